import { describe, expect, it } from 'vitest';
import { cardsOf, momentsOf, type TellingRules } from './beats';
import type { StoryEvent } from './types';

type Rule = TellingRules<never, StoryEvent>;
const event = (kind: string, seat?: number, more: object = {}): StoryEvent =>
  ({ kind, ...(seat === undefined ? {} : { seat }), ...more }) as StoryEvent;
const cut = (events: StoryEvent[], rule: Rule = {}) =>
  momentsOf(events, rule).map(({ actor, events }) => [actor, ...events.map(({ kind }) => kind)]);

describe('moments', () => {
  it('are of one actor each, with what follows from what they do', () => {
    expect(cut([event('played', 1), event('scored', 1), event('played', 2), event('took', 2)])).toEqual([
      [1, 'played', 'scored'],
      [2, 'played', 'took'],
    ]);
  });

  it('begin anew where the same is done again', () => {
    expect(cut([event('played', 1), event('scored', 1), event('scored', 1), event('played', 1)])).toEqual([
      [1, 'played', 'scored', 'scored'],
      [1, 'played'],
    ]);
  });

  it('take in what nobody does', () => {
    expect(cut([event('played', 1), event('night'), event('scored', 1), event('played', 2)])).toEqual([
      [1, 'played', 'night', 'scored'],
      [2, 'played'],
    ]);
  });

  it('begin anew with a chapter', () => {
    expect(
      cut([event('drew', 1), event('round', 1), event('drew', 1)], { quiet: ['drew'], chapters: ['round'] }),
    ).toEqual([
      [1, 'drew'],
      [1, 'round', 'drew'],
    ]);
  });

  it('have no more sentences than can be read at once', () => {
    const many = ['played', 'scored', 'took', 'paid', 'lost'].map((kind) => event(kind, 1));
    expect(cut(many)).toEqual([
      [1, 'played', 'scored', 'took', 'paid'],
      [1, 'lost'],
    ]);
  });

  it('are of all together where they happen at once', () => {
    const all = [event('turned', 0), event('turned', 1), event('turned', 2), event('built', 0)];
    expect(cut(all, { together: [['turned']] })).toEqual([
      [null, 'turned', 'turned', 'turned'],
      [0, 'built'],
    ]);
    expect(cut([event('built', 0), event('turned', 0)], { together: [['turned']] })).toEqual([
      [0, 'built'],
      [0, 'turned'],
    ]);
  });

  it('tell in passing what is quiet: with the same actor before it, with whoever comes after it, or by itself', () => {
    const rule: Rule = { quiet: ['drew'] };
    expect(cut([event('played', 1), event('drew', 1)], rule)).toEqual([[1, 'played', 'drew']]);
    expect(cut([event('drew', 1), event('played', 1), event('scored', 1)], rule)).toEqual([
      [1, 'drew', 'played', 'scored'],
    ]);
    expect(momentsOf([event('drew', 1), event('drew', 2)], rule)).toMatchObject([{ quiet: true, actor: null }]);
    expect(momentsOf([event('drew', 1), event('played', 1)], rule)).toMatchObject([{ quiet: false, actor: 1 }]);
    expect(cut([event('played', 1), event('drew', 2), event('played', 2)], rule)).toEqual([
      [1, 'played'],
      [2, 'drew', 'played'],
    ]);
  });
});

describe('cards', () => {
  it('are those that are named, with what they are caused by, each once', () => {
    const events = [event('opened', 1, { card: 'a', card_cause: 'b' }), event('took', 1, { source: 'b', item: 'c' })];
    expect(cardsOf(events, () => true)).toEqual(['a', 'b']);
    expect(cardsOf(events, (card) => card === 'b')).toEqual(['b']);
  });
});
