/** What the server tells, by short names. The shapes are made from its schema (`npm run types`). */
import type { components } from '../schema';

type Schemas = components['schemas'];

export type Me = Schemas['Me'];
export type GameFact = Schemas['GameFact'];
export type OptionFact = Schemas['OptionFact'];
export type OptionValue = OptionFact['default'];
export type CardFacts = Schemas['CardFacts'];
export type Said = Schemas['ChatMessage'];
/** Somebody who is heard at a table: where they sit, or the version of something they said from beside it. */
export type Whom = { seat: number } | { version: number };
export type Sitting = Schemas['Sitting'];
export type Here = Schemas['RoomState'];
export type Place = Schemas['StandingInfo'];
export type Question = Omit<Schemas['Question'], 'args'> & { args: Args };
export type Card = Schemas['TableSummary'];
export type MyCard = Schemas['MyTableSummary'];
export type OneTable = Schemas['TableDetails'];
export type NewTable = Schemas['NewTable'];
export type Clock = NonNullable<Schemas['Terms']['clock']>;
export type Terms = Schemas['Terms'];
export type Rules = Schemas['Rules'];
export type Results = Schemas['Results'];
export type Command = Schemas['Order']['do'];
export type Refused = Omit<Schemas['Refused'], 'args'> & { args: Args };
/** Words and numbers, or a sentence that is said within the message. */
export type Args = Record<string, string | number | Nested[]>;
/** A message within another one: its id and its arguments. */
export type Nested = [id: string, args: Args];

/** A message of the rules: an id and its arguments. */
export interface Message {
  id: string;
  args: Args;
}

/** Something that happened at a table: its kind, and its arguments beside it. */
export type StoryEvent = { kind: string } & Args;

/** A view of any game. */
export type Seats = Record<string, unknown>;

type Seen<T> = Omit<T, 'view' | 'events'> & { view?: unknown; events?: StoryEvent[] };
export type State = Seen<Schemas['State']>;
export type Update = Seen<Schemas['Update']>;
export type LiveMessage = State | Update | Schemas['OrderDone'] | Schemas['OrderRefused'] | Schemas['Pong'];
export type Step = Omit<Schemas['ReplayStep'], 'view' | 'events' | 'action' | 'own'> & {
  view: Seats;
  own?: Seats[] | null;
  events: StoryEvent[];
  action?: { seat: number; name: string } | null;
};
