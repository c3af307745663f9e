/**
 * The pictures of the tales: a book lies open, and what it tells rises from its pages as cut paper.
 *
 * The scenes stand on the line y = 150.
 */
import { head, wing } from './dragons';
import { GOLDEN, SILVER } from './dragonvale';
import { castle, sword } from './empire';
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
  mix,
  n,
  oval,
  path,
  placed,
  type Point,
  radial,
  whole,
} from './pen';
import { bareTree, bat, cloud, flame, glow, GOLD, motes, peaks, rays, sparkle, spruce, toadstool } from './scenery';
import { darkCastle, shadowking } from './shadow';

/** The colours of a people's books: the air, the light, and the cloth they are bound in. */
interface Binding {
  deep: string;
  air: string;
  light: string;
  cloth: string;
}

const DRAGONVALE: Binding = { deep: '#3a0d16', air: '#a8402a', light: '#ffdf94', cloth: '#8c2a1a' };
const FAIRYWOOD: Binding = { deep: '#0c2f24', air: '#3f8a4c', light: '#f6f7b4', cloth: '#23603a' };
const EMPIRE: Binding = { deep: '#12285a', air: '#3f74b8', light: '#fff1c4', cloth: '#244f92' };
const SHADOW: Binding = { deep: '#120a24', air: '#5d4090', light: '#e2ccff', cloth: '#46306e' };

const NUMERALS = [
  '',
  'M-2-8h4v16h-4z',
  'M-6-8h4v16h-4zM2-8h4v16h-4z',
  'M-10-8h4v16h-4zM-2-8h4v16h-4zM6-8h4v16h-4z',
  'M-11-8h4v16h-4zM-5-8h4l3 9 3-9h4L3.500 8h-3z',
];

function book({ cloth }: Binding, chapter: number): string {
  const page = 'M100 166C84 150 46 146 12 154l-4 32c34-8 74-6 92 8z';
  return (
    path(
      'M100 172C84 156 46 152 8 160l-4 34c36-6 78-4 96 6 18-10 60-12 96-6l-4-34c-38-8-76-4-92 12z',
      darker(cloth, 0.2),
    ) +
    path(
      'M100 172C84 156 46 152 8 160l-1 4c38-8 77-4 93 12 16-16 55-20 93-12l-1-4c-38-8-76-4-92 12z',
      lighter(cloth, 0.35),
    ) +
    both(
      path(page, linear(['#fff6dc', '#e3cc9c'], [1, 0])) +
        line('M20 164q40-8 70 8M18 172q42-8 72 8M17 180q42-8 73 8', '#b99a66', 1.6),
    ) +
    path('M100 166c-8-8-18-12-28-14 10 4 20 14 28 42 8-28 18-38 28-42-10 2-20 6-28 14z', '#a57f48', { opacity: 0.5 }) +
    // The number of the chapter on its ribbon.
    form('M84 160h32v34l-16-9-16 9z', cloth, { rim: '#ffe9b0', depth: 6 }) +
    placed([100, 172], 0, 0.95, path(NUMERALS[chapter] ?? '', '#ffedb8'))
  );
}

/** Cut paper: a shape, and its own shadow on what is behind it. */
function cut(d: string, fill: string): string {
  return form(d, fill, { depth: 4, edge: 1.6, rim: lighter(fill, 0.7) });
}

function tale(binding: Binding, chapter: number, scene: string): string {
  const { deep, air, light } = binding;
  return (
    whole(radial([100, 110], 130, [light, [mix(light, air, 0.55), 0.3], [air, 0.6], deep])) +
    path(
      'M70 160L-30-10h70zM92 160L60-10h34zM108 160l10-170h36zM130 160L200-10h40z',
      radial([100, 150], 160, [
        [light, 0, 0.7],
        [light, 1, 0],
      ]),
    ) +
    motes(chapter, 18, [10, 10], [180, 140], '#fffbe0', 1.6) +
    scene +
    glow([100, 156], 50, light, 0.6) +
    book(binding, chapter)
  );
}

