/** The types of what the server shows of this game, from its schema: `taletable/games/pebbles/types.py`. */
import type { QuestionOf, Schemas } from '../../lib/types';

export type View = Schemas['PebblesView'];
export type Question = QuestionOf<Schemas['PebblesQuestion']>;
export type StoryEvent = Schemas['PebblesEvent'];
