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
import { THINGS } from '../src/text/things.ts';
import { actions, type Table, turn, zombiePhase } from './kit.ts';

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
      /^Z\u00a0A1 do A2 idzie 1 Szuracz\. Najwięcej Ocalałych widać stamtąd w\u00a0Strefie A4 \(wybór Pierwszego Gracza\)\.$/,
    );
    expect(told('shambler', 3)).toContain('idą 3 Szuracze');
    expect(told('alpha', 5)).toContain('idzie 5 Alf.');
    expect(told('queen', 1)).toContain('idzie Królowa');
  });

  test('what dies, comes or bursts without anybody’s doing is in the right case', () => {
    const say = teller('pl');
    const told = (kind: string, details: Record<string, unknown>): string =>
      say.event({ kind, details }).replaceAll('\u00a0', ' ');
    expect(told('killed', { at: 'A1', type: 'shambler', count: 2 })).toBe('W Strefie A1 giną 2 Szuracze.');
    expect(told('killed', { at: 'A1', type: 'alpha', count: 5 })).toBe('W Strefie A1 ginie 5 Alf.');
    expect(told('killed', { at: 'A1', type: 'queen', count: 1 })).toBe('W Strefie A1 ginie Królowa.');
    expect(told('killed', { at: 'A1', type: 'queen', count: 1, survivor: 'kate' })).toBe(
      'Kate zabija Królową w Strefie A1.',
    );
    expect(told('spawned', { at: 'A1', type: 'alpha', count: 0 })).toBe('W Strefie A1 nikt się nie pojawia.');
    expect(told('spawned', { at: 'A1', type: 'shambler', count: 1 })).toBe('W Strefie A1 pojawia się 1 Szuracz.');
    expect([1, 3, 5].map((damage) => told('explosion', { at: 'A1', damage }))).toEqual([
      'Wybuch w Strefie A1 zadaje wszystkim 1 Obrażenie.',
      'Wybuch w Strefie A1 zadaje wszystkim 3 Obrażenia.',
      'Wybuch w Strefie A1 zadaje wszystkim 5 Obrażeń.',
    ]);
    const english = teller('en').event({ kind: 'spawned', details: { at: 'A1', type: 'alpha', count: 0 } });
    expect(english).toBe('Nobody appears in A1.');
  });

  test('names of Survivors are in the right case, and words that go with them of the right gender', () => {
    const say = teller('pl');
    const told = (kind: string, details: Record<string, unknown>): string =>
      say.event({ kind, details }).replaceAll('\u00a0', ' ');
    const option = (id: string, details: Record<string, unknown>): string => say.option('turn', { id, details });
    expect(told('recruited', { companion: 'geeta', survivor: 'scott' })).toBe('Geeta idzie za Scottem.');
    expect(told('saved', { by: 'cruz', survivor: 'tanaka', from: 'A1', to: 'A2' })).toContain('Cruz wyciąga Tanakę ze');
    expect(told('eliminated', { survivor: 'chambers', at: 'A1' })).toBe('Chambers poległa w Strefie A1.');
    expect(told('eliminated', { survivor: 'vanderohe', at: 'A1' })).toBe('Vanderohe poległ w Strefie A1.');
    expect(told('turn', { survivor: 'vanderohe' })).toBe('Tura Vanderohego.');
    expect(told('traded', { survivor: 'kate', partner: 'scott', give: ['machete', 'bag'], take: [] })).toBe(
      'Kate oddaje Scottowi Maczetę i torbę z pieniędzmi.',
    );
    expect(told('attack', { survivor: 'kate', at: 'A1', item: 'smg' })).toBe(
      'Kate atakuje Strefę A1 Pistoletem Maszynowym.',
    );
    expect(option('trade:scott', { survivor: 'scott' })).toBe('Wymień się ze Scottem');
    expect(option('trade:kate', { survivor: 'kate' })).toBe('Wymień się z\u00a0Kate');
    expect(option('lead:geeta', { survivor: 'geeta' })).toContain('Akcja dla Geety');
  });

  test.each([
    ['en', 'Dieter: kill 8 Shamblers.', 'too little Damage', 'nobody dies'],
    ['pl', 'Dieter: zabij 8 Szuraczy.', 'za mało Obrażeń', 'nikt nie ginie'],
  ] as const)(
    '%s: the log says what a Personal Goal asks for, and why a hit kills nobody',
    (language, goal, weak, miss) => {
      const told = (kind: string, details: Record<string, unknown>): string =>
        teller(language).event({ kind, details });
      expect(told('goal-drawn', { survivor: 'dieter', colour: 'yellow' })).toContain(goal);
      const result = (hits: number): string =>
        told('attack-result', { survivor: 'kate', hits, dice: 3, kills: 0, caught: 0 });
      expect(result(2)).toContain(weak);
      expect(result(0)).toContain(miss);
    },
  );

  test('everything that changes hands, is set going or attacked has its cases', () => {
    const named = ['item', 'token', 'device', 'zombie'].flatMap((kind) =>
      Object.keys(texts.pl).flatMap((key) => key.split(`name.${kind}.`)[1] ?? []),
    );
    expect(named.length).toBeGreaterThan(40);
    expect(Object.keys(THINGS).sort()).toEqual([...named].sort());
    const weapons = Object.keys(texts.pl).flatMap((key) => key.split('name.item.')[1] ?? []);
    expect(weapons.filter((id) => THINGS[id]?.Ins === undefined || THINGS[id]?.Gen === undefined)).toEqual([]);
  });

  test('AD-ZACT-01: the last Action of the last Survivor is announced as such', () => {
    const last = turn('scott', 'A4', [], { yetToAct: ['scott'] }).answers('noise', 'noise');
    expect([actions(last), last.decision.about?.['last']]).toEqual([1, 'yes']);
    expect(teller('en').ask(last.decision)).toContain('1 Action left; then the Zombie Phase begins.');
    expect(teller('pl').ask(last.decision)).toContain('zaczyna się Faza Zombie');
    const notYet = turn('scott', 'A4', [], { yetToAct: ['scott', 'kate'] }).answers('noise', 'noise');
    expect(notYet.decision.about?.['last']).toBe('no');
  });

  test('AD-ZACT-06: who is to be hit is told what that comes to', () => {
    const about = (t: Table, id: string): string[] =>
      t.decision.options.filter((one) => one.id === id).map((one) => teller('en').option('share', one));
    const t = zombiePhase({
      spawns: [],
      zombies: { A4: '3S' },
      survivors: { scott: 'A4', kate: { at: 'A4', health: 2 } },
    });
    expect(about(t, 'take:kate')).toEqual(['Kate takes 1 Wound (1 Health left)']);
    expect(about(t, 'all:kate')).toEqual(['Kate takes everything: 3 Wounds (and falls)']);
    t.answers('take:scott');
    expect(about(t, 'all:scott')).toEqual(['Scott takes everything: 2 Wounds (1 Health left)']);
  });

  test.each(LANGUAGES)('%s: whoever may roll again is told of the Ammo dice too', (language) => {
    const about = { survivor: 'dieter', dice: [2, 3], ammo: [6], what: 'attack' };
    expect(teller(language).ask({ kind: 'reroll', about })).toMatch(/2, 3\D+6/);
  });
});
