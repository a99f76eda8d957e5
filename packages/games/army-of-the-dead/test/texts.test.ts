import { readdirSync } from 'node:fs';
import { dictionaryChecks, LANGUAGES, missing, namesakes, partsOf, unspokenIn } from '@dreadhouse/text/testing';
import { describe, expect, test } from 'vitest';
import { EQUIPMENT_IDS } from '../src/content/equipment.ts';
import { ORDER_IDS, orderCard } from '../src/content/orders.ts';
import { SKILL_IDS } from '../src/content/skills.ts';
import { SURVIVOR_IDS } from '../src/content/survivors.ts';
import { VAULT_CARD_IDS } from '../src/content/vault-cards.ts';
import { ZOMBIE_TYPES } from '../src/content/zombies.ts';
import { armyOfTheDead, teller, texts } from '../src/index.ts';

const folder = new URL('../src/text/', import.meta.url).href;
const parts = await partsOf(folder, (one) => readdirSync(new URL(one)));

describe('the dictionaries', () => {
  for (const check of dictionaryChecks(texts, parts)) test(check.name, check.run);
});

describe('names and texts of all content', () => {
  test.each(LANGUAGES)('%s: Survivors, Equipment, skills, Zombies, Orders, Vault cards, goals', (language) => {
    const both = (kind: string, ids: readonly string[]): string[] =>
      ids.flatMap((id) => [`name.${kind}.${id}`, `text.${kind}.${id}`]);
    const keys = [
      ...SURVIVOR_IDS.flatMap((id) => [`name.survivor.${id}`, `text.goal.${id}`]),
      ...both('item', [...EQUIPMENT_IDS, 'machine-gun', 'truck']),
      ...both('skill', SKILL_IDS),
      ...both('zombie', ZOMBIE_TYPES),
      ...both(
        'order',
        ORDER_IDS.map((id) => orderCard(id).kind),
      ),
      ...VAULT_CARD_IDS.map((id) => `name.vault.${id}`),
    ];
    expect(missing(texts[language], keys)).toEqual([]);
  });

  test.each(LANGUAGES)('%s: no two of a kind have one name', (language) => {
    expect(namesakes(texts[language], 'item', 'skill', 'zombie', 'survivor', 'order', 'vault')).toEqual([]);
  });
});

const telling = {
  game: armyOfTheDead,
  texts,
  teller,
  raw: /@|\b[a-z]\.[a-z]|\b(?:shambler|alpha|masked|mounted|golden-ak|smg|tnt)\b/,
};

describe('whatever the rules can say has words', () => {
  test('whole games can be told, in both languages', () => {
    const games = Array.from({ length: 24 }, (_, n) => n * 7 + 1);
    expect(unspokenIn(telling, games)).toEqual([]);
  }, 120_000);

  test('the horde explains itself, in correct Polish', () => {
    const say = teller('pl');
    const move = {
      from: 'A1',
      to: 'A2',
      target: 'A4',
      why: 'most-survivors',
      tie: 'first-player',
      route: 'none',
      routes: 1,
    };
    const told = (type: string, count: number): string =>
      say.event({ kind: 'zombies-move', details: { ...move, type, count } });
    expect(told('shambler', 1)).toMatch(
      /^Z\u00a0A1 do A2: 1 Szuracz\. Najwięcej Ocalałych widzą w\u00a0A4 \(wybór Pierwszego Gracza\)\.$/,
    );
    expect(told('shambler', 3)).toContain('3 Szuracze');
    expect(told('alpha', 5)).toContain('5 Alf.');
    expect(told('queen', 1)).toContain('Królowa');
  });

  test('what dies, comes or bursts without anybody’s doing is in the right case', () => {
    const say = teller('pl');
    const told = (kind: string, details: Record<string, unknown>): string =>
      say.event({ kind, details }).replaceAll('\u00a0', ' ');
    expect(told('killed', { at: 'A1', type: 'shambler', count: 2 })).toBe('W A1 giną 2 Szuracze.');
    expect(told('killed', { at: 'A1', type: 'alpha', count: 5 })).toBe('W A1 ginie 5 Alf.');
    expect(told('killed', { at: 'A1', type: 'queen', count: 1 })).toBe('W A1 ginie Królowa.');
    expect(told('killed', { at: 'A1', type: 'queen', count: 1, survivor: 'kate' })).toBe('Kate zabija w A1: Królową.');
    expect(told('spawned', { at: 'A1', type: 'alpha', count: 0 })).toBe('W A1 nikt się nie pojawia.');
    expect(told('spawned', { at: 'A1', type: 'shambler', count: 1 })).toBe('W A1 pojawia się 1 Szuracz.');
    expect([1, 3, 5].map((damage) => told('explosion', { at: 'A1', damage }))).toEqual([
      'Wybuch w A1: 1 Obrażenie dla wszystkich.',
      'Wybuch w A1: 3 Obrażenia dla wszystkich.',
      'Wybuch w A1: 5 Obrażeń dla wszystkich.',
    ]);
    const english = teller('en').event({ kind: 'spawned', details: { at: 'A1', type: 'alpha', count: 0 } });
    expect(english).toBe('Nobody appears in A1.');
  });

  test.each(LANGUAGES)('%s: whoever may roll again is told of the Ammo dice too', (language) => {
    const about = { survivor: 'dieter', dice: [2, 3], ammo: [6] };
    expect(teller(language).ask({ kind: 'reroll', about })).toMatch(/2, 3\D+6/);
  });
});
