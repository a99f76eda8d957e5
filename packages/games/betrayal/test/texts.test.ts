import { readdirSync } from 'node:fs';
import type { Language } from '@dreadhouse/text';
import { dictionaryChecks, LANGUAGES, missing, namesakes, partsOf, unspokenIn } from '@dreadhouse/text/testing';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../src/check/words.ts';
import {
  type BetrayalOptions,
  betrayal,
  EXPLORER_IDS,
  registry,
  SCENARIO_IDS,
  TILE_IDS,
  teller,
  texts,
} from '../src/index.ts';
import { PLACES } from '../src/text/polish-cases.ts';

const folder = new URL('../src/text/', import.meta.url).href;
/** The files of a language, with those in its folders. */
const files = (one: string): string[] =>
  readdirSync(new URL(one), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.ts$/.test(name) && !/index\.ts$/.test(name),
  );
const parts = await partsOf(folder, files);

describe('the dictionaries', () => {
  for (const check of dictionaryChecks(texts, parts)) test(check.name, check.run);
});

const { events, items, omens, haunts } = registry();

describe('names and texts of all content', () => {
  test.each(LANGUAGES)('%s: explorers, tiles, scenarios, cards', (language) => {
    const cards = [...[...items.keys()].map((id) => `item.${id}`), ...[...omens.keys()].map((id) => `omen.${id}`)];
    const drawn = [...events.values()].flatMap(({ id, rows = {}, does, unless }) => [
      `name.event.${id}`,
      `text.event.${id}`,
      ...(does === undefined && unless === undefined ? [] : [`rule.event.${id}`]),
      ...Object.keys(rows).map((least) => `line.event.${id}.${least}`),
    ]);
    const named = [
      ...EXPLORER_IDS.map((id) => `explorer.${id}`),
      ...SCENARIO_IDS.map((id) => `scenario.${id}`),
      ...cards,
    ];
    const keys = [...named.flatMap((id) => [`name.${id}`, `text.${id}`]), ...TILE_IDS.map((id) => `name.tile.${id}`)];
    expect(missing(texts[language], [...keys, ...drawn])).toEqual([]);
  });

  test.each(LANGUAGES)('%s: what a haunt says, asks and has written in its books', (language) => {
    const keys = [...haunts.values()].flatMap(wordsOf);
    expect(missing(texts[language], keys)).toEqual([]);
  });
});

test.each([
  ['en', /\bwins?\b/],
  ['pl', /\b[Ww]ygryw/],
] as const)('%s: a goal says who wins, and when', (language, wins) => {
  const goals = [...haunts.values()].flatMap(({ number, type }) =>
    // Where everybody is alone, there is one goal for all.
    (type === 'alone' ? ['heroes'] : ['heroes', 'traitor']).map((side) => `haunt.${number}.goal.${side}`),
  );
  const all: Readonly<Record<string, string>> = texts[language];
  expect(goals.filter((key) => !wins.test(all[key] ?? ''))).toEqual([]);
});

test.each([
  ['en', 'Last Course, read to everybody: Waiter. Attacks with Might.'],
  ['pl', 'Ostatnie Danie, odczytano wszystkim: Kelner. Atakuje Siłą.'],
] as const)('%s: whoever hears an entry of the other book hears its words', (language, said) => {
  const told = teller(language, { explorers: ['isa', 'josef', 'stephanie'] });
  const event = (entry: string) => ({ kind: 'rule-read', details: { haunt: 6, entry } });
  expect(told.event(event('monster:waiter'))).toContain(said);
  expect(told.event(event('goal:heroes'))).toContain(String(registry().haunts.get(6)?.numbers['spoiled']?.[0]));
});

test.each(LANGUAGES)('%s: no two things of a kind have one name', (language) => {
  expect(namesakes(texts[language], 'tile', 'item', 'omen', 'event', 'explorer', 'scenario')).toEqual([]);
});

const telling = {
  ...{ game: betrayal, texts, raw: /\b[a-z]+(?:-[a-z]+)*:\d|\bBH-/ },
  // Who was chosen in play is read off the table; here anybody will do.
  teller: (language: Language, { explorers }: BetrayalOptions) =>
    teller(language, { explorers: explorers ?? EXPLORER_IDS }),
};

describe('whatever the rules can say has words', () => {
  test('whole games can be told, in both languages', () => {
    const games = Array.from({ length: 16 }, (_, n) => n * 5);
    expect(unspokenIn(telling, games)).toEqual([]);
  }, 120_000);
});

test.each([
  ['en', 'Waiter 2: Dining Room', 'Attack Waiter 2 (Might)', 'Herb (1 of 2)'],
  ['pl', 'Kelner 2: Jadalnia', 'Atakuj Siłą: Kelner 2', 'Zioło (1 z\u00a02)'],
] as const)(
  '%s: several of a kind are told apart by the numbers on their pieces, and by where they are',
  (language, ...said) => {
    const told = teller(language, { explorers: null });
    const words = [
      told.option('monsters', { id: 'act:waiter:2', details: { monster: 'waiter:2', tile: 'dining-room' } }),
      told.option('turn', { id: 'attack:bare:waiter:2', details: { weapon: null, who: 'waiter:2', trait: 'might' } }),
      told.option('trade-give', { id: 'ware:token:1', details: { card: 'herb', n: 2 } }),
    ];
    expect(words).toEqual(said);
  },
);

test('every room is declined in Polish, for being there, going there and coming from there', () => {
  expect(Object.keys(PLACES).sort()).toEqual([...TILE_IDS].sort());
  const told = teller('pl', { explorers: ['josef', 'isa', 'sammy'] });
  for (const tile of TILE_IDS) {
    const moved = told.event({ kind: 'moved', details: { who: 1, from: tile, to: tile } });
    expect(moved).toMatch(/^Isa Valencia przechodzi (z|ze|znad)\s.+\s(do|na|nad)\s/);
  }
  const fell = told.event({ kind: 'moved', details: { who: 1, from: 'tower', to: 'vault' } });
  expect(fell).toMatch(/^Isa Valencia przechodzi z\sWieży do\sSkarbca\.$/);
});
