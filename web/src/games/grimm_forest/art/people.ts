/** Faces, necks, hands: what all characters have in common. The origin is the middle of the face, the chin is at y = 34. */
import { at, c, e, l, p, veil } from './brush';

const SKINS = {
  fair: ['ffdfc0/e6a484', 'b8604e', '7a2f4a', 'e8604a'],
  rosy: ['ffd2b4/dd8f74', 'b0503f', '7a2440', 'e8503a'],
  tan: ['e9b483/b9754c', '8a4a2c', '4a1a30', 'd0503a'],
  brown: ['c98a58/8a5230', '5f331c', '2c1024', 'a83a2a'],
  green: ['b9c98a/6f8f5a', '4a6238', '1c3030', '6a9a3a'],
  wood: ['e8b878/b57c42', '8a5526', '4a2414', 'd0603a'],
  pale: ['f4ecec/c0b0c6', '8a7090', '40305a', 'b070b0'],
} as const;
export type Skin = keyof typeof SKINS;
type Mood = 'smile' | 'calm' | 'sly' | 'stern' | 'sleep' | 'wow' | 'grin';

export interface Features {
  skin?: Skin;
  mood?: Mood;
  /** How far the features are moved to the right, as of a head that turns. */
  look?: number;
  brow?: string;
  lips?: string;
  eye?: string;
  /** Eyelashes and fuller lips. */
  lady?: boolean;
}

function eye(x: number, mood: Mood, colour: string, lady: boolean, side: number, lidded: string): string {
  if (mood === 'sleep')
    return (
      l('4a2430', 2.6, `M${x - 6}-1q6 5 12 0`) + (lady ? l('4a2430', 1.6, `M${x + side * 5}-1l${side * 4} 3`) : '')
    );
  if (mood === 'wow') return e('fff', x, -3, 6.5, 7.5) + c(colour, x, -2, 3.4) + c('fff', x + 1, -4, 1.2);
  const open = e('fff6ea', x, -2, 6.4, 5.6) + e(colour, x + 0.6, -1.6, 4, 4.8) + c('fff', x + 2, -3.6, 1.5);
  const lid = mood === 'sly' || mood === 'stern' ? 'M-7-3q7-2 14 0' : 'M-7-3q6-7 14 0';
  return (
    open +
    (mood === 'sly' || mood === 'stern' ? p(lidded, `M${x - 7}-3q0-6 7-6t7 6q-7-2-14 0z`, 0.6) : '') +
    at(x, 0, 1, [l('3a1c26', 2.4, lid)]) +
    (lady ? l('3a1c26', 1.8, `M${x + side * 6}-4l${side * 4}-3`) : '')
  );
}

const MOUTHS: Record<Mood, string> = {
  smile: 'M-8 18q8 8 16 0',
  calm: 'M-6 20q6 3 12 0',
  sly: 'M-7 20q8 2 14-4',
  stern: 'M-7 21q7-4 14 0',
  sleep: 'M-5 20q5 3 10 0',
  wow: '',
  grin: '',
};

export function face({
  skin = 'fair',
  mood = 'smile',
  look = 0,
  brow = '5a3420',
  lips,
  eye: iris = '3a2420',
  lady = false,
}: Features): string {
  const [tone, line, shade, blush] = SKINS[skin];
  const bend =
    mood === 'stern'
      ? 'M-19-16L-7-11M19-16L7-11'
      : mood === 'sly'
        ? 'M-20-13q7-4 13 1M20-18q-8-3-13 3'
        : mood === 'wow'
          ? 'M-19-17q7-6 12-2M19-17q-7-6-12-2'
          : 'M-19-13q7-5 12-1M19-13q-7-5-12-1';
  return (
    p(tone, 'M-29-8C-29-40 29-40 29-8 29 14 16 34 0 34S-29 14-29-8z') +
    p(shade, 'M-29-8C-29-24-20-31-8-32-20-16-19 18-3 34-18 32-29 14-29-8z', 0.22) +
    e(blush, -16 + look, 11, 6.5, 4.5, 0.3) +
    e(blush, 17 + look, 11, 6.5, 4.5, 0.35) +
    at(look, 0, 1, [
      eye(-12, mood, iris, lady, -1, line),
      eye(12, mood, iris, lady, 1, line),
      l(brow, lady ? 2.4 : 3.4, bend),
      l(line, 2.4, look < 0 ? 'M-1 1q-5 8 1 9' : 'M1 1q5 8-1 9', 0.8),
      mood === 'wow'
        ? e('7a2430', 0, 21, 4.5, 5.5)
        : mood === 'grin'
          ? p('7a2430', 'M-11 16q11 4 22 0-2 12-11 12T-11 16z') + p('fff', 'M-9 17q9 3 18 0l-1 4q-8 2-16 0z')
          : (lady ? p(lips ?? 'c23a44', 'M-7 19q4-3 7-1 3-2 7 1-7 8-14 0z', 0.9) : '') +
            l(lips ?? '9c3a34', lady ? 1.4 : 2.6, MOUTHS[mood]),
    ])
  );
}

