import { describe, expect, test } from 'vitest';
import type { ArmyState } from '../src/state.ts';
import { changed } from './missions-kit.ts';
import { allRedTaken, type Edit, fresh, one, result, table, turn, WON } from './missions-play-kit.ts';

/** What lies where, besides Objectives. */
const loot = (state: ArmyState): string[] => state.loot.map(({ at, what }) => `${what} ${at}`).sort();

describe('M6, Der Ring', () => {
  test('AD-R-206: the Challenge waits for both halves of the floor plan', () => {
    turn('M6', 'guzman', { everybody: 'VD2' }).expects(0, 'turn', undefined, { challenge: 'not-yet' });
    const ready = turn('M6', 'guzman', { also: allRedTaken, everybody: 'VD2' });
    expect(ready.legal).toContain('challenge');
  });

  const beaten: Edit = { also: allRedTaken, everybody: 'VD2', vault: { beaten: true } };

  test('AD-R-206, AD-VAULT-15: behind the Vault Door lie four bags', () => {
    const t = turn('M6', 'dieter', beaten).answers('open-vault');
    expect(t.state.progress.opened).toEqual(['VD1-VD2']);
    expect(loot(t.state)).toEqual(['bag VC1', 'bag VC1', 'bag VD1', 'bag VD1']);
    expect(one(t.state, 'dieter').adrenaline).toBe(5);
    expect(t.legal).toContain('move:VD1');
  });

  test('AD-R-206: the blue Spawn Zone wakes with the first Survivor on the floor of the Vault', () => {
    const down = turn('M6', 'scott', { survivors: { scott: '0C4' } });
    expect(down.state.spawns.find(({ at }) => at === 'VE1')?.since).toBeNull();
    down.answers('move:VA2').tells('spawn-zone-active', { at: 'VE1', colour: 'blue' });
    expect(down.state.spawns.find(({ at }) => at === 'VE1')?.since).toBe(1);
  });

  test('AD-R-206: a bag takes 1 Action, no slot and gives no AP', () => {
    const t = turn('M6', 'scott', {
      survivors: { scott: 'VC1' },
      progress: { opened: ['VD1-VD2'] },
      loot: [
        { at: 'VC1', what: 'bag' },
        { at: 'VC1', what: 'bag' },
      ],
    }).answers('take:bag', 'take:bag');
    expect(one(t.state, 'scott').tokens).toEqual(['bag', 'bag']);
    expect(one(t.state, 'scott').adrenaline).toBe(0);
    expect(one(t.state, 'scott').hand).toHaveLength(2);
    expect(loot(t.state)).toEqual([]);
  });

  test('AD-R-206, AD-R-114: a bag stays where its carrier dies', () => {
    const t = table('M6', 'zombies', {
      survivors: { scott: { at: 'VE1', health: 1, tokens: ['bag'] } },
      groups: [{ at: 'VE1', shamblers: 1, alphas: 0, drowsy: 0 }],
    });
    expect(one(t.state, 'scott').health).toBe(0);
    expect(loot(t.state)).toEqual(['bag VE1']);
  });

  const leave = (bags: Readonly<Record<string, number>>, elsewhere = 0) =>
    turn('M6', 'dieter', {
      also: [
        allRedTaken,
        (state) => {
          for (const member of ['scott', 'kate'] as const) {
            one(state, member).tokens = Array.from({ length: bags[member] ?? 0 }, () => 'bag');
          }
        },
      ],
      everybody: 'VA3',
      survivors: { dieter: 'VA2', cruz: { at: 'VB3', tokens: Array.from({ length: elsewhere }, () => 'bag') } },
    }).answers('move:VA3');

  test('AD-R-206: won in the storm drain with all four bags', () => {
    expect(result(leave({ scott: 2, kate: 2 }))).toBe(WON);
    expect(result(leave({ scott: 2, kate: 1 }))).toBeNull();
  });

  test('AD-R-206: not while somebody elsewhere carries a bag', () => {
    expect(result(leave({ scott: 2, kate: 2 }, 1))).toBeNull();
  });
});

