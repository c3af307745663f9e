/**
 * The telling: between what the server has sent and what the board shows. Updates are cut into beats, and one beat after
 * the other is shown, so that others are seen to play one at a time; question and log follow when the board has told
 * what led to them.
 */
import type { UpdateBatch } from '../games/board';
import { actorOf, momentsOf, type Moment, type TellingRules } from './beats';
import { settings, type TellingSpeed } from './settings.svelte';
import type { CardFacts, State, StoryEvent } from './types';

/** An update as it was heard: the lines of the log it begins after, and the state after it. */
export interface Heard {
  events: StoryEvent[];
  after: number;
  state: State;
  /** The story was told from its beginning: at first, or since something was taken back. */
  fresh: boolean;
  /** It was sent as a whole picture, not as a change. */
  first: boolean;
}

/** A moment, and what the table looks like then. */
export interface Beat extends Moment {
  /** It is the viewer's own doing, which needs no telling. */
  own: boolean;
  state: State;
  /** So many lines of the log are told with it. */
  lines: number;
}

interface Chapter {
  before: State;
  heard: Heard;
}

/** How long a beat lasts, in milliseconds. */
const BEAT: Record<Exclude<TellingSpeed, 'off'>, number> = { slow: 1900, normal: 1050, fast: 480 };
/** Of that, what one has done oneself, or what needs hardly a look; and what each further sentence adds. */
const GLANCE = 0.45;
const SENTENCE = 0.3;
/** So many beats behind, nobody wants to see them all: the last ones are told. */
const MOST = 40;
const LAST = 12;
/** So many updates can be told again. */
const REMEMBERED = 80;

export class Telling {
  /** What the board shows: the present state, or one on the way there. */
  shown = $state.raw<State | null>(null);
  /** What is to be animated. */
  news = $state.raw<UpdateBatch | null>(null);
  /** What is told now; or was told last, once the board has caught up. */
  beat = $state.raw<Beat | null>(null);
  /** The board is behind what has happened. */
  behind = $state(false);
  /** It tells what was told before. */
  again = $state(false);
  /** How many beats are still to come. */
  left = $state(0);
  /** How many lines of the log have been told. */
  lines = $state(Infinity);
  /** Something has happened that can be told again. */
  past = $state(false);

