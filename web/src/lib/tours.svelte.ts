/** Which hints of a first game this browser has already been given. */
const KEY = 'taletable-tours';

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

class Tours {
  seen = $state.raw<string[]>(kept());
  /** The hint that waits for an answer, and the number of the question. */
  #waiting: { words: string; number: number } | null = null;

  /** This is asked now, and a hint may wait for the answer; one that waited for another answer has been followed. */
  follow(number: number | undefined, words: string | null): void {
    const waited = this.#waiting;
    if (waited && waited.number !== number) {
      this.#waiting = null;
      this.note(waited.words);
    } else if (number !== undefined && words !== null) this.#waiting = { words, number };
  }

  note(words: string): void {
    this.#keep([...this.seen, words]);
  }

  /** Give all of them again. */
  forget(): void {
    this.#keep([]);
  }

  #keep(seen: string[]): void {
    this.seen = seen;
    try {
      localStorage.setItem(KEY, JSON.stringify(seen));
    } catch {
      // Without storage they are given again next time.
    }
  }
}

export const tours = new Tours();