// Figures of paper, standing on the origin.

function flyer(at: Point, turn: number, scale: number | Point, fill: string): string {
  return placed(
    at,
    turn,
    scale,
    cut('M8 0C10-18 24-34 44-42 36-30 40-22 36-14 26-14 18-8 14 2z', darker(fill, 0.3)),
    cut(
      `${lock(
        [
          [-46, 18],
          [-20, 4],
          [8, 6],
          [32, -12],
        ],
        15,
      )}M26-2l0-12 4-4-6-8 12 6 18 8-3 5-14 2z`,
      fill,
    ),
    cut('M-4 4C-10-18-2-40-24-58-16-38-34-30-44-34-36-26-40-14-46-8-32-12-20-4-8 8z', lighter(fill, 0.2)),
    disc(37, -13, 1.6, '#fff3a0'),
  );
}

function horseman(at: Point, scale: number | Point, cloth: string): string {
  return placed(
    at,
    0,
    scale,
    cut(
      lock(
        [
          [-32, -30],
          [-48, -26],
          [-50, -4],
        ],
        12,
      ),
      '#3d2a1c',
    ),
    path('M-32 0h8v-12h-8zM-14 0h8v-12h-8zM10 0h8v-12h-8zM22 0h8v-12h-8z', '#3d2a1c'),
    cut('M18-28C24-46 32-58 42-60l2-8 5 7c9 4 15 14 17 20l-6 5c-6-5-11-6-14-4-2 10-8 20-18 26z', '#6b4a30'),
    cut('M-36-30C-20-37 16-37 28-32l6 26q-6 5-11 0-6 5-11 0-6 5-12 0-6 5-12 0-6 5-12 0-6 5-12 0z', cloth),
    line('M-36-14q35-6 67 0', GOLD, 2.4),
    cut('M-10-32c-3-20 2-32 14-32s17 12 14 32z', '#b5c2d0'),
    cut('M4-66c-10 0-10-20 0-20s10 20 0 20z', '#d5dee8'),
    path('M3-78h11v3H3z', INK),
    cut(
      lock(
        [
          [2, -84],
          [-10, -96],
          [-26, -88],
        ],
        9,
        1,
      ),
      '#c8372b',
    ),
    line('M-26-38L92-62', '#7a4f26', 3.4),
    path('M90-66l14 1-13 7z', '#e6edf4'),
    cut('M-14-54h18v14q-2 10-9 13-8-3-9-13z', '#f3ead8'),
    path('M-7-54h4v26h-4zM-14-45h18v4h-18z', cloth),
  );
}

function soldier(x: number, y: number, scale: number, cloth: string): string {
  return placed(
    [x, y],
    0,
    scale,
    line('M13 0v-74', '#7a4f26', 2.6),
    path('M13-86l5 13H8z', '#e6edf4'),
    path('M14-70q10 4 18 0l-4 6 4 7q-9 4-18 0z', cloth),
    cut('M-12 0c-3-24 0-36 12-38 12 2 15 14 12 38z', cloth),
    cut('M0-34c-12-2-12-23 0-24 12 1 12 22 0 24z', '#c9d5e2'),
    path('M-8-48H8v4H-8z', INK),
    cut('M-16-26H2v12q-2 9-9 12-7-3-9-12z', '#f3ead8'),
    path('M-9-26h4V-3h-4zM-16-18H2v4h-18z', '#c8372b'),
  );
}

/** A small fairy in the air. */
function sprite(at: Point, turn: number, scale: number | Point, dress: string, hair: string): string {
  return placed(
    at,
    turn,
    scale,
    faded(
      0.92,
      cut(
        'M0-8C-18-34-42-34-40-16-38-2-14 0 0-4-18 4-28 16-20 22-10 26 0 8 0-2 0 8 10 26 20 22 28 16 18 4 0-4 14 0 38-2 40-16 42-34 18-34 0-8z',
        '#e6fbe6',
      ),
    ),
    cut('M-4-12h8l12 26q-16 8-32 0z', dress),
    path('M-5 15l-4 14h4l4-13zM3 16l6 12h4l-5-14z', '#f3c7a0'),
    disc(0, -20, 9, '#f8d6b4'),
    path('M-9-18c-2-16 20-16 18 0-4-6-10-6-12-5-2 0-4 2-6 5z', hair),
    disc(-3, -18, 1.2, INK) + disc(4, -18, 1.2, INK),
  );
}

