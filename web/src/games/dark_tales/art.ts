/// <reference types="unplugin-icons/types/svelte" />
/** The small signs of the game: an icon for a card where there is no room for its motif, and for what has none. */
import type { Component } from 'svelte';
import Breastplate from '~icons/game-icons/breastplate';
import Broadsword from '~icons/game-icons/broadsword';
import Caravan from '~icons/game-icons/old-wagon';
import Castle from '~icons/game-icons/castle';
import Cave from '~icons/game-icons/cave-entrance';
import Clock from '~icons/game-icons/clock-tower';
import Coins from '~icons/game-icons/two-coins';
import Coral from '~icons/game-icons/coral';
import Crown from '~icons/game-icons/jewel-crown';
import CrystalBall from '~icons/game-icons/crystal-ball';
import Dove from '~icons/game-icons/dove';
import Dragon from '~icons/game-icons/dragon-head';
import Dress from '~icons/game-icons/ample-dress';
import EvilHand from '~icons/game-icons/evil-hand';
import Fairy from '~icons/game-icons/fairy';
import FairyWand from '~icons/game-icons/fairy-wand';
import Fan from '~icons/game-icons/handheld-fan';
import Forest from '~icons/game-icons/forest';
import HighHeel from '~icons/game-icons/high-heel';
import Hooded from '~icons/game-icons/hooded-figure';
import Horse from '~icons/game-icons/horse-head';
import Knight from '~icons/game-icons/mounted-knight';
import Masks from '~icons/game-icons/drama-masks';
import Mermaid from '~icons/game-icons/mermaid';
import Moon from '~icons/game-icons/moon';
import Mouse from '~icons/game-icons/seated-mouse';
import Necklace from '~icons/game-icons/gem-necklace';
import Notes from '~icons/game-icons/musical-notes';
import Octopus from '~icons/game-icons/octopus';
import Ogre from '~icons/game-icons/ogre';
import OldKing from '~icons/game-icons/old-king';
import Overlord from '~icons/game-icons/overlord-helm';
import Palace from '~icons/game-icons/elven-castle';
import Pumpkin from '~icons/game-icons/pumpkin';
import QueenCrown from '~icons/game-icons/queen-crown';
import Sage from '~icons/game-icons/monk-face';
import Scroll from '~icons/game-icons/scroll-quill';
import Seal from '~icons/game-icons/wax-seal';
import Serpent from '~icons/game-icons/sea-serpent';
import Ship from '~icons/game-icons/ship-wheel';
import Shipwreck from '~icons/game-icons/ship-wreck';
import Skull from '~icons/game-icons/horned-skull';
import Spell from '~icons/game-icons/magic-swirl';
import Stairs from '~icons/game-icons/stairs';
import Star from '~icons/game-icons/star-swirl';
import Sun from '~icons/game-icons/sun';
import TopHat from '~icons/game-icons/top-hat';
import Tower from '~icons/game-icons/stone-tower';
import Trade from '~icons/game-icons/swap-bag';
import Tree from '~icons/game-icons/willow-tree';
import Trident from '~icons/game-icons/trident';
import Shells from '~icons/game-icons/triple-shells';
import Vampire from '~icons/game-icons/vampire-dracula';
import Witch from '~icons/game-icons/witch-face';
import WizardFace from '~icons/game-icons/wizard-face';
import Elf from '~icons/game-icons/woman-elf-face';

export type Picture = Component<{ 'aria-hidden'?: 'true'; class?: string }>;

/** A picture, and the hue of the light it stands in. */
interface Art {
  picture: Picture;
  hue: number;
}

const CARDS: Record<string, [Picture, number]> = {
  night: [Moon, 245],
  day: [Sun, 42],
  enchantment: [Spell, 285],
  'cursed-castle': [Castle, 265],
  'enchanted-forest': [Forest, 150],
  'hidden-cave': [Cave, 32],
  dragon: [Dragon, 8],
  ogre: [Ogre, 85],
  'dark-lord': [Overlord, 275],
  'creature-of-the-night': [Vampire, 340],
  'old-sage': [Sage, 200],
  king: [OldKing, 45],
  'young-hero': [Knight, 210],
  merchant: [Trade, 30],
  wizard: [WizardFace, 250],
  princess: [QueenCrown, 330],
  witch: [Witch, 110],
  fairy: [Fairy, 175],
  gypsy: [CrystalBall, 290],
  'secret-helper': [Hooded, 225],
  'little-mermaid': [Mermaid, 172],
  'mermaid-prince': [Ship, 205],
  'sea-witch': [Octopus, 295],
  shipwreck: [Shipwreck, 215],
  'sea-king': [Trident, 190],
  'mermaid-sisters': [Shells, 320],
  'sea-monster': [Serpent, 160],
  'coral-palace': [Coral, 12],
  cinderella: [Elf, 205],
  'cinderella-prince': [Crown, 48],
  stepmother: [Fan, 300],
  stepsisters: [Masks, 345],
  'rich-man': [TopHat, 35],
  midnight: [Clock, 240],
  'hazel-tree': [Tree, 110],
  'palace-stairs': [Stairs, 50],
};

export const PICTURES: Record<string, Picture> = {
  pumpkin: Pumpkin,
  coach: Caravan,
  mouse: Mouse,
  horse: Horse,
  bird: Dove,
  jewels: Necklace,
  dress: Dress,
  slipper: HighHeel,
};

export const ITEM_PICTURES: Record<string, Picture> = {
  coin: Coins,
  sword: Broadsword,
  armour: Breastplate,
  wand: FairyWand,
};

export const KIND_PICTURES: Record<string, Picture> = {
  man: Knight,
  woman: QueenCrown,
  villain: Skull,
  place: Tower,
  event: Star,
};

export { EvilHand as Back, Notes, Palace, Scroll, Seal as PactSeal, Moon, Sun, Crown };

/** A card of somebody's own box is shown too, if without a picture of its own. */
export function artOf(card: string): Art {
  const [picture, hue] = CARDS[card] ?? [Star, 220];
  return { picture, hue };
}
