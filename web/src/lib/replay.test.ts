import { expect, it } from 'vitest';
import { allOpen } from './replay';

const VIEW = { deck: 3, players: [{ cards: null }, { cards: null }], rows: ['a', 'b'] };

it('every seat is shown as it sees itself', () => {
  const own = [
    { players: [{ cards: 'K' }, { cards: null }], deck: 9 },
    { players: [{ cards: null }, { cards: 'Q' }], rows: ['x', 'y'] },
  ];
  expect(allOpen(VIEW, own, ['players'])).toEqual({ ...VIEW, players: [{ cards: 'K' }, { cards: 'Q' }] });
  expect(VIEW.players[0]).toEqual({ cards: null });
});

it('a seat that sees no more of itself than others is shown as they see it', () => {
  expect(allOpen(VIEW, [{}, { players: [{}, { cards: 'Q' }] }], ['players'])['players']).toEqual([
    { cards: null },
    { cards: 'Q' },
  ]);
  expect(allOpen(VIEW, [{}, {}], [])).toEqual(VIEW);
});
