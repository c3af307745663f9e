/**
 * Messages in the reader's language. The rules speak in data (`card: king`, `seat: 0`); an argument is turned into
 * words by its name, as in `taletable/locales/texts.py`.
 */
import { FluentBundle, FluentResource, type FluentVariable, type Message as FluentMessage } from '@fluent/bundle';
import { FIRST_TEXTS, type Language } from './languages';
import type { Book } from './rulebooks.svelte';
import type { Args, CardFacts, Message, StandingInfo, Question, Refused, StoryEvent } from './types';

type Line = StandingInfo['breakdown'][number];
type FluentArgs = Record<string, FluentVariable>;

/** Those of a game are fetched with it: all but what the first load has, and what only the terminal says. */
const ofGames = import.meta.glob<string>(
  ['../../../src/taletable/locales/*/*.ftl', '!../../../src/taletable/locales/*/{kernel,server,page,cli,ops}.ftl'],
  { query: '?raw', import: 'default' },
);

/** Words of one letter that a line should not end with. */
const SHORT: Partial<Record<Language, RegExp>> = {
  ru: /(?<=[ („«])([авикосуя]) (?=[^ =])/giu,
  pl: /(?<=[ („«])([aiouwz]) (?=[^ =])/giu,
};

/** Messages in which such a word stays with the next one, as Russian and Polish are set. */
export function tied(source: string, language: Language): string {
  const short = SHORT[language];
  return short ? source.replace(short, '$1\u00a0') : source;
}

/** All messages in one language that are at hand. */
export class Texts {
  readonly #bundle: FluentBundle;
  readonly #games = new Map<string, Promise<void>>();

  constructor(
    readonly language: Language,
    source: string,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(tied(source, language)));
  }

  /** Fetch the messages of a game, and those of its board. */
  bring(game: string): Promise<void> {
    let coming = this.#games.get(game);
    if (!coming) {
      const loads = [game, `page_${game}`].map(
        (room) => ofGames[`../../../src/taletable/locales/${this.language}/${room}.ftl`],
      );
      coming = Promise.all(loads.map((load) => load?.() ?? '')).then((sources) => {
        for (const source of sources)
          this.#bundle.addResource(new FluentResource(tied(source, this.language)), { allowOverrides: true });
      });
      coming.catch(() => this.#games.delete(game));
      this.#games.set(game, coming);
    }
    return coming;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** One message, with its arguments as they are. */
  text(id: string, args: FluentArgs = {}): string {
    const message = this.#bundle.getMessage(id);
    return message?.value == null ? id : this.#bundle.formatPattern(message.value, args, []);
  }

  /** A form of a message, such as the accusative; the message itself where the language has no such form. */
  form(id: string, form: string): string {
    const message = this.#bundle.getMessage(id);
    const pattern = message?.attributes[form] ?? message?.value;
    return pattern == null ? id : this.#bundle.formatPattern(pattern, {}, []);
  }

  /** A message of the rules, its arguments turned into words. */
  message(message: Message, names: readonly string[] = []): string {
    return this.text(message.id, this.worded(message.id.split('-')[0] ?? '', message.args, names));
  }

  /** Messages read one after the other; a mark such as a comma follows the word before it at once. */
  sentence(messages: readonly Message[], names: readonly string[] = []): string {
    const said = messages.map((message) => this.message(message, names)).join(' ');
    return said.replace(/ (?=[,;:.)])/g, '');
  }

  seat(game: string, seat: number, names: readonly string[] = []): string {
    return names[seat] ?? this.text(`${game}-seat-${seat}`);
  }

  /** The arguments of a message of the rules, as words. */
  worded(game: string, args: Args, names: readonly string[] = []): FluentArgs {
    const words: FluentArgs = {};
    for (const [key, value] of Object.entries(args)) {
      const kind = key.split('_')[0] ?? key;
      if (Array.isArray(value)) {
        words[key] = this.sentence(
          value.map(([id, args]) => ({ id, args })),
          names,
        );
        continue;
      }
      if (kind === 'seat' && typeof value === 'number') {
        words[key] = this.seat(game, value, names);
        continue;
      }
      const whole = this.#bundle.getMessage(`${game}-${kind}-${value}`);
      const [mark, joint] = String(value).includes('&') ? (['&', 'and'] as const) : (['|', 'or'] as const);
      const several = whole
        ? [whole]
        : String(value)
            .split(mark)
            .map((one) => this.#bundle.getMessage(`${game}-${kind}-${one}`));
      if (several.every((one) => one !== undefined))
        Object.assign(words, this.#joined(`${game}-${joint}`, key, several));
      else words[key] = value;
    }
    return words;
  }

  /** Words and their forms, such as `card` and `card-acc`; several are joined, with a message between the last two. */
  #joined(joint: string, key: string, messages: FluentMessage[]): FluentArgs {
    const words: FluentArgs = {};
    const forms = ['', ...Object.keys(messages[0]?.attributes ?? {})];
    for (const form of forms) {
      const said = messages.map((message) => {
        const pattern = form ? message.attributes[form] : message.value;
        return pattern == null ? '' : this.#bundle.formatPattern(pattern, {}, []);
      });
      const end = said.pop() ?? '';
      words[form ? `${key}-${form}` : key] = said.length ? `${said.join(', ')} ${this.form(joint, form)} ${end}` : end;
    }
    return words;
  }

  /** Why something was refused: in this language, or as the server put it. */
  refusal(refused: Refused, names: readonly string[] = []): string {
    return this.has(refused.message)
      ? this.message({ id: refused.message, args: refused.args }, names)
      : refused.reason;
  }
}

const spoken = new Map<Language, Promise<Texts>>();

/** The messages of a language. */
export function texts(language: Language): Promise<Texts> {
  let coming = spoken.get(language);
  if (!coming) {
    coming = FIRST_TEXTS[language]().then((module) => new Texts(language, module.default));
    coming.catch(() => spoken.delete(language));
    spoken.set(language, coming);
  }
  return coming;
}

/** The texts of one game at one table: everything a board says comes from here. */
export class GameWords {
  constructor(
    private readonly texts: Texts,
    readonly game: string,
    readonly names: readonly string[],
    private readonly facts: CardFacts | null,
    /** The rules it is played by. */
    readonly book: Book,
  ) {}

  get language(): Language {
    return this.texts.language;
  }

  has(id: string): boolean {
    return this.texts.has(id);
  }

  /** A message by its whole id, its arguments as they are. */
  text(id: string, args: FluentArgs = {}): string {
    return this.texts.text(id, args);
  }

  /** A word of the game: `named('terrain', 'castle')` is the message `zavarushka-terrain-castle`. */
  named(kind: string, value: string | number, form = ''): string {
    const id = `${this.game}-${kind}-${value}`;
    return form ? this.texts.form(id, form) : this.texts.text(id);
  }

  card(name: string, form = ''): string {
    return this.named('card', name, form);
  }

  seat(seat: number): string {
    return this.texts.seat(this.game, seat, this.names);
  }

  /** A message of the rules, its arguments turned into words. */
  message(message: Message): string {
    return this.texts.message(message, this.names);
  }

  sentence(messages: readonly Message[]): string {
    return this.texts.sentence(messages, this.names);
  }

  /** An action as a choice to be read: `card king` is the card `king`. */
  action(name: string): string {
    const [verb = '', ...rest] = name.split(' ');
    const value = rest.join(' ');
    return this.message({
      id: `${this.game}-action-${verb}`,
      args: value ? { [verb]: verb === 'seat' ? Number(value) : value } : {},
    });
  }

  /** An action as an answer to this question, which may have words of its own for it: an argument of that name, or a message. */
  answer(name: string, question: Question): string {
    const said: unknown = question.args[name];
    if (Array.isArray(said))
      return this.texts.sentence(
        said.map(([id, args]) => ({ id, args })),
        this.names,
      );
    const own = `${this.game}-action-${name}-${question.kind}`;
    return this.has(own) ? this.message({ id: own, args: question.args }) : this.action(name);
  }

  /** What is printed on the card an action names, a sentence a line; nothing if it names none. */
  about(action: string): string[] {
    const fact = this.facts?.actions.find((one) => one.name === action);
    return (fact?.about ?? []).map((said) => this.sentence(said));
  }

  /** The clause of the rulebook behind an action. */
  clause(action: string): string | null {
    return this.facts?.actions.find((one) => one.name === action)?.clause ?? null;
  }

  /** The clause behind an event: its own, or that of its kind, or that of the card it names. */
  behind({ kind, card, clause }: StoryEvent): string | null {
    const found = clause ?? this.facts?.events[kind];
    return found === 'card' ? this.clause(`card ${card}`) : typeof found === 'string' ? found : null;
  }

  prompt(question: Question): string {
    return this.message({ id: `${this.game}-ask-${question.kind}`, args: question.args });
  }

  event({ kind, clause: _, ...args }: StoryEvent): string {
    return this.message({ id: `${this.game}-event-${kind}`, args: args as Args });
  }

  /** What a part of a score was given for. */
  why(part: Line['parts'][number]): string {
    return this.message({ id: `${this.game}-why-${part.why}`, args: part.args });
  }

  /** What a line of the score pad is about: a card, or something of the game's own. */
  line(what: string): string {
    const card = `${this.game}-card-${what}`;
    return this.texts.text(this.texts.has(card) ? card : `${this.game}-line-${what}`);
  }

  refusal(refused: Refused): string {
    return this.texts.refusal(refused, this.names);
  }
}
