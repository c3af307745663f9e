/** The pictures of Dragonvale. */
import { body, head, type Hide, wing } from './dragons';
import {
  both,
  darker,
  disc,
  faded,
  form,
  INK,
  lighter,
  line,
  linear,
  lock,
  n,
  oval,
  path,
  placed,
  type Point,
  radial,
  taper,
  whole,
  within,
} from './pen';
import { cloud, dragonvale, dusk, flame, glow, motes, peaks, rays, RIM, sparkle } from './scenery';

const RIM_LIGHT = RIM.dragonvale;

export const GOLDEN: Hide = { scales: '#dd9a26', belly: '#ffe9a8', horn: '#fff3d0', eye: '#d7f26a', rim: '#fff6c4' };
export const SILVER: Hide = { scales: '#8fa0b8', belly: '#eef3f8', horn: '#f4f1ea', eye: '#7fe0ff', rim: '#ffffff' };
export const BRONZE: Hide = { scales: '#8a4f24', belly: '#e0a765', horn: '#ecd9b0', eye: '#ffd23a', rim: '#ffc27a' };
export const SKY: Hide = { scales: '#c33a2c', belly: '#ffd9a0', horn: '#fbe9bd', eye: '#ffe45a', rim: '#ffb27a' };

/** The Gold Dragon, wings wide, before the sun. */
export function goldDragon(): string {
  const one = wing(
    [86, 150],
    [40, 62],
    [
      [-14, 4],
      [-12, 84],
      [14, 134],
      [48, 168],
      [84, 178],
    ],
    '#b3541f',
    '#f0b43e',
    '#ffe9a0',
  );
  return (
    both(one) +
    body(
      [
        [100, 216],
        [76, 184],
        [84, 150],
        [116, 124],
        [112, 94],
        [92, 74],
      ],
      taper(64, 46, 22),
      GOLDEN,
      { high: 12, back: -1 },
    ) +
    head([88, 66], -8, 1.12, GOLDEN, { open: 14 })
  );
}

export function gold(): string {
  return (
    whole(radial([100, 70], 150, ['#fffbe0', ['#ffe28a', 0.18], ['#f2933c', 0.45], ['#a62f22', 0.75], '#4d0f1d'])) +
    faded(0.55, rays([100, 70], 24, 190, 22, '#fff3c0', 0.55)) +
    peaks(
      [
        [0, 160],
        [26, 128],
        [48, 158],
        [76, 146],
        [110, 160],
        [142, 140],
        [170, 156],
        [200, 126],
      ],
      '#8c2a20',
      '#641a1a',
    ) +
    goldDragon() +
    dusk('#3d0d16', 158) +
    motes(3, 26, [10, 20], [180, 170], '#fff0a8', 1.7) +
    sparkle(30, 30, 6) +
    sparkle(170, 40, 5) +
    sparkle(150, 112, 4)
  );
}

/** The Silver Dragon, coiled round its own light. */
export function silverDragon(): string {
  return (
    wing(
      [132, 104],
      [152, 44],
      [
        [206, 8],
        [208, 74],
        [192, 112],
        [158, 132],
      ],
      '#5a6a8c',
      '#aebccf',
      '#f4f8ff',
    ) +
    body(
      [
        [34, 150],
        [22, 178],
        [62, 196],
        [120, 188],
        [160, 158],
        [160, 116],
        [124, 98],
        [88, 106],
        [70, 92],
        [74, 66],
        [98, 54],
      ],
      taper(3, 46, 20),
      SILVER,
      { high: 9, back: 1 },
    ) +
    head([94, 54], 12, 1.05, SILVER, { open: 6 })
  );
}

export function silver(): string {
  return (
    dragonvale([60, 66], 44) +
    whole(
      linear([
        ['#23406e', 0, 0.75],
        ['#3d4f86', 0.5, 0.45],
        ['#c9d7ee', 1, 0.1],
      ]),
    ) +
    disc(60, 66, 44, radial([48, 52], 60, ['#ffffff', '#e8effa', '#b8c8e4'])) +
    silverDragon() +
    glow([78, 146], 44, '#dff4ff', 0.95) +
    sparkle(78, 146, 15, '#ffffff') +
    sparkle(50, 128, 5, '#fff') +
    sparkle(104, 132, 6, '#fff') +
    motes(11, 16, [40, 100], [80, 70], '#ffffff', 1.5) +
    dusk('#1f1430', 170)
  );
}

