/** The pictures of Shadow. */
import { wing } from './dragons';
import { face } from './people';
import {
  both,
  darker,
  disc,
  faded,
  form,
  INK,
  lighter,
  limb,
  line,
  linear,
  lock,
  n,
  path,
  placed,
  type Point,
  polygon,
  radial,
  whole,
} from './pen';
import {
  bareTree,
  bat,
  cloud,
  dusk,
  flame,
  glow,
  GOLD,
  motes,
  peaks,
  RIM,
  shadow,
  sparkle,
  tower,
  windows,
} from './scenery';

const rim = RIM.shadow;

export function demonFigure(): string {
  const skin = '#a82a4a';
  const one = wing(
    [70, 150],
    [30, 66],
    [
      [-16, 10],
      [-12, 90],
      [8, 136],
      [40, 170],
    ],
    '#3a1540',
    '#7a2452',
    '#f08ac0',
  );
  const horn =
    form(
      lock(
        [
          [78, 62],
          [54, 50],
          [44, 26],
          [62, 2],
        ],
        19,
        1.2,
      ),
      '#e8d7b8',
      { shade: '#6b3f52', rim: '#fff8e0', depth: 8 },
    ) + line('M62 52l6-8M52 42l9-6M49 30l10-2', '#8a5a5a', 2.2);
  return (
    both(one) +
    form('M16 214c2-46 22-70 58-76h52c36 6 56 30 58 76z', skin, { rim: '#ff9ac0', depth: 20 }) +
    line('M100 150v50M70 160q14 14 28 8M130 160q-14 14-28 8', darker(skin, 0.4), 2.6) +
    both(form('M30 164l-8-30 18 20 4-26 14 24z', '#e8d7b8', { depth: 5 })) +
    both(horn) +
    placed(
      [100, 92],
      0,
      [1.3, 1.22],
      face({
        skin,
        iris: '#ff5a1f',
        white: '#ffe45a',
        brow: '#4d0d24',
        lips: '#4d0d24',
        mood: 'fangs',
        frown: 6,
        ears: 'pointed',
        blush: '#e8503a',
        rim: '#ff9ac0',
      }),
    ) +
    // Brow, cheeks and beard.
    path('M100 54l9 20-9 12-9-12zM72 84l14 6-14 2zM128 84l-14 6 14 2z', darker(skin, 0.4)) +
    form('M86 124q14 10 28 0 0 18-14 34-14-16-14-34z', '#2a1030', { rim: '#c05a90', depth: 6 }) +
    form('M70 74C70 52 82 42 100 42s30 10 30 32q-10-16-30-6-20-10-30 6z', '#2a1030', { rim: '#c05a90', depth: 6 })
  );
}

export function demon(): string {
  return (
    shadow([64, 60], 36) +
    whole(
      linear([
        ['#3a0a2a', 0, 0.2],
        ['#b02a3a', 1, 0.65],
      ]),
    ) +
    bareTree([16, 180], 0.9, '#1a0f2c') +
    flame([30, 206], 1.6, -6) +
    flame([168, 206], 1.7, 6) +
    demonFigure() +
    flame([8, 208], 1.3) +
    flame([58, 212], 1, 4) +
    flame([196, 210], 1.4) +
    flame([144, 214], 1.1, -6) +
    motes(81, 26, [0, 70], [200, 120], '#ffd27a', 1.8)
  );
}

