import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RefusedError } from './api';
import { Live, LostError } from './live.svelte';
import type { Heard } from './telling.svelte';

type Command = Parameters<Live['do']>[0];
type State = NonNullable<Live['now']>;
type StoryEvent = Live['story'][number];

/** The other end of the line: a WebSocket of which the test says what the server sends. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: (closed: { code: number }) => void;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  /** A browser tells of the end later, if ever: the line may be dead. */
  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  get orders(): Record<string, unknown>[] {
    return this.sent.filter(({ kind }) => kind === 'order');
  }

  get pings(): number {
    return this.sent.filter(({ kind }) => kind === 'ping').length;
  }
}

const socket = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

function state(version: number, events: StoryEvent[] = [], more: Partial<State> = {}): State {
  return { kind: 'state', version, events, fresh: false, talk: [], view: { version }, ...more } as unknown as State;
}

function update(version: number, events: StoryEvent[] = [], more: Partial<State> = {}): object {
  return { kind: 'update', version, events, talk: [], view: { version }, ...more };
}

const happened = (kind: string, seat = 0): StoryEvent => ({ kind, seat }) as unknown as StoryEvent;
const ASKED = { number: 1 } as State['decision'];
const ACT: Command = { kind: 'act', decision: 3, action: 7 };

let hidden = false;
let frames: (() => void)[] = [];
let line: Live;

/** What the browser does when it draws: the frame, and what was put off until after it. */
function draw(): void {
  for (const frame of frames.splice(0)) frame();
  vi.advanceTimersByTime(0);
}

function connect(): Live {
  const made = new Live('a table');
  socket().opens();
  socket().says(state(1));
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5); // no jitter
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  FakeSocket.all = [];
  frames = [];
  hidden = false;
});

afterEach(() => {
  line.leave();
  vi.useRealTimers();
});

describe('connecting', () => {
  it('says hello with the version it has, and is live when the picture has come', () => {
    line = new Live('a table');
    expect(socket().url).toBe(`ws://${location.host}/api/tables/a%20table/live`);
    expect(line.status).toBe('connecting');
    socket().opens();
    expect(socket().sent).toEqual([{ kind: 'hello', have: null }]);
    expect(line.status).toBe('connecting');
    socket().says(state(4));
    expect(line.status).toBe('live');
    expect(line.now?.version).toBe(4);
    socket().breaks();
    expect(line.status).toBe('lost');
    vi.advanceTimersByTime(500);
    socket().opens();
    expect(socket().sent).toEqual([{ kind: 'hello', have: 4 }]);
  });

  it('tries again after pauses that double up to fifteen seconds', () => {
    line = connect();
    for (const pause of [500, 1000, 2000, 4000, 8000, 15_000, 15_000]) {
      const tries = FakeSocket.all.length;
      socket().breaks();
      vi.advanceTimersByTime(pause - 1);
      expect(FakeSocket.all.length).toBe(tries);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all.length).toBe(tries + 1);
    }
  });

  it('spreads the pauses by a quarter, so that not everybody comes back at once', () => {
    line = connect();
    vi.mocked(Math.random).mockReturnValue(0);
    socket().breaks();
    vi.advanceTimersByTime(374);
    expect(FakeSocket.all.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all.length).toBe(2);
    vi.mocked(Math.random).mockReturnValue(1);
    socket().breaks();
    vi.advanceTimersByTime(1249);
    expect(FakeSocket.all.length).toBe(2);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all.length).toBe(3);
  });

  it('begins with the shortest pause again when it was live in between', () => {
    line = connect();
    socket().breaks();
    vi.advanceTimersByTime(500);
    socket().breaks();
    vi.advanceTimersByTime(1000);
    socket().opens();
    socket().says(state(2));
    socket().breaks();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all.length).toBe(4);
  });

  it.each([
    [4401, 'stranger'],
    [4403, 'forbidden'],
    [4404, 'no-table'],
  ] as const)('does not come back when the server closes with %i', (code, why) => {
    line = connect();
    socket().breaks(code);
    expect(line.closed).toBe(why);
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.all.length).toBe(1);
  });

  it('does not come back after leaving', () => {
    line = connect();
    line.leave();
    socket().breaks();
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.all.length).toBe(1);
  });

  it('does not come back after leaving while it waits to try again', () => {
    line = connect();
    socket().breaks();
    line.leave();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(1);
  });

  it('begins with the shortest pause again when the network was away', () => {
    line = connect();
    socket().breaks();
    vi.advanceTimersByTime(500);
    socket().breaks();
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.all.length).toBe(3);
    socket().breaks();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all.length).toBe(4);
  });

  it('comes back at once when the network does, or somebody looks', () => {
    line = connect();
    socket().breaks();
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.all.length).toBe(2);
    socket().breaks();
    hidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.all.length).toBe(2);
    hidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.all.length).toBe(3);
  });

  it('hears nothing from a socket that it has given up', () => {
    line = connect();
    const old = socket();
    line.again();
    expect(line.status).toBe('connecting');
    old.opens();
    old.says(state(9));
    old.breaks(4404);
    expect(old.sent).toHaveLength(1);
    expect(line.now?.version).toBe(1);
    expect(line.closed).toBeNull();
    expect(FakeSocket.all.length).toBe(2);
  });

  it('is settled when there is a picture, or none will come', async () => {
    line = new Live('t');
    let settled = false;
    void line.settled().then(() => (settled = true));
    await vi.advanceTimersByTimeAsync(200);
    expect(settled).toBe(false);
    socket().opens();
    socket().says(state(1));
    await vi.advanceTimersByTimeAsync(50);
    expect(settled).toBe(true);
    line.leave();
    line = new Live('t');
    const closing = line.settled();
    socket().breaks(4404);
    await vi.advanceTimersByTimeAsync(50);
    await expect(closing).resolves.toBeUndefined();
  });
});