/** The Bronze Dragon's head and neck, breathing fire. */
export function bronzeDragon(): string {
  return (
    wing(
      [40, 150],
      [44, 40],
      [
        [110, -14],
        [128, 26],
        [112, 66],
        [84, 110],
      ],
      '#6b2a1a',
      '#a5622c',
      '#ffc27a',
    ) +
    body(
      [
        [-6, 226],
        [4, 176],
        [10, 136],
        [34, 104],
        [60, 98],
      ],
      taper(84, 62, 36),
      BRONZE,
      { high: 16, back: 1 },
    ) +
    head([62, 96], 8, 1.55, BRONZE, { open: 26 })
  );
}

export function bronze(): string {
  return (
    dragonvale([150, 60], 30) +
    glow([170, 150], 70, '#ffe08a', 0.9) +
    bronzeDragon() +
    flame([104, 124], [1.5, 2.3], 112) +
    flame([110, 126], [0.8, 1.8], 98, ['#f68b29', '#ffc24d', '#fff3b8']) +
    // What is left of those who came: lances and a shield.
    line('M84 206l24-44M122 206l-6-36', '#3a1c10', 4) +
    path('M108 164l0-14 8 10zM114 172l-3-14 10 10z', '#d9dfe6') +
    placed(
      [160, 184],
      16,
      1,
      form('M-16-18h32v14c0 14-8 22-16 26-8-4-16-12-16-26z', '#c9d3de', {
        depth: 9,
        on: path('M-3-20h6v46h-6zM-18-8h36v6h-36z', '#2b5fa3'),
      }),
    ) +
    motes(5, 22, [90, 90], [110, 100], '#ffe9a0', 1.9) +
    dusk('#2c0b10', 166)
  );
}

/** The Sky-Dance Dragon: one long loop among the clouds. */
export function skyDragon(): string {
  const through: Point[] = [
    [186, 26],
    [168, 60],
    [190, 96],
    [164, 132],
    [112, 140],
    [66, 160],
    [38, 130],
    [60, 96],
    [106, 100],
    [116, 70],
    [92, 52],
  ];
  const tips: Point[] = [
    [200, 4],
    [208, 22],
    [192, 2],
  ];
  const tuft = tips.map((tip) => lock([[186, 28], [192, 18], tip], 7, 1)).join('');
  return (
    path(tuft, '#f3b14c') +
    body(through, taper(3, 32, 19), SKY, { high: 10, back: 1 }) +
    wing(
      [62, 134],
      [34, 84],
      [
        [-4, 62],
        [2, 98],
        [16, 122],
        [40, 140],
      ],
      '#e8843c',
      '#8c2724',
      '#ffe0a0',
    ) +
    // Ribbons of its mane.
    path(
      [
        lock(
          [
            [96, 40],
            [76, 22],
            [48, 26],
            [30, 14],
          ],
          8,
        ),
        lock(
          [
            [92, 50],
            [70, 42],
            [46, 52],
            [24, 42],
          ],
          8,
        ),
      ].join(''),
      '#f6bf5a',
    ) +
    head([90, 52], -6, 0.95, SKY, { open: 12, horns: 1 }) +
    line('M134 46q14-2 20 8 8-4 16 4M132 52q8 8 18 6 2 10 12 12', '#f6bf5a', 2)
  );
}

export function skyDance(): string {
  return (
    whole(linear(['#8c2b3a', '#e2764f', ['#ffc789', 0.55], '#fff0c8'])) +
    glow([70, 74], 110, '#fff6cf', 0.95) +
    disc(70, 74, 46, '#fff4c6', { opacity: 0.85 }) +
    faded(0.5, line('M-6 60q40-26 84-4t130-20M-6 26q50 16 96-6t120 4', '#fff3d6', 2)) +
    cloud(120, 62, 90, '#ffdcae', { opacity: 0.9 }) +
    cloud(-34, 110, 90, '#ffd2a0', { opacity: 0.9 }) +
    peaks(
      [
        [0, 190],
        [22, 164],
        [46, 186],
        [80, 176],
        [118, 190],
        [158, 160],
        [200, 186],
      ],
      '#b4513c',
      '#963c34',
    ) +
    skyDragon() +
    cloud(-18, 204, 110, '#fff1d6') +
    cloud(84, 206, 130, '#ffe3bd') +
    cloud(120, 168, 74, '#fff6e4', { opacity: 0.92 }) +
    sparkle(150, 34, 5) +
    sparkle(24, 66, 4)
  );
}