describe('M7, Her Majesty', () => {
  test('AD-R-207: the Queen and her guard, whose card is not in the deck', () => {
    const { state } = turn('M7', 'scott');
    expect(state.abominations).toEqual([{ type: 'queen', at: 'D2' }]);
    expect(state.groups.map(({ at, alphas }) => `${at} ${alphas}`)).toEqual(['C2 1', 'D2 2', 'E2 1']);
    expect(state.pool.alphas).toBe(12);
    expect(state.zombieDeck).toHaveLength(39);
  });

  const cache = (rest: Edit): Edit => ({
    survivors: { scott: { at: 'B5', hand: [] } },
    objectives: [{ at: 'B5', face: 'red' }],
    also: rest,
  });

  test('AD-R-207: a cache holds TNT, from the deck or the discards', () => {
    const t = turn('M7', 'scott', cache({}));
    const before = t.state.equipment.filter((card) => card === 'tnt').length;
    t.answers('take:objective').tells('reward', { survivor: 'scott', items: ['tnt'] });
    expect(t.state.equipment.filter((card) => card === 'tnt')).toHaveLength(before - 1);
    const late = turn(
      'M7',
      'scott',
      cache((state) => {
        state.equipmentDiscard = state.equipment.filter((card) => card === 'tnt');
        state.equipment = state.equipment.filter((card) => card !== 'tnt');
      }),
    ).answers('take:objective');
    late.tells('reward', { items: ['tnt'] });
  });

  test('AD-R-207: without TNT it is a Grenade, without either nothing', () => {
    const without = (...gone: readonly string[]) =>
      turn(
        'M7',
        'scott',
        cache((state) => {
          state.equipment = state.equipment.filter((card) => !gone.includes(card));
        }),
      ).answers('take:objective');
    without('tnt').tells('reward', { items: ['grenade'] });
    expect(without('tnt', 'grenade').told('reward')).toEqual([]);
  });

  test('AD-R-207, AD-ABOM-06: the Queen leaves a crown, Masked Zeus comes, both green Spawn Zones wake', () => {
    const t = turn('M7', 'scott', { survivors: { scott: { at: 'C2', hand: ['tnt'] } }, groups: [] });
    const shot = t.legal.find((id) => id.includes('tnt') && id.includes('D2')) ?? 'there is none';
    t.answers(shot);
    expect(t.state.progress.killed).toEqual([{ who: 'queen', at: 'D2' }]);
    expect(loot(t.state)).toEqual(['crown D2']);
    expect(t.state.abominations).toEqual([{ type: 'masked', at: 'D1' }]);
    expect(t.state.spawns.map(({ at, since }) => `${at} ${since}`)).toEqual(['A1 1', 'G1 1', 'A4 1']);
  });

  test('AD-SPAWN-10, AD-R-30: what happens in a Zombie Phase wakes green Spawn Zones for the next one', () => {
    const t = table('M7', 'zombies', {
      everybody: 'E4',
      noise: 'E4',
      groups: [],
      charges: [
        { at: 'C4', face: 'bomb-trap', owner: 0 },
        { at: 'C4', face: 'tnt', owner: 0 },
      ],
      spawns: [
        { at: 'A1', kind: 'start', since: 1 },
        { at: 'G1', kind: 'green', since: null },
      ],
      also: (state) => {
        state.abominations = [{ type: 'queen', at: 'B4' }];
      },
    }).top((state) => state.zombieDeck, 'z37', 'z38', 'z39');
    const cards = (): string[] => t.told('zombie-card').map(({ details }) => String(details['at']));
    t.tells('killed', { type: 'queen', at: 'C4' });
    expect([t.state.round, cards()]).toEqual([2, ['A1']]);
    while (t.state.round === 2) t.answers(t.decision.kind === 'turn' ? 'end' : (t.legal[0] as string));
    expect(cards()).toEqual(['A1', 'A1', 'G1']);
  });

  test('AD-R-207: won when the crown is carried to D6', () => {
    const carry = (crown: boolean) =>
      turn('M7', 'scott', {
        everybody: 'D6',
        survivors: { scott: 'C6' },
        also: (state) => {
          if (crown) one(state, 'scott').tokens = ['crown'];
        },
      }).answers('move:D6');
    expect(result(carry(true))).toBe(WON);
    expect(result(carry(false))).toBeNull();
  });
});

