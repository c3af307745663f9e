/** What stands around the characters: air, light, trees, houses, and small things. Night and lantern light throughout. */
import { at, c, e, HIGH, l, p, rim, wash, WIDE } from './brush';

/** The skies of the game, each with the glow that its light leaves at the horizon. */
const AIRS = {
  night: ['0c1a38/3f6d86', '9fc4c4*'],
  dusk: ['1c2a5a/a8637a', 'ffb36b*'],
  wood: ['0b2426/3f7355', 'e6d98a*'],
  hearth: ['2a140f/8a4a22', 'ffc45e*'],
  ember: ['240b1c/9c3322', 'ff9a3d*'],
  mist: ['12283f/6c9aa0', 'd6f0e4*'],
  gold: ['3f5f78/e8b76a', 'fff0b0*'],
  plum: ['1a1038/6d4488', 'e7a8e0*'],
} as const;

export const air = (of: keyof typeof AIRS, x = 120, y = 150, r = 130): string =>
  wash(AIRS[of][0]) + c(AIRS[of][1], x, y, r, 0.75);

export const glow = (colour: string, x: number, y: number, r: number, opacity = 0.9): string =>
  c(`${colour}*`, x, y, r, opacity);

export const moon = (x: number, y: number, r: number, colour = 'fff3cf', shade = 'e6cf94'): string =>
  glow(colour, x, y, r * 2.4, 0.6) +
  c(colour, x, y, r) +
  e(shade, x - r * 0.3, y - r * 0.2, r * 0.24, r * 0.2, 0.5) +
  e(shade, x + r * 0.35, y + r * 0.3, r * 0.3, r * 0.22, 0.5) +
  e(shade, x + r * 0.2, y - r * 0.5, r * 0.14, r * 0.11, 0.5);

/** Four-pointed stars, as x, y and size in a row. */
export const stars = (places: number[], colour = 'fff0b8', opacity?: number): string => {
  let d = '';
  for (let i = 0; i + 2 < places.length; i += 3) {
    const [x = 0, y = 0, r = 0] = places.slice(i, i + 3);
    const s = r / 4;
    d += `M${x} ${y - r}l${s} ${r - s} ${r - s} ${s}-${r - s} ${s}-${s} ${r - s}-${s}-${r - s}-${r - s}-${s} ${r - s}-${s}z`;
  }
  return p(colour, d, opacity);
};

/** Small lights in the air, as x, y and size in a row. */
export const sparks = (places: number[], colour = 'ffe08a'): string => {
  let all = '';
  for (let i = 0; i + 2 < places.length; i += 3) {
    const [x = 0, y = 0, r = 0] = places.slice(i, i + 3);
    all += glow(colour, x, y, r * 3.4, 0.8) + c('fffbe0', x, y, r);
  }
  return all;
};

/** A row of spruces from edge to edge; the same ones for the same seed. */
export const pines = (fill: string, base: number, tall: number, wide: number, seed = 1, opacity?: number): string => {
  let d = '';
  let n = seed;
  for (let x = -wide / 2; x < WIDE + wide; x += wide * 0.72) {
    n = (n * 73 + 41) % 101;
    const top = Math.round(base - tall * (0.62 + (n / 101) * 0.5));
    const step = Math.round((base - top) / 3);
    const w = Math.round(wide * (0.42 + (n / 101) * 0.12));
    d += `M${Math.round(x)} ${top}l${w * 0.5} ${step}h-${w * 0.18}l${w * 0.42} ${step}h-${w * 0.2}l${w * 0.46} ${base - top - 2 * step}h-${w * 2}l${w * 0.46}-${base - top - 2 * step}h-${w * 0.2}l${w * 0.42}-${step}h-${w * 0.18}z`;
  }
  return p(fill, `${d.replace(/(\.\d)\d+/g, '$1')}M0 ${base - 1}h${WIDE}v${HIGH - base + 1}H0z`, opacity);
};

export const hill = (fill: string, y: number, bend = 14, opacity?: number): string =>
  p(fill, `M0 ${y}Q60 ${y - bend} 122 ${y - bend / 3}T${WIDE} ${y - bend / 2}V${HIGH}H0z`, opacity);

/** Blades of grass along the lower edge. */
export const grass = (fill: string, y: number, seed = 3): string => {
  let d = `M0 ${HIGH}V${y + 8}`;
  let n = seed;
  for (let x = 0; x <= WIDE; x += 8) {
    n = (n * 37 + 17) % 29;
    d += `L${x + (n % 5) - 2} ${y - n / 2 + 5}l5 ${n / 2 + 2}`;
  }
  return p(fill, `${d}V${HIGH}z`);
};

/** Dark trunks at both edges, that frame what is between them. */
export const trunks = (fill: string, light: string): string =>
  rim(light, fill, 'M0 0h24q-6 40 0 84-8 60 4 124H0z', -3, 0) +
  p(fill, 'M10 40q26-2 40-24-8 26-40 36zM240 0h-18q8 50 0 96 8 56-2 112h20z') +
  p(fill, 'M230 66q-22-6-34-26 4 26 34 40z');

/** A round tree. */
export const oak = (x: number, y: number, s: number, fill: string, light: string, bark = '4a2f22'): string =>
  at(x, y, s, [
    p(bark, 'M-7 0q3-20-1-40h16q-4 20 1 40z'),
    p(fill, 'M-34-46c-14-4-14-28 4-30 0-22 30-32 42-14 20-6 34 14 24 28 12 14-4 32-20 24-12 10-34 8-50-8z'),
    p(light, 'M-6-98c16-8 34 8 24 22 14-6 20 10 12 18-4-12-16-14-24-8 6-14-2-28-12-32z', 0.7),
  ]);

