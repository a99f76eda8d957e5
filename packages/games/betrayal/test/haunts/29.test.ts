import { describe, expect, test } from 'vitest';
import type { BetrayalState, TileId } from '../../src/index.ts';
import { amid, begins, stand, tokens } from '../haunt-kit.ts';
import { at, type Edit, gives, nextTiles, rolls, steps, type Table, table, token, turn } from '../kit.ts';

const sale = (edit: Edit = () => {}): Edit => amid(29, edit);
/** Somebody has so many Favours. */
const favours = (s: BetrayalState, seat: number, n: number): void => {
  for (let i = 0; i < n; i++) token(s, 'sale-favour', { on: seat });
};
const owns = (s: BetrayalState, seat: number, ...rooms: TileId[]): void => {
  for (const room of rooms) token(s, 'sold', { at: room, of: seat });
};
const purse = (t: Table, seat = 0): number => tokens(t, 'sale-favour').filter(({ on }) => on === seat).length;
const sold = (t: Table): string[] => tokens(t, 'sold').map(({ at: room, of }) => `${room} ${of}`);
const here = (tile: TileId, edit: Edit = () => {}): Table =>
  turn(
    sale((s) => {
      stand(s, tile, 0);
      edit(s);
    }),
  );

describe('29, Bidding War', () => {
  test.each([3, 6])('set-up for %i: two Favours each, and nobody is a traitor', (seats) => {
    const t = begins(29, seats);
    expect(t.state.explorers.map((_, seat) => purse(t, seat))).toEqual(t.state.explorers.map(() => 2));
    expect(t.state.haunt?.traitor).toBeNull();
  });

  describe('Bid', () => {
    test.each([
      ['an Omen asks for Sanity', 'ballroom', [2, 2, 0, 0]],
      ['an Event for Knowledge', 'kitchen', [2, 2, 0]],
      ['an Item for Might', 'conservatory', [2, 2, 0, 0, 0]],
      ['no symbol for Speed', 'gymnasium', [2, 2, 0, 0]],
    ] as const)('%s: 4 and it is sold', (_, tile, pips) => {
      const t = here(tile, (s) => {
        if (s.house[tile] === undefined) s.house = { ...s.house, [tile]: { region: 'ground', x: 3, y: 0, turn: 0 } };
        s.stack = s.stack.filter((one) => one !== tile);
      });
      rolls(t, ...pips).answers('haunt:bid');
      expect(sold(t)).toEqual([`${tile} 0`]);
      t.usesAllLuck();
    });

    test('what is missing may be paid, all of it or nothing; whoever has less is not asked', () => {
      const bid = (n: number) =>
        rolls(
          here('kitchen', (s) => favours(s, 0, n)),
          2,
          0,
          0,
        ).answers('haunt:bid');
      const t = bid(3).expects(0, 'haunt-choice', ['pay-bid:2', 'pay-nothing']).answers('pay-bid:2');
      expect([sold(t), purse(t)]).toEqual([['kitchen 0'], 1]);
      const kept = bid(3).answers('pay-nothing');
      expect([sold(kept), purse(kept)]).toEqual([[], 3]);
      expect(bid(1).decision.kind).toBe('turn');
    });

    test('not on a starting tile, not where somebody has bought, once in a turn', () => {
      expect(here('hallway').legal).not.toContain('haunt:bid');
      expect(here('kitchen', (s) => owns(s, 0, 'kitchen')).legal).not.toContain('haunt:bid');
      expect(rolls(here('kitchen'), 0, 0, 0).answers('haunt:bid').legal).not.toContain('haunt:bid');
    });

    test('First viewing: a room that was just discovered may still be bid on, unless there was a bid in this turn', () => {
      const inSalon = (): Table => here('salon', (s) => nextTiles(s, 'gymnasium'));
      const found = inSalon().answers('discover:S');
      if (found.decision.kind === 'turn-tile') found.answers(found.legal[0] ?? '');
      found.expects(0, 'haunt-choice', ['view-bid', 'view-only']);
      rolls(found, 2, 2, 0, 0, 0).answers('view-bid');
      expect(sold(found)).toEqual(['gymnasium 0']);
      const tried = rolls(inSalon(), 0, 0, 0).answers('haunt:bid', 'discover:S');
      if (tried.decision.kind === 'turn-tile') tried.answers(tried.legal[0] ?? '');
      expect(tried.state.turn.seat).not.toBe(0);
    });
  });

  describe('Overbid', () => {
    const overbids = (mine: number, theirs: number, edit: Edit = () => {}): Table =>
      here('kitchen', (s) => {
        stand(s, 'salon', 2);
        owns(s, 2, 'kitchen');
        favours(s, 0, mine);
        favours(s, 2, theirs);
        edit(s);
      });

    test('both roll, then you pay, then the owner: higher takes the room, and what is paid is gone', () => {
      const t = rolls(overbids(2, 1), 2, 0, 0, 2, 0, 0).answers('haunt:overbid');
      t.expects(0, 'haunt-choice', ['raise:0', 'raise:1', 'raise:2']).answers('raise:2');
      t.expects(2, 'haunt-choice', ['raise:0', 'raise:1']).answersAs(2, 'raise:1');
      expect([sold(t), purse(t), purse(t, 2)]).toEqual([['kitchen 0'], 0, 0]);
    });

    test('as high leaves it with the owner', () => {
      const t = rolls(overbids(1, 1), 2, 0, 0, 2, 0, 0).answers('haunt:overbid', 'raise:1').answersAs(2, 'raise:1');
      expect([sold(t), purse(t), purse(t, 2)]).toEqual([['kitchen 2'], 0, 0]);
    });

    test('not while the owner is at home, and not one’s own', () => {
      overbids(1, 1, (s) => stand(s, 'kitchen', 2)).expects(0, 'turn', undefined, { 'haunt:overbid': 'owner-at-home' });
      expect(here('kitchen', (s) => owns(s, 0, 'kitchen')).legal).not.toContain('haunt:overbid');
    });
  });

  describe('In person', () => {
    const wins = (margin: 2 | 1): Table => {
      const t = here('kitchen', (s) => {
        stand(s, 'kitchen', 2);
        stand(s, 'salon', 1);
        owns(s, 2, 'kitchen');
        favours(s, 2, 3);
      });
      return rolls(t, ...(margin === 2 ? [2, 0] : [1, 0]), 0, 0, 0, 0, 0, 0, 0).answers('attack:bare:2');
    };

    test('won by 2: the room, up to two Favours, or the damage', () => {
      const t = wins(2);
      t.expects(0, 'haunt-choice', ['deal-damage', 'take-room', 'take-favours:1', 'take-favours:2']);
      expect(sold(t.answers('take-room'))).toEqual(['kitchen 0']);
      expect(steps(t, 2)).toEqual(steps(here('kitchen'), 2));
      const richer = wins(2).answers('take-favours:2');
      expect([purse(richer), purse(richer, 2)]).toEqual([2, 1]);
      wins(2).answers('deal-damage').expects(2, 'take-damage');
    });

    test('won by 1: the damage', () => {
      wins(1).expects(2, 'take-damage');
    });
  });

  test('a trade may include Favours', () => {
    const t = here('kitchen', (s) => {
      stand(s, 'kitchen', 2);
      favours(s, 0, 2);
    });
    t.answers('trade:2', 'ware:token:1', 'done', 'done').answersAs(2, 'yes');
    expect([purse(t), purse(t, 2)]).toEqual([1, 1]);
  });

  describe('Bankrupt', () => {
    const ruin = (edit: Edit = () => {}): Table =>
      here('kitchen', (s) => {
        stand(s, 'kitchen', 2);
        stand(s, 'conservatory', 1);
        const victim = s.explorers[2];
        if (victim) victim.traits = { might: 1, speed: 1, knowledge: 3, sanity: 3 };
        favours(s, 2, 3);
        owns(s, 2, 'salon', 'dining-room');
        edit(s);
      });

    test('by an attack: healed, at the door, the Favours to the winner, who picks a room that is unsold again', () => {
      const t = rolls(ruin(), 2, 2, 0, 0, 0, 0, 0, 0).answers('attack:bare:2', 'deal-damage').answersAs(2, 'might');
      t.expects(0, 'haunt-tile', ['salon', 'dining-room']).answers('salon');
      expect(t.state.explorers[2]).toMatchObject({ dead: false, at: 'entrance-hall' });
      expect(Math.min(...steps(t, 2))).toBeGreaterThan(1);
      expect([purse(t), purse(t, 2), sold(t)]).toEqual([3, 0, ['dining-room 2']]);
    });

    test('by a lost attack of the own: nobody did it, the Favours are lost, a room at random; the turn ends', () => {
      const t = here('kitchen', (s) => {
        stand(s, 'kitchen', 2);
        if (s.explorers[0]) s.explorers[0].traits = { might: 1, speed: 1, knowledge: 3, sanity: 3 };
        favours(s, 0, 2);
        owns(s, 0, 'salon');
      });
      rolls(t, 0, 0, 0, 0, 2, 0, 0, 0, 0).answers('attack:bare:2', 'speed');
      expect([purse(t), purse(t, 2), sold(t), at(t)]).toEqual([0, 0, [], 'entrance-hall']);
      expect(t.state.turn.seat).not.toBe(0);
    });
  });

  describe('the end of a round', () => {
    const evening = (round: number, edit: Edit): Table =>
      table(
        'round',
        sale((s) => {
          if (s.haunt) s.haunt.round = round;
          edit(s);
        }),
      );

    test('Rent: a Favour for every region with an own room, never above 30', () => {
      const t = evening(1, (s) => {
        owns(s, 0, 'kitchen', 'salon', 'bloody-room');
        favours(s, 0, 29);
      });
      expect([purse(t), purse(t, 1)]).toEqual([30, 0]);
      expect(t.state.result).toBeNull();
    });

    test('Closing: a room counts 2 and a Favour 1; most regions win; whoever has no choice is not asked', () => {
      const t = evening(8, (s) => {
        owns(s, 0, 'kitchen', 'bloody-room');
        owns(s, 2, 'salon', 'dining-room');
        favours(s, 0, 3);
      });
      expect(t.match.waitingFor()).toEqual([0]);
      // With 5 Favours after the rent: 2 + 4 against 4 + 1 on the ground, 2 + 1 above.
      t.answers('divide:0-4-1');
      expect(t.state.result).toMatchObject({ side: 'one', why: 'closed', winners: [0] });
    });

    test('a tie is for more rooms there, then nobody holds it; then strength in all decides', () => {
      const t = evening(8, (s) => {
        owns(s, 0, 'kitchen');
        owns(s, 2, 'salon');
        owns(s, 1, 'bloody-room');
        favours(s, 1, 1);
      });
      expect(t.state.result).toMatchObject({ winners: [1] });
    });

    test('nobody has a room: the owner of the Ring; else the earlier seat', () => {
      expect(evening(8, (s) => gives(s, 2, 'ring')).state.result).toMatchObject({ winners: [2] });
      expect(evening(8, () => {}).state.result).toMatchObject({ winners: [0] });
    });
  });
});
