/** Building blocks of figures: faces and what they wear. A face is drawn around 0 0: 24 wide, from -15 to 18. */
import { c, p, s } from './paint';

interface Face {
  skin?: string;
  /** A broad jaw. */
  man?: boolean;
  eyes?: 'open' | 'closed' | 'narrow' | 'glow';
  iris?: string;
  brows?: 'calm' | 'angry' | 'sad' | 'sly' | 'none';
  brow?: string;
  mouth?: 'smile' | 'calm' | 'grim' | 'smirk' | 'open' | 'none';
  lips?: string;
  /** Where it looks: -1 left to 1 right. */
  turn?: number;
  /** Wrinkles. */
  old?: boolean;
  blush?: boolean;
}

const WOMAN =
  'M-12 -4C-12.5 -17 12.5 -17 12 -4C11.8 5 8.6 12.6 3.2 16.6C1.4 18 -1.4 18 -3.2 16.6C-8.6 12.6 -11.8 5 -12 -4z';
const MAN =
  'M-12.2 -4C-12.5 -17 12.5 -17 12.2 -4C12.2 4 11.5 9 8.5 14C5 18.8 -5 18.8 -8.5 14C-11.5 9 -12.2 4 -12.2 -4z';
const BROWS = {
  calm: 'M-3.4 -3.6C-1.5 -5.2 1.5 -5.2 3.3 -4.2',
  angry: 'M-3.6 -5.6C-1.2 -5 1.5 -4 3.3 -2.4',
  sad: 'M-3.4 -3C-1.5 -4.2 1.5 -5.4 3.3 -6',
  sly: 'M-3.6 -6.4C-1.2 -6.4 1.5 -4.6 3.3 -3',
  none: '',
};

export function face(how: Face = {}): string {
  const { skin = 'skin', man, eyes = 'open', iris = '#3b5b8c', brows = 'calm', brow = '#3a1c24', turn = 0, old } = how;
  const { mouth = 'smile', lips = man ? '#8c4048' : '#b5304a', blush = !man && !old } = how;
  const x = turn * 3;
  const shade = '#4a1d55';
  return (
    p(skin, man ? MAN : WOMAN) +
    // The side that is turned from the light, as far as the nose.
    p(
      shade,
      `M${x} -14C-13 -15 -12.5 -6 -12 -2${man ? 'C-12 6 -11.5 9 -8.5 14C-6.5 16.8 -3 17.6 0 17.6' : 'C-11.6 6 -8.6 12.6 -3.2 16.6C-1.8 17.5 -1 17.6 0 17.6'}L${x} 17C${x - 2} 14 ${x - 1} 12 ${x - 0.4} 9.3C${x - 3.8} 9 ${x - 3} 6.5 ${x - 2} 3.5C${x - 1} 0 ${x - 2.5} -4 ${x} -14z`,
      0.26,
    ) +
    (blush ? c('blush', x - 6.6, 6, 4.6, 0.55, 3.4) + c('blush', x + 7, 6, 4.8, 0.9, 3.4) : '') +
    eye(x - 5.3, -1, eyes, iris, brows === 'none' ? '' : BROWS[brows], brow, man ? 1.5 : 1.05, false) +
    eye(x + 5.3, -1, eyes, iris, brows === 'none' ? '' : BROWS[brows], brow, man ? 1.5 : 1.05, true) +
    p(
      shade,
      `M${x - 0.5} 5.5C${x - 2.3} 7.2 ${x - 1.8} 8.6 ${x} 8.5C${x + 1.6} 8.6 ${x + 2} 7.5 ${x + 1.2} 6.6C${x + 0.6} 7.6 ${x - 0.6} 7.4 ${x - 0.5} 5.5z`,
      0.5,
    ) +
    p('#fff3d8', `M${x + 0.1} -1C${x + 1} 2 ${x + 1.3} 5 ${x + 0.8} 6.3C${x} 5 ${x} 2 ${x + 0.1} -1z`, 0.5) +
    (old
      ? s(
          shade,
          0.6,
          `M${x - 7.5} 3.5q2 1.2 4 .4M${x + 7.5} 3.5q-2 1.2 -4 .4M${x - 3.5} 7q-2 1.5 -2.5 4M${x + 3.5} 7q2 1.5 2.5 4M${x - 4} -9q4 -1.5 8 0M${x - 3} -11.5q3 -1 6 0`,
          0.55,
        )
      : '') +
    mouths(x, mouth, lips)
  );
}

