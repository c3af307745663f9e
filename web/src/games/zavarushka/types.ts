/** The types of what the server shows of this game, from its schema: `taletable/games/zavarushka/types.py`. */
import type { QuestionOf, Schemas } from '../../lib/types';

export type View = Schemas['ZavarushkaView'];
export type Question = QuestionOf<Schemas['ZavarushkaQuestion']>;
export type StoryEvent = Schemas['ZavarushkaEvent'];
export type Tile = Schemas['ZavarushkaTile'];
export type Laid = Schemas['ZavarushkaLaid'];
export type Gain = Schemas['ZavarushkaGain'];
export type CardName = Laid['card'];
export type Terrain = Tile['terrain'];
