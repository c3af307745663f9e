/** How the story of the forest is told: what all do at one moment together, and the rest one player at a time. */
import type { TellingRules } from '../../lib/beats';
import { printed } from './cards';
import { copyOf, stepsOf } from './story';
import type { StoryEvent, View } from './types';

export const telling: TellingRules<View, StoryEvent> = {
  chapters: ['round'],
  quiet: ['due', 'drew', 'drawn', 'drew-by', 'slipped-seen', 'reshuffled', 'idle', 'looked', 'swapped'],
  together: [['played'], ['turned'], ['went'], ['gathered']],
  pictures: (before, beats, goal, facts) => {
    const sheet = printed(facts, false);
    const steps = stepsOf(beats.flat(), goal, (card) => sheet.get(card)?.sort);
    const told = new Set<StoryEvent>();
    let view = before;
    return beats.map((events) => {
      for (const event of events) told.add(event);
      view = copyOf(view);
      while (steps[0]?.told.every((event) => told.has(event))) steps.shift()?.apply(view);
      return view;
    });
  },
};
