/** The review of one game: whether there is one, how far it is, and what it found. */
import { study } from './api';
import { follow } from './progress';
import type { Reviewed, ReviewStatus } from './types';

export class ReviewRun {
  /** What the server said last; null until it has said anything. */
  status = $state.raw<ReviewStatus | null>(null);
  /** Why it cannot be shown, or not be begun. */
  error = $state.raw<unknown>(null);
  readonly #stop = new AbortController();

  constructor(
    readonly table: string,
    /** That of the link by which one came. */
    readonly key: string,
  ) {}

  get found(): Reviewed | null {
    return this.status?.review ? (this.status as Reviewed) : null;
  }

  /** Ask whether there is one, and follow it if it is being made. */
  look = (): Promise<void> => this.#follow(this.#ask);

  /** Have one made. */
  begin = (): Promise<void> => this.#follow(() => study.begin(this.table));

  /** Whether one's own judgments are for oneself alone. */
  async keepPrivate(wanted: boolean): Promise<void> {
    this.status = await study.keepPrivate(this.table, wanted);
  }

  stop = (): void => this.#stop.abort();

  readonly #ask = (): Promise<ReviewStatus> => study.review(this.table, this.key);

  async #follow(ask: () => Promise<ReviewStatus>): Promise<void> {
    this.error = null;
    try {
      const heard = (status: ReviewStatus) => (this.status = status);
      await follow(await ask(), this.#ask, heard, this.#stop.signal);
    } catch (error) {
      if (!this.#stop.signal.aborted) this.error = error;
    }
  }
}
