/** One table, followed over a WebSocket. What is shown comes from here, and so does whether it is still true. */
import { RefusedError } from './api';
import type { UpdateBatch } from '../games/board';
import type { Heard } from './telling.svelte';
import type { Command, LiveMessage, Refused, ChatMessage, State, StoryEvent, Update } from './types';

export type LineStatus = 'connecting' | 'live' | 'lost';

/** Why the server has closed the line for good. */
export type Closed = 'no-table' | 'stranger' | 'forbidden';

const CLOSED: Record<number, Closed> = { 4401: 'stranger', 4403: 'forbidden', 4404: 'no-table' };
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** Where others are asked, and not whoever looks, more is likely to come so soon. */
const TOGETHER = 20;
/** How long nothing may be heard before we ask whether anybody is there: nobody sees a board that is hidden. */
const HEARTBEAT = 5_000;
const HIDDEN_HEARTBEAT = 20_000;
/** How long an answer may take: to a ping, to what takes some work, and where the network is said to be gone. */
const PATIENCE = 3_000;
const LONG_PATIENCE = 8_000;
const DOUBT = 1_500;

interface Waiting {
  number: number;
  command: Command;
  done: (version: number) => void;
  failed: (error: Error) => void;
}

/** The line broke before an answer came, and the order is not one that can be repeated. */
export class LostError extends Error {}

export class Live {
  /** `live` only while the picture is known to be the present one. */
  status = $state<LineStatus>('connecting');
  closed = $state<Closed | null>(null);
  /** All there is to see, as last told. */
  now = $state.raw<State | null>(null);
  news = $state.raw<UpdateBatch | null>(null);
  /** What is read follows when the board has been drawn, so that it does not hold that up. */
  story = $state.raw<StoryEvent[]>([]);
  told = $state.raw<UpdateBatch | null>(null);
  talk = $state.raw<ChatMessage[]>([]);

  #socket: WebSocket | undefined;
  #waiting: Waiting[] = [];
  #number = 0;
  #beats = 0;
  #pause = FIRST_PAUSE;
  #again: number | undefined;
  #heart: number | undefined;
  #silence: number | undefined;
  #left = false;
  #whole = false;
  /** What was told since the last frame was begun. */
  #unseen: Update[] = [];
  #drawing = false;
  #unread: StoryEvent[] | null = null;
  #soon: number | undefined;