function eye(
  x: number,
  y: number,
  eyes: string,
  iris: string,
  brow: string,
  colour: string,
  thick: number,
  right: boolean,
): string {
  const side = right ? ` transform="translate(${x} ${y}) scale(-1 1)"` : ` transform="translate(${x} ${y})"`;
  const line = '#1c0d1e';
  const inner = {
    open:
      p('#fff8ec', 'M-3.4 .5C-2 -2.3 2 -2.4 3.2 .6C1.5 2.4 -1.8 2.3 -3.4 .5z') +
      c(iris, 0.1, 0, 1.75) +
      c(line, 0.1, 0, 0.95) +
      c('#fff', right ? -0.6 : 0.8, -0.7, 0.55) +
      s(line, 0.9, 'M-4 .2C-2.3 -2.5 2 -2.7 3.3 .4'),
    narrow:
      p('#fff8ec', 'M-3.4 .5C-2 -1.2 2 -1 3.2 .9C1.5 1.9 -1.8 1.8 -3.4 .5z') +
      c(iris, 0.2, 0.4, 1.2, 1, 1.1) +
      c(line, 0.2, 0.4, 0.7) +
      s(line, 1, 'M-4 0C-2.3 -1.5 2 -1.3 3.5 .8'),
    closed: s(line, 0.9, 'M-3.6 0C-2 2 2 2.2 3.3 .3M-3.3 .5L-4.2 1.4M-1.5 1.6L-2 2.7'),
    glow:
      c('blood', 0, 0.2, 5, 0.9) +
      p(iris, 'M-3.6 -.2C-2 -2.2 2 -1.4 3.4 1C1.5 2 -1.8 1.8 -3.6 -.2z') +
      c('#fffbe0', 0.2, 0.2, 0.9),
  }[eyes];
  return `<g${side}>${inner ?? ''}${brow ? s(colour, thick, brow) : ''}</g>`;
}

function mouths(x: number, mouth: string, lips: string): string {
  const upper = {
    smile: 'M-4 10.8C-2 10.6 -1 11.2 0 11.4C1 11.2 2 10.6 4 10.8C2.5 13.4 -2.5 13.4 -4 10.8z',
    calm: 'M-3.4 11.6C-1.8 10.4 -.8 10.5 0 11C.8 10.5 1.8 10.4 3.4 11.6C1.8 13.6 -1.8 13.6 -3.4 11.6z',
    grim: 'M-4 12.6C-2 11 2 11 4 12.6C2 12.4 -2 12.4 -4 12.6z',
    smirk: 'M-3.6 12C-1.5 11.4 1.5 11.4 4.3 9.8C3.5 12.8 -.5 13.6 -3.6 12z',
    open: 'M-3.2 10.6C-1 9.8 1 9.8 3.2 10.6C3 15 -3 15 -3.2 10.6z',
    none: '',
  }[mouth];
  if (!upper) return '';
  return `<g transform="translate(${x})">${p(lips, upper)}${mouth === 'open' ? p('#3a0d1e', 'M-2.2 11.3C-1 10.9 1 10.9 2.2 11.3C2 13.8 -2 13.8 -2.2 11.3z') : s('#5b1428', 0.5, mouth === 'smile' ? 'M-3.8 10.9C-2 11.8 2 11.8 3.8 10.9' : mouth === 'smirk' ? 'M-3.4 12C-1 12.2 2 11.8 4.1 10' : mouth === 'calm' ? 'M-3.2 11.7C-1 11.3 1 11.3 3.2 11.7' : '')}</g>`;
}

