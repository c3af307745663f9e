import { describe, expect, it } from 'vitest';
import { overlap, placed, within, type Box } from './placing';

const box = (left: number, top: number, wide: number, high: number): Box => ({
  left,
  top,
  right: left + wide,
  bottom: top + high,
});
const ROOM = box(0, 0, 1000, 800);
const SIZE = { wide: 300, high: 150 };

const at = ({ left, top }: { left: number; top: number }) => box(left, top, SIZE.wide, SIZE.high);

describe('a bubble', () => {
  it('stands beside its subject, as near as may be', () => {
    const subject = box(400, 400, 100, 100);
    const place = placed(subject, SIZE, [ROOM], []);
    expect(place.covers).toBe(false);
    expect(overlap(at(place), subject)).toBe(0);
    expect(place).toMatchObject({ left: 300, top: 238 });
  });

  it('goes where nothing that can be chosen is covered', () => {
    const subject = box(400, 400, 100, 100);
    const free = [box(300, 200, 300, 200)];
    const place = placed(subject, SIZE, [ROOM], free);
    expect(overlap(at(place), free[0] as Box)).toBe(0);
    expect(place).toMatchObject({ left: 300, top: 512 });
  });

  it('stays in its room, and takes another one where its subject fills the first', () => {
    const place = placed(box(0, 0, 1000, 800), SIZE, [ROOM, box(1000, 0, 324, 800)], []);
    expect(place.covers).toBe(false);
    expect(place.left).toBe(1012);
  });

  it('says when there is no place at all', () => {
    expect(placed(ROOM, SIZE, [ROOM], []).covers).toBe(true);
  });
});

it('of a box only what is in the room is seen', () => {
  expect(within(box(-50, 700, 200, 300), ROOM)).toEqual({ left: 0, top: 700, right: 150, bottom: 800 });
  expect(overlap(box(0, 0, 10, 10), box(10, 0, 10, 10))).toBe(0);
});
