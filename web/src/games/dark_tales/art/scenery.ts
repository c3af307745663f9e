/** Building blocks of places: skies, moons, woods, castles, water, rooms, lights. */
import { at, c, faded, p, r, s } from './paint';

/** The whole square in one colour. */
export function ground(colour: string): string {
  return r(colour, 0, 0, 100, 100);
}

/** Stars, always in the same places, as many as wanted. */
export function stars(count = 14, colour = '#fff3cf'): string {
  let found = '';
  for (let n = 1; n <= count; n++) {
    const x = (n * 61.8 + (n % 3) * 7) % 100;
    const y = (n * 27.3 + (n % 5) * 3) % 52;
    found += `M${x.toFixed(1)} ${y.toFixed(1)}h.01`;
  }
  return s(colour, 0.9, found, 0.9) + s(colour, 1.5, found.slice(0, found.indexOf('M', 40)), 0.9);
}

/** A four-pointed sparkle. */
export function sparkle(x: number, y: number, size: number, colour = '#fff6d6', opacity = 1): string {
  const k = size * 0.16;
  return p(
    colour,
    `M${x} ${y - size}L${x + k} ${y - k}L${x + size} ${y}L${x + k} ${y + k}L${x} ${y + size}L${x - k} ${y + k}L${x - size} ${y}L${x - k} ${y - k}z`,
    opacity,
  );
}

export function moon(x: number, y: number, radius: number): string {
  return (
    c('halo', x, y, radius * 2.3) +
    c('moon', x, y, radius) +
    c('#d9a95f', x - radius * 0.35, y - radius * 0.2, radius * 0.2, 0.28) +
    c('#d9a95f', x + radius * 0.2, y + radius * 0.38, radius * 0.28, 0.22) +
    c('#d9a95f', x + radius * 0.36, y - radius * 0.42, radius * 0.12, 0.25)
  );
}

/** A crescent that opens to the left. */
export function crescent(x: number, y: number, radius: number, colour = 'moon'): string {
  return at(x, y, c('halo', 0, 0, 24) + p(colour, 'M-4 -10A10 10 0 1 1 -4 10A12.5 12.5 0 0 0 -4 -10z'), radius / 10);
}

/** A flat cloud; a row of them is mist. */
export function cloud(x: number, y: number, size: number, colour: string, opacity = 1): string {
  return at(
    x,
    y,
    p(colour, 'M-22 4C-24 -1 -17 -4 -13 -2C-11 -8 -2 -9 1 -4C5 -8 13 -6 13 -1C18 -3 23 0 21 4z', opacity),
    size,
  );
}

/** Hills from the left edge to the right one, all below them filled. */
export function hills(y: number, colour: string, swing = 8, opacity = 1): string {
  return p(
    colour,
    `M0 ${y}C14 ${y - swing} 24 ${y - swing} 38 ${y}S66 ${y + swing * 0.6} 78 ${y - swing * 0.4}S96 ${y - swing * 0.5} 100 ${y}V100H0z`,
    opacity,
  );
}

/** A wood of firs on a line, as one silhouette. */
export function firs(y: number, high: number, colour: string, seed = 1, opacity = 1): string {
  let d = `M0 100V${y}`;
  for (let x = 0, n = seed; x < 100; n++) {
    const wide = high * (0.3 + ((n * 37) % 10) / 50);
    const top = y - high * (0.65 + ((n * 53) % 10) / 22);
    const k = (y - top) / 3;
    const m = x + wide / 2;
    d += `L${f(x)} ${f(y)}L${f(m - wide * 0.18)} ${f(y - k)}h${f(-wide * 0.14)}L${f(m - wide * 0.1)} ${f(y - 2 * k)}h${f(-wide * 0.1)}L${f(m)} ${f(top)}L${f(m + wide * 0.2)} ${f(y - 2 * k)}h${f(-wide * 0.1)}L${f(m + wide * 0.32)} ${f(y - k)}h${f(-wide * 0.14)}L${f(x + wide)} ${f(y)}`;
    x += wide * 0.86;
  }
  return p(colour, `${d}V100z`, opacity);
}

