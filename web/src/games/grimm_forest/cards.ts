/** How a card is drawn where its picture is too large: as a sign; and the sign of its sort. */
import type { Component } from 'svelte';
import type { CardFacts } from '../board';
import type { CardRow, Sort } from './types';
import Basket from '~icons/game-icons/basket';
import BeanStalk from '~icons/game-icons/beanstalk';
import BearHead from '~icons/game-icons/bear-head';
import Biceps from '~icons/game-icons/biceps';
import Boots from '~icons/game-icons/boots';
import ButterflyFlower from '~icons/game-icons/butterfly-flower';
import CandyCanes from '~icons/game-icons/candy-canes';
import Caravan from '~icons/game-icons/caravan';
import Castle from '~icons/game-icons/castle';
import Cat from '~icons/game-icons/cat';
import CaveEntrance from '~icons/game-icons/cave-entrance';
import Coins from '~icons/game-icons/coins';
import Cowled from '~icons/game-icons/cowled';
import Crossbow from '~icons/game-icons/crossbow';
import CrownCoin from '~icons/game-icons/crown-coin';
import CrystalBall from '~icons/game-icons/crystal-ball';
import DragonHead from '~icons/game-icons/dragon-head';
import DwarfFace from '~icons/game-icons/dwarf-face';
import ElfHelmet from '~icons/game-icons/elf-helmet';
import EvilMoon from '~icons/game-icons/evil-moon';
import Fairy from '~icons/game-icons/fairy';
import FairyWand from '~icons/game-icons/fairy-wand';
import FamilyHouse from '~icons/game-icons/family-house';
import Fangs from '~icons/game-icons/fangs';
import Farmer from '~icons/game-icons/farmer';
import Flute from '~icons/game-icons/flute';
import FrogPrince from '~icons/game-icons/frog-prince';
import Ghost from '~icons/game-icons/ghost';
import Giant from '~icons/game-icons/giant';
import Gingerbread from '~icons/game-icons/gingerbread-man';
import Goose from '~icons/game-icons/goose';
import HandSaw from '~icons/game-icons/hand-saw';
import HighHeel from '~icons/game-icons/high-heel';
import Hourglass from '~icons/game-icons/sands-of-time';
import LinkedRings from '~icons/game-icons/linked-rings';
import Lion from '~icons/game-icons/lion';
import LockedChest from '~icons/game-icons/locked-chest';
import MagicLamp from '~icons/game-icons/magic-lamp';
import Mermaid from '~icons/game-icons/mermaid';
import MirrorMirror from '~icons/game-icons/mirror-mirror';
import MusicalNotes from '~icons/game-icons/musical-notes';
import Marker from '~icons/game-icons/position-marker';
import Present from '~icons/game-icons/present';
import Puppet from '~icons/game-icons/puppet';
import RobinHoodHat from '~icons/game-icons/robin-hood-hat';
import RollingDices from '~icons/game-icons/rolling-dices';
import Rose from '~icons/game-icons/rose';
import SeatedMouse from '~icons/game-icons/seated-mouse';
import ShinyApple from '~icons/game-icons/shiny-apple';
import ShakingHands from '~icons/game-icons/shaking-hands';
import Sickle from '~icons/game-icons/sickle';
import SpinningWheel from '~icons/game-icons/spinning-wheel';
import Spy from '~icons/game-icons/spy';
import ThirdEye from '~icons/game-icons/third-eye';
import Troll from '~icons/game-icons/troll';
import Well from '~icons/game-icons/well';
import WhiteTower from '~icons/game-icons/white-tower';
import WolfHead from '~icons/game-icons/wolf-head';
import WolfHowl from '~icons/game-icons/wolf-howl';
import WoodAxe from '~icons/game-icons/wood-axe';

export const PICTURES: Record<string, Component> = {
  'friendly-game': RollingDices,
  'big-bad-wolf': WolfHowl,
  'bridge-troll': Troll,
  'chinny-chin-chin': Cat,
  'consult-the-oracle': ThirdEye,
  'crystal-ball': CrystalBall,
  'curse-of-darkness': EvilMoon,
  'cutting-corners': HandSaw,
  dragon: DragonHead,
  'faerie-feast': Fairy,
  'ghostly-whispers': Ghost,
  giant: Giant,
  'grandmas-house': FamilyHouse,
  'harvest-moon': Sickle,
  'hidden-stash': LockedChest,
  'hired-help': Farmer,
  'little-helpers': ElfHelmet,
  'lonely-castle': Castle,
  'magic-flute': Flute,
  'mysterious-stranger': Cowled,
  'night-of-revelry': MusicalNotes,
  'powerful-friends': Biceps,
  roar: Lion,
  'royal-wedding': LinkedRings,
  'search-the-past': Hourglass,
  'share-the-wealth': Coins,
  'spy-network': Spy,
  taxation: CrownCoin,
  'thoughtful-gift': Present,
  'wandering-merchant': Caravan,
  'wishing-well': Well,
  wolf: WolfHead,
  aladdin: MagicLamp,
  'ali-baba': CaveEntrance,
  cinderella: HighHeel,
  'evil-queen': MirrorMirror,
  'fairy-godmother': FairyWand,
  'frog-prince': FrogPrince,
  'gingerbread-man': Gingerbread,
  'golden-goose': Goose,
  goldilocks: BearHead,
  'hansel-and-gretel': CandyCanes,
  huntsman: Crossbow,
  'jack-the-giant-slayer': BeanStalk,
  'little-mermaid': Mermaid,
  pinocchio: Puppet,
  'puss-in-boots': Boots,
  rapunzel: WhiteTower,
  'red-riding-hood': Basket,
  'robin-hood': RobinHoodHat,
  rumpelstiltskin: SpinningWheel,
  'seven-dwarves': DwarfFace,
  'sleeping-beauty': Rose,
  'snow-white': ShinyApple,
  thumbelina: ButterflyFlower,
  'tom-thumb': SeatedMouse,
  woodcutter: WoodAxe,
};

/** Plain fables have none. */
export const SORTS: Partial<Record<Sort, Component>> = {
  monster: Fangs,
  unique: Marker,
  'next-round': Hourglass,
  friend: ShakingHands,
};

/** What the card sheet says of a card. */
export interface Printed {
  sort: Sort;
  copies: number;
}

/** The cards of a table by name; those left out of a basic game have no copies. */
export function printed(facts: CardFacts, basic: boolean): Map<string, Printed> {
  const found = new Map<string, Printed>();
  for (const { id, copies, printed } of facts.sheet as CardRow[])
    found.set(id, { sort: printed.sort, copies: basic && printed.advanced ? 0 : copies });
  return found;
}