/** A cottage with light in its windows; its foot is at (x, y). */
export const cottage = (x: number, y: number, s: number, wall: string, roof: string, lit = 'ffd56b'): string =>
  at(x, y, s, [
    p('5b3a34', 'M16-66h12v28H16z'),
    p(wall, 'M-32-38h64V0h-64z'),
    p(wall, 'M-32-37L0-66l32 29z'),
    p('2a1420', 'M-32-38h64v7h-64z', 0.25),
    p(roof, 'M-42-31L-4-69q4-4 8 0l38 38-6 5L0-58l-36 32z'),
    p('4a2a1e', 'M-8 0v-18q8-10 16 0V0z'),
    p(lit, 'M-26-24h12v13h-12zM14-24h12v13H14zM-5-46h10v9H-5z'),
    l('5b3a24', 1.6, 'M-20-24v13M-26-18h12M20-24v13M14-18h12'),
  ]);

/** A lantern that hangs from (x, y). */
export const lantern = (x: number, y: number, s: number, colour = 'ffc552'): string =>
  glow(colour, x, y + 20 * s, 54 * s, 0.85) +
  at(x, y, s, [
    l('2a1a12', 2.4, 'M-7 10a7 8 0 0 1 14 0'),
    p('3a2418', 'M-11 14l5-6H6l5 6zM-11 34h22l-3 6H-8z'),
    p('fff3c0/ffae3a', 'M-9 14H9v20H-9z'),
    p('ff8a2a', 'M0 17q6 7 3 12t-6 0q-3-5 3-12z', 0.8),
    l('3a2418', 2, 'M-9 14v20M9 14v20M0 14v3M0 31v3'),
  ]);

export const crown = (x: number, y: number, s: number, turn = 0): string =>
  at(
    x,
    y,
    s,
    [
      p('fbe08a/c98a24', 'M-22 0l-5-24 14 11L0-32l13 19 14-11-5 24q-22 7-44 0z'),
      p('a8671a', 'M-22 0q22 7 44 0l1-6q-23 7-46 0z', 0.55),
      c('d8403a', 0, -9, 4),
      c('58b0d8', -13, -7, 2.6),
      c('58b0d8', 13, -7, 2.6),
      c('fff3c0', -27, -25, 3),
      c('fff3c0', 0, -33, 3.4),
      c('fff3c0', 27, -25, 3),
    ],
    turn,
  );

/** Coins, as x, y and size in a row. */
export const coins = (places: number[]): string => {
  let all = '';
  for (let i = 0; i + 2 < places.length; i += 3) {
    const [x = 0, y = 0, r = 0] = places.slice(i, i + 3);
    all += c('9a6414', x + 1, y + 1.5, r) + c('ffe48a/d99a2a', x, y, r) + c('b97a1c', x, y, r * 0.55, 0.45);
  }
  return all;
};

export const flame = (x: number, y: number, s: number): string =>
  glow('ff9a3d', x, y - 20 * s, 60 * s, 0.8) +
  at(x, y, s, [
    p('e8502a', 'M-22 0C-34-22-12-32-14-54 2-46 4-34 4-26 10-32 10-38 8-44 26-30 30-12 20 0z'),
    p('ff9a3d', 'M-14 0C-20-14-6-22-6-36 6-28 4-18 8-14q6-4 6-8 8 12 2 22z'),
    p('ffe08a', 'M-6 0q-4-10 4-18 2 8 6 8 4 6 0 10z'),
  ]);

export const toadstool = (x: number, y: number, s: number, cap = 'd8452f/8f1f22'): string =>
  at(x, y, s, [
    p('f6ead0/b79a80', 'M-8 0q4-14 0-30H8q-3 16 1 30-9 4-17 0z'),
    p(cap, 'M-30-24C-30-50-14-60 0-60s30 10 30 36q-30 10-60 0z'),
    p(
      'fff3dc',
      'M-14-42a5 5 0 1 0 9-3 5 5 0 1 0-9 3zM8-50a4 4 0 1 0 6 3 4 4 0 1 0-6-3zM12-32a5 4 0 1 0 9 1 5 4 0 1 0-9-1z',
      0.9,
    ),
  ]);

export const rose = (x: number, y: number, s: number, colour = 'e0506a', dark = '9c1f44'): string =>
  at(x, y, s, [
    p('2f6a44', 'M-14 4q-10-2-12 8 10 4 14-4zM14 4q10-2 12 8-10 4-14-4z'),
    c(colour, 0, 0, 13),
    p(dark, 'M-12-3Q-4 8 9 4 2 14-6 11-14 6-12-3zM-4-8Q6-14 11-4 8 4 1 2-6-2-4-8z', 0.6),
    l('ffc0c8', 1.6, 'M-3-4q4-5 8-1-1 5-5 4', 0.8),
  ]);

/** A castle that stands on (x, y), with a window that is lit. */
export const castle = (x: number, y: number, s: number, wall: string, roof: string, lit = 'ffd56b'): string =>
  at(x, y, s, [
    p(wall, 'M-40 0v-40h6v-7h8v7h8v-7h8v7h20v-7h8v7h8v-7h8v7h6V0z'),
    p(wall, 'M-52 0v-58h18V0zM34 0v-66h18V0zM-12-30v-58h24v58z'),
    p(roof, 'M-57-56l14-32 14 32zM29-64l14-34 14 34zM-17-86L0-128l17 42z'),
    p('000', 'M-40 0h80v-40h-80z', 0.12),
    p(lit, 'M-3-62v-9q3-5 6 0v9zM-45-38v-7q2-4 4 0v7zM41-46v-7q2-4 4 0v7z'),
    p('1c1422', 'M-9 0v-16q9-12 18 0V0z', 0.7),
  ]);
