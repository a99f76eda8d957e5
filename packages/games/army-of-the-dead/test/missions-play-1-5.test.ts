import { describe, expect, test } from 'vitest';
import { allRedTaken, type Edit, one, result, table, turn, WON } from './missions-play-kit.ts';

describe('M1, Past the Containers', () => {
  const everybodyThere: Edit = { also: allRedTaken, everybody: 'F1', survivors: { kate: 'E1' } };

  test('AD-R-201, AD-WIN-01: the last one steps into F1, and the mission is won at once', () => {
    const t = turn('M1', 'kate', everybodyThere).answers('move:F1');
    expect(result(t)).toBe(WON);
    t.tells('won', { rule: 'AD-WIN-01' });
    expect(t.match.outcome).toEqual({ side: 'survivors', winners: [0] });
  });

  test('AD-R-201: not without all red tokens', () => {
    const t = turn('M1', 'kate', { also: everybodyThere, progress: { red: 2 } }).answers('move:F1');
    expect(result(t)).toBeNull();
  });

  test('AD-R-201: not with a Zombie in F1', () => {
    const t = turn('M1', 'kate', {
      also: everybodyThere,
      groups: [{ at: 'F1', shamblers: 1, alphas: 0, drowsy: 0 }],
    }).answers('move:F1');
    expect(result(t)).toBeNull();
  });

  test('AD-R-201: a Shadow must be there', () => {
    const t = turn('M1', 'scott', { also: everybodyThere, survivors: { scott: 'E1', kate: 'A6' } }).answers('move:F1');
    expect(result(t)).toBeNull();
  });

  test('AD-R-201: three are enough, and two if no more live', () => {
    const gather = (...dead: readonly ('scott' | 'dieter' | 'cruz' | 'chambers')[]) =>
      turn('M1', 'kate', {
        everybody: 'A6',
        survivors: { kate: 'E1', guzman: 'F1', scott: dead.length === 0 ? 'F1' : 'A6' },
        also: [allRedTaken, { survivors: Object.fromEntries(dead.map((who) => [who, { health: 0 }])) }],
      }).answers('move:F1');
    expect(result(gather())).toBe(WON);
    expect(result(gather('scott', 'dieter', 'cruz'))).toBeNull(); // Chambers lives, elsewhere
    expect(result(gather('scott', 'dieter', 'cruz', 'chambers'))).toBe(WON);
  });

  test('AD-GEN-02, AD-GOAL-02: Personal Goals must be complete, and their owners there', () => {
    const gather = (done: boolean, at: string) =>
      turn('M1', 'kate', {
        also: everybodyThere,
        survivors: { cruz: at },
        goals: { cruz: { done } },
      }).answers('move:F1');
    expect(result(gather(true, 'F1'))).toBe(WON);
    expect(result(gather(false, 'F1'))).toBeNull();
    expect(result(gather(true, 'A6'))).toBeNull();
  });

  test('AD-LOSE-03: lost when no Shadow lives', () => {
    const t = table('M1', 'zombies', {
      survivors: { kate: { at: 'B1', health: 1 } },
      groups: [{ at: 'B1', shamblers: 1, alphas: 0, drowsy: 0 }],
    });
    expect(result(t)).toBe('zombies: none-alive');
    t.tells('lost', { rule: 'AD-LOSE-03' });
  });

  test('AD-LOSE-04, AD-LOSE-01: whoever has no Personal Goal may die; an owner may not, whatever is done already', () => {
    const attack = (owner: boolean) =>
      table('M1', 'zombies', {
        survivors: { guzman: { at: 'B1', health: 1 } },
        groups: [{ at: 'B1', shamblers: 1, alphas: 0, drowsy: 0 }],
        goals: owner ? { guzman: { done: true } } : {},
      });
    expect(result(attack(false))).toBeNull();
    expect(result(attack(true))).toBe('zombies: goal-owner');
  });
});

describe('M2, Taco Run', () => {
  test('AD-R-202: nobody gets in before the Truck is repaired, and parts come first', () => {
    turn('M2', 'cruz', { everybody: 'D3' }).expects(0, 'turn', undefined, {
      'board:driver': 'truck-broken',
      'activate:truck-engine': 'needs-red-taken',
    });
  });

  test('AD-R-202, AD-SPEC-04: a Mechanic repairs it for 1 Action and 5 AP; nobody else can', () => {
    const parts: Edit = { also: allRedTaken, everybody: 'D3' };
    turn('M2', 'scott', parts).expects(0, 'turn', undefined, { 'activate:truck-engine': 'needs-mechanic' });
    const t = turn('M2', 'cruz', parts).answers('activate:truck-engine');
    expect(t.state.truck?.works).toBe(true);
    expect(one(t.state, 'cruz').adrenaline).toBe(5);
    expect(t.state.turns[0]?.spent).toBe(1);
    expect(t.legal).toContain('board:driver');
    expect(t.legal).not.toContain('activate:truck-engine');
  });

  test('AD-R-202: won when it reaches G1 with a Mechanic and the owners aboard', () => {
    const drive = (passengers: readonly number[], zombies: number) =>
      turn('M2', 'cruz', {
        everybody: 'F1',
        truck: { at: 'F1', works: true, driver: 3, gunner: null, passengers: [...passengers], companions: [] },
        goals: { kate: { done: true } },
        zombies: zombies > 0 ? { G1: `${zombies}A` } : {},
      })
        .dice('dice', 1, 1)
        .answers('drive:G1');
    expect(result(drive([1], 0))).toBe(WON);
    expect(result(drive([0], 0))).toBeNull();
    expect(result(drive([1], 1))).toBeNull();
  });
});

