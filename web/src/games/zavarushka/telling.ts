/** How the story of the kingdom is told: every answer that changes it has an update, and so a picture, of its own. */
import type { TellingRules } from '../../lib/beats';
import type { StoryEvent, View } from './types';

export const telling: TellingRules<View, StoryEvent> = {
  turn: ({ kind }) => kind === 'placed' || kind === 'skipped',
  quiet: ['begins', 'passed'],
  causes: { swapped: 'witch', rearranged: 'fairy', moved: 'wizard' },
};
