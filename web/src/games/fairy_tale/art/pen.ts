/**
 * SVG primitives of the pictures: shapes, gradients, cel shading, tubes along a curve.
 *
 * Every picture is a square of 200 units, lit from the upper left. Definitions (gradients, clip paths) are collected
 * while a picture is drawn and written in front of it, so that each file stands alone.
 */
export const SIZE = 200;

export type Point = readonly [x: number, y: number];

let defs = new Map<string, string>();

/** An element in `<defs>`, the same one for the same markup. */
function define(markup: (id: string) => string): string {
  const key = markup('');
  const known = defs.get(key)?.match(/id="(\w+)"/)?.[1];
  if (known) return known;
  const id = `a${defs.size.toString(36)}`;
  defs.set(key, markup(id));
  return id;
}

/** A whole picture as a file. */
export function picture(draw: () => string): string {
  defs = new Map();
  const drawn = draw();
  const head = defs.size ? `<defs>${[...defs.values()].join('')}</defs>` : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${head}${drawn}</svg>\n`;
  return svg.replace(/ d="[^"]*"/g, (d) =>
    d
      .replace(/(\.\d*?)0+(?=[^\d.])/g, '$1')
      .replace(/ (?=-)/g, '')
      .replace(/(?<=[a-z]) /gi, (space, at) => (at > 2 ? '' : space)),
  );
}

// Numbers and colours.

/** A number as short as it can be written. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
}

function channels(colour: string): number[] {
  const hex = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
}

/** A colour between two others. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [channels(one), channels(other)];
  return `#${a
    .map((value, at) =>
      Math.round(value + ((b[at] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export const INK = '#1d1426';
export const darker = (colour: string, share = 0.4): string => mix(colour, INK, share);
export const lighter = (colour: string, share = 0.4): string => mix(colour, '#fff3cf', share);

// Gradients: stops are colours, evenly spread, or pairs of colour and offset; a third part is an opacity.

export type Stop = string | readonly [colour: string, offset: number, opacity?: number];

function stops(list: readonly Stop[]): string {
  return list
    .map((stop, at) => {
      const [colour, offset, opacity] = typeof stop === 'string' ? [stop, at / (list.length - 1)] : stop;
      const alpha = opacity === undefined ? '' : ` stop-opacity="${n(opacity)}"`;
      return `<stop${offset ? ` offset="${String(Math.round(offset * 100) / 100).replace(/^0/, '')}"` : ''} stop-color="${colour}"${alpha}/>`;
    })
    .join('');
}

/** A gradient across the shape, from the top to the bottom if nothing else is said. */
export function linear(list: readonly Stop[], [x, y]: Point = [0, 1]): string {
  return `url(#${define((id) => `<linearGradient id="${id}" x2="${n(x)}" y2="${n(y)}">${stops(list)}</linearGradient>`)})`;
}

/** A gradient around a point of the picture. */
export function radial([x, y]: Point, r: number, list: readonly Stop[]): string {
  const at = `gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(r)}"`;
  return `url(#${define((id) => `<radialGradient id="${id}" ${at}>${stops(list)}</radialGradient>`)})`;
}

// Shapes.

export type Attributes = Readonly<Record<string, string | number>>;

function attributes(more: Attributes): string {
  return Object.entries(more)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return `<path d="${d}" fill="${fill}"${attributes(more)}/>`;
}

/** A line with round ends. */
export function line(d: string, stroke: string, width: number, more: Attributes = {}): string {
  const ends = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return `<path d="${d}" fill="none"${attributes({ stroke, 'stroke-width': width, ...ends, ...more })}/>`;
}

export function disc(x: number, y: number, r: number, fill: string, more: Attributes = {}): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${attributes(more)}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, more: Attributes = {}): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attributes(more)}/>`;
}

export function whole(fill: string, more: Attributes = {}): string {
  return path('M0 0h200v200H0z', fill, more);
}

export function group(transform: string, ...parts: string[]): string {
  return `<g transform="${transform}">${parts.join('')}</g>`;
}

/** Moved, then turned by degrees, then scaled; a negative width faces the other way. */
export function placed([x, y]: Point, turn: number, scale: number | Point, ...parts: string[]): string {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  const round = (value: number): string => String(Math.round(value * 100) / 100);
  const size = sx === 1 && sy === 1 ? '' : `scale(${sx === sy ? round(sx) : `${round(sx)} ${round(sy)}`})`;
  return group(`translate(${n(x)} ${n(y)})${turn ? `rotate(${n(turn)})` : ''}${size}`, ...parts);
}

/** The same once more on the other side of a vertical line. */
export function both(part: string, middle = SIZE / 2): string {
  return part + group(`matrix(-1 0 0 1 ${n(2 * middle)} 0)`, part);
}

export function faded(opacity: number, ...parts: string[]): string {
  return `<g opacity="${n(opacity)}">${parts.join('')}</g>`;
}

/** Only what lies inside a path. */
export function within(d: string, ...parts: string[]): string {
  return `<g clip-path="url(#${define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})">${parts.join('')}</g>`;
}

export interface Shading {
  /** The colour of the edge to the light, and how wide it is. */
  rim?: string;
  edge?: number;
  /** The colour of the side away from the light, and how wide it is. */
  shade?: string;
  depth?: number;
  /** What lies on the shape, under the shading. */
  on?: string;
}

/**
 * Cel shading of any shape: strokes of its own outline, moved along the light and clipped by it, leave a shadow on the
 * one side and a rim of light on the other.
 */
export function form(d: string, fill: string, shading: Shading = {}): string {
  const plain = fill.startsWith('#') ? fill : '#7a5a50';
  const { edge = 2.4, depth = 10, on = '' } = shading;
  const { rim = lighter(plain, 0.55), shade = darker(plain, 0.45) } = shading;
  const at = define((id) => `<path id="${id}" d="${d}"/>`);
  const clip = define((id) => `<clipPath id="${id}"><use href="#${at}"/></clipPath>`);
  const stroke = (colour: string, width: number, move: number, opacity: number): string =>
    width > 0
      ? `<use href="#${at}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-opacity="${n(opacity)}" transform="translate(${n(move)} ${n(move)})"/>`
      : '';
  return (
    `<g clip-path="url(#${clip})"><use href="#${at}" fill="${fill}"/>${on}` +
    stroke(shade, depth, -depth * 0.32, 0.7) +
    stroke(rim, edge, edge * 0.3, 0.9) +
    '</g>'
  );
}

// Curves.

/** Points along a smooth curve through some points. */
export function curve(through: readonly Point[], steps = 4): Point[] {
  const found: Point[] = [];
  const at = (place: number): Point => through[Math.max(0, Math.min(through.length - 1, place))] ?? [0, 0];
  for (let place = 0; place + 1 < through.length; place++) {
    const [a, b, c, d] = [at(place - 1), at(place), at(place + 1), at(place + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const on = (axis: 0 | 1): number =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      found.push([on(0), on(1)]);
    }
  }
  found.push(at(through.length - 1));
  return found;
}

/** The direction across a curve, to its left, at one of its points. */
function across(points: readonly Point[], place: number): Point {
  const before = points[Math.max(0, place - 1)] ?? [0, 0];
  const after = points[Math.min(points.length - 1, place + 1)] ?? [0, 0];
  const [x, y] = [after[0] - before[0], after[1] - before[1]];
  const length = Math.hypot(x, y) || 1;
  return [y / length, -x / length];
}

export type Width = (share: number) => number;

/** A point beside a curve: `side` 1 is its left edge, -1 its right one. */
function beside(points: readonly Point[], place: number, width: Width, side: number): Point {
  const [x, y] = points[place] ?? [0, 0];
  const [ox, oy] = across(points, place);
  const off = (width(place / (points.length - 1)) / 2) * side;
  return [x + ox * off, y + oy * off];
}

/** Writes a path in steps from where the pen is, which is shorter; what is rounded off is made up for by the next step. */
class Steps {
  #x = 0;
  #y = 0;
  d = '';

  to(command: string, ...points: Point[]): this {
    const steps = points.map(
      ([x, y]) => [Math.round((x - this.#x) * 10) / 10, Math.round((y - this.#y) * 10) / 10] as const,
    );
    const [x, y] = steps.at(-1) ?? [0, 0];
    this.#x += x;
    this.#y += y;
    this.d += command + steps.flat().map(n).join(' ');
    return this;
  }
}

export function polygon(points: readonly Point[]): string {
  const steps = new Steps();
  points.forEach((point, place) => steps.to(place ? 'l' : 'M', point));
  return `${steps.d}z`;
}

/** A closed shape that passes smoothly by its points: quadratic curves between the middles of its sides. */
export function smooth(points: readonly Point[]): string {
  const at = (place: number): Point => points[place % points.length] ?? [0, 0];
  const middle = (place: number): Point => [
    (at(place)[0] + at(place + 1)[0]) / 2,
    (at(place)[1] + at(place + 1)[1]) / 2,
  ];
  const steps = new Steps().to('M', middle(points.length - 1));
  // The control point of every other curve follows from the one before.
  points.forEach((point, place) => (place % 2 ? steps.to('t', middle(place)) : steps.to('q', point, middle(place))));
  return `${steps.d}z`;
}

/** A tube along a curve, between two of its sides: -1 to 1 is all of it. */
export function tube(points: readonly Point[], width: Width, from = -1, to = 1): string {
  const left = points.map((_, place) => beside(points, place, width, to));
  const right = points.map((_, place) => beside(points, place, width, from)).reverse();
  return smooth([...left, ...right]);
}

/** Lines across a curve, as on a belly. */
export function ribs(points: readonly Point[], width: Width, from: number, to: number, every = 2): string {
  return points
    .flatMap((_, place) => {
      if (place % every || place < 2 || place > points.length - 3) return [];
      const [a, b] = [beside(points, place, width, from), beside(points, place, width, to)];
      return [new Steps().to('M', a).to('l', b).d];
    })
    .join('');
}

/** Spikes along one side of a curve, leaning back. */
export function spikes(points: readonly Point[], width: Width, high: Width, side: 1 | -1, every = 2): string {
  const parts: string[] = [];
  for (let place = 0; place + every < points.length; place += every) {
    const a = beside(points, place, width, side * 0.8);
    const b = beside(points, place + every, width, side * 0.8);
    const [ox, oy] = across(points, place);
    const h = high(place / points.length) * side;
    parts.push(polygon([a, [a[0] + ox * h, a[1] + oy * h], b]));
  }
  return parts.join('');
}

/** From one width to another, by way of the middle. */
export const taper =
  (start: number, middle: number, end: number): Width =>
  (share) =>
    share < 0.5
      ? start + (middle - start) * Math.sin(share * Math.PI)
      : end + (middle - end) * Math.sin(share * Math.PI);

/** A lock of hair, a tail, a ribbon: a tube along few points that ends in a tip. */
export function lock(through: readonly Point[], wide: number, start = 0.4): string {
  return tube(curve(through, 3), taper(wide * start, wide, 0.4));
}

/** A sleeve, a limb: a tube along few points, nearly as wide at its end. */
export function limb(through: readonly Point[], wide: number, end = 0.7): string {
  return tube(curve(through, 3), taper(wide, wide * 1.05, wide * end));
}

/** Numbers between 0 and 1 that look like chance and are the same every time. */
export function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
