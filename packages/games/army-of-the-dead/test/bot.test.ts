import {
  advise,
  bestRated,
  fastChance,
  Match,
  type Option,
  playRandomly,
  Run,
  ruleOfThumb,
  search,
} from '@dreadhouse/engine';
import { describe, expect, test } from 'vitest';
import { armyOfTheDead, teller, texts } from '../src/index.ts';
import { one, turn, zombiePhase } from './kit.ts';

const options = (n: number) => ({
  ...armyOfTheDead.sampleOptions(n * 10, 1),
  mission: 'M1',
  veterans: 'blue' as const,
});

function game(n: number): Run<ReturnType<typeof armyOfTheDead.initial>> {
  const run = new Run(armyOfTheDead, armyOfTheDead.initial(options(n), 1), fastChance(`bot ${n}`), 1);
  run.begin('setup');
  return run;
}

describe('the rule of thumb', () => {
  test('wins missions that random play never wins', () => {
    let [thumb, random] = [0, 0];
    for (let n = 0; n < 10; n++) {
      const run = game(n);
      const chance = fastChance(`thumb ${n}`);
      for (let i = 0; i < 5000 && !run.over; i++) run.answer(0, bestRated(run, 0, chance));
      if (run.state.result?.side === 'survivors') thumb += 1;
      const other = game(n);
      playRandomly(other, chance);
      if (other.state.result?.side === 'survivors') random += 1;
    }
    expect(random).toBe(0);
    expect(thumb).toBeGreaterThanOrEqual(3);
  }, 120_000);

  test('takes what the mission wants', () => {
    const t = turn('kate', 'B2', ['revolver'], { objectives: [{ at: 'B2', face: 'red' }] });
    expect(ruleOfThumb(t.match, 0, 'x').id).toBe('take:objective');
  });

  test('does not shoot into a crowd of friends', () => {
    const t = turn('guzman', 'A4', ['smg'], {
      zombies: { B4: '1S' },
      survivors: { kate: { at: 'B4', health: 1 }, cruz: { at: 'B4', health: 1 } },
    });
    expect(ruleOfThumb(t.match, 0, 'x').id).not.toMatch(/^attack/);
  });

  test('lets those take the attacks who can bear them, and not whoever must not fall', () => {
    const t = zombiePhase({
      spawns: [],
      zombies: { A4: '1S' },
      survivors: { scott: 'A4', kate: { at: 'A4', health: 1 } },
    });
    expect(ruleOfThumb(t.match, 0, 'x').id).toBe('take:scott');
  });

  test('where somebody must fall, lets one take everything who can be spared', () => {
    const t = zombiePhase({
      spawns: [],
      zombies: { A4: '9S' },
      survivors: { scott: 'A4', kate: 'A4' },
      goals: { kate: {} },
    });
    expect(ruleOfThumb(t.match, 0, 'x').id).toBe('all:scott');
  });

  test('leaves those tokens to the collector that the collector still needs', () => {
    const at = (who: 'kate' | 'cruz') =>
      turn(who, 'B2', ['revolver'], {
        objectives: [
          { at: 'B2', face: 'red' },
          { at: 'E2', face: 'red' },
        ],
        survivors: { cruz: 'B2' },
        goals: { cruz: {} },
      });
    expect(ruleOfThumb(at('kate').match, 0, 'x').id).not.toBe('take:objective');
    expect(ruleOfThumb(at('cruz').match, 0, 'x').id).toBe('take:objective');
  });

  test('throws nothing where somebody stands who must not fall', () => {
    const t = turn('scott', 'A4', ['tnt'], {
      zombies: { B4: '4S 2A' },
      survivors: { kate: 'B4' },
      goals: { kate: {} },
    });
    expect(t.legal).toContain('attack:tnt:B4');
    expect(ruleOfThumb(t.match, 0, 'x').id).not.toBe('attack:tnt:B4');
  });

  test('concentrates on an Abomination that it can kill', () => {
    const t = turn('scott', 'A4', ['ring-saw'], { abominations: { valentine: 'A4' } });
    expect(ruleOfThumb(t.match, 0, 'x').id).toBe('attack-focus:ring-saw:A4:valentine');
    expect(one(t.state, 'scott').health).toBe(4);
  });
});

describe('hints and search', () => {
  const started = (): Match<ReturnType<typeof armyOfTheDead.initial>> => {
    const begun = Match.start(armyOfTheDead, {
      options: options(1),
      players: ['Ann'],
      luck: { kind: 'fast', seed: 'hints' },
    });
    if (!begun.ok) throw new Error(begun.why);
    while (begun.value.run.ask?.kind !== 'turn') begun.value.answer(0, (begun.value.legal(0)[0] as Option).id);
    return begun.value;
  };

  test('a hint names up to three legal answers, each with a reason in both languages', () => {
    const match = started();
    const found = advise(match, 0);
    expect(found.length).toBeGreaterThan(0);
    for (const {
      option,
      reason: { why },
      chance,
    } of found) {
      expect(match.legal(0).map(({ id }) => id)).toContain(option);
      expect([texts.en[`hint.${why}`], texts.pl[`hint.${why}`]].every(Boolean)).toBe(true);
      expect(chance).toBeGreaterThanOrEqual(0);
    }
  });

  test('a step towards something says what is to be done there, and how far it is', () => {
    const match = started();
    const { ask, state } = match.run;
    const steps = (ask === null ? [] : (armyOfTheDead.opinions?.(state, 0, ask, match.legal(0)) ?? [])).filter(
      ({ why }) => why === 'towards',
    );
    expect(steps.length).toBeGreaterThan(0);
    for (const reason of steps) {
      const { zone } = reason.about as { zone: string };
      for (const language of ['en', 'pl'] as const) {
        const words = teller(language).hint(reason);
        expect(words).toContain(zone);
        expect(words).not.toBe(texts[language]['hint.towards']);
        expect(words).not.toMatch(/–|undefined|[{}]/);
      }
    }
  });

  test('a hint for who acts next does not speak of Zombies where there are none', () => {
    const begun = Match.start(armyOfTheDead, {
      options: options(1),
      players: ['Ann'],
      luck: { kind: 'fast', seed: 'next' },
    });
    if (!begun.ok) throw new Error(begun.why);
    const match = begun.value;
    while (match.run.ask?.kind !== 'whose-turn') match.answer(0, (match.legal(0)[0] as Option).id);
    const { ask, state } = match.run;
    const said = armyOfTheDead.opinions?.(state, 0, ask, match.legal(0)) ?? [];
    expect(state.groups).toEqual([]);
    expect([...new Set(said.map(({ why }) => why))]).toEqual(['unthreatened']);
  });

  test('the same seed finds the same answer', () => {
    const match = started();
    const [a, b] = [0, 1].map(() => search(match, 0, { seed: 'same', iterations: 12 })[0]?.option.id);
    expect(a).toBe(b);
  });
});