/** A hatchling's head: large eyes, small horns. */
export function hatchling(at: Point, turn: number, scale: number, scales: string, look = 0): string {
  const eye = (x: number): string =>
    disc(x, -4, 9, '#fff8e0') +
    disc(x + look * 2.5, -3.5, 6.5, '#e58a1f') +
    oval(x + look * 2.5, -3.5, 2.6, 5.5, INK) +
    disc(x + look * 2.5 - 2.5, -7, 2.2, '#fff');
  return placed(
    at,
    turn,
    scale,
    both(
      form('M-20-20q-6-12-2-22 10 4 14 16z', '#fff0cc', { depth: 4, edge: 1.2 }) +
        form('M-26-4q-18-8-20-22 14 2 26 12z', darker(scales, 0.15), { depth: 5, rim: RIM_LIGHT }),
      0,
    ),
    form('M-29-2C-31-24-17-33 0-33S31-24 29-2c-1 10-6 14-9 20-4 8-12 10-20 10S-16 26-20 18c-3-6-8-10-9-20z', scales, {
      rim: RIM_LIGHT,
      depth: 14,
      edge: 3,
    }),
    path('M-5-33l5-9 5 9zM-3-24l3-6 3 6z', darker(scales, 0.45)),
    oval(0, 15, 17, 11, lighter(scales, 0.35)),
    eye(-13) + eye(13),
    line('M-23-13q9-7 17-2M23-13q-9-7-17-2', darker(scales, 0.5), 2.4),
    disc(-5, 11, 1.7, INK) + disc(5, 11, 1.7, INK),
    path('M-13 17q13 7 26 0-3 9-13 9t-13-9z', '#7a1d22') +
      path('M-8 18.800l2 4 2.500-3.400zM8 18.800l-2 4-2.500-3.400z', '#fff'),
  );
}

function shell(at: Point, turn: number, scale: number, colour: string, broken: boolean): string {
  const d = broken
    ? 'M-30-6l7 7 8-10 8 9 8-11 8 10 8-9 7 8 6-6c6 26-8 46-30 46S-36 20-30-6z'
    : 'M0-52c20 0 32 26 32 48S18 38 0 38-32 18-32-4-20-52 0-52z';
  const spots = [
    [-16, 16, 5],
    [4, 22, 6],
    [18, 10, 4],
    [-4, 8, 3],
    [-20, 2, 3],
    [12, 28, 3],
  ].map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r * 0.8, darker(colour, 0.25)));
  return placed(at, turn, scale, form(d, colour, { rim: '#fff6d8', depth: 16, edge: 3, on: spots.join('') }));
}

export function children(): string {
  const straw = (count: number, from: number): string =>
    Array.from({ length: count }, (_, at) => {
      const x = -10 + (220 * at) / count;
      const up = 8 * Math.sin(at * 2.4 + from);
      return `M${n(x)} ${n(182 + up + from * 6)}q20 ${n(-8 + up)} 42 ${n(up * 0.6)}`;
    }).join('');
  return (
    dragonvale([64, 66], 34) +
    // The mother's tail lies round the nest.
    body(
      [
        [-14, 150],
        [20, 128],
        [64, 122],
        [140, 124],
        [190, 110],
        [210, 70],
      ],
      taper(30, 26, 12),
      BRONZE,
      { high: 9, back: 1 },
    ) +
    path('M-10 206c-4-40 20-52 110-52s114 12 110 52z', '#5a3418') +
    shell([158, 142], 10, 0.84, '#e9c9a0', false) +
    hatchling([48, 112], -10, 0.72, '#7fa04a', 1) +
    shell([46, 142], -6, 0.86, '#dcd3b4', true) +
    hatchling([106, 92], 4, 1.1, '#d8502f', -0.4) +
    placed(
      [106, 62],
      8,
      1,
      form('M-22-2l6 6 6-7 7 8 6-8 6 7 8-5c-4-16-10-22-19-22S-20-18-22-2z', '#f3e0bd', { rim: '#fff8e0', depth: 7 }),
    ) +
    shell([104, 144], 3, 1.16, '#f0dab4', true) +
    line(straw(13, 0), '#8a5a26', 4) +
    line(straw(11, 1.2), '#c08a3c', 3) +
    line(straw(9, 2.4), '#6b421c', 3.4) +
    dusk('#2c0b10', 168) +
    motes(9, 12, [20, 20], [160, 100], '#ffe9a0', 1.5)
  );
}

