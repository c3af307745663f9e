/** Shows what has happened one step after the other, and then the picture as it is. */
import { tick } from 'svelte';
import { settings } from '../../lib/settings.svelte';
import type { UpdateBatch } from '../board';
import type { Flight } from './journeys';
import { copyOf, stepsOf, type Step } from './story';
import type { StoryEvent, View } from './types';

/** How long a step is shown, in milliseconds; of many in a row each is shown more briefly. */
const STEP = 600;
const SHORTEST = 220;
const ALL = 6000;
/** So many steps behind, nobody wants to see them all. */
const TOO_MANY = 40;

interface Update {
  steps: Step[];
  goal: View;
}

export class Stage {
  view: View = $state.raw() as View;
  /** What is being told. */
  told = $state.raw<StoryEvent[]>([]);
  playing = $state(false);

  #queue: Update[] = [];
  #beat = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wake: (() => void) | undefined;

  constructor(
    view: View,
    private readonly fly: (flights: Flight[], lasting: number) => void,
  ) {
    this.view = view;
  }

  /** A new picture, and the news that led to it, if there are any. */
  see(view: View, news: UpdateBatch<StoryEvent> | null): void {
    if (view === this.#latest) return;
    const fresh = news !== null && news.id !== this.#beat;
    if (fresh) this.#beat = news.id;
    if (!fresh || settings.pace === 0) {
      const last = this.#queue.at(-1);
      if (last && settings.pace > 0) last.goal = view;
      else this.#jump(view);
      return;
    }
    const steps = stepsOf(news.events);
    this.#queue.push({ steps, goal: view });
    if (this.#left > TOO_MANY) this.#jump(view);
    else if (!this.playing) void this.#play();
  }

  /** Show the present at once. */
  skip(): void {
    this.#jump(this.#latest);
  }

  get #latest(): View {
    return this.#queue.at(-1)?.goal ?? this.view;
  }

  get #left(): number {
    return this.#queue.reduce((sum, { steps }) => sum + steps.length, 0);
  }

  #jump(view: View): void {
    this.#queue = [];
    this.view = view;
    this.told = [];
    this.playing = false;
    clearTimeout(this.#timer);
    this.#wake?.();
  }

  async #play(): Promise<void> {
    this.playing = true;
    for (let now = this.#queue[0]; now; now = this.#queue[0]) {
      for (let step = now.steps.shift(); step; step = now.steps.shift()) {
        const lasting = Math.max(SHORTEST, Math.min(STEP, ALL / (this.#left + 1)));
        this.told = step.told;
        this.fly(step.flights, lasting);
        const view = copyOf(this.view);
        step.apply(view);
        this.view = view;
        await this.#pause(settings.lasting(lasting));
        if (this.#queue[0] !== now) return;
      }
      this.view = now.goal;
      this.#queue.shift();
      await tick();
    }
    this.told = [];
    this.playing = false;
  }

  #pause(lasting: number): Promise<void> {
    return new Promise((done) => {
      this.#wake = done;
      this.#timer = setTimeout(done, lasting);
    });
  }
}
