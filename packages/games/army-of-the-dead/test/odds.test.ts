import { fastChance, type Match, oddsOf, preview } from '@dreadhouse/engine';
import { begun } from '@dreadhouse/engine/testing';
import { describe, expect, test } from 'vitest';
import { type ArmyState, armyOfTheDead, numbers } from '../src/index.ts';
import { expect as expected } from '../src/odds/attack.ts';
import { throwsOf } from '../src/odds/dice.ts';
import { plannedBy } from '../src/odds/odds.ts';
import { ofChallenge, straightChance } from '../src/odds/straight.ts';
import { type Table, turn } from './kit.ts';

const PLAIN = { accuracy: 4, bonus: 0, ammo: 0, sixesRollOn: false };

describe('how dice can fall', () => {
  test('all ways together are certain, and as likely as they should be', () => {
    const two = throwsOf({ ...PLAIN, dice: 2 });
    expect(two.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    const hits = (n: number): number =>
      two.filter((one) => one.hits === n).reduce((sum, { chance }) => sum + chance, 0);
    expect([hits(0), hits(1), hits(2)]).toEqual([0.25, 0.5, 0.25].map((n) => expect.closeTo(n)));
  });

  test('AD-FIGHT-03: a 1 never hits, whatever is added to it', () => {
    const [miss] = throwsOf({ ...PLAIN, dice: 1, accuracy: 2, bonus: 2 }).filter(({ hits }) => hits === 0);
    expect(miss?.chance).toBeCloseTo(1 / numbers.DIE);
  });

  test('AD-SKILL-24: sixes bring more dice, and those more of them', () => {
    const thrown = throwsOf({ ...PLAIN, dice: 1, sixesRollOn: true });
    expect(thrown.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    const average = thrown.reduce((sum, { hits, chance }) => sum + hits * chance, 0);
    expect(average).toBeCloseTo(0.5 * 1.2, 3); // each die brings 1/6 of another: 6/5 dice in all
  });
});

/** Where nothing is asked before all dead have been counted. */
const CLEAN = new Set(['turn', 'whose-turn', 'share', 'skill', undefined]);
const GAMES = 12;
const WANTED = 30;

function start(game: number): Match<ArmyState> {
  const options = { ...armyOfTheDead.sampleOptions(game, 1), letTheGameDecide: true };
  return begun(armyOfTheDead, { seed: `odds ${game}`, options });
}

/** Positions in games of chance in which somebody can attack with few enough dice that all their ways can be followed. */
function* attacks(): Generator<{ match: Match<ArmyState>; option: string }> {
  for (let game = 0; game < GAMES; game++) {
    const match = start(game);
    const chance = fastChance(`odds player ${game}`);
    for (let answers = 0; !match.over && answers < 300; answers++) {
      const legal = match.legal(0);
      const shots = legal.filter(({ id }) => /^(attack|gun|drive)/.test(id));
      const [shot] = shots;
      if (shot !== undefined && match.run.ask?.kind === 'turn') yield { match, option: chance.pick('shot', shots).id };
      const pick = shots.length > 0 && answers % 2 === 0 ? chance.pick('shot', shots) : chance.pick('other', legal);
      match.answer(0, pick.id);
    }
  }
}

test('odds of attacks are what the rules make of every roll', () => {
  let compared = 0;
  for (const { match, option } of attacks()) {
    if (compared >= WANTED) break;
    const chosen = match.legal(0).find(({ id }) => id === option);
    const planned = chosen === undefined ? null : plannedBy(match.state, chosen);
    if (planned === null || option.startsWith('charge')) continue;
    let clean = true;
    const { exact, outcomes } = preview(
      match,
      0,
      option,
      (run, events) => {
        if (!CLEAN.has(run.ask?.kind)) clean = false;
        const count = (kind: string): number =>
          events
            .filter((one) => one.kind === kind)
            .reduce((sum, { details }) => sum + Number(details['count'] ?? 1), 0);
        return String(count('killed') + count('trapped'));
      },
      { paths: 40, samples: 1 },
    );
    if (!exact || !clean) continue;
    const { kills } = expected(match.state, planned);
    for (const { outcome, odds: chance } of outcomes)
      expect(kills.get(Number(outcome)) ?? 0, `${option} ${outcome}`).toBeCloseTo(chance, 6);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(15);
});

test('every option has odds that add up, and says whether it can be taken back', () => {
  for (const { match } of attacks()) {
    const known = oddsOf(match, 0);
    expect(Object.keys(known).sort()).toEqual(
      match
        .legal(0)
        .map(({ id }) => id)
        .sort(),
    );
    for (const { outcomes } of Object.values(known)) {
      if (outcomes.length > 0) expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    }
    break;
  }
});

describe('AD-VAULT-05: how likely a Straight is', () => {
  const kept = (...faces: number[]): number =>
    faces.reduce((bits, face) => bits | (face === 6 ? 1 : 1 << (face - 1)), 0);

  test('by counting all ways in which dice can fall', () => {
    expect(straightChance(kept(2, 3, 4, 5), 1, 1)).toBeCloseTo(2 / 6); // a 1 or a 6
    expect(straightChance(kept(1, 2, 3, 4), 1, 2)).toBeCloseTo(1 - (5 / 6) ** 2);
    expect(straightChance(kept(2, 3, 4), 2, 1)).toBeCloseTo(2 * (1 / 6) * (2 / 6)); // a 5, and a 1 or a 6
    expect(straightChance(0, 5, 1)).toBeCloseTo((2 * 120) / 6 ** 5);
    expect(straightChance(kept(2, 3), 2, 9)).toBe(0); // too few dice are left
  });

  test('three rolls are as good as playing them out', () => {
    const chance = fastChance('straights');
    const games = 20000;
    let won = 0;
    for (let game = 0; game < games; game++) {
      let places = 0;
      for (let roll = 0; roll < 3; roll++) {
        const free = 5 - [1, 2, 4, 8, 16].filter((bit) => (places & bit) !== 0).length;
        for (let die = 0; die < free; die++) places |= kept(chance.below('die', 6) + 1);
      }
      if (places === 31) won += 1;
    }
    expect(Math.abs(straightChance(0, 5, 3) - won / games)).toBeLessThan(0.01);
  });

  test('AD-VAULT-06: each die that could be kept, rolling, and giving up', () => {
    const { state } = start(0);
    const challenge = {
      ...{ slot: 0, dice: [2, 2, 4, 5, 1], reserved: [true, false, true, true, false] },
      ...{ rolls: 1, help: [], lucky: false },
    };
    const of = (id: string): number =>
      ofChallenge(state, challenge, { id }).outcomes.find(({ key }) => key === 'straight')?.chance ?? 0;
    expect(of('keep:4')).toBeCloseTo(1 / 6); // then one die for the 3
    expect(of('keep:1')).toBe(0); // a second 2 wastes the die that is needed
    expect(of('roll')).toBeCloseTo(2 * (1 / 6) * (2 / 6));
    expect(of('give-up')).toBe(0);
    expect(of('up:1:scott')).toBe(1); // the second 2 becomes the 3, and everything fits
  });
});

describe('what is told of an option', () => {
  const told = (t: Table, option: string) => {
    const { outcomes = [] } = armyOfTheDead.odds?.(t.match, 0)[option] ?? {};
    return Object.fromEntries(outcomes.map(({ key, chance }) => [key, chance]));
  };

  test('AD-BOLAS-02, AD-PRIO-02: bolas catch one target of a Concentrated Attack, and nobody behind those who lie in bolas', () => {
    const t = turn('scott', 'A4', ['bolas'], {
      survivors: { scott: { red: 'die-ranged' } },
      zombies: { B4: '2S 2A' },
      trapped: [{ at: 'B4', type: 'shambler', until: 1 }],
    });
    expect(told(t, 'attack:bolas:B4')).toEqual({ 'traps:1': expect.closeTo(8 / 9), 'traps:0': expect.closeTo(1 / 9) });
    expect(told(t, 'attack-focus:bolas:B4:shambler')['traps:1']).toBeCloseTo(8 / 9);
    expect(told(t, 'attack-focus:bolas:B4:trapped-shambler')).toEqual({ 'traps:0': expect.closeTo(1) });
  });

  test('AD-R-28: a rush past Sleepers has a roll for each Zone that is left', () => {
    const t = turn('scott', 'A6', [], {
      survivors: { scott: { red: 'charge' } },
      zombies: { A4: '1S' },
      sleepers: { A6: 1, A5: 1 },
    });
    expect(told(t, 'charge:A4')['wakes']).toBeCloseTo(1 - (5 / 6) ** 2);
    expect(told(t, 'charge:A5')['wakes']).toBeCloseTo(1 / 6);
  });
});
