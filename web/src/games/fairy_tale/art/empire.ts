/** The pictures of the Holy Empire. */
import { face, fist, palm } from './people';
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
  n,
  path,
  placed,
  type Point,
  radial,
  whole,
} from './pen';
import {
  banner,
  cloud,
  dusk,
  empire,
  ermine,
  glow,
  GOLD,
  motes,
  rays,
  RIM,
  sparkle,
  spruce,
  tower,
  windows,
} from './scenery';

const rim = RIM.empire;
const LAPIS = '#2b5fa8';

/** A white castle with blue roofs; its foot is at the origin, and it is some 130 wide. */
export function castle(at: Point, scale: number, wall = '#f3ead8', roof = LAPIS, lit = '#33518a'): string {
  return placed(
    at,
    0,
    scale,
    tower(-44, -58, 17, 2, wall, roof),
    tower(44, -66, 17, 2, wall, roof),
    tower(-20, -86, 20, 2, wall, roof),
    tower(24, -80, 18, 2, wall, roof),
    tower(2, -106, 26, 2, wall, roof),
    form('M-64 2v-34h6v6h6v-6h6v6h6v-6h6v6h6v-6h6v6h6v-6h6v6h6v-6h6v6h6v-6h6v6h6v-6h6v6h6v-6h6v6h6v-6h8v34z', wall, {
      depth: 12,
      edge: 2,
    }),
    path('M-11 2v-14q11-15 22 0V2z', '#5a3a20'),
    line('M-5 2v-18M0 2v-20M6 2v-18M-11-8h22', '#3a2412', 1.4),
    windows(
      [
        [-44, -42],
        [44, -50],
        [-20, -66],
        [-20, -46],
        [24, -60],
        [2, -80],
        [2, -58],
        [-40, -12],
        [-26, -12],
        [28, -12],
        [44, -12],
      ],
      5,
      lit,
    ),
    banner(2, -146, 15, '#c8372b'),
    banner(-20, -117, 11, GOLD),
    banner(44, -92, 10, GOLD),
  );
}

export function homesteadersFigure(): string {
  const wheat = (x: number, lean: number): string =>
    line(`M116 204Q${n(x - lean * 0.3)} 166 ${n(x)} ${n(140 + Math.abs(lean) * 0.4)}`, '#b8862c', 2) +
    placed(
      [x, 140 + Math.abs(lean) * 0.4],
      lean,
      1.2,
      path('M0 4q-5-3-4-8 3 1 4 4-4-5-3-10 3 2 3 6-2-6 0-12 2 6 0 12 0-4 3-6 1 5-3 10 1-3 4-4 1 5-4 8z', '#f2cc5a'),
    );
  return (
    // His fork.
    line('M30 206L36 52', '#6b4420', 5) +
    line('M22 20l2 22q2 10 12 10t13-10l2-22M36 20v30', '#8a97a5', 4) +
    form('M4 210c0-42 20-62 62-66 38 2 58 22 60 66z', '#a8794a', { rim, depth: 16 }) +
    form('M52 118h28v32q-14 10-28 0z', '#c98f66', { depth: 7, edge: 0 }) +
    form('M38 148q28-18 56 0l-10 18q-18-10-36 0z', '#c8472f', { rim: '#ffc0a0', depth: 7 }) +
    placed(
      [66, 100],
      -2,
      1.08,
      face({ skin: '#e9b389', brow: '#6b4420', mood: 'smile', turn: 0.5, blush: '#d96a4f', rim }),
    ) +
    path('M43 104c-2-8-2-14 0-20l7 2-2 16zM89 104c2-8 2-14 0-20l-7 2 2 16z', '#7a4c22') +
    form('M48 110c2 20 8 26 18 28 10-2 16-8 18-28-4 6-10 7-18 7s-14-1-18-7z', '#7a4c22', { depth: 5, rim: '#c98a4a' }) +
    path('M58 118q8 5 16 0-3 6-8 6t-8-6z', '#8a2f2f') +
    form('M12 84c16-8 26-8 30-12 2-22 12-34 26-34s24 12 26 34c6 4 14 4 28 12-30 12-80 12-110 0z', '#e6b957', {
      rim: '#fff6cc',
      depth: 12,
    }) +
    path('M42 70q26 9 52 0l1 8q-27 9-54 0z', '#c8472f') +
    line('M50 60q18 6 38 0M54 50q14 4 30 0', '#b8862c', 1.6) +
    // She, with the sheaf.
    form('M84 214c0-42 18-58 54-62 34 4 54 24 56 62z', '#3f6fa8', { rim, depth: 14 }) +
    form('M104 214c2-34 8-50 32-54 24 4 30 22 32 54z', '#f6efdd', { depth: 9, shade: '#a9b6c9' }) +
    placed([138, 112], 4, 1, face({ brow: '#7a4420', mood: 'smile', turn: -0.6, lips: '#c0504a', rim })) +
    form('M114 116c-6-30 4-48 26-48 20 0 30 18 24 48-2-16-8-26-16-30-10 8-22 8-26 8-4 6-6 12-8 22z', '#fbf3e2', {
      shade: '#9fb3cf',
      rim: '#fff',
      depth: 9,
    }) +
    form('M116 128q22 22 46 0 2 14-4 22-18 12-38 0-6-10-4-22z', '#fbf3e2', {
      shade: '#9fb3cf',
      rim: '#fff',
      depth: 7,
    }) +
    [-34, -20, -6, 8, 22, 36].map((lean) => wheat(110 + lean, lean)).join('') +
    line('M106 182q10 6 24 0', '#c8472f', 6) +
    fist([128, 186], 40, 1.05)
  );
}