export function vampireFigure(): string {
  const pale = '#ddd3e4';
  const black = '#1d1430';
  return (
    // The cape: high collar, red inside.
    form('M100 196L14 214C6 150 14 90 46 52c2 30 12 54 34 70h40c22-16 32-40 34-70 32 38 40 98 32 162z', '#a81f33', {
      shade: '#4d0b20',
      rim: '#ff8a90',
      depth: 18,
    }) +
    form(
      'M-6 214c0-50 14-96 50-164-4 50 6 90 40 120l-20 44zM206 214c0-50-14-96-50-164 4 50-6 90-40 120l20 44z',
      black,
      { rim, depth: 16, edge: 3 },
    ) +
    form('M66 214c2-40 12-66 34-74 22 8 32 34 34 74z', '#2a2238', { rim, depth: 8 }) +
    form('M84 142l16 54 16-54q-16-10-32 0z', '#f4eff6', { depth: 6, shade: '#a595b8' }) +
    path('M86 150l14 8 14-8 2 14-16-5-16 5z', '#a81f33') +
    disc(100, 158, 3.6, GOLD) +
    form('M88 112h24v32q-12 12-24 0z', '#b9a8c4', { depth: 6, edge: 0 }) +
    placed(
      [100, 96],
      0,
      [1.16, 1.26],
      face({
        skin: pale,
        iris: '#d0142c',
        white: '#ffe9e9',
        brow: black,
        lips: '#8f1530',
        mood: 'fangs',
        frown: 4.5,
        ears: 'pointed',
        blush: '#b08ac0',
        rim: '#fff',
      }),
    ) +
    // Hair combed back from a peak.
    form(
      'M73 94C64 60 78 40 100 40s36 20 27 54c-2-12-6-20-12-26-7 0-12 4-15 14-3-10-8-14-15-14-6 6-10 14-12 26z',
      black,
      { rim, depth: 8 },
    ) +
    line('M90 62q4-12 8-16M110 62q-4-12-8-16M80 70q2-10 8-18M120 70q-2-10-8-18', '#5a4a80', 1.4)
  );
}

export function vampire(): string {
  return (
    shadow([70, 64], 50) +
    bat(28, 34, 34, '#1a1030') +
    bat(168, 40, 44, '#1a1030') +
    bat(150, 16, 22, '#1a1030') +
    bat(186, 82, 24, '#1a1030') +
    vampireFigure() +
    dusk('#0c0718', 176)
  );
}

/** Fur along a line: a zigzag to the left of each step. */
function fur(points: readonly Point[], deep: number): string {
  return polygon(
    points.flatMap(([x, y], at) => {
      const next = points[(at + 1) % points.length] ?? [x, y];
      const [dx, dy] = [next[0] - x, next[1] - y];
      const long = Math.hypot(dx, dy) || 1;
      const teeth = Math.max(1, Math.round(long / 11));
      return Array.from({ length: teeth }, (_, tooth) => {
        const on = (share: number, off: number): Point => [
          x + dx * share + (dy / long) * off,
          y + dy * share - (dx / long) * off,
        ];
        return [on(tooth / teeth, 0), on((tooth + 0.75) / teeth, deep)];
      }).flat();
    }),
  );
}

function clawedHand(at: Point, turn: number, scale: number | Point, coat: string): string {
  const finger = (x: number, lean: number, long: number): string =>
    form(
      lock(
        [
          [x, 4],
          [x + lean * 0.5, -long * 0.5],
          [x + lean, -long],
        ],
        9,
        1,
      ),
      coat,
      { rim, depth: 4, edge: 1.6 },
    ) +
    path(
      lock(
        [
          [x + lean * 0.85, -long + 5],
          [x + lean * 1.2, -long - 5],
          [x + lean * 0.9, -long - 14],
        ],
        5,
        1,
      ),
      '#f3ead8',
    );
  return placed(
    at,
    turn,
    scale,
    finger(-10, -14, 18),
    finger(-4, -5, 26),
    finger(4, 3, 27),
    finger(11, 11, 22),
    form('M-15 10c-2-12 4-18 14-18s18 6 17 18-8 14-16 14-14-4-15-14z', coat, { rim, depth: 7 }),
  );
}

