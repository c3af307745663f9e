import { beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages';
import { GameWords, Texts, texts } from './texts';

const SOURCE = `
mill-seat-0 = Red
mill-seat-1 = Blue
mill-card-king = the King
    .acc = the King (acc)
mill-card-queen = the Queen
    .acc = the Queen (acc)
mill-card-fox = the Fox
    .acc = the Fox (acc)
mill-card-black-or-white = the Chessboard
mill-and = and
    .acc = and (acc)
mill-or = or
mill-line-rest = The rest
mill-ask-card = { $seat }, which card? { $count }
mill-event-took = { $seat } takes { $card-acc } from { $seat_from }.
mill-event-said = { $seat } says: { $words }
mill-word-hello = hello
mill-word-stop = .
mill-action-card = Play { $card-acc }
mill-action-seat = Choose { $seat }
mill-action-pass = Pass
mill-action-pass-card = Keep { $card }
mill-why-set = A set of { $count }
mill-refusal-late = Too late, { $seat }
none-no-value =
    .acc = only a form
`;

type Question = Parameters<GameWords['answer']>[1];
type Facts = ConstructorParameters<typeof GameWords>[3];

function question(kind: string, args: Question['args'] = {}): Question {
  return { kind, args, number: 1, seat: 0, actions: [], clause: '1' } as unknown as Question;
}

let found: Texts;
let words: GameWords;

beforeEach(() => {
  found = new Texts('en', SOURCE);
  const facts = {
    actions: [
      { name: 'card king', clause: '3.1', about: [[{ id: 'mill-word-hello', args: {} }], []] },
      { name: 'pass', clause: '2.2', about: [] },
    ],
    events: { took: '4.1', said: 'card' },
    sheet: [],
  } as unknown as Facts;
  words = new GameWords(found, 'mill', ['Ann'], facts, { game: 'mill' });
});

describe('a message', () => {
  it('is its id where there is none, or it has no text', () => {
    expect(found.text('mill-nothing')).toBe('mill-nothing');
    expect(found.text('none-no-value')).toBe('none-no-value');
    expect(found.form('mill-nothing', 'acc')).toBe('mill-nothing');
    expect(found.has('mill-nothing')).toBe(false);
    expect(found.has('mill-action-pass')).toBe(true);
  });

  it('has forms, and stands for itself where it lacks one', () => {
    expect(found.form('mill-card-king', 'acc')).toBe('the King (acc)');
    expect(found.form('mill-card-king', 'gen')).toBe('the King');
  });
});

describe('a word of one letter', () => {
  it('stays with the next one in Russian and Polish', () => {
    expect(new Texts('ru', 'mill-play = Играть с друзьями и в «К играм»').text('mill-play')).toBe(
      'Играть с\u00a0друзьями и\u00a0в\u00a0«К\u00a0играм»',
    );
    expect(new Texts('pl', 'mill-with = Zagraj z { $who }').text('mill-with', { who: 'Ann' })).toBe(
      'Zagraj z\u00a0Ann',
    );
  });

  it('may end a line in English', () => {
    expect(new Texts('en', 'mill-a = A pig or a house').text('mill-a')).toBe('A pig or a house');
  });
});

describe('arguments become words by their names', () => {
  it('seats by who sits there, or by the colour of the seat', () => {
    expect(found.worded('mill', { seat: 0, seat_from: 1 }, ['Ann'])).toEqual({ seat: 'Ann', seat_from: 'Blue' });
  });

  it('a word of the game with all its forms', () => {
    expect(found.worded('mill', { card_other: 'king' })).toEqual({
      card_other: 'the King',
      'card_other-acc': 'the King (acc)',
    });
  });

  it('several with a word between the last two, in every form', () => {
    expect(found.worded('mill', { card: 'king&queen&fox' })).toEqual({
      card: 'the King, the Queen and the Fox',
      'card-acc': 'the King (acc), the Queen (acc) and (acc) the Fox (acc)',
    });
    expect(found.worded('mill', { card: 'king|fox' })).toEqual({
      card: 'the King or the Fox',
      'card-acc': 'the King (acc) or the Fox (acc)',
    });
  });

  it('what has a message as a whole is not several', () => {
    expect(found.worded('mill', { card: 'black-or-white' })).toEqual({ card: 'the Chessboard' });
  });

  it('what is no word of the game stays as it is', () => {
    expect(found.worded('mill', { card: 'king|nobody', count: 3, seat: 'all' })).toEqual({
      card: 'king|nobody',
      count: 3,
      seat: 'all',
    });
  });

  it('messages within a message are a sentence, whose marks stand at its words', () => {
    const said = { seat: 1, words: [['mill-word-hello', {}] as [string, object], ['mill-word-stop', {}]] };
    expect(found.message({ id: 'mill-event-said', args: said as never })).toBe('Blue says: hello.');
  });
});

describe('the words of a table', () => {
  it('tell what happened, without its clause', () => {
    const event = { kind: 'took', seat: 0, seat_from: 1, card: 'king', clause: '9.9' } as never;
    expect(words.event(event)).toBe('Ann takes the King (acc) from Blue.');
  });

  it('name the clause behind an event: its own, its kind’s, or its card’s', () => {
    expect(words.behind({ kind: 'took', clause: '9.9' } as never)).toBe('9.9');
    expect(words.behind({ kind: 'took' } as never)).toBe('4.1');
    expect(words.behind({ kind: 'said', card: 'king' } as never)).toBe('3.1');
    expect(words.behind({ kind: 'said', card: 'fox' } as never)).toBeNull();
    expect(words.behind({ kind: 'unheard-of' } as never)).toBeNull();
  });

  it('ask', () => {
    expect(words.prompt(question('card', { seat: 0, count: 2 }))).toBe('Ann, which card? 2');
  });

  it('read actions by what they name', () => {
    expect(words.action('card king')).toBe('Play the King (acc)');
    expect(words.action('seat 0')).toBe('Choose Ann');
    expect(words.action('seat 1')).toBe('Choose Blue');
    expect(words.action('pass')).toBe('Pass');
  });

  it('answer in words of the question where it has some', () => {
    expect(words.answer('pass', question('tile'))).toBe('Pass');
    expect(words.answer('pass', question('card', { card: 'queen' }))).toBe('Keep the Queen');
    const own = question('tile', { pass: [['mill-word-hello', {}]] });
    expect(words.answer('pass', own)).toBe('hello');
  });

  it('tell what is printed on a card, and its clause', () => {
    expect(words.about('card king')).toEqual(['hello', '']);
    expect(words.about('card fox')).toEqual([]);
    expect(words.clause('pass')).toBe('2.2');
    expect(words.clause('card fox')).toBeNull();
  });

  it('call a line of the score pad by a card or by something else', () => {
    expect(words.line('king')).toBe('the King');
    expect(words.line('rest')).toBe('The rest');
    expect(words.why({ why: 'set', args: { count: 3 } } as never)).toBe('A set of 3');
    expect(words.named('card', 'fox', 'acc')).toBe('the Fox (acc)');
  });

  it('refuse in this language, or as the server put it', () => {
    const refused = { message: 'mill-refusal-late', args: { seat: 0 }, reason: 'Sero venis.', clause: null };
    expect(words.refusal(refused)).toBe('Too late, Ann');
    expect(words.refusal({ ...refused, message: 'mill-refusal-other' })).toBe('Sero venis.');
  });
});

describe('the texts of the product', () => {
  it.each(LANGUAGES)('come in %s, those of a game when it is asked for', async (language) => {
    const spoken = await texts(language);
    expect(spoken).toBe(await texts(language));
    expect(spoken.has('page-home')).toBe(true);
    expect(spoken.has('zavarushka-title')).toBe(true);
    expect(spoken.has('zavarushka-card-king')).toBe(false);
    await spoken.bring('zavarushka');
    expect(spoken.has('zavarushka-card-king')).toBe(true);
    expect(spoken.has('page-zavarushka-hand')).toBe(true);
    expect(spoken.has('fairy_tale-card-bard')).toBe(false);
  });

  it('have nothing of a game that is not there', async () => {
    await expect((await texts('en')).bring('chess')).resolves.toBeUndefined();
  });
});
