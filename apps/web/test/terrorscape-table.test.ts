import { Match } from '@dreadhouse/engine';
import { mansion, placeIn, teller, terrorscape, texts, wayTo } from '@dreadhouse/terrorscape';
import { describe, expect, test } from 'vitest';
import { within } from '../src/kit/scene/listed.ts';
import { titleOf } from '../src/scenes/terrorscape/guide/guide.ts';
import { keywordsIn } from '../src/scenes/terrorscape/guide/keywords.ts';
import { sides, startAs } from '../src/scenes/terrorscape/new-game/sides.ts';
import { seatNames } from '../src/scenes/terrorscape/seat-names.ts';
import { glossary } from '../src/scenes/terrorscape/story/glossary.ts';

const LANGUAGES = ['en', 'pl'] as const;

describe('keywords', () => {
  test.each(LANGUAGES)('every word in capitals on a card is explained (%s)', (language) => {
    const cards = Object.entries(texts[language]).filter(([key]) => /^text\.(skill|killer|item|survivor)\./.test(key));
    for (const [key, sentence] of cards) {
      const capitals = new Set((sentence.match(/\p{Lu}{4,}( SIĘ)?/gu) ?? []).map((word) => word.slice(0, 5)));
      const explained = keywordsIn(sentence, language);
      const ranges = /Range|Zasięg/.test(sentence) ? 1 : 0;
      expect(explained.length, `${key}: ${sentence}`).toBe(capitals.size + ranges);
      for (const { text } of explained) expect(text.length).toBeGreaterThan(10);
    }
  });

  test('in the order in which a card names them', () => {
    const rules = keywordsIn(texts.en['text.skill.chainsaw'] ?? '', 'en').map(({ rule }) => rule);
    expect(rules).toEqual(['TS-KW-13', 'TS-KW-09', 'TS-KW-01']);
  });
});

test('the house sits down under a name that fits into a sentence, and keeps its article small within one', () => {
  const [, team] = seatNames('killer', 'butcher');
  const [killer] = seatNames('survivors', 'butcher');
  expect([killer, team].map((name) => within(name, 'en'))).toEqual(['the Butcher', 'the team']);
  expect(within('Theo', 'en')).toBe('Theo');
});

test('whoever wants to play at once is asked for the side; on each sits one person, and the house on the other', () => {
  const starts = sides.map((side) => ({
    id: side.id,
    seats: side.start().seats.map(({ kind }) => kind),
  }));
  expect(starts).toEqual([
    { id: 'survivors', seats: ['bot', 'person'] },
    { id: 'killer', seats: ['person', 'bot'] },
  ]);
  for (const side of sides) {
    const { options, seats } = side.start();
    const players = seats.map(({ name }) => name);
    const started = Match.start(terrorscape, { options, players, luck: { kind: 'fast', seed: side.id } });
    expect(started.ok).toBe(true);
  }
});

test('a title says who is against whom, and a room is declined wherever somebody is', () => {
  const options = startAs('survivors').options as Parameters<typeof titleOf>[0]; // of this game
  expect(titleOf(options, 'pl')).toBe('Rzeźnik kontra Anna, Marco i Johnson');
  expect(titleOf(options, 'en')).toBe('Butcher against Anna, Marco and Johnson');
  expect(mansion.locations.filter((id) => !/^(w|na) /.test(placeIn('pl', id)))).toEqual([]);
  expect(placeIn('en', 'C2')).toBe('in the Gallery');
  expect(teller('en').event({ kind: 'killer-moved', details: { from: 'Z1', to: 'C1' } })).toBe(
    'The Killer goes from the Back Path to the Entrance Hall.',
  );
  expect(mansion.locations.filter((id) => !/^(do|na) /.test(wayTo('pl', id)))).toEqual([]);
  const entry = glossary('pl').find(({ id }) => id === 'location.Z2');
  expect(entry?.text).toContain('Tajne przejście do Salonu.');
});

test('a wound is announced with the card that makes it, in both languages', () => {
  const wounded = (card: string | null) => ({ kind: 'wounded', details: { survivor: 'anna', card } });
  expect(teller('pl').event(wounded('chainsaw'))).toBe('Anna odnosi ranę od karty „Piła łańcuchowa”.');
  expect(teller('en').event(wounded('chainsaw'))).toBe('“Chainsaw” wounds Anna.');
  expect(teller('pl').event(wounded(null))).toBe('Anna odnosi ranę.');
});
