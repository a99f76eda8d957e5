import { describe, expect, test } from 'vitest';
import type { TileId } from '../../src/index.ts';
import type { MonsterState } from '../../src/state.ts';
import { amid, begins, stand, token, tokens } from '../haunt-kit.ts';
import {
  cards,
  type Edit,
  gives,
  lays,
  monster,
  rolls,
  steps,
  type Table,
  table,
  at as tileOf,
  turn,
  viewOf,
} from '../kit.ts';

const has = (t: Table, seat: number, status: string): boolean =>
  t.state.explorers[seat]?.statuses.includes(status) === true;
const memory = (t: Table) => t.state.haunt?.memory as { away: number };
const at =
  (tile: TileId, ...seats: number[]): Edit =>
  (s) =>
    stand(s, tile, ...seats);
const put =
  (status: string, ...seats: number[]): Edit =>
  (s) => {
    for (const seat of seats) s.explorers[seat]?.statuses.push(status);
  };
const weak =
  (seat: number, traits: object): Edit =>
  (s) => {
    Object.assign(s.explorers[seat]?.traits ?? {}, traits);
  };
const drawer =
  (face: 'key' | 'brandy', tile: TileId): Edit =>
  (s) =>
    token(s, 'drawer', { at: tile, up: false, face: { face, seen: [] } });
const key =
  (seat: number): Edit =>
  (s) =>
    token(s, 'key', { on: seat });
const round =
  (number: number): Edit =>
  (s) => {
    if (s.haunt) s.haunt.round = number;
  };
const beater =
  (tile: TileId, more: Partial<MonsterState> = {}): Edit =>
  (s) =>
    monster(s, 'beater', tile, more);
/** The heroes (0 and 2) in the Salon, the traitor in the Bloody Room; Larder east of the Entrance Hall's south door. */
const scene = (...edits: Edit[]): Edit =>
  amid(8, (s) => {
    lays(s, 'larder', { x: 2, y: -1, turn: 2 });
    stand(s, 'salon', 0, 2);
    stand(s, 'bloody-room', 1);
    for (const edit of edits) edit(s);
  });
const heroes = (...edits: Edit[]) => turn(scene(...edits));
const traitors = (...edits: Edit[]) =>
  turn(
    scene(
      (s) => {
        s.turn.seat = 1;
      },
      ...edits,
    ),
  );

describe('8, Open Season: set-up', () => {
  test.each([
    [3, 2, 2],
    [6, 3, 4],
  ])(
    'for %i: Kitchen and Larder are there, Drawers with one Key, %i Beaters in the Entrance Hall',
    (seats, beaters) => {
      const t = begins(8, seats);
      expect(t.state.house['larder']).toBeDefined();
      const where = tokens(t, 'drawer').map(({ at: tile }) => tile);
      expect(new Set(where).size).toBe(where.length);
      // Of the rooms of this house four are left; Brandy is left out, never the Key.
      expect(new Set(where)).toEqual(new Set(['dining-room', 'salon', 'conservatory', 'bloody-room']));
      expect(tokens(t, 'drawer').filter(({ face }) => face?.face === 'key')).toHaveLength(1);
      expect(t.state.monsters.map(({ kind, at: tile }) => `${kind} ${tile}`)).toEqual(
        Array(beaters).fill('beater entrance-hall'),
      );
    },
  );

  test('BH-HAUNT-09: the fastest but for the revealer is the traitor, healed and faster', () => {
    const t = begins(8, 3, weak(2, { might: 1 }));
    expect(t.state.haunt).toMatchObject({ traitor: 2, first: 0 });
    expect(steps(t, 2)).toEqual([3, 6, 3, 4]);
  });

  test('without the Kitchen it is laid by the first hero', () => {
    const t = begins(8, 3, (s) => {
      const { kitchen: _, ...rest } = s.house;
      s.house = rest;
      s.stack.push('kitchen');
    });
    expect(t.state.house['kitchen']).toBeDefined();
  });

  test('BH-SECRET-02: nobody sees what lies in a Drawer', () => {
    const t = begins(8, 3);
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      expect(viewOf(t, viewer).tokens.map(({ face }) => (face as { face: unknown } | null)?.face)).toEqual([
        null,
        null,
        null,
        null,
      ]);
  });
});

