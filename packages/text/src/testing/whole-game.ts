import { type Decision, fastChance, type Game, randomAnswer } from '@dreadhouse/engine';
import { begun } from '@dreadhouse/engine/testing';
import type { Language, Teller, Texts } from '../teller.ts';

export interface Telling<S, O> {
  readonly game: Game<S, O>;
  readonly texts: Readonly<Record<Language, Texts>>;
  teller(language: Language, options: O): Teller;
  /** What looks like one of the game's ids, not like a word. */
  readonly raw: RegExp;
}

/** What looks like a key or a hole in every game. */
const UNFILLED = /[{}]|\bundefined\b|\bnull\b|\b(?:ask|event|option|why|name)\.[a-z]/;

/** Plays the n-th random game and puts all of it into words; what could not be put into words. */
export function unspoken<S, O>(telling: Telling<S, O>, n: number): string[] {
  const { game } = telling;
  const { min, max } = game.seats;
  const seats = min + (n % (max - min + 1));
  const options = game.sampleOptions(n, seats);
  const listeners = (['en', 'pl'] as const).map((language) => new Listener(telling, language, options));
  const player = fastChance(`texts ${n} player`);
  const match = begun(game, { seed: `texts ${n}`, options, seats });
  while (!match.over) {
    const { seat, option } = randomAnswer(match.run, player);
    const decision = match.decision(seat);
    if (decision === null) throw new Error('Nobody is asked.');
    for (const listener of listeners) listener.hearDecision(decision);
    match.answer(seat, option.id);
  }
  for (const event of match.events) for (const listener of listeners) listener.hearEvent(event);
  return listeners.flatMap(({ trouble }) => trouble);
}

/** Somebody who understands one language, and nothing that is not a word of it. */
class Listener<S, O> {
  readonly trouble: string[] = [];
  readonly #language: Language;
  readonly #words: Texts;
  readonly #teller: Teller;
  readonly #raw: RegExp;

  constructor({ texts, teller, raw }: Telling<S, O>, language: Language, options: O) {
    this.#language = language;
    this.#words = texts[language];
    this.#teller = teller(language, options);
    this.#raw = raw;
  }

  hearDecision(decision: Decision): void {
    const { kind, options } = decision;
    this.#expectWords(`ask.${kind}`);
    this.#hear(`ask.${kind}`, this.#teller.ask(decision));
    for (const option of options) {
      this.#hear(`${kind} ${option.id}`, this.#teller.option(kind, option));
      if (option.blocked !== undefined) this.#expectWords(`why.${option.blocked}`);
    }
  }

  hearEvent(event: Parameters<Teller['event']>[0]): void {
    this.#expectWords(`event.${event.kind}`);
    this.#hear(`event.${event.kind} ${JSON.stringify(event.details)}`, this.#teller.event(event));
  }

  #expectWords(key: string): void {
    if (this.#words[key] === undefined) this.trouble.push(`${this.#language} ${key}`);
  }

  #hear(what: string, said: string): void {
    if (said !== '' && said !== '–' && !UNFILLED.test(said) && !this.#raw.test(said)) return;
    this.trouble.push(`${this.#language} ${what}: ${said}`);
  }
}
