import { readdirSync } from 'node:fs';
import type { Language } from '@dreadhouse/text';
import { dictionaryChecks, LANGUAGES, missing, namesakes, partsOf, unspokenIn } from '@dreadhouse/text/testing';
import { describe, expect, test } from 'vitest';
import { ROOM_IDS } from '../src/content/board.ts';
import { CHARACTER_IDS } from '../src/content/characters.ts';
import { COMPUTER_IDS } from '../src/content/decks.ts';
import { PLAN_IDS } from '../src/content/plans.ts';
import { TYPES } from '../src/content/stalkers.ts';
import { TILE_IDS } from '../src/content/tiles.ts';
import { type NemesisOptions, nemesisLockdown, objectiveText, registry, teller, texts } from '../src/index.ts';
import { ITEMS, PEOPLE, PLACES, STALKERS, WEAPONS } from '../src/text/polish-cases.ts';

const folder = new URL('../src/text/', import.meta.url).href;
const parts = await partsOf(folder, (one) => readdirSync(new URL(one)));

describe('the dictionaries', () => {
  for (const check of dictionaryChecks(texts, parts)) test(check.name, check.run);
});

const { items, actions, events, attacks, wounds, weaknesses, objectives } = registry();
const ids = (kind: string, list: Iterable<string>): string[] => [...list].map((id) => `${kind}.${id}`);

describe('names and texts of all content', () => {
  test.each(LANGUAGES)('%s: characters, tiles, cards, items, wounds, plans, objectives', (language) => {
    const described = [
      ...ids('character', CHARACTER_IDS),
      ...ids('tile', TILE_IDS),
      ...ids('item', items.keys()),
      ...ids('action', actions.keys()),
      ...ids('event', events.keys()),
      ...ids('wound', wounds.keys()),
      ...ids('weakness', weaknesses.keys()),
      ...ids('objective', objectives.keys()),
      ...ids('computer', COMPUTER_IDS),
      ...ids('plan', PLAN_IDS),
      ...ids('attack', new Set([...attacks.keys()].map((id) => id.replace(/-\d$/, '')))),
    ];
    expect(missing(texts[language], [...described.flatMap((id) => [`name.${id}`, `text.${id}`])])).toEqual([]);
    expect(described.length).toBeGreaterThan(150);
  });

  test.each(LANGUAGES)('%s: no two things of a kind have one name', (language) => {
    expect(namesakes(texts[language], 'tile', 'item', 'action', 'objective', 'character')).toEqual([]);
  });
});

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('an objective says what it asks for in this game, its card what it may ask for in others', () => {
  const [alone, two, four] = [['sentry'], ['sentry', 'hacker'], ['sentry', 'hacker', 'survivor', 'janitor']] as const;
  test.each([
    ['know-your-enemy', alone, 0, 'Two weaknesses are revealed.', 'Odkryj 2 słabości.'],
    ['know-your-enemy', two, 0, 'Two weaknesses are revealed.', 'Odkryjcie 2 słabości.'],
    ['know-your-enemy', four, 0, 'Three weaknesses are revealed.', 'Odkryjcie 3 słabości.'],
    [
      ...(['orderly-retreat', four, 0, 'At least two characters have left the base and live.'] as const),
      'Co najmniej 2 postacie muszą opuścić bazę i przeżyć.',
    ],
    ['orderly-retreat', alone, 0, 'You have left the base.', 'Opuść bazę.'],
    [
      ...(['no-loose-crew', four, 0, 'No survivor of the ship lives: Survivor.'] as const),
      'Nie pozwól przeżyć nikomu ze statku (Ocalała).',
    ],
    [
      ...(['no-loose-crew', four, 2, 'You survive, and at most one other does.'] as const),
      'Przeżyj tak, by oprócz ciebie przeżyła najwyżej 1 postać.',
    ],
    ['personal-matter-2', two, 0, 'Hacker does not survive.', 'Haker nie może przeżyć.'],
    [
      ...(['personal-matter-2', four, 0] as const),
      'Hacker does not survive, unless nobody else does besides the two of you.',
      'Haker nie może przeżyć, chyba że oprócz ciebie nie przeżyje już nikt inny.',
    ],
    [
      ...(['personal-matter-2', four, 1, 'You survive, and at most one other does.'] as const),
      'Przeżyj tak, by oprócz ciebie przeżyła najwyżej 1 postać.',
    ],
  ] as const)('%s, of %j, seat %i', (id, characters, seat, ...said) => {
    const holding = { players: characters.length, characters, seat };
    expect(LANGUAGES.map((language) => plain(objectiveText(language, id, holding)))).toEqual(said);
  });

  test('while characters are drafted the seats are numbers, and what hangs on their count is settled', () => {
    const ofTwo = { players: 2, characters: null, seat: 0 };
    expect(plain(objectiveText('en', 'personal-matter-2', ofTwo))).toBe('Player 2 does not survive.');
    expect(plain(objectiveText('pl', 'personal-matter-1', ofTwo))).toBe('Bądź jedyną postacią, która przeżyje.');
    expect(plain(objectiveText('en', 'no-loose-crew', ofTwo))).toContain('you are the only survivor. If there is none');
  });

  test('where two objectives ask for a signal, each needs a sender of its own', () => {
    const together = { players: 4, characters: four, seat: 0 };
    expect(objectiveText('en', 'clean-house', together)).toContain('a survivor has sent a signal');
    expect(objectiveText('en', 'clean-house', { ...together, senders: 2 })).toContain('two survivors have sent');
    expect(objectiveText('pl', 'dead-reckoning', { ...together, senders: 2 })).toContain('Dwie osoby');
  });

  test.each(LANGUAGES)('%s: no pattern is left open', (language) => {
    const seated = [alone, two, four].map((characters) => ({ players: characters.length, characters, seat: 0 }));
    const holdings = [null, ...seated, { players: 3, characters: null, seat: 1 }];
    for (const holding of holdings)
      for (const id of objectives.keys()) expect(objectiveText(language, id, holding)).toMatch(/^[^{}]+\.$/);
    expect(objectiveText(language, 'know-your-enemy', null)).toMatch(language === 'en' ? /three.*two/i : /3.*2/);
  });
});