export function homesteaders(): string {
  return (
    empire([100, 60]) +
    // Their house and their field.
    form('M140 104v28h48v-28z', '#f0dfc0', { depth: 8 }) +
    form('M130 108l34-30 34 30z', '#a5552f', { depth: 9 }) +
    windows(
      [
        [150, 124],
        [180, 124],
      ],
      7,
      '#5a3a20',
    ) +
    path('M160 132v-14h9v14z', '#6b4420') +
    path('M178 84v-16h9v24z', '#8a6a52') +
    faded(0.7, cloud(170, 62, 26, '#fff')) +
    path('M0 140q60-14 200-6v66H0z', '#d9a83e') +
    line('M0 152q60-12 200-4M0 166q70-12 200-4M10 140l-10 30M60 134l-30 60M186 134l20 40', '#b8842a', 2) +
    homesteadersFigure() +
    dusk('#12294a', 180)
  );
}

/** A long sword, point up; its hilt is at the origin. */
export function sword(at: Point, turn: number, scale: number): string {
  return placed(
    at,
    turn,
    scale,
    form('M-6-14l2-96 4-12 4 12 2 96z', '#dfe8f2', { rim: '#fff', depth: 6, edge: 1.8 }),
    line('M0-110v92', '#9fb0c4', 1.2),
    form('M-26-16q26-6 52 0l-2 7q-24-4-48 0z', GOLD, { depth: 4 }),
    form('M-4-10h8v26h-8z', '#6b2f22', { depth: 3 }),
    line('M-4-4h8M-4 2h8M-4 8h8', GOLD, 1.2),
    disc(0, 20, 6, GOLD) + disc(0, 20, 3, '#c8372b'),
  );
}

