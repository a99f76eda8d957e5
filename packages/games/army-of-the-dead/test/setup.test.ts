import { fastChance, Run } from '@dreadhouse/engine';
import { scenario } from '@dreadhouse/engine/testing';
import { describe, expect, test } from 'vitest';
import { MISSION_IDS, missionOf } from '../src/content/missions/index.ts';
import { SLEEPER_TOKENS } from '../src/content/numbers.ts';
import { SURVIVOR_IDS, SURVIVORS, survivorDef } from '../src/content/survivors.ts';
import { armyOfTheDead, DEFAULTS } from '../src/index.ts';
import type { ArmyOptions } from '../src/options.ts';
import { skillsOf } from '../src/rules/skills.ts';
import type { ArmyState } from '../src/state.ts';
import type { ArmyView } from '../src/view.ts';
import { faces, TEAM, teamWith } from './kit.ts';

const SETS = ['a', 'a', 'a', 'a', 'a', 'a'] as const;

/** The table when round 1 begins. */
function begun(options: Partial<ArmyOptions> = {}, seats = 1, seed = 'begun'): ArmyState {
  const whole: ArmyOptions = { ...DEFAULTS, survivors: TEAM, sets: SETS, firstPlayer: 0, ...options };
  const run = new Run(armyOfTheDead, armyOfTheDead.initial(whole, seats), fastChance(seed), seats);
  run.begin('setup');
  return run.state;
}

const start = (options: Partial<ArmyOptions> = {}, seats = 1) =>
  scenario(armyOfTheDead, { options: { survivors: TEAM, sets: SETS, firstPlayer: 0, ...options }, seats });

describe('the team and the table', () => {
  test('AD-GEN-01, AD-SETUP-01: one to six players share six Survivors, as they like', () => {
    expect(armyOfTheDead.seats).toEqual({ min: 1, max: 6 });
    for (let seats = 1; seats <= 6; seats++) {
      const { survivors } = begun({}, seats);
      expect(survivors).toHaveLength(6);
      expect(new Set(survivors.map(({ seat }) => seat)).size).toBe(seats);
    }
    const { survivors } = begun({ owners: [1, 1, 1, 1, 1, 0] }, 2);
    expect(survivors.map(({ seat }) => seat)).toEqual([1, 1, 1, 1, 1, 0]);
    expect(armyOfTheDead.options({ survivors: ['kate'] }, 1).ok).toBe(false);
    expect(armyOfTheDead.options({ owners: [0, 0, 0, 0, 0, 1] }, 1).ok).toBe(false);
  });

  test('AD-GEN-05, AD-SETUP-02: any of ten Missions, in any order', () => {
    expect(MISSION_IDS).toHaveLength(10);
    for (const mission of MISSION_IDS) expect(armyOfTheDead.options({ mission }, 1).ok).toBe(true);
    expect(armyOfTheDead.options({ mission: 'M11' }, 1).ok).toBe(false);
    expect(begun({ mission: 'M2' }).truck?.at).toBe('D3');
  });

  test('AD-SETUP-23: turns go round the table, to the left', () => {
    const t = scenario(armyOfTheDead, { options: { survivors: TEAM, sets: SETS, firstPlayer: 1 }, seats: 3 });
    const seats: number[] = [];
    for (let i = 0; i < 6; i++) {
      if (t.decision.kind === 'whose-turn') t.answers(t.legal[0] as string);
      seats.push(t.asked);
      t.answers('end');
    }
    expect(seats).toEqual([1, 1, 2, 2, 0, 0]);
  });

  test('AD-SETUP-03, AD-SETUP-04, AD-R-109: one hidden Sleeper token in each marked Zone', () => {
    const state = begun();
    expect(state.sleepers.map(({ at }) => at)).toEqual(missionOf('M1').sleepers);
    expect([...state.sleepers.map(({ face }) => face), ...state.sleeperBox].sort()).toEqual([...SLEEPER_TOKENS].sort());
    const view = armyOfTheDead.publicView(state) as ArmyView;
    expect(view.sleepers).toEqual(missionOf('M1').sleepers);
    const numbers = new Set(
      Array.from({ length: 20 }, (_, i) =>
        begun({}, 1, `s${i}`)
          .sleepers.map(({ face }) => face)
          .join(),
      ),
    );
    expect(numbers.size).toBeGreaterThan(5);
  });

  test('AD-SETUP-06, AD-SPEC-05, AD-R-50: the team is chosen at the table, and must have whom the Mission needs', () => {
    const t = start({ mission: 'M10', survivors: null });
    t.expects(0, 'choose-survivor', [...SURVIVOR_IDS]);
    t.answers('scott', 'kate', 'guzman');
    t.expects(0, 'choose-survivor', ['dieter', 'cruz', 'chambers', 'tanaka', 'peters', 'geeta'], {
      martin: 'needs-safecracker',
    });
    t.answers('dieter', 'cruz', 'chambers');
    expect(t.state.survivors.map(({ id }) => id)).toEqual(['scott', 'kate', 'guzman', 'dieter', 'cruz', 'chambers']);
    const without = armyOfTheDead.options(
      { mission: 'M4', survivors: ['scott', 'kate', 'guzman', 'dieter', 'cruz', 'lilly'] },
      1,
    );
    expect(without).toEqual({ ok: false, why: 'This mission needs a pilot.' });
  });

  test('AD-SPEC-01: everybody has a specialisation; two skills at Orange, three at Red', () => {
    const count: Record<string, number> = {};
    for (const id of SURVIVOR_IDS) {
      const { specialisation, orange, red } = SURVIVORS[id];
      count[specialisation] = (count[specialisation] ?? 0) + 1;
      expect([orange.length, red.length]).toEqual([2, 3]);
    }
    expect(count).toEqual({ tough: 4, shadow: 2, safecracker: 2, mechanic: 2, pilot: 2 });
  });
});