describe('silence', () => {
  it('asks whether anybody is there after five seconds, and breaks off when nobody says so for three', () => {
    line = connect();
    vi.advanceTimersByTime(4999);
    expect(socket().pings).toBe(0);
    vi.advanceTimersByTime(1);
    expect(socket().pings).toBe(1);
    socket().says({ kind: 'pong' });
    vi.advanceTimersByTime(5000);
    expect(socket().pings).toBe(2);
    vi.advanceTimersByTime(2999);
    expect(line.status).toBe('live');
    vi.advanceTimersByTime(1);
    expect(line.status).toBe('lost');
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all.length).toBe(2);
  });

  it('asks less often while nobody looks', () => {
    hidden = true;
    line = connect();
    vi.advanceTimersByTime(19_999);
    expect(socket().pings).toBe(0);
    vi.advanceTimersByTime(1);
    expect(socket().pings).toBe(1);
  });

  it('asks at once when the network is said to be gone, and waits for half as long', () => {
    line = connect();
    window.dispatchEvent(new Event('offline'));
    expect(socket().pings).toBe(1);
    vi.advanceTimersByTime(1499);
    expect(line.status).toBe('live');
    vi.advanceTimersByTime(1);
    expect(line.status).toBe('lost');
  });

  it('asks at once when somebody looks again', () => {
    line = connect();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(socket().pings).toBe(1);
  });

  it('waits no longer for an answer either when the network is said to be gone', () => {
    line = connect();
    line.do(ACT).catch(() => undefined);
    window.dispatchEvent(new Event('offline'));
    vi.advanceTimersByTime(1500);
    expect(line.status).toBe('lost');
  });

  it('does not wait longer because more was asked meanwhile', () => {
    line = connect();
    line.do(ACT).catch(() => undefined);
    vi.advanceTimersByTime(7000);
    line.do(ACT).catch(() => undefined);
    vi.advanceTimersByTime(999);
    expect(line.status).toBe('live');
    vi.advanceTimersByTime(1);
    expect(line.status).toBe('lost');
  });

  it('gives up a connection that does not open, and one that opens and says nothing', () => {
    line = new Live('t');
    vi.advanceTimersByTime(8000);
    expect(line.status).toBe('lost');
    vi.advanceTimersByTime(500);
    socket().opens();
    vi.advanceTimersByTime(7999);
    expect(FakeSocket.all.length).toBe(2);
    vi.advanceTimersByTime(1 + 1000);
    expect(FakeSocket.all.length).toBe(3);
  });
});

