/** The pictures of Fairywood. */
import { face, fist, palm } from './people';
import {
  both,
  darker,
  disc,
  faded,
  form,
  lighter,
  line,
  limb,
  linear,
  lock,
  n,
  oval,
  path,
  placed,
  type Point,
  radial,
  whole,
} from './pen';
import { dusk, fairywood, glow, GOLD, motes, RIM, sparkle, toadstool } from './scenery';

const rim = RIM.fairywood;

/** A butterfly's wings, both sides, about a middle at the origin. */
function wings(upper: string, lower: string, edge: string): string {
  const one =
    form('M0 10C-34 2-84-44-88-88c-1-12 10-16 22-12C-36-90-8-40 0 10z', upper, {
      rim: '#ffffff',
      depth: 10,
      edge: 3,
      on:
        path('M-8-2C-34-14-66-48-74-82c14 2 40 24 66 80z', lighter(upper, 0.55), { opacity: 0.8 }) +
        disc(-68, -76, 7, edge) +
        disc(-52, -58, 4, edge),
    }) +
    form('M0 12C-26 6-62 10-70 34c-4 14 10 24 26 18C-24 44-6 30 0 12z', lower, {
      rim: '#ffffff',
      depth: 8,
      edge: 2.6,
      on:
        path('M-6 14c-20 0-42 8-50 24 16 4 38-6 50-24z', lighter(lower, 0.55), { opacity: 0.8 }) +
        disc(-54, 38, 4.5, edge),
    }) +
    line('M0 10C-30-10-60-50-76-86M0 10C-24-22-42-60-52-92M0 13c-24 6-46 16-58 32', edge, 1.3, { opacity: 0.7 });
  return both(one, 0);
}

/** The Mischievous Fairy, who winks and throws dust. */
export function fairyFigure(): string {
  const hair = '#e2702e';
  return (
    faded(0.93, placed([100, 128], 0, 1.08, wings('#8fd6c2', '#f3b6d0', '#d9568f'))) +
    path(
      lock(
        [
          [76, 66],
          [52, 70],
          [40, 58],
          [30, 62],
        ],
        14,
        1.2,
      ) +
        lock(
          [
            [124, 62],
            [148, 58],
            [160, 40],
            [172, 44],
          ],
          14,
          1.2,
        ),
      darker(hair, 0.2),
    ) +
    form('M74 200c-2-26 4-50 12-62h28c10 14 16 36 14 62z', '#3f8f3f', {
      rim,
      depth: 12,
      on: path('M78 200l8-40 8 40zM98 200l6-44 10 44z', '#68b34f'),
    }) +
    // A collar of petals.
    form('M70 150q6-18 18-20 2-6 12-6t12 6q12 2 18 20-12-4-18 2-6-8-12 0-6-8-12 0-6-6-18-2z', '#d9568f', {
      depth: 7,
      edge: 2,
    }) +
    form('M92 112h16v14q-8 8-16 0z', '#e3ad84', { depth: 6, edge: 0 }) +
    // The arm that throws.
    form(
      limb(
        [
          [78, 144],
          [54, 150],
          [42, 134],
          [36, 122],
        ],
        12,
      ),
      '#f6d0aa',
      { depth: 5, edge: 1.6 },
    ) +
    palm([34, 118], -14, 0.85, '#f8d3ae') +
    placed(
      [100, 88],
      5,
      1.16,
      face({
        skin: '#f8d3ae',
        iris: '#2f8f6b',
        brow: '#a8481c',
        mood: 'grin',
        ears: 'pointed',
        shut: 'one',
        turn: -0.5,
        blush: '#ee7f74',
        rim,
      }),
    ) +
    placed(
      [100, 88],
      5,
      1.16,
      form(
        'M-25 4C-33-28-18-46 2-44 26-46 34-24 25 4 22-6 20-12 14-17c2 4 1 7 0 9-6-2-10-6-12-10-6 8-14 9-19 8-4 4-7 8-8 14z',
        hair,
        { rim: '#ffd08a', depth: 9 },
      ) +
        path(
          lock(
            [
              [-4, -40],
              [-12, -54],
              [-4, -64],
            ],
            9,
            1.2,
          ) +
            lock(
              [
                [6, -41],
                [12, -56],
                [26, -58],
              ],
              9,
              1.2,
            ),
          hair,
        ) +
        placed(
          [-16, -36],
          -20,
          1,
          form('M0 4c-9-2-11-11-6-15 2-6 10-6 12 0 5 4 3 13-6 15z', '#f6d64a', { depth: 4 }),
          disc(0, -6, 2.6, '#c8602a'),
        ),
    ) +
    glow([32, 106], 34, '#fff8b0', 0.95) +
    sparkle(32, 102, 13, '#fffbe0') +
    sparkle(16, 124, 6) +
    sparkle(52, 96, 5) +
    sparkle(14, 84, 5)
  );
}