export function werewolfFigure(): string {
  const coat = '#5b5470';
  const muzzle = placed(
    [108, 92],
    -46,
    1.22,
    form('M-22-6C-32-22-36-36-34-52-18-46-8-36 0-24zM-8-20C-12-34-10-46-2-58 8-48 14-38 14-22z', darker(coat, 0.15), {
      rim: '#f0e2ff',
      depth: 6,
      on: path('M-20-14C-26-26-28-34-28-42-18-36-12-30-6-22zM-3-24C-5-34-4-40 0-48 6-40 8-32 8-24z', '#8a6a86'),
    }),
    placed(
      [2, 10],
      34,
      1,
      path('M-4-4C10-2 28-2 46-1c4 3 2 8-4 9C26 12 8 12-8 8z', darker(coat, 0.15)) +
        path('M4-2C16 0 30 1 42 1c0 3-6 4-12 4C18 6 8 4 4-2z', '#b8324a') +
        path('M20-1l2.500-8 3.500 8zM38-1l2-9 4 9zM30-1l2-5 3 5z', '#fff8e8'),
    ),
    path('M4 8L44 4 30 22 8 16z', '#3d0d1c'),
    form(
      'M-26 12C-30-8-18-24 0-26c10 0 16 4 20 10 12 2 24 2 34 4 6 2 7 8 3 12-6 5-14 5-22 6-8 1-14 4-20 6l-6 10-4-7-6 12-5-9-8 11-2-11-10 7z',
      coat,
      { rim: '#f0e2ff', depth: 9, edge: 3 },
    ),
    path('M53-12c5 0 8 4 5 8-3 3-8 2-9-2s1-6 4-6z', INK),
    path('M26 6l2.500 8 3.500-8zM46 3l2 9 4-10zM37 5l2 5 3-6z', '#fff8e8'),
    path('M6-12q8-4 14 2-8 4-14-2z', '#ffd23a') + line('M3-15q9-6 18 3', INK, 2.6),
    line('M-16-6q4-6 10-8M-18 4q6-4 10-4M34-8l12 1', darker(coat, 0.4), 1.6),
  );
  return (
    // Arms thrown up.
    form(
      limb(
        [
          [40, 176],
          [20, 150],
          [26, 116],
        ],
        27,
        0.75,
      ),
      coat,
      { rim: '#f0e2ff', depth: 10 },
    ) +
    form(
      limb(
        [
          [156, 170],
          [182, 152],
          [176, 124],
        ],
        27,
        0.75,
      ),
      coat,
      { rim: '#f0e2ff', depth: 10 },
    ) +
    clawedHand([27, 106], -12, 1.05, coat) +
    clawedHand([176, 114], 12, 1.05, coat) +
    form(
      fur(
        [
          [98, 212],
          [26, 212],
          [24, 168],
          [52, 140],
          [74, 128],
          [84, 96],
          [112, 90],
          [130, 120],
          [148, 138],
          [174, 160],
          [178, 212],
        ],
        6,
      ),
      coat,
      { rim: '#f0e2ff', depth: 16 },
    ) +
    // What is left of a shirt.
    form('M34 212l2-44 14-14 12 20 8-14 12 26 14-10 12 14 12-24 12 12 12-26 16 18 4 42z', '#7a3b34', {
      rim: '#e0a090',
      depth: 12,
    }) +
    form(
      fur(
        [
          [100, 176],
          [84, 150],
          [80, 126],
          [96, 110],
          [118, 118],
          [120, 148],
        ],
        6,
      ),
      lighter(coat, 0.35),
      { depth: 7, rim: '#fff' },
    ) +
    muzzle
  );
}

export function werewolf(): string {
  return (
    shadow([96, 66], 60) +
    bareTree([188, 190], [0.8, 1.1], '#1a1030') +
    bareTree([8, 184], [0.7, 0.9], '#1a1030') +
    werewolfFigure() +
    dusk('#0c0718', 180)
  );
}