/** A heap of gold in a cave. */
export function hoard(): string {
  const coins = Array.from({ length: 34 }, (_, at) => {
    const x = 34 + ((at * 47) % 132);
    const y = 148 + ((at * 29) % 40) + Math.abs(x - 100) * 0.18;
    return `M${n(x)} ${n(y)}m-5 0a5 2.600 0 1 0 10 0a5 2.600 0 1 0-10 0`;
  });
  return (
    form('M20 200c14-24 36-34 52-50 10-10 22-16 32-14 14 2 20 14 32 22 16 10 30 22 42 42z', '#d99a2b', {
      rim: '#fff3b0',
      depth: 14,
      edge: 3,
    }) + path(coins.join(''), '#ffdf7c', { stroke: '#a36a16', 'stroke-width': 0.9 })
  );
}

export function lair(): string {
  const mouth = 'M22 200C14 150 20 92 52 62 70 44 96 36 118 42 156 52 180 96 180 142c0 24-2 40-4 58z';
  const eye = (x: number, flip: number): string =>
    placed(
      [x, 96],
      0,
      [flip, 1],
      path('M-17-2Q-4-13 15 3 0 9-17-2z', '#ffdf4a') +
        path('M-3-9l4 0 1 14-4 0z', INK) +
        line('M-20-5Q-4-18 17 0', '#e2701f', 2),
    );
  return (
    dragonvale([46, 40], 26) +
    form('M-10 210V110C10 92 22 60 50 44 66 22 90 14 112 12c30 4 48 26 62 50 16 20 30 34 38 52v96z', '#6b2c22', {
      rim: '#ffb673',
      depth: 26,
      edge: 5,
    }) +
    line('M8 130q10-30 26-44M190 140q-2-30-20-56M100 20q20 0 34 14M30 172q-10-18-6-34', '#3f1616', 3) +
    path(mouth, radial([100, 168], 112, ['#f8b23c', ['#b5481c', 0.35], ['#4a1117', 0.7], '#1c0812'])) +
    within(
      mouth,
      path(
        'M46 40c0 18 6 28 16 36-8 8-14 20-12 34 10 6 20 8 24 20 4 14 10 30 26 42 16-12 22-28 26-42 4-12 14-14 24-20 2-14-4-26-12-34 10-8 16-18 16-36-10 14-20 22-32 24q-22-10-44 0c-12-2-22-10-32-24z',
        '#260a14',
      ),
      line('M50 110c10 6 20 8 24 20 4 14 10 30 26 42', '#8c3018', 1.8),
      eye(80, 1) + eye(120, -1),
      faded(0.8, path('M92 124l-4 6 6 1zM108 124l4 6-6 1z', '#e2701f')),
      glow([100, 176], 80, '#ffdf7c', 0.75),
    ) +
    hoard() +
    // A crown, a cup, a sword.
    placed(
      [66, 150],
      -18,
      1,
      form('M-13 8l-3-18 8 8 8-11 8 11 8-8-3 18z', '#f2c14c', { depth: 6 }),
      disc(-6, 3, 2, '#c8372b'),
      disc(2, 3, 2, '#2c5aa0'),
      disc(9, 3, 2, '#3f8f6b'),
    ) +
    placed(
      [142, 164],
      22,
      1,
      form('M-10-16h20c0 12-4 17-8 18v8l6 5H-8l6-5V2c-4-1-8-6-8-18z', '#f6cf62', { depth: 7 }),
    ) +
    placed(
      [168, 158],
      26,
      0.9,
      form('M-3 20v-54l3-8 3 8v54z', '#dfe6ee', { depth: 3, edge: 1.2 }),
      path('M-11-6h22v4h-22z', '#a36a16'),
    ) +
    // Teeth of stone hang from the roof.
    form('M40 72l8 26 8-36zM66 50l7 32 9-40zM104 40l6 22 8-20zM132 46l10 30 6-20zM158 74l5 24 8-6z', '#5a241d', {
      rim: '#ffb673',
      depth: 5,
      edge: 2,
    }) +
    sparkle(88, 152, 6) +
    sparkle(132, 184, 5) +
    sparkle(52, 178, 5) +
    dusk('#2c0b10', 180)
  );
}