describe('8, Open Season: the heroes', () => {
  test('Search: Knowledge, 4 or more turns the Drawer up: the Key is taken, Brandy heals Might and Speed', () => {
    const found = rolls(heroes(drawer('key', 'salon')), 2, 2, 0).answers('haunt:search');
    expect([tokens(found, 'drawer'), tokens(found, 'key').map(({ on }) => on)]).toEqual([[], [0]]);
    const ill = weak(0, { might: 1, speed: 2, sanity: 1 });
    const drunk = rolls(heroes(drawer('brandy', 'salon'), ill), 2, 2, 0).answers('haunt:search');
    expect([tokens(drunk, 'drawer'), steps(drunk)]).toEqual([[], [4, 4, 3, 1]]);
    const vain = rolls(heroes(drawer('key', 'salon')), 2, 1, 0).answers('haunt:search');
    expect([tokens(vain, 'drawer').length, tokens(vain, 'key')]).toEqual([1, []]);
    expect(heroes().legal).not.toContain('haunt:search');
  });

  test('a Key that lies there is free for heroes; the traitor cannot have it, not in a trade either', () => {
    const lying: Edit = (s) => token(s, 'key', { at: 'salon' });
    expect(heroes(lying).legal.some((id) => id.startsWith('take:'))).toBe(true);
    expect(traitors(lying, at('salon', 1)).legal.some((id) => id.startsWith('take:'))).toBe(false);
    const t = heroes(key(0), at('salon', 1), (s) => gives(s, 0, 'map')).answers('trade:1');
    expect(t.legal).toEqual(['done', 'ware:map']);
  });

  test('Hide: out of sight, no awake opponent here; Sanity, 4 or more; no step afterwards either way', () => {
    const hidden = rolls(heroes(), 2, 2, 0, 0).answers('haunt:hide');
    expect([has(hidden, 0, 'hidden'), hidden.legal.some((id) => id.startsWith('go:'))]).toEqual([true, false]);
    expect(hidden.legal.some((id) => id.startsWith('discover:'))).toBe(false);
    const seen = rolls(heroes(), 2, 1, 0, 0).answers('haunt:hide');
    expect([has(seen, 0, 'hidden'), seen.legal.some((id) => id.startsWith('go:'))]).toEqual([false, false]);
    heroes(at('dining-room', 1)).refuses('haunt:hide', 'blocked');
    heroes(beater('salon')).refuses('haunt:hide', 'blocked');
    expect(heroes(beater('salon', { stunned: true })).legal).toContain('haunt:hide');
    expect(heroes(put('hidden', 0)).legal).not.toContain('haunt:hide');
  });

  test('Hidden ends with a step and with an attack', () => {
    expect(has(heroes(put('hidden', 0)).answers('go:dining-room'), 0, 'hidden')).toBe(false);
    const t = rolls(heroes(put('hidden', 0), at('salon', 1)), ...Array(9).fill(0)).answers('attack:bare:1');
    expect(has(t, 0, 'hidden')).toBe(false);
  });

  test('Unlock: with the Key on an exit, Might or Knowledge, 4 or more; the Key is gone', () => {
    const here = (tile: TileId) => heroes(key(0), at(tile, 0));
    for (const tile of ['entrance-hall', 'kitchen', 'conservatory'] as const)
      expect(here(tile).legal).toContain('haunt:unlock');
    expect(here('salon').legal).not.toContain('haunt:unlock');
    const t = rolls(here('kitchen'), 2, 2, 0).answers('haunt:unlock', 'knowledge');
    expect([tokens(t, 'open-door').map((one) => one.at), tokens(t, 'key')]).toEqual([['kitchen'], []]);
    const vain = rolls(here('kitchen'), 1, 1, 1, 0, 0).answers('haunt:unlock', 'might');
    expect([tokens(vain, 'open-door'), tokens(vain, 'key').length]).toEqual([[], 1]);
  });

  test('Slip away: on the open exit, for a step; who is away is out of the game with all cards, and nobody’s loot', () => {
    const open: Edit = (s) => token(s, 'open-door', { at: 'kitchen' });
    expect(heroes(open).legal).not.toContain('haunt:slip-away');
    const four = table(
      'turn',
      scene(open, at('kitchen', 0, 2, 3), (s) => gives(s, 0, 'map')),
      {},
      4,
    );
    four.answers('haunt:slip-away');
    expect([memory(four).away, four.state.result, has(four, 0, 'away'), cards(four)]).toEqual([1, null, true, ['map']]);
    expect(four.state.turn.seat).toBe(1);
    four.answers('end-turn').expects(2, 'turn');
    expect(four.legal.some((id) => id.startsWith('loot:'))).toBe(false);
    const spent = heroes(open, at('entrance-hall', 0), weak(0, { speed: 1 })); // two steps
    spent.answers('go:hallway', 'go:kitchen').refuses('haunt:slip-away', 'blocked');
  });

  test('the heroes win with so many away', () => {
    const t = heroes(at('kitchen', 0), (s) => token(s, 'open-door', { at: 'kitchen' })).answers('haunt:slip-away');
    expect(t.state.result).toEqual({ side: 'heroes', why: 'away', winners: [0, 2] });
  });

  test('from round 9 on the Hounds bite whoever is not bagged, at the end of the own turn', () => {
    heroes(round(9)).answers('end-turn').expects(0, 'take-damage', ['might', 'speed', 'knowledge', 'sanity']);
    heroes(round(8)).answers('end-turn').expects(1, 'turn');
    heroes(round(9), put('bagged', 0), at('larder', 0)).answers('end-turn').expects(1, 'turn');
    traitors(round(9), at('conservatory', 1)).answers('end-turn').expects(2, 'turn');
  });
});

