import type { Details } from '@dreadhouse/engine';
import { type Forms, type Language, Teller, type Texts } from '@dreadhouse/text';
import { ENGLISH_WAYS } from './english-ways.ts';
import { AREAS, CASES, POLISH_WAYS } from './polish-cases.ts';
import type { Ways } from './ways.ts';

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

/** Rooms in each language as a sentence has them. */
export const WAYS: Readonly<Record<Language, Readonly<Record<string, Ways>>>> = { en: ENGLISH_WAYS, pl: POLISH_WAYS };

/** Puts questions, answers and events of this game into words. */
export class TerrorscapeTeller extends Teller {
  constructor(language: Language, texts: Texts) {
    super(language, texts, KINDS, ANY);
  }

  protected override fill(key: string, details: Details = {}): string {
    const list = LISTS.map((hole) => details[hole]).find(Array.isArray) as unknown[] | undefined;
    const { door } = details as { readonly door?: unknown };
    return super.fill(key, {
      ...details,
      ...(list === undefined ? {} : { count: list.length }),
      ...(Array.isArray(door) ? { door: door.join('-') } : {}), // a door is one thing, though it has two sides
    });
  }

  protected override say(hole: string, value: unknown): string {
    if (hole === 'pair' && Array.isArray(value)) return value.map((one) => super.say(hole, one)).join(' – ');
    if (hole === 'door')
      return sidesOf(String(value))
        .map((one) => super.say(hole, one))
        .join(' – ');
    if (hole === 'doors' && Array.isArray(value)) return value.map((one) => this.say('door', one)).join(', ');
    return super.say(hole, value);
  }

  /** Rooms stand with their preposition, and in Polish names are declined; which way a room is meant, its placeholder says. */
  protected override formsOf(hole: string, id: string): Forms {
    const way = hole === 'to' || hole === 'from' ? hole : 'at';
    if (this.language === 'en') return withPlace(ENGLISH_WAYS[id]?.[way]);
    if (hole === 'door') return doorForms(id);
    return { ...CASES[id], ...withPlace(AREAS[id] ?? POLISH_WAYS[id]?.[way]) };
  }
}

const withPlace = (place: string | undefined): Forms => (place === undefined ? {} : { With: place });

const sidesOf = (door: string): readonly string[] => door.split('-');

/** A door is between two rooms. */
function doorForms(door: string): Forms {
  const [one, other] = sidesOf(door).map((side) => POLISH_WAYS[side]?.ins);
  return one === undefined || other === undefined ? {} : { Ins: `między\u00a0${one} a\u00a0${other}` };
}
