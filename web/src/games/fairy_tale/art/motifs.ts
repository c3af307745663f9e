/** One picture for every card, by its id. The page shows the files in `cards/`, which a test draws from here. */
import * as dragon from './dragonvale';
import * as realm from './empire';
import * as wood from './fairywood';
import { picture } from './pen';
import * as night from './shadow';
import { TALES } from './tales';

export const motifs: Record<string, () => string> = {
  'children-of-the-dragon': dragon.children,
  'sky-dance-dragon': dragon.skyDance,
  'bronze-dragon': dragon.bronze,
  'silver-dragon': dragon.silver,
  'dragons-lair': dragon.lair,
  'gold-dragon': dragon.gold,
  'mischievous-fairy': wood.mischievousFairy,
  bard: wood.bard,
  'dwarven-warrior': wood.dwarf,
  'elf-maid': wood.elf,
  'toadstool-ring': wood.toadstoolRing,
  'fairy-queen': wood.queen,
  homesteaders: realm.homesteaders,
  'knight-of-the-round-table': realm.knight,
  lady: realm.lady,
  'court-mage': realm.mage,
  'royal-keep': realm.keep,
  emperor: realm.emperor,
  demon: night.demon,
  vampire: night.vampire,
  werewolf: night.werewolf,
  'black-castle': night.blackCastle,
  trickster: night.trickster,
  ...Object.fromEntries(
    Object.entries(TALES).flatMap(([whose, chapters]) => chapters.map((draw, at) => [`${whose}-tale-${at + 1}`, draw])),
  ),
};

/** The file of a card. */
export function drawn(card: string): string {
  return picture(motifs[card] ?? (() => ''));
}