describe('8, Open Season: bagged', () => {
  const hit = (...edits: Edit[]) => {
    const t = traitors(at('salon', 1), weak(0, { might: 2, speed: 4 }), ...edits);
    return rolls(t, 2, 0, 0, 0, 0, 0, 0, 0).answers('attack:bare:0');
  };

  test('a wound by the traitor that leaves Might or Speed critical bags; on the Larder, the Key stays behind', () => {
    const t = hit(key(0), put('hidden', 0)).answersAs(0, 'speed').answersAs(0, 'might');
    expect([has(t, 0, 'bagged'), tileOf(t), steps(t)]).toEqual([true, 'larder', [1, 3, 3, 3]]);
    expect(tokens(t, 'key').map((one) => one.at)).toEqual(['salon']);
    expect(has(t, 0, 'hidden')).toBe(false);
    const well = hit().answersAs(0, 'speed').answersAs(0, 'speed');
    expect([has(well, 0, 'bagged'), well.state.explorers[0]?.dead]).toEqual([false, false]);
  });

  test('BH-R-08, BH-R-19: not by a hero’s own lost attack, nor where armour has stopped the blow', () => {
    const lost = heroes(at('salon', 1), weak(0, { might: 2 }));
    rolls(lost, ...Array(4).fill(0), 1, 0, 0, 0).answers('attack:bare:1', 'might');
    expect([steps(lost)[0], has(lost, 0, 'bagged')]).toEqual([1, false]);
    const t = traitors(at('salon', 1), weak(0, { might: 1 }), (s) => gives(s, 0, 'armor'));
    rolls(t, 1, 0, 0, 0, 0, 0, 0).answers('attack:bare:0');
    expect(has(t, 0, 'bagged')).toBe(false);
  });

  test('BH-DEATH-01: whoever would die of anything is bagged, the trait stays critical', () => {
    const t = heroes(round(9), weak(0, { sanity: 1 })).answers('end-turn', 'sanity');
    expect([has(t, 0, 'bagged'), t.state.explorers[0]?.dead, steps(t)]).toEqual([true, false, [4, 4, 3, 1]]);
  });

  test('BH-R-07: the Skull first: if it saves, nobody is bagged', () => {
    const skull = (...pips: number[]) => {
      const t = heroes(round(9), weak(0, { sanity: 1 }), (s) => gives(s, 0, 'skull'));
      return rolls(t, ...pips).answers('end-turn', 'sanity');
    };
    expect(has(skull(2, 2, 0), 0, 'bagged')).toBe(false);
    expect(has(skull(2, 1, 0), 0, 'bagged')).toBe(true);
  });

  test('the bagged cannot be attacked, pushed or traded with, hinder nobody, and only wriggle', () => {
    const hung: Edit[] = [put('bagged', 2), at('larder', 2)];
    const t = traitors(...hung, at('larder', 1), (s) => gives(s, 1, 'mask', 'map'));
    expect(t.legal.filter((id) => /^(attack|trade|use:mask)/.test(id))).toEqual([]);
    t.answers('go:entrance-hall');
    expect(t.state.turn.moves).toBe(2);
    const own = heroes(put('bagged', 0), at('larder', 0), (s) => gives(s, 0, 'map'));
    expect(own.legal).toEqual(['end-turn', 'haunt:wriggle-free']);
  });

  test('Wriggle free: Knowledge or Sanity, 6 or more; healed, and the turn is over', () => {
    const hung = () => heroes(put('bagged', 0), at('larder', 0), weak(0, { might: 1, speed: 2 }));
    const t = rolls(hung(), 2, 2, 2, 0).answers('haunt:wriggle-free', 'sanity');
    expect([has(t, 0, 'bagged'), steps(t), tileOf(t), t.state.turn.seat]).toEqual([false, [4, 4, 3, 3], 'larder', 1]);
    const vain = rolls(hung(), 2, 2, 1, 0).answers('haunt:wriggle-free', 'sanity');
    expect([has(vain, 0, 'bagged'), vain.state.turn.seat]).toEqual([true, 0]);
  });

  test('Cut down: on the Larder, Might or Speed, 5 or more, whom the rescuer names; the turn goes on', () => {
    const hung = () => heroes(put('bagged', 2), at('larder', 0, 2), weak(2, { might: 1 }));
    const t = rolls(hung(), 2, 2, 1, 0).answers('haunt:cut-down:2', 'speed');
    expect([has(t, 2, 'bagged'), steps(t, 2)[0], t.state.turn.seat]).toEqual([false, 3, 0]);
    expect(has(rolls(hung(), 2, 2, 0, 0).answers('haunt:cut-down:2', 'speed'), 2, 'bagged')).toBe(true);
    expect(heroes(put('bagged', 2), at('larder', 2)).legal).not.toContain('haunt:cut-down:2');
  });

  test('the traitor wins with two in the Larder at the same time', () => {
    const t = hit(put('bagged', 2), at('larder', 2)).answersAs(0, 'might').answersAs(0, 'speed');
    expect(t.state.result).toEqual({ side: 'traitor', why: 'bagged', winners: [1] });
  });
});

