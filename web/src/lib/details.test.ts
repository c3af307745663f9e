import { expect, it } from 'vitest';
import { inDetail } from './details';

const DETAILS = { drawn: 'drew' };
const event = (kind: string, seat = 0) => ({ kind, seat }) as never;

it('what is told in detail at once afterwards is told once', () => {
  const events = [event('drew'), event('drawn'), event('drawn'), event('drew', 1), event('took')];
  expect(inDetail(events, DETAILS)).toEqual([event('drawn'), event('drawn'), event('drew', 1), event('took')]);
});

it('what is told of another seat, or after something else, is no detail', () => {
  const events = [event('drew', 1), event('drawn', 0), event('drew'), event('took'), event('drawn'), event('drew')];
  expect(inDetail(events, DETAILS)).toEqual(events);
});

it('a game without details keeps all it tells', () => {
  const events = [event('drew'), event('drawn')];
  expect(inDetail(events, {})).toEqual(events);
});