describe('M3, Power to the Penthouse', () => {
  test('AD-R-203, AD-ELEV-01: the elevator stands still until a Mechanic has been at 0E2', () => {
    const still = turn('M3', 'scott', { everybody: '0C3' });
    expect(still.legal).not.toContain('move:1A2');
    const t = turn('M3', 'cruz', { survivors: { cruz: '0E2', scott: '0C3' } }).answers('activate:power');
    expect(t.state.progress.power).toBe(true);
    t.tells('power-on');
    const running = turn('M3', 'scott', { everybody: '0C3', progress: { power: true } });
    expect(running.legal).toContain('move:1A2');
  });

  test('AD-SPAWN-09, AD-SPAWN-10, AD-R-30: nobody comes from a blue Spawn Zone before its event, and from the next Zombie Phase on', () => {
    const cardsFor = (...answers: string[]): string[] => {
      const t = turn('M3', 'scott', { everybody: '0C3', progress: { power: true }, yetToAct: ['scott'] }).answers(
        ...answers,
      );
      return t.told('zombie-card').map(({ details }) => String(details['at']));
    };
    expect(cardsFor('end')).not.toContain('1B3');
    expect(cardsFor('move:1A2', 'end')).toContain('1B3');
  });

  test('AD-R-203, AD-SPAWN-09: the blue Spawn Zone wakes with the first Survivor on floor 1, once', () => {
    const t = turn('M3', 'scott', { everybody: '0C3', progress: { power: true } });
    expect(t.state.spawns.find(({ at }) => at === '1B3')?.since).toBeNull();
    t.answers('move:1A2').tells('spawn-zone-active', { at: '1B3', colour: 'blue', rule: 'AD-SPAWN-09' });
    // AD-SPAWN-10, AD-R-30: it spawns in this round's Zombie Phase.
    expect(t.state.spawns.find(({ at }) => at === '1B3')?.since).toBe(1);
    t.answers('move:0C3', 'move:1A2');
    expect(t.told('spawn-zone-active')).toHaveLength(1);
  });

  test('AD-R-203: won at the fire escape 1F2', () => {
    const t = turn('M3', 'cruz', { also: allRedTaken, everybody: '1F2', survivors: { cruz: '1E2' } }).answers(
      'move:1F2',
    );
    expect(result(t)).toBe(WON);
  });
});

describe('M4, Wheels Up', () => {
  test('AD-R-204: fuel first; then a Pilot starts the engine, and the Noise token comes to 2B2', () => {
    turn('M4', 'chambers', { everybody: '2B2' }).expects(0, 'turn', undefined, {
      'activate:helicopter-engine': 'needs-red-taken',
    });
    const t = turn('M4', 'chambers', { also: allRedTaken, survivors: { chambers: '2B2' } }).answers(
      'activate:helicopter-engine',
    );
    expect(t.state.noise).toBe('2B2');
    expect(t.state.progress.devices).toEqual(['helicopter-engine']);
    expect(result(t)).toBeNull();
  });

  test('AD-R-204: with the engine running, a Pilot and the team in 2B2 win', () => {
    const t = turn('M4', 'chambers', { also: allRedTaken, everybody: '2B2' }).answers('activate:helicopter-engine');
    expect(result(t)).toBe(WON);
  });

  test('AD-R-204: nothing to find on the roof, and one sees as on the street', () => {
    const t = turn('M4', 'scott', { everybody: '2A1' });
    t.expects(0, 'turn', undefined, { search: 'not-a-building' });
  });

  test('AD-LOSE-03: lost when no Pilot lives', () => {
    const t = turn('M4', 'scott', { survivors: { chambers: { health: 0 } } }).answers('noise');
    expect(result(t)).toBe('zombies: none-alive');
  });
});

describe('M5, The Main Floor', () => {
  test('AD-R-205, AD-SETUP-03: Valentine starts in D3, and her card is not in the deck', () => {
    const { state } = turn('M5', 'scott');
    expect(state.abominations).toEqual([{ type: 'valentine', at: 'D3' }]);
    expect(state.zombieDeck).toHaveLength(39);
    expect(state.zombieOut).toHaveLength(1);
  });

  test('AD-R-205: red tokens may be taken at any time, for 5 AP', () => {
    const t = turn('M5', 'scott', { objectives: [{ at: 'B2', face: 'red' }], survivors: { scott: 'B2' } }).answers(
      'take:objective',
    );
    expect(t.state.progress.red).toBe(1);
    expect(one(t.state, 'scott').adrenaline).toBe(5);
    expect(one(t.state, 'scott').tokens).toEqual(['red']);
  });

  test('AD-R-205: not won while Valentine lives', () => {
    const gather = (killed: boolean) =>
      turn('M5', 'scott', {
        also: [
          allRedTaken,
          (state) => {
            if (killed) state.progress.killed = [{ who: 'valentine', at: 'D3' }];
          },
        ],
        everybody: 'G6',
        survivors: { scott: 'F6' },
      }).answers('move:G6');
    expect(result(gather(false))).toBeNull();
    expect(result(gather(true))).toBe(WON);
  });

  test('AD-R-205, AD-LOSE-03: the last Tough Survivor must not fall', () => {
    const fight: Edit = { survivors: { kate: { hand: ['machete'] }, scott: { health: 0 } } };
    expect(result(turn('M5', 'kate', fight).answers('noise'))).toBeNull(); // Guzman is Tough as well
    const t = turn('M5', 'kate', { also: fight, survivors: { guzman: { health: 0 } } }).answers('noise');
    expect(result(t)).toBe('zombies: none-alive');
  });
});