describe('M8, Not on the Payroll', () => {
  test('AD-R-208, AD-COMP-01: two who are not in the team hide in 1D1 and 1B3', () => {
    const { companions, survivors } = turn('M8', 'kate').state;
    expect(companions.map(({ at, recruited }) => `${at} ${recruited}`)).toEqual(['1D1 false', '1B3 false']);
    for (const { id } of companions) expect(survivors.map((each) => each.id)).not.toContain(id);
  });

  test('AD-R-208: hidden ones are found, hit and counted by nobody', () => {
    const t = table('M8', 'zombies', { groups: [{ at: '1D1', shamblers: 2, alphas: 0, drowsy: 0 }] });
    expect(t.state.companions.every(({ alive }) => alive)).toBe(true);
    expect(result(t)).toBeNull();
  });

  const recruiting = (keys: boolean, zombies = 0, mission = 'M8') =>
    turn(mission, 'kate', {
      survivors: { kate: '1D1' },
      ...(keys ? { progress: { red: 2 } } : {}),
      ...(zombies > 0 ? { groups: [{ at: '1D1', shamblers: zombies, alphas: 0, drowsy: 0 }] } : {}),
    });
  const recruit = (t: ReturnType<typeof recruiting>): string => `recruit:${t.state.companions[0]?.id}`;

  test('AD-R-208, AD-R-117: both keys first, and no Zombie there', () => {
    const early = recruiting(false);
    early.expects(0, 'turn', undefined, { [recruit(early)]: 'not-yet' });
    const crowded = recruiting(true, 1);
    crowded.expects(0, 'turn', undefined, { [recruit(crowded)]: 'zombies-here' });
  });

  test('AD-R-208: the blue Spawn Zone wakes when somebody is upstairs', () => {
    const up = turn('M8', 'kate', { survivors: { kate: '0E3' } });
    expect(up.state.spawns.find(({ at }) => at === '1E3')?.since).toBeNull();
    up.answers('move:1F2').tells('spawn-zone-active', { at: '1E3' });
  });

  test('a mission may wait for the first who is recruited', () => {
    const t = recruiting(true, 0, changed('M8', ['event: floor 1', 'event: recruited 1']));
    t.answers(recruit(t)).tells('spawn-zone-active', { at: '1E3' });
  });

  test('AD-R-208, AD-COMP-02: whoever recruits leads', () => {
    const t = recruiting(true);
    t.answers(recruit(t));
    expect(t.state.companions[0]).toMatchObject({ recruited: true, leader: 1, at: '1D1' });
    t.answers('move:1D2');
    expect(t.state.companions[0]?.at).toBe('1D2');
  });

  test('AD-R-208: won when both are with their Leaders in 1A2', () => {
    const arrive = (second: string) =>
      turn('M8', 'kate', {
        everybody: '1A2',
        survivors: { kate: '1B2', scott: second },
        also: (state) => {
          state.companions.forEach((companion, i) => {
            companion.recruited = true;
            companion.leader = i;
            companion.at = i === 0 ? second : '1B2';
          });
        },
      }).answers('move:1A2');
    expect(result(arrive('1A2'))).toBe(WON);
    expect(result(arrive('1C2'))).toBeNull();
  });

  test('AD-R-208, AD-COMP-07: a single Wound to a Companion loses', () => {
    const t = table('M8', 'zombies', {
      survivors: { kate: '1C2', scott: { health: 0 } },
      groups: [{ at: '1E1', shamblers: 1, alphas: 0, drowsy: 0 }],
      also: (state) => {
        const [companion] = state.companions;
        if (companion !== undefined) Object.assign(companion, { recruited: true, leader: null, at: '1E1' });
      },
    });
    expect(result(t)).toBe('zombies: companion-lost');
  });
});

