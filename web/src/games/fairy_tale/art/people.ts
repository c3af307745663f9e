/** Faces and hands. A face has its middle at the origin, is some 42 wide and 58 high, and looks at us. */
import { darker, disc, form, group, INK, line, mix, n, oval, path, placed, type Point } from './pen';

export interface Face {
  skin?: string;
  iris?: string;
  /** What is white in most eyes. */
  white?: string;
  brow?: string;
  lips?: string;
  mood?: 'calm' | 'smile' | 'grin' | 'stern' | 'sing' | 'fangs';
  /** Where it looks: -1 to the left, 1 to the right. */
  turn?: number;
  ears?: 'round' | 'pointed' | 'none';
  blush?: string;
  rim?: string;
  /** How far the brows come down to the nose. */
  frown?: number;
  /** Which eyes are shut: both, or the one on the right. */
  shut?: 'both' | 'one' | undefined;
}

const SKIN = '#f2c7a0';

const OUTLINE =
  'M-21-6C-22-24-13-31 0-31S22-24 21-6C20.500 9 14 21 6 27.500 2.500 30-2.500 30-6 27.500-14 21-20.500 9-21-6z';

function mouth(mood: Face['mood'], lips: string): string {
  switch (mood) {
    case 'smile':
      return (
        path('M-8 13.500q8 2.500 16 0-2 8-8 8t-8-8z', lips) +
        line('M-9.500 12.500q1 1 2 1.200M9.500 12.500q-1 1-2 1.200', darker(lips, 0.4), 1.2)
      );
    case 'grin':
      return (
        path('M-11 11.500q11 4 22 0-2 12-11 12t-11-12z', '#6d1f25') +
        path('M-10 12.300q10 3.400 20 0-.5 3-1.500 4.500-8.500 2-17 0-1-1.500-1.500-4.500z', '#fffaf0')
      );
    case 'stern':
      return line('M-6.500 17.500q6.500-3.500 13 0', lips, 2.4);
    case 'sing':
      return (
        oval(0, 17, 5, 6.5, '#6d1f25') +
        path('M-4.500 14q4.500-3 9 0-4.500 1.500-9 0z', '#fffaf0') +
        line('M-5.500 15q5.500-6 11 0', lips, 1.6)
      );
    case 'fangs':
      return (
        path('M-10 13q10 4.500 20 0-2.500 8-10 8t-10-8z', '#4d0d1c') +
        path('M-8 13.800l2.200 6.200 2.200-5.200zM8 13.800l-2.200 6.200-2.200-5.200z', '#fff')
      );
    default:
      return (
        path('M-7 15q3.500-2.500 7-1 3.500-1.500 7 1-7 6.500-14 0z', lips) +
        line('M-7 15q7 2 14 0', darker(lips, 0.45), 1)
      );
  }
}

/** A face, without hair. */
export function face({
  skin = SKIN,
  iris = '#3d5a3a',
  white = '#fffaf0',
  brow = '#5a3a22',
  lips = '#b9524a',
  mood = 'calm',
  turn = 0,
  ears = 'round',
  blush = '#e5866a',
  rim,
  frown = 0,
  shut,
}: Face = {}): string {
  const shade = mix(skin, '#8a3a3a', 0.38);
  const eye = (x: number): string =>
    shut === 'both' || (shut && x > 0)
      ? line(`M${n(x - 5.5)} -3q5.500 4.500 11 0`, INK, 2)
      : path(`M${n(x - 6)} -2.500q6-6.500 12 0-6 5.500-12 0z`, white) +
        disc(x + turn, -3, 3.2, iris) +
        disc(x + turn, -3, 1.6, INK) +
        disc(x + turn - 1.2, -4.2, 1, '#fff') +
        line(`M${n(x - 6.5)} -2.300q6.500-7.200 13 0`, INK, 1.9);
  const arch = (side: number): string =>
    line(`M${n(16 * side)} ${n(-10 - frown)}q${n(-6 * side)} -4.500 ${n(-12 * side)} ${n(frown * 1.6)}`, brow, 2.6);
  const ear =
    ears === 'none'
      ? ''
      : [-1, 1]
          .map((side) => {
            const d =
              ears === 'pointed'
                ? `M${n(19 * side)} 3q${n(3 * side)} -13 ${n(25 * side)} -21q-${side < 0 ? '-' : ''}5 22-${side < 0 ? '-' : ''}24 27z`
                : `M${n(19 * side)} -4q${n(8 * side)} -6 ${n(7 * side)} 4-${side < 0 ? '-' : ''}1 8-${side < 0 ? '-' : ''}8 6z`;
            return form(d, mix(skin, shade, 0.15), { shade, depth: 4, edge: 1.4, ...(rim ? { rim } : {}) });
          })
          .join('');
  return (
    ear +
    form(OUTLINE, skin, { shade, depth: 13, edge: 2, ...(rim ? { rim } : {}) }) +
    group(
      `translate(${n(turn * 4)} 0)`,
      oval(-12, 8, 5, 3.4, blush, { opacity: 0.45 }) + oval(12, 8, 5, 3.4, blush, { opacity: 0.45 }),
      eye(-9.5) + eye(9.5) + arch(-1) + arch(1),
      line('M1.500-2q2.500 6 3.500 9.500-3.500 3.200-7 .5', shade, 1.8),
      mouth(mood, lips),
    )
  );
}

/** A hand that holds something upright. */
export function fist(at: Point, turn = 0, scale = 1, skin = SKIN): string {
  const shade = mix(skin, '#7a2f3a', 0.45);
  return placed(
    at,
    turn,
    scale,
    form('M-9-7c2-4 14-5 17-1 3 4 3 12 0 16-4 4-14 3-17-1-2-4-2-10 0-14z', skin, { shade, depth: 6, edge: 1.5 }),
    line('M-2-4.500h9M-2 .5h10M-2 5.500h9', shade, 1.4),
  );
}

/** An open hand, its fingers up. */
export function palm(at: Point, turn = 0, scale: number | Point = 1, skin = SKIN): string {
  const shade = mix(skin, '#7a2f3a', 0.45);
  return placed(
    at,
    turn,
    scale,
    form(
      'M-7 8c-3-6-3-12-9-18-1-4 3-5 6-1l3 4-1-16c0-4 5-4 5 0l1 11 1-14c0-4 5-4 5 0l0 14 3-11c1-4 5-3 5 1l-2 14 4-7c2-3 6-2 4 2L11 2c-3 8-4 10-8 12-4 1-8-1-10-6z',
      skin,
      { shade, depth: 5, edge: 1.4 },
    ),
  );
}

export { SKIN };
