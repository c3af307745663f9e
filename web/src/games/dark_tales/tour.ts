/** A first game, told step by step: each is said once, when it has come to that. */
import type { TourStep } from '../board';
import type { Question, View } from './types';

const asked =
  (...kinds: string[]) =>
  (_: View, decision: Question | null) =>
    decision !== null && kinds.includes(decision.kind);

export const tour: TourStep<View, Question>[] = [
  { when: asked('card', 'use'), words: 'page-dark_tales-tour-hand', target: '.hand' },
  { when: asked('card', 'use'), words: 'page-dark_tales-tour-card', target: '.hand .face' },
  { when: asked('card', 'use'), words: 'page-dark_tales-tour-time', target: '.middle' },
  { when: asked('use'), words: 'page-dark_tales-tour-deal', target: '.setting.deals' },
  { when: asked('card', 'use'), words: 'page-dark_tales-tour-play', target: '.hand', waits: true },
  {
    when: (view) => view.turns >= view.players.length,
    words: 'page-dark_tales-tour-end',
    target: '.setting:not(.deals)',
  },
  { when: asked('target'), words: 'page-dark_tales-tour-target', target: '.tale', waits: true },
  { when: (view) => (view.pacts?.length ?? 0) > 0, words: 'page-dark_tales-tour-pacts', target: '.own .line' },
  { when: asked('token'), words: 'page-dark_tales-tour-tokens', target: '.market .stack' },
  { when: (view) => (view.ball?.length ?? 0) > 0, words: 'page-dark_tales-tour-ball', target: '.market .palace' },
];
