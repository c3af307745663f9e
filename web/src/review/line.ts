/** The engine's line: steps that are told like those of the game they leave. */
import type { ReplayStep, StoryEvent } from '../lib/types';
import type { Line } from './types';

/** A line that is followed: what was told before it, and how far one is in it. */
export interface Followed {
  line: Line;
  base: StoryEvent[];
  place: number;
}

/** A step of it with everything that was told before; the first is the table it begins from. */
export function stepOf({ line, base }: Followed, place: number): ReplayStep | null {
  const found = line.steps[place];
  if (!found) return null;
  const earlier = line.steps.slice(1, Math.max(1, place)).flatMap((step) => step.events);
  return { ...found, events: place ? found.events : [], before: [...base, ...earlier] };
}

export function isLast({ line, place }: Followed): boolean {
  return place >= line.steps.length - 1;
}