describe('what everybody starts with', () => {
  test('AD-SETUP-08, AD-SETUP-09, AD-EX-01: one of two sets, out of the deck; the other stays in it', () => {
    const t = start({ survivors: teamWith('martin'), sets: null });
    expect(t.decision.about).toEqual({ survivor: 'martin' });
    expect(t.legal).toContain('set:b:both');
    t.answers('set:b:both');
    const martin = t.state.survivors[0];
    expect(faces(martin?.hand ?? [])).toEqual(['desert-eagle', 'tnt']);
    const left = (face: string): number => t.state.equipment.filter((each) => each === face).length;
    expect([left('desert-eagle'), left('tnt'), left('sniper-rifle'), left('clip')]).toEqual([3, 2, 2, 8]);
  });

  test('AD-SETUP-15: into Hands or Backpack', () => {
    const t = start({ sets: null }).answers('set:a:second');
    const scott = t.state.survivors[0];
    expect([faces(scott?.hand ?? []), faces(scott?.backpack ?? [])]).toEqual([['assault-rifle'], ['machete']]);
  });

  test('AD-SETUP-07, AD-SETUP-14, AD-SETUP-16, AD-SPEC-02, AD-AP-04, AD-EX-02: Health 3, the Tough 4; no Adrenaline; the Blue skill', () => {
    const state = begun();
    expect(state.survivors.map(({ health }) => health)).toEqual([4, 3, 3, 3, 4, 3]);
    expect(
      state.survivors.every(({ adrenaline, orange, red }) => adrenaline === 0 && orange === null && red === null),
    ).toBe(true);
    expect(state.survivors.map((_, slot) => skillsOf(state, slot))).toEqual(
      state.survivors.map(({ id }) => [survivorDef(id).blue]),
    );
  });

  test('AD-SETUP-12, AD-SETUP-13: everybody and the Noise token in the Start Zone', () => {
    const state = begun();
    expect(state.survivors.every(({ at }) => at === 'A6')).toBe(true);
    expect(state.noise).toBe('A6');
  });

  test('AD-SETUP-12, AD-SETUP-13: of several Start Zones the players choose', () => {
    const text = missionOf('M1').source.replace(/^start:.*$/m, 'start: A6 F6');
    const t = start({ mission: text });
    t.expects(0, 'choose-start', ['at:A6', 'at:F6']);
    t.answers('at:F6', 'at:A6', 'at:A6', 'at:A6', 'at:A6', 'at:A6');
    t.expects(0, 'choose-noise', ['at:A6', 'at:F6']).answers('at:F6');
    expect([t.state.survivors[0]?.at, t.state.survivors[1]?.at, t.state.noise]).toEqual(['F6', 'A6', 'F6']);
  });
});

