import { describe, expect, test } from 'vitest';
import type { ArmyState } from '../src/state.ts';
import { type Edit, horde, one, turn, zombiePhase } from './kit.ts';

/** Geeta follows Kate. */
const led = (at: string, edit: Edit = {}): Edit => ({
  companions: [{ id: 'geeta', at, leader: 1, recruited: true, alive: true }],
  also: edit,
});

describe('Companions', () => {
  test('AD-COMP-08: they follow their Leader, however that one gets about', () => {
    const t = turn('kate', 'A4', [], led('A4')).answers('move:A3');
    expect(t.state.companions[0]?.at).toBe('A3');
    const saved = turn('cruz', 'A5', [], { also: led('A4'), survivors: { kate: 'A4' }, zombies: { A4: '1S' } }).answers(
      'lifesaver:A4',
      'who:kate',
    );
    expect(saved.state.companions[0]?.at).toBe('A5');
  });

  test('AD-COMP-03: the card changes hands like Equipment', () => {
    const t = turn('kate', 'A4', [], led('A4', { survivors: { dieter: 'A4' } }));
    t.answers('trade:dieter', 'give:companion.geeta', 'done');
    expect(t.state.companions[0]?.leader).toBe(2);
  });

  test('AD-COMP-02, AD-COMP-04: the Leader has the Blue skill of each of several Companions', () => {
    const t = turn('kate', 'B5', [], {
      also: [
        led('B5'),
        (s) => {
          s.companions.push({ id: 'peters', at: 'B5', leader: 1, recruited: true, alive: true });
        },
      ],
    }).top((s) => s.equipment, 'clip');
    t.answers('search', 'discard');
    expect(t.isLegal('search')).toBe(true); // Geeta's
    t.answers('move:B4'); // Peters's, free
    expect(t.decision.about?.['actions']).toBe(2);
  });

  test('AD-COMP-05, AD-R-32: they count as Survivors for the Zombies', () => {
    const t = zombiePhase({
      spawns: [],
      also: led('A5'),
      survivors: { kate: 'A5', scott: 'A1' },
      zombies: { A3: '1S' },
    });
    expect(horde(t.state)).toEqual({ A4: '1S' });
  });

  test('AD-COMP-06, AD-COMP-07: Friendly Fire hits them, and one Wound is too much', () => {
    const t = turn('scott', 'A4', ['revolver'], { also: led('B4'), survivors: { kate: 'B4' }, zombies: { B4: '1S' } })
      .dice('dice', 1)
      .dice('ammo', 6);
    t.answers('attack:revolver:B4');
    t.expects(0, 'share', ['take:kate', 'take:geeta', 'auto']).answers('take:geeta');
    t.tells('lost', { how: 'companion-lost' });
  });

  test('AD-COMP-10: they have neither inventory nor Actions', () => {
    const t = turn('scott', 'A4', [], led('A4', { survivors: { kate: 'A4' } }));
    expect(t.offered('trade:geeta')).toEqual([]);
    expect(t.offered('lead:geeta')).toEqual([]);
  });

  test('AD-COMP-09: in the Truck they take Passenger seats', () => {
    const M2 = { mission: 'M2' };
    const edit = (passengers: number[]): Edit => ({
      also: led('D3'),
      truck: { at: 'D3', works: true, driver: null, gunner: null, passengers, companions: [] },
    });
    const t = turn('kate', 'D3', [], edit([]), M2);
    t.answers('board:driver');
    expect(t.state.truck).toMatchObject({ driver: 1, companions: ['geeta'] });
    t.answers('drive:D2');
    expect(t.state.companions[0]?.at).toBe('D2');
    t.answers('get-out');
    expect(t.state.truck?.companions).toEqual([]);
    expect(turn('kate', 'D3', [], edit([3, 4]), M2).whyNot('board:driver')).toBe('no-seat');
  });

  /** Kate at the wheel; Dieter beside the Truck, or the Gunner. */
  const aboard = (passengers: number[], companions: ArmyState['companions'], gunner: number | null = null): Edit => {
    const seated = companions.filter(({ leader }) => leader === 1 || (leader === 2 && gunner === 2));
    const truck = { at: 'D3', works: true, driver: 1, gunner, passengers, companions: seated.map(({ id }) => id) };
    return { survivors: { kate: 'D3', dieter: 'D3' }, companions, truck };
  };
  const geeta = (leader: number | null) => ({ id: 'geeta' as const, at: 'D3', leader, recruited: true, alive: true });
  const lilly = (leader: number | null) => ({ id: 'lilly' as const, at: 'D3', leader, recruited: true, alive: true });

  test('AD-COMP-08, AD-R-48: nobody aboard takes on a Companion for whom there is no seat', () => {
    const M2 = { mission: 'M2' };
    const full = turn('kate', 'D3', [], aboard([3, 4], [geeta(null)]), M2);
    expect(full.whyNot('recruit:geeta')).toBe('no-seat');
    const room = turn('kate', 'D3', [], aboard([3], [geeta(null)]), M2).answers('recruit:geeta', 'drive:D2');
    expect(room.state.companions[0]?.at).toBe('D2');
    const traded = turn('dieter', 'D3', [], aboard([3, 4], [geeta(2)]), M2).answers('trade:kate');
    expect(traded.whyNot('give:companion.geeta')).toBe('no-seat');
    const taken = turn('kate', 'D3', [], aboard([3, 4], [geeta(2)]), M2).answers('trade:dieter');
    expect(taken.whyNot('take:companion.geeta')).toBe('no-seat');
  });

  test('AD-COMP-08, AD-R-48: who gets down in the same trade makes room, and between two aboard nothing changes', () => {
    const M2 = { mission: 'M2' };
    const swap = turn('dieter', 'D3', [], aboard([3], [geeta(1), lilly(2)]), M2).answers('trade:kate');
    expect(swap.whyNot('give:companion.lilly')).toBe('no-seat');
    swap.answers('take:companion.geeta', 'give:companion.lilly', 'done');
    expect(swap.state.companions.map(({ leader }) => leader)).toEqual([2, 1]);
    expect(swap.state.truck?.companions).toEqual(['lilly']);
    const between = turn('dieter', 'D3', [], aboard([3], [geeta(2)], 2), M2);
    between.answers('trade:kate', 'give:companion.geeta', 'done');
    expect([between.state.companions[0]?.leader, between.state.truck?.companions]).toEqual([1, ['geeta']]);
  });

  test('AD-COMP-11, AD-R-117: one who has not been recruited is noticed by nobody, and joins only without Zombies', () => {
    const edit: Edit = {
      companions: [{ id: 'geeta', at: 'A4', leader: null, recruited: false, alive: true }],
      survivors: { kate: 'A1' },
      zombies: { A4: '2S' },
      spawns: [],
    };
    const t = zombiePhase(edit);
    expect(t.match.over).toBe(false);
    expect(turn('kate', 'A4', [], { also: edit, survivors: { kate: 'A4' } }).whyNot('recruit:geeta')).toBe(
      'zombies-here',
    );
  });

  test('AD-COMP-02, AD-R-14: whoever sleeps there wakes, and the Companion comes all the same', () => {
    const t = turn('kate', 'B5', [], {
      companions: [{ id: 'geeta', at: 'B5', leader: null, recruited: false, alive: true }],
      sleepers: { B5: 1 },
    }).answers('recruit:geeta');
    expect(t.state.companions[0]).toMatchObject({ leader: 1, recruited: true });
    expect(horde(t.state)).toEqual({ B5: '1S' });
  });

  test('AD-R-114: one whose Leader has died stays, and can be taken again', () => {
    const t = zombiePhase({
      spawns: [],
      goals: { kate: {} },
      also: [
        led('A4'),
        (s) => {
          s.companions[0]!.leader = 2;
        },
      ],
      survivors: { dieter: 'A4' },
      zombies: { A4: '3S' },
    });
    t.answers('all:dieter');
    expect(t.state.companions[0]).toMatchObject({ leader: null, alive: true });
    expect(one(t.state, 'dieter').health).toBe(0);
  });
});
