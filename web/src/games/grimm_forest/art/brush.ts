/**
 * SVG shapes as text, on a canvas of 240 × 208.
 *
 * A paint is a colour without its #: `f80`; a vertical gradient: `f80/420`; or light that fades outwards: `f80*`.
 */
export const WIDE = 240;
export const HIGH = 208;

/** Stands before the id of a gradient until the picture is drawn: two pictures on a page must not share ids. */
const OWN = '~';

function paint(of: string): string {
  if (of === 'none') return of;
  if (of.endsWith('*')) return `url(#${OWN}g${of.slice(0, -1)})`;
  return of.includes('/') ? `url(#${OWN}v${of.replace('/', '-')})` : `#${of}`;
}

const faint = (opacity?: number): string => (opacity === undefined ? '' : ` opacity="${opacity}"`);

/** A filled path. */
export const p = (fill: string, d: string, opacity?: number): string =>
  `<path fill="${paint(fill)}" d="${d}"${faint(opacity)}/>`;

/** A line with round ends. */
export const l = (stroke: string, width: number, d: string, opacity?: number): string =>
  `<path fill="none" stroke="${paint(stroke)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${faint(opacity)}/>`;

/** A circle. */
export const c = (fill: string, x: number, y: number, r: number, opacity?: number): string =>
  `<circle fill="${paint(fill)}" cx="${x}" cy="${y}" r="${r}"${faint(opacity)}/>`;

/** An ellipse. */
export const e = (fill: string, x: number, y: number, rx: number, ry: number, opacity?: number): string =>
  `<ellipse fill="${paint(fill)}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${faint(opacity)}/>`;

/** Parts moved, scaled and turned; a negative scale also mirrors them. */
export const at = (x: number, y: number, scale: number, parts: string[], turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? `rotate(${turn})` : ''}${scale === 1 ? '' : `scale(${scale} ${Math.abs(scale)})`}">${parts.join('')}</g>`;

/** Parts that one looks through. */
export const veil = (opacity: number, parts: string[]): string => `<g opacity="${opacity}">${parts.join('')}</g>`;

/** A path with light along the edge away from (x, y). */
export const rim = (light: string, fill: string, d: string, x = -3, y = 2): string =>
  p(light, d) + `<path fill="${paint(fill)}" d="${d}" transform="translate(${x} ${y})"/>`;

/** The whole canvas. */
export const wash = (fill: string, opacity?: number): string => p(fill, `M0 0h${WIDE}v${HIGH}H0z`, opacity);

const hex = (colour: string): string => `stop-color="#${colour}"`;

/** The parts with the gradients they use, whose ids begin with `own`. */
export function drawn(parts: string, own: string): string {
  const used = new Map<string, string>();
  for (const [, id = '', way, from = '', to = ''] of parts.matchAll(/url\(#~(([gv])(\w+)(?:-(\w+))?)\)/g))
    used.set(
      id,
      way === 'v'
        ? `<linearGradient id="${OWN}${id}" x2="0" y2="1"><stop ${hex(from)}/><stop offset="1" ${hex(to)}/></linearGradient>`
        : `<radialGradient id="${OWN}${id}"><stop ${hex(from)}/><stop offset=".4" ${hex(from)} stop-opacity=".5"/><stop offset="1" ${hex(from)} stop-opacity="0"/></radialGradient>`,
    );
  return `<defs>${[...used.values()].join('')}</defs>${parts}`.replaceAll(OWN, own);
}