/** A black castle on a crag; its foot is at the origin. */
export function darkCastle(at: Point, scale: number): string {
  const wall = '#2a1f42';
  const roof = '#17102a';
  const spire = (x: number, top: number, w: number): string =>
    tower(x, top, w, 6, wall, roof) + path(`M${n(x - 1)} ${n(top - w * 1.4)}l1-${n(w * 0.9)} 1 ${n(w * 0.9)}z`, roof);
  return placed(
    at,
    0,
    scale,
    spire(-46, -52, 13),
    spire(46, -62, 13),
    spire(-26, -84, 15),
    spire(28, -78, 14),
    spire(0, -112, 22),
    form(
      'M-60 8l2-36 5-9 5 9 6-12 6 12 6-12 6 12 6-12 6 12 6-12 6 12 6-12 6 12 6-12 6 12 6-12 6 12 6-12 6 12 5-9 4 9 2 36z',
      wall,
      { rim, depth: 10, edge: 2 },
    ),
    path('M-11 8v-18L0-28l11 18V8z', '#0d0818') + line('M-6 8v-22M0 8v-28M6 8v-22', '#3d2c5c', 1.4),
    windows(
      [
        [-26, -62],
        [28, -58],
        [0, -86],
        [0, -64],
        [-46, -38],
        [46, -46],
        [-34, -10],
        [34, -10],
        [-6, -40],
        [6, -40],
      ],
      5,
      '#ffb43c',
    ),
  );
}

export function blackCastle(): string {
  return (
    shadow([62, 56], 40) +
    line('M176 0l-16 26 10 2-18 28 8 2-14 26M160 28l-14 12', '#f3e6ff', 2.4) +
    glow([160, 30], 40, '#d9c2ff', 0.6) +
    peaks(
      [
        [0, 168],
        [24, 146],
        [44, 160],
        [66, 138],
        [100, 140],
        [138, 136],
        [160, 158],
        [182, 142],
        [200, 160],
      ],
      '#3a2763',
      '#2a1b4c',
    ) +
    faded(0.45, cloud(-30, 168, 110, '#a88ad0'), cloud(120, 164, 100, '#a88ad0')) +
    darkCastle([104, 146], 0.98) +
    form('M22 208l12-26 10 2 6-22 10-8 8 4 10-8 14 2 8 8 10-4 12-2 12 4 8-6 12 14 8 16 10 0 14 26z', '#1f1536', {
      rim,
      depth: 14,
    }) +
    path('M94 152q-8 12 2 22t-18 34h40q14-18 4-32t-6-24z', '#5d4090', { opacity: 0.8 }) +
    bareTree([18, 204], [0.8, 0.8], '#0d0818') +
    bareTree([184, 206], [0.9, 0.9], '#0d0818') +
    bat(40, 92, 24, '#17102a') +
    bat(60, 70, 18, '#17102a') +
    bat(166, 98, 26, '#17102a') +
    bat(82, 40, 16, '#17102a') +
    dusk('#0c0718', 176)
  );
}