export function knightFigure(): string {
  const steel = '#9fb0c2';
  return (
    // The plume.
    form(
      'M100 30C104 4 136-4 160 8c18 8 26 30 38 36-18 6-34 2-44-8 6 10 8 16 16 22-22 2-38-8-48-18-8-6-14-10-22-10z',
      '#c8372b',
      { rim: '#ffb09a', depth: 10 },
    ) +
    form('M12 212c0-44 20-68 56-72h64c36 4 56 28 56 72z', LAPIS, { rim, depth: 18 }) +
    both(
      form('M14 182c-4-28 14-48 48-46 10 10 12 26 6 40-18-6-38-4-54 6z', steel, { rim: '#fff', depth: 11 }) +
        line('M22 168q18-10 44-4M28 156q16-8 40-2', '#64788f', 1.6),
    ) +
    form('M70 212v-54q30-20 60 0v54z', '#f3ead8', {
      depth: 10,
      on: path('M95 150h10v62h-10zM70 176h60v9H70z', '#c8372b'),
    }) +
    form('M72 148c0-14 8-20 28-20s28 6 28 20q-28 12-56 0z', '#7f90a4', { rim: '#fff', depth: 7 }) +
    // The helm.
    form('M62 86C60 46 74 24 100 24s40 22 38 62c-1 30-12 52-38 58-26-6-37-28-38-58z', steel, {
      rim: '#fff',
      depth: 18,
      edge: 3.5,
    }) +
    path('M100 24c10 0 14 6 14 20l-6 96-8 4-8-4-6-96c0-14 4-20 14-20z', '#c9d6e4') +
    form('M62 78q38-16 76 0l2 12q-18-6-35-6l-5 8-5-8q-17 0-35 6z', GOLD, { depth: 4, edge: 1.8 }) +
    path('M66 88q16-6 29-5l-3 9q-14-2-25 2zM134 88q-16-6-29-5l3 9q14-2 25 2z', INK) +
    faded(0.9, disc(81, 89, 2, '#9fd4ff') + disc(119, 89, 2, '#9fd4ff')) +
    both(path('M80 104h9v3h-9zM81 112h8v3h-8zM83 120h7v3h-7z', '#3c4a5c')) +
    line('M100 94v48', '#64788f', 2) +
    // The shield: a round table and its places.
    placed(
      [142, 166],
      8,
      1,
      form('M-32-34q32-10 64 0c2 38-8 62-32 76-24-14-34-38-32-76z', '#1f4a8c', {
        rim: '#cfe6ff',
        depth: 12,
        edge: 3,
        on: disc(0, -2, 21, '#f3ead8') + disc(0, -2, 13, '#b98a3c') + disc(0, -2, 6, '#f3ead8'),
      }),
      Array.from({ length: 10 }, (_, at) =>
        disc(17 * Math.sin((at * Math.PI) / 5), -2 - 17 * Math.cos((at * Math.PI) / 5), 2.3, '#c8372b'),
      ).join(''),
      line('M-30-32q30-9 60 0c2 36-8 58-30 71-22-13-32-35-30-71z', GOLD, 2.6),
    ) +
    sword([42, 168], -4, 1.14) +
    form('M30 166c2-6 18-8 24-2 4 6 4 16 0 22-6 6-20 4-24-2-2-6-2-12 0-18z', '#8596aa', { rim: '#fff', depth: 7 }) +
    line('M38 170h15M38 176h16M38 182h14', '#4a5a6e', 1.6)
  );
}

export function knight(): string {
  return (
    empire([52, 60]) +
    faded(0.8, castle([162, 142], 0.5)) +
    knightFigure() +
    dusk('#12294a', 182) +
    sparkle(38, 44, 9, '#fff')
  );
}

/** A rose on its stem. */
export function rose(at: Point, turn: number, scale: number): string {
  return placed(
    at,
    turn,
    scale,
    line('M0 4q3 24-2 46', '#2f6b3c', 3),
    path('M0 30q12-12 20-6-6 12-20 10zM-1 22q-12-8-18-2 6 10 18 8z', '#3f8f4a'),
    form('M-15-4c-3-14 6-20 15-19 10-1 18 6 15 19-2 9-8 13-15 13S-13 5-15-4z', '#d02f43', { rim: '#ffb0b0', depth: 7 }),
    path('M-8-10q8-8 16 0-2 9-8 9t-8-9z', '#8c1526'),
    line('M-13-6q6 10 13 10t13-10M-4-9q4-4 8 0-1 4-4 4', '#f47a86', 1.6),
  );
}

