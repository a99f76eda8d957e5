import { describe, expect, test } from 'vitest';
import type { TileId } from '../../src/index.ts';
import { amid, begins, stand, tokens } from '../haunt-kit.ts';
import { type Edit, gives, lays, rolls, steps, type Table, table, token, turn, viewOf } from '../kit.ts';

const memory = (t: Table) => t.state.haunt?.memory as { charge: number; breach: number };
const remembers =
  (more: object): Edit =>
  (s) =>
    void Object.assign(s.haunt?.memory ?? {}, more);
const all =
  (...edits: Edit[]): Edit =>
  (s) => {
    for (const edit of edits) edit(s);
  };
const socket =
  (at: TileId, up = true): Edit =>
  (s) =>
    token(s, 'socket', { at, up });
const live = (t: Table): (TileId | null)[] => tokens(t, 'socket').flatMap(({ up, at }) => (up ? [at] : []));

/** The traitor, seat 1, and Josef, seat 0, in the Dining Room; the Salon lies west of it, Kitchen and Hallway south. */
const humming = (edit: Edit = () => {}): Edit =>
  amid(
    47,
    all((s) => {
      stand(s, 'dining-room', 0, 1);
      stand(s, 'upper-landing', 2);
    }, edit),
  );
const hero = (edit: Edit = () => {}) => turn(humming(edit));
const traitors = (edit: Edit = () => {}) => turn(humming(all((s) => void Object.assign(s.turn, { seat: 1 }), edit)));
/** Seat 0 hits the traitor by 4 pips. */
const hits = (edit: Edit = () => {}) => rolls(hero(edit), 2, 2, 0, 0, 0, 0, 0, 0, 0).answers('attack:bare:1');

describe('47, Static Shield: set-up', () => {
  test.each([
    [3, 4, [4, 3, 3, 4]],
    [6, 5, [5, 4, 3, 4]], // there are five rooms for nine Sockets
  ])('for %i: live Sockets in different rooms, the revealer healed and stronger', (seats, count, traits) => {
    const t = begins(47, seats, (s) => Object.assign(s.explorers[1]?.traits ?? {}, { might: 1, sanity: 1 }));
    const where = live(t);
    expect([t.state.haunt?.traitor, where.length, new Set(where).size]).toEqual([1, count, count]);
    for (const at of where) expect(['kitchen', 'dining-room', 'salon', 'conservatory', 'bloody-room']).toContain(at);
    expect(steps(t, 1)).toEqual(traits);
    expect(viewOf(t, 1).haunt?.counters).toEqual([
      { name: 'charge', value: 0, goal: 8 },
      { name: 'breach', value: 0, goal: null },
      { name: 'live', value: count, goal: null },
    ]);
  });

  test('rooms without heroes come first; without any room there is one Socket in the Hallway', () => {
    const t = begins(47, 3, (s) => stand(s, 'kitchen', 0, 2));
    expect(live(t)).not.toContain('kitchen');
    const none = begins(47, 3, (s) => {
      const gone = ['kitchen', 'dining-room', 'salon', 'conservatory', 'bloody-room'];
      s.house = Object.fromEntries(Object.entries(s.house).filter(([tile]) => !gone.includes(tile)));
    });
    expect(live(none)).toEqual(['hallway']);
  });
});

describe('47, Static Shield: the Shield', () => {
  test('on a live Socket, or in its line of sight, an attack does no damage; a dead one, or one round a corner, does not help', () => {
    const isHurt = (edit: Edit): boolean => hits(edit).decision.kind === 'take-damage';
    expect(isHurt(socket('dining-room'))).toBe(false);
    expect(isHurt(socket('salon'))).toBe(false);
    expect(isHurt(socket('conservatory'))).toBe(false); // straight on through Kitchen and Hallway
    expect(isHurt(socket('dining-room', false))).toBe(true);
    expect(isHurt(socket('entrance-hall'))).toBe(true);
    expect(isHurt(socket('upper-landing'))).toBe(true); // stairs carry no power
  });

  test('Dynamite does no damage either, and whoever else stands there has no Shield', () => {
    const t = rolls(
      hero((s) => {
        socket('salon')(s);
        stand(s, 'kitchen', 0);
        gives(s, 0, 'dynamite');
      }),
      ...Array<number>(8).fill(0),
    ).answers('throw:dynamite:dining-room');
    expect(steps(t, 1)).toEqual([4, 3, 3, 4]);
    const lost = rolls(traitors(socket('dining-room')), 0, 0, 0, 0, 2, 2, 0, 0, 0).answers('attack:bare:0');
    expect(steps(lost, 1)).toEqual([4, 3, 3, 4]); // losing an own attack is damage by the defender, too
  });

  test('it ends at once when the last Socket in sight is shorted, for the same hero in the same turn', () => {
    const t = rolls(hero(socket('dining-room')), 2, 2, 1, 0, 0);
    t.refuses('haunt:ground', 'blocked');
    t.answers('haunt:short', 'might');
    expect([live(t), t.legal.includes('haunt:ground')]).toEqual([[], true]);
  });
});