/** Somebody in a robe; what is worn or held is added behind and over them. */
function person(at: Point, scale: number, robe: string, skin: string, over: readonly string[], behind = ''): string {
  return placed(
    at,
    0,
    scale,
    behind,
    cut('M-20 0c0-30 6-48 14-54h12c8 6 14 24 14 54z', robe),
    cut('M0-76a12 12 0 1 1-.1 0z', skin),
    oval(-4.4, -63, 1.6, 2.2, INK) + oval(4.4, -63, 1.6, 2.2, INK),
    oval(-7.4, -58.5, 2.2, 1.4, '#e5866a', { opacity: 0.7 }) + oval(7.4, -58.5, 2.2, 1.4, '#e5866a', { opacity: 0.7 }),
    line('M-3-57q3 2.500 6 0', '#8f3a3a', 1.4),
    ...over,
  );
}

function tree(at: Point, scale: number, crown: string): string {
  return placed(
    at,
    0,
    scale,
    cut('M-34 2c16-6 22-20 18-52l-22-22 4-4 20 14 4-30h12l2 30 24-18 4 4-26 28c-2 30 4 44 20 50z', '#5a3d22'),
    cut(
      'M-62-60c-14-14-4-34 14-32 0-22 26-34 42-22 14-16 44-10 46 10 20-4 34 20 20 36 6 18-16 28-30 18-12 14-34 12-42 0-18 12-44 6-50-10z',
      crown,
    ),
    faded(
      0.5,
      path(
        'M-50-70c-8-12 2-22 12-18 2-16 20-22 32-14 10-10 28-8 32 4-12-6-22-2-26 4-14-6-26 0-28 8-10-2-18 4-22 16z',
        lighter(crown, 0.5),
      ),
    ),
  );
}

// Dragon's tale.

function dragons1(): string {
  return tale(
    DRAGONVALE,
    1,
    disc(100, 66, 40, '#ffe9a8') +
      peaks(
        [
          [20, 156],
          [40, 116],
          [58, 140],
          [84, 104],
          [110, 140],
          [140, 110],
          [180, 156],
        ],
        '#a8452e',
        '#7e2a22',
        160,
      ) +
      flyer([146, 54], -8, [-0.62, 0.62], '#c85a2c') +
      flyer([52, 48], 4, 0.66, '#8a5a34') +
      flyer([48, 122], -4, 0.6, '#7c8ca8') +
      flyer([156, 122], 6, [-0.66, 0.66], '#a8302a') +
      flyer([98, 92], -6, 1.02, '#dd9a26'),
  );
}

function dragons2(): string {
  return tale(
    DRAGONVALE,
    2,
    disc(112, 60, 38, '#ffe9a8') +
      wing(
        [150, 110],
        [140, 44],
        [
          [196, 4],
          [206, 60],
          [196, 104],
          [170, 130],
        ],
        '#a8402a',
        '#e0954a',
      ) +
      cut(
        lock(
          [
            [190, 156],
            [186, 120],
            [160, 100],
            [152, 70],
            [134, 60],
          ],
          34,
          1.1,
        ),
        '#c8502c',
      ) +
      head(
        [138, 62],
        -6,
        [-0.78, 0.78],
        { scales: '#d8642f', belly: '#ffd9a0', horn: '#fff0cc', eye: '#fff06a', rim: '#ffd9a0' },
        { open: 22 },
      ) +
      flame([98, 74], [0.6, 1], -112) +
      horseman([54, 154], 0.92, '#2b5fa8'),
  );
}

