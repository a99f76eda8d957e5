import { describe, expect, test } from 'vitest';
import type { Truck } from '../src/state.ts';
import { type Edit, type Member, one, TEAM, table, turn } from './missions-play-kit.ts';

const slot = (who: Member): number => TEAM.indexOf(who);

/** The Truck in a street of M9, with these aboard. */
function inTruck(who: Member, seats: Partial<Truck>, edit: Edit = {}) {
  const empty: Truck = { at: 'B3', works: true, driver: null, gunner: null, passengers: [], companions: [] };
  const truck: Truck = { ...empty, ...seats };
  const aboard = [truck.driver, truck.gunner, ...truck.passengers].filter((each) => each !== null);
  const survivors = Object.fromEntries(aboard.map((each) => [TEAM[each] as Member, truck.at]));
  return turn('M9', who, { everybody: 'D7', survivors, truck, also: edit });
}

const crowd = (at: string, shamblers: number, alphas = 0): Edit => ({
  groups: [{ at, shamblers, alphas, drowsy: 0 }],
});

describe('the Taco Truck', () => {
  test('AD-TRUCK-20: it waits where the Mission says, with a gun on its roof', () => {
    const { truck } = turn('M9', 'cruz').state;
    expect(truck).toMatchObject({ at: 'A7', works: true });
    const t = inTruck('cruz', { gunner: slot('cruz') }, crowd('C3', 1));
    expect(t.legal).toContain('gun:C3');
  });

  test('AD-TRUCK-06: one Driver, one Gunner, two Passengers', () => {
    const seats = { driver: slot('scott'), gunner: slot('kate'), passengers: [slot('dieter')] };
    const t = inTruck('cruz', seats, { survivors: { cruz: 'B3' } });
    t.expects(0, 'turn', undefined, { 'board:driver': 'no-seat', 'board:gunner': 'no-seat' });
    t.answers('board:passenger');
    expect(t.state.truck?.passengers).toEqual([slot('dieter'), slot('cruz')]);
    const full = inTruck(
      'chambers',
      { ...seats, passengers: [slot('dieter'), slot('cruz')] },
      { survivors: { chambers: 'B3' } },
    );
    full.expects(0, 'turn', undefined, { 'board:passenger': 'no-seat' });
  });

  test('AD-TRUCK-17: the Gunner fires the Machine Gun, for the Gunner’s AP (AD-EX-37)', () => {
    const t = inTruck('cruz', { driver: slot('chambers'), gunner: slot('cruz') }, crowd('A3', 0, 2))
      .dice('dice', 4, 5, 1)
      .answers('gun:A3');
    expect(t.state.groups).toEqual([]);
    expect(one(t.state, 'cruz').adrenaline).toBe(4);
    expect(t.state.noise).toBe('B3');
    const driver = inTruck('chambers', { driver: slot('chambers') }, crowd('A3', 0, 2));
    expect(driver.legal.filter((id) => id.startsWith('gun'))).toEqual([]);
  });

  test('AD-TRUCK-02: skills never help the Truck or its gun', () => {
    const t = inTruck(
      'guzman',
      { gunner: slot('guzman') },
      {
        survivors: { guzman: { adrenaline: 19, orange: 'die-ranged' } },
        also: crowd('A3', 9),
      },
    )
      .dice('dice', 6, 6, 6)
      .answers('gun:A3');
    expect(t.state.groups).toEqual([{ at: 'A3', shamblers: 6, alphas: 0, drowsy: 0 }]);
    t.usesAllLuck();
  });

  test('AD-TRUCK-06: a seat is free again when its Survivor falls', () => {
    const t = table('M9', 'zombies', {
      everybody: 'D7',
      survivors: { kate: { at: 'B3', health: 1 } },
      truck: { at: 'B3', works: true, driver: slot('kate'), gunner: null, passengers: [], companions: [] },
      groups: [{ at: 'B3', shamblers: 1, alphas: 0, drowsy: 0 }],
    });
    expect(one(t.state, 'kate').health).toBe(0);
    expect(t.state.truck?.driver).toBeNull();
  });
});
