import { readdirSync } from 'node:fs';
import { format, type Language } from '@dreadhouse/text';
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
import { CARDS, MONSTERS, PLACES, TOKENS } from '../src/text/polish-cases.ts';

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

test.each([
  ['en', 'Hanged Men: “Roll each trait', 'A Bite!, result 4 or more: “Nothing happens.”', 'result 2–3: “1 Physical'],
  ['pl', 'Wisielcy”: „', 'wynik co najmniej 4: „', 'wynik 2–3: „'],
] as const)('%s: the log says what an Event does, and for which results', (language, does, most, between) => {
  const told = teller(language, { explorers: ['isa', 'josef', 'stephanie'] });
  const line = (card: string, n: number | null) =>
    told.event({ kind: 'event-line', details: { seat: 1, card, line: n } }).replaceAll('\u00a0', ' ');
  expect(line('hanged-men', null)).toContain(does);
  expect([line('a-bite', 4), line('a-bite', 2)]).toEqual([
    expect.stringContaining(most),
    expect.stringContaining(between),
  ]);
  expect(line('mysterious-fluid', 3)).toMatch(/(?:result|wynik) 3: [“„]/);
});

test.each([
  ['en', 'Take up: Candle (unlit, 2 Wax)', 'Candle at Hallway: lit from now on.'],
  ['pl', 'Podnieś Świecę (niezapalona, Wosk: 2)', 'Świeca na Korytarzu jest teraz zapalona.'],
] as const)(
  '%s: a token with two sides is called by how it looks, not by its other side',
  (language, taken, turned) => {
    const told = teller(language, { explorers: ['isa', 'josef', 'stephanie'] });
    const option = { id: 'take:5', details: { token: 'candle', side: 'down', n: 2 } };
    const event = { kind: 'token-turned', details: { token: 'candle', at: 'hallway', up: true } };
    const words = [told.option('turn', option), told.event(event)];
    expect(words.map((one) => one.replaceAll('\u00a0', ' '))).toEqual([taken, turned]);
    expect(told.option('turn', { id: 'take:5', details: { token: 'stone', side: 'up', n: 0 } })).not.toContain('(');
  },
);

test('a number stands in its sentence, not behind it, and a role has its article', () => {
  const all = Object.entries<string>(texts.en).filter(([key]) => /^haunt\.|^name\.role\./.test(key));
  const behind = all.filter(([, said]) => /\bso (?:many|much|often|few|near)\b[^.;]*[:,(] ?\{/i.test(said));
  expect(behind.map(([key]) => key)).toEqual([]);
  const bare = all.filter(([key, said]) => key.startsWith('name.role.') && !/^(?:an?|the) /.test(said));
  expect(bare.map(([key]) => key)).toEqual([]);
});

test.each(LANGUAGES)('%s: no haunt gives nothing of something, or lets none of a kind stand somewhere', (language) => {
  const all: Readonly<Record<string, string>> = texts[language];
  const said = [...haunts.values()].flatMap(({ number, numbers }) =>
    [0, 1, 2, 3].flatMap((more) => {
      const values = Object.entries<readonly number[]>(numbers).map(([what, per]) => [what, per[more] ?? per[0]]);
      return Object.keys(all)
        .filter((key) => new RegExp(`^haunt\\.${number}\\.(?:setup|goal|rule|text)\\.`).test(key))
        .map((key) => `${key}: ${format(all[key] ?? '', language, Object.fromEntries(values))}`);
    }),
  );
  const nothing = /\b(?:0 (?:Might|Speed|punkt)|(?:gains?|zyskaj|zyskujesz|zyskuje|staje|stają|leży) 0\b)|: 0\b|\(0\)/;
  expect([...new Set(said.filter((one) => nothing.test(one)))]).toEqual([]);
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
  ['pl', 'Kelner 2 w Jadalni', 'Zaatakuj Kelnera 2 Siłą', 'Zioło (1 z\u00a02)'],
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

test('every card is declined in Polish', () => {
  expect(Object.keys(CARDS).sort()).toEqual([...items.keys(), ...omens.keys()].sort());
});

test.each([
  ['monster', MONSTERS],
  ['token', TOKENS],
  ['item', CARDS],
  ['omen', CARDS],
] as const)('what is called like a woman changes where one takes or strikes it in Polish: every %s', (kind, forms) => {
  const all: Readonly<Record<string, string>> = texts.pl;
  const named = Object.keys(all).filter((key) => key.startsWith(`name.${kind}.`));
  const stays = named.filter(
    (key) => /^[^ ,:]+a(?=[ ,]|$)/.test(all[key] ?? '') && forms[key.split('.')[2] ?? '']?.Acc === undefined,
  );
  expect(stays).toEqual([]);
  const known = new Set(named.map((key) => key.split('.')[2]));
  expect(kind === 'item' || kind === 'omen' ? [] : Object.keys(forms).filter((id) => !known.has(id))).toEqual([]);
});

test('explorers, Monsters and cards are declined in Polish sentences; whoever has no explorer yet is a player', () => {
  const told = teller('pl', { explorers: ['josef', 'isa', 'sammy'] });
  const words = [
    told.event({ kind: 'gained', details: { seat: 1, trait: 'might', steps: 1, value: 5 } }),
    told.event({ kind: 'looted', details: { seat: 0, from: 2, card: 'machete' } }),
    told.event({ kind: 'attacked', details: { attacker: 'rat:1', defender: 1, weapon: null, trait: 'speed' } }),
    told.event({ kind: 'attack-won', details: { winner: 0, loser: 'rat:12', amount: 2 } }),
    told.event({ kind: 'traded', details: { from: 0, to: 1, given: ['map', 'dog'], taken: ['ring'] } }),
    told.event({ kind: 'traded', details: { from: 0, to: 1, given: [], taken: ['brooch'] } }),
    told.option('turn', { id: 'trade:2', details: { seat: 2 } }),
    teller('pl', { explorers: null }).option('turn', { id: 'trade:2', details: { seat: 2 } }),
  ];
  expect(words.map((one) => one.replaceAll('\u00a0', ' '))).toEqual([
    'Siła Isy Valencii rośnie do 5.',
    'Josef „Brosef” Hooper zabiera Sammy’emu Anglerowi Maczetę.',
    'Szczur 1 atakuje Isę Valencię Szybkością.',
    'Josef „Brosef” Hooper pokonuje Szczura 12 o 2 punkty.',
    'Josef „Brosef” Hooper wymienia się z Isą Valencią: oddaje Mapę i Psa, a dostaje Pierścień.',
    'Isa Valencia daje Josefowi „Brosefowi” Hooperowi Broszę.',
    'Wymień się z Sammym Anglerem',
    'Wymień się z Graczem 3',
  ]);
});
