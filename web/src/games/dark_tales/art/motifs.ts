/**
 * The motifs of the game by the id of what they belong to, and the SVG sprite that holds those in use: each is parsed once,
 * however often it is drawn. Text in the page's own code rather than files: no request, and nothing the page's
 * Content-Security-Policy would have to allow.
 */
import { BASE } from './base';
import { CINDERELLA } from './cinderella';
import { MERMAID } from './mermaid';
import { DEFS } from './paint';
import { PACTS } from './pacts';
import { SETTINGS } from './settings';

export const MOTIFS: Record<string, string> = { ...BASE, ...MERMAID, ...CINDERELLA, ...PACTS, ...SETTINGS };

const SVG = 'http://www.w3.org/2000/svg';
let sprite: SVGSVGElement | null = null;
const held = new Set<string>();

/** Where the motif is found in the page, for `<use>`; nothing for a card of somebody's own box. */
export function motif(id: string): string | null {
  const drawn = MOTIFS[id];
  if (drawn === undefined) return null;
  if (!sprite) {
    sprite = document.createElementNS(SVG, 'svg');
    sprite.setAttribute('aria-hidden', 'true');
    // Neither `display: none` nor `hidden`: gradients are not found in what is not rendered.
    sprite.setAttribute('width', '0');
    sprite.setAttribute('height', '0');
    sprite.style.position = 'absolute';
    sprite.innerHTML = `${DEFS}<defs></defs>`;
    document.body.append(sprite);
  }
  if (!held.has(id)) {
    const group = document.createElementNS(SVG, 'g');
    group.id = `tale-art-${id}`;
    group.innerHTML = drawn;
    sprite.lastElementChild?.append(group);
    held.add(id);
  }
  return `#tale-art-${id}`;
}