describe('8, Open Season: Volley and Beaters', () => {
  /** The traitor in the Dining Room sees the Salon. */
  const aims = (...edits: Edit[]) => traitors(at('dining-room', 1), ...edits);

  test('Volley: at everybody in sight whom the traitor chooses, one after the other, with Speed and four dice more', () => {
    const t = rolls(aims(), ...[2, 0, 0, 0, 0, 0, 0], ...[0, 0, 0, 0]).answers('haunt:volley');
    t.expects(1, 'haunt-choice', ['shoot:2', 'shoot:0'])
      .answers('shoot:0')
      .expects(0, 'take-damage', ['might', 'speed']);
    t.answersAs(0, 'speed')
      .answersAs(0, 'speed')
      .expects(1, 'haunt-choice', ['shoot:2', 'hold-fire'])
      .answers('hold-fire');
    t.expects(1, 'turn');
    expect(t.legal.filter((id) => /^(attack|haunt:volley)/.test(id))).toEqual([]);
  });

  test('Volley: losing does the traitor no harm; it can be followed by steps', () => {
    const t = rolls(aims(), ...[0, 0, 0, 0, 0, 0, 0], ...[2, 2, 2, 2]).answers('haunt:volley', 'shoot:0', 'hold-fire');
    expect(steps(t, 1)).toEqual(steps(traitors(), 1));
    expect(t.legal).toContain('go:salon');
  });

  test.each([
    ['out of sight', at('conservatory', 1)],
    ['Hidden', put('hidden', 0, 2)],
    [
      'bagged',
      (s) => {
        put('bagged', 0)(s);
        stand(s, 'kitchen', 2);
        put('hidden', 2)(s);
      },
    ],
    ['on the same tile', at('salon', 1)],
  ] as [string, Edit][])('Volley: not at heroes who are %s', (_, edit) => {
    expect(aims(edit).legal).not.toContain('haunt:volley');
  });

  test('a Volley bags like any attack of the traitor', () => {
    const t = rolls(aims(weak(0, { might: 1 })), ...[1, 0, 0, 0, 0, 0, 0], ...[0, 0, 0, 0]).answers(
      'haunt:volley',
      'shoot:0',
    );
    expect(has(t.answersAs(0, 'speed'), 0, 'bagged')).toBe(true);
  });

  /** A Beater beats seat 0 in the Salon, right before the traitor's turn. */
  const beaten = (...edits: Edit[]) => {
    const t = table(
      'turn',
      scene(
        (s) => {
          s.turn.seat = 1;
        },
        beater('salon'),
        put('hidden', 0),
        at('kitchen', 2),
        ...edits,
      ),
    );
    return rolls(t, 0, 0, 0, 0, ...[2, 2, 0, 0], ...Array(5).fill(0)).answers('attack:bare:0');
  };

  test('BH-AMB-25: Beaters act before the traitor; Flush: no damage, hidden no more, one tile, and one more if wanted', () => {
    const t = beaten();
    expect([has(t, 0, 'hidden'), tileOf(t), steps(t)]).toEqual([false, 'dining-room', [4, 4, 3, 3]]); // the only way
    t.expects(1, 'haunt-tile', ['salon', 'kitchen', 'enough']).answers('kitchen');
    expect(tileOf(t)).toBe('kitchen');
    expect(tileOf(beaten().answers('enough'))).toBe('dining-room');
  });

  test('Flush into the Mystic Elevator: the hero rides', () => {
    const t = beaten((s) => lays(s, 'mystic-elevator', { x: 0, y: -1, turn: 0 }));
    expect(tileOf(t)).toBe('salon'); // two ways now
    t.expects(1, 'haunt-tile', ['dining-room', 'mystic-elevator']);
    rolls(t, 0, 0).answers('mystic-elevator').tells('elevator-rolled', { who: 0, region: 'basement' });
  });

  test('with the traitor dead the Beaters do damage, and bag', () => {
    const gone: Edit = (s) => s.explorers[1] && Object.assign(s.explorers[1], { dead: true });
    const t = beaten(gone, weak(0, { might: 1 })).expects(0, 'take-damage');
    for (let i = 0; i < 4; i++) t.answersAs(0, 'speed');
    expect([has(t, 0, 'bagged'), has(t, 0, 'hidden')]).toEqual([true, false]);
  });
});
