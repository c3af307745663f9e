import { beforeEach, expect, it } from 'vitest';
import { tours } from './tours.svelte';

beforeEach(() => {
  tours.follow(undefined, null);
  tours.forget();
});

it('a hint that waits is given until its question has been answered', () => {
  tours.follow(7, 'play');
  tours.follow(7, 'play');
  expect(tours.seen).toEqual([]);
  tours.follow(undefined, null); // answered, and nothing is asked yet
  expect(tours.seen).toEqual(['play']);
});

it('the next question may have a hint of its own', () => {
  tours.follow(7, 'play');
  tours.follow(9, 'tile');
  tours.follow(9, 'tile');
  expect(tours.seen).toEqual(['play']);
  tours.follow(10, null);
  expect(tours.seen).toEqual(['play', 'tile']);
});

it('what waits for nothing is noted when it has been read', () => {
  tours.follow(7, null);
  tours.follow(8, null);
  expect(tours.seen).toEqual([]);
  tours.note('land');
  expect(tours.seen).toEqual(['land']);
});
