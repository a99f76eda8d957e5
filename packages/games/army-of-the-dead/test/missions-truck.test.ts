import { describe, expect, test } from 'vitest';
import type { ArmyState, Truck } from '../src/state.ts';
import { type Edit, type Member, one, put, TEAM, table, turn } from './missions-play-kit.ts';

const slot = (who: Member): number => TEAM.indexOf(who);

/** The Truck in a street of M9, with these aboard. */
function inTruck(who: Member, seats: Partial<Truck>, edit: Edit = () => {}) {
  return turn('M9', who, (state) => {
    put(state, 'D7');
    const truck: Truck = {
      at: 'B3',
      works: true,
      driver: null,
      gunner: null,
      passengers: [],
      companions: [],
      ...seats,
    };
    state.truck = truck;
    for (const aboard of [truck.driver, truck.gunner, ...truck.passengers]) {
      if (aboard !== null) put(state, truck.at, TEAM[aboard] as Member);
    }
    edit(state);
  });
}

const crowd = (state: ArmyState, at: string, shamblers: number, alphas = 0): void => {
  state.groups = [{ at, shamblers, alphas, drowsy: 0 }];
};

describe('the Taco Truck', () => {
  test('AD-TRUCK-01: a Truck Action takes 1 Action, and one must be in its Zone', () => {
    const t = inTruck('cruz', {}, (state) => put(state, 'B3', 'cruz')).answers('board:driver');
    expect(t.state.truck?.driver).toBe(slot('cruz'));
    expect(t.state.turns[0]?.spent).toBe(1);
    const elsewhere = inTruck('cruz', {}, (state) => put(state, 'B4', 'cruz'));
    expect(elsewhere.legal.filter((id) => id.startsWith('board'))).toEqual([]);
  });

  test('AD-TRUCK-20: it waits where the Mission says, with a gun on its roof', () => {
    const { truck } = turn('M9', 'cruz').state;
    expect(truck).toMatchObject({ at: 'A7', works: true });
    const t = inTruck('cruz', { gunner: slot('cruz') }, (state) => crowd(state, 'C3', 1));
    expect(t.legal).toContain('gun:C3');
  });

  test('AD-TRUCK-05: nobody gets in with a Zombie there', () => {
    const t = inTruck('cruz', {}, (state) => {
      put(state, 'B3', 'cruz');
      crowd(state, 'B3', 1);
    });
    t.expects(0, 'turn', undefined, { 'board:driver': 'zombies-here', 'board:passenger': 'zombies-here' });
  });

  test('AD-TRUCK-06: one Driver, one Gunner, two Passengers', () => {
    const seats = { driver: slot('scott'), gunner: slot('kate'), passengers: [slot('dieter')] };
    const t = inTruck('cruz', seats, (state) => put(state, 'B3', 'cruz'));
    t.expects(0, 'turn', undefined, { 'board:driver': 'no-seat', 'board:gunner': 'no-seat' });
    t.answers('board:passenger');
    expect(t.state.truck?.passengers).toEqual([slot('dieter'), slot('cruz')]);
    const full = inTruck('chambers', { ...seats, passengers: [slot('dieter'), slot('cruz')] }, (state) =>
      put(state, 'B3', 'chambers'),
    );
    full.expects(0, 'turn', undefined, { 'board:passenger': 'no-seat' });
  });

  test('AD-TRUCK-07, AD-TRUCK-08: getting out and changing seats work among Zombies', () => {
    const seats = { driver: slot('cruz') };
    const t = inTruck('cruz', seats, (state) => crowd(state, 'B3', 3));
    expect(t.legal).toContain('get-out');
    t.answers('change-seat:gunner');
    expect(t.state.truck).toMatchObject({ driver: null, gunner: slot('cruz') });
    expect(t.state.turns[0]?.spent).toBe(1);
    t.answers('get-out');
    expect(t.state.truck?.gunner).toBeNull();
    expect(one(t.state, 'cruz').at).toBe('B3');
  });

  test('AD-TRUCK-09: only the Driver drives, and never into a building', () => {
    expect(inTruck('cruz', { passengers: [slot('cruz')] }).legal.filter((id) => id.startsWith('drive'))).toEqual([]);
    const t = inTruck('cruz', { driver: slot('cruz'), at: 'C3' });
    t.expects(0, 'turn', undefined, { 'drive:C2': 'no-road' });
    expect(t.legal.filter((id) => id.startsWith('drive'))).toEqual(['drive:B3', 'drive:D3', 'drive:C4']);
  });

  test('AD-TRUCK-10, AD-TRUCK-11: one Zone for 1 Action, whatever stands around it', () => {
    const t = inTruck('cruz', { driver: slot('cruz'), passengers: [slot('kate')] }, (state) => crowd(state, 'B3', 5));
    t.answers('drive:B4');
    expect(t.state.truck?.at).toBe('B4');
    expect([one(t.state, 'cruz').at, one(t.state, 'kate').at]).toEqual(['B4', 'B4']);
    expect(t.state.turns[0]?.spent).toBe(1);
  });

  test('AD-TRUCK-12, AD-TRUCK-13, AD-TRUCK-14: Zombies are run over in their order, for the Driver’s AP (AD-EX-36)', () => {
    const t = inTruck('chambers', { driver: slot('chambers'), gunner: slot('cruz') }, (state) =>
      crowd(state, 'C3', 3, 1),
    )
      .dice('dice', 4, 6)
      .answers('drive:C3');
    expect(t.state.groups).toEqual([{ at: 'C3', shamblers: 1, alphas: 1, drowsy: 0 }]);
    expect(one(t.state, 'chambers').adrenaline).toBe(2);
    expect(t.state.noise).not.toBe('C3'); // it is silent
  });

  test('AD-TRUCK-15: misses hit Survivors who stand outside, never those aboard (AD-R-25)', () => {
    const t = inTruck('chambers', { driver: slot('chambers'), passengers: [slot('cruz')] }, (state) => {
      crowd(state, 'C3', 1);
      put(state, 'C3', 'kate');
    })
      .dice('dice', 1, 6)
      .answers('drive:C3');
    expect(one(t.state, 'kate').health).toBe(1); // Damage 2
    expect([one(t.state, 'chambers').health, one(t.state, 'cruz').health]).toEqual([3, 3]);
  });

  test('AD-TRUCK-16: Survivors alone are not run over', () => {
    const t = inTruck('chambers', { driver: slot('chambers') }, (state) => put(state, 'C3', 'kate')).answers(
      'drive:C3',
    );
    expect(one(t.state, 'kate').health).toBe(3);
    expect(t.told('rolled')).toEqual([]);
  });

  test('AD-TRUCK-17: the Gunner fires the Machine Gun, for the Gunner’s AP (AD-EX-37)', () => {
    const t = inTruck('cruz', { driver: slot('chambers'), gunner: slot('cruz') }, (state) => crowd(state, 'A3', 0, 2))
      .dice('dice', 4, 5, 1)
      .answers('gun:A3');
    expect(t.state.groups).toEqual([]);
    expect(one(t.state, 'cruz').adrenaline).toBe(4);
    expect(t.state.noise).toBe('B3');
    const driver = inTruck('chambers', { driver: slot('chambers') }, (state) => crowd(state, 'A3', 0, 2));
    expect(driver.legal.filter((id) => id.startsWith('gun'))).toEqual([]);
  });

  test('AD-TRUCK-18, AD-TRUCK-19: not at the Truck’s own Zone, where only weapons in Hand help (AD-EX-37)', () => {
    const t = inTruck('cruz', { gunner: slot('cruz') }, (state) => crowd(state, 'B3', 1, 1));
    expect(t.legal.filter((id) => id.startsWith('gun'))).toEqual([]);
    expect(t.legal.some((id) => id.includes('smg') && id.includes('B3'))).toBe(true);
  });

  test('AD-TRUCK-02: skills never help the Truck or its gun', () => {
    const t = inTruck('guzman', { gunner: slot('guzman') }, (state) => {
      crowd(state, 'A3', 9);
      Object.assign(one(state, 'guzman'), { adrenaline: 19, orange: 'die-ranged' });
    })
      .dice('dice', 6, 6, 6)
      .answers('gun:A3');
    expect(t.state.groups).toEqual([{ at: 'A3', shamblers: 6, alphas: 0, drowsy: 0 }]);
    t.usesAllLuck();
  });

  test('AD-TRUCK-03, AD-TRUCK-04: Zombies attack those inside as if they stood there, and never the Truck', () => {
    const t = table('M9', 'zombies', (state) => {
      put(state, 'D7');
      put(state, 'B3', 'kate');
      state.truck = { at: 'B3', works: true, driver: slot('kate'), gunner: null, passengers: [], companions: [] };
      state.groups = [{ at: 'B3', shamblers: 1, alphas: 0, drowsy: 0 }];
    });
    expect(one(t.state, 'kate').health).toBe(2);
    expect(t.state.truck).toMatchObject({ at: 'B3', works: true });
  });

  test('AD-R-48: aboard one neither moves nor searches', () => {
    const t = inTruck('cruz', { driver: slot('cruz') });
    expect(t.legal.filter((id) => id.startsWith('move') || id === 'search')).toEqual([]);
    expect(t.legal).toContain('noise');
  });

  test('AD-TRUCK-06: a seat is free again when its Survivor falls', () => {
    const t = table('M9', 'zombies', (state) => {
      put(state, 'D7');
      put(state, 'B3', 'kate');
      one(state, 'kate').health = 1;
      state.truck = { at: 'B3', works: true, driver: slot('kate'), gunner: null, passengers: [], companions: [] };
      state.groups = [{ at: 'B3', shamblers: 1, alphas: 0, drowsy: 0 }];
    });
    expect(one(t.state, 'kate').health).toBe(0);
    expect(t.state.truck?.driver).toBeNull();
  });
});