function f(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A bare tree with twisted boughs; its foot stands at 0 0, it is 60 high. */
export function bare(colour: string): string {
  return p(
    colour,
    'M-9 0C-5 -4 -5 -14 -4 -22C-6 -28 -14 -29 -20 -36C-14 -33 -9 -32 -6 -31C-10 -38 -16 -42 -17 -52C-13 -44 -8 -40 -4 -36C-4 -44 -7 -50 -4 -60C-3 -52 0 -46 0 -38C4 -44 10 -46 12 -54C13 -46 7 -41 4 -34C9 -38 15 -37 21 -43C17 -35 9 -32 4 -28C4 -18 5 -6 10 0z',
  );
}

/** A castle with three towers; 40 wide around 0, its foot at 0, 46 high. */
export function castle(colour: string, windows = '#ffd06a', light = ''): string {
  const d =
    'M-20 0V-18h2v-3h3v3h3v-3h3v3h1V-30h-1.5L-6 -41L-2.5 -30H-4V-22h1v-3h3v3h1V-36h-1.5L4.5 -50L9.5 -36H8V-20h1v-3h3v3h1V-26h-1.5L14.5 -36L18.5 -26H17V-18h3V0z';
  return (
    (light ? `<path fill="${light}" d="${d}" transform="translate(.8 -.3)"/>` : '') +
    p(colour, d) +
    (windows
      ? p(
          windows,
          'M-6.8 -26h1.6v3h-1.6zM3.7 -31h1.8v3.6h-1.8zM14.2 -23h1.4v2.8h-1.4zM3.7 -24h1.8v3.2h-1.8zM-14 -12h1.6v3h-1.6zM12 -13h1.6v3h-1.6zM-3 0v-7a3.5 3.5 0 0 1 7 0v7z',
        )
      : '')
  );
}

/** Waves of the sea below a line, in three shades. */
export function sea(y: number, far = '#2a4a86', middle = '#183468', near = '#0c1d48'): string {
  const line = (from: number, step: number, high: number) => {
    let d = `M-4 ${from}`;
    for (let x = -4; x < 104; x += step) d += `q${step / 4} ${-high} ${step / 2} 0t${step / 2} 0`;
    return `${d}V100H-4z`;
  };
  return (
    p(far, line(y, 16, 2)) +
    p(middle, line(y + 8, 24, 4)) +
    s('#8fb4e6', 0.5, line(y + 8, 24, 4).split('V')[0] ?? '', 0.5) +
    p(near, line(y + 19, 34, 6)) +
    s('#8fb4e6', 0.6, line(y + 19, 34, 6).split('V')[0] ?? '', 0.45)
  );
}

/** Light that falls into water from above. */
export function rays(opacity = 0.3, colour = '#d8fff0'): string {
  return faded(opacity, p(colour, 'M60 0L34 100H12L52 0zM72 0L66 100H46L66 0zM84 0L98 100H80L76 0z'));
}

export function bubbles(colour = '#d8fff4'): string {
  return s(
    colour,
    0.6,
    'M12 62a2.2 2.2 0 1 1 .1 0zM16 50a1.4 1.4 0 1 1 .1 0zM10 38a1 1 0 1 1 .1 0zM88 46a2 2 0 1 1 .1 0zM91 34a1.2 1.2 0 1 1 .1 0zM86 24a.9 .9 0 1 1 .1 0z',
    0.75,
  );
}

/** Weed that grows from 0 0, 40 high. */
export function weed(colour: string): string {
  return p(
    colour,
    'M-2 0C-8 -10 2 -16 -4 -26C-6 -31 -3 -36 -1 -40C0 -34 1 -31 0 -26C4 -16 -3 -10 2 0zM4 0C12 -6 4 -13 10 -20C8 -12 15 -8 8 0z',
  );
}

/** A window with a round arch, and the night in it; 0 0 is the middle of its sill, it is 24 wide and 44 high. */
export function arch(inside: string, frame = '#4b3566', sky = 'night'): string {
  return (
    p(frame, 'M-15 2V-31a15 15 0 0 1 30 0V2z') +
    p(sky, 'M-12 0V-31a12 12 0 0 1 24 0V0z') +
    inside +
    s(frame, 1.4, 'M0 -43V0M-12 -18H12M-12 -31H12') +
    p('#d9a95f', 'M-17 0H17V3H-17z')
  );
}

/** A candle that burns; its foot at 0 0, 16 high. */
export function candle(): string {
  return (
    c('lamp', 0, -18, 16) +
    p('white', 'M-2 0V-12H2V0z') +
    p('#fff3c0', 'M0 -22C3 -17 2 -13.5 0 -13C-2 -13.5 -3 -17 0 -22z') +
    p('#ff9d3c', 'M0 -17C1.3 -15 1 -13.5 0 -13C-1 -13.5 -1.3 -15 0 -17z')
  );
}

/** A lantern, hung at 0 0, 20 high. */
export function lantern(): string {
  return (
    c('lamp', 0, 11, 20) +
    s('#3a2414', 1, 'M0 0V3') +
    p('#3a2414', 'M-5 7L0 2L5 7zM-5 17H5V20H-5z') +
    p('#fff0b4', 'M-4 7H4L4.5 17H-4.5z') +
    p('#ffb347', 'M0 9C2.5 12 2 16 0 16.5C-2 16 -2.5 12 0 9z') +
    s('#3a2414', 0.8, 'M-4.5 7L-5 17M4.5 7L5 17M0 7V17')
  );
}

/** A heavy curtain at the left edge, 30 wide. */
export function curtain(colour: string): string {
  return (
    p(colour, 'M0 0H30C28 20 22 40 10 54C14 66 16 84 18 100H0z') +
    s('#05051a', 1, 'M8 0C9 24 7 44 3 56M17 0C16 22 12 42 6 55M24 0C22 18 17 38 9 54', 0.4) +
    p('gold', 'M0 53C5 56 10 56 14 51L13 57C8 60 4 60 0 58z')
  );
}

export function bat(x: number, y: number, size: number): string {
  return at(
    x,
    y,
    p(
      '#0a0718',
      'M0 1C-1 0 -1.5 -2 -1 -3L0 -2L1 -3C1.5 -2 1 0 0 1C3 -3 6 -4 11 -4C9 -2 8.5 0 8.5 2C7 .5 5.5 1 4.5 3C3.5 1.5 1.5 2 0 5C-1.5 2 -3.5 1.5 -4.5 3C-5.5 1 -7 .5 -8.5 2C-8.5 0 -9 -2 -11 -4C-6 -4 -3 -3 0 1z',
    ),
    size,
  );
}

/** Dark corners that lead the eye to the middle. */
export function corners(): string {
  return r('dim', 0, 0, 100, 100);
}
