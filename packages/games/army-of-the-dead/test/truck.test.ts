import { describe, expect, test } from 'vitest';
import type { ArmyState } from '../src/state.ts';
import {
  abomination,
  actions,
  give,
  horde,
  offered,
  one,
  put,
  skilled,
  sleepers,
  table,
  turn,
  whyNot,
  zombiePhase,
  zombies,
} from './kit.ts';

/** M2: the Truck works and stands in C3, a street with streets at both ends. */
const running =
  (edit: (s: ArmyState) => void = () => {}) =>
  (s: ArmyState): void => {
    for (const each of s.survivors) if (each.at === 'A5') each.at = 'G5';
    s.truck = { at: 'C3', works: true, driver: null, gunner: null, passengers: [], companions: [] };
    edit(s);
  };
const M2 = { mission: 'M2' };
const driving = (edit: (s: ArmyState) => void = () => {}) =>
  turn(
    'chambers',
    'C3',
    [],
    running((s) => {
      (s.truck as NonNullable<ArmyState['truck']>).driver = 5;
      edit(s);
    }),
    M2,
  );
const gunning = (hand: Parameters<typeof turn>[2], edit: (s: ArmyState) => void = () => {}) =>
  turn(
    'cruz',
    'C3',
    hand,
    running((s) => {
      (s.truck as NonNullable<ArmyState['truck']>).gunner = 3;
      edit(s);
    }),
    M2,
  );

describe('getting in and out', () => {
  test('AD-TRUCK-20, AD-TRUCK-01: it stands where the Mission says; in its Zone 1 Action is a Truck Action', () => {
    expect(table('players', () => {}, M2).state.truck).toMatchObject({ at: 'D3', works: false });
    const t = turn('cruz', 'C3', [], running(), M2).answers('board:driver');
    expect([t.state.truck?.driver, actions(t)]).toEqual([3, 2]);
    expect(offered(turn('cruz', 'B3', [], running(), M2), 'board:')).toEqual([]);
  });

  test('AD-TRUCK-05: not with a Zombie there', () => {
    const t = turn(
      'cruz',
      'C3',
      [],
      running((s) => zombies(s, 'C3', 1)),
      M2,
    );
    expect(['board:driver', 'board:passenger'].map((id) => whyNot(t, id))).toEqual(['zombies-here', 'zombies-here']);
  });

  test('AD-TRUCK-07, AD-TRUCK-08: out, and from seat to seat, with Zombies around', () => {
    const t = driving((s) => zombies(s, 'C3', 4));
    expect(offered(t, 'change-seat:')).toEqual(['change-seat:gunner', 'change-seat:passenger']);
    t.answers('change-seat:passenger');
    expect([t.state.truck?.driver, t.state.truck?.passengers]).toEqual([null, [5]]);
    t.answers('get-out');
    expect([t.state.truck?.passengers, actions(t)]).toEqual([[], 1]);
  });

  test('AD-R-48: whoever is seated neither Moves nor Searches', () => {
    const t = driving();
    expect([offered(t, 'move:'), offered(t, 'search')]).toEqual([[], []]);
    expect(whyNot(t, 'noise')).toBe('');
  });

  test('AD-TRUCK-03, AD-TRUCK-04: the Truck is safe, those inside are not', () => {
    const t = zombiePhase((s) => {
      s.spawns = [];
      running()(s);
      (s.truck as NonNullable<ArmyState['truck']>).driver = 5;
      put(s, 'chambers', 'C3');
      zombies(s, 'C3', 2);
    }, M2);
    expect(one(t.state, 'chambers').health).toBe(1);
    expect(t.state.truck).toMatchObject({ at: 'C3', driver: 5 });
  });
});

