/** What a review found, in numbers that add up and in words. */
import { t } from '../lib/i18n.svelte';
import type { Language } from '../lib/languages';
import type { GameWords, Texts } from '../lib/texts';
import type { Message } from '../lib/types';
import type { Judgment, Moment, Reviewed, Summary, TurningPoint } from './types';

/** A chance as people say it: a whole per cent. */
export function percent(share: number, language: Language): string {
  return written(Math.round(share * 100), language, 'auto');
}

/** A change of a chance, with its sign. */
export function change(share: number, language: Language): string {
  return written(Math.round(share * 100), language, 'exceptZero');
}

/** Whole per cents as the language writes them, with a minus that is as wide as a plus; nothing has no sign. */
export function written(percents: number, language: Language, signDisplay: 'auto' | 'exceptZero'): string {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0, signDisplay });
  return format.format((percents || 0) / 100).replace('-', '−');
}

export const PARTS = ['luck', 'own', 'others', 'remainder'] as const;
export type Part = (typeof PARTS)[number];
/** A seat's game in whole per cents; null is what somebody keeps private. */
export type Balance = Record<'start' | 'luck' | 'result', number> & Record<Exclude<Part, 'luck'>, number | null>;

/**
 * A seat's game in whole per cents that add up to its result: what rounding takes from the other parts goes to the
 * remainder, which is what cannot be told apart.
 */
export function balanceOf(summary: Summary): Balance {
  const whole = (share: number) => Math.round(share * 100) || 0;
  const [start, luck, result] = [whole(summary.start), whole(summary.luck), whole(summary.result)];
  const own = summary.own === null ? null : whole(summary.own);
  const others = summary.others === null ? null : whole(summary.others);
  const known = own !== null && others !== null && summary.remainder !== null;
  return { start, luck, own, others, remainder: known ? result - start - luck - own - others : null, result };
}

/** Per cents of the win from which something counts. */
const COUNTS = 5;

/** What has counted most for a seat, if anything has: a part of the balance that is not its remainder. */
export function mostOf(balance: Balance): Exclude<Part, 'remainder'> | null {
  const size = (part: Exclude<Part, 'remainder'>) => Math.abs(balance[part] ?? 0);
  const parts = (['luck', 'own', 'others'] as const).filter((part) => size(part) >= COUNTS);
  return parts.sort((one, other) => size(other) - size(one))[0] ?? null;
}

/** A moment that was judged. */
export type Judged = Moment & { judgment: Judgment };

/** A review in its reader's language. */
export class ReviewWords {
  constructor(
    readonly found: Reviewed,
    readonly words: GameWords,
    private readonly texts: Texts,
  ) {}

  percent(share: number): string {
    return percent(share, this.texts.language);
  }

  change(share: number): string {
    return change(share, this.texts.language);
  }

  /** Whole per cents with their sign; a dash where somebody keeps them private. */
  part(percents: number | null): string {
    return percents === null ? '–' : written(percents, this.texts.language, 'exceptZero');
  }

  moment(number: number): Moment | null {
    return this.found.review.moments[number - 1] ?? null;
  }

  judged(number: number): Judged | null {
    const moment = this.moment(number);
    return moment?.judgment ? (moment as Judged) : null;
  }

  who(seat: number): string {
    return this.words.seat(seat);
  }

  /** An answer to the question of a moment. */
  answer(number: number, action: string): string {
    const question = this.found.questions[number - 1];
    return question ? this.words.answer(action, question) : this.words.action(action);
  }

  question(number: number): string {
    const question = this.found.questions[number - 1];
    return question ? this.words.prompt(question) : '';
  }

  why(reasons: readonly Message[]): string {
    return reasons.map((reason) => this.texts.message(reason)).join(' ');
  }

  /** A turning point as a sentence. */
  turningPoint({ number, seat, kind, change }: TurningPoint): string {
    const moment = this.moment(number);
    const said = { who: this.who(seat), lost: this.percent(Math.abs(change)) };
    const luck = change < 0 ? 'bad' : 'good';
    if (!moment) return t(`page-study-deal-${luck}`, said);
    const args = { ...said, number, answer: this.answer(number, moment.action) };
    if (kind === 'luck') return t(`page-study-luck-${luck}`, { ...args, actor: this.who(moment.seat) });
    const better = moment.judgment && this.answer(number, moment.judgment.best);
    return better ? t('page-study-mistake', { ...args, better }) : t('page-study-mistake-hidden', args);
  }

  /** A decision in one line, as the curve tells it: what was answered, and how the chance went. */
  line(number: number): string {
    const moment = this.judged(number);
    if (!moment) return '';
    const { before, after, loss } = moment.judgment;
    const said = { number, who: this.who(moment.seat), answer: this.answer(number, moment.action) };
    if (!loss) return t('page-study-line-good', { ...said, after: this.percent(after) });
    return t('page-study-line', { ...said, before: this.percent(before), after: this.percent(after) });
  }

  /** How good an answer was. */
  verdict({ judgment, action }: Judged): string {
    if (judgment.loss) return t('page-study-verdict-lost', { lost: this.percent(judgment.loss) });
    return t(action === judgment.best ? 'page-study-verdict-best' : 'page-study-verdict-good');
  }

  /** What chance has brought with an answer, seat by seat; only what is worth a word. */
  luck(luck: readonly number[]): string {
    return luck
      .map((share, seat) => ({ seat, share }))
      .filter(({ share }) => Math.round(Math.abs(share) * 100) > 0)
      .map(({ seat, share }) => `${this.who(seat)} ${this.change(share)}`)
      .join(', ');
  }
}
