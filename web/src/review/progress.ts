/** Work that the server does in the background: asked about until it is done. */
import { AwayError } from '../lib/api';

export interface Work {
  state: string;
  done: number;
  of: number;
}

/** Between two questions, in milliseconds. */
const PAUSE = 1000;

export function isUnderWay({ state }: Work): boolean {
  return state === 'waiting' || state === 'running';
}

/** Ask until work is done or has failed, and hand over each answer. While the server is away it is asked again. */
export async function follow<T extends Work>(
  first: T,
  ask: () => Promise<T>,
  heard: (work: T) => void,
  stop: AbortSignal,
): Promise<void> {
  let work = first;
  heard(work);
  while (isUnderWay(work)) {
    await new Promise((done) => setTimeout(done, PAUSE));
    if (stop.aborted) return;
    try {
      work = await ask();
    } catch (error) {
      if (error instanceof AwayError) continue;
      throw error;
    }
    if (stop.aborted) return;
    heard(work);
  }
}

/** How far it is, of 100. */
export function percentDone({ done, of }: Work): number {
  return of ? Math.floor((100 * done) / of) : 0;
}