export function ladyFigure(): string {
  const hair = '#a8642a';
  return (
    // The veil falls behind her.
    faded(0.85, path('M118 10C150 40 176 90 182 206H96c20-60 26-130 22-196z', linear(['#ffffff', '#d5e4f6']))) +
    form('M22 214c4-50 22-70 58-80h42c34 10 52 30 56 80z', LAPIS, { rim, depth: 18 }) +
    form('M66 135q34 34 70 0l10 8q-44 46-90 0z', '#fbf4e4', { shade: '#b5a4c0', depth: 6 }) +
    form('M88 112h24v32q-12 18-24 0z', '#efc3a0', { depth: 7, edge: 0 }) +
    line('M84 138q16 24 33 0', GOLD, 2.4) +
    disc(100, 152, 4.5, '#c8372b', { stroke: GOLD, 'stroke-width': 1.6 }) +
    path('M68 84c-10 26-8 46-4 62 8-2 14-8 16-20zM132 84c10 26 8 46 4 62-8-2-14-8-16-20z', hair) +
    line('M70 98q-6 22-3 40M130 98q6 22 3 40', darker(hair, 0.3), 1.8) +
    placed(
      [100, 94],
      -4,
      1.16,
      face({
        skin: '#f9dcc2',
        iris: '#2f6fa8',
        brow: '#8a4f20',
        lips: '#c8404f',
        mood: 'calm',
        turn: -0.7,
        ears: 'none',
        blush: '#f0827c',
        rim,
      }),
    ) +
    form('M73 96c-6-30 4-50 27-50s33 20 27 50c-2-14-8-24-14-30-8 6-20 8-28 6-6 6-10 14-12 24z', hair, {
      rim: '#ffd09a',
      depth: 7,
    }) +
    // The tall hat.
    form('M68 74C76 46 96 20 128-14c6 26 8 62 4 88-8-12-18-18-32-18s-24 6-32 18z', '#3f78c4', {
      rim: '#e4f2ff',
      depth: 14,
      edge: 3,
      on: line('M78 50q30-12 56-4M90 30q20-10 44-6', GOLD, 3),
    }) +
    form('M66 78c6-18 18-26 34-26s28 8 34 26l-5 4c-6-14-16-20-29-20s-23 6-29 20z', GOLD, { depth: 4 }) +
    both(disc(80, 66, 2, '#fff') + disc(90, 60, 2, '#fff')) +
    disc(100, 58, 2.4, '#c8372b') +
    // Her hand, and the rose.
    form(
      limb(
        [
          [26, 210],
          [30, 184],
          [44, 168],
          [54, 160],
        ],
        26,
      ),
      '#2f6ab8',
      { rim, depth: 9 },
    ) +
    form('M42 172q8-14 22-12l-4 12q-10-2-12 6z', GOLD, { depth: 4 }) +
    rose([58, 112], -8, 1.05) +
    fist([60, 152], 10, 0.95, '#f9dcc2')
  );
}

export function lady(): string {
  // She stands at a window of coloured glass.
  const pane = (turn: number, fill: string): string =>
    placed([100, 84], turn, 1, path('M0-26C-12-40-14-62 0-74 14-62 12-40 0-26z', fill));
  return (
    whole(linear(['#27447c', '#3d64a3', '#7f9fc8'])) +
    form('M10 200V90C10 34 50-4 100-4s90 38 90 94v110z', '#cfe0f0', { depth: 12, rim: '#fff', edge: 4 }) +
    path(
      'M20 200V92C20 40 56 6 100 6s80 34 80 86v108z',
      radial([80, 70], 130, ['#fff8dc', '#f6dd9c', '#8fb9e0', '#3d6aa8']),
    ) +
    faded(
      0.7,
      ...[0, 45, 90, 135, 180, 225, 270, 315].map((turn, at) => pane(turn, at % 2 ? '#e8a23c' : '#4f86c8')),
      disc(100, 84, 20, '#d9534a'),
      line('M100 6v194M20 92h160M44 30l112 112M156 30L44 142', '#3c527a', 2),
    ) +
    glow([70, 60], 80, '#fff8d8', 0.7) +
    ladyFigure() +
    dusk('#12294a', 182) +
    motes(61, 10, [20, 30], [160, 100], '#fff8dc', 1.4)
  );
}