function dragons3(): string {
  return tale(
    DRAGONVALE,
    3,
    cut('M10 158C20 110 40 66 74 44c20-20 50-20 66 2 30 22 44 66 52 112z', '#8a3d2c') +
      path('M40 158C38 110 66 70 104 70s66 40 60 88z', radial([104, 150], 80, ['#ffd06a', '#a83f1c', '#2a0c14'])) +
      cut(
        lock(
          [
            [50, 150],
            [80, 158],
            [128, 156],
            [150, 136],
            [138, 112],
            [108, 110],
            [92, 98],
            [98, 80],
          ],
          25,
          0.3,
        ),
        '#8fa0b8',
      ) +
      head([94, 82], 4, 0.72, SILVER, { open: 4 }) +
      path(
        Array.from(
          { length: 12 },
          (_, at) => `M${n(44 + at * 10)} ${n(152 - (at % 3) * 4)}m-5 0a5 2.600 0 1 0 10 0a5 2.600 0 1 0-10 0`,
        ).join(''),
        '#ffdf7c',
        { stroke: '#a36a16', 'stroke-width': 1 },
      ) +
      sparkle(62, 96, 7),
  );
}

function dragons4(): string {
  const one = wing(
    [90, 118],
    [52, 52],
    [
      [2, 8],
      [6, 70],
      [26, 108],
      [58, 130],
    ],
    '#c0641f',
    '#ffd27a',
    '#fff0b0',
  );
  return tale(
    DRAGONVALE,
    4,
    faded(0.8, rays([100, 74], 20, 150, 20, '#fff3c0', 0.5)) +
      disc(100, 74, 44, '#fff0b0') +
      both(one) +
      cut(
        lock(
          [
            [120, 156],
            [76, 150],
            [84, 122],
            [114, 106],
            [108, 80],
            [92, 70],
          ],
          32,
          1,
        ),
        '#dd9a26',
      ) +
      head([92, 68], -8, 0.86, GOLDEN, { open: 12 }),
  );
}

// Fairy's tale.

function fairys1(): string {
  return tale(
    FAIRYWOOD,
    1,
    tree([100, 158], 1.12, '#3f8f4a') +
      sprite([44, 64], -14, 0.68, '#d9568f', '#e2702e') +
      sprite([158, 58], 12, 0.68, '#e0a12c', '#7a3f8c') +
      sprite([40, 126], 8, 0.7, '#4f9fd0', '#f1d58a') +
      sprite([162, 122], -8, 0.7, '#c8472f', '#5a3a22') +
      sprite([100, 84], 4, 0.92, '#68b34f', '#c85a2c'),
  );
}

function fairys2(): string {
  return tale(
    FAIRYWOOD,
    2,
    tree([30, 158], 0.8, '#2f7a46') +
      spruce(176, 158, 90, '#235f3e') +
      cut(
        lock(
          [
            [200, 150],
            [176, 158],
            [150, 140],
            [156, 118],
            [142, 98],
          ],
          36,
          0.8,
        ),
        '#c8502c',
      ) +
      head(
        [146, 98],
        4,
        [-1, 1],
        { scales: '#d8642f', belly: '#ffd9a0', horn: '#fff0cc', eye: '#8fe060', rim: '#ffe0b0' },
        { open: 4 },
      ) +
      glow([62, 84], 40, '#fffbd0', 0.9) +
      sprite([54, 84], 10, 1.1, '#d9568f', '#e2702e') +
      sparkle(84, 74, 8),
  );
}