/** Neck and shoulders. */
export const bust = (cloth: string, skin: Skin = 'fair', wide = 70): string =>
  p(SKINS[skin][0], 'M-11 22h22v24L0 58-11 46z') +
  p(SKINS[skin][2], 'M-11 26q10 14 22 6v10q-12 6-22-8z', 0.3) +
  p(cloth, `M-${wide} 120C-${wide} 74-${wide - 20} 54-15 44L0 58 15 44C${wide - 20} 54 ${wide} 74 ${wide} 120z`);

/** A fist that holds something upright; thumb towards the looker. */
export const fist = (x: number, y: number, s: number, skin: Skin = 'fair', turn = 0): string =>
  at(
    x,
    y,
    s,
    [
      p(SKINS[skin][0], 'M-11-8q0-6 7-6h9q8 0 8 7v9q0 10-11 10T-11 4z'),
      l(SKINS[skin][1], 1.8, 'M-9-3q8-2 13 0M-9 3q8-2 13 0', 0.7),
      p(SKINS[skin][0], 'M-3-13q9-5 13 1 2 6-5 6-6-1-8-7z'),
    ],
    turn,
  );

/** An open hand, palm up, fingers to the right. */
export const palm = (x: number, y: number, s: number, skin: Skin = 'fair', turn = 0): string =>
  at(
    x,
    y,
    s,
    [
      p(SKINS[skin][0], 'M-26-6q14-6 26-2l24-4q6 0 5 4l-14 4 18 0q5 2 1 5l-18 2 13 3q3 4-2 5L8 12q-8 6-20 4l-14-2z'),
      p(SKINS[skin][0], 'M-8-6q4-12 11-12 5 2 2 7l-4 8z'),
      l(SKINS[skin][1], 1.5, 'M15 0l-8 1M15 7l-9-1', 0.7),
    ],
    turn,
  );

export const feather = (x: number, y: number, s: number, colour: string, dark: string, turn = 0): string =>
  at(
    x,
    y,
    s,
    [
      p(colour, 'M0 0C-14-18-10-48 22-62 30-40 24-14 0 0z'),
      p(dark, 'M0 0C12-12 20-30 22-62 30-40 24-14 0 0z', 0.5),
      l('fff6dc', 1.6, 'M-3 8Q6-24 20-54', 0.8),
    ],
    turn,
  );

/** A plait through the points x, y in a row. */
export const braid = (points: number[], wide: number, light = 'ffdf7a', dark = 'c98a2a'): string => {
  let all = '';
  for (let i = 0; i + 3 < points.length; i += 2) {
    const [x = 0, y = 0, nx = 0, ny = 0] = points.slice(i, i + 4);
    const turn = Math.round((Math.atan2(ny - y, nx - x) * 180) / Math.PI) - 90;
    const long = Math.hypot(nx - x, ny - y) * 0.85;
    all += at(
      x,
      y,
      1,
      [
        p(dark, `M0-4C-${wide * 1.3} 0-${wide} ${long} 2 ${long * 1.3} ${wide * 1.1} ${long} ${wide * 1.3} 0 0-4z`),
        p(light, `M-1-3C-${wide * 1.2} 0-${wide} ${long * 0.9}-1 ${long * 1.2}-2 ${long * 0.6}-3 ${long * 0.3}-1-3z`),
        p(light, `M2 0C${wide * 1.1} 2 ${wide} ${long * 0.8} 3 ${long} 5 ${long * 0.6} 5 ${long * 0.3} 2 0z`, 0.75),
      ],
      turn,
    );
  }
  return all.replace(/(\.\d)\d+/g, '$1');
};

/** A beard with its moustache; it reaches down to `long`. */
export const beard = (light: string, dark: string, long = 62): string =>
  p(
    light,
    `M-31-2C-27 14-20 14-12 13-4 9 4 9 12 13 20 14 27 14 31-2 36 34 20 ${long - 4} 0 ${long}-20 ${long - 4}-36 34-31-2z`,
  ) +
  p(dark, `M-31-2C-27 14-22 15-16 14-24 34-16 ${long - 10} 0 ${long}-20 ${long - 4}-36 34-31-2z`, 0.4) +
  p('7a2430', 'M-8 22q8 8 16 0z') +
  p(dark, 'M0 13Q-12 6-25 19-11 27 0 19 11 27 25 19 12 6 0 13z') +
  p(light, 'M0 12Q-12 5-25 18-11 25 0 17 11 25 25 18 12 5 0 12z');

/** Wings of gauze behind the shoulders. */
export const wings = (fill: string, edge: string): string =>
  veil(0.8, [
    p(
      fill,
      'M-6 50C-50 60-92 10-86-26-80-52-46-40-26-6-14 14-8 32-6 50zM6 50C50 60 92 10 86-26 80-52 46-40 26-6 14 14 8 32 6 50z',
    ),
    p(fill, 'M-8 54C-40 60-70 76-62 96-54 110-24 94-8 54zM8 54C40 60 70 76 62 96 54 110 24 94 8 54z'),
    l(
      edge,
      2,
      'M-6 50C-50 60-92 10-86-26-80-52-46-40-26-6-14 14-8 32-6 50zM6 50C50 60 92 10 86-26 80-52 46-40 26-6 14 14 8 32 6 50zM-10 44Q-50 20-72-24M10 44Q50 20 72-24M-10 44Q-56 40-78 0M10 44Q56 40 78 0',
    ),
  ]);
