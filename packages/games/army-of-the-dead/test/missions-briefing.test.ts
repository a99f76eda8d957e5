import { dictionaryChecks } from '@dreadhouse/text/testing';
import { describe, expect, test } from 'vitest';
import { MISSION_IDS, missionOf } from '../src/content/missions/index.ts';
import { briefing } from '../src/text/briefing.ts';
import { missions as en } from '../src/text/en/missions.ts';
import { missions as pl } from '../src/text/pl/missions.ts';
import { changed, read } from './missions-kit.ts';

const LANGUAGES = ['en', 'pl'] as const;
const name = (card: string): string => `<${card}>`;

describe('the texts of missions', () => {
  for (const check of dictionaryChecks({ en, pl }, { en: { missions: en }, pl: { missions: pl } }))
    test(check.name, check.run);
});

describe('a mission sheet in words', () => {
  test.each(LANGUAGES)('%s: nothing is left without words', (language) => {
    const raw = MISSION_IDS.flatMap((id) => {
      const { title, story, difficulty, rules, win, lose } = briefing(missionOf(id), language, name);
      return [title, story, difficulty, ...rules, ...win, ...lose].filter(
        (text) => text === '' || /[{}]|undefined|mission\.|name\.|: ,|: \./.test(text),
      );
    });
    expect(raw).toEqual([]);
  });

  test('AD-R-207: what is special about Her Majesty', () => {
    const { rules, win, lose } = briefing(missionOf('M7'), 'en', name);
    expect(rules).toEqual([
      'Red tokens are demolition caches.',
      'Whoever takes a red token also gets from deck or discards: <tnt> (×1), or else <grenade>.',
      'The Queen starts in D2.',
      '2 Alphas start in D2.',
      'An Alpha starts in C2.',
      'An Alpha starts in E2.',
      'When the Queen dies: a crown is left behind, Masked Zeus comes, the Spawn Zone G1 becomes active, the Spawn Zone A4 becomes active.',
    ]);
    expect(win[0]).toBe('Carry the crown to D6.');
    expect(lose).toContain('No Tough Survivor is alive.');
  });

  test('whoever is needed is called by name, as soon as there is a team', () => {
    const people = (who: string): string[] =>
      who === 'shadow' ? ['Kate'] : who === 'owners' ? ['Dieter', 'Cruz'] : [];
    const { win, inShort } = briefing(missionOf('M1'), 'en', name, people);
    expect(win[1]).toContain('a Shadow (Kate), every owner of a Personal Goal (Dieter, Cruz)');
    expect(inShort).toBe(
      'Take all 3 red tokens. Gather in F1, with no Zombie there: at least 3 of you, among them Kate, Dieter and Cruz. Complete both Personal Goals.',
    );
    const three = (who: string): string[] => (who === 'shadow' ? ['Kate'] : ['Dieter', 'Cruz']);
    expect(briefing(missionOf('M1'), 'pl', name, three).inShort).toMatch(/w\stym Kate, Dieter i\sCruz\./);
    const several = (who: string): string[] => (who === 'shadow' ? ['Kate', 'Lilly'] : ['Kate']);
    expect(briefing(missionOf('M1'), 'en', name, several).inShort).toContain('among them Kate.');
    const others = (who: string): string[] => (who === 'shadow' ? ['Kate', 'Lilly'] : ['Scott']);
    expect(briefing(missionOf('M1'), 'en', name, others).inShort).toContain('among them Kate / Lilly and Scott.');
    expect(briefing(missionOf('M1'), 'en', name).win[1]).not.toContain('(');
  });

  test('goals are commands, in both languages', () => {
    const polish = MISSION_IDS.flatMap((id) => briefing(missionOf(id), 'pl', name).win);
    expect(polish.filter((goal) => !/^\S+(cie|jcie|dźcie)\b/.test(goal))).toEqual([]);
    const english = MISSION_IDS.flatMap((id) => briefing(missionOf(id), 'en', name).win);
    expect(english.filter((goal) => !/^(Take|Kill|Set|Hold|Carry|Bring|Gather|Drive|Complete) /.test(goal))).toEqual(
      [],
    );
  });

  test('a mission of another author explains itself', () => {
    const own = read(
      changed(
        'M4',
        ['win: gather 2B2 with pilot', 'win: gather 2B2 least 1'],
        ['needs red-taken gives noise 2B2', 'needs red-taken, done radio gives arrives 0'],
        ['event: floor 1', 'device: radio at 0D4 by pilot\nevent: taken purple gives power\nevent: floor 1'],
      ),
    );
    const { rules, win } = briefing(own, 'pl', name);
    expect(rules).toContain('Gdy zdobędziecie fioletowy żeton, windy działają.');
    expect(rules).toContain(
      'Pilot w\u00a0Strefie 2B2 może za 1 Akcję uruchomić silnik helikoptera. Warunek: zdobyliście wszystkie czerwone żetony, działa radiostacja. Wtedy helikopter przylatuje na koniec rundy.',
    );
    expect(win).toContain(
      'Zbierzcie się w\u00a0Strefie 2B2 bez Zombie. Mają tam stanąć: wszyscy właściciele Celów Osobistych, a\u00a0łącznie co najmniej 1 Ocalały albo wszyscy żyjący.',
    );
  });
});
