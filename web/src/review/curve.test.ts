import { describe, expect, it } from 'vitest';
import { across, DASHES, decisionsOf, down, EDGE, markOf, moved, nearest, pathOf } from './curve';
import type { Judgment, Moment } from './types';

const SIZE = { width: 354, height: 224 };
const judgment: Judgment = { best: 'a', before: 0.5, after: 0.4, loss: 0.1, gap: 0.1, answers: [] };

function moment(number: number, judged = true): Moment {
  return { number, seat: 0, question: 'card', action: 'a', judgment: judged ? judgment : null, luck: [] };
}

describe('the picture', () => {
  it('begins at the scale and ends after the last answer', () => {
    expect(across(0, 9, SIZE)).toBe(EDGE.left);
    expect(across(10, 9, SIZE)).toBe(SIZE.width - EDGE.right);
    expect(across(5, 9, SIZE)).toBe((EDGE.left + SIZE.width - EDGE.right) / 2);
  });

  it('has sure wins at the top, and nothing beyond its edges', () => {
    expect(down(1, SIZE)).toBe(EDGE.top);
    expect(down(0, SIZE)).toBe(SIZE.height - EDGE.bottom);
    expect(down(1.2, SIZE)).toBe(EDGE.top);
    expect(down(-0.1, SIZE)).toBe(SIZE.height - EDGE.bottom);
  });

  it('draws a mistake as a fall at one answer', () => {
    const line = [
      [0, 0.5],
      [1, 0.6],
      [1, 0.4],
      [2, 0],
    ] as const;
    expect(pathOf(line, 1, SIZE)).toBe('M40 112L190 92L190 132L340 212');
    expect(pathOf([], 1, SIZE)).toBe('');
  });

  it('has no room of its own while it is not laid out', () => {
    expect(across(3, 9, { width: 0, height: 0 })).toBe(EDGE.left);
    expect(down(0.5, { width: 0, height: 0 })).toBe(EDGE.top);
  });

  it('tells the seats apart by marks and dashes', () => {
    const marks = DASHES.map((_, seat) => markOf(seat));
    expect(new Set(marks).size).toBe(5);
    expect(new Set(DASHES).size).toBe(5);
  });
});

describe('decisions', () => {
  const decisions = decisionsOf([
    moment(1),
    moment(2, false),
    moment(3),
    moment(4, false),
    moment(5, false),
    moment(6),
  ]);

  it('are those that left a choice', () => expect(decisions).toEqual([1, 3, 6]));

  it('are found by what is nearest', () => {
    expect(nearest(across(4, 6, SIZE), decisions, 6, SIZE)).toBe(3);
    expect(nearest(0, decisions, 6, SIZE)).toBe(1);
    expect(nearest(999, decisions, 6, SIZE)).toBe(6);
    expect(nearest(50, [], 6, SIZE)).toBeNull();
  });

  it('follow each other, and end at the first and the last', () => {
    expect(moved(decisions, 1, 1)).toBe(3);
    expect(moved(decisions, 6, -1)).toBe(3);
    expect(moved(decisions, 6, 1)).toBe(6);
    expect(moved(decisions, 1, -5)).toBe(1);
    expect(moved([], 4, 1)).toBe(4);
  });

  it('are reached from between two of them, both ways', () => {
    expect(moved(decisions, 2, 1)).toBe(3);
    expect(moved(decisions, 2, -1)).toBe(1);
    expect(moved(decisions, 4, 2)).toBe(6);
    expect(moved(decisions, 9, -1)).toBe(6);
    expect(moved(decisions, 0, 1)).toBe(1);
  });
});
