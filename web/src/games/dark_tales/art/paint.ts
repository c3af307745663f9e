/**
 * The paint box: colours, gradients and strokes that all motifs share, so that they stand in the same light. The light is
 * warm and comes from the right, shadows are violet. A motif is SVG text in a square of 100 by 100.
 */

/** Gradients by name: `x2 y2` of a linear one (from 0 0) or `r` and the centre of a radial one, then its stops. */
const LINEAR: Record<string, [x: number, y: number, ...stops: string[]]> = {
  // Skies, from the top down.
  night: [0, 1, '#07081f', '#161444 45%', '#3d2a72 80%', '#6b4590'],
  dusk: [0, 1, '#171238', '#44276a 45%', '#a34a6c 80%', '#f0955c'],
  dawn: [0, 1, '#39397e', '#8a5f9a 40%', '#e8937a 75%', '#ffd98f'],
  storm: [0, 1, '#0a0f24', '#1f2a4e 50%', '#4a5580'],
  deep: [0, 1, '#2fa7a4', '#12617c 38%', '#0b2c57 75%', '#0a1238'],
  abyss: [0, 1, '#144f72', '#171d52 55%', '#1a0c33'],
  wall: [0, 1, '#191036', '#35204f 60%', '#5a3050'],
  gloom: [0, 1, '#05060f', '#15132f'],
  fog: [0, 1, '#c9b6e600', '#b9a1d8'],
  // Things, from the shadow on the left to the light on the right.
  skin: [1, 0.25, '#8a5068', '#d99a80 42%', '#ffe0b8'],
  tan: [1, 0.25, '#4f2640', '#a8664a 45%', '#f3b87f'],
  old: [1, 0.25, '#6d4663', '#c48d7a 45%', '#f6d3b0'],
  pale: [1, 0.25, '#4d4a80', '#a9a4d4 45%', '#f1ecff'],
  green: [1, 0.25, '#22382f', '#6b9460 48%', '#d3e5a0'],
  sea: [1, 0.25, '#3b3a78', '#6f9fb0 45%', '#d5f5e2'],
  gold: [1, 0.4, '#7c4a12', '#e6b04a 45%', '#fff0b8'],
  steel: [1, 0.3, '#23284c', '#6d7ba6 50%', '#eef3ff'],
  black: [1, 0.3, '#080716', '#1e1a3e 60%', '#4c4280'],
  brown: [1, 0.3, '#1f0f1e', '#643124 55%', '#c47a44'],
  blond: [1, 0.3, '#7a4422', '#dda044 50%', '#ffedaa'],
  red: [1, 0.3, '#4b1522', '#b53d22 52%', '#ffa454'],
  grey: [1, 0.3, '#494572', '#a7a4c8 50%', '#f6f2fc'],
  crimson: [1, 0.3, '#260a24', '#8a1d38 55%', '#e05a44'],
  blue: [1, 0.3, '#0c1138', '#2a4288 55%', '#7ba0e2'],
  violet: [1, 0.3, '#170d36', '#4c2a7e 55%', '#a673cc'],
  forest: [1, 0.3, '#0a1d1f', '#22523f 55%', '#78ac5e'],
  teal: [1, 0.3, '#08233c', '#157080 55%', '#6fd8c0'],
  ink: [1, 0.3, '#05051a', '#15133c 60%', '#3d3678'],
  white: [1, 0.3, '#676a9e', '#cac9e6 50%', '#fffdf0'],
  rose: [1, 0.3, '#5b1d4c', '#c2557e 55%', '#ffc0b0'],
  wood: [1, 0.3, '#1d0f1c', '#573224 55%', '#b57844'],
  stone: [1, 0.3, '#15132f', '#3c3868 55%', '#8c84b6'],
  pumpkin: [1, 0.3, '#5a1c1c', '#d06a20 52%', '#ffc46a'],
  flame: [0, 1, '#ffd45e00', '#ff9d3c 45%', '#fff3b8'],
};

