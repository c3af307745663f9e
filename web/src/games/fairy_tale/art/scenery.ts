/** Skies, lights and grounds of the four peoples, and what stands in them. */
import { disc, faded, form, INK, line, linear, n, oval, path, placed, type Point, radial, scatter, whole } from './pen';

export const GOLD = '#e4b040';

/** The colour of the light that falls on a people, for the rims of its figures. */
export const RIM = { dragonvale: '#ffd98c', fairywood: '#f6f7b4', empire: '#fff6d8', shadow: '#dcc6ff' } as const;

// Lights.

/** Light that fades out around a point. */
export function glow(at: Point, r: number, colour: string, strength = 0.8): string {
  return disc(
    at[0],
    at[1],
    r,
    radial(at, r, [
      [colour, 0, strength],
      [colour, 0.45, strength * 0.45],
      [colour, 1, 0],
    ]),
  );
}

/** A small star of four points. */
export function sparkle(x: number, y: number, r: number, fill = '#fff7cf'): string {
  const q = n(r * 0.16);
  return path(
    `M${n(x)} ${n(y - r)}q${q} ${n(r * 0.84)} ${n(r)} ${n(r)}q-${n(r * 0.84)} ${q}-${n(r)} ${n(r)}q-${q}-${n(r * 0.84)}-${n(r)}-${n(r)}q${n(r * 0.84)}-${q} ${n(r)}-${n(r)}z`,
    fill,
  );
}

/** Many small lights, or sparks, in a part of the picture. */
export function motes(seed: number, count: number, [x, y]: Point, [w, h]: Point, fill: string, most = 1.8): string {
  const chance = scatter(seed);
  const dots = Array.from({ length: count }, () => {
    const r = Math.round(most * (3.5 + 6.5 * chance())) / 10;
    return `M${n(x + w * chance())} ${n(y + h * chance())}m-${n(r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0-${n(2 * r)} 0`;
  });
  return path(dots.join(''), fill);
}

/** Rays around a point, from one distance to another. */
export function rays([x, y]: Point, from: number, to: number, count: number, fill: string, share = 0.35): string {
  const parts = Array.from({ length: count }, (_, at) => {
    const turn = (2 * Math.PI * at) / count;
    const on = (angle: number, r: number): string => `${n(x + r * Math.cos(angle))} ${n(y + r * Math.sin(angle))}`;
    const half = (Math.PI / count) * share;
    return `M${on(turn, from)}L${on(turn - half, to)} ${on(turn + half, to)}z`;
  });
  return path(parts.join(''), fill);
}

/** The lower edge goes into the dark, so that figures stand and names can be read. */
export function dusk(colour: string, from = 150): string {
  return path(
    `M0 ${from}h200V200H0z`,
    linear([
      [colour, 0, 0],
      [colour, 1, 0.75],
    ]),
  );
}

// Things in the distance.

/** A cloud with a flat foot. */
export function cloud(x: number, y: number, w: number, fill: string, more = {}): string {
  const u = w / 10;
  return path(
    `M${n(x)} ${n(y)}c-${n(u)} 0-${n(u * 1.6)}-${n(u * 2)} ${n(u * 0.6)}-${n(u * 2)}c0-${n(u * 1.8)} ${n(u * 2)}-${n(u * 2.4)} ${n(u * 2.8)}-${n(u)}c${n(u * 0.8)}-${n(u * 2.2)} ${n(u * 3.6)}-${n(u * 1.9)} ${n(u * 3.8)} ${n(u * 0.5)}c${n(u * 1.8)}-${n(u * 0.8)} ${n(u * 2.9)} ${n(u * 0.6)} ${n(u * 2)} ${n(u * 1.2)}c${n(u * 1.2)} ${n(u * 0.2)} ${n(u)} ${n(u * 1.3)} 0 ${n(u * 1.3)}z`,
    fill,
    more,
  );
}

