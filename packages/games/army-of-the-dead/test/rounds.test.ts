import { describe, expect, test } from 'vitest';
import { type Edit, horde, one, table, teamWith, turn, zombiePhase } from './kit.ts';

const everybodyActed: Edit = { everybody: { acted: true } };

describe('the round', () => {
  test('AD-ROUND-01, AD-ROUND-07: Players, Zombies, End; then the First Player token passes to the left', () => {
    const t = table('players', { also: everybodyActed, spawns: [] }, {}, 3);
    const kinds = t.match.events
      .map(({ kind }) => kind)
      .filter((kind) => ['zombie-phase', 'noise', 'round'].includes(kind));
    expect(t.state.round).toBe(2);
    expect(kinds).toEqual(['zombie-phase', 'noise', 'round']);
    expect(t.state.firstPlayer).toBe(1);
    expect(t.asked).toBe(1);
  });

  test('AD-ROUND-02: the First Player activates all own Survivors in any order, then the one to the left', () => {
    const t = table('players', {}, {}, 2);
    t.expects(0, 'whose-turn', ['turn:scott', 'turn:dieter', 'turn:guzman']);
    t.answers('turn:guzman', 'end');
    t.expects(0, 'whose-turn', ['turn:scott', 'turn:dieter']);
    t.answers('turn:dieter', 'end');
    t.expects(0, 'turn').answers('end');
    t.expects(1, 'whose-turn', ['turn:kate', 'turn:cruz', 'turn:chambers']);
  });

  test('AD-ROUND-06, AD-R-24: the Noise token goes where most Survivors are; the First Player decides a tie', () => {
    const edit: Edit = {
      noise: 'A1',
      also: (s) => {
        s.survivors.forEach((each, i) => {
          each.at = i < 3 ? 'A4' : 'A5';
        });
      },
    };
    const t = table('end-phase', edit, {}, 2);
    t.expects(0, 'noise-tie', ['at:A4', 'at:A5', 'auto']);
    t.answers('at:A5');
    expect(t.state.noise).toBe('A5');
    expect(t.state.firstPlayer).toBe(1);
  });

  test('AD-ROUND-06, AD-R-08: that wakes nobody', () => {
    const t = table('end-phase', { sleepers: { F6: 2 } });
    expect(t.state.noise).toBe('F6');
    expect(t.state.sleepers).toHaveLength(1);
  });

  test('AD-R-23: a player whose Survivors are dead still gets the token', () => {
    const t = table(
      'end-phase',
      {
        survivors: { kate: { health: 3, seat: 0 } },
        also: (s) => {
          for (const each of s.survivors) if (each.seat === 1) each.health = 0;
        },
      },
      {},
      2,
    );
    expect(t.state.firstPlayer).toBe(1);
    expect(t.asked).toBe(0);
  });
});