const RADIAL: Record<string, [r: number, ...stops: string[]]> = {
  moon: [0.5, '#fffdf0', '#fff0bd 60%', '#f4cf83'],
  sun: [0.5, '#ffffff', '#fff0a8 45%', '#ffc04d'],
  halo: [0.5, '#ffe9b0cc', '#ffd98a66 40%', '#ffcf7a00'],
  lamp: [0.5, '#fff6d0', '#ffc864cc 22%', '#ff9a3c55 55%', '#ff8a2c00'],
  cold: [0.5, '#eafcff', '#8fd4ffaa 28%', '#5a8cff00'],
  spell: [0.5, '#fff0ff', '#dc92ffb0 30%', '#9a4cff00'],
  venom: [0.5, '#fbffd0', '#9fe86ab0 30%', '#3fa05000'],
  blood: [0.5, '#ffd0a0', '#ff4a3ca0 30%', '#a0102000'],
  blush: [0.5, '#ff4a5ca0', '#ff4a5c00'],
  dim: [0.75, '#05051a00 55%', '#05051acc'],
  orb: [0.6, '#ffffff', '#c9a8ff 30%', '#5a35a8 75%', '#2a1560'],
  pearl: [0.6, '#ffffff', '#f6e8f0 40%', '#b9a0cf'],
};

const PREFIX = 'tale-';

function stops(list: string[]): string {
  const last = list.length - 1;
  return list
    .map((one, number) => {
      const [hue = '', place = `${Math.round((100 * number) / last)}%`] = one.split(' ');
      const clear = hue.length === 9 ? ` stop-opacity="${(parseInt(hue.slice(7), 16) / 255).toFixed(2)}"` : '';
      return `<stop offset="${place}" stop-color="${hue.slice(0, 7)}"${clear}/>`;
    })
    .join('');
}

/** All gradients, for the one place in the page where they are kept. */
export const DEFS =
  Object.entries(LINEAR)
    .map(
      ([name, [x, y, ...list]]) =>
        `<linearGradient id="${PREFIX}${name}" x2="${x}" y2="${y}">${stops(list)}</linearGradient>`,
    )
    .join('') +
  Object.entries(RADIAL)
    .map(([name, [r, ...list]]) => `<radialGradient id="${PREFIX}${name}" r="${r}">${stops(list)}</radialGradient>`)
    .join('');

/** A colour: one of the box by its name, or any other. */
function ink(colour: string): string {
  return colour in LINEAR || colour in RADIAL ? `url(#${PREFIX}${colour})` : colour;
}

function seen(opacity: number): string {
  return opacity < 1 ? ` opacity="${opacity}"` : '';
}

/** A shape. */
export function p(colour: string, d: string, opacity = 1): string {
  return `<path fill="${ink(colour)}" d="${d}"${seen(opacity)}/>`;
}

/** A circle, or with `high` an ellipse. */
export function c(colour: string, x: number, y: number, r: number, opacity = 1, high = r): string {
  return `<ellipse fill="${ink(colour)}" cx="${x}" cy="${y}" rx="${r}" ry="${high}"${seen(opacity)}/>`;
}

/** A stroke with round ends. */
export function s(colour: string, wide: number, d: string, opacity = 1): string {
  return `<path fill="none" stroke="${ink(colour)}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${seen(opacity)}/>`;
}

/** A rectangle. */
export function r(colour: string, x: number, y: number, wide: number, high: number, opacity = 1, round = 0): string {
  return `<rect fill="${ink(colour)}" x="${x}" y="${y}" width="${wide}" height="${high}"${round ? ` rx="${round}"` : ''}${seen(opacity)}/>`;
}

/** A group at a place, scaled (negative: mirrored) and turned. */
export function at(x: number, y: number, inner: string, scale = 1, turn = 0, mirrored = false): string {
  const size = mirrored ? ` scale(${-scale} ${scale})` : scale === 1 ? '' : ` scale(${scale})`;
  return `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${size}">${inner}</g>`;
}

/** A group that one sees through. */
export function faded(opacity: number, inner: string): string {
  return `<g opacity="${opacity}">${inner}</g>`;
}

/** A shape with the light on its right edge: the light is the same shape, moved a little. */
export function lit(colour: string, d: string, by = 0.9, light = '#ffd890'): string {
  return `<path fill="${light}" d="${d}" transform="translate(${by} ${-by * 0.6})"/>${p(colour, d)}`;
}

/** The same on both sides of the middle. */
export function both(inner: string): string {
  return inner + `<g transform="translate(100) scale(-1 1)">${inner}</g>`;
}