/** A tower with battlements, or with a roof. */
export function tower(x: number, top: number, w: number, foot: number, wall: string, roof?: string): string {
  const lip = w * 0.16;
  const step = (w + 2 * lip) / 5;
  const crown = roof
    ? `M${n(x - w / 2 - lip)} ${n(top)}h${n(w + 2 * lip)}v${n(w * 0.22)}h-${n(lip)}V${foot}h-${n(w)}V${n(top + w * 0.22)}h-${n(lip)}z`
    : `M${n(x - w / 2 - lip)} ${n(top)}h${n(step)}v${n(step)}h${n(step)}v-${n(step)}h${n(step)}v${n(step)}h${n(step)}v-${n(step)}h${n(step)}v${n(step * 2)}l-${n(lip)} ${n(lip)}V${foot}h-${n(w)}V${n(top + step * 2 + lip)}l-${n(lip)}-${n(lip)}z`;
  const body = form(crown, wall, { depth: w * 0.45, edge: w * 0.09 });
  if (!roof) return body;
  const high = w * 1.5;
  const cone = `M${n(x - w / 2 - lip * 1.8)} ${n(top + 1)}q${n(w * 0.42)}-${n(high * 0.42)} ${n(w / 2 + lip * 1.8)}-${n(high)}q${n(w * 0.08)} ${n(high * 0.58)} ${n(w / 2 + lip * 1.8)} ${n(high)}q-${n(w * 0.6)} ${n(w * 0.18)}-${n(w + lip * 3.6)} 0z`;
  return body + form(cone, roof, { depth: w * 0.4, edge: w * 0.1 });
}

/** Windows: an arch each. */
export function windows(at: readonly Point[], w: number, fill: string): string {
  return path(
    at.map(([x, y]) => `M${n(x - w / 2)} ${n(y)}v-${n(w)}q${n(w / 2)}-${n(w)} ${n(w)} 0v${n(w)}z`).join(''),
    fill,
  );
}

/** A banner on a pole, blown to the right. */
export function banner(x: number, y: number, high: number, colour: string): string {
  return (
    line(`M${n(x)} ${n(y)}v-${n(high)}`, '#5a4326', 1.2) +
    path(
      `M${n(x)} ${n(y - high)}q${n(high * 0.4)} ${n(high * 0.2)} ${n(high * 0.8)} 0l-${n(high * 0.2)} ${n(high * 0.22)} ${n(high * 0.2)} ${n(high * 0.22)}q-${n(high * 0.4)} ${n(high * 0.2)}-${n(high * 0.8)} 0z`,
      colour,
    )
  );
}

/** A crag: a jagged heap from one side to the other. */
export function peaks(points: readonly Point[], fill: string, shade?: string, foot = 200): string {
  const outline = points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L');
  const sides = points
    .slice(1, -1)
    .flatMap(([x, y], at) => {
      const before = points[at] ?? [0, 0];
      const after = points[at + 2] ?? [0, 0];
      if (y > before[1] || y > after[1]) return [];
      return [
        `M${n(x)} ${n(y)}L${n(after[0])} ${n(after[1])} ${n(x + (after[0] - x) * 0.35)} ${n(foot)}L${n(x - 5)} ${n(y + (foot - y) * 0.5)} ${n(x + 4)} ${n(y + (foot - y) * 0.25)}z`,
      ];
    })
    .join('');
  return path(`M${outline}V${foot}H${n(points[0]?.[0] ?? 0)}z`, fill) + (shade ? path(sides, shade) : '');
}

/** A tree without leaves that reaches up. */
export function bareTree(at: Point, scale: number | Point, fill: string): string {
  return placed(
    at,
    0,
    scale,
    path(
      'M-7 0c4-14 3-26 0-40-5-5-12-7-20-16l2-2c7 6 11 7 16 8-2-9-8-14-11-26l3-1c4 9 9 13 13 20 0-11-3-19 0-32l3 0c-1 12 2 20 3 28 5-7 11-10 14-21l3 1c-2 12-8 17-13 26 6-2 10-5 16-12l2 2c-5 11-13 14-18 20-2 16-1 30 6 45z',
      fill,
    ),
  );
}

/** A spruce, in three skirts. */
export function spruce(x: number, foot: number, high: number, fill: string): string {
  const w = high * 0.3;
  const skirt = (top: number, share: number): string =>
    `M${n(x)} ${n(foot - high * top)}q${n(w * share * 0.35)} ${n(high * 0.26)} ${n(w * share)} ${n(high * 0.4)}q-${n(w * share)}-${n(high * 0.05)}-${n(w * share * 2)} 0q${n(w * share * 0.65)}-${n(high * 0.14)} ${n(w * share)}-${n(high * 0.4)}z`;
  return path(skirt(1, 0.6) + skirt(0.78, 0.85) + skirt(0.55, 1.1), fill);
}