describe('the end', () => {
  /** Kate may leave; nothing but the end of M1 is missing. */
  const almost: Edit = { progress: { red: 3 }, survivors: { scott: 'F1', dieter: 'F1' } };

  test('AD-WIN-01, AD-GEN-03: at once, and for everybody, the dead included', () => {
    const t = turn('kate', 'F2', [], { also: almost, survivors: { guzman: { health: 0 } } }, {}, 2);
    t.answers('move:F1');
    expect(t.match.outcome).toEqual({ side: 'survivors', winners: [0, 1] });
  });

  test('AD-GEN-02, AD-GOAL-02: not before every Personal Goal is complete', () => {
    const t = turn('kate', 'F2', [], { also: almost, goals: { dieter: { progress: 7 } } });
    t.answers('move:F1');
    expect(t.match.over).toBe(false);
  });

  test('AD-LOSE-01: a Survivor with a Personal Goal is eliminated, even if it was complete', () => {
    const t = zombiePhase({ goals: { dieter: { done: true } }, survivors: { dieter: 'A4' }, zombies: { A4: '3S' } });
    expect(t.match.outcome).toEqual({ side: 'zombies', winners: [] });
    t.tells('lost', { how: 'goal-owner', rule: 'AD-LOSE-01' });
  });

  test('AD-LOSE-04: the loss of anybody else does not end it', () => {
    const t = zombiePhase({ spawns: [], goals: { kate: {} }, survivors: { dieter: 'A4' }, zombies: { A4: '3S' } });
    expect(one(t.state, 'dieter').health).toBe(0);
    expect(t.match.over).toBe(false);
  });

  test('AD-LOSE-02, AD-R-42: a goal that nobody can reach any more', () => {
    const t = zombiePhase(
      {
        goals: { lilly: {}, kate: { colour: 'purple' } },
        survivors: { dieter: 'A4' },
        zombies: { A4: '3S' },
        also: (s) => {
          for (const each of s.survivors)
            if (each.id !== 'lilly' && each.id !== 'kate' && each.id !== 'dieter') each.health = 0;
        },
      },
      { survivors: teamWith('lilly', 'kate', 'dieter') },
    );
    t.tells('lost', { how: 'goal-out-of-reach', rule: 'AD-LOSE-02' });
  });

  test('AD-LOSE-03: the Mission’s own cause: no Shadow lives', () => {
    const t = zombiePhase({ survivors: { kate: 'A4' }, zombies: { A4: '3S' } });
    t.tells('lost', { how: 'none-alive', rule: 'AD-LOSE-03' });
  });

  test('AD-R-51: if the shot that makes the mission complete also costs a Companion, it is lost', () => {
    const shot = (hit: string) =>
      turn('scott', 'E1', ['revolver'], {
        progress: { red: 3 },
        goals: { dieter: { done: true } },
        survivors: { kate: 'F1', dieter: 'F1', guzman: 'F1' },
        companions: [{ id: 'geeta', at: 'F1', leader: 1, recruited: true, alive: true }],
        zombies: { F1: '1S' },
      })
        .dice('dice', 6)
        .dice('ammo', 2)
        .answers('attack:revolver:F1', `take:${hit}`);
    expect(shot('guzman').state.result).toMatchObject({ side: 'survivors', how: 'mission' });
    expect(shot('geeta').state.result).toMatchObject({ side: 'zombies', how: 'companion-lost' });
  });
});

describe('Adrenaline', () => {
  test('AD-AP-03, AD-AP-04, AD-R-39: Yellow gives one more Action, in the same turn', () => {
    const t = turn('scott', 'A4', ['machete'], { survivors: { scott: { adrenaline: 6 } }, zombies: { A4: '1S' } }).dice(
      'dice',
      6,
    );
    t.answers('attack:machete:A4');
    t.tells('danger-level', { survivor: 'scott', level: 'yellow' });
    expect(t.decision.about?.['actions']).toBe(3);
  });

  test('AD-AP-05, AD-AP-06, AD-AP-07: one of two at Orange, one of three at Red; all are kept', () => {
    const t = turn('scott', 'A4', ['machete'], {
      survivors: { scott: { adrenaline: 18 } },
      zombies: { A4: '1S' },
    }).dice('dice', 6);
    t.answers('attack:machete:A4');
    t.expects(0, 'skill', ['skill:free-combat', 'skill:to-the-rescue']).answers('skill:free-combat');
    const red = turn('scott', 'A4', ['machete'], {
      survivors: { scott: { adrenaline: 42, orange: 'free-combat' } },
      zombies: { A4: '2S' },
    }).dice('dice', 6);
    red.answers('attack:machete:A4');
    red
      .expects(0, 'skill', ['skill:damage-combat', 'skill:die-combat', 'skill:regeneration'])
      .answers('skill:die-combat');
    const scott = one(red.state, 'scott');
    expect([scott.orange, scott.red, scott.adrenaline]).toEqual(['free-combat', 'die-combat', 43]);
    expect(red.offered('lead:').length).toBeGreaterThan(0);
  });

  test('AD-R-45: the track ends at 43', () => {
    const t = turn('scott', 'A4', ['machete'], {
      survivors: { scott: { adrenaline: 43 } },
      zombies: { A4: '1A' },
    }).dice('dice', 6);
    t.answers('attack:machete:A4');
    expect(one(t.state, 'scott').adrenaline).toBe(43);
  });
});

