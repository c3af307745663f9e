/** The types of what the server shows of this game, from its schema: `taletable/games/dark_tales/types.py`. */
import type { QuestionOf, Schemas } from '../../lib/types';

export type View = Schemas['DarkTalesView'];
export type Question = QuestionOf<Schemas['DarkTalesQuestion']>;
export type StoryEvent = Schemas['DarkTalesEvent'];
export type Items = Schemas['DarkTalesItems'];
export type Item = keyof Items;
export type Time = View['time'];
export type Face = Schemas['DarkTalesFace'];
export type Token = Schemas['DarkTalesToken'];
export type Couple = Schemas['DarkTalesCouple'];
export type Player = Schemas['DarkTalesPlayer'];
export type CardRow = Schemas['DarkTalesCardRow'];
