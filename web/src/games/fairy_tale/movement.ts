/** What moves on the board: cards that are kept and played, and packs that are passed on. */
import { Flights, type Journey } from '../../lib/flights.svelte';
import { countOf } from './copies';
import type { Desk } from './desk.svelte';
import { flyFrom, packPath, reveal } from './flights';
import type { StoryEvent, View } from './types';

export class Movement {
  readonly packs: Flights<Journey>;
  #view: View | null = null;
  #slot: DOMRect | undefined;

  constructor(
    private readonly desk: Desk,
    private readonly board: () => HTMLElement | undefined,
  ) {
    this.packs = new Flights(board, packPath, (seat, within) => within.querySelector(this.#placeOf(Number(seat))));
  }

  /** Before the board is drawn anew: where the card lies that is about to be revealed. */
  before(): void {
    this.#slot = this.#rectOf('.slot');
  }

  /** After the board has been drawn: what is kept goes to the hand, what is played to the rows. */
  after(view: View): void {
    const was = this.#view;
    this.#view = view;
    if (!was || !this.board()) return;
    this.#keep(was, view);
    this.#play(was, view);
  }

  /** What everybody sees happen. */
  tell(events: StoryEvent[]): void {
    for (const { kind } of events) {
      if (kind === 'passed') this.#pass();
      else if (kind === 'draft') this.#arrive(this.#rectOf('.deck'), 120);
    }
  }

  #keep(was: View, view: View): void {
    const { left } = this.desk;
    if (!left) return;
    const { card, at } = left;
    const cards = this.board()?.querySelectorAll(`.kept [data-card="${card}"], .slot [data-card="${card}"]`);
    const element = [...(cards ?? [])].at(-1);
    const arrived = view.chosen === card || countOf(view.hand, card) > countOf(was.hand, card);
    if (!element || !arrived) return;
    flyFrom(element, at);
    this.desk.left = null;
  }

  #play(was: View, view: View): void {
    const { desk } = this;
    view.rows.forEach((row, seat) => {
      for (let place = was.rows[seat]?.length ?? 0; place < row.length; place++) {
        const element = this.board()?.querySelector(`[data-seat="${seat}"] .row [data-place="${place}"]`);
        const from = seat === desk.you ? (this.#slot ?? desk.left?.at ?? this.#seatRect(seat)) : this.#seatRect(seat);
        if (!element || !from) continue;
        flyFrom(element, from, { lasting: 500, scale: 0.8 });
        const card = element.querySelector('.turning');
        if (card) reveal(card, row[place]?.down ?? false);
      }
    });
    if (view.rows.some((row, seat) => row.length > (was.rows[seat]?.length ?? 0))) desk.left = null;
  }

  /** Every pack goes to the next player. */
  #pass(): void {
    const { desk } = this;
    for (let seat = 0; seat < desk.seats; seat++)
      this.packs.launch({ from: String(seat), to: String(desk.along(seat)) });
    if (desk.you !== null) this.#arrive(this.#seatRect(desk.along(desk.you, -1)), 260);
  }

  #arrive(from: DOMRect | undefined, delay: number): void {
    if (!from) return;
    this.board()
      ?.querySelectorAll('.pack [data-card]')
      .forEach((element, place) => flyFrom(element, from, { lasting: 340, delay: delay + 45 * place, scale: 0.3 }));
  }

  /** Where packs of a seat are seen: one's own lies before one. */
  #placeOf(seat: number): string {
    return seat === this.desk.you ? '.pack' : `[data-seat="${seat}"] header`;
  }

  #seatRect(seat: number): DOMRect | undefined {
    return this.#rectOf(this.#placeOf(seat));
  }

  #rectOf(selector: string): DOMRect | undefined {
    return this.board()?.querySelector(selector)?.getBoundingClientRect();
  }
}