export function mischievousFairy(): string {
  return (
    fairywood([70, 70]) + motes(21, 30, [0, 20], [200, 160], '#fff9c0', 1.8) + fairyFigure() + dusk('#0c2f22', 168)
  );
}

/** A lute, its neck to the upper right; the middle of its body is the origin. */
function lute(): string {
  return (
    form('M26-33L70-86l8 6L36-25z', '#5a3318', { depth: 4, edge: 1.4 }) +
    form('M66-84l14-12 12 10-14 12z', '#7a4720', { depth: 4 }) +
    line('M74-96l-5-5M84-88l8-3M80-78l7 5', GOLD, 2.2) +
    form('M34-36C44-20 46 12 22 30c-20 15-48 8-54-14S-22-26-2-30c14-3 24-2 36-6z', '#c9832f', {
      rim: '#ffe0a0',
      depth: 14,
      edge: 3,
      on:
        disc(4, -2, 11, '#5a3013') +
        disc(4, -2, 11, 'none', { stroke: '#f0c46a', 'stroke-width': 2 }) +
        line('M-26 20l14 12', '#5a3013', 4),
    }) +
    line('M-20 25L74-84M-17 28L78-80M-22 22L70-86', '#fff2cf', 0.8)
  );
}

export function bardFigure(): string {
  const green = '#2f7a4a';
  return (
    form('M22 204c2-42 18-66 50-74h38c32 8 52 34 54 74z', '#8a3b2e', { rim, depth: 18 }) +
    form('M62 204c0-36 8-60 20-72h22c14 12 22 36 22 72z', '#e6c98c', {
      depth: 14,
      edge: 0,
      on: line('M93 136v70', '#8a3b2e', 2),
    }) +
    form('M80 104h24v28q-12 12-24 0z', '#e6ac80', { depth: 6, edge: 0 }) +
    form('M62 134q12-14 26-4 16-10 26 4l-8 14q-10-8-18 0-10-8-18 0z', green, { rim, depth: 7 }) +
    // Hair to the shoulders.
    path('M66 76c-8 24-6 44-14 54 14 4 24-4 28-16zM118 76c8 22 6 42 14 52-14 4-24-2-28-16z', '#6b3d1c') +
    placed(
      [92, 86],
      -6,
      1.1,
      face({ brow: '#5a3216', mood: 'sing', shut: 'both', turn: -0.3, rim }),
      path('M-6 24q6-3 12 0l-6 11z', '#6b3d1c'),
      path('M-11 10q5-3 11 0 6-3 11 0-5 3-11 1.500-6 1.500-11-1.500z', '#6b3d1c'),
    ) +
    path('M64 88c-2-24 8-38 28-38s32 14 28 38c-4-8-8-14-14-18-8 8-24 8-32 4-6 4-8 8-10 14z', '#7a4822') +
    // The cap and its feather.
    form('M52 62c6-28 30-42 58-32 14 4 22 14 26 26-28-8-56-6-84 6z', green, { rim, depth: 11 }) +
    path('M50 63c28-14 60-16 88-6l-3 6c-28-8-56-6-82 6z', darker(green, 0.35)) +
    form('M112 44c4-26 26-40 54-38-8 4-8 8-6 10-8 2-10 6-8 10-8 2-10 6-10 9-10 2-18 5-30 9z', '#e8483a', {
      rim: '#ffc0a0',
      depth: 7,
    }) +
    line('M112 44C124 28 140 16 160 9', '#fff0d0', 1.4) +
    placed([92, 164], 4, 1.04, lute()) +
    form(
      limb(
        [
          [34, 170],
          [48, 192],
          [76, 184],
          [96, 170],
        ],
        26,
      ),
      '#8a3b2e',
      { rim, depth: 8 },
    ) +
    fist([102, 166], 60, 0.95) +
    fist([144, 112], 42, 0.9)
  );
}