function fairys3(): string {
  const ring = [
    [34, 132, 0.5],
    [62, 124, 0.42],
    [138, 124, 0.42],
    [166, 132, 0.5],
    [22, 150, 0.66],
    [178, 150, 0.66],
  ];
  return tale(
    FAIRYWOOD,
    3,
    disc(100, 60, 36, '#d8ec9c') +
      spruce(30, 140, 100, '#2f7a4a') +
      spruce(172, 140, 106, '#2f7a4a') +
      spruce(56, 138, 76, '#4a965a') +
      spruce(148, 138, 70, '#4a965a') +
      ring.map(([x = 0, y = 0, scale = 0]) => toadstool([x, y], scale)).join('') +
      person(
        [100, 156],
        1.36,
        '#cfe6b0',
        '#f8dcc0',
        [
          path('M-12.500-62c-3-20 28-20 25 0-3-6-8-9-12.500-10-4.500 1-9.500 4-12.500 10z', '#f1d58a'),
          line('M-11.500-68q11-6 23 0', GOLD, 1.8),
          path('M0-75q3 3 0 8-3-5 0-8z', '#4fae5a'),
          path('M-13-46q13 8 26 0l3 6q-16 10-32 0z', '#5a9a50'),
        ],
        cut('M-13-64c-2-20 28-20 26 0 2 18 6 34 10 50-8 4-14 0-16-6h-14c-2 6-8 10-16 6 4-16 8-32 10-50z', '#f1d58a') +
          path('M-11-62l-15-9 14 17zM11-62l15-9-14 17z', '#f8dcc0'),
      ) +
      glow([100, 118], 26, '#fffbd0', 1) +
      sparkle(100, 118, 11, '#fff') +
      toadstool([58, 158], 0.8) +
      toadstool([142, 158], 0.8),
  );
}

function fairys4(): string {
  const half =
    cut('M96 96C70 70 40 20 20 22 4 26 10 84 40 98c-20 6-24 30-10 36 20 6 50-8 66-30z', '#bff0c8') +
    faded(0.7, path('M88 92C68 70 40 36 26 36c-6 8 4 44 24 54zM84 100c-20 4-42 12-48 26 14 4 34-6 48-26z', '#fff7c0'));
  return tale(
    FAIRYWOOD,
    4,
    glow([100, 70], 74, '#fffbd0', 0.9) +
      both(half) +
      person(
        [100, 158],
        1.5,
        '#f4f0dc',
        '#f6d8c2',
        [
          path('M-12.500-62c-3-20 28-20 25 0-3-6-8-9-12.500-10-4.500 1-9.500 4-12.500 10z', '#7a3f8c'),
          cut('M-13-71l-5-17 9 8 9-13 9 13 9-8-5 17q-13-6-26 0z', GOLD),
          disc(0, -77, 2.2, '#4fc08a'),
          path('M-14-46q14 8 28 0l3 8q-17 10-34 0z', '#5aa850'),
        ],
        cut('M-13-64c-2-20 28-20 26 0 2 16 6 30 10 42-8 4-14 0-16-6h-14c-2 6-8 10-16 6 4-12 8-26 10-42z', '#7a3f8c'),
      ) +
      line('M138 150l8-62', '#b8862c', 3) +
      sparkle(147, 80, 14, '#fff'),
  );
}

// Knight's tale.

function knights1(): string {
  const host = [
    [46, 128, 0.7],
    [76, 124, 0.7],
    [106, 124, 0.7],
    [136, 128, 0.7],
    [30, 150, 0.92],
    [66, 148, 0.95],
    [138, 148, 0.95],
    [172, 150, 0.92],
    [102, 154, 1.15],
  ];
  return tale(
    EMPIRE,
    1,
    cloud(20, 50, 60, '#fff', { opacity: 0.7 }) +
      castle([146, 112], 0.5) +
      host
        .map(([x = 0, y = 0, scale = 0], at) => soldier(x, y, scale, ['#2b5fa8', '#b3262f', '#d9a53c'][at % 3] ?? ''))
        .join(''),
  );
}

function knights2(): string {
  return tale(
    EMPIRE,
    2,
    tree([150, 158], 0.96, '#4a9a5a') +
      spruce(184, 156, 70, '#2f7a5a') +
      castle([40, 118], 0.5) +
      sprite([126, 84], 10, 0.84, '#68b34f', '#c85a2c') +
      glow([126, 84], 34, '#fffbd0', 0.6) +
      horseman([60, 154], 0.92, '#b3262f') +
      sparkle(104, 70, 8),
  );
}