export function mageFigure(): string {
  const robe = '#24509a';
  const star = (x: number, y: number, r: number): string => sparkle(x, y, r, '#ffe08a');
  const white = '#f6f4ee';
  return (
    form('M20 212c2-48 20-66 58-74h44c38 8 56 26 58 74z', robe, {
      rim,
      depth: 18,
      on: star(40, 184, 7) + star(60, 160, 5) + star(150, 188, 7) + star(142, 160, 5),
    }) +
    // The staff.
    form('M156 208L162 70l6 0L166 208z', '#7a4f26', { depth: 3 }) +
    line('M165 76q-16-8-12-24M165 76q16-8 12-24', '#7a4f26', 5) +
    glow([165, 46], 40, '#9fe4ff', 1) +
    form('M165 20l12 22-12 26-12-26z', '#6fd0f6', { rim: '#fff', depth: 8, edge: 2.4 }) +
    path('M165 20l4 22-4 26z', '#d6f6ff') +
    placed(
      [96, 96],
      -2,
      1.12,
      face({
        skin: '#eebf98',
        iris: '#2f8fc8',
        brow: white,
        mood: 'calm',
        frown: 1.5,
        turn: -0.4,
        blush: '#d97a62',
        rim,
      }),
    ) +
    path('M72 92c-6 20-8 34-6 46l14-10zM120 92c6 20 8 34 6 46l-14-10z', '#dfe3ea') +
    form(
      'M72 104c-6 30-4 62 12 86 6 8 10 14 14 16 4-4 8-8 12-16 16-24 16-56 10-86-6 10-12 12-18 10q-6-4-12 0c-6 2-12 0-18-10z',
      white,
      {
        shade: '#9aa9c4',
        rim: '#fff',
        depth: 13,
        on: line('M84 132q2 34 10 62M96 134v66M108 132q-2 34-8 62M78 122q-2 22 4 44M116 122q2 22-4 44', '#b9c3d6', 1.8),
      },
    ) +
    form('M74 112q10-10 22-4 12-6 22 4-2 12-12 8-6-2-10-4-4 2-10 4-10 4-12-8z', '#fff', {
      shade: '#9aa9c4',
      depth: 4,
    }) +
    path('M89 121q7 4 14 0-2 5-7 5t-7-5z', '#8a3a3a') +
    line('M74 80q8-8 16-3M118 80q-8-8-16-3', white, 5) +
    // The hat.
    form('M66 76C70 44 84 14 122-12c-4 14-2 20 6 26-4 4-8 4-10 2 6 20 10 40 10 60-18-10-44-10-62 0z', robe, {
      rim: '#cfe6ff',
      depth: 14,
      on: star(96, 40, 7) + star(112, 22, 4) + star(82, 60, 4) + star(114, 58, 5),
    }) +
    form('M40 84c14-14 36-20 58-20s42 6 56 20c-18 8-24-4-56-4s-40 12-58 4z', '#1b3f7e', { rim: '#cfe6ff', depth: 8 }) +
    path('M66 74q30-12 62-1l0-7q-32-11-61 1z', GOLD) +
    // A spell in his hand.
    form(
      limb(
        [
          [24, 210],
          [18, 184],
          [28, 160],
          [40, 148],
        ],
        30,
      ),
      robe,
      { rim, depth: 10 },
    ) +
    form('M24 152q12-16 30-10l-6 14q-10-2-14 8z', GOLD, { depth: 4 }) +
    palm([44, 138], -8, 1.1, '#eebf98') +
    glow([46, 96], 38, '#bff0ff', 0.95) +
    disc(46, 96, 20, 'none', { stroke: '#e4fbff', 'stroke-width': 2 }) +
    disc(46, 96, 14, 'none', { stroke: '#e4fbff', 'stroke-width': 1.2, 'stroke-dasharray': '4 3' }) +
    line('M46 79l14.700 25.500H31.300z', '#e4fbff', 1.4) +
    sparkle(46, 96, 9, '#fff')
  );
}