/** A toadstool: a cap with spots on a stem. */
export function toadstool(at: Point, scale: number | Point, cap = '#c8372b'): string {
  return placed(
    at,
    0,
    scale,
    form('M-6 2c2-9 2-16 0-26h13c-2 10-2 17 1 26q-7 4-14 0z', '#efe3c6', { depth: 6, edge: 1.6 }),
    path('M-11-22q12 9 23 0l-2 5q-9 5-19 0z', '#cdbb94'),
    form('M-22-22c-2-14 9-25 22-25s24 11 22 25q-22 7-44 0z', cap, {
      depth: 12,
      edge: 3,
      on: [
        [-10, -34, 4.2],
        [3, -40, 3.6],
        [12, -30, 4.4],
        [-2, -27, 3],
        [-17, -26, 2.6],
        [18, -24, 2],
      ]
        .map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r * 0.8, '#fff2dc'))
        .join(''),
    }),
  );
}

/** A bat in flight. */
export function bat(x: number, y: number, w: number, fill: string): string {
  return placed(
    [x, y],
    0,
    w / 20,
    path(
      'M0 0l1.500-3 1 2q5-6 8.500-3-3 0-3 4-2-1-4 1-1-1-2.500 1h-3q-1.500-2-2.500-1-2-2-4-1 0-4-3-4 3.500-3 8.500 3l1-2z',
      fill,
    ),
  );
}

/** Flames from a foot, as one tongue with a bright heart. */
export function flame(
  at: Point,
  scale: number | Point,
  turn = 0,
  colours: readonly string[] = ['#d8431f', '#f68b29', '#ffe08a'],
): string {
  const tongue = 'M0 0c-14-2-17-15-10-25 1 5 3 7 6 8-4-14 3-22 4-31 8 8 6 15 9 22 2-2 3-4 3-8 8 12 5 31-12 34z';
  return placed(
    at,
    turn,
    scale,
    ...colours.map((colour, place) => placed([0, 0], 0, 1 - place * 0.28, path(tongue, colour))),
  );
}

// The four countries.

/** Dragonvale: a burning evening over the crags. */
export function dragonvale(sun: Point = [72, 82], size = 40): string {
  return (
    whole(linear(['#571321', '#a62f22', '#e9773a', ['#ffd483', 0.72], '#ffe9a8'])) +
    glow(sun, size * 2.6, '#fff1b0', 0.9) +
    disc(
      sun[0],
      sun[1],
      size,
      radial([sun[0] - size * 0.3, sun[1] - size * 0.3], size * 1.3, ['#fffbe0', '#ffe08a', '#ffb956']),
    ) +
    cloud(112, 58, 74, '#ffb46a', { opacity: 0.5 }) +
    cloud(-16, 42, 60, '#d9603a', { opacity: 0.6 }) +
    cloud(138, 30, 70, '#8c2724', { opacity: 0.6 }) +
    peaks(
      [
        [0, 128],
        [18, 104],
        [34, 124],
        [58, 96],
        [82, 130],
        [108, 112],
        [128, 128],
        [160, 88],
        [184, 118],
        [200, 104],
      ],
      '#c65a35',
      '#a9402b',
    ) +
    peaks(
      [
        [0, 152],
        [24, 132],
        [46, 150],
        [66, 140],
        [96, 158],
        [126, 140],
        [148, 152],
        [176, 122],
        [200, 146],
      ],
      '#82291f',
      '#5f1b1a',
    )
  );
}