function knights3(): string {
  return tale(
    EMPIRE,
    3,
    castle([126, 156], 0.98) +
      line('M60 70Q84 40 124 34', '#fffbe0', 4, { opacity: 0.8 }) +
      person([48, 158], 1.28, '#1f4a94', '#eebf98', [
        cut('M-12-60c-4 20-1 36 12 46 13-10 16-26 12-46-3 4-7 5-9 3q-3-3-6 0c-2 2-6 1-9-3z', '#f6f4ee'),
        cut('M-26-66q26-14 52 0-12-9-12-9L9-114-14-75z', '#1b3f7e'),
        path('M-14-73q14-6 28 0l0 4q-14-6-28 0z', GOLD),
        sparkle(-8, -8, 5, '#ffe08a') + sparkle(10, -24, 4, '#ffe08a') + sparkle(6, -92, 4, '#ffe08a'),
        line('M22 0L16-70', '#7a4f26', 3.4),
      ]) +
      glow([68, 64], 30, '#bff0ff', 1) +
      sparkle(68, 64, 13, '#fff') +
      sparkle(126, 32, 10, '#fff'),
  );
}

function knights4(): string {
  return tale(
    EMPIRE,
    4,
    faded(0.85, rays([100, 70], 20, 140, 24, '#ffe08a', 0.5)) +
      cut('M54 158V60l12-20 12 14 22-26 22 26 12-14 12 20v98z', '#8a5a20') +
      path('M64 158V70q36-34 72 0v88z', '#7a1b2c') +
      person([100, 158], 1.4, '#b3262f', '#ecbc92', [
        path('M-17-40q17-16 34 0 4 8 4 14-21-8-42 0 0-6 4-14z', '#fbf4e4'),
        cut('M-12-60c-3 18 0 28 12 34 12-6 15-16 12-34-3 4-7 5-9 3q-3-3-6 0c-2 2-6 1-9-3z', '#8a6a4a'),
        cut('M-14-70l-4-19 9 8 9-13 9 13 9-8-4 19q-14-6-28 0z', GOLD),
        disc(0, -78, 2.2, '#c8372b'),
        disc(-18, -22, 7, GOLD) + path('M-19.500-36h3v8h-3zM-22-34h8v2.500h-8z', GOLD),
      ]) +
      sword([136, 132], 8, 0.62),
  );
}

// Shadowking's tale.

function shadows1(): string {
  return tale(
    SHADOW,
    1,
    bareTree([28, 158], 1, '#241645') +
      bareTree([174, 158], 1, '#241645') +
      bat(40, 40, 26, '#1a1030') +
      bat(164, 36, 30, '#1a1030') +
      placed([20, 14], 0, 0.8, shadowking()),
  );
}

function shadows2(): string {
  const robes = ['#c8502c', '#3f8f4a', '#2b5fa8', '#d9a53c', '#8c3a9c'];
  const hats = [
    path('M-12-70L0-98l12 28z', '#8c2a1a'),
    path('M-11-66l-14-10 13 17zM11-66l14-10-13 17zM-12-66c0-15 24-15 24 0-8-4-16-4-24 0z', '#c9a86a'),
    path('M-13-65c-2-20 28-20 26 0z', '#c9d5e2'),
    path('M-12-71l-3-15 8 6 7-9 7 9 8-6-3 15z', '#b8862c'),
    path('M-13-62c0-19 26-19 26 0-8-7-18-7-26 0z', '#3d2a1c'),
  ];
  const fingers: readonly Point[] = [
    [34, 50],
    [66, 62],
    [100, 66],
    [134, 62],
    [166, 50],
  ];
  const strings = fingers
    .map(([x, y], at) => `M${n(x - (x - 100) * 0.1)} ${y - 2}L${n(28 + at * 36)} ${102 - 4 * (at % 2)}`)
    .join('');
  return tale(
    SHADOW,
    2,
    // A hand above holds them all.
    fingers
      .map(([x, y]) => {
        const end = x - (x - 100) * 0.1;
        const finger = lock(
          [
            [100 + (x - 100) * 0.7, 0],
            [x, y * 0.5],
            [end, y],
          ],
          20,
          1.2,
        );
        return (
          form(finger, '#2a1b48', { rim: '#a884e0', depth: 5 }) + path(`M${n(end - 4)} ${y - 9}h8l-4 13z`, '#e6d8f6')
        );
      })
      .join('') +
      form('M16-10h168c-6 26-26 38-50 40-20 4-48 4-68 0C42 28 22 16 16-10z', '#2a1b48', { rim: '#a884e0', depth: 8 }) +
      line(strings, '#f3e6ff', 1.5) +
      robes
        .map((robe, at) => person([28 + at * 36, 156 - 4 * (at % 2)], 0.78, robe, '#f2c7a0', [hats[at] ?? '']))
        .join(''),
  );
}

