/** Cards that lie elsewhere than before fly there. */
import { settings } from '../../lib/settings.svelte';

const FLIGHT = 480;
const NEAR = 70;
const BETWEEN = 160;

export type Places = Map<string, DOMRect>;

function cardsIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-flip]')];
}

/** Where every card lies now. */
export function places(root: HTMLElement): Places {
  return new Map(cardsIn(root).map((card) => [card.dataset.flip ?? '', card.getBoundingClientRect()]));
}

/** Let the cards come from where they were; those that were nowhere come from their owner's hand. */
export function fly(root: HTMLElement, before: Places): void {
  const lasting = settings.lasting(FLIGHT);
  if (!lasting || !before.size) return;
  // All is measured before anything is moved, so that the board is laid out once.
  const ways = cardsIn(root).map((card) => {
    const key = card.dataset.flip ?? '';
    const hand = root.querySelector(`[data-seat="${key.split('-')[0]}"]`);
    return { card, from: before.get(key) ?? hand?.getBoundingClientRect(), to: card.getBoundingClientRect() };
  });
  let waiting = 0;
  for (const { card, from, to } of ways) {
    if (!from) continue;
    const [x, y] = [from.x - to.x, from.y - to.y];
    const far = Math.hypot(x, y);
    if (far < 2) continue;
    if (far < NEAR) {
      card.animate(
        { transform: [`translate(${x}px, ${y}px)`, 'none'] },
        { duration: lasting * 0.6, easing: 'ease-out' },
      );
    } else {
      across(card, from, to, lasting, settings.lasting(BETWEEN) * waiting);
      waiting += 1;
    }
  }
}

/** A copy of the card flies above everything; the card itself appears when it has arrived. */
function across(card: HTMLElement, from: DOMRect, to: DOMRect, duration: number, delay: number): void {
  const copy = card.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-flip');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${to.x}px`,
    top: `${to.y}px`,
    zIndex: '60',
    margin: '0',
    rotate: 'none',
    translate: 'none',
    visibility: 'visible',
    pointerEvents: 'none',
    fontSize: getComputedStyle(card).fontSize,
  });
  document.body.append(copy);
  card.style.visibility = 'hidden';
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${Math.min(1.3, from.width / to.width)})`;
  const middle = `translate(${(from.x - to.x) / 2}px, ${(from.y - to.y) / 2 - 24}px) scale(1.12)`;
  const flight = copy.animate(
    { transform: [start, middle, 'none'] },
    { duration, delay, fill: 'backwards', easing: 'cubic-bezier(0.3, 0.1, 0.25, 1)' },
  );
  const land = () => {
    copy.remove();
    card.style.visibility = '';
  };
  flight.onfinish = land;
  flight.oncancel = land;
}
