/** The steps of a first game: each is told once, when its moment has come. */
import type { TourStep } from '../board';
import { TURNS, turnsOf } from './counts';
import type { Question, View } from './types';

const POWERS = ['witch-one', 'fairy-next', 'wizard-from'];

const asked =
  (...kinds: string[]) =>
  (_: View, decision: Question | null) =>
    decision !== null && kinds.includes(decision.kind);

export const tour: TourStep<View, Question>[] = [
  { when: asked('card'), words: 'page-zavarushka-tour-land', target: '.zavarushka .tile' },
  { when: asked('card'), words: 'page-zavarushka-tour-hand', target: '.zavarushka .hand' },
  { when: asked('card'), words: 'page-zavarushka-tour-card', target: '.zavarushka .hand' },
  { when: asked('card'), words: 'page-zavarushka-tour-play', target: '.zavarushka .hand', waits: true },
  { when: asked('tile'), words: 'page-zavarushka-tour-tile', target: '.zavarushka .tile.lit', waits: true },
  { when: asked(...POWERS), words: 'page-zavarushka-tour-power', target: '.zavarushka .tile', waits: true },
  {
    when: (view, decision) => decision !== null && turnsOf(view, decision.seat) > 0 && decision.kind === 'card',
    words: 'page-zavarushka-tour-pad',
    target: '.zavarushka .pad',
  },
  {
    when: (view) => view.tiles.some((tile) => tile.cards.some((one) => one.blocked)),
    words: 'page-zavarushka-tour-asleep',
    target: '.zavarushka .sleeper',
  },
  {
    when: (view, decision) => decision?.kind === 'card' && turnsOf(view, decision.seat) === TURNS - 1,
    words: 'page-zavarushka-tour-last',
    target: '.zavarushka .hand',
  },
];
