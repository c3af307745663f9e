/** The types of what the server shows of this game, from its schema: `taletable/games/grimm_forest/types.py`. */
import type { QuestionOf, Schemas } from '../../lib/types';

export type View = Schemas['GrimmForestView'];
export type Question = QuestionOf<Schemas['GrimmForestQuestion']>;
export type StoryEvent = Schemas['GrimmForestEvent'];
export type PlaceView = Schemas['GrimmForestLocationView'];
export type PlayerView = Schemas['GrimmForestPlayerView'];
export type House = Schemas['GrimmForestHouse'];
export type Amounts = Schemas['GrimmForestAmounts'];
export type Resource = keyof Amounts;
export type Location = PlaceView['location'];
export type Phase = View['phase'];
export type CardRow = Schemas['GrimmForestCardRow'];
export type Sort = CardRow['printed']['sort'];
