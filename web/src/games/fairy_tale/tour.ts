/** What a newcomer is told in the first game, step by step. */
import type { TourStep } from '../board';
import type { Question, View } from './types';

export const tour: TourStep<View, Question>[] = [
  { when: (_, decision) => decision?.kind === 'pick', words: 'page-fairy_tale-tour-pick', target: '.tale .pack' },
  { when: (view) => view.phase === 'draft', words: 'page-fairy_tale-tour-way', target: '.tale .way' },
  { when: (_, decision) => decision?.kind === 'pick', words: 'page-fairy_tale-tour-partners', target: '.tale .pack' },
  { when: (view) => (view.hand ?? []).length > 0, words: 'page-fairy_tale-tour-hand', target: '.tale .kept' },
  { when: (_, decision) => decision?.kind === 'lay', words: 'page-fairy_tale-tour-lay', target: '.tale .kept' },
  { when: (view) => view.rows.some((row) => row.length > 0), words: 'page-fairy_tale-tour-row', target: '.tale .own' },
  {
    when: (_, decision) => decision?.kind === 'choose-open' || decision?.kind === 'choose-close',
    words: 'page-fairy_tale-tour-turn',
    target: '.tale .own',
  },
  { when: (_, decision) => decision?.kind === 'naming', words: 'page-fairy_tale-tour-name', target: '.tale .names' },
];
