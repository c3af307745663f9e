/** The server's clock, as far as we know it, and a tick a second for what counts down. */

let ahead = 0;

/** Note what time the server said it was. */
export function noteDate(date: string | null): void {
  const told = date ? Date.parse(date) : NaN;
  if (!Number.isNaN(told)) ahead = told - Date.now();
}

class Ticking {
  /** Seconds since 1970, by the server's clock. */
  now = $state(0);
  #watchers = 0;
  #timer: number | undefined;

  /** Tick while somebody looks; to be used as an effect. */
  watch = (): (() => void) => {
    this.now = (Date.now() + ahead) / 1000;
    if (this.#watchers++ === 0) this.#timer = setInterval(() => (this.now = (Date.now() + ahead) / 1000), 500);
    return () => {
      if (--this.#watchers === 0) clearInterval(this.#timer);
    };
  };
}

export const ticking = new Ticking();

/** Seconds as a clock shows them: 4:05, or 2:30:00. */
export function clockTime(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const hours = Math.floor(left / 3600);
  const minutes = Math.floor((left % 3600) / 60);
  const two = (number: number) => String(number).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}
