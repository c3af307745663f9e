/** What the server is asked for hints, reviews and what-if. */
import { ask, at } from '../lib/api';
import type { EndingsStatus, Hinted, Line, ReviewStatus } from './types';

const of = (table: string, what: string) => `/api/tables/${at(table)}/${what}`;
/** The key of a link to the review of a private game, where one came by such a link. */
const by = (key: string, mark: '?' | '&') => (key ? `${mark}key=${at(key)}` : '');

export const study = {
  hint: (table: string) => ask<Hinted>('GET', of(table, 'hint')),
  review: (table: string, key: string) => ask<ReviewStatus>('GET', of(table, `review${by(key, '?')}`)),
  begin: (table: string) => ask<ReviewStatus>('POST', of(table, 'review')),
  keepPrivate: (table: string, wanted: boolean) =>
    ask<ReviewStatus>('PUT', of(table, 'review/privacy'), { private: wanted }),
  file: (table: string, language: string, key: string) => of(table, `review.html?lang=${language}${by(key, '&')}`),
  /** The page that shows a review to whoever has its address. */
  link: (table: string, key: string) => `/replay/${at(table)}?review${by(key, '&')}`,
  line: (table: string, step: number, eyes: string, key: string) =>
    ask<Line>('GET', of(table, `line?step=${step}&eyes=${at(eyes)}${by(key, '&')}`)),
  playOn: (table: string, step: number, seat: number, bots: string[]) =>
    ask<{ id: string }>('POST', of(table, 'whatif'), { step, seat, bots }),
  playOut: (table: string, step: number, games: number, seat: number | null) =>
    ask<EndingsStatus>('POST', of(table, 'whatif/endings'), { step, games, seat }),
  endings: (table: string, id: string) => ask<EndingsStatus>('GET', of(table, `whatif/endings/${at(id)}`)),
};