function shadows3(): string {
  return tale(
    SHADOW,
    3,
    // Eyes over every place.
    form(
      'M-10 60C20 10 60-10 100-10s80 20 110 70c-20-10-34-6-46 6-14-14-30-14-42 0-10-12-34-12-44 0-12-14-28-14-42 0C24 54 10 50-10 60z',
      '#1c122f',
      { rim: '#b58af0', depth: 8 },
    ) +
      glow([78, 32], 18, '#ff5a7a', 1) +
      glow([122, 32], 18, '#ff5a7a', 1) +
      path('M60 26q20-6 32 12-22 6-32-12zM140 26q-20-6-32 12 22 6 32-12z', '#fff0d8') +
      placed(
        [40, 152],
        0,
        0.52,
        cut('M-60 6C-54-60-20-96 10-96s60 40 62 102z', '#8c3a2a'),
        path('M-24 6c-2-40 12-58 32-58s32 20 30 58z', '#2a0c14'),
        path('M-8-24q8-6 14 2-8 4-14-2zM28-24q-8-6-14 2 8 4 14-2z', '#ffdf4a'),
      ) +
      castle([160, 154], 0.6) +
      toadstool([78, 156], 0.8) +
      darkCastle([112, 152], 0.66),
  );
}

function shadows4(): string {
  const tome = (x: number, y: number, w: number, turn: number, fill: string): string =>
    placed(
      [x, y],
      turn,
      1,
      cut(`M${n(-w)}-20h${n(2 * w)}q4 10 0 20h-${n(2 * w)}q-6-10 0-20z`, fill),
      path(`M${n(w - 10)}-17h11q2 7 0 14h-11q-2-7 0-14z`, '#f3e4c0'),
      line(`M${n(-w + 9)}-20v20M${n(-w + 15)}-20v20`, GOLD, 2),
    );
  return tale(
    SHADOW,
    4,
    placed([38, 0], 0, 0.62, faded(0.92, shadowking())) +
      tome(98, 158, 52, 0, '#8c2a1a') +
      tome(92, 139, 46, -1, '#23603a') +
      tome(104, 120, 42, 2, '#244f92') +
      placed(
        [36, 152],
        -22,
        1,
        cut('M-8-44h16v44H-8z', '#f3e4c0') +
          cut('M-12-48h24v8h-24zM-12-4h24v8h-24z', '#c9a86a') +
          line('M-4-32h8M-4-24h8M-4-16h8', '#8a6a3a', 1.4),
      ) +
      placed(
        [166, 156],
        0,
        1,
        cut('M-8-44h16v44H-8z', '#f6eed8'),
        path('M-16 0h32l-4 6h-24z', GOLD),
        glow([0, -58], 34, '#ffe9a0', 1),
        flame([0, -44], 0.55),
      ),
  );
}

export const TALES: Record<string, readonly (() => string)[]> = {
  dragons: [dragons1, dragons2, dragons3, dragons4],
  fairys: [fairys1, fairys2, fairys3, fairys4],
  knights: [knights1, knights2, knights3, knights4],
  shadowkings: [shadows1, shadows2, shadows3, shadows4],
};
