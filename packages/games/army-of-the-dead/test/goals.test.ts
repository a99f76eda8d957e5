import { describe, expect, test } from 'vitest';
import { GOALS } from '../src/content/goals.ts';
import { SURVIVOR_IDS } from '../src/content/survivors.ts';
import { isComplete } from '../src/rules/end.ts';
import type { ArmyState } from '../src/state.ts';
import { type Edit, one, table, teamWith, turn, zombiePhase } from './kit.ts';

const first = (s: ArmyState) => s.goals[0] as ArmyState['goals'][number];

describe('Personal Goals', () => {
  test('AD-GOAL-01, AD-R-106: everybody has one, with an effect of its token', () => {
    for (const id of SURVIVOR_IDS) expect(GOALS[id].effect).toBeTruthy();
    const edit: Edit = { goals: { guzman: {} }, survivors: { kate: { tokens: ['yellow'] } }, zombies: { B4: '3S' } };
    const t = turn('kate', 'A4', ['assault-rifle'], edit).dice('dice', 6, 6, 1).dice('ammo', 6);
    t.answers('attack:assault-rifle:B4').usesAllLuck(); // +1 die: Ranged
  });

  test('AD-GOAL-03, AD-GOAL-04, AD-GOAL-05, AD-GOAL-06, AD-EX-38: Dieter’s Shamblers lie on his card until there are 8', () => {
    const t = turn('dieter', 'A4', ['ring-saw', 'revolver'], {
      goals: { dieter: { progress: 6 } },
      zombies: { A4: '5S' },
      also: (s) => {
        first(s).shamblers = 6;
        s.pool.shamblers -= 6;
      },
    }).dice('dice', 6, 1, 1, 6, 6, 1);
    const before = t.state.pool.shamblers;
    t.answers('attack:ring-saw:A4', 'keep');
    expect([first(t.state).shamblers, t.state.pool.shamblers]).toEqual([7, before]);
    t.answers('attack:ring-saw:A4', 'keep');
    expect(first(t.state)).toMatchObject({ done: true, shamblers: 0 });
    expect(t.state.pool.shamblers).toBe(before + 9); // eight from the card, and one that did not count any more
  });

  test('AD-GOAL-06: whoever holds Dieter’s token gains 2 for a Shambler', () => {
    const t = turn('kate', 'A4', ['machete'], {
      goals: { dieter: {} },
      survivors: { kate: { tokens: ['yellow'] } },
      zombies: { A4: '1S' },
    }).dice('dice', 6);
    t.answers('attack:machete:A4');
    expect(one(t.state, 'kate').adrenaline).toBe(2);
    expect(first(t.state).progress).toBe(0);
  });

  test('AD-GOAL-07: whoever holds Scott’s token may call Zeus; killing him completes the goal', () => {
    const t = turn('kate', 'D2', ['rocket-launcher'], {
      goals: { scott: {} },
      survivors: { kate: { tokens: ['yellow'] } },
    }).dice('dice', 6, 6);
    t.answers('summon-zeus');
    expect(t.state.abominations).toEqual([{ type: 'zeus', at: 'D1' }]);
    expect(t.state.tokensGone).toEqual(['yellow']);
    expect(t.decision.about?.['actions']).toBe(3);
    t.answers('attack:rocket-launcher:D1');
    expect(first(t.state).done).toBe(true);
  });

  test('AD-GOAL-07, AD-ZEUS-06: of Masked Zeus the mask is enough', () => {
    const t = turn('kate', 'A4', ['tnt'], { goals: { scott: {} }, abominations: { masked: 'A3' } }).answers(
      'attack:tnt:A3',
    );
    expect(first(t.state).done).toBe(true);
  });

  test('AD-R-106: Kate searches in three different Zones', () => {
    const t = turn('kate', 'B5', [], {
      goals: { kate: { zones: ['B2'] } },
      also: (s) => {
        first(s).progress = 1;
      },
    }).top((s) => s.equipment, 'clip');
    t.answers('search', 'discard');
    expect(first(t.state)).toMatchObject({ progress: 2, zones: ['B2', 'B5'], done: false });
  });

  test('AD-R-106: Cruz takes or activates two Objectives', () => {
    const t = turn('cruz', 'B2', [], {
      goals: { cruz: { progress: 1 } },
      objectives: [{ at: 'B2', face: 'purple' }],
    }).answers('take:objective');
    expect(first(t.state).done).toBe(true);
  });

  test('AD-R-106: Guzman’s Alphas, Martin’s in his own Zone, Vanderohe’s in Melee', () => {
    const guzman = turn('guzman', 'A4', ['sniper-rifle'], { goals: { guzman: { progress: 3 } }, zombies: { B4: '1A' } })
      .dice('dice', 6)
      .dice('ammo', 2);
    guzman.answers('attack:sniper-rifle:B4');
    expect(first(guzman.state).done).toBe(true);
    const martin = turn('martin', 'A4', ['desert-eagle'], { goals: { martin: {} }, zombies: { B4: '1A', A4: '1A' } })
      .dice('dice', 6, 6)
      .dice('ammo', 2, 2);
    martin.answers('attack:desert-eagle:B4', 'attack:desert-eagle:A4');
    expect(first(martin.state)).toMatchObject({ progress: 1, alphas: 1 });
    const vanderohe = turn('vanderohe', 'A4', ['machete', 'revolver'], {
      goals: { vanderohe: {} },
      zombies: { A4: '2S' },
    })
      .dice('dice', 6, 6)
      .dice('ammo', 2);
    vanderohe.answers('attack:machete:A4', 'nobody', 'attack:revolver:A4');
    expect(first(vanderohe.state).progress).toBe(1);
  });

  test('AD-R-106: Chambers kills three with one Attack', () => {
    const t = turn('chambers', 'A4', ['grenade'], { goals: { chambers: {} }, zombies: { B4: '3S' } }).answers(
      'attack:grenade:B4',
      'stay',
    );
    expect(first(t.state).done).toBe(true);
  });

  test('AD-R-106: Tanaka must hold the token when it is over', () => {
    const t = turn('tanaka', 'A4', [], { goals: { tanaka: {} } });
    expect(isComplete(t.state, first(t.state))).toBe(false);
    one(t.state, 'tanaka').tokens = ['yellow'];
    expect(isComplete(t.state, first(t.state))).toBe(true);
  });

  test('AD-R-106: Peters ends turns in the open, in four different Zones without Zombies', () => {
    const t = turn('peters', 'A4', [], {
      goals: { peters: { progress: 3 } },
      also: (s) => {
        first(s).zones = ['A1', 'A2', 'A3'];
      },
    }).answers('end');
    expect(first(t.state).done).toBe(true);
    const inside = turn('peters', 'B5', [], { goals: { peters: {} } }).answers('end');
    expect(first(inside.state).progress).toBe(0);
  });

  test('AD-R-106: Lilly’s victim falls to Zombies next to her', () => {
    const fall = (at: string) =>
      zombiePhase(
        { spawns: [], goals: { lilly: {} }, survivors: { lilly: at, dieter: 'A4' }, zombies: { A4: '3S' } },
        { survivors: teamWith('lilly', 'dieter') },
      );
    expect(first(fall('A3').state).done).toBe(true);
    expect(first(fall('A1').state).done).toBe(false);
  });

  test('AD-R-106: for families Lilly keeps two vigils instead', () => {
    const t = zombiePhase(
      {
        spawns: [],
        goals: { lilly: { progress: 1 } },
        survivors: { lilly: 'A3', dieter: { at: 'A4', health: 3 }, scott: 'A4' },
        zombies: { A4: '3S' },
      },
      { survivors: teamWith('lilly', 'dieter', 'scott'), lillysGoal: 'vigil', letTheGameDecide: true },
    );
    expect(first(t.state).done).toBe(true);
  });

  test('AD-R-106: Geeta eliminates two Sleeper tokens, or four Shamblers in Melee when none are left', () => {
    const t = turn('geeta', 'B5', ['crowbar'], { goals: { geeta: { progress: 1 } }, sleepers: { B5: 1 } }).answers(
      'eliminate:crowbar',
    );
    expect(first(t.state).done).toBe(true);
    const instead = turn('geeta', 'A4', ['machete'], { goals: { geeta: { instead: 3 } }, zombies: { A4: '1S' } }).dice(
      'dice',
      6,
    );
    instead.answers('attack:machete:A4');
    expect(first(instead.state).done).toBe(true);
  });

  test('AD-GOAL-01, AD-ACT-TRADE-02: the effect goes with the token', () => {
    const t = turn(
      'kate',
      'A4',
      [],
      { goals: { lilly: {} }, survivors: { kate: { tokens: ['yellow'] }, dieter: 'A4' }, zombies: { A4: '9S' } },
      { survivors: teamWith('kate', 'dieter', 'lilly') },
    );
    expect(t.isLegal('move:A3')).toBe(true);
    t.answers('trade:dieter', 'give:token.yellow', 'done');
    expect(t.isLegal('move:A3')).toBe(false);
  });
});

test('AD-SPEC-06, AD-SPEC-04: where a Mission asks for them, the specialists are needed: M5 ends with its last Tough', () => {
  const t = table(
    'zombies',
    {
      everybody: 'G6',
      survivors: { scott: { at: 'A4', health: 1, hand: [] }, guzman: { health: 0 } },
      zombies: { A4: '1S' },
    },
    { mission: 'M5' },
  );
  t.tells('lost', { how: 'none-alive' });
});
