/** The curve of chances over a game: where its lines, marks and decisions lie in a picture of any size. */
import type { Moment } from './types';

export interface Size {
  width: number;
  height: number;
}

/** A point of a line: after so many answers, a share of the win. */
export type Point = readonly [at: number, chance: number];

/** Room around the lines: for the scale on the left, and for marks at the edges. */
export const EDGE = { left: 40, right: 14, top: 12, bottom: 12 };

/** Lines are told apart without colours, too: each seat has its own dashes beside its own mark. */
export const DASHES = ['', '8 4', '2 4', '10 4 2 4', '5 3 1 3'];

/** Where an answer lies from left to right; the end of the game comes after the last one. */
export function across(at: number, answers: number, { width }: Size): number {
  return EDGE.left + (Math.max(0, width - EDGE.left - EDGE.right) * at) / (answers + 1);
}

/** Where a chance lies: the surest at the top. */
export function down(chance: number, { height }: Size): number {
  const inside = Math.min(1, Math.max(0, chance));
  return EDGE.top + Math.max(0, height - EDGE.top - EDGE.bottom) * (1 - inside);
}

/** A line as the path of an SVG. */
export function pathOf(points: readonly Point[], answers: number, size: Size): string {
  const places = points.map(([at, chance]) => `${short(across(at, answers, size))} ${short(down(chance, size))}`);
  return places.length ? `M${places.join('L')}` : '';
}

/** The answers one can go to: those that left a choice, where it may be seen. */
export function decisionsOf(moments: readonly Moment[]): number[] {
  return moments.filter(({ judgment }) => judgment).map(({ number }) => number);
}

/** The decision that is nearest to a place from left to right; null where there is none. */
export function nearest(x: number, decisions: readonly number[], answers: number, size: Size): number | null {
  const away = (number: number) => Math.abs(across(number, answers, size) - x);
  return decisions.reduce<number | null>(
    (found, number) => (found === null || away(number) < away(found) ? number : found),
    null,
  );
}

/** From an answer so many decisions further, never past the ends; from between two the first step leads to the next one. */
export function moved(decisions: readonly number[], from: number, by: number): number {
  const next = decisions.findIndex((number) => number >= from);
  const place = next < 0 ? decisions.length : next;
  const between = decisions[place] !== from && by > 0 ? 1 : 0;
  return decisions[Math.min(decisions.length - 1, Math.max(0, place + by - between))] ?? from;
}

/** A mark of a seat as the path of an SVG around its middle: a circle, a square, a triangle, a diamond, a cross. */
export function markOf(seat: number, r = 4): string {
  const arm = short(r * 0.42);
  const marks = [
    `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
    `M${-r} ${-r}H${r}V${r}H${-r}z`,
    `M0 ${short(-r * 1.2)}L${short(r * 1.15)} ${r}H${short(-r * 1.15)}z`,
    `M0 ${short(-r * 1.3)}L${short(r * 1.3)} 0L0 ${short(r * 1.3)}L${short(-r * 1.3)} 0z`,
    `M${-arm} ${-r}H${arm}V${-arm}H${r}V${arm}H${arm}V${r}H${-arm}V${arm}H${-r}V${-arm}H${-arm}z`,
  ];
  return marks[seat % marks.length] ?? '';
}

function short(length: number): number {
  return Math.round(length * 10) / 10;
}