/** Fairywood: light falls into a deep wood. */
export function fairywood(light: Point = [82, 72]): string {
  const [x] = light;
  return (
    whole(radial(light, 150, ['#fdfbd0', ['#d3e58c', 0.2], ['#7fb556', 0.45], ['#2f7546', 0.72], '#113b2c'])) +
    faded(
      0.35,
      path(
        `M${n(x - 50)} -5L${n(x - 10)} -5 120 200H70zM${n(x)} -5h22l60 205h-34zM${n(x - 76)} -5h14l70 205H-10z`,
        linear([
          ['#fffbd2', 0, 0.9],
          ['#fffbd2', 1, 0],
        ]),
      ),
    ) +
    faded(
      0.5,
      path(
        `M26 200c4-60 2-110-4-205h13c0 90 2 150 8 205zM146 200c6-70 4-120 2-205h16c-4 90-4 140 2 205zM112 200c2-60 2-130 0-205h8c-1 80 0 150 2 205zM62 200c3-60 1-120-1-205h7c-1 80 0 140 2 205z`,
        '#3f8a4c',
      ),
    ) +
    path(
      'M-4 204c16-40 14-96 2-210h14c2 70 2 140 14 210zM204 204c-22-50-14-120-4-210h-20c6 70 4 150-12 210z',
      '#123a2b',
    ) +
    path(
      'M0 0h200v18c-6 12-16 14-22 8-4 10-16 12-22 4-6 8-18 8-22-2-6 8-18 8-22-1-8 7-18 6-22-4-6 9-18 9-22 1-7 9-18 8-22-2-5 7-18 9-22 2-6 10-20 10-24 0z',
      '#1c5636',
    ) +
    path(
      'M0 0h200v8c-8 10-16 8-20 3-6 8-14 8-20 1-6 8-16 8-20-2-6 8-16 8-20 0-8 7-16 6-20-2-6 7-16 7-20 0-7 8-16 6-20 0-6 8-16 8-20 0-6 7-14 7-20 0-7 8-15 8-20 2z',
      '#0f3a29',
    ) +
    path('M0 168c40-14 70-10 100-2 34 8 66 2 100-8v42H0z', '#2c6a3c') +
    path('M0 184c50-12 90-8 130-2 28 4 50 0 70-4v22H0z', '#17482f')
  );
}

/** The Holy Empire: a clear morning over hills and towers. */
export function empire(sun: Point = [66, 70]): string {
  return (
    whole(linear(['#1e4a8c', '#4a86c8', ['#a9d3ee', 0.5], ['#fdf0cd', 0.74], '#f7d99a'])) +
    glow(sun, 100, '#fff6d2', 0.95) +
    faded(0.5, rays(sun, 30, 220, 18, '#fff7da', 0.5)) +
    cloud(118, 52, 72, '#fff', { opacity: 0.85 }) +
    cloud(-20, 92, 66, '#fff', { opacity: 0.75 }) +
    cloud(-6, 34, 52, '#d8ebf8', { opacity: 0.7 }) +
    cloud(150, 96, 60, '#fff8e6', { opacity: 0.7 }) +
    path('M0 142c26-16 48-18 74-6 34-20 78-18 126-2v66H0z', '#8fb9a4') +
    path('M0 162c34-14 66-12 92-2 38-12 74-12 108-2v42H0z', '#5a9170') +
    path('M0 182c40-10 80-8 120-2 30 4 54 2 80-4v24H0z', '#37705a')
  );
}

/** Shadow: a great moon in a violet night. */
export function shadow(moon: Point = [70, 70], size = 44): string {
  const [x, y] = moon;
  return (
    whole(linear(['#120b26', '#2e1d56', ['#5d4090', 0.6], '#9a78bd'])) +
    motes(7, 34, [0, 0], [200, 110], '#e9dcff', 1.1) +
    glow(moon, size * 2.5, '#d9c2ff', 0.75) +
    disc(x, y, size, radial([x - size * 0.3, y - size * 0.3], size * 1.4, ['#fffaf0', '#eadcf7', '#b79bd8'])) +
    faded(
      0.3,
      disc(x - size * 0.3, y + size * 0.2, size * 0.2, '#9c82c4'),
      disc(x + size * 0.35, y - size * 0.3, size * 0.14, '#9c82c4'),
      disc(x + size * 0.1, y + size * 0.55, size * 0.12, '#9c82c4'),
    ) +
    faded(0.55, cloud(-30, 118, 120, '#4a3078'), cloud(110, 100, 110, '#4a3078'), cloud(128, 40, 90, '#241645')) +
    path('M0 160c22-8 40-16 62-8 30 10 50-4 76-6 26-2 40 10 62 4v50H0z', '#2a1b4c') +
    path('M0 180c40-10 76-6 110-2 36 4 60 0 90-6v28H0z', '#150d2b')
  );
}

/** An ermine edge, with its tails. */
export function ermine(d: string, tails: readonly Point[]): string {
  return (
    form(d, '#fbf4e4', { shade: '#c9b7a0', depth: 6, edge: 1 }) +
    path(tails.map(([x, y]) => `M${n(x)} ${n(y)}l1.800 5h-3.600z`).join(''), INK)
  );
}
