/** Where something that is said about a thing stands: beside it, never over it. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  wide: number;
  high: number;
}

export const GAP = 12;

/** How much of two boxes is common to both, in square pixels. */
export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** What is seen of a box in another one. */
export function within(one: Box, room: Box): Box {
  return {
    left: Math.max(one.left, room.left),
    top: Math.max(one.top, room.top),
    right: Math.min(one.right, room.right),
    bottom: Math.min(one.bottom, room.bottom),
  };
}

const COVERED = 1e6;

/**
 * The best place for a bubble of this size in one of the rooms: not over its subject at any price, not over what
 * can be chosen if possible, and as near as may be. `covers` says whether no place was free.
 */
export function placed(subject: Box, { wide, high }: Size, rooms: Box[], free: Box[]) {
  const across = (subject.left + subject.right - wide) / 2;
  const down = (subject.top + subject.bottom - high) / 2;
  const beside: [number, number][] = [
    [across, subject.top - high - GAP],
    [across, subject.bottom + GAP],
    [subject.right + GAP, down],
    [subject.left - wide - GAP, down],
  ];
  const found = rooms.flatMap((room) => {
    const edges = [room.top + GAP, room.bottom - high - GAP];
    const corners = [room.left + GAP, across, room.right - wide - GAP];
    const tried = [...beside, ...corners.flatMap((left) => edges.map((top): [number, number] => [left, top]))];
    return tried.map(([left, top]) => {
      left = Math.max(room.left + GAP, Math.min(left, room.right - wide - GAP));
      top = Math.max(room.top + GAP, Math.min(top, room.bottom - high - GAP));
      const box = { left, top, right: left + wide, bottom: top + high };
      const covered = overlap(box, subject);
      const others = free.reduce((sum, one) => sum + overlap(box, one), 0);
      const away = Math.hypot(left - across, top - down);
      return { left, top, covers: covered > 0, cost: COVERED * covered + others + away };
    });
  });
  return found.reduce((best, one) => (one.cost < best.cost ? one : best));
}
