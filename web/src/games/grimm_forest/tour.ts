/** What a first game is told on the way: each step once, when it fits. */
import type { TourStep } from '../board';
import type { Question, View } from './types';

const asked =
  (...kinds: string[]) =>
  (_: View, decision: Question | null) =>
    decision !== null && kinds.includes(decision.kind);

export const tour: TourStep<View, Question>[] = [
  { when: ({ round }) => round === 1, words: 'page-grimm_forest-tour-goal', target: '.grimm .plots.mine' },
  { when: asked('commit'), words: 'page-grimm_forest-tour-gather', target: '.grimm .middle > .forest', waits: true },
  { when: asked('fable'), words: 'page-grimm_forest-tour-fable', target: '.grimm .own > .hand', waits: true },
  { when: ({ phase }) => phase === 'build', words: 'page-grimm_forest-tour-story', target: '.grimm .top' },
  {
    when: ({ players }, decision) =>
      decision?.kind === 'menu' && Object.values(players[decision.seat]?.store ?? {}).some((count) => count >= 2),
    words: 'page-grimm_forest-tour-floor',
    target: '.grimm .middle > .supply',
  },
  { when: asked('menu'), words: 'page-grimm_forest-tour-build', target: '.grimm .middle > .supply', waits: true },
  {
    when: (_, decision) => decision?.kind === 'menu' && decision.args.count === 1,
    words: 'page-grimm_forest-tour-second',
    target: '.grimm .middle > .supply',
    waits: true,
  },
  { when: ({ round }) => round > 1, words: 'page-grimm_forest-tour-round', target: '.grimm .top' },
  { when: asked('offer'), words: 'page-grimm_forest-tour-friend', target: '.grimm .tray', waits: true },
];
