import type { Details } from '@dreadhouse/engine';
import { type Language, Teller, type Texts } from '@dreadhouse/text';
import { CASES, WAYS } from './polish-cases.ts';

/** What each placeholder can stand for. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  at: ['location'],
  to: ['location', 'survivor'],
  from: ['location', 'survivor'],
  zone: ['location', 'area'],
  area: ['area'],
  door: ['location'],
  pair: ['location'],
  doors: ['door'],
  survivor: ['survivor'],
  volunteer: ['survivor'],
  survivors: ['survivor'],
  found: ['survivor'],
  item: ['item'],
  items: ['item'],
  card: ['skill'],
  cards: ['skill'],
  plan: ['plan'],
  killer: ['killer'],
  kind: ['kind'],
  ability: ['ability'],
  back: ['back'],
};
const ANY = ['killer', 'survivor', 'plan', 'skill', 'item', 'location', 'area'];

/** Lists whose length a sentence can depend on, as `count`. */
const LISTS = ['found', 'at', 'cards', 'doors', 'items'];

/** A name in one of its cases (`{itemAcc}`), or a place with its preposition (`{toWith}`, `{atWith}`). */
const INFLECTED = /^(\w+)(Gen|Dat|Acc|Ins|With)$/;
const ENDINGS = ['Gen', 'Dat', 'Acc', 'Ins', 'With'];

/** The same details under the names of their inflected placeholders. */
function inflected(details: Details): Details {
  const all: Record<string, unknown> = { ...details };
  for (const [hole, value] of Object.entries(details))
    if (KINDS[hole] !== undefined) for (const ending of ENDINGS) all[hole + ending] = value;
  return all;
}

/** Puts questions, answers and events of this game into words. */
export class TerrorscapeTeller extends Teller {
  constructor(language: Language, texts: Texts) {
    super(language, texts, KINDS, ANY);
  }

  protected override fill(key: string, details: Details = {}): string {
    const list = LISTS.map((hole) => details[hole]).find(Array.isArray) as unknown[] | undefined;
    const all = inflected(details);
    return super.fill(key, list === undefined ? all : { ...all, count: list.length });
  }

  protected override say(hole: string, value: unknown): string {
    const [, bare, ending] = INFLECTED.exec(hole) ?? [];
    if (bare !== undefined && ending !== undefined) return this.#inflect(bare, ending, value);
    if ((hole === 'door' || hole === 'pair') && Array.isArray(value))
      return value.map((one) => super.say(hole, one)).join(' – ');
    if (hole === 'doors' && Array.isArray(value))
      return value.map((one) => this.say('door', String(one).split('-'))).join(', ');
    return super.say(hole, value);
  }

  #inflect(hole: string, ending: string, value: unknown): string {
    if (Array.isArray(value)) return value.map((one) => this.#inflect(hole, ending, one)).join(', ');
    const id = String(value);
    const way = hole === 'to' || hole === 'from' ? hole : 'at';
    const word = ending === 'With' ? WAYS[id]?.[way] : CASES[id]?.[ending as 'Gen']; // as the pattern has found it
    return word ?? this.say(hole, value);
  }
}
