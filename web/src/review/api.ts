/** What the server is asked for hints, reviews and what-if. */
import { ask, at } from '../lib/api';
import type { EndingsStatus, Hinted, Line, ReviewStatus } from './types';

const of = (table: string, what: string) => `/api/tables/${at(table)}/${what}`;

export const study = {
  hint: (table: string) => ask<Hinted>('GET', of(table, 'hint')),
  review: (table: string) => ask<ReviewStatus>('GET', of(table, 'review')),
  begin: (table: string) => ask<ReviewStatus>('POST', of(table, 'review')),
  keepPrivate: (table: string, wanted: boolean) =>
    ask<ReviewStatus>('PUT', of(table, 'review/privacy'), { private: wanted }),
  file: (table: string, language: string) => of(table, `review.html?lang=${language}`),
  line: (table: string, step: number, eyes: string) =>
    ask<Line>('GET', of(table, `line?step=${step}&eyes=${at(eyes)}`)),
  playOn: (table: string, step: number, seat: number, bots: string[]) =>
    ask<{ id: string }>('POST', of(table, 'whatif'), { step, seat, bots }),
  playOut: (table: string, step: number, games: number, bots: string[], seat: number | null) =>
    ask<EndingsStatus>('POST', of(table, 'whatif/endings'), { step, games, bots, seat }),
  endings: (table: string, id: string) => ask<EndingsStatus>('GET', of(table, `whatif/endings/${at(id)}`)),
};
