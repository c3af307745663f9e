import { describe, expect, it } from 'vitest';
import type { TellingRules } from './beats';
import { entriesOf } from './log';
import type { StoryEvent } from './types';

type Rules = TellingRules<never, StoryEvent>;
const event = (kind: string, seat?: number, more: object = {}): StoryEvent =>
  ({ kind, ...(seat === undefined ? {} : { seat }), ...more }) as StoryEvent;

/** Each entry as a text: # for a chapter, the number of a round, > for a turn, quiet lines in brackets. */
function written(story: StoryEvent[], rules: Rules): string[] {
  return entriesOf(story, rules).map(({ lines, head, chapter, round, turn }) => {
    const said = lines.map(({ event: { kind, seat }, count }, place) => {
      const line = `${kind}${seat === undefined ? '' : Number(seat)}${count > 1 ? `*${count}` : ''}`;
      return place === head ? line : `(${line})`;
    });
    return `${chapter ? '# ' : ''}${round === null ? '' : `${round}. `}${turn ? '> ' : ''}${said.join(' ')}`;
  });
}

describe('the log', () => {
  it('has chapters, and turns by who acts', () => {
    const story = [
      event('round'),
      event('built', 0),
      event('got', 0),
      event('built', 1),
      event('round'),
      event('built', 1),
    ];
    expect(written(story, { chapters: ['round'] })).toEqual([
      '# round',
      '> built0',
      'got0',
      '> built1',
      '# round',
      '> built1',
    ]);
  });

  it('counts rounds by the turns of the first player where a game tells turns and no rounds', () => {
    const story = [1, 0, 1, 1, 0].map((seat) => event('placed', seat));
    story.splice(2, 0, event('lost', 1));
    expect(written(story, { turn: ({ kind }) => kind === 'placed' })).toEqual([
      '1. > placed1',
      '> placed0',
      'lost1',
      '2. > placed1*2',
      '> placed0',
    ]);
  });

  it('tells once what is said several times in a row', () => {
    const story = [event('passed', 0), event('passed', 0), event('passed', 0), event('scored', 0, { points: 1 })];
    story.push(event('scored', 0, { points: 2 }));
    expect(written(story, {})).toEqual(['> passed0*3', 'scored0', 'scored0']);
  });

  it('folds what is quiet: behind what comes before it in the turn, or before what comes after it', () => {
    const rules: Rules = { quiet: ['drew', 'idle'], chapters: ['round'] };
    expect(written([event('drew', 0), event('drew', 0), event('played', 0), event('idle', 0)], rules)).toEqual([
      '> (drew0*2) played0 (idle0)',
    ]);
    expect(written([event('played', 0), event('drew', 1), event('played', 1)], rules)).toEqual([
      '> played0',
      '> (drew1) played1',
    ]);
    expect(written([event('round'), event('drew', 0), event('idle', 0)], rules)).toEqual([
      '# round',
      '> drew0 (idle0)',
    ]);
  });
});
