/** How the story of the forest is told: what all do at one moment together, and the rest one player at a time. */
import type { TellingRules } from '../../lib/beats';
import { change } from './changes';
import { copyOf } from './story';
import type { StoryEvent, View } from './types';

export const telling: TellingRules<View, StoryEvent> = {
  chapters: ['round'],
  quiet: ['due', 'drew', 'drawn', 'drew-by', 'slipped-seen', 'reshuffled', 'idle', 'looked', 'swapped', 'tidied'],
  together: [['played'], ['turned'], ['went'], ['gathered']],
  pictures: (before, beats) => {
    let view = before;
    return beats.map((events) => {
      view = copyOf(view);
      for (const event of events) change(view, event);
      return view;
    });
  },
};
