/** The parts of dragons: bodies along a curve, wings, heads. */
import {
  curve,
  darker,
  disc,
  form,
  INK,
  lighter,
  line,
  lock,
  n,
  path,
  placed,
  type Point,
  ribs,
  spikes,
  tube,
  type Width,
} from './pen';

export interface Hide {
  scales: string;
  belly: string;
  horn: string;
  eye: string;
  rim: string;
}

/** A body along a curve: belly on its right side, spikes on its left one; -1 turns it round. */
export function body(
  through: readonly Point[],
  width: Width,
  hide: Hide,
  { back = 1 as 1 | -1, high = 7, steps = 4, every = 1 } = {},
): string {
  const points = curve(through, steps);
  const whole = tube(points, width);
  const under = back === 1 ? tube(points, width, -1, -0.25) : tube(points, width, 0.25, 1);
  const [from, to] = back === 1 ? [-1, -0.25] : [0.25, 1];
  return (
    path(
      spikes(points, width, (share) => high * (0.35 + 0.65 * Math.sin(Math.PI * share)), back, every),
      darker(hide.scales, 0.45),
    ) +
    form(whole, hide.scales, {
      rim: hide.rim,
      depth: 9,
      edge: 2.6,
      on:
        path(under, hide.belly) +
        line(ribs(points, width, from, to, 1), darker(hide.belly, 0.35), 1, { opacity: 0.7 }) +
        line(ribs(points, width, -back * 0.1, back * 0.75, 1), darker(hide.scales, 0.35), 1.1, { opacity: 0.5 }),
    })
  );
}

/** A wing: its root, its wrist, and the tips of its fingers from the outermost to the one at the body. */
export function wing(
  root: Point,
  wrist: Point,
  tips: readonly Point[],
  skin: string,
  bone: string,
  rim?: string,
): string {
  const first = tips[0] ?? wrist;
  const scallops = tips
    .slice(1)
    .map((tip, at) => {
      const before = tips[at] ?? tip;
      const pull = 0.34;
      const c: Point = [(before[0] + tip[0]) / 2, (before[1] + tip[1]) / 2];
      return `Q${n(c[0] + (wrist[0] - c[0]) * pull)} ${n(c[1] + (wrist[1] - c[1]) * pull)} ${n(tip[0])} ${n(tip[1])}`;
    })
    .join('');
  const d = `M${n(root[0])} ${n(root[1])}Q${n((root[0] + wrist[0]) / 2 + 3)} ${n((root[1] + wrist[1]) / 2 - 4)} ${n(wrist[0])} ${n(wrist[1])}L${n(first[0])} ${n(first[1])}${scallops}Q${n((root[0] + (tips.at(-1)?.[0] ?? 0)) / 2)} ${n((root[1] + (tips.at(-1)?.[1] ?? 0)) / 2 - 4)} ${n(root[0])} ${n(root[1])}z`;
  const folds = tips
    .slice(1)
    .map((tip, at) => {
      const before = tips[at] ?? tip;
      const m: Point = [before[0] * 0.35 + tip[0] * 0.65, before[1] * 0.35 + tip[1] * 0.65];
      return `M${n(wrist[0])} ${n(wrist[1])}L${n(m[0])} ${n(m[1])} ${n(tip[0])} ${n(tip[1])}z`;
    })
    .join('');
  return (
    form(d, skin, {
      depth: 12,
      edge: 2.6,
      ...(rim ? { rim } : {}),
      on: path(folds, darker(skin, 0.4), { opacity: 0.45 }),
    }) +
    path(
      [...tips.slice(0, -1), tips.at(-1) ?? first]
        .map((tip) => lock([wrist, [(wrist[0] + tip[0]) / 2, (wrist[1] + tip[1]) / 2 - 1.5], tip], 3.4, 1.1))
        .join(''),
      bone,
    ) +
    path(lock([root, [(root[0] + wrist[0]) / 2 + 2, (root[1] + wrist[1]) / 2 - 3], wrist], 8, 1.2), bone) +
    path(`M${n(wrist[0] - 2)} ${n(wrist[1] + 2)}l1-9 4 8z`, lighter(bone, 0.5))
  );
}

/** A head from the side, looking right; its neck comes to the origin. `open` is how far the jaw hangs, in degrees. */
export function head(at: Point, turn: number, scale: number | Point, hide: Hide, { open = 8, horns = 2 } = {}): string {
  const { scales, belly, horn, eye, rim } = hide;
  const spike = (through: readonly Point[], wide: number): string =>
    form(lock(through, wide, 1.3), horn, { depth: 4, edge: 1.2 });
  return placed(
    at,
    turn,
    scale,
    spike(
      [
        [2, -13],
        [-14, -26],
        [-36, -28],
        [-46, -40],
      ],
      9,
    ),
    horns > 1
      ? spike(
          [
            [8, -15],
            [-2, -30],
            [-18, -40],
            [-22, -52],
          ],
          7,
        )
      : '',
    form('M-6 10l-22 12 12-14-20 0 16-9-14-12 22 6z', darker(scales, 0.25), { rim, depth: 5, edge: 1.5 }),
    placed(
      [-4, 7],
      open,
      1,
      path('M0-3C12 1 26 2 43 1l-3 2 3 1C42 10 32 12 22 12 8 13-2 12-10 4z', belly) +
        path('M8 1l3-5 3 5zM20 2l2.500-5 3 5zM31 2l2.500-5 2.500 5z', '#fff8e4') +
        line('M-6 6C6 13 20 13 40 7', darker(belly, 0.4), 1.5),
    ),
    open > 14 ? path(`M2 6L38 6 30 16 6 14z`, '#7a1820') : '',
    form(
      'M-16-2C-14-16 2-24 14-19 17-21 22-20 23-16 31-15 38-12 43-13 50-12 55-4 50 3 46 7 40 5 34 7 26 10 18 7 8 12-2 15-18 14-16-2z',
      scales,
      { rim, depth: 9, edge: 2.4 },
    ),
    path('M26 7.500l2 6 3-6.500zM36 6.500l2 5 3-5.500zM45 5l1.500 5 2.500-7z', '#fff8e4'),
    path('M6-13C12-17 20-16 24-11 18-9 10-8 6-13z', INK) +
      path('M8-12.500C13-15.500 19-14.500 22-11 17-10 12-9 8-12.500z', eye) +
      path('M15-15l1.500 0 .5 5-1.500 0z', INK),
    line('M3-17C10-22 18-21 25-15', darker(scales, 0.55), 3),
    disc(45, -7, 1.9, INK) + line('M42-11q4-1 6 2', darker(scales, 0.4), 1.4),
    line('M-8 1q4-6 10-6M-6 6q6-6 12-6', darker(scales, 0.35), 1.3),
  );
}
