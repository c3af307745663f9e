/** How cards and packs move. */
import { comeFrom, halfway, type Journey, type Path, type Point } from '../../lib/flights.svelte';
import { settings } from '../../lib/settings.svelte';

const EASE = 'cubic-bezier(0.22, 0.8, 0.3, 1)';

/** Let a card come from where it was; where it grows on its way, `scale` is how large it begins. */
export function flyFrom(
  node: Element,
  from: DOMRect,
  how: { lasting?: number; delay?: number; scale?: number } = {},
): void {
  comeFrom(node, from, { lasting: 450, opacity: 0.35, easing: EASE, ...how });
}

/** Let a card turn from its back to its face; one that is hunted only shows it for a moment. */
export function reveal(node: Element, down: boolean): void {
  const duration = settings.lasting(600);
  if (duration === 0) return;
  const back = { transform: 'rotateY(180deg)' };
  const face = { transform: 'rotateY(0deg)' };
  node.animate(down ? [back, face, face, back] : [back, back, face], { duration, easing: 'ease-in-out' });
}

/** A pack of card backs goes from one seat to another, over everything. */
export function packPath(_: Journey, from: Point, to: Point): Path {
  const poses = [
    { ...from, scale: 0.9, opacity: 0.2 },
    { ...halfway(from, to, 20), scale: 1.15, turn: 8, opacity: 1 },
    { ...to, scale: 0.8, opacity: 0.1 },
  ];
  return { poses, lasting: 550 };
}
