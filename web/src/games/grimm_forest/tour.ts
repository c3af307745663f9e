/** What a first game is told on the way: each step once, when it fits. */
import type { TourStep } from '../board';
import type { Question, View } from './types';

export const tour: TourStep<View, Question>[] = [
  { when: ({ round }) => round === 1, words: 'page-grimm_forest-tour-goal' },
  {
    when: (_, decision) => decision?.kind === 'commit',
    words: 'page-grimm_forest-tour-gather',
    target: '.grimm .forest',
  },
  { when: (_, decision) => decision?.kind === 'fable', words: 'page-grimm_forest-tour-fable', target: '.grimm .hand' },
  { when: ({ phase }) => phase === 'build', words: 'page-grimm_forest-tour-story', target: '.grimm .top' },
  { when: (_, decision) => decision?.kind === 'menu', words: 'page-grimm_forest-tour-build', target: '.grimm .middle' },
  {
    when: ({ players }, decision) =>
      decision?.kind === 'menu' && Object.values(players[decision.seat]?.store ?? {}).some((count) => count >= 2),
    words: 'page-grimm_forest-tour-floor',
    target: '.grimm .supply',
  },
  { when: (_, decision) => decision?.kind === 'offer', words: 'page-grimm_forest-tour-friend', target: '.grimm .tray' },
];
