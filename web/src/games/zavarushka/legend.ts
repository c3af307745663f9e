import Anybody from '~icons/game-icons/character';
import Asleep from '~icons/game-icons/night-sleep';
import Move from '~icons/game-icons/move';
import Shuffle from '~icons/game-icons/cycle';
import Swap from '~icons/game-icons/card-exchange';
import type { Sign } from '../legend';
import { GROUND, MAGIC, ORDINARY, SIGNS } from './cards';

const said = (id: string) => (words: Parameters<Sign['means']>[0]) => words.text(`page-zavarushka-sign-${id}`);

export const legend: Sign[] = [
  { sign: '1', round: 'frame', means: said('here') },
  { sign: '1', round: 'ring', means: said('near') },
  { sign: '3', round: 'coin', means: said('coin') },
  { sign: Asleep, round: 'moon', means: said('asleep') },
  ...(Object.keys(GROUND) as (keyof typeof GROUND)[]).map((terrain) => ({
    sign: GROUND[terrain],
    means: (words: Parameters<Sign['means']>[0]) => words.named('terrain', terrain),
  })),
  ...[...ORDINARY, ...MAGIC].map((card) => ({
    sign: SIGNS[card],
    means: (words: Parameters<Sign['means']>[0]) => words.card(card),
  })),
  { sign: Anybody, means: said('anybody') },
  { sign: Swap, means: said('swap') },
  { sign: Move, means: said('move') },
  { sign: Shuffle, means: said('shuffle') },
];