/** A note of music. */
function note(x: number, y: number, scale: number): string {
  return placed(
    [x, y],
    10,
    scale,
    path('M0 0c4-3 9-1 8 3s-7 5-9 2-1-4 1-5zM7-22c1 7 10 7 7 16-1-6-4-8-5-8l0 18-2 0z', '#fffbd8'),
  );
}

export function bard(): string {
  return (
    fairywood([60, 60]) +
    note(150, 82, 0.8) +
    note(30, 60, 1) +
    note(20, 106, 0.8) +
    note(168, 150, 1) +
    bardFigure() +
    dusk('#0c2f22', 172) +
    motes(4, 12, [0, 20], [200, 120], '#fff9c0', 1.5)
  );
}

export function dwarfFigure(): string {
  const beard = '#b8501f';
  // A plait, link by link, with a ring at its end.
  const braid = (x: number, lean: number): string =>
    [0, 1, 2, 3, 4]
      .map((link) => {
        const [at, y] = [x + lean * link, 126 + 11 * link];
        return form(`M${n(at)} ${y}q8 2 7 9-2 6-7 8-5-2-7-8-1-7 7-9z`, beard, { rim: '#ffc98a', depth: 4, edge: 1.6 });
      })
      .join('') +
    path(`M${n(x + lean * 4.6 - 6)} 186h12v6h-12z`, GOLD) +
    path(`M${n(x + lean * 4.6 - 5)} 192h10l2 12h-14z`, beard);
  return (
    form('M2 208c0-40 22-66 60-70h76c38 4 60 30 60 70z', '#5f6f7d', { rim, depth: 16 }) +
    both(
      form('M8 176c0-26 18-42 44-40 10 8 12 20 8 32-16-6-36-4-52 8z', '#93a4b3', { rim: '#fff', depth: 10 }) +
        disc(24, 158, 3, GOLD) +
        disc(42, 148, 3, GOLD),
    ) +
    // The axe leans on the shoulder.
    form('M148 206L160 40l8 0L158 206z', '#6b4420', { depth: 4 }) +
    form(
      'M158 92c-14-2-26-10-34-24 10-4 14-12 14-22 0-8-4-14-12-20 14-6 26-4 38 4 12-6 24-6 36 2-8 6-12 12-12 20 0 10 4 16 12 22-10 12-24 18-42 18z',
      '#b9c6d2',
      { rim: '#ffffff', depth: 10, edge: 3, on: path('M158 36h12v52h-12z', '#7d8b9a') },
    ) +
    placed(
      [100, 88],
      0,
      1.18,
      face({
        skin: '#eab386',
        brow: '#8f3a14',
        iris: '#3d5f7a',
        mood: 'stern',
        frown: 3,
        ears: 'none',
        blush: '#d9553f',
        rim,
      }),
    ) +
    // The beard, combed and braided.
    form(
      'M74 92c-8 22-12 48-2 74 6 18 18 34 28 38 10-4 22-20 28-38 10-26 6-52-2-74-6 10-12 14-18 14-4-4-12-4-16 0-6 0-12-4-18-14z',
      beard,
      {
        rim: '#ffb46a',
        depth: 16,
        on: line(
          'M84 130q4 34 12 60M100 132v66M116 130q-4 34-12 60M78 118q-2 20 2 40M122 118q2 20-2 40',
          darker(beard, 0.35),
          2,
        ),
      },
    ) +
    braid(79, -1.5) +
    braid(121, 1.5) +
    form('M78 106q10-10 22-4 12-6 22 4-4 12-12 10-6-2-10-4-4 2-10 4-8 2-12-10z', lighter(beard, 0.12), {
      rim: '#ffc98a',
      depth: 5,
    }) +
    disc(100, 97, 7, '#e39a72') +
    disc(98, 95, 2.4, '#f8c9a4') +
    // The helmet.
    both(
      form('M72 58C54 58 40 46 38 22c12 4 30 10 42 24z', '#f0e2bd', { rim: '#fff', depth: 7 }) +
        line('M50 34l8 12M60 40l6 10', '#b89a62', 2),
    ) +
    form('M64 84c-4-36 10-56 36-56s40 20 36 56c-10-8-22-12-36-12s-26 4-36 12z', '#8797a6', {
      rim: '#fff',
      depth: 14,
      edge: 3,
    }) +
    form(
      'M62 86c0-8 1-12 4-16 20-10 48-10 68 0 3 4 4 8 4 16-10-8-20-10-31-10l-3 22q-4 4-8 0l-3-22c-11 0-21 2-31 10z',
      '#d9a53c',
      { depth: 6, edge: 2 },
    ) +
    both(disc(74, 76, 2.2, '#fff0b8') + disc(88, 72, 2.2, '#fff0b8')) +
    path('M96 28h8v42h-8z', '#d9a53c') +
    fist([155, 172], 4, 1.35, '#eab386')
  );
}

