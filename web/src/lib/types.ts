/** The types of what the server sends, under the names they have in its schema (`npm run types` generates `schema.d.ts`). */
import type { components } from '../schema';

export type Schemas = components['schemas'];

export type Me = Schemas['Me'];
export type GameFact = Schemas['GameFact'];
export type OptionFact = Schemas['OptionFact'];
export type OptionValue = OptionFact['default'];
export type CardFacts = Schemas['CardFacts'];
export type ChatMessage = Schemas['ChatMessage'];
/** Somebody who is heard at a table: where they sit, or the version of something they said from beside it. */
export type Whom = { seat: number } | { version: number };
export type Sitting = Schemas['Sitting'];
export type RoomState = Schemas['RoomState'];
export type StandingInfo = Schemas['StandingInfo'];
/** A question of any game; `QuestionOf` has the kinds and arguments that one game declares. */
export type Question = QuestionOf<{ kind: string; args: Args }>;
export type QuestionOf<Asked> = Omit<Schemas['Question'], 'kind' | 'args'> & Asked;
export type TableSummary = Schemas['TableSummary'];
export type MyTableSummary = Schemas['MyTableSummary'];
export type Lobby = Schemas['Lobby'];
export type Network = Schemas['Network'];
export type TableDetails = Schemas['TableDetails'];
export type NewTable = Schemas['NewTable'];
export type Clock = NonNullable<Schemas['Terms']['clock']>;
export type Terms = Schemas['Terms'];
export type Rules = Schemas['Rules'];
export type QuestionPreview = Schemas['QuestionPreview'];
export type Outlook = Schemas['Outlook'];
export type Results = Schemas['Results'];
export type Challenges = Schemas['Challenges'];
export type ChallengeSummary = Schemas['ChallengeSummary'];
export type Challenge = Schemas['Challenge'];
export type NewChallenge = Schemas['NewChallenge'];
export type Comparison = Schemas['Comparison'];
export type Duplicate = Schemas['Duplicate'];
export type NewDuplicate = Schemas['NewDuplicate'];
export type Statistics = Schemas['Statistics'];
export type Group = Schemas['Group'];
export type Estimate = Schemas['Estimate'];
export type Command = Schemas['Order']['do'];
export type Refused = Omit<Schemas['Refused'], 'args'> & { args: Args };
export type PuzzleShelf = Schemas['PuzzleShelf'];
export type NextPuzzle = Schemas['NextPuzzle'];
export type PosedQuestion = Omit<Schemas['PosedQuestion'], 'view' | 'events' | 'decision'> & {
  view: Seats;
  events: StoryEvent[];
  decision: Question;
};
export type PuzzleSolution = Omit<Schemas['PuzzleSolution'], 'answers'> & {
  answers: { action: string; chance: number; reasons: Message[] }[];
};
/** Words and numbers, or a sentence that is said within the message. */
export type Args = Record<string, string | number | Nested[]>;
/** A message within another one: its id and its arguments. */
export type Nested = [id: string, args: Args];

/** A message of the rules: an id and its arguments. */
export interface Message {
  id: string;
  args: Args;
}

/** Something that happened at a table: its kind, and its arguments beside it. Some are for boards, and no message says them. */
export type StoryEvent = { kind: string; seat?: number; card?: string; clause?: string } & Record<string, unknown>;

/** A view of any game. */
export type Seats = Record<string, unknown>;

type Seen<T> = Omit<T, 'view' | 'events' | 'decision'> & { view?: unknown; events?: StoryEvent[]; decision?: Question };
export type State = Seen<Schemas['State']>;
export type Update = Seen<Schemas['Update']>;
export type LiveMessage = State | Update | Schemas['OrderDone'] | Schemas['OrderRefused'] | Schemas['Pong'];
export type ReplayStep = Omit<Schemas['ReplayStep'], 'view' | 'events' | 'before' | 'action' | 'own'> & {
  view: Seats;
  own?: Seats[] | null;
  events: StoryEvent[];
  before?: StoryEvent[] | null;
  action?: { seat: number; name: string } | null;
};