describe('orders', () => {
  it('are answered by their number', async () => {
    line = connect();
    const [one, other] = [line.do(ACT), line.do({ kind: 'ready', ready: true })];
    const [first, second] = socket().orders;
    expect(first).toMatchObject({ number: 1, do: ACT });
    expect(second).toEqual({ kind: 'order', number: 2, do: { kind: 'ready', ready: true } });
    socket().says({ kind: 'refused', number: 2, message: 'no', args: {}, reason: 'No.', clause: null });
    socket().says({ kind: 'done', number: 1, version: 8 });
    await expect(one).resolves.toBe(8);
    await expect(other).rejects.toThrow(RefusedError);
    await expect(other).rejects.toMatchObject({ refused: { message: 'no', reason: 'No.' } });
  });

  it('are sent again with the same mark after a break, until they are answered', async () => {
    line = connect();
    const acted = line.do(ACT);
    const [before] = socket().orders;
    const mark = (before?.do as { mark: string }).mark;
    expect(mark).toMatch(/^[0-9a-f]{24}$/);
    socket().breaks();
    vi.advanceTimersByTime(500);
    socket().opens();
    expect(socket().orders).toEqual([]); // the picture comes first
    socket().says(state(2));
    expect(socket().orders).toEqual([before]);
    socket().says({ kind: 'done', number: 1, version: 3 });
    await expect(acted).resolves.toBe(3);
    socket().breaks();
    vi.advanceTimersByTime(500);
    socket().opens();
    socket().says(state(3));
    expect(socket().orders).toEqual([]);
  });

  it('have marks of their own', () => {
    line = connect();
    for (const command of [ACT, ACT, { kind: 'undo' }, { kind: 'say', text: 'Hi' }] as Command[])
      line.do(command).catch(() => undefined);
    const marks = socket().orders.map((order) => (order.do as { mark: string }).mark);
    expect(new Set(marks).size).toBe(4);
  });

  it('wait for the line where they can be repeated, and fail where they cannot', async () => {
    line = connect();
    socket().breaks();
    const acted = line.do(ACT);
    await expect(line.do({ kind: 'leave' })).rejects.toThrow(LostError);
    vi.advanceTimersByTime(500);
    socket().opens();
    socket().says(state(2));
    expect(socket().orders).toHaveLength(1);
    socket().says({ kind: 'done', number: socket().orders[0]?.number, version: 2 });
    await expect(acted).resolves.toBe(2);
  });

  it('are lost when the line breaks and they cannot be repeated', async () => {
    line = connect();
    const left = line.do({ kind: 'leave' });
    socket().breaks();
    await expect(left).rejects.toThrow(LostError);
    vi.advanceTimersByTime(500);
    socket().opens();
    socket().says(state(2));
    expect(socket().orders).toEqual([]);
  });

  it.each([
    ['the server closes for good', () => socket().breaks(4403)],
    ['one leaves', () => line.leave()],
    ['one connects as somebody else', () => line.again()],
  ])('are all lost when %s', async (_, end) => {
    line = connect();
    const acted = line.do(ACT);
    end();
    await expect(acted).rejects.toThrow(LostError);
  });
});