export function dwarf(): string {
  return fairywood([60, 64]) + dwarfFigure() + dusk('#0c2f22', 176);
}

export function elfFigure(): string {
  const hair = '#f1d58a';
  const dress = '#3b8a5c';
  return (
    // The bow over her shoulder.
    line('M150 12C186 50 186 120 160 196', '#6b4420', 5) +
    line('M150 12L160 196', '#fff6d8', 1) +
    path('M171 92l8 0 0 24-8 0z', '#b3362b') +
    form('M66 60c-20 40-12 80-32 130 26 14 50 6 66-8 16 14 40 22 66 8-20-50-12-90-32-130z', hair, {
      rim: '#fffbe0',
      depth: 16,
      on: line('M58 110q-4 44-12 76M70 100q-2 50-8 86M142 110q4 44 12 76M130 100q2 50 8 86', darker(hair, 0.3), 2),
    }) +
    form('M46 208c2-38 12-60 36-68h36c24 8 34 30 36 68z', dress, { rim, depth: 16 }) +
    form('M82 140q18 22 36 0l6 6q-24 34-48 0z', '#f2d98a', { depth: 5 }) +
    form('M88 108h24v30q-12 12-24 0z', '#eec09a', { depth: 6, edge: 0 }) +
    placed(
      [100, 86],
      3,
      1.16,
      face({
        skin: '#f8dcc0',
        iris: '#4a9a5a',
        brow: '#b8903c',
        mood: 'calm',
        ears: 'pointed',
        turn: -0.5,
        lips: '#c85a5a',
        rim,
      }),
    ) +
    // Hair parted in the middle, and a circlet with a leaf.
    form(
      'M100 39C70 37 60 62 65 96c2 16-3 30-9 42 10-10 16-26 16-46 2-16 12-26 28-33 16 7 26 17 28 33 0 20 6 36 16 46-6-12-11-26-9-42 5-34-5-59-35-57z',
      hair,
      { rim: '#fffbe0', depth: 7 },
    ) +
    line('M70 70Q100 50 130 70', GOLD, 2.6) +
    form('M100 48q9 9 0 24-9-15 0-24z', '#4fae5a', { rim: '#fff', depth: 4, edge: 1.4 }) +
    // Two hands hold up a flower of light.
    form(
      lock(
        [
          [54, 204],
          [58, 180],
          [76, 170],
          [94, 172],
        ],
        18,
        1.4,
      ),
      dress,
      { rim, depth: 7 },
    ) +
    form(
      lock(
        [
          [146, 204],
          [142, 180],
          [124, 170],
          [106, 172],
        ],
        18,
        1.4,
      ),
      dress,
      { rim, depth: 7 },
    ) +
    form('M78 168q10 16 22 16t22-16q4 18-10 26H88q-14-8-10-26z', '#f8dcc0', { shade: '#c98a66', depth: 7 }) +
    line('M84 180q4 8 12 10M116 180q-4 8-12 10', '#c98a66', 1.5) +
    glow([100, 158], 40, '#fffbd0', 1) +
    both(form('M100 176q-22-4-24-22 18 2 24 22z', '#ffe6f0', { shade: '#e08ab0', depth: 6, edge: 2 })) +
    form('M100 178q-16-16 0-38 16 22 0 38z', '#fff4fa', { shade: '#e08ab0', depth: 6, edge: 2 }) +
    sparkle(100, 152, 12, '#fffef0')
  );
}

