import { expect, it } from 'vitest';
import { softened } from './soften';

const marked = (text: string) => softened(text, 6).replaceAll('\u00ad', '|');

it.each([
  ['Фея-Крёстная', 'Фея-Крёст|ная'],
  ['Мальчик-с-пальчик', 'Маль|чик-с-паль|чик'],
  ['Шапочка', 'Ша|почка'],
  ['Woodcutter', 'Wood|cutter'],
  ['Roszpunka', 'Rosz|punka'],
  ['Lis', 'Lis'],
])('%s is broken as %s, if at all', (text, broken) => {
  expect(marked(text)).toBe(broken);
});