export function mage(): string {
  return (
    empire([100, 70]) +
    whole(
      linear([
        ['#0f2350', 0, 0.85],
        ['#24509a', 0.55, 0.5],
        ['#6fa0d8', 1, 0.1],
      ]),
    ) +
    motes(71, 30, [0, 0], [200, 110], '#fff8dc', 1.2) +
    faded(
      0.9,
      disc(100, 84, 84, 'none', { stroke: '#ffe7a8', 'stroke-width': 1.6 }),
      disc(100, 84, 74, 'none', { stroke: '#ffe7a8', 'stroke-width': 1, 'stroke-dasharray': '2 6' }),
      glow([100, 80], 84, '#ffedb8', 0.6),
    ) +
    mageFigure() +
    dusk('#0c1d3c', 184)
  );
}

export function keep(): string {
  return (
    empire([56, 56]) +
    path('M0 150q30-24 56-16 30-24 76-20 34 2 68 26v60H0z', '#6ba37c') +
    spruce(16, 168, 46, '#2f6b56') +
    spruce(36, 172, 36, '#3a7a60') +
    spruce(186, 170, 50, '#2f6b56') +
    spruce(168, 174, 36, '#3a7a60') +
    castle([104, 156], 0.98) +
    // The way up, and its people.
    path('M98 154q-4 14-18 22-22 12-30 24h52q-2-14 8-26 8-10 6-20z', '#e9d8ae') +
    line('M98 154q-4 14-18 22-22 12-30 24M116 154q2 10-6 20-10 12-8 26', '#b99f6a', 1.4) +
    path(
      'M86 176l3-12 3 12zM89 163a2.500 2.500 0 1 1 .1 0zM96 172l2-9 3 9zM98 162a2.200 2.200 0 1 1 .1 0z',
      '#c8372b',
    ) +
    path('M0 182q40-14 62 4 10 8 8 16H0zM200 176q-50-6-70 12-6 6-6 14h76z', '#2f6b4c') +
    line('M30 60q4-4 8 0 4-4 8 0M52 48q3-3 6 0 3-3 6 0M22 80q3-3 6 0 3-3 6 0', '#2c4a7a', 1.6) +
    dusk('#12294a', 180)
  );
}