/** Neck and shoulders to the lower edge, below a face at 0 0. */
export function neck(skin = 'skin', wide = 5.5): string {
  return (
    p(
      skin,
      `M${-wide} 10H${wide}C${wide} 20 ${wide + 1} 23 ${wide + 9} 26L0 38L${-wide - 9} 26C${-wide - 1} 23 ${-wide} 20 ${-wide} 10z`,
    ) + p('#3a1650', `M${-wide} 10V16C${-wide + 1} 22 ${wide - 2} 23.5 ${wide} 17V10z`, 0.42)
  );
}

/** A crown with five points and stones, 26 wide around 0, standing on 0. */
export function crown(): string {
  return (
    p('#ffe9a8', 'M-13 0L-16 -12L-8.5 -6L-4.5 -14L0 -7L4.5 -14L8.5 -6L16 -12L13 0C8 2.5 -8 2.5 -13 0z') +
    p('gold', 'M-13 0L-15.5 -11L-8.5 -5L-4.5 -13L0 -6L4.5 -13L8.5 -5L15 -11L12.6 0C8 2.5 -8 2.5 -13 0z') +
    p('#7c4a12', 'M-13 -.5C-8 2 8 2 13 -.5L12.6 2C8 4.2 -8 4.2 -12.6 2z') +
    c('#c8283c', 0, -1.6, 1.9) +
    c('#ffb0a0', 0.5, -2.2, 0.6) +
    c('#3f6fd0', -7, -2.2, 1.4) +
    c('#3f6fd0', 7, -2.2, 1.4) +
    c('#fff6d6', -15.7, -12, 1.5) +
    c('#fff6d6', -4.5, -14, 1.6) +
    c('#fff6d6', 4.5, -14, 1.6) +
    c('#fff6d6', 15.5, -12, 1.5)
  );
}

/** A diadem, 22 wide around 0. */
export function diadem(stone = '#7fd0ff'): string {
  return (
    s('gold', 1.6, 'M-11 1C-6 -3 6 -3 11 1') +
    p('gold', 'M-7 -1.5L-5 -5L-3 -2.4L0 -9L3 -2.4L5 -5L7 -1.5C3 -3 -3 -3 -7 -1.5z') +
    c(stone, 0, -3.6, 1.5) +
    c('#fff', 0.4, -4.1, 0.5) +
    c('#fff6d6', 0, -9.3, 1) +
    c('#fff6d6', -5, -5.3, 0.8) +
    c('#fff6d6', 5, -5.3, 0.8)
  );
}

/** A pointed hat; its brim lies on 0, 44 wide, 34 high. */
export function pointed(colour: string, band = 'gold'): string {
  return (
    p(
      colour,
      'M-22 1C-14 -4 -11 -5 -10 -7C-6 -18 -3 -27 5 -35C5 -30 8 -28 7 -25C10 -20 11 -12 12 -7C14 -5 17 -4 23 1C14 6 -12 6 -22 1z',
    ) +
    p(
      '#ffd890',
      'M5 -35C5 -30 8 -28 7 -25C10 -20 11 -12 12 -7C14 -5 17 -4 23 1C18 -1.5 13 -3.5 10.8 -6C9.5 -12 8.5 -19 6 -24C6.8 -27 4 -30 5 -35z',
      0.75,
    ) +
    p(band, 'M-10.6 -6C-4 -2.5 6 -2.5 12.2 -6L12.6 -1.8C6 1.5 -5 1.5 -11.6 -2.2z') +
    p('#05051a', 'M-22 1C-12 6 14 6 23 1C14 3 -12 3 -22 1z', 0.5)
  );
}

/** A hand that is held up, 10 wide; its wrist at 0 0. */
export function hand(skin = 'skin'): string {
  return p(
    skin,
    'M-3 0C-4 -3 -6 -5 -6.5 -8C-5.5 -8.8 -4.5 -7 -3.6 -6L-4 -12C-2.8 -12.8 -2.2 -11.5 -2 -10L-1.6 -14C-.4 -14.8 .4 -13.8 .4 -12.5L1 -13.6C2.2 -14 2.6 -13 2.5 -11.5L3.2 -11.8C4.4 -11.6 4.4 -10 4.2 -8C4 -5 3.5 -2 3 0z',
  );
}