  constructor(
    readonly table: string,
    /** Is given every update by itself, also where several are drawn at once. */
    private readonly heard: (all: Heard[]) => void = () => undefined,
  ) {
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#doubt);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** Stop following. */
  leave(): void {
    this.#left = true;
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#doubt);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#quiet();
    clearTimeout(this.#again);
    this.#socket?.close();
    this.#giveUp(() => true);
  }

  /** Connect anew, as whoever one has become, and hear all that was said if one hears others now. */
  again(whole = false): void {
    this.#whole = whole;
    const socket = this.#socket;
    this.#socket = undefined;
    this.#quiet();
    socket?.close();
    this.closed = null;
    this.status = 'connecting';
    this.#giveUp(() => true);
    this.#connect();
  }

  /** When there is a picture to go by, or none will come. */
  settled(): Promise<void> {
    return new Promise((done) => {
      const look = () => (this.status === 'live' || this.closed || this.#left ? done() : setTimeout(look, 50));
      look();
    });
  }

  /** Ask for something; a refusal is an error with its reason. */
  do(command: Command): Promise<number> {
    const marked = repeatable(command) ? { ...command, mark: mark() } : command;
    return new Promise((done, failed) => {
      const waiting: Waiting = { number: ++this.#number, command: marked, done, failed };
      if (this.status !== 'live' && !repeatable(marked)) return failed(new LostError());
      this.#waiting.push(waiting);
      if (this.status === 'live') this.#send(waiting);
    });
  }

  #connect(): void {
    clearTimeout(this.#again);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live`);
    this.#socket = socket;
    this.#expect(LONG_PATIENCE);
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#look();
      this.#unexpect();
      socket.send(JSON.stringify({ kind: 'hello', have: this.#whole ? null : (this.now?.version ?? null) }));
      this.#expect(LONG_PATIENCE);
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as LiveMessage);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#broken(code);
    };
  }

  #broken(code: number): void {
    this.#socket = undefined;
    this.#quiet();
    if (this.#left) return;
    this.status = 'lost';
    this.closed = CLOSED[code] ?? null;
    this.#giveUp((one) => this.closed !== null || !repeatable(one.command));
    if (this.closed) return;
    const jitter = 0.75 + Math.random() / 2;
    this.#again = setTimeout(() => this.#connect(), this.#pause * jitter);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #giveUp(which: (one: Waiting) => boolean): void {
    const given = this.#waiting.filter(which);
    this.#waiting = this.#waiting.filter((one) => !which(one));
    for (const one of given) one.failed(new LostError());
  }

  /** Somebody looks again, or the network is back: no reason to wait. */
  #hurry = (): void => {
    if (document.hidden || this.#left || this.closed) return;
    if (!this.#socket) {
      this.#pause = FIRST_PAUSE;
      this.#connect();
    } else if (this.#socket.readyState === WebSocket.OPEN) this.#ping();
  };

  /** The network is said to be gone. The server may be on this side of it, so we ask. */
  #doubt = (): void => {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#unexpect();
    this.#ping(DOUBT);
  };

  #ping(patience = PATIENCE): void {
    this.#socket?.send('{"kind":"ping"}');
    this.#expect(patience);
  }

  /** Something must be heard soon, or the line is dead. To say more while we wait does not make us wait longer. */
  #expect(patience: number): void {
    this.#silence ??= setTimeout(() => {
      this.#silence = undefined;
      const socket = this.#socket;
      if (!socket) return;
      socket.close();
      this.#broken(0);
    }, patience);
  }

  #unexpect(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  #quiet(): void {
    this.#unexpect();
    clearTimeout(this.#heart);
  }

  #hear(told: LiveMessage): void {
    this.#quiet();
    this.#heart = setTimeout(() => this.#ping(), document.hidden ? HIDDEN_HEARTBEAT : HEARTBEAT);
    if (told.kind === 'state') {
      this.#unseen = [];
      this.#see([told]);
      this.#read();
      this.#pause = FIRST_PAUSE;
      this.status = 'live';
      for (const one of this.#waiting) this.#send(one);
    } else if (told.kind === 'update') {
      this.#unseen.push(told);
      if (document.hidden || (told.decision && !this.#drawing)) this.#look();
      else if (!this.#drawing) this.#soon ??= setTimeout(() => this.#look(), TOGETHER);
    } else if (told.kind === 'done') {
      this.#answered(told.number)?.done(told.version);
    } else if (told.kind === 'refused') {
      this.#answered(told.number)?.failed(new RefusedError(409, told as Refused));
    }
  }

  /** Bots may answer faster than anything can be drawn: what comes before a frame is drawn is seen after it, all at once. */
  #look(): void {
    clearTimeout(this.#soon);
    this.#soon = undefined;
    if (!this.#unseen.length) return;
    if (!this.#drawing) {
      this.#drawing = true;
      requestAnimationFrame(() => {
        setTimeout(() => {
          this.#drawing = false;
          this.#read();
          this.#look();
        });
      });
    }
    this.#see(this.#unseen.splice(0));
    if (document.hidden) this.#read();
  }

  #read(): void {
    if (!this.#unread) return;
    this.story = this.#unread;
    this.told = this.news;
    this.#unread = null;
  }

  #see(all: (State | Update)[]): void {
    let { now, talk } = this;
    let story = this.#unread ?? this.story;
    let news: StoryEvent[] = [];
    const steps: Heard[] = [];
    for (const told of all) {
      const events = told.events ?? [];
      const begins = told.fresh ?? false;
      const after = begins ? 0 : story.length;
      story = begins ? events : [...story, ...events];
      if (told.kind === 'state' && begins) news = [];
      else if (now) news = begins ? events : [...news, ...events];
      const heard = this.#whole ? [] : talk;
      this.#whole = false;
      const known = new Set(heard.map((said) => said.version));
      talk = [...heard, ...told.talk.filter((said) => !known.has(said.version))];
      if (told.kind === 'state') now = told;
      else if (now) now = { ...now, view: undefined, decision: undefined, ...told, kind: 'state' };
      if (now) steps.push({ events, after, state: now, fresh: begins, first: told.kind === 'state' });
    }
    this.now = now;
    this.#unread = story;
    this.talk = talk;
    if (news.length) this.news = { id: ++this.#beats, events: news };
    this.heard(steps);
  }

  #answered(number: number): Waiting | undefined {
    const found = this.#waiting.find((one) => one.number === number);
    this.#waiting = this.#waiting.filter((one) => one !== found);
    return found;
  }

  #send({ number, command }: Waiting): void {
    this.#socket?.send(JSON.stringify({ kind: 'order', number, do: command }));
    this.#expect(LONG_PATIENCE);
  }
}

/** Whether an order can carry a mark, so that it is done once however often it is sent. */
function repeatable(command: Command): command is Extract<Command, { kind: 'act' | 'undo' | 'say' }> {
  return command.kind === 'act' || command.kind === 'undo' || command.kind === 'say';
}

function mark(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