export function elf(): string {
  return fairywood([92, 66]) + motes(31, 30, [0, 30], [200, 150], '#fffbd0', 1.8) + elfFigure() + dusk('#0c2f22', 178);
}

export function queenFigure(): string {
  const hair = '#7a3f8c';
  const horn: string = form(
    lock(
      [
        [82, 48],
        [70, 30],
        [56, 22],
        [50, 4],
      ],
      6,
      1.2,
    ) +
      lock(
        [
          [68, 28],
          [72, 14],
          [66, 4],
        ],
        4,
        1,
      ) +
      lock(
        [
          [58, 22],
          [46, 20],
          [38, 12],
        ],
        4,
        1,
      ),
    '#a5763c',
    { rim: '#ffe6a8', depth: 3, edge: 1.2 },
  );
  return (
    faded(0.95, placed([100, 138], 0, [1.14, 1.3], wings('#a8e3b0', '#f7e08a', '#3f9a7a'))) +
    form('M60 70c-16 36-14 80-24 118 40 26 88 26 128 0-10-38-8-82-24-118z', hair, { rim: '#e0b0ff', depth: 14 }) +
    form('M44 208c2-40 14-60 38-68h36c24 8 36 28 38 68z', '#f4f0dc', {
      shade: '#8fae84',
      rim: '#fff',
      depth: 16,
      on: path('M88 208l12-60 12 60z', '#bfe0a8'),
    }) +
    both(
      form('M50 152c-14-4-20-14-20-26 16-2 34 6 46 20z', '#5aa850', { rim, depth: 8 }) +
        line('M34 130q18 4 34 16', '#cdeaa0', 1.4),
    ) +
    form('M88 108h24v30q-12 10-24 0z', '#ecc4a8', { depth: 6, edge: 0 }) +
    form('M76 138q24 20 48 0l4 8q-28 26-56 0z', GOLD, { depth: 5 }) +
    disc(100, 156, 5, '#4fc08a', { stroke: '#fff3c0', 'stroke-width': 1.4 }) +
    placed(
      [100, 90],
      0,
      1.16,
      face({ skin: '#f6d8c2', iris: '#7a4fb0', brow: '#5a2c6b', lips: '#b23f6b', ears: 'pointed', rim: '#fffbe0' }),
    ) +
    form(
      'M100 44C74 44 70 66 74 94c-8-6-14-18-12-34 4-16 18-24 38-24s34 8 38 24c2 16-4 28-12 34 4-28 0-50-26-50z',
      hair,
      { rim: '#e0b0ff', depth: 6 },
    ) +
    // Her crown: branches and blossoms.
    both(horn) +
    form('M68 62Q100 36 132 62l-2 7Q100 46 70 69z', GOLD, { depth: 4, edge: 1.6 }) +
    [
      [76, 56, 5],
      [124, 56, 5],
      [88, 48, 6],
      [112, 48, 6],
      [100, 44, 8],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          [0, 72, 144, 216, 288]
            .map((turn) =>
              oval(
                x + r * 0.7 * Math.sin((turn * Math.PI) / 180),
                y - r * 0.7 * Math.cos((turn * Math.PI) / 180),
                r * 0.5,
                r * 0.5,
                '#ffdcec',
              ),
            )
            .join('') + disc(x, y, r * 0.4, '#f6c23a'),
      )
      .join('') +
    // The sceptre.
    form('M150 206L160 108l4 0L158 206z', '#b8862c', { depth: 3 }) +
    glow([162, 92], 34, '#fffbd0', 1) +
    form('M162 70q14 16 0 38-14-22 0-38z', '#8fe0b8', { rim: '#fff', depth: 5 }) +
    fist([156, 168], 6, 1.05, '#f6d8c2') +
    sparkle(162, 84, 9, '#fff')
  );
}