describe('Abominations', () => {
  test('AD-ZOM-03, AD-ABOM-01, AD-ABOM-04, AD-R-01: Valentine’s death gives everybody who lives 5; her card stays out', () => {
    const t = turn('scott', 'A4', ['rocket-launcher'], {
      abominations: { valentine: 'B4' },
      zombieOut: ['z35'],
      survivors: { cruz: { health: 0 } },
      also: (s) => {
        s.zombieDeck = s.zombieDeck.filter((card) => card !== 'z35');
      },
    }).dice('dice', 6, 6);
    t.answers('attack:rocket-launcher:B4');
    expect(t.state.survivors.map(({ adrenaline }) => adrenaline)).toEqual([5, 5, 5, 0, 5, 5]);
    expect(t.state.zombieOut).toEqual(['z35']);
    expect(t.state.abominations).toEqual([]);
  });

  test('AD-ABOM-05: her card brings her once', () => {
    const t = table('spawn', {
      step: 'zombies',
      spawns: [{ at: 'A1', kind: 'start', since: 1 }],
      survivors: { scott: { adrenaline: 7 } },
    }).top((s) => s.zombieDeck, 'z35');
    expect(horde(t.state)['A1']).toBe('valentine');
    expect(t.state.zombieOut).toEqual(['z35']);
    expect(t.state.zombieDiscard).toEqual([]);
  });

  test('AD-ABOM-06, AD-SPAWN-08, AD-ZEUS-04: when the Queen dies, the Mission’s Zeus takes the place of his token', () => {
    const t = turn(
      'scott',
      'A4',
      ['rocket-launcher'],
      { everybody: 'A4', abominations: { queen: 'B4' } },
      { mission: 'M7', survivors: teamWith('scott') },
    ).dice('dice', 6, 6);
    t.answers('attack:rocket-launcher:B4');
    expect(t.state.abominations).toEqual([{ type: 'masked', at: 'D1' }]);
    expect(t.state.spawns.some(({ kind }) => kind === 'zeus')).toBe(false);
  });

  test('AD-R-36, AD-SPAWN-08: once Zeus has come no more Orders are drawn, not even after his death', () => {
    const edit = (token: boolean): Edit => ({
      abominations: { [token ? 'queen' : 'valentine']: 'B4' },
      spawns: [
        { at: 'B4', kind: 'zeus', since: 1 },
        { at: 'A1', kind: 'start', since: 1 },
      ],
      yetToAct: ['scott'],
    });
    const shoot = (dies: boolean) =>
      turn('scott', 'A4', ['rocket-launcher', 'rocket-launcher'], edit(dies))
        .top((s) => s.zombieDeck, 'z37')
        .dice('dice', 6, 6, 6, 6)
        .answers('attack:rocket-launcher:B4');
    const t = shoot(true).answers('attack:rocket-launcher:B4');
    expect(t.state.progress.killed.map(({ who }) => who)).toEqual(['queen', 'zeus']);
    t.answers('end');
    expect([t.state.round, t.told('zombie-card').length, t.told('order-card')]).toEqual([2, 1, []]);
    // With his token still there they are.
    expect(shoot(false).answers('end').told('order-card')).toHaveLength(1);
  });

  test('AD-ZEUS-02, AD-ZEUS-05, AD-ZEUS-06, AD-R-13: nothing hurts Masked Zeus; Explosives take the mask, and that form is beaten', () => {
    const t = turn('scott', 'A4', ['ring-saw', 'tnt'], { abominations: { masked: 'A3', queen: 'A4' } });
    expect(t.offered('attack-focus:ring-saw')).toEqual(['attack-focus:ring-saw:A4:queen']);
    t.answers('attack:tnt:A3');
    expect(t.state.abominations).toContainEqual({ type: 'zeus', at: 'A3' });
    expect(t.state.survivors.map(({ adrenaline }) => adrenaline)).toEqual([5, 5, 5, 5, 5, 5]);
  });

  test('AD-ZEUS-01, AD-ZEUS-05: beating the form below gives its Adrenaline as well', () => {
    const t = turn('scott', 'A4', ['rocket-launcher'], { abominations: { zeus: 'B4' } }).dice('dice', 6, 1);
    t.answers('attack:rocket-launcher:B4');
    expect(t.state.progress.killed).toEqual([{ who: 'zeus', at: 'B4' }]);
    expect(t.state.survivors.every(({ adrenaline }) => adrenaline === 5)).toBe(true);
  });

  test('AD-ZEUS-03: Mounted Zeus acts twice and hits for 2', () => {
    const t = zombiePhase({ spawns: [], abominations: { mounted: 'A3' }, survivors: { scott: 'A4' } });
    expect(one(t.state, 'scott').health).toBe(2);
  });
});

describe('AD-R-114: what the dead leave', () => {
  test('AD-ZACT-08, AD-R-114: Equipment is discarded, tokens can be picked up', () => {
    const t = turn('kate', 'A4', [], {
      loot: [{ at: 'A4', what: 'purple' }],
      survivors: { kate: { red: null, hand: ['clip'] } },
    }).answers('take:purple');
    expect(one(t.state, 'kate').tokens).toEqual(['purple']);
    expect(one(t.state, 'kate').adrenaline).toBe(0);
  });
});
