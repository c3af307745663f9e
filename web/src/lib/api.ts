/** Asks the server. A refusal becomes an error that says why, in data and in words. */
import { settings } from './settings.svelte';
import { noteDate } from './time.svelte';
import type {
  Args,
  TableSummary,
  CardFacts,
  Challenge,
  Challenges,
  Command,
  Comparison,
  Duplicate,
  GameFact,
  Lobby,
  Me,
  MyTableSummary,
  Network,
  NewChallenge,
  NewDuplicate,
  NewTable,
  NextPuzzle,
  PosedQuestion,
  PuzzleShelf,
  PuzzleSolution,
  QuestionPreview,
  TableDetails,
  OptionValue,
  Refused,
  Results,
  Rules,
  ReplayStep,
  Statistics,
  Whom,
} from './types';

export class RefusedError extends Error {
  constructor(
    readonly status: number,
    readonly refused: Refused,
  ) {
    super(refused.reason);
  }
}

/** The server cannot be reached. */
export class AwayError extends Error {}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: {
        'Accept-Language': settings.language,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new AwayError('the server cannot be reached');
  }
  noteDate(answer.headers.get('Date'));
  const text = await answer.text();
  if (answer.ok) return (answer.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text) as T;
  throw new RefusedError(answer.status, refusedIn(text));
}

function refusedIn(text: string): Refused {
  try {
    const told = JSON.parse(text) as {
      message?: string;
      args?: Args;
      reason?: string;
      clause?: string;
      detail?: string;
    };
    return {
      message: told.message ?? '',
      args: told.args ?? {},
      reason: told.reason ?? told.detail ?? '',
      clause: told.clause ?? null,
    };
  } catch {
    return { message: '', args: {}, reason: text.slice(0, 200), clause: null };
  }
}

export const at = encodeURIComponent;

export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  becomeGuest: (name: string, language: string) => ask<Me>('POST', '/api/guests', { name, language }),
  change: (what: Partial<Pick<Me, 'name' | 'language' | 'settings'>>) => ask<Me>('PATCH', '/api/me', what),
  forgetMe: () => ask<unknown>('DELETE', '/api/me'),
  makeAccount: (login: string, password: string) => ask<Me>('POST', '/api/me/account', { login, password }),
  newToken: (label: string) => ask<{ token: string }>('POST', '/api/me/tokens', { label }),
  signIn: (login: string, password: string) => ask<Me>('POST', '/api/sign-in', { login, password }),
  signOut: (everywhere: boolean) => ask<unknown>('POST', '/api/sign-out', { everywhere }),
  results: () => ask<Results>('GET', '/api/me/results'),
  games: () => ask<GameFact[]>('GET', '/api/games'),
  gameCards: (game: string, options: Record<string, OptionValue> = {}) =>
    ask<CardFacts>('GET', `/api/games/${at(game)}/cards?options=${at(JSON.stringify(options))}`),
  seats: (game: string, options: Record<string, OptionValue>) =>
    ask<number[]>('GET', `/api/games/${at(game)}/seats?options=${at(JSON.stringify(options))}`),
  rules: (game: string, language: string, options: Record<string, OptionValue>) =>
    ask<Rules>('GET', `/api/games/${at(game)}/rules/${language}?options=${at(JSON.stringify(options))}`),
  lobby: () => ask<Lobby>('GET', '/api/lobby'),
  quickMatch: (game: string, bot: string | null) => ask<TableSummary>('POST', '/api/quick-match', { game, bot }),
  network: () => ask<Network>('GET', '/api/network'),
  openNetwork: (open: boolean) => ask<Network>('POST', '/api/network', { open }),
  mine: () => ask<MyTableSummary[]>('GET', '/api/me/tables'),
  openTable: (table: NewTable) => ask<TableSummary>('POST', '/api/tables', table),
  table: (id: string) => ask<TableDetails>('GET', `/api/tables/${at(id)}`),
  tableRules: (id: string, language: string) => ask<Rules>('GET', `/api/tables/${at(id)}/rules/${language}`),
  cards: (id: string) => ask<CardFacts>('GET', `/api/tables/${at(id)}/cards`),
  preview: (id: string) => ask<QuestionPreview>('GET', `/api/tables/${at(id)}/preview`),
  command: (id: string, command: Command) =>
    ask<{ version: number }>('POST', `/api/tables/${at(id)}/commands`, command),
  replay: (id: string, step: number, eyes: string, story: boolean) =>
    ask<ReplayStep>('GET', `/api/tables/${at(id)}/replay?step=${step}&eyes=${eyes}&story=${story}`),
  rematch: (id: string) => ask<{ id: string }>('POST', `/api/tables/${at(id)}/rematch`),
  mute: (id: string, whom: Whom, mute: boolean) =>
    ask<unknown>('POST', `/api/tables/${at(id)}/mute`, { ...whom, mute }),
  puzzles: () => ask<PuzzleShelf>('GET', '/api/puzzles'),
  nextPuzzle: (game: string, easy: boolean, but: number) =>
    ask<NextPuzzle>('GET', `/api/puzzles/${at(game)}/next?easy=${easy}&but=${but}`),
  puzzle: (game: string, number: number) => ask<PosedQuestion>('GET', `/api/puzzles/${at(game)}/${number}`),
  answerPuzzle: (game: string, number: number, action: string) =>
    ask<PuzzleSolution>('POST', `/api/puzzles/${at(game)}/${number}/answers`, { action }),
  challenges: () => ask<Challenges>('GET', '/api/challenges'),
  challenge: (id: string) => ask<Challenge>('GET', `/api/challenges/${at(id)}`),
  makeChallenge: (challenge: NewChallenge) => ask<Challenge>('POST', '/api/challenges', challenge),
  playChallenge: (id: string) => ask<{ table: string }>('POST', `/api/challenges/${at(id)}/play`),
  comparison: (id: string, other: string) =>
    ask<Comparison>('GET', `/api/challenges/${at(id)}/comparison?other=${at(other)}`),
  duplicate: (id: string) => ask<Duplicate>('GET', `/api/duplicates/${at(id)}`),
  makeDuplicate: (duplicate: NewDuplicate) => ask<Duplicate>('POST', '/api/duplicates', duplicate),
  closeDuplicate: (id: string) => ask<Duplicate>('POST', `/api/duplicates/${at(id)}/close`),
  statistics: () => ask<Statistics>('GET', '/api/me/statistics'),
  recordOf: (id: string) => `/api/tables/${at(id)}/record`,
};

let shelf: Promise<GameFact[]> | undefined;

/** The games on the shelf, asked for once. */
export function games(): Promise<GameFact[]> {
  shelf ??= api.games().catch((error: unknown) => {
    shelf = undefined;
    throw error;
  });
  return shelf;
}
