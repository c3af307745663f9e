/** What the server tells of hints, reviews and what-if, with reasons and questions as the page words them. */
import type { Message, Question, ReplayStep, Schemas } from '../lib/types';

export type Answer = Omit<Schemas['Answer'], 'reasons'> & { reasons: Message[] };
export type Hinted = Omit<Schemas['Hinted'], 'answers'> & { answers: Answer[] };
export type Judgment = Omit<Schemas['Judgment'], 'answers'> & { answers: Answer[] };
export type Moment = Omit<Schemas['Moment'], 'judgment'> & { judgment: Judgment | null };
export type TurningPoint = Schemas['TurningPoint'];
export type Summary = Schemas['Summary'];
export type Review = Omit<Schemas['Review'], 'moments'> & { moments: Moment[] };
export type ReviewStatus = Omit<Schemas['ReviewStatus'], 'review' | 'questions'> & {
  review: Review | null;
  /** What each moment's answer was given to. */
  questions: Question[];
};
/** A review that is there. */
export type Reviewed = ReviewStatus & { review: Review };
export type Line = Omit<Schemas['Line'], 'steps'> & { steps: ReplayStep[] };
export type Ending = Schemas['Ending'];
export type Endings = Schemas['Endings'];
export type EndingsStatus = Schemas['EndingsStatus'];