describe('47, Static Shield: the heroes', () => {
  test('Short the socket: Might or Knowledge, 5 or more; less than 3 is 1 Physical damage', () => {
    const shorts = (...pips: number[]) => rolls(hero(socket('dining-room')), ...pips).answers('haunt:short', 'might');
    expect(live(shorts(2, 2, 1, 0, 0))).toEqual([]);
    const nothing = shorts(2, 1, 0, 0, 0);
    expect([live(nothing), nothing.decision.kind]).toEqual([['dining-room'], 'turn']);
    shorts(2, 0, 0, 0, 0).expects(0, 'take-damage', ['might', 'speed']);
    expect(hero(socket('dining-room', false)).legal).not.toContain('haunt:short');
    expect(traitors(socket('dining-room')).legal).not.toContain('haunt:short');
  });

  test('Ground the armour: 4 or more is a Breach, less 1 Physical damage; enough of them win', () => {
    const grounds = (pips: readonly number[], edit: Edit = () => {}) =>
      rolls(hero(edit), ...pips).answers('haunt:ground', 'might');
    expect(memory(grounds([2, 2, 0, 0, 0])).breach).toBe(1);
    const vain = grounds([2, 1, 0, 0, 0]).expects(0, 'take-damage');
    expect(memory(vain).breach).toBe(0);
    expect(grounds([2, 2, 0, 0, 0], remembers({ breach: 2 })).state.result).toEqual({
      ...{ side: 'heroes', why: 'breach', winners: [0, 2] },
    });
    expect(hero((s) => stand(s, 'kitchen', 0)).legal).not.toContain('haunt:ground');
  });

  test('the traitor dead, the heroes win', () => {
    const t = hits((s) => void Object.assign(s.explorers[1]?.traits ?? {}, { might: 1, speed: 1 }));
    while (t.state.result === null) t.answersAs(t.asked, t.legal[0] ?? '');
    expect(t.state.result).toEqual({ side: 'heroes', why: 'tin', winners: [0, 2] });
  });
});

describe('47, Static Shield: the traitor', () => {
  test('Drink: 2, or 1 with a living hero on the tile; not twice running from the same Socket', () => {
    const alone = traitors(all(socket('dining-room'), (s) => stand(s, 'kitchen', 0))).answers('haunt:drink');
    expect([memory(alone).charge, tokens(alone, 'last').map(({ at }) => at)]).toEqual([2, ['dining-room']]);
    expect(memory(traitors(socket('dining-room')).answers('haunt:drink')).charge).toBe(1);
    const again = traitors(all(socket('dining-room'), (s) => token(s, 'last', { at: 'dining-room' })));
    again.refuses('haunt:drink', 'blocked');
    const other = traitors(all(socket('dining-room'), (s) => token(s, 'last', { at: 'salon' }))).answers('haunt:drink');
    expect(tokens(other, 'last').map(({ at }) => at)).toEqual(['dining-room']);
    expect(traitors(socket('dining-room', false)).legal).not.toContain('haunt:drink');
  });

  test('Rewire: Knowledge, 4 or more makes a dead Socket live, and the Shield stands at once', () => {
    const rewires = (...pips: number[]) =>
      rolls(traitors(socket('dining-room', false)), ...pips).answers('haunt:rewire');
    expect(live(rewires(2, 2, 0, 0))).toEqual(['dining-room']);
    expect(live(rewires(2, 1, 0, 0))).toEqual([]);
    expect(traitors(socket('dining-room')).legal).not.toContain('haunt:rewire');
  });

  /** Speed 3 against Josef’s 4, who is in the Hallway. */
  const arcs = (pips: readonly number[], edit: Edit = () => {}) =>
    rolls(traitors(all(socket('salon'), (s) => stand(s, 'hallway', 0), edit)), ...pips).answers('attack:arc:0');

  test('Arc: with Speed at a hero in sight of a powered tile, Physical damage, and nothing for losing it', () => {
    const t = arcs([2, 2, 0, 1, 0, 0, 0]).expects(0, 'take-damage', ['might', 'speed']);
    expect(viewOf(t, 0).haunt?.book).toContain('rule:arc');
    const lost = arcs([0, 0, 0, 2, 2, 0, 0]);
    expect([steps(lost, 1), lost.decision.kind]).toEqual([[4, 3, 3, 4], 'turn']);
    expect(lost.legal.some((id) => id.startsWith('attack'))).toBe(false);
  });

  test('Arc: not from a tile without power, nor at who cannot be seen; a hero has none', () => {
    const arc = (edit: Edit) => traitors(edit).legal.filter((id) => id.startsWith('attack:arc'));
    expect(arc(() => {})).toEqual([]);
    expect(arc(socket('salon'))).toEqual(['attack:arc:0']);
    expect(arc(all(socket('salon'), (s) => stand(s, 'entrance-hall', 0)))).toEqual([]);
    expect(hero(socket('salon')).legal).not.toContain('attack:arc:1');
    const wall = arc(
      all(socket('salon'), (s) => {
        lays(s, 'kitchen', { x: 1, y: -1, turn: 1 });
        stand(s, 'hallway', 0);
      }),
    );
    expect(wall).toEqual([]);
  });

  test('Storm: from the end of round 7 on; the Charge full, the traitor wins', () => {
    const round = (n: number, charge = 0) =>
      table(
        'round',
        humming(
          all(remembers({ charge }), (s) => {
            if (s.haunt) s.haunt.round = n;
          }),
        ),
      );
    expect([memory(round(6)).charge, memory(round(7)).charge, memory(round(12)).charge]).toEqual([0, 1, 1]);
    expect([round(7, 6).state.result, round(7, 7).state.result]).toEqual([
      null,
      { side: 'traitor', why: 'charge', winners: [1] },
    ]);
    const full = traitors(all(socket('dining-room'), remembers({ charge: 7 }))).answers('haunt:drink');
    expect(full.state.result?.why).toBe('charge');
  });

  test('all heroes dead: the traitor wins', () => {
    const t = arcs([2, 2, 2, 0, 0, 0, 0], (s) => {
      Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, speed: 1 });
      if (s.explorers[2]) s.explorers[2].dead = true;
    });
    while (t.state.result === null) t.answersAs(t.asked, t.legal[0] ?? '');
    expect(t.state.result).toEqual({ side: 'traitor', why: 'all-dead', winners: [1] });
  });
});
