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
