import { describe, expect, test } from 'vitest';
import { amid, begins, stand, token, tokens } from '../haunt-kit.ts';
import { at, type Edit, gives, monster, rolls, steps, type Table, table, turn, viewOf } from '../kit.ts';

const memory = (t: Table) => t.state.haunt?.memory;
const course = (edit: Edit = () => {}) => turn(amid(6, edit));
/** Seat 1, the traitor, is to act. */
const traitors = (edit: Edit = () => {}) =>
  course((s) => {
    s.turn.seat = 1;
    edit(s);
  });

describe('6, Last Course', () => {
  test.each([
    [3, 2],
    [6, 3],
  ])(
    'set-up for %i: the one to the left is the traitor and healed, the Waiters stand in the Dining Room',
    (seats, waiters) => {
      const t = begins(6, seats, (s) => {
        if (s.explorers[2]) s.explorers[2].traits.sanity = 1;
      });
      expect(t.state.haunt).toMatchObject({ traitor: 2, first: seats === 3 ? 0 : 3 });
      expect(steps(t, 2)).toEqual([3, 5, 3, 4]);
      expect(t.state.monsters.map(({ kind, at: where }) => [kind, where])).toEqual(
        Array(waiters).fill(['waiter', 'dining-room']),
      );
    },
  );

  test('set-up: a Dining Room that is missing is laid by the first hero', () => {
    const t = begins(6, 3, (s) => {
      const { 'dining-room': _gone, salon: _too, ...house } = s.house;
      s.house = house;
      s.stack.push('dining-room', 'salon');
    });
    expect(t.state.house['dining-room']).toBeDefined();
    expect(t.state.stack).not.toContain('dining-room');
  });

  test('Gather herbs: Knowledge, 4 or more gives a Herb and marks the tile; it is not picked twice', () => {
    const t = course((s) => stand(s, 'kitchen', 0));
    rolls(t, 2, 2, 0).answers('haunt:gather');
    expect(tokens(t, 'herb')).toMatchObject([{ on: 0 }]);
    expect(tokens(t, 'picked')).toMatchObject([{ at: 'kitchen' }]);
    expect(t.legal).not.toContain('haunt:gather');
    const vain = rolls(
      course((s) => stand(s, 'kitchen', 0)),
      2,
      1,
      0,
    ).answers('haunt:gather');
    expect(tokens(vain, 'herb')).toEqual([]);
    expect(tokens(vain, 'picked')).toEqual([]);
  });

  test('Gather herbs: not at the table, not where nothing grows, not with two Herbs; the traitor never', () => {
    for (const where of ['dining-room', 'hallway'] as const)
      expect(course((s) => stand(s, where, 0)).legal).not.toContain('haunt:gather');
    const full = course((s) => {
      stand(s, 'conservatory', 0);
      token(s, 'herb', { on: 0 });
      token(s, 'herb', { on: 0 });
    });
    full.expects(0, 'turn', full.legal, { 'haunt:gather': 'carries-enough' });
    expect(traitors((s) => stand(s, 'kitchen', 1)).legal).not.toContain('haunt:gather');
  });

  const tabled = (pips: number[], edit: Edit = () => {}, spoiled = 0): Table =>
    rolls(
      course((s) => {
        stand(s, 'dining-room', 0);
        token(s, 'herb', { on: 0 });
        token(s, 'herb', { on: 0 });
        if (s.haunt) s.haunt.memory = { goblet: 0, spoiled };
        edit(s);
      }),
      ...pips,
    ).answers('haunt:spoil');

  test('Spoil the goblet: Speed, 4 or more puts all Herbs in at once; less does nothing', () => {
    const t = tabled([2, 2, 0, 0]);
    expect(memory(t)).toMatchObject({ spoiled: 2 });
    expect(tokens(t, 'herb')).toEqual([]);
    const vain = tabled([2, 1, 0, 0]);
    expect(memory(vain)).toMatchObject({ spoiled: 0 });
    expect(tokens(vain, 'herb')).toHaveLength(2);
  });

  test('Spoil the goblet: the traitor or an awake Waiter at the table makes it 5, a stunned one does not', () => {
    expect(memory(tabled([2, 2, 0, 0], (s) => stand(s, 'dining-room', 1)))).toMatchObject({ spoiled: 0 });
    expect(memory(tabled([2, 2, 0, 0], (s) => monster(s, 'waiter', 'dining-room')))).toMatchObject({ spoiled: 0 });
    expect(memory(tabled([2, 2, 1, 0], (s) => monster(s, 'waiter', 'dining-room')))).toMatchObject({ spoiled: 2 });
    const stunned = tabled([2, 2, 0, 0], (s) => monster(s, 'waiter', 'dining-room', { stunned: true }));
    expect(memory(stunned)).toMatchObject({ spoiled: 2 });
  });

  test('the heroes win with 3 Herbs or more in the goblet', () => {
    expect(tabled([2, 2, 0, 0], () => {}, 2).state.result).toEqual({ side: 'heroes', why: 'spoiled', winners: [0, 2] });
  });

  test('BH-TRADE-02: Herbs that nobody could tell apart are one answer with their number, and each can change hands', () => {
    const t = course((s) => {
      token(s, 'herb', { on: 0 });
      token(s, 'herb', { on: 0 });
    }).answers('trade:2');
    t.expects(0, 'trade-give', ['done', 'ware:token:1']);
    expect(t.decision.options.at(-1)?.details).toEqual({ card: 'herb', n: 2 });
    t.answers('ware:token:1').expects(0, 'trade-give', ['done', 'ware:token:2']);
    t.answers('ware:token:2', 'done', 'done').expects(2, 'agree-trade', ['yes', 'no']);
    expect(t.decision.about).toMatchObject({ given: ['herb', 'herb'] });
    expect(tokens(t.answersAs(2, 'yes'), 'herb')).toMatchObject([{ on: 2 }, { on: 2 }]);
  });

  test('Blood: who wins an attack of their own against a hero gets 1; who wins as defender does not', () => {
    const won = rolls(traitors(), 2, 2, 0, 0, 0, 0, 0, 0, 0).answers(
      'attack:bare:0',
      'might',
      'might',
      'might',
      'might',
    );
    expect(tokens(won, 'blood')).toMatchObject([{ on: 1 }]);
    expect(viewOf(won, 0).haunt?.book).toContain('rule:blood');
    const defended = rolls(course(), 0, 0, 0, 0, 0, 1, 0, 0, 0).answers('attack:bare:1', 'might');
    expect(tokens(defended, 'blood')).toEqual([]);
  });

  test('Pour: at the end of the traitor’s turn in the Dining Room, and nowhere else', () => {
    const ends = (where: 'dining-room' | 'hallway') =>
      traitors((s) => {
        stand(s, where, 1);
        token(s, 'blood', { on: 1 });
        token(s, 'blood', { on: 1 });
      }).answers('end-turn');
    expect(memory(ends('dining-room'))).toMatchObject({ goblet: 2 });
    expect(tokens(ends('dining-room'), 'blood')).toEqual([]);
    expect(memory(ends('hallway'))).toMatchObject({ goblet: 0 });
    expect(tokens(ends('hallway'), 'blood')).toHaveLength(2);
  });

  test('a Waiter pours at the end of its own turn; not in a turn in which it got up (BH-R-05)', () => {
    const waits = (stunned: boolean) =>
      table(
        'monsters',
        amid(6, (s) => {
          s.turn.seat = 1;
          monster(s, 'waiter', 'dining-room', { stunned });
          token(s, 'blood', { on: 'waiter:1' });
        }),
      );
    expect(memory(rolls(waits(false), 0, 0, 0).answers('done'))).toMatchObject({ goblet: 1 });
    expect(memory(waits(true))).toMatchObject({ goblet: 0 });
  });

  test('a Waiter that is stunned loses its Blood', () => {
    const t = course((s) => {
      stand(s, 'kitchen', 0);
      monster(s, 'waiter', 'kitchen');
      token(s, 'blood', { on: 'waiter:1' });
    });
    rolls(t, 2, 2, 2, 0, 0, 0, 0, 0, 0).answers('attack:bare:waiter:1');
    expect(t.state.monsters).toMatchObject([{ stunned: true }]);
    expect(tokens(t, 'blood')).toEqual([]);
  });

  const dying: Edit = (s) => {
    Object.assign(s.explorers[1]?.traits ?? {}, { might: 1, speed: 1, sanity: 1 });
    token(s, 'blood', { on: 1 });
    if (s.haunt) s.haunt.memory = { goblet: 1, spoiled: 0 };
  };

  test('Grandfather’s guest: the traitor comes back to the table healed, without Blood, and the goblet loses 2', () => {
    const t = rolls(course(dying), 2, 2, 2, 2, 2, 0, 0).answers('attack:bare:1');
    while (t.decision.kind === 'take-damage') t.answers(t.legal[0] ?? '');
    expect(t.state.explorers[1]).toMatchObject({ dead: false, at: 'dining-room' });
    expect(steps(t, 1)).toEqual([4, 3, 3, 4]);
    expect(tokens(t, 'blood')).toEqual([]);
    expect(memory(t)).toMatchObject({ goblet: 0 });
    expect(t.match.waitingFor()).toEqual([0]);
  });

  test('Grandfather’s guest: in the traitor’s own turn it ends', () => {
    const t = rolls(traitors(dying), 0, 0, 2, 2, 2, 2, 2).answers('attack:bare:0');
    while (t.decision.kind === 'take-damage') t.answers(t.legal[0] ?? '');
    expect(at(t, 1)).toBe('dining-room');
    expect(t.state.turn.seat).not.toBe(1);
  });

  test('BH-R-07: the Skull comes first; if it saves, nothing else happens', () => {
    const skull = (s: Parameters<Edit>[0]): void => {
      dying(s);
      gives(s, 1, 'skull');
    };
    const saved = rolls(course(skull), 2, 2, 2, 2, 2, 0, 0, 2, 2, 0).answers('attack:bare:1');
    while (saved.decision.kind === 'take-damage') saved.answers(saved.legal[0] ?? '');
    expect(at(saved, 1)).toBe('entrance-hall');
    expect(steps(saved, 1)).toEqual([1, 1, 1, 1]);
    expect(tokens(saved, 'blood')).toHaveLength(1);
    const lost = rolls(course(skull), 2, 2, 2, 2, 2, 0, 0, 2, 1, 0).answers('attack:bare:1');
    while (lost.decision.kind === 'take-damage') lost.answers(lost.legal[0] ?? '');
    expect(at(lost, 1)).toBe('dining-room');
  });

  test('the traitor wins with 3 Blood in the goblet, and when all heroes are dead', () => {
    const poured = traitors((s) => {
      stand(s, 'dining-room', 1);
      token(s, 'blood', { on: 1 });
      if (s.haunt) s.haunt.memory = { goblet: 2, spoiled: 0 };
    }).answers('end-turn');
    expect(poured.state.result).toEqual({ side: 'traitor', why: 'goblet', winners: [1] });
    const dead = traitors((s) => {
      if (s.explorers[2]) s.explorers[2].dead = true;
      Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, speed: 1 });
    });
    rolls(dead, 2, 2, 2, 2, 0, 0, 0, 0).answers('attack:bare:0');
    while (dead.state.result === null) dead.answers(dead.legal[0] ?? '');
    expect(dead.state.result).toMatchObject({ side: 'traitor', why: 'all-dead' });
  });
});
