/** The small signs: one for every name, faction, kind and effect. */
import type { Component } from 'svelte';
import type { SVGAttributes } from 'svelte/elements';
import Axe from '~icons/game-icons/battle-axe';
import Cave from '~icons/game-icons/cave-entrance';
import Book from '~icons/game-icons/open-book';
import Castle from '~icons/game-icons/castle';
import Demon from '~icons/game-icons/daemon-skull';
import Dragonvale from '~icons/game-icons/dragon-head';
import Dwelling from '~icons/game-icons/village';
import GoldDragon from '~icons/game-icons/wyvern';
import Elf from '~icons/game-icons/woman-elf-face';
import Emperor from '~icons/game-icons/imperial-crown';
import Fairy from '~icons/game-icons/fairy';
import Farmer from '~icons/game-icons/farmer';
import Fairywood from '~icons/game-icons/oak-leaf';
import Helm from '~icons/game-icons/visored-helm';
import Hunt from '~icons/game-icons/bow-arrow';
import Jester from '~icons/game-icons/jester-hat';
import HolyEmpire from '~icons/game-icons/checked-shield';
import Lyre from '~icons/game-icons/lyre';
import Mage from '~icons/game-icons/wizard-face';
import Mushroom from '~icons/game-icons/super-mushroom';
import Person from '~icons/game-icons/person';
import Queen from '~icons/game-icons/queen-crown';
import Rose from '~icons/game-icons/rose';
import Scroll from '~icons/game-icons/scroll-unfurled';
import SeaDragon from '~icons/game-icons/sea-dragon';
import SilverDragon from '~icons/game-icons/dragon-spiral';
import Shadow from '~icons/game-icons/moon';
import SnakeEgg from '~icons/game-icons/snake-egg';
import SpikedDragon from '~icons/game-icons/spiked-dragon-head';
import Tower from '~icons/game-icons/evil-tower';
import Vampire from '~icons/game-icons/vampire-dracula';
import Werewolf from '~icons/game-icons/werewolf';
import Any from '~icons/game-icons/card-random';

export type Drawing = Component<SVGAttributes<SVGSVGElement>>;

const cards: Record<string, Drawing> = {
  'children-of-the-dragon': SnakeEgg,
  'sky-dance-dragon': SeaDragon,
  'bronze-dragon': SpikedDragon,
  'silver-dragon': SilverDragon,
  'dragons-lair': Cave,
  'gold-dragon': GoldDragon,
  'mischievous-fairy': Fairy,
  bard: Lyre,
  'dwarven-warrior': Axe,
  'elf-maid': Elf,
  'toadstool-ring': Mushroom,
  'fairy-queen': Queen,
  homesteaders: Farmer,
  'knight-of-the-round-table': Helm,
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
  dragonvale: Dragonvale,
  fairywood: Fairywood,
  'holy-empire': HolyEmpire,
  shadow: Shadow,
  character: Person,
  place: Dwelling,
  tale: Book,
  any: Any,
};

/** The sign of a card; tales are scrolls. */
export function drawing(card: string): Drawing {
  return cards[card] ?? Scroll;
}

export function sign(category: string): Drawing {
  return categories[category] ?? Any;
}

export { Hunt };