export function tricksterFigure(): string {
  const [plum, teal, pale] = ['#7a2f8c', '#2a9a9a', '#f3e9f2'] as const;
  const bell = (x: number, y: number): string =>
    form(`M${n(x)} ${n(y - 8)}a8 8 0 1 1-.1 0z`, GOLD, { rim: '#fff8d0', depth: 6 }) +
    line(`M${n(x - 5)} ${n(y + 1)}h10M${n(x)} ${n(y + 1)}v5`, '#6b4a10', 1.6);
  const card = (turn: number, fill: string, sign: string): string =>
    placed(
      [0, 0],
      turn,
      1,
      form('M-13-64h26q3 0 3 3v36h-32v-36q0-3 3-3z', '#f8eed4', { depth: 4, edge: 1.4 }),
      path('M-12-60h24v30h-24z', fill),
      path(sign, '#fff0c8'),
    );
  return (
    form('M14 214c2-46 22-66 58-72h56c36 6 56 26 58 72z', plum, {
      rim,
      depth: 18,
      on:
        path('M100 120h100v100H100z', teal) + path('M50 160l12 18-12 18-12-18zM148 160l12 18-12 18-12-18z', '#f2c14c'),
    }) +
    // A collar of points.
    form('M44 148q20-20 56-20t56 20l6 22-20-10-8 22-16-16-18 20-18-20-16 16-8-22-20 10z', '#f2c14c', {
      rim: '#fff8d0',
      depth: 9,
    }) +
    both(disc(64, 182, 4, '#fff0b0') + disc(82, 188, 4, '#fff0b0')) +
    // The cap, with three bells.
    form('M76 74C62 40 36 30 14 54 8 62 6 76 10 88 16 76 26 70 40 76c10 6 18 14 34 26z', plum, {
      rim: '#f0c0ff',
      depth: 10,
    }) +
    form('M124 74c14-34 40-44 62-20 6 8 8 22 4 34-6-12-16-18-30-12-10 6-18 14-34 26z', teal, {
      rim: '#c0fff0',
      depth: 10,
    }) +
    form('M70 92C66 56 78 30 96 6c6 8 24 40 34 86q-30-14-60 0z', '#c8372b', { rim: '#ffc0a0', depth: 12 }) +
    bell(11, 92) +
    bell(189, 92) +
    bell(96, 4) +
    placed(
      [100, 96],
      0,
      1.2,
      face({
        skin: pale,
        iris: '#2a9a6a',
        brow: '#2a1030',
        lips: '#a81f4a',
        mood: 'grin',
        ears: 'none',
        frown: 2,
        turn: -0.4,
        blush: '#d94f7a',
        rim: '#fff',
      }),
    ) +
    // Half of the face is a mask.
    path('M100 58C117 58 127 68 125 89c-.5 18-8 32-18 40-2 2-4 3-7 3z', '#3a1d5c', { opacity: 0.42 }) +
    path('M111 74l6 16-6 20-6-20z', '#2a1030', { opacity: 0.8 }) +
    disc(110, 92, 3.4, '#8fffd0') +
    disc(110, 92, 1.5, INK) +
    path('M86 108l3 6-3 7-3-7z', '#a81f4a') +
    form('M66 96q0-20 6-26 28-20 56 0 6 6 6 26-4-10-8-14-26-16-52 0-4 4-8 14z', '#f2c14c', { depth: 5 }) +
    // The cards in his hand.
    placed(
      [152, 184],
      6,
      0.92,
      card(-34, '#7d2413', 'M-4-50l4 6 4-6 2 12-6 6-6-6z'),
      card(-10, '#1d4a2a', 'M0-56q10 10 0 22-10-12 0-22z'),
      card(14, '#1d3c6b', 'M-7-54H7v10q0 8-7 12-7-4-7-12z'),
      card(38, '#30214b', 'M4-54a10 10 0 1 0 3 16 9 9 0 1 1-3-16z'),
    ) +
    form('M136 184c4-8 26-10 32-2 4 8 2 18-6 22-10 4-22 2-26-6-2-4-2-10 0-14z', '#f3e9f2', {
      shade: '#8a6a9c',
      depth: 7,
    }) +
    line('M144 182v12M152 180v14M160 182v12', '#8a6a9c', 1.5)
  );
}

export function trickster(): string {
  return (
    shadow([60, 64], 46) +
    tricksterFigure() +
    dusk('#0c0718', 184) +
    sparkle(36, 128, 7) +
    sparkle(168, 122, 6) +
    sparkle(24, 30, 5)
  );
}

/** The Shadowking: a crown over a cowl, and two lights for eyes. */
export function shadowking(): string {
  return (
    form('M100 34c-30 0-42 26-44 58-4 34-34 50-44 116h176c-10-66-40-82-44-116-2-32-14-58-44-58z', '#1c122f', {
      rim: '#b58af0',
      depth: 16,
      edge: 3,
    }) +
    path(
      'M100 54c-20 0-26 18-26 38 0 22 12 36 26 40 14-4 26-18 26-40 0-20-6-38-26-38z',
      radial([100, 100], 44, ['#3a2260', '#0a0614']),
    ) +
    form('M66 52l-8-40 18 20 6-30 18 26 18-26 6 30 18-20-8 40q-34-14-68 0z', '#4a3a6c', {
      rim: '#e0c8ff',
      depth: 8,
      edge: 2.4,
    }) +
    disc(100, 40, 4, '#ff4a6a') +
    both(disc(80, 43, 3, '#ff4a6a')) +
    glow([88, 90], 14, '#ff5a7a', 1) +
    glow([112, 90], 14, '#ff5a7a', 1) +
    path('M78 88q10-4 18 6-12 4-18-6zM122 88q-10-4-18 6 12 4 18-6z', '#fff0d8')
  );
}