describe('cards and tokens', () => {
  test('AD-SETUP-10: three decks, each shuffled on its own and face down', () => {
    const [one, other] = [begun({}, 1, 'x'), begun({}, 1, 'y')];
    expect([one.equipment.length, one.zombieDeck.length, one.orders.length]).toEqual([70, 40, 12]);
    expect(one.equipment).not.toEqual(other.equipment);
    expect(one.zombieDeck).not.toEqual(other.zombieDeck);
    expect(one.orders).not.toEqual(other.orders);
    const view = armyOfTheDead.publicView(one) as ArmyView;
    expect(view.decks).toEqual({ equipment: 70, zombies: 40, orders: 12 });
  });

  test('AD-SETUP-17, AD-SETUP-18, AD-SETUP-19, AD-EX-03: two open Personal Goals of the team, yellow and purple', () => {
    const state = begun();
    expect(state.goals.map(({ colour }) => colour)).toEqual(['yellow', 'purple']);
    expect(state.goals.every(({ owner }) => TEAM.includes(owner))).toBe(true);
    expect((armyOfTheDead.publicView(state) as ArmyView).goals).toHaveLength(2);
    expect(begun({ mission: 'M10' }).goals.map(({ colour }) => colour)).toEqual(['yellow']);
  });

  test('AD-SETUP-20: red, yellow and purple tokens are mixed, all with their red backs up', () => {
    const state = begun();
    expect(state.objectives.map(({ at }) => at)).toEqual(missionOf('M1').tokens);
    expect(state.objectives.map(({ face }) => face).sort()).toEqual(['purple', 'red', 'red', 'red', 'yellow']);
    const orders = new Set(
      Array.from({ length: 20 }, (_, i) =>
        begun({}, 1, `o${i}`)
          .objectives.map(({ face }) => face)
          .join(),
      ),
    );
    expect(orders.size).toBeGreaterThan(5);
  });

  test('AD-SETUP-21: the players choose who is First Player', () => {
    const t = start({ firstPlayer: null }, 3);
    t.expects(0, 'first-player', ['seat:0', 'seat:1', 'seat:2']).answers('seat:2');
    expect(t.state.firstPlayer).toBe(2);
    expect(t.asked).toBe(2);
  });

  test('AD-SETUP-22, AD-R-105: one Vault card face down on the Trap Zone, where there is a Vault', () => {
    expect(begun().vault).toBeNull();
    const state = begun({ mission: 'M6' });
    expect(state.vault).toMatchObject({ revealed: false, beaten: false, open: false });
    expect((armyOfTheDead.publicView(state) as ArmyView).vault?.card).toBeNull();
    expect(
      new Set(Array.from({ length: 30 }, (_, i) => begun({ mission: 'M6' }, 1, `v${i}`).vault?.card)).size,
    ).toBeGreaterThan(3);
  });

  test('AD-R-103: an Abomination that is there from the start has no card in the deck', () => {
    const state = begun({ mission: 'M5' });
    expect(state.abominations).toEqual([{ type: 'valentine', at: 'D3' }]);
    expect(state.zombieDeck).toHaveLength(39);
    expect(state.zombieOut).toEqual(['z35']);
  });

  test('AD-AP-05, AD-AP-06: veterans begin higher, and choose their skills', () => {
    const t = start({ veterans: 'orange' });
    t.expects(0, 'skill', ['skill:free-combat', 'skill:to-the-rescue']);
    for (let i = 0; i < 6; i++) t.answers(t.legal[0] as string);
    expect(t.state.survivors.every(({ adrenaline, orange }) => adrenaline === 19 && orange !== null)).toBe(true);
  });
});

describe('options', () => {
  test('what is wrong with them is said in one sentence', () => {
    const why = (raw: unknown): string => {
      const checked = armyOfTheDead.options(raw, 2);
      return checked.ok ? 'fine' : checked.why;
    };
    expect(why({})).toBe('fine');
    expect(why('M1')).toMatch(/record/);
    expect(why({ missions: 'M1' })).toMatch(/no option "missions"/);
    expect(why({ survivors: ['scott', 'scott', 'kate', 'cruz', 'guzman', 'dieter'] })).toMatch(/twice/);
    expect(why({ survivors: ['scott', 'ludwig', 'kate', 'cruz', 'guzman', 'dieter'] })).toMatch(/"ludwig"/);
    expect(why({ sets: ['a'] })).toMatch(/sets/);
    expect(why({ firstPlayer: 2 })).toMatch(/no seat 2/);
    expect(why({ veterans: 'green' })).toMatch(/veterans/);
    expect(why({ mission: 'mission: X\nmap:\n' })).toMatch(/cannot be read/);
  });

  test('the samples are all valid', () => {
    for (let n = 0; n < 300; n++) {
      const seats = 1 + (n % 6);
      expect(armyOfTheDead.options(armyOfTheDead.sampleOptions(n, seats), seats).ok).toBe(true);
    }
  });
});
