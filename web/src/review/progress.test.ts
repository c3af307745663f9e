import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AwayError, RefusedError } from '../lib/api';
import { follow, percentDone, type Work } from './progress';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const running = (done: number): Work => ({ state: 'running', done, of: 3 });
const done: Work = { state: 'done', done: 3, of: 3 };

it('asks until the work is done, and tells how far it is', async () => {
  const answers = [running(1), running(2), done];
  const heard: Work[] = [];
  const ask = vi.fn(() => Promise.resolve(answers.shift() ?? done));
  const following = follow(running(0), ask, (work) => heard.push(work), new AbortController().signal);
  await vi.runAllTimersAsync();
  await following;
  expect(heard.map((work) => work.done)).toEqual([0, 1, 2, 3]);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(heard.map(percentDone)).toEqual([0, 33, 66, 100]);
});

it('asks nothing where nothing is under way', async () => {
  const ask = vi.fn();
  await follow(done, ask, () => undefined, new AbortController().signal);
  expect(ask).not.toHaveBeenCalled();
  expect(percentDone({ state: 'none', done: 0, of: 0 })).toBe(0);
});

it('waits for a server that is away, and tells a refusal', async () => {
  const answers: (() => Work)[] = [
    () => {
      throw new AwayError('away');
    },
    () => {
      throw new RefusedError(409, { message: 'm', args: {}, reason: 'r', clause: null });
    },
  ];
  const following = follow(
    running(0),
    () => Promise.resolve().then(() => answers.shift()?.() ?? done),
    () => undefined,
    new AbortController().signal,
  );
  const refused = expect(following).rejects.toBeInstanceOf(RefusedError);
  await vi.runAllTimersAsync();
  await refused;
});

it('stops when nobody looks any more', async () => {
  const stop = new AbortController();
  const ask = vi.fn(() => Promise.resolve(running(1)));
  const following = follow(running(0), ask, () => undefined, stop.signal);
  stop.abort();
  await vi.runAllTimersAsync();
  await following;
  expect(ask).not.toHaveBeenCalled();
});
