import { describe, expect, test } from 'vitest';
import type { BetrayalState, TileId } from '../../src/index.ts';
import { amid, begins, stand, tokens } from '../haunt-kit.ts';
import { at, type Edit, gives, monster, rolls, steps, type Table, table, token, turn } from '../kit.ts';

interface Memory {
  buckles: number;
  pulse: number;
}
const memory = (t: Table): Memory => t.state.haunt?.memory as unknown as Memory; // as the haunt keeps it
const keeps = (s: BetrayalState, about: Partial<Memory>): void => {
  if (s.haunt) s.haunt.memory = { ...s.haunt.memory, ...about };
};
const holds = (s: BetrayalState, ...seats: number[]): void => {
  for (const seat of seats) s.explorers[seat]?.statuses.push('holding');
};
const holding = (t: Table, seat = 0): boolean => t.state.explorers[seat]?.statuses.includes('holding') === true;

/** The Armour stands here with some explorers; two Bolts are left. */
const beside = (tile: TileId, seats: readonly number[], edit: Edit = () => {}): Edit =>
  amid(25, (s) => {
    monster(s, 'the-armour', tile);
    stand(s, 'salon', 0, 1, 2);
    stand(s, tile, ...seats);
    for (let n = 0; n < 2; n++) token(s, 'bolt', { at: 'entrance-hall' });
    edit(s);
  });

/** The monsters' turn. */
const armoursTurn = (tile: TileId, seats: readonly number[], edit: Edit = () => {}): Table =>
  table(
    'monsters',
    beside(tile, seats, (s) => {
      s.turn.seat = 1;
      edit(s);
    }),
  );

const bolts = (t: Table): number => tokens(t, 'bolt').length;

