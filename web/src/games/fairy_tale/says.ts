/** What the board says of a card, in words. */
import type { Words } from '../board';
import type { Card } from './sheet';
import type { Effect, IfPlayed, Laid, Need, Printed, Progress } from './types';

/** The cards of a category, in all forms that a language has for them. */
function cardsOf(words: Words, category: string): Record<string, string> {
  return Object.fromEntries(
    ['one', 'nom', 'few', 'many'].map((form) => [`of-${form}`, words.named('category', category, form)]),
  );
}

/** An effect as a sentence. */
export function effectOf(words: Words, { does, everyone, amount, category }: Effect): string {
  const says = does === 'almighty' || does === 'hunt' ? does : `${everyone ? 'all' : 'you'}-${does}`;
  return words.message({ id: `fairy_tale-text-${says}`, args: { amount, category } });
}

/** The words that are printed on the card for an effect, in every edition. */
export function printedEffect({ does, everyone }: Effect): string {
  const word = does.toUpperCase();
  return does === 'almighty' || does === 'hunt' ? word : `${everyone ? 'ALL' : 'YOU'} ${word}`;
}

/** A need of a card, and how far it is met, as the server has it; for a card that is nowhere, only the need. */
export type Met = Need & Partial<Progress>;

/** Whether there are fewer than wanted. */
export const isMissing = ({ have, many }: Met): boolean => have !== undefined && have < many;

/** A need in short: how many there are, of how many. */
export function tally(need: Met): string {
  if (need.card) return isMissing(need) ? '✗' : '✓';
  return isMissing(need) ? `${need.have}/${need.many}` : `${need.have}✓`;
}

/** What one need still lacks; an empty text where it is met. */
function lackOf(words: Words, need: Met): string {
  if (!isMissing(need)) return '';
  if (need.card) {
    const id = need.face_down ? 'page-fairy_tale-asleep' : 'page-fairy_tale-more-card';
    return words.text(id, { card: words.card(need.card) });
  }
  const args = { count: need.many - (need.have ?? 0), ...cardsOf(words, need.category ?? 'any') };
  if (need.rival === undefined) return words.text('page-fairy_tale-more', args);
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

/** By what the server says of a card in a row, or of one that is held if it were played. */
export function standing(words: Words, card: Card, now: Laid | IfPlayed | undefined): Standing {
  const needs = card.needs.map((need, place): Met => ({ ...need, ...now?.needs?.[place] }));
  const per = card.scoring === 'per';
  const lacks = per ? [] : needs.map((need) => lackOf(words, need)).filter(Boolean);
  const counted =
    per && now
      ? words.text('page-fairy_tale-now-per', { count: needs[0]?.have ?? 0, each: card.points, points: now.points })
      : '';
  return { needs, lacks, counted, fulfilled: now !== undefined && needs.length > 0 && !per && !lacks.length };
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
export function spoken(words: Words, printed: Card, stands: Standing): string {
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
