import { describe, expect, test } from 'vitest';
import { actions, type Edit, horde, one, table, turn, zombiePhase } from './kit.ts';

/** M2: the Truck works and stands in C3, a street with streets at both ends. */
const running = (edit: Edit = {}): Edit => ({
  truck: { at: 'C3', works: true, driver: null, gunner: null, passengers: [], companions: [] },
  also: [
    edit,
    (s) => {
      for (const each of s.survivors) if (each.at === 'A5') each.at = 'G5';
    },
  ],
});
const M2 = { mission: 'M2' };
const driving = (edit: Edit = {}) => turn('chambers', 'C3', [], running({ truck: { driver: 5 }, also: edit }), M2);
const gunning = (hand: Parameters<typeof turn>[2], edit: Edit = {}) =>
  turn('cruz', 'C3', hand, running({ truck: { gunner: 3 }, also: edit }), M2);

describe('getting in and out', () => {
  test('AD-TRUCK-20, AD-TRUCK-01: it stands where the Mission says; in its Zone 1 Action is a Truck Action', () => {
    expect(table('players', {}, M2).state.truck).toMatchObject({ at: 'D3', works: false });
    const t = turn('cruz', 'C3', [], running(), M2).answers('board:driver');
    expect([t.state.truck?.driver, actions(t)]).toEqual([3, 2]);
    expect(turn('cruz', 'B3', [], running(), M2).offered('board:')).toEqual([]);
  });

  test('AD-TRUCK-05: not with a Zombie there', () => {
    const t = turn('cruz', 'C3', [], running({ zombies: { C3: '1S' } }), M2);
    expect(['board:driver', 'board:passenger'].map((id) => t.whyNot(id))).toEqual(['zombies-here', 'zombies-here']);
  });

  test('AD-TRUCK-07, AD-TRUCK-08: out, and from seat to seat, with Zombies around', () => {
    const t = driving({ zombies: { C3: '4S' } });
    expect(t.offered('change-seat:')).toEqual(['change-seat:gunner', 'change-seat:passenger']);
    t.answers('change-seat:passenger');
    expect([t.state.truck?.driver, t.state.truck?.passengers]).toEqual([null, [5]]);
    t.answers('get-out');
    expect([t.state.truck?.passengers, actions(t)]).toEqual([[], 1]);
  });

  test('AD-R-48: whoever is seated neither Moves nor Searches', () => {
    const t = driving();
    expect([t.offered('move:'), t.offered('search')]).toEqual([[], []]);
    expect(t.whyNot('noise')).toBe('');
  });

  test('AD-TRUCK-03, AD-TRUCK-04: the Truck is safe, those inside are not', () => {
    const t = zombiePhase(
      { spawns: [], also: running(), truck: { driver: 5 }, survivors: { chambers: 'C3' }, zombies: { C3: '2S' } },
      M2,
    );
    expect(one(t.state, 'chambers').health).toBe(1);
    expect(t.state.truck).toMatchObject({ at: 'C3', driver: 5 });
  });
});

describe('driving', () => {
  test('AD-TRUCK-09, AD-TRUCK-11: the Driver, to one adjacent street Zone, not into buildings', () => {
    const t = driving();
    expect(t.offered('drive:').sort()).toEqual(['drive:B3', 'drive:D3']);
    expect(t.whyNot('drive:C2')).toBe('no-road');
    t.answers('drive:D3');
    expect([t.state.truck?.at, one(t.state, 'chambers').at, actions(t)]).toEqual(['D3', 'D3', 2]);
    expect(gunning([]).offered('drive:')).toEqual([]);
  });

  test('AD-TRUCK-10, AD-R-33: Zombies neither hold nor stop it, and Sleepers sleep on', () => {
    const t = driving({ zombies: { C3: '5S' }, sleepers: { C3: 2 } });
    t.answers('drive:D3');
    expect([actions(t), t.state.sleepers.length]).toEqual([2, 1]);
  });

  test('AD-TRUCK-12, AD-TRUCK-13, AD-TRUCK-14, AD-EX-36: two hits run over two Shamblers, for the Driver; the Alpha waits', () => {
    const t = driving({ zombies: { D3: '3S 1A' }, truck: { gunner: 3 }, survivors: { cruz: 'C3' } }).dice('dice', 4, 6);
    t.answers('drive:D3');
    expect(horde(t.state)).toEqual({ D3: '1S 1A' });
    expect([one(t.state, 'chambers').adrenaline, one(t.state, 'cruz').adrenaline]).toEqual([2, 0]);
    expect(one(t.state, 'cruz').at).toBe('D3');
    expect(t.state.noise).not.toBe('D3'); // it is silent
  });

  test('AD-TRUCK-15, AD-R-25: misses hit Survivors outside, never those aboard', () => {
    const t = driving({ zombies: { D3: '3S' }, survivors: { scott: 'D3', cruz: 'C3' }, truck: { gunner: 3 } }).dice(
      'dice',
      1,
      6,
    );
    t.answers('drive:D3');
    expect([one(t.state, 'scott').health, one(t.state, 'cruz').health]).toEqual([2, 3]);
  });

  test('AD-TRUCK-16: with Survivors only there is no Truck Attack', () => {
    const t = driving({ survivors: { scott: 'D3' } }).answers('drive:D3');
    expect(t.told('rolled')).toEqual([]);
  });

  test('AD-TRUCK-02: no skill helps', () => {
    const t = driving({
      survivors: { chambers: { red: 'die-combat', orange: 'free-move' } },
      zombies: { D3: '3S' },
    }).dice('dice', 6, 6);
    t.answers('drive:D3').usesAllLuck();
    expect(horde(t.state)).toEqual({ D3: '1S' });
    expect(actions(t)).toBe(2);
    t.expects(0, 'turn'); // no Hit & Run either
  });
});

describe('the Machine Gun', () => {
  test('AD-TRUCK-17, AD-TRUCK-18, AD-TRUCK-19, AD-EX-37: the Gunner fires at other Zones; for the own Zone a weapon in Hand is needed', () => {
    const t = gunning(['desert-eagle'], { zombies: { B3: '2A', C3: '1S 1A' } }).dice('dice', 4, 5, 1);
    expect(t.offered('gun')).toEqual(['gun:B3', 'gun-focus:B3:alpha']);
    expect(t.offered('attack:')).toContain('attack:desert-eagle:C3');
    t.answers('gun:B3');
    expect(horde(t.state)).toEqual({ C3: '1S 1A' });
    expect([one(t.state, 'cruz').adrenaline, t.state.noise]).toEqual([4, 'C3']);
  });

  test('AD-TRUCK-17, AD-CONC-01: it can be concentrated, and misses hit friends', () => {
    const t = gunning([], { abominations: { valentine: 'B3' }, survivors: { scott: { at: 'B3', hand: [] } } }).dice(
      'dice',
      4,
      4,
      1,
    );
    t.answers('gun-focus:B3:valentine');
    expect(horde(t.state)).toEqual({});
    expect(one(t.state, 'scott').health).toBe(2);
  });
});