describe('25, What Wore Him', () => {
  test.each([
    [3, 4],
    [6, 12],
  ])('set-up for %i: three Bolts, %i Buckles, no Armor card, the Armour in the farthest room', (seats, buckles) => {
    const t = begins(25, seats, (s) => {
      gives(s, 0, 'armor');
      if (s.explorers[0]) s.explorers[0].traits.sanity = 1;
    });
    expect(tokens(t, 'bolt').map((one) => one.at)).toEqual(['entrance-hall', 'entrance-hall', 'entrance-hall']);
    expect(memory(t)).toMatchObject({ buckles, pulse: 2 });
    expect(t.state.explorers.flatMap((one) => one.cards)).not.toContain('armor');
    expect(t.state.decks.omen).not.toContain('armor');
    expect(t.state.removed).toEqual(['armor']);
    // Entrance Hall, Hallway, Kitchen, Dining Room, Salon; the Bloody Room is as far, but comes first in the list.
    expect(t.state.monsters).toMatchObject([{ kind: 'the-armour', at: 'bloody-room' }]);
  });

  test('the strongest is the traitor, the revealer too; the Armor card goes from the deck as well', () => {
    const t = begins(25, 3);
    expect(t.state.haunt?.traitor).toBe(0);
    expect(t.state.decks.omen).not.toContain('armor');
  });

  test('without another room it comes from the farther landing', () => {
    const t = begins(25, 3, (s) => {
      s.house = Object.fromEntries(
        Object.entries(s.house).filter(([id]) => ['hall', 'stair', 'landing'].some((part) => id.includes(part))),
      );
    });
    expect(t.state.monsters[0]?.at).toBe('upper-landing');
  });

  test.each([
    ['3 takes hold', [2, 1, 0, 0, 0], true],
    ['2 does not', [2, 0, 0, 0, 0], false],
  ])('Grab, with Might: %s', (_, pips, held) => {
    const t = rolls(turn(beside('kitchen', [0])), ...pips).answers('haunt:grab');
    expect(holding(t)).toBe(held);
    expect(t.legal).not.toContain('haunt:grab');
    expect(turn(beside('kitchen', [])).legal).not.toContain('haunt:grab');
  });

  test('whoever holds it cannot move or discover, and may let go', () => {
    const t = turn(beside('kitchen', [0], (s) => holds(s, 0)));
    expect(t.legal.filter((id) => id.startsWith('go:') || id.startsWith('discover:'))).toEqual([]);
    t.answers('haunt:let-go');
    expect(holding(t)).toBe(false);
    expect(t.legal).toContain('go:hallway');
  });

  test('Unbuckle, with Speed, while it is held: 4 opens a Buckle; with 3 players one hold is enough, and others help', () => {
    const free = turn(beside('kitchen', [0]));
    free.expects(0, 'turn', undefined, { 'haunt:unbuckle': 'not-held' });
    const helped = (...pips: number[]) =>
      rolls(turn(beside('kitchen', [0, 2], (s) => holds(s, 2))), ...pips).answers('haunt:unbuckle');
    expect(memory(helped(2, 2, 0, 0)).buckles).toBe(3);
    expect(memory(helped(2, 1, 0, 0)).buckles).toBe(4);
  });

  test('with 4 players two holds are needed, or as many as there are living heroes', () => {
    const four = (dead: readonly number[], ...held: number[]): Table =>
      turn(
        beside('kitchen', [0, 2], (s) => {
          for (const seat of dead) if (s.explorers[seat]) s.explorers[seat].dead = true;
          holds(s, ...held);
        }),
        {},
        4,
      );
    expect(four([], 0).legal).not.toContain('haunt:unbuckle');
    expect(four([], 0, 2).legal).toContain('haunt:unbuckle');
    expect(four([2, 3], 0).legal).toContain('haunt:unbuckle');
  });

  test('the last Buckle wins', () => {
    const t = turn(
      beside('kitchen', [0], (s) => {
        holds(s, 0);
        keeps(s, { buckles: 1 });
      }),
    );
    rolls(t, 2, 2, 0, 0).answers('haunt:unbuckle');
    expect(t.state.result).toMatchObject({ side: 'heroes', why: 'unbuckled', winners: [0, 2] });
  });

  test('Refasten, the traitor with Knowledge: 4 closes a Buckle, never more than there were', () => {
    const refasten = (buckles: number): Table =>
      turn(
        beside('kitchen', [1], (s) => {
          s.turn.seat = 1;
          keeps(s, { buckles });
        }),
      );
    expect(memory(rolls(refasten(2), 2, 2, 0, 0).answers('haunt:refasten')).buckles).toBe(3);
    expect(memory(rolls(refasten(2), 2, 1, 0, 0).answers('haunt:refasten')).buckles).toBe(2);
    expect(refasten(4).legal).not.toContain('haunt:refasten');
  });

  test('He is still in there: damage stuns it and costs a Pulse, and the second loses the game', () => {
    const strike = (pulse: number): Table =>
      rolls(turn(beside('kitchen', [0], (s) => keeps(s, { pulse }))), 2, 0, 0, 0, 0, 0, 0, 0, 0).answers(
        'attack:bare:the-armour:1',
      );
    const once = strike(2);
    expect(memory(once).pulse).toBe(1);
    expect(once.state.monsters[0]?.stunned).toBe(true);
    expect(strike(1).state.result).toMatchObject({ side: 'traitor', why: 'pulse', winners: [1] });
  });

  test('its own lost attack does it no harm', () => {
    const t = armoursTurn('kitchen', [0]);
    rolls(t, 0, 0, 0, 0, 0, 0, 2, 2, 2, 0, 0).answers('attack:bare:0', 'done');
    expect(memory(t).pulse).toBe(2);
    expect(t.state.monsters[0]?.stunned).toBe(false);
  });

  test('against somebody who holds it its won attack does no damage: the hero is thrown to a tile beside', () => {
    const t = armoursTurn('kitchen', [0], (s) => holds(s, 0));
    rolls(t, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0).answers('attack:bare:0');
    t.expects(1, 'haunt-tile', ['hallway', 'dining-room']).answers('dining-room');
    expect([at(t), holding(t), steps(t)]).toEqual(['dining-room', false, [4, 4, 3, 3]]);
    // It was held when its turn began, so it still does not move, and its turn is over.
    expect(t.decision.kind).toBe('turn');
    expect(t.state.monsters[0]?.at).toBe('kitchen');
  });

  test('against others it does normal damage', () => {
    const t = armoursTurn('kitchen', [0]);
    rolls(t, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0).answers('attack:bare:0').expects(0, 'take-damage');
  });

  test('while it is held it does not move; in a hero’s turn it may be pushed all the same, and every hold ends', () => {
    expect(armoursTurn('kitchen', [0], (s) => holds(s, 0)).legal).toEqual(['done', 'attack:bare:0']);
    const t = turn(
      beside('kitchen', [0], (s) => {
        holds(s, 0);
        gives(s, 0, 'mask');
        s.turn.owned = ['mask'];
      }),
    );
    t.answers('use:mask');
    while (t.decision.kind !== 'turn') t.answers(t.legal[0] ?? '');
    expect(t.state.monsters[0]?.at).not.toBe('kitchen');
    expect(holding(t)).toBe(false);
  });

  test('Wrench loose: the traitor who wins against a holder does damage, and the hero is thrown as well', () => {
    const t = turn(
      beside('kitchen', [0, 1], (s) => {
        s.turn.seat = 1;
        holds(s, 0);
      }),
    );
    rolls(t, 2, 2, 0, 0, 2, 1, 0, 0, 0).answers('attack:bare:0').answersAs(0, 'might');
    t.expects(1, 'haunt-tile', ['hallway', 'dining-room']).answers('hallway');
    expect([at(t), holding(t), steps(t)[0]]).toEqual(['hallway', false, 3]);
  });

  describe('the door', () => {
    const atDoor = (edit: Edit = () => {}, seats: readonly number[] = []): Table =>
      armoursTurn('entrance-hall', seats, edit);

    test('at the end of its turn, awake, in the Entrance Hall and not held, it takes a Bolt; the last one wins', () => {
      const t = rolls(atDoor(), 0, 0).answers('done');
      expect(bolts(t)).toBe(1);
      const last = atDoor((s) => {
        s.tokens = s.tokens.slice(1);
      });
      expect(rolls(last, 0, 0).answers('done').state.result).toMatchObject({ side: 'traitor', why: 'door' });
    });

    test('held, only just up, or elsewhere it takes none', () => {
      expect(
        bolts(
          rolls(
            atDoor((s) => holds(s, 0), [0]),
            0,
            0,
          ).answers('done'),
        ),
      ).toBe(2);
      const up = atDoor((s) => {
        for (const one of s.monsters) one.stunned = true;
      });
      expect(bolts(up)).toBe(2);
      expect(up.state.monsters[0]?.stunned).toBe(false);
      expect(bolts(rolls(armoursTurn('kitchen', []), 0, 0).answers('done'))).toBe(2);
    });

    test('a hold that its attack breaks keeps it from moving, and still costs the Bolt', () => {
      const t = atDoor((s) => holds(s, 0), [0]);
      rolls(t, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0).answers('attack:bare:0');
      expect([at(t), bolts(t)]).toEqual(['hallway', 1]);
    });
  });

  test('after the traitor’s death the player still moves the Armour', () => {
    const t = armoursTurn('kitchen', [0], (s) => {
      if (s.explorers[1]) s.explorers[1].dead = true;
    });
    t.expects(1, 'monster');
  });

  test('no air is left when round 12 ends', () => {
    const end = (round: number) =>
      table(
        'round',
        beside('kitchen', [], (s) => {
          if (s.haunt) s.haunt.round = round;
        }),
      ).state.result;
    expect(end(11)).toBeNull();
    expect(end(12)).toMatchObject({ side: 'traitor', why: 'air' });
  });
});