const telling = {
  ...{ game: nemesisLockdown, texts, raw: /\b[a-z]+(?:-[a-z]+)*:\w|\bNL-|\b[a-z]+-[a-z]+-\d|\b(?:EL|EV)[A-D1-3]\b/ },
  // Who was drafted is read off the table; here anybody will do.
  teller: (language: Language, { characters }: NemesisOptions) =>
    teller(language, { characters: characters ?? CHARACTER_IDS }),
};

describe('whatever the rules can say has words', () => {
  test('whole games can be told, in both languages', () => {
    const games = Array.from({ length: 20 }, (_, n) => n * 3);
    expect(unspokenIn(telling, games)).toEqual([]);
  }, 120_000);
});

const TOLD = { characters: ['sentry', 'hacker'], tiles: { '001': 'archive' } };

describe('rooms are called by what was seen of them, seats by their characters', () => {
  test.each([
    [
      'en',
      'Sentry moves from Archive (001) to room 002.',
      'Move to Elevator Shaft S-01',
      'Baton: Hacker discards the hand',
    ],
    [
      'pl',
      'Strażnik przechodzi z Archiwum (001) do pomieszczenia 002.',
      'Idź do Szybu windy S-01',
      'Pałka: Haker odrzuca rękę',
    ],
  ] as const)('%s', (language, ...said) => {
    const told = teller(language, TOLD);
    const words = [
      told.event({ kind: 'moved', details: { seat: 0, from: '001', to: '002' } }),
      told.option('act', { id: 'move:EL1', details: { room: 'EL1' } }),
      told.option('act', { id: 'play:baton:seat:1', details: { seat: 1 } }),
    ];
    // Spaces and hyphens that keep a line together are written as any others here.
    expect(words.map((one) => one.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-'))).toEqual(said);
  });

  test('Polish: every tile and character has its cases', () => {
    expect(Object.keys(PLACES).sort()).toEqual([...TILE_IDS].sort());
    expect(Object.keys(PEOPLE).sort()).toEqual([...CHARACTER_IDS].sort());
    expect(ROOM_IDS).toHaveLength(27);
  });

  test('Polish: every stalker and weapon has its cases, and no item of the feminine is taken in the nominative', () => {
    expect(Object.keys(STALKERS).sort()).toEqual([...TYPES, 'egg'].sort());
    const weapons = [...items.values()].filter(({ weapon }) => weapon !== undefined).map(({ id }) => id);
    expect(Object.keys(WEAPONS).sort()).toEqual([...weapons].sort());
    const feminine = [...items.keys()].filter((id) => /^\p{L}+a(?: |$)/u.test(texts.pl[`name.item.${id}`] ?? ''));
    expect(feminine.length).toBeGreaterThan(5);
    expect(feminine.filter((id) => ITEMS[id] === undefined && WEAPONS[id] === undefined)).toEqual([]);
  });

  test.each([
    ['en', 'explores room 010: ', 'Event: Brownout. The highest', 'field 9'],
    ['pl', 'odkrywa pomieszczenie 010: ', 'Wydarzenie: „Spadek napięcia”. Aktywny żeton', 'na polu 9'],
  ] as const)(
    '%s: a room is explored by its number, an event says what it does, fields are counted as on the track',
    (language, ...said) => {
      const told = teller(language, { ...TOLD, tiles: { '010': 'cooling-system' } });
      const words = [
        told.event({ kind: 'explored', details: { seat: 0, room: '010', tile: 'cooling-system' } }),
        told.event({ kind: 'event-card', details: { card: 'brownout' } }),
        told.event({ kind: 'self-destruct', details: { field: 9, red: false } }),
      ];
      expect(words.map((one) => one.replaceAll('\u00a0', ' '))).toEqual(
        said.map((one) => expect.stringContaining(one)),
      );
    },
  );

  test('Polish: who is shot at, taken and paid with', () => {
    const told = teller('pl', TOLD);
    const words = [
      told.event({ kind: 'shot', details: { seat: 0, weapon: 'nail-driver', target: 'adult' } }),
      told.option('act', { id: 'melee:queen', details: { target: 'queen' } }),
      told.option('act', { id: 'drop:medkit' }),
      told.event({ kind: 'encounter', details: { seat: 1, room: 'STO', type: 'larva' } }),
      teller('pl', { characters: null }).event({ kind: 'interrupted', details: { by: 1, seat: 2 } }),
    ];
    expect(words.map((one) => one.replaceAll('\u00a0', ' '))).toEqual([
      'Strażnik strzela z Gwoździarki do dorosłego osobnika.',
      'Zaatakuj wręcz królową',
      'Upuść Apteczkę',
      'Haker spotyka w Magazynie larwę.',
      'Gracz 2 przerywa akcję Gracza 3.',
    ]);
  });
});