describe('updates', () => {
  it('are seen at once when the viewer is asked', () => {
    line = connect();
    socket().says(update(2, [happened('a')], { decision: ASKED }));
    expect(line.now).toMatchObject({ kind: 'state', version: 2, view: { version: 2 }, decision: ASKED });
    expect(line.news).toEqual({ id: 1, events: [happened('a')] });
  });

  it('wait for each other a moment when others are asked', () => {
    line = connect();
    socket().says(update(2, [happened('a')]));
    vi.advanceTimersByTime(19);
    expect(line.now?.version).toBe(1);
    socket().says(update(3, [happened('b')]));
    vi.advanceTimersByTime(1);
    expect(line.now?.version).toBe(3);
    expect(line.news?.events).toEqual([happened('a'), happened('b')]);
  });

  it('that come while a frame is drawn are seen together after it', () => {
    line = connect();
    socket().says(update(2, [happened('a')], { decision: ASKED }));
    socket().says(update(3, [happened('b')], { decision: ASKED }));
    socket().says(update(4, [happened('c')]));
    vi.advanceTimersByTime(100);
    expect(line.now?.version).toBe(2);
    draw();
    expect(line.now?.version).toBe(4);
    expect(line.news).toEqual({ id: 2, events: [happened('b'), happened('c')] });
  });

  it('are seen at once where nothing is drawn', () => {
    hidden = true;
    line = connect();
    socket().says(update(2, [happened('a')]));
    socket().says(update(3, [happened('b')]));
    expect(line.now?.version).toBe(3);
    expect(line.story).toEqual([happened('a'), happened('b')]);
  });

  it('are read when the board has been drawn', () => {
    line = connect();
    socket().says(update(2, [happened('a')], { decision: ASKED }));
    expect(line.story).toEqual([]);
    draw();
    expect(line.story).toEqual([happened('a')]);
    expect(line.told).toEqual({ id: 1, events: [happened('a')] });
  });

  it('are passed on each by itself, with its own picture and place in the story, however many are drawn at once', () => {
    const heard = vi.fn<(all: Heard[]) => void>();
    line = new Live('a table', heard);
    socket().opens();
    socket().says(state(1, [happened('begins')], { fresh: true }));
    expect(heard).toHaveBeenLastCalledWith([expect.objectContaining({ after: 0, fresh: true, first: true })]);
    socket().says(update(2, [happened('a'), happened('b')]));
    socket().says(update(3, [happened('c')]));
    vi.advanceTimersByTime(20);
    const [all] = heard.mock.lastCall ?? [[]];
    expect(all.map(({ after, events, first, state }) => [after, events.length, first, state.view])).toEqual([
      [1, 2, false, { version: 2 }],
      [3, 1, false, { version: 3 }],
    ]);
  });

  it('leave no former view or question behind', () => {
    line = connect();
    socket().says(update(2, [], { decision: ASKED }));
    draw();
    socket().says({ ...update(3), view: undefined });
    vi.advanceTimersByTime(20);
    expect(line.now).toMatchObject({ version: 3 });
    expect(line.now?.view).toBeUndefined();
    expect(line.now?.decision).toBeUndefined();
  });

  it('begin the story anew when it is told from the beginning', () => {
    line = connect();
    socket().says(update(2, [happened('a')], { decision: ASKED }));
    draw();
    socket().says(update(1, [happened('z')], { decision: ASKED, fresh: true }));
    draw();
    expect(line.story).toEqual([happened('z')]);
  });

  it('animate nothing of what was taken back', () => {
    line = connect();
    socket().says(update(2, [happened('a')]));
    socket().says(update(1, [happened('z')], { fresh: true }));
    vi.advanceTimersByTime(20);
    expect(line.news?.events).toEqual([happened('z')]);
  });

  it('are forgotten when the whole picture comes', () => {
    line = connect();
    socket().says(update(2, [happened('a')]));
    socket().says(state(5, [happened('a'), happened('b')], { fresh: true }));
    vi.advanceTimersByTime(100);
    draw();
    expect(line.now?.version).toBe(5);
    expect(line.story).toEqual([happened('a'), happened('b')]);
    expect(line.news).toBeNull(); // nothing of it is animated
  });

  it('missed meanwhile are animated when one comes back', () => {
    line = connect();
    socket().breaks();
    vi.advanceTimersByTime(500);
    socket().opens();
    socket().says(state(3, [happened('a')]));
    expect(line.news?.events).toEqual([happened('a')]);
    expect(line.story).toEqual([happened('a')]);
  });

  it('that are waiting are seen before one says which version one has', () => {
    line = connect();
    socket().says(update(2));
    socket().breaks();
    vi.advanceTimersByTime(10);
    window.dispatchEvent(new Event('online'));
    socket().opens();
    expect(socket().sent[0]).toEqual({ kind: 'hello', have: 2 });
  });

  it('bring what was said once', () => {
    const said = (version: number) => ({ version, text: `${version}` }) as unknown as State['talk'][number];
    line = connect();
    socket().says(update(2, [], { decision: ASKED, talk: [said(2)] }));
    draw();
    socket().says(state(3, [], { talk: [said(2), said(3)] }));
    expect(line.talk.map(({ version }) => version)).toEqual([2, 3]);
    line.again(true);
    socket().opens();
    expect(socket().sent[0]).toEqual({ kind: 'hello', have: null });
    socket().says(state(3, [], { talk: [said(3)] }));
    expect(line.talk.map(({ version }) => version)).toEqual([3]);
  });
});