export function queen(): string {
  return (
    fairywood([100, 80]) +
    disc(100, 80, 66, 'none', { stroke: '#fff6b8', 'stroke-width': 2.5, opacity: 0.8 }) +
    glow([100, 80], 84, '#fffbd0', 0.9) +
    queenFigure() +
    motes(41, 30, [0, 10], [200, 180], '#fffbd0', 1.8) +
    dusk('#0c2f22', 178)
  );
}

/** A dancing light: a tiny fairy seen from afar. */
function dancer(x: number, y: number, scale: number, turn: number): string {
  return (
    glow([x, y], 17 * scale, '#fffbd0', 1) +
    placed(
      [x, y],
      turn,
      scale,
      faded(0.85, path('M0-2C-12-14-14-4 0 2-10 8-6 10 0 3M0-2C12-14 14-4 0 2 10 8 6 10 0 3', '#fff')),
      path('M0-9a3 3 0 1 1 .1 0zM-2-3h4l3 11h-3l0 7h-1.500l-.5-6-1 6h-1.500l0-7h-3z', '#7a5a18'),
    )
  );
}

export function toadstoolRing(): string {
  const ring = Array.from({ length: 13 }, (_, at) => {
    const turn = (2 * Math.PI * at) / 13 - Math.PI / 2 + 0.24;
    return [100 + 74 * Math.cos(turn), 146 + 34 * Math.sin(turn)] as Point;
  }).sort((one, other) => one[1] - other[1]);
  const set = (part: Point[]): string =>
    part
      .map(([x, y], at) => toadstool([x, y + 4], 0.32 + ((y - 112) / 68) * 0.62, at % 3 === 2 ? '#d9772b' : '#c8372b'))
      .join('');
  return (
    fairywood([100, 92]) +
    whole(
      linear([
        ['#0a2c3a', 0, 0.55],
        ['#1a4a4a', 0.5, 0.15],
        ['#0c2f22', 1, 0.3],
      ]),
    ) +
    oval(100, 148, 96, 46, '#3f8a45') +
    oval(100, 147, 74, 33, radial([100, 147], 76, ['#fffbc8', '#b9dc7a', '#4d9a4c'])) +
    faded(
      0.9,
      path(
        'M44 148Q60 20 100 6q40 14 56 142-56 22-112 0z',
        linear([
          ['#fffbd0', 0, 0],
          ['#fffbd0', 0.6, 0.35],
          ['#fffbd0', 1, 0.7],
        ]),
      ),
    ) +
    line(
      'M60 148c10 14 62 18 82 2 14-14-20-26-50-22-24 4-20 18 6 20 22 0 26-12 8-18-18-8-36 0-32-22 6-18 46-14 50-30',
      '#fffde0',
      2.2,
      { opacity: 0.75 },
    ) +
    set(ring.slice(0, 6)) +
    dancer(72, 118, 0.9, -14) +
    dancer(128, 112, 1, 12) +
    dancer(98, 86, 0.8, -4) +
    dancer(106, 140, 1.15, 8) +
    set(ring.slice(6)) +
    motes(51, 30, [40, 20], [120, 140], '#fffbd0', 1.7) +
    line('M2 200q4-20 12-26M10 200q2-14 10-18M190 200q-4-20-12-28M198 200q-6-16-10-20', '#0c2f22', 3) +
    dusk('#0c2f22', 184)
  );
}
