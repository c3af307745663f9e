/** What each answer to a question would bring, asked of the server once for all of them; and the answer that is looked at. */
import type { Words } from '../games/board';
import { api } from './api';
import { t } from './i18n.svelte';
import type { Outlook, Question, QuestionPreview } from './types';

export class Previews {
  #found = $state.raw<QuestionPreview | null>(null);
  #wanted = 0;
  /** The name of the answer that is pointed at, on the board or beside the question. */
  looked = $state<string | null>(null);

  constructor(private readonly table: string) {}

  /** Ask for the preview of a question; null: nothing is asked. Without an answer there is no preview. */
  async follow(question: Question | null): Promise<void> {
    const wanted = question?.number ?? 0;
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    this.#found = null;
    this.looked = null;
    if (!wanted) return;
    try {
      const found = await api.preview(this.table);
      if (found.decision === this.#wanted) this.#found = found;
    } catch {
      // What a choice brings is seen when it is made.
    }
  }

  of(action: number | null): QuestionPreview['answers'][number] | null {
    return this.#found?.answers.find((one) => one.action === action) ?? null;
  }

  /** By how much an answer changes somebody's points; one of the next question counts once the first is looked at. */
  gain(name: string, seat: number, actions: string[], can: (name: string) => number | null): number | null {
    const now = can(name);
    const outlook = now === null ? this.#next(name, actions, can) : this.of(now);
    return outlook?.points?.[seat] ?? null;
  }

  #next(name: string, actions: string[], can: (name: string) => number | null): Outlook | undefined {
    const first = this.looked === null ? null : this.of(can(this.looked));
    return first?.then.find((one) => actions[one.action] === name);
  }
}

/** A change of points with its sign; a true minus is as wide as the plus. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** What an answer would bring, in words; nothing where nothing is certain. */
export function inSentences(
  preview: QuestionPreview['answers'][number] | null,
  you: number | null,
  words: Words,
  actions: string[],
): string[] {
  if (!preview || you === null) return [];
  const { points, says, then } = preview;
  const sentences = says.map((said) => words.sentence(said));
  const best = then.reduce<Outlook | null>(
    (most, one) => (one.points && (one.points[you] ?? 0) > (most?.points?.[you] ?? 0) ? one : most),
    null,
  );
  if (best?.points)
    sentences.unshift(
      t('page-preview-best', { points: signed(best.points[you] ?? 0), what: words.action(actions[best.action] ?? '') }),
    );
  else if (then.some((one) => one.points)) sentences.unshift(t('page-preview-nothing'));
  if (!points || then.length) return sentences;
  const others = points.flatMap((change, seat) =>
    change && seat !== you ? [t('page-preview-other', { who: words.seat(seat), points: signed(change) })] : [],
  );
  return [t('page-preview-you', { points: signed(points[you] ?? 0) }), ...others, ...sentences];
}
