/** Movement: short, and as lively as the settings want it. */
import { settings } from '../../lib/settings.svelte';

const EASE = 'cubic-bezier(0.22, 0.8, 0.3, 1)';

/** Let something come from where it was. */
export function flyFrom(element: Element, from: DOMRect, { lasting = 450, delay = 0, scale = 0 } = {}): void {
  const to = element.getBoundingClientRect();
  const duration = settings.lasting(lasting);
  if (duration === 0 || to.width === 0) return;
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const start = `translate(${x}px, ${y}px) scale(${scale || from.width / to.width})`;
  element.animate(
    [
      { transform: start, opacity: 0.35, zIndex: 5 },
      { transform: 'none', opacity: 1, zIndex: 5 },
    ],
    { duration, delay: settings.lasting(delay), easing: EASE, fill: 'backwards' },
  );
}

/** Let a card turn from its back to its face; one that is hunted only shows it for a moment. */
export function reveal(element: Element, down: boolean): void {
  const duration = settings.lasting(600);
  if (duration === 0) return;
  const back = { transform: 'rotateY(180deg)' };
  const face = { transform: 'rotateY(0deg)' };
  element.animate(down ? [back, face, face, back] : [back, back, face], { duration, easing: 'ease-in-out' });
}

/** Let a pack of card backs go from one place to another, over everything. */
export function passPack(layer: HTMLElement, from: DOMRect, to: DOMRect, lasting = 550): void {
  const duration = settings.lasting(lasting);
  if (duration === 0) return;
  const pack = document.createElement('span');
  pack.className = 'flying-pack';
  layer.append(pack);
  const at = (rect: DOMRect): string =>
    `translate(${rect.left + rect.width / 2 - 26}px, ${rect.top + rect.height / 2 - 36}px)`;
  const half = `translate(${(from.left + from.width / 2 + to.left + to.width / 2) / 2 - 26}px, ${(from.top + from.height / 2 + to.top + to.height / 2) / 2 - 56}px) rotate(8deg) scale(1.15)`;
  pack
    .animate(
      [
        { transform: `${at(from)} scale(0.9)`, opacity: 0.2 },
        { transform: half, opacity: 1, offset: 0.5 },
        { transform: `${at(to)} scale(0.8)`, opacity: 0.1 },
      ],
      { duration, easing: 'ease-in-out' },
    )
    .finished.then(
      () => pack.remove(),
      () => pack.remove(),
    );
}
