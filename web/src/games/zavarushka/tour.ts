/** The steps of a first game: each is told once, when its moment has come. */
import type { TourStep } from '../board';
import { TURNS, turnsOf } from './counts';
import type { Question, View } from './types';

const POWERS = ['witch-one', 'fairy-next', 'wizard-from'];

export const tour: TourStep<View, Question>[] = [
  { when: () => true, words: 'page-zavarushka-tour-land', target: '.zavarushka .land' },
  { when: (view) => view.hand !== null, words: 'page-zavarushka-tour-hand', target: '.zavarushka .hand' },
  { when: (_, decision) => decision?.kind === 'card', words: 'page-zavarushka-tour-card', target: '.zavarushka .hand' },
  { when: (_, decision) => decision?.kind === 'tile', words: 'page-zavarushka-tour-tile', target: '.zavarushka .land' },
  { when: (view) => view.turns >= view.hands.length, words: 'page-zavarushka-tour-pad', target: '.zavarushka .pad' },
  {
    when: (view) => view.tiles.some((tile) => tile.cards.some((one) => one.blocked)),
    words: 'page-zavarushka-tour-asleep',
    target: '.zavarushka .land',
  },
  {
    when: (_, decision) => decision !== null && POWERS.includes(decision.kind),
    words: 'page-zavarushka-tour-power',
    target: '.zavarushka .land',
  },
  {
    when: (view, decision) => decision?.kind === 'card' && turnsOf(view, decision.seat) === TURNS - 1,
    words: 'page-zavarushka-tour-last',
    target: '.zavarushka .hand',
  },
];
