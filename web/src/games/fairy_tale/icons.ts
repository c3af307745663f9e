/** The drawings on the cards: one for every name, faction, kind and effect. */
import type { Component } from 'svelte';
import type { SVGAttributes } from 'svelte/elements';
import Axe from '~icons/game-icons/battle-axe';
import Cave from '~icons/game-icons/cave-entrance';
import Castle from '~icons/game-icons/castle';
import Demon from '~icons/game-icons/daemon-skull';
import Dragons from '~icons/game-icons/dragon-head';
import Dwelling from '~icons/game-icons/village';
import ElderDragon from '~icons/game-icons/wyvern';
import Elf from '~icons/game-icons/woman-elf-face';
import Emperor from '~icons/game-icons/imperial-crown';
import Fairy from '~icons/game-icons/fairy';
import Farmer from '~icons/game-icons/farmer';
import Forest from '~icons/game-icons/oak-leaf';
import Helm from '~icons/game-icons/visored-helm';
import Hunt from '~icons/game-icons/bow-arrow';
import Jester from '~icons/game-icons/jester-hat';
import Knights from '~icons/game-icons/checked-shield';
import Lyre from '~icons/game-icons/lyre';
import Mage from '~icons/game-icons/wizard-face';
import Mushroom from '~icons/game-icons/super-mushroom';
import Notes from '~icons/game-icons/musical-notes';
import Pearl from '~icons/game-icons/oyster-pearl';
import Person from '~icons/game-icons/person';
import Queen from '~icons/game-icons/queen-crown';
import Rose from '~icons/game-icons/rose';
import Scroll from '~icons/game-icons/scroll-unfurled';
import SeaDragon from '~icons/game-icons/sea-dragon';
import Shadow from '~icons/game-icons/moon';
import SnakeEgg from '~icons/game-icons/snake-egg';
import SpikedDragon from '~icons/game-icons/spiked-dragon-head';
import Tower from '~icons/game-icons/evil-tower';
import Vampire from '~icons/game-icons/vampire-dracula';
import Werewolf from '~icons/game-icons/werewolf';
import Any from '~icons/game-icons/card-random';

export type Drawing = Component<SVGAttributes<SVGSVGElement>>;

const cards: Record<string, Drawing> = {
  dragonling: SnakeEgg,
  'cloud-dragon': SeaDragon,
  'copper-dragon': SpikedDragon,
  'pearl-dragon': Pearl,
  'dragon-cave': Cave,
  'elder-dragon': ElderDragon,
  sprite: Fairy,
  minstrel: Lyre,
  'axe-dwarf': Axe,
  'elf-maid': Elf,
  'toadstool-ring': Mushroom,
  'forest-queen': Queen,
  settler: Farmer,
  knight: Helm,
  lady: Rose,
  'court-mage': Mage,
  'royal-keep': Castle,
  emperor: Emperor,
  demon: Demon,
  vampire: Vampire,
  werewolf: Werewolf,
  'black-castle': Tower,
  trickster: Jester,
};

const categories: Record<string, Drawing> = {
  dragons: Dragons,
  forest: Forest,
  knights: Knights,
  shadow: Shadow,
  character: Person,
  place: Dwelling,
  tale: Notes,
  any: Any,
};

/** The drawing of a card; songs are scrolls. */
export function drawing(card: string): Drawing {
  return cards[card] ?? Scroll;
}

/** The number on a song's scroll, as its name has it. */
export function verse(card: string): number {
  return cards[card] ? 0 : Number(card.slice(-1));
}

export function sign(category: string): Drawing {
  return categories[category] ?? Any;
}

export { Hunt };