export function emperorFigure(): string {
  const beard = '#8a6a4a';
  const red = '#b3262f';
  return (
    form('M6 214c2-52 24-72 66-78h56c42 6 64 26 66 78z', red, {
      rim: '#ffc0a0',
      depth: 20,
      on: Array.from({ length: 9 }, (_, at) => sparkle(20 + 20 * at, 178 + 14 * (at % 2), 5, '#f2c14c')).join(''),
    }) +
    ermine('M44 150c16-18 36-22 56-22s40 4 56 22c-8 16-14 22-20 26-20-14-52-14-72 0-6-4-12-10-20-26z', [
      [60, 150],
      [74, 142],
      [90, 138],
      [110, 138],
      [126, 142],
      [140, 150],
      [68, 160],
      [132, 160],
      [84, 152],
      [116, 152],
    ]) +
    placed(
      [100, 94],
      0,
      1.16,
      face({ skin: '#ecbc92', iris: '#2f5f8f', brow: '#5f4630', mood: 'stern', frown: 1, blush: '#d97a62', rim }),
    ) +
    path('M74 70c-6 20-10 40-6 56l12-10zM126 70c6 20 10 40 6 56l-12-10z', beard) +
    form('M74 100c-4 30 2 54 26 66 24-12 30-36 26-66-4 8-10 12-16 12q-10-6-20 0c-6 0-12-4-16-12z', beard, {
      rim: '#d9b98a',
      depth: 11,
      on: line('M86 128q4 20 10 30M100 130v32M114 128q-4 20-10 30', darker(beard, 0.3), 1.8),
    }) +
    form('M78 112q10-9 22-3 12-6 22 3-4 10-12 7-6-2-10-4-4 2-10 4-8 3-12-7z', lighter(beard, 0.15), { depth: 4 }) +
    path('M92 119q8 3 16 0-2 5-8 5t-8-5z', '#8a3030') +
    // The imperial crown.
    form('M68 66C62 40 74 24 100 20c26 4 38 20 32 46q-32-12-64 0z', '#7a1b2c', { depth: 10, edge: 0 }) +
    form(
      'M94 62V24h12v38zM66 66C58 40 66 24 96 18l2 7C78 30 72 44 76 64zM134 66c8-26 0-42-30-48l-2 7c20 5 26 19 22 39z',
      GOLD,
      { rim: '#fff3c0', depth: 5, edge: 1.6 },
    ) +
    form('M62 78q38-18 76 0l2-16q-40-20-80 0z', GOLD, { rim: '#fff3c0', depth: 6 }) +
    [
      [72, 67, 3, '#2b5fa8'],
      [86, 62, 3.4, '#c8372b'],
      [100, 60, 4.4, '#2b8f6b'],
      [114, 62, 3.4, '#c8372b'],
      [128, 67, 3, '#2b5fa8'],
    ]
      .map(([x, y, r, fill]) =>
        disc(Number(x), Number(y), Number(r), String(fill), { stroke: '#fff3c0', 'stroke-width': 1 }),
      )
      .join('') +
    path('M98 20v-7h-6v-4h6V2h4v7h6v4h-6v7z', '#fff0b0') +
    disc(100, 21, 4, GOLD) +
    // The orb and the sword of state.
    sword([160, 172], 6, 1.2) +
    fist([159, 172], 6, 1.2, '#ecbc92') +
    form('M146 186q14-8 28 2l4 26h-36z', red, { rim: '#ffc0a0', depth: 8 }) +
    form('M20 214l6-26q16-10 32 0l6 26z', red, { rim: '#ffc0a0', depth: 8 }) +
    form('M40 132a21 21 0 1 1-.1 0z', GOLD, {
      rim: '#fffbe0',
      depth: 11,
      edge: 3,
      on: path('M18 149h44v8H18zM37 128h7v24h-7z', '#8f2430'),
    }) +
    path('M38.500 132v-8h-6v-4h6v-7h4v7h6v4h-6v8z', '#ffe9a0') +
    form('M22 164q18 16 38 0l2 14q-20 16-42 0z', '#ecbc92', { shade: '#b3715a', depth: 6 }) +
    line('M32 172v10M40 174v10M48 172v10', '#b3715a', 1.4)
  );
}

export function emperor(): string {
  return (
    whole(linear(['#152f63', '#2b5fa8', '#4a86c8'])) +
    Array.from({ length: 24 }, (_, at) =>
      sparkle(12 + 36 * (at % 6) + (Math.floor(at / 6) % 2) * 18, 12 + 44 * Math.floor(at / 6), 5, '#4f86cc'),
    ).join('') +
    faded(0.95, rays([100, 84], 40, 150, 30, '#ffe08a', 0.55)) +
    disc(100, 84, 66, radial([86, 66], 84, ['#fff6cc', '#f3c65a', '#c98f2a'])) +
    disc(100, 84, 66, 'none', { stroke: '#8f5f18', 'stroke-width': 1.6 }) +
    disc(100, 84, 59, 'none', {
      stroke: '#fff3c0',
      'stroke-width': 1.6,
      'stroke-dasharray': '0.1 5',
      'stroke-linecap': 'round',
    }) +
    emperorFigure() +
    dusk('#12183a', 184)
  );
}