describe('driving', () => {
  test('AD-TRUCK-09, AD-TRUCK-11: the Driver, to one adjacent street Zone, not into buildings', () => {
    const t = driving();
    expect(offered(t, 'drive:').sort()).toEqual(['drive:B3', 'drive:D3']);
    expect(whyNot(t, 'drive:C2')).toBe('no-road');
    t.answers('drive:D3');
    expect([t.state.truck?.at, one(t.state, 'chambers').at, actions(t)]).toEqual(['D3', 'D3', 2]);
    expect(offered(gunning([]), 'drive:')).toEqual([]);
  });

  test('AD-TRUCK-10, AD-R-33: Zombies neither hold nor stop it, and Sleepers sleep on', () => {
    const t = driving((s) => {
      zombies(s, 'C3', 5);
      sleepers(s, 'C3', 2);
    });
    t.answers('drive:D3');
    expect([actions(t), t.state.sleepers.length]).toEqual([2, 1]);
  });

  test('AD-TRUCK-12, AD-TRUCK-13, AD-TRUCK-14, AD-EX-36: two hits run over two Shamblers, for the Driver; the Alpha waits', () => {
    const t = driving((s) => {
      zombies(s, 'D3', 3, 1);
      (s.truck as NonNullable<ArmyState['truck']>).gunner = 3;
      put(s, 'cruz', 'C3');
    }).dice('dice', 4, 6);
    t.answers('drive:D3');
    expect(horde(t.state)).toEqual({ D3: '1S 1A' });
    expect([one(t.state, 'chambers').adrenaline, one(t.state, 'cruz').adrenaline]).toEqual([2, 0]);
    expect(one(t.state, 'cruz').at).toBe('D3');
    expect(t.state.noise).not.toBe('D3'); // it is silent
  });

  test('AD-TRUCK-15, AD-R-25: misses hit Survivors outside, never those aboard', () => {
    const t = driving((s) => {
      zombies(s, 'D3', 3);
      put(s, 'scott', 'D3');
      (s.truck as NonNullable<ArmyState['truck']>).gunner = 3;
      put(s, 'cruz', 'C3');
    }).dice('dice', 1, 6);
    t.answers('drive:D3');
    expect([one(t.state, 'scott').health, one(t.state, 'cruz').health]).toEqual([2, 3]);
  });

  test('AD-TRUCK-16: with Survivors only there is no Truck Attack', () => {
    const t = driving((s) => void put(s, 'scott', 'D3')).answers('drive:D3');
    expect(t.told('rolled')).toEqual([]);
  });

  test('AD-TRUCK-02: no skill helps', () => {
    const t = driving((s) => {
      skilled(s, 'chambers', 'die-combat');
      one(s, 'chambers').orange = 'free-move';
      zombies(s, 'D3', 3);
    }).dice('dice', 6, 6);
    t.answers('drive:D3').usesAllLuck();
    expect(horde(t.state)).toEqual({ D3: '1S' });
    expect(actions(t)).toBe(2);
    t.expects(0, 'turn'); // no Hit & Run either
  });
});

describe('the Machine Gun', () => {
  test('AD-TRUCK-17, AD-TRUCK-18, AD-TRUCK-19, AD-EX-37: the Gunner fires at other Zones; for the own Zone a weapon in Hand is needed', () => {
    const t = gunning(['desert-eagle'], (s) => {
      zombies(s, 'B3', 0, 2);
      zombies(s, 'C3', 1, 1);
    }).dice('dice', 4, 5, 1);
    expect(offered(t, 'gun')).toEqual(['gun:B3', 'gun-focus:B3:alpha']);
    expect(offered(t, 'attack:')).toContain('attack:desert-eagle:C3');
    t.answers('gun:B3');
    expect(horde(t.state)).toEqual({ C3: '1S 1A' });
    expect([one(t.state, 'cruz').adrenaline, t.state.noise]).toEqual([4, 'C3']);
  });

  test('AD-TRUCK-17, AD-CONC-01: it can be concentrated, and misses hit friends', () => {
    const t = gunning([], (s) => {
      abomination(s, 'valentine', 'B3');
      put(s, 'scott', 'B3');
      give(s, 'scott', []);
    }).dice('dice', 4, 4, 1);
    t.answers('gun-focus:B3:valentine');
    expect(horde(t.state)).toEqual({});
    expect(one(t.state, 'scott').health).toBe(2);
  });
});
