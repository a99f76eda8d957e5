import { readdirSync } from 'node:fs';
import { dictionaryChecks, LANGUAGES, missing, namesakes, partsOf, unspokenIn } from '@dreadhouse/text/testing';
import { describe, expect, test } from 'vitest';
import { mansion } from '../src/content/mansion.ts';
import { ITEM_IDS, SURVIVOR_IDS, teller, terrorscape, texts } from '../src/index.ts';
import { AREAS, CASES } from '../src/text/polish-cases.ts';
import { WAYS } from '../src/text/teller.ts';

const folder = new URL('../src/text/', import.meta.url).href;
const parts = await partsOf(folder, (one) => readdirSync(new URL(one)));

describe('the dictionaries', () => {
  for (const check of dictionaryChecks(texts, parts)) test(check.name, check.run);
});

describe('names and texts of all content', () => {
  test.each(LANGUAGES)('%s: killers, cards, survivors, items, plans, locations, areas', (language) => {
    const described = ['killer', 'skill', 'survivor', 'item', 'plan'];
    const keys = terrorscape.catalogue.flatMap((id) => {
      const [kind = '', name = ''] = id.split(':');
      if (described.includes(kind)) return [`name.${kind}.${name}`, `text.${kind}.${name}`];
      return kind === 'location' ? [`name.location.${name}`] : [];
    });
    const areas = Object.keys(mansion.areas).map((area) => `name.area.${area}`);
    expect(missing(texts[language], [...keys, ...areas])).toEqual([]);
    expect(keys.length).toBeGreaterThan(100);
  });

  test.each(LANGUAGES)('%s: no two locations or items have one name', (language) => {
    expect(namesakes(texts[language], 'location', 'item', 'skill', 'killer', 'survivor')).toEqual([]);
  });
});

const telling = {
  game: terrorscape,
  texts,
  teller,
  raw: /\b[CNZ][1-5]\b|\b[a-z]\.[a-z]/,
};

describe('whatever the rules can say has words', () => {
  test('whole games can be told, in both languages', () => {
    const games = Array.from({ length: 12 }, (_, n) => n * 7);
    expect(unspokenIn(telling, games)).toEqual([]);
  }, 120_000);
});

describe('rooms, items and people are declined as sentences need them', () => {
  const pl = teller('pl');
  const plain = (words: string): string => words.replaceAll('\u00a0', ' ');
  const option = (id: string, details: object, kind = 'turn'): string =>
    plain(pl.option(kind, { id, details: { ...details } }));
  const event = (kind: string, details: object): string => plain(pl.event({ kind, details: { ...details } }));

  test.each([
    [option('supply:first-aid-kit', { item: 'first-aid-kit' }), 'Dobrze zaopatrzony: odzyskaj Apteczkę'],
    [option('move:Z2', { to: 'Z2' }), 'Idź na Cmentarz'],
    [option('give:herbs:marco', { item: 'herbs', survivor: 'marco' }), 'Przekaż Marcowi Zioła'],
    [option('take:knife:anna', { item: 'knife', survivor: 'anna' }), 'Weź od Anny Nóż'],
    [
      option('use:revolver+ammunition', { items: ['revolver', 'ammunition'], plus: 4 }, 'defend'),
      'Użyj Rewolweru i Amunicji (+4)',
    ],
    [event('survivor-moved', { survivor: 'anna', from: 'N4', to: 'N3' }), 'Anna przechodzi ze Schowka do Kuchni.'],
    [event('noise-reported', { at: ['N1', 'Z1'] }), 'Hałas słychać w Salonie i na Ścieżce za domem.'],
    [event('blocked', { door: ['N3', 'N4'] }), 'Zabójca blokuje drzwi między Kuchnią a Schowkiem.'],
    [
      event('detected', { zone: 'C', found: ['marco', 'sophia'] }),
      'Zabójca nasłuchuje w Obszarze czerwonym i wykrywa Marca i Sophię.',
    ],
    [event('searched', { at: 'Z2', found: [] }), 'Zabójca szuka na Cmentarzu i nikogo nie znajduje.'],
    [event('handed-over', { from: 'sophia', to: 'william', item: 'trap' }), 'Sophia przekazuje Williamowi Pułapkę.'],
  ])('%s', (said, wanted) => expect(said).toBe(wanted));

  test('in English a room stands with its preposition', () => {
    const en = teller('en');
    expect(en.option('turn', { id: 'move:Z1', details: { to: 'Z1' } })).toBe('Go to the Back Path');
    expect(en.event({ kind: 'noise-reported', details: { at: ['N1', 'Z1'] } })).toBe(
      'Noise is reported in the Living Room and on the Back Path.',
    );
    for (const id of mansion.locations) expect(WAYS.en[id]?.at).toContain(texts.en[`name.location.${id}`]);
  });

  test('every room, item and person has its cases', () => {
    for (const language of LANGUAGES) expect(Object.keys(WAYS[language]).sort()).toEqual([...mansion.locations].sort());
    expect(Object.keys(AREAS).sort()).toEqual(Object.keys(mansion.areas).sort());
    expect(Object.keys(CASES).sort()).toEqual([...ITEM_IDS, ...SURVIVOR_IDS].sort());
    expect(SURVIVOR_IDS.filter((id) => CASES[id]?.Dat === undefined)).toEqual([]);
  });
});
