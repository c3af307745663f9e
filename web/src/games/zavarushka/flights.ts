/** Cards that lie elsewhere than before fly there. */
import { comeFrom, flyCopy, halfway, movedIn, type Path, type Places } from '../../lib/flights.svelte';

const FLIGHT = 480;
const NEAR = 70;
const BETWEEN = 160;
const LIFT = 24;

/** Let the cards come from where they were; those that were nowhere come from their owner's hand. */
export function flyCards(root: HTMLElement, before: Places): void {
  if (!before.size) return;
  const hand = (key: string) => root.querySelector(`[data-seat="${key.split('-')[0]}"]`);
  let waiting = 0;
  for (const { node, from, to } of movedIn(root, before, hand)) {
    const far = Math.hypot(from.x - to.x, from.y - to.y);
    if (far < NEAR) comeFrom(node, from, { to, scale: 1, lasting: FLIGHT * 0.6, easing: 'ease-out' });
    else flyCopy(node, to, { ...across(from, to), delay: BETWEEN * waiting++ });
  }
}

/** In an arc, a little larger than they are. */
function across(from: DOMRect, to: DOMRect): Path {
  const [start, end] = [
    { x: from.x - to.x, y: from.y - to.y },
    { x: 0, y: 0 },
  ];
  const scale = Math.min(1.3, from.width / to.width);
  const poses = [{ ...start, scale }, { ...halfway(start, end, LIFT), scale: 1.12 }, end];
  return { poses, lasting: FLIGHT, easing: 'cubic-bezier(0.3, 0.1, 0.25, 1)' };
}
