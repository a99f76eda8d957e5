import { describe, expect, test } from 'vitest';
import { GOALS } from '../src/content/goals.ts';
import { SURVIVOR_IDS } from '../src/content/survivors.ts';
import { isComplete } from '../src/rules/end.ts';
import type { ArmyState } from '../src/state.ts';
import {
  abomination,
  give,
  goal,
  isLegal,
  one,
  put,
  sleepers,
  table,
  teamWith,
  turn,
  zombiePhase,
  zombies,
} from './kit.ts';

const first = (s: ArmyState) => s.goals[0] as ArmyState['goals'][number];

describe('Personal Goals', () => {
  test('AD-GOAL-01, AD-R-106: everybody has one, with an effect of its token', () => {
    for (const id of SURVIVOR_IDS) expect(GOALS[id].effect).toBeTruthy();
    const edit = (s: ArmyState): void => {
      goal(s, 'guzman');
      one(s, 'kate').tokens = ['yellow'];
      zombies(s, 'B4', 3);
    };
    const t = turn('kate', 'A4', ['assault-rifle'], edit).dice('dice', 6, 6, 1).dice('ammo', 6);
    t.answers('attack:assault-rifle:B4').usesAllLuck(); // +1 die: Ranged
  });

  test('AD-GOAL-03, AD-GOAL-04, AD-GOAL-05, AD-GOAL-06, AD-EX-38: Dieter’s Shamblers lie on his card until there are 8', () => {
    const t = turn('dieter', 'A4', ['ring-saw', 'revolver'], (s) => {
      goal(s, 'dieter').progress = 6;
      first(s).shamblers = 6;
      s.pool.shamblers -= 6;
      zombies(s, 'A4', 5);
    }).dice('dice', 6, 1, 1, 6, 6, 1);
    const before = t.state.pool.shamblers;
    t.answers('attack:ring-saw:A4', 'keep');
    expect([first(t.state).shamblers, t.state.pool.shamblers]).toEqual([7, before]);
    t.answers('attack:ring-saw:A4', 'keep');
    expect(first(t.state)).toMatchObject({ done: true, shamblers: 0 });
    expect(t.state.pool.shamblers).toBe(before + 9); // eight from the card, and one that did not count any more
  });

  test('AD-GOAL-06: whoever holds Dieter’s token gains 2 for a Shambler', () => {
    const t = turn('kate', 'A4', ['machete'], (s) => {
      goal(s, 'dieter');
      one(s, 'kate').tokens = ['yellow'];
      zombies(s, 'A4', 1);
    }).dice('dice', 6);
    t.answers('attack:machete:A4');
    expect(one(t.state, 'kate').adrenaline).toBe(2);
    expect(first(t.state).progress).toBe(0);
  });

  test('AD-GOAL-07: whoever holds Scott’s token may call Zeus; killing him completes the goal', () => {
    const t = turn('kate', 'D2', ['rocket-launcher'], (s) => {
      goal(s, 'scott');
      one(s, 'kate').tokens = ['yellow'];
    }).dice('dice', 6, 6);
    t.answers('summon-zeus');
    expect(t.state.abominations).toEqual([{ type: 'zeus', at: 'D1' }]);
    expect(t.state.tokensGone).toEqual(['yellow']);
    expect(t.decision.about?.['actions']).toBe(3);
    t.answers('attack:rocket-launcher:D1');
    expect(first(t.state).done).toBe(true);
  });

  test('AD-GOAL-07, AD-ZEUS-06: of Masked Zeus the mask is enough', () => {
    const t = turn('kate', 'A4', ['tnt'], (s) => {
      goal(s, 'scott');
      abomination(s, 'masked', 'A3');
    }).answers('attack:tnt:A3');
    expect(first(t.state).done).toBe(true);
  });

  test('AD-R-106: Kate searches in three different Zones', () => {
    const t = turn('kate', 'B5', [], (s) => {
      goal(s, 'kate').zones = ['B2'];
      first(s).progress = 1;
    }).top((s) => s.equipment, 'clip');
    t.answers('search', 'discard');
    expect(first(t.state)).toMatchObject({ progress: 2, zones: ['B2', 'B5'], done: false });
  });

  test('AD-R-106: Cruz takes or activates two Objectives', () => {
    const t = turn('cruz', 'B2', [], (s) => {
      goal(s, 'cruz').progress = 1;
      s.objectives = [{ at: 'B2', face: 'purple' }];
    }).answers('take:objective');
    expect(first(t.state).done).toBe(true);
  });

  test('AD-R-106: Guzman’s Alphas, Martin’s in his own Zone, Vanderohe’s in Melee', () => {
    const guzman = turn('guzman', 'A4', ['sniper-rifle'], (s) => {
      goal(s, 'guzman').progress = 3;
      zombies(s, 'B4', 0, 1);
    })
      .dice('dice', 6)
      .dice('ammo', 2);
    guzman.answers('attack:sniper-rifle:B4');
    expect(first(guzman.state).done).toBe(true);
    const martin = turn('martin', 'A4', ['desert-eagle'], (s) => {
      goal(s, 'martin');
      zombies(s, 'B4', 0, 1);
      zombies(s, 'A4', 0, 1);
    })
      .dice('dice', 6, 6)
      .dice('ammo', 2, 2);
    martin.answers('attack:desert-eagle:B4', 'attack:desert-eagle:A4');
    expect(first(martin.state)).toMatchObject({ progress: 1, alphas: 1 });
    const vanderohe = turn('vanderohe', 'A4', ['machete', 'revolver'], (s) => {
      goal(s, 'vanderohe');
      zombies(s, 'A4', 2);
    })
      .dice('dice', 6, 6)
      .dice('ammo', 2);
    vanderohe.answers('attack:machete:A4', 'nobody', 'attack:revolver:A4');
    expect(first(vanderohe.state).progress).toBe(1);
  });

  test('AD-R-106: Chambers kills three with one Attack', () => {
    const t = turn('chambers', 'A4', ['grenade'], (s) => {
      goal(s, 'chambers');
      zombies(s, 'B4', 3);
    }).answers('attack:grenade:B4', 'stay');
    expect(first(t.state).done).toBe(true);
  });

  test('AD-R-106: Tanaka must hold the token when it is over', () => {
    const t = turn('tanaka', 'A4', [], (s) => void goal(s, 'tanaka'));
    expect(isComplete(t.state, first(t.state))).toBe(false);
    one(t.state, 'tanaka').tokens = ['yellow'];
    expect(isComplete(t.state, first(t.state))).toBe(true);
  });

  test('AD-R-106: Peters ends turns in the open, in four different Zones without Zombies', () => {
    const t = turn('peters', 'A4', [], (s) => {
      goal(s, 'peters').progress = 3;
      first(s).zones = ['A1', 'A2', 'A3'];
    }).answers('end');
    expect(first(t.state).done).toBe(true);
    const inside = turn('peters', 'B5', [], (s) => void goal(s, 'peters')).answers('end');
    expect(first(inside.state).progress).toBe(0);
  });

  test('AD-R-106: Lilly’s victim falls to Zombies next to her', () => {
    const fall = (at: string) =>
      zombiePhase(
        (s) => {
          s.spawns = [];
          goal(s, 'lilly');
          put(s, 'lilly', at);
          put(s, 'dieter', 'A4');
          zombies(s, 'A4', 3);
        },
        { survivors: teamWith('lilly', 'dieter') },
      );
    expect(first(fall('A3').state).done).toBe(true);
    expect(first(fall('A1').state).done).toBe(false);
  });

  test('AD-R-106: for families Lilly keeps two vigils instead', () => {
    const t = zombiePhase(
      (s) => {
        s.spawns = [];
        goal(s, 'lilly').progress = 1;
        put(s, 'lilly', 'A3');
        put(s, 'dieter', 'A4').health = 3;
        put(s, 'scott', 'A4');
        zombies(s, 'A4', 3);
      },
      { survivors: teamWith('lilly', 'dieter', 'scott'), lillysGoal: 'vigil', letTheGameDecide: true },
    );
    expect(first(t.state).done).toBe(true);
  });

  test('AD-R-106: Geeta eliminates two Sleeper tokens, or four Shamblers in Melee when none are left', () => {
    const t = turn('geeta', 'B5', ['crowbar'], (s) => {
      goal(s, 'geeta').progress = 1;
      sleepers(s, 'B5', 1);
    }).answers('eliminate:crowbar');
    expect(first(t.state).done).toBe(true);
    const instead = turn('geeta', 'A4', ['machete'], (s) => {
      goal(s, 'geeta').instead = 3;
      zombies(s, 'A4', 1);
    }).dice('dice', 6);
    instead.answers('attack:machete:A4');
    expect(first(instead.state).done).toBe(true);
  });

  test('AD-GOAL-01, AD-ACT-TRADE-02: the effect goes with the token', () => {
    const t = turn(
      'kate',
      'A4',
      [],
      (s) => {
        goal(s, 'lilly');
        one(s, 'kate').tokens = ['yellow'];
        put(s, 'dieter', 'A4');
        zombies(s, 'A4', 9);
      },
      { survivors: teamWith('kate', 'dieter', 'lilly') },
    );
    expect(isLegal(t, 'move:A3')).toBe(true);
    t.answers('trade:dieter', 'give:token.yellow', 'done');
    expect(isLegal(t, 'move:A3')).toBe(false);
  });
});

test('AD-SPEC-06, AD-SPEC-04: where a Mission asks for them, the specialists are needed: M5 ends with its last Tough', () => {
  const t = table(
    'zombies',
    (s) => {
      for (const each of s.survivors) each.at = 'G6';
      put(s, 'scott', 'A4').health = 1;
      one(s, 'guzman').health = 0;
      give(s, 'scott', []);
      zombies(s, 'A4', 1);
    },
    { mission: 'M5' },
  );
  t.tells('lost', { how: 'none-alive' });
});