  /** Whether what the viewer does is told like what others do: in a replay nobody does anything now. */
  readonly #ownToo: boolean;
  #rules: TellingRules<never, StoryEvent> | null = null;
  #facts: CardFacts | null = null;
  #queue: Beat[] = [];
  #latest: State | null = null;
  #chapters: Chapter[] = [];
  #moved = false;
  #number = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ownToo = false) {
    this.#ownToo = ownToo;
  }

  /** There is a board to tell it on. */
  begin(rules: TellingRules<never, StoryEvent>, facts: CardFacts): void {
    this.#rules = rules;
    this.#facts = facts;
  }

  /** The cards behind kinds of events. */
  get causes(): Partial<Record<string, string>> {
    return this.#rules?.causes ?? {};
  }

  /** Whether events of a kind are told in passing. */
  isQuiet(kind: string): boolean {
    return this.#rules?.quiet?.includes(kind) ?? false;
  }

  /** The viewer has answered: what is new from here on is what has happened since their last move. */
  moved(): void {
    this.#moved = true;
  }

  /** One or several updates. */
  hear(all: Heard[]): void {
    const beats: Beat[] = [];
    const events: StoryEvent[] = [];
    const from = all[0]?.after ?? 0;
    for (const heard of all) {
      const before = this.#latest;
      this.#latest = heard.state;
      if (heard.fresh || !before) {
        this.#forget();
        this.#recall(heard);
        beats.length = events.length = 0;
        // What a game begins with is told, but no story is told once more when something was taken back.
        if (heard.first || before?.room.status !== 'open') continue;
        this.#chapters = [];
      }
      if (!heard.events.length || !before) continue;
      this.#remember({ before, heard });
      events.push(...heard.events);
      if (this.#tells) beats.push(...this.#beatsOf({ before, heard }));
    }
    if (!this.#tells || (!this.behind && !beats.length)) return this.#catchUp(events);
    if (!this.behind || this.lines === Infinity) this.lines = from;
    this.#queue.push(...beats.reduce(joined, []));
    if (this.#queue.length > MOST) this.#queue.splice(0, this.#queue.length - LAST);
    this.left = this.#queue.length;
    if (!this.behind) this.next();
  }

  /** Go on with the next beat. */
  next = (): void => {
    clearTimeout(this.#timer);
    const beat = this.#queue.shift();
    if (!beat) return this.#catchUp([]);
    this.left = this.#queue.length;
    const lasting = this.#lasting(beat);
    if (!lasting) return this.#catchUp(beat.events, beat);
    this.behind = true;
    this.beat = beat;
    this.shown = beat.state;
    this.lines = Math.max(this.lines, beat.lines);
    this.#announce(beat.events);
    this.#timer = setTimeout(this.next, lasting);
  };

  /** Show the present at once. */
  skip = (): void => {
    if (this.behind) this.#catchUp([], this.#queue.at(-1));
  };

  /** Tell once more what has happened since the viewer's last move. */
  replay = (): void => {
    const beats = this.#chapters.flatMap((chapter) => this.#beatsOf(chapter)).reduce(joined, []);
    if (!beats.length) return;
    this.skip();
    this.#queue = beats.slice(-MOST).map((beat) => ({ ...beat, own: false }));
    this.again = true;
    this.next();
  };

  /** Nobody looks any more. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  get #tells(): boolean {
    return this.#rules !== null && settings.telling !== 'off' && !document.hidden;
  }

  /** How long a beat is shown; what needs no telling, and is not followed by anything, not at all. */
  #lasting({ own, quiet, events }: Beat): number {
    if (settings.telling === 'off' && !this.again) return 0;
    const whole = BEAT[settings.telling === 'off' ? 'normal' : settings.telling];
    if (own || quiet) return this.#queue.length || this.again ? whole * GLANCE : 0;
    return whole * (1 + SENTENCE * Math.min(3, events.length - 1));
  }

  /** All has been told. */
  #catchUp(events: StoryEvent[], last: Beat | null = this.beat): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.behind = this.again = false;
    this.left = 0;
    this.lines = Infinity;
    this.beat = last;
    this.shown = this.#latest;
    if (events.length) this.#announce(events);
  }

  #announce(events: StoryEvent[]): void {
    this.news = { id: ++this.#number, events };
  }

  #forget(): void {
    this.#chapters = [];
    this.past = false;
    this.#catchUp([], null);
  }

  /** Of what happened before the page was opened there is the story alone: it is told with the table as it is. */
  #recall({ events, after, state }: Heard): void {
    const last = state.you === null ? -1 : events.findLastIndex((event) => actorOf(event) === state.you);
    const since = events.slice(last + 1).slice(-MOST);
    if (!since.length) return;
    const chapter = { before: state, heard: { events: since, after, state, fresh: false, first: false } };
    this.#remember(chapter);
    this.beat = this.#beatsOf(chapter).at(-1) ?? null;
  }

  #remember(chapter: Chapter): void {
    if (this.#moved) this.#chapters = [];
    this.#moved = false;
    this.#chapters = [...this.#chapters, chapter].slice(-REMEMBERED);
    this.past = true;
  }

  /** The beats of an update. While it is told, the table, if there was one, is as it was before but for what has been told. */
  #beatsOf({ before, heard }: Chapter): Beat[] {
    const { state, after, events } = heard;
    const rules = this.#rules ?? {};
    const moments = momentsOf(events, rules);
    const parts = moments.map((moment) => moment.events);
    const pictures: unknown[] =
      (parts.length > 1 &&
        before !== state &&
        before.view !== undefined &&
        this.#facts &&
        rules.pictures?.(before.view as never, parts as never, state.view as never, this.#facts, state.you)) ||
      [];
    let lines = after;
    return moments.map((moment, place): Beat => {
      lines += moment.events.length;
      const view: unknown = place === moments.length - 1 ? state.view : (pictures[place] ?? before.view ?? state.view);
      const room = { ...state.room, status: before.room.status, waiting: moment.actor === null ? [] : [moment.actor] };
      return {
        ...moment,
        own: !this.#ownToo && moment.actor !== null && moment.actor === state.you,
        state: { ...state, view, room, decision: undefined },
        lines,
      };
    });
  }
}

/** What one does oneself is one beat, whatever follows from it; what is quiet is told with what the same actor does next. */
function joined(beats: Beat[], beat: Beat): Beat[] {
  const last = beats.at(-1);
  if (!last || last.actor !== beat.actor || !(last.own || last.quiet)) return [...beats, beat];
  return [...beats.slice(0, -1), { ...beat, events: [...last.events, ...beat.events] }];
}