describe('M9, Liberty Stands', () => {
  const flares: Edit = { also: allRedTaken, everybody: 'D5' };

  test('AD-R-209: the beacon makes Noise, brings Mounted Zeus and wakes the Statue’s Spawn Zone', () => {
    turn('M9', 'chambers', { everybody: 'D5' }).expects(0, 'turn', undefined, {
      'activate:beacon': 'needs-red-taken',
    });
    const t = turn('M9', 'chambers', { also: flares, noise: 'A1' }).answers('activate:beacon');
    expect(t.state.noise).toBe('D5');
    expect(t.state.abominations).toEqual([{ type: 'mounted', at: 'G1' }]);
    expect(t.state.spawns.map(({ at, since }) => `${at} ${since}`)).toEqual(['A1 1', 'D4 1']);
    expect(t.state.progress).toMatchObject({ arrival: 4, arrived: false });
    expect(result(t)).toBeNull();
  });

  test('AD-R-209: the helicopter comes when three more complete rounds have passed', () => {
    const endOf = (round: number) => table('M9', 'end-phase', { everybody: 'A1', round, progress: { arrival: 4 } });
    expect(endOf(3).state.progress.arrived).toBe(false);
    const t = endOf(4);
    expect(t.state.progress.arrived).toBe(true);
    t.tells('helicopter-arrived', { at: 'D5' });
  });

  test('AD-R-209: whoever holds the square until then has won', () => {
    const t = table('M9', 'end-phase', { everybody: 'D5', round: 4, progress: { arrival: 4 } });
    expect(result(t)).toBe(WON);
  });

  test('AD-R-209: the Truck works from the start, and aboard it counts as there', () => {
    const t = turn('M9', 'chambers', { everybody: 'A7' });
    expect(t.legal).toContain('board:driver');
    const driven = turn('M9', 'chambers', {
      everybody: 'D5',
      survivors: { chambers: 'D6' },
      progress: { arrived: true },
      truck: { at: 'D6', works: true, driver: 4, gunner: null, passengers: [], companions: [] },
    }).answers('drive:D5');
    expect(result(driven)).toBe(WON);
  });
});

