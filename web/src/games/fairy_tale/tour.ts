/** What a newcomer is told in the first game, step by step. */
import type { TourStep } from '../board';
import type { Question, View } from './types';

const asked =
  (...kinds: string[]) =>
  (_: View, decision: Question | null) =>
    decision !== null && kinds.includes(decision.kind);

const kept = (view: View) => (view.hand ?? []).length > 0;

export const tour: TourStep<View, Question>[] = [
  { when: asked('pick'), words: 'page-fairy_tale-tour-partners', target: '.tale .pack .pick' },
  { when: asked('pick'), words: 'page-fairy_tale-tour-pick', target: '.tale .pack', waits: true },
  { when: (view) => view.phase === 'draft' && kept(view), words: 'page-fairy_tale-tour-way', target: '.tale .way' },
  { when: kept, words: 'page-fairy_tale-tour-hand', target: '.tale .kept' },
  { when: asked('lay'), words: 'page-fairy_tale-tour-lay', target: '.tale .kept', waits: true },
  { when: (view) => view.rows.some((row) => row.length > 0), words: 'page-fairy_tale-tour-row', target: '.tale .own' },
  { when: (view) => view.draft > 1, words: 'page-fairy_tale-tour-whole', target: '.tale .course' },
  {
    when: asked('choose-open', 'choose-close'),
    words: 'page-fairy_tale-tour-turn',
    target: '.tale .own',
    waits: true,
  },
  { when: asked('naming'), words: 'page-fairy_tale-tour-name', target: '.tale .names', waits: true },
];
