/** What the board says of a card, in words. */
import type { Words } from '../board';
import type { Effect, Laid, Met, Printed, Sheet, View } from './view';
import { met } from './view';

/** The cards of a category, in all forms that a language has for them. */
function cardsOf(words: Words, category: string): Record<string, string> {
  return Object.fromEntries(
    ['one', 'nom', 'few', 'many'].map((form) => [`of-${form}`, words.named('category', category, form)]),
  );
}

/** An effect as a sentence. */
export function effectOf(words: Words, { turn, everyone, amount, category }: Effect): string {
  const says = turn === 'almighty' || turn === 'hunt' ? turn : `${everyone ? 'all' : 'you'}-${turn}`;
  return words.message({ id: `fairy_tale-text-${says}`, args: { amount, category } });
}

/** The words that are printed on the card for an effect, in every edition. */
export function printedEffect({ turn, everyone }: Effect): string {
  const word = turn.toUpperCase();
  return turn === 'almighty' || turn === 'hunt' ? word : `${everyone ? 'ALL' : 'YOU'} ${word}`;
}

/** What one need still lacks; an empty text where it is met. */
export function lackOf(words: Words, need: Met): string {
  if (need.lacks === 0) return '';
  if (need.card) {
    const id = need.asleep ? 'page-fairy_tale-asleep' : 'page-fairy_tale-more-card';
    return words.text(id, { card: words.card(need.card) });
  }
  const args = { count: need.lacks, ...cardsOf(words, need.category ?? 'any') };
  if (need.rival === null) return words.text('page-fairy_tale-more', args);
  return words.text('page-fairy_tale-more-most', { ...args, who: words.seat(need.rival) });
}

/** What a card is up to in a seat's row: what it counts, or what it still lacks. */
export interface Standing {
  needs: Met[];
  lacks: string[];
  /** What it counts now, for a card that gives points for each of another. */
  counted: string;
  fulfilled: boolean;
}

export function standing(
  words: Words,
  sheet: Sheet,
  view: View,
  seat: number,
  printed: Printed,
  played: boolean,
): Standing {
  const needs = met(sheet, view, seat, printed.id, played);
  const per = printed.scoring === 'per' ? needs[0] : undefined;
  const lacks = per ? [] : needs.map((need) => lackOf(words, need)).filter(Boolean);
  const counted = per
    ? words.text('page-fairy_tale-now-per', {
        count: per.have,
        each: printed.points,
        points: per.have * printed.points,
      })
    : '';
  return { needs, lacks, counted, fulfilled: needs.length > 0 && !per && lacks.length === 0 };
}

/** The words between the number on a card and what it counts or asks for. */
export function leadOf(words: Words, { scoring }: Printed): string {
  if (scoring === 'fixed') return '';
  return {
    per: words.text('page-fairy_tale-per'),
    most: words.text('page-fairy_tale-most'),
    set: words.text('page-fairy_tale-set'),
    named: words.text('page-fairy_tale-named'),
  }[scoring];
}

/** How a card stands now, read aloud. */
function now(words: Words, { lacks, counted, fulfilled }: Standing): string[] {
  if (fulfilled) return [words.text('page-fairy_tale-met')];
  return counted ? [counted] : lacks;
}

/** What the eye reads on a card to be picked up, read aloud. */
export function spoken(words: Words, printed: Printed, stands: Standing): string {
  const kind = words.named('kind', printed.kind);
  const lead = leadOf(words, printed);
  const wanted = printed.needs.map(({ many, card, category }) => {
    const name = card ? words.card(card) : words.named('category', category ?? 'any');
    return printed.scoring === 'set' ? `${many} ${name}` : name;
  });
  const points = words.text('page-fairy_tale-sum', { points: printed.points });
  return [
    words.card(printed.id),
    `${words.named('category', printed.faction)}, ${kind}`,
    lead ? `${points} ${lead}${printed.scoring === 'per' ? '' : ':'} ${wanted.join(', ')}` : points,
    ...now(words, stands),
    ...(printed.effect ? [effectOf(words, printed.effect)] : []),
  ].join('. ');
}

/** A card in a row, read aloud. */
export function spokenLaid(words: Words, laid: Laid, marked: boolean, stands: Standing): string {
  const part = { why: laid.why, points: laid.points, args: laid.args };
  const parts = [words.card(laid.card)];
  if (laid.down) parts.push(words.text('page-fairy_tale-face-down'));
  else parts.push(words.text('page-fairy_tale-sum', { points: laid.points }), words.why(part), ...stands.lacks);
  if (marked) parts.push(words.text('page-fairy_tale-marked'));
  return parts.filter(Boolean).join(', ');
}