describe('M10, All or Nothing', () => {
  test('AD-R-210: one Personal Goal, the yellow one', () => {
    const { goals, objectives } = fresh('M10').state;
    expect(goals.map(({ colour }) => colour)).toEqual(['yellow']);
    expect(objectives.map(({ face }) => face).sort()).toEqual(['purple', 'red', 'red', 'yellow']);
    expect(fresh('M9').state.goals.map(({ colour }) => colour)).toEqual(['yellow', 'purple']);
  });

  test('AD-R-210: the purple token brings 2 Clips', () => {
    const t = turn('M10', 'scott', {
      survivors: { scott: { at: '0B4', hand: [] } },
      objectives: [{ at: '0B4', face: 'purple' }],
    }).answers('take:objective');
    t.tells('reward', { survivor: 'scott', items: ['clip', 'clip'] });
    expect(one(t.state, 'scott').adrenaline).toBe(0);
  });

  test('AD-R-210: both fuses, then a Mechanic in 0D3, then elevators', () => {
    turn('M10', 'cruz', { everybody: '0D3' }).expects(0, 'turn', undefined, {
      'activate:power': 'needs-red-taken',
    });
    const t = turn('M10', 'cruz', { also: allRedTaken, survivors: { cruz: '0D3' } }).answers(
      'activate:power',
      'move:0D4',
    );
    expect(t.legal).toContain('move:VA2');
    expect(t.legal).toContain('move:2D2');
  });

  test('AD-R-210: the Challenge needs no floor plan', () => {
    expect(turn('M10', 'guzman', { everybody: 'VD2' }).legal).toContain('challenge');
  });

  const onTheRoof = (bags: number): Edit => ({
    everybody: '2B2',
    survivors: { scott: { tokens: Array.from({ length: bags }, () => 'bag') } },
  });

  test('AD-R-210: the helicopter starts with 2 bags carried, and that wins', () => {
    turn('M10', 'chambers', onTheRoof(1)).expects(0, 'turn', undefined, {
      'activate:helicopter-engine': 'needs-bags',
    });
    const t = turn('M10', 'chambers', onTheRoof(2)).answers('activate:helicopter-engine');
    expect(result(t)).toBe(WON);
    t.tells('noise', { at: '2B2' });
  });

  test('AD-R-210: Pilot and Safecracker must both get away', () => {
    const t = turn('M10', 'chambers', { also: onTheRoof(2), survivors: { dieter: '2A1' } }).answers(
      'activate:helicopter-engine',
    );
    expect(result(t)).toBeNull();
  });

  test('AD-R-210, AD-LOSE-03: the Mechanic is needed until the power is on, Pilot and Safecracker always', () => {
    const without = (who: 'cruz' | 'dieter' | 'chambers', power: boolean) =>
      turn('M10', 'scott', {
        survivors: { [who]: { health: 0 } },
        also: (state) => {
          if (power) state.progress.devices = ['power'];
        },
      }).answers('noise');
    expect(result(without('cruz', false))).toBe('zombies: none-alive');
    expect(result(without('cruz', true))).toBeNull();
    expect(result(without('dieter', true))).toBe('zombies: none-alive');
    expect(result(without('chambers', true))).toBe('zombies: none-alive');
  });
});

describe('missions beat the general rules', () => {
  test('AD-GEN-04, AD-ELEV-01: elevators join the floors, unless the sheet says that there is no power', () => {
    expect(turn('M4', 'scott', { everybody: '0F3' }).legal).toContain('move:1E2');
    expect(turn('M3', 'scott', { everybody: '0C3' }).legal).not.toContain('move:1A2');
  });

  test('AD-GEN-04, AD-ACT-OBJ-01: a red token is just an Objective, unless the sheet says what it brings', () => {
    const taken = (mission: string, zone: string): string[] => {
      const t = turn(mission, 'scott', {
        everybody: zone,
        survivors: { scott: { hand: [], backpack: [] } },
        groups: [],
        objectives: [{ at: zone, face: 'red' }],
      }).answers('take:objective');
      return [...one(t.state, 'scott').hand, ...one(t.state, 'scott').backpack].map(({ face }) => face);
    };
    expect(taken('M1', 'B2')).toEqual([]);
    expect(taken('M7', 'B5')).toEqual(['tnt']);
  });

  test('AD-GEN-04, AD-VAULT-04: the traps can be faced at any time, unless the sheet wants something first', () => {
    const inTheTrap = (mission: string) => turn(mission, 'scott', { everybody: 'VD2' });
    expect(inTheTrap('M10').legal).toContain('challenge');
    inTheTrap('M6').expects(0, 'turn', undefined, { challenge: 'not-yet' });
  });

  test('AD-R-51: where both are true, defeat is looked at first', () => {
    const lastStep = (alive: boolean) =>
      turn('M1', 'kate', {
        also: allRedTaken,
        everybody: 'F1',
        survivors: { kate: 'E1' },
        companions: [{ id: 'geeta', at: 'A1', leader: null, recruited: true, alive }],
      }).answers('move:F1');
    expect(result(lastStep(true))).toBe(WON);
    expect(result(lastStep(false))).toBe('zombies: companion-lost');
  });
});
