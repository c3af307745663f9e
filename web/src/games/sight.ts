/** On a phone what can be chosen may lie out of sight. */
import { settings } from '../lib/settings.svelte';

/** How much of a thing may be covered. */
const EDGE = 20;

/** Brings things into view, and the board back to where it was once that is no longer needed. */
export class Sight {
  #home: number | null = null;

  /** Show one of these things, in the part of the frame that ends above `floor`. */
  show(frame: Element, things: Element[], floor: number): void {
    const behavior = settings.pace ? 'smooth' : 'auto';
    const { top } = frame.getBoundingClientRect();
    const seenFrom = (scroll: number) =>
      !things.length ||
      things.some((one) => {
        const at = one.getBoundingClientRect();
        const by = frame.scrollTop - scroll;
        return at.top + by > top - EDGE && at.bottom + by < floor + EDGE;
      });
    if (this.#home !== null && seenFrom(this.#home)) {
      frame.scrollTo({ top: this.#home, behavior });
      this.#home = null;
    } else if (!seenFrom(frame.scrollTop)) {
      this.#home ??= frame.scrollTop;
      things[0]?.scrollIntoView({ block: 'center', behavior });
    }
  }
}
