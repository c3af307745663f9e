/** The types of what the server shows of this game, from its schema: `taletable/games/fairy_tale/types.py`. */
import type { QuestionOf, Schemas } from '../../lib/types';
import type { BoardProps } from '../board';

export type View = Schemas['FairyTaleView'];
export type Question = QuestionOf<Schemas['FairyTaleQuestion']>;
export type StoryEvent = Schemas['FairyTaleEvent'];
export type Props = BoardProps<View, Question, StoryEvent>;
export type Laid = Schemas['FairyTaleLaid'];
export type Progress = Schemas['FairyTaleProgress'];
export type IfPlayed = Schemas['FairyTaleIfPlayed'];
export type CardRow = Schemas['FairyTaleCardRow'];
export type Printed = Schemas['FairyTalePrinted'];
export type Need = Schemas['FairyTaleNeed'];
export type Effect = Schemas['FairyTaleEffect'];
export type Faction = Printed['faction'];
