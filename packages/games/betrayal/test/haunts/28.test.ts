import { describe, expect, test } from 'vitest';
import type { BetrayalState, TileId } from '../../src/index.ts';
import { amid, begins, stand, tokens } from '../haunt-kit.ts';
import { at, cards, type Edit, gives, lays, monster, rolls, steps, type Table, table, token, turn } from '../kit.ts';

/** Salt lies between these tiles. */
const salt = (s: BetrayalState, ...pairs: (readonly [TileId, TileId])[]): void => {
  for (const [a, b] of pairs) token(s, 'salt', { edge: [a, b] });
};

/** Stephanie (1) bears the Idol; somebody else is in the Hallway. */
const line = (edit: Edit = () => {}): Edit =>
  amid(28, (s) => {
    gives(s, 1, 'idol');
    stand(s, 'salon', 1);
    edit(s);
  });

/** The monsters' turn, with which the traitor's phase ends. */
const phase = (edit: Edit, seats = 3): Table =>
  table(
    'monsters',
    line((s) => {
      s.turn.seat = 1;
      edit(s);
    }),
    {},
    seats,
  );

const sealed = (t: Table): unknown => t.state.haunt?.memory['sealed' as never];
const edges = (t: Table): string[] => tokens(t, 'salt').map(({ edge }) => [...(edge ?? [])].sort().join(' '));

describe('28, The Salt Line', () => {
  test.each([
    [3, 1, [4, 4, 3, 4]],
    [6, 3, [5, 4, 3, 4]],
  ])('set-up for %i: the Idol is the traitor’s, and %i Draughts', (seats, draughts, traits) => {
    const t = begins(28, seats, (s) => gives(s, 0, 'idol'));
    expect(cards(t, 1)).toContain('idol');
    expect(cards(t, 0)).not.toContain('idol');
    expect(t.state.monsters.map(({ kind }) => kind)).toEqual(Array.from({ length: draughts }, () => 'draught'));
    expect(steps(t, 1)).toEqual(traits);
  });

  describe('Salt', () => {
    test('Lay salt, with Knowledge: in a doorway of the own tile, be it a pair of doors or a link; one holds one', () => {
      const t = turn(line((s) => stand(s, 'ground-floor-staircase', 0)));
      expect(t.legal.filter((id) => id.startsWith('haunt:lay-salt'))).toEqual([
        'haunt:lay-salt:hallway',
        'haunt:lay-salt:upper-landing',
        'haunt:lay-salt:basement-landing',
      ]);
      rolls(t, 2, 1, 0).answers('haunt:lay-salt:upper-landing');
      expect(edges(t)).toEqual(['ground-floor-staircase upper-landing']);
      const again = turn(
        line((s) => {
          stand(s, 'upper-landing', 0);
          salt(s, ['ground-floor-staircase', 'upper-landing']);
        }),
      );
      expect(again.legal).not.toContain('haunt:lay-salt:ground-floor-staircase');
      expect(again.legal).toContain('haunt:lay-salt:bloody-room');
    });

    test('how much is needed depends on the players: 3 with three, 4 with six', () => {
      const lay = (seats: number) =>
        edges(
          rolls(
            turn(
              line((s) => stand(s, 'kitchen', 0)),
              {},
              seats,
            ),
            2,
            1,
            0,
          ).answers('haunt:lay-salt:hallway'),
        ).length;
      expect([lay(3), lay(6)]).toEqual([1, 0]);
    });

    test('one-way links have a doorway, too, from both ends', () => {
      const t = turn(
        line((s) => {
          lays(s, 'laundry-chute', { x: 2, y: -1 });
          stand(s, 'basement-landing', 0);
        }),
      );
      expect(t.legal).toContain('haunt:lay-salt:laundry-chute');
    });

    test('it stops the traitor and the Draughts, not the heroes; nobody is pushed through it', () => {
      const cross = (seat: number) =>
        turn(
          line((s) => {
            s.turn.seat = seat;
            stand(s, 'kitchen', seat);
            salt(s, ['hallway', 'kitchen']);
          }),
        );
      cross(1).expects(1, 'turn');
      expect(cross(1).legal).not.toContain('go:hallway');
      expect(cross(1).legal).toContain('go:dining-room');
      expect(cross(0).legal).toContain('go:hallway');
      const draught = phase((s) => {
        monster(s, 'draught', 'kitchen');
        salt(s, ['hallway', 'kitchen']);
      });
      expect(rolls(draught, 2, 2, 0, 0).legal).toEqual(['done', 'go:dining-room']);
    });

    test('Salt of a doorway that is none any more is lost', () => {
      const t = turn(
        line((s) => {
          salt(s, ['kitchen', 'salon'], ['kitchen', 'hallway']);
        }),
      );
      t.answers('go:hallway');
      expect(edges(t)).toEqual(['hallway kitchen']);
    });
  });

  describe('the pen', () => {
    test('sealed in: few enough tiles, and Salt on the border, after the monsters’ turn', () => {
      const t = phase((s) => salt(s, ['kitchen', 'hallway']));
      // Salon, Dining Room, Kitchen.
      expect(sealed(t)).toBe(1);
    });

    test('not with a way out, not without Salt, not with too many tiles', () => {
      expect(sealed(phase((s) => salt(s, ['kitchen', 'dining-room'], ['hallway', 'entrance-hall'])))).toBe(1);
      expect(sealed(phase(() => {}))).toBe(0);
      // From the Kitchen’s other side: Hallway, Entrance Hall, Staircase, both Landings and what lies behind them.
      expect(sealed(phase((s) => stand(s, 'hallway', 1)))).toBe(0);
      const wide = phase((s) => {
        stand(s, 'hallway', 1);
        salt(s, ['hallway', 'kitchen']);
      });
      expect(sealed(wide)).toBe(0);
    });

    test('it is looked at though the traitor is dead: then from where the Idol lies', () => {
      const t = phase((s) => {
        if (s.explorers[1]) [s.explorers[1].dead, s.explorers[1].cards] = [true, []];
        token(s, 'loose-idol', { at: 'salon' });
        salt(s, ['kitchen', 'hallway']);
      });
      expect(sealed(t)).toBe(1);
    });

    test('the third time wins', () => {
      const t = phase((s) => {
        if (s.haunt) s.haunt.memory = { sealed: 2 };
        salt(s, ['kitchen', 'hallway']);
      });
      expect(t.state.result).toMatchObject({ side: 'heroes', why: 'sealed', winners: [0, 2] });
    });
  });

  describe('the traitor', () => {
    const traitors = (tile: TileId, edit: Edit = () => {}): Table =>
      turn(
        line((s) => {
          s.turn.seat = 1;
          stand(s, tile, 1);
          stand(s, 'conservatory', 0, 2);
          edit(s);
        }),
      );

    test.each(['upper-landing', 'entrance-hall', 'basement-landing'] as const)(
      'Offer in a threshold (%s): 5 with Might, and the Idol’s own 1 counts',
      (tile) => {
        expect(tokens(rolls(traitors(tile), 2, 2, 0, 0).answers('haunt:offer'), 'idol-offering')).toMatchObject([
          { at: tile },
        ]);
        expect(tokens(rolls(traitors(tile), 2, 1, 0, 0).answers('haunt:offer'), 'idol-offering')).toEqual([]);
      },
    );

    test('not where an Offering lies, nor anywhere else; the third wins', () => {
      expect(traitors('kitchen').legal).not.toContain('haunt:offer');
      const there = traitors('entrance-hall', (s) => token(s, 'idol-offering', { at: 'entrance-hall' }));
      expect(there.legal).not.toContain('haunt:offer');
      const t = traitors('entrance-hall', (s) => {
        token(s, 'idol-offering', { at: 'upper-landing' });
        token(s, 'idol-offering', { at: 'basement-landing' });
      });
      rolls(t, 2, 2, 0, 0).answers('haunt:offer');
      expect(t.state.result).toMatchObject({ side: 'traitor', why: 'offered', winners: [1] });
    });

    test('Scour, with Sanity or Speed: 3 removes the Salt of one doorway of the tile', () => {
      const scour = (...pips: number[]) =>
        edges(
          rolls(
            traitors('kitchen', (s) => salt(s, ['kitchen', 'hallway'], ['kitchen', 'dining-room'])),
            ...pips,
          ).answers('haunt:scour:hallway', 'sanity'),
        );
      expect(scour(2, 1, 0, 0, 0)).toEqual(['dining-room kitchen']);
      expect(scour(2, 0, 0, 0, 0)).toHaveLength(2);
    });

    test('the Idol cannot be traded away', () => {
      const t = traitors('conservatory', (s) => gives(s, 1, 'idol', 'machete'));
      t.answers('trade:0').expects(1, 'trade-give', ['done', 'ware:machete'], { 'ware:idol': 'kept-from-it' });
    });

    test('whoever kills the traitor finds the Idol on the floor, and cannot take it', () => {
      const t = turn(
        line((s) => {
          stand(s, 'salon', 0);
          if (s.explorers[1]) s.explorers[1].traits = { might: 1, speed: 1, knowledge: 1, sanity: 1 };
        }),
      );
      rolls(t, 2, 2, 2, 2, 2, 0, 0).answers('attack:bare:1').answersAs(1, 'might');
      expect(tokens(t, 'loose-idol')).toMatchObject([{ at: 'salon', on: null }]);
      expect(cards(t, 1)).not.toContain('idol');
      expect(t.legal.filter((id) => id.includes('idol'))).toEqual([]);
    });
  });

  describe('Draughts', () => {
    test('at the end of its own turn one die: a 2 blows one Salt away, which the traitor picks', () => {
      const t = phase((s) => {
        monster(s, 'draught', 'kitchen');
        salt(s, ['kitchen', 'hallway'], ['kitchen', 'dining-room']);
      });
      // Shut in on both sides it has nowhere to go.
      rolls(t, 0, 0, 0, 0, 2).expects(1, 'haunt-tile', ['hallway', 'dining-room']).answers('dining-room');
      expect(edges(t)).toEqual(['hallway kitchen']);
    });

    test('a 1 does not, and one that got up does not roll', () => {
      const blown = (pip: number, stunned: boolean) => {
        const t = phase((s) => {
          monster(s, 'draught', 'kitchen', { stunned });
          salt(s, ['kitchen', 'hallway'], ['kitchen', 'dining-room']);
        });
        return edges(rolls(t, ...(stunned ? [pip] : [0, 0, 0, 0, pip]))).length;
      };
      expect([blown(1, false), blown(2, true)]).toEqual([2, 2]);
    });

    const fallen = (where: { at?: TileId; on?: string }, edit: Edit = () => {}): Table =>
      phase((s) => {
        if (s.explorers[1]) [s.explorers[1].dead, s.explorers[1].cards] = [true, []];
        monster(s, 'draught', 'entrance-hall');
        stand(s, 'conservatory', 0, 2);
        token(s, 'loose-idol', where as object);
        edit(s);
      });

    test('one that begins its turn where the fallen Idol lies may bear it, once per turn Offer with 4 dice, and drop it', () => {
      const t = fallen({ at: 'entrance-hall' });
      rolls(t, 0, 0, 0, 0, 2, 2, 1, 0).expects(1, 'haunt-choice', ['bear-idol:draught:1', 'bear-not']);
      t.answers('bear-idol:draught:1');
      expect(tokens(t, 'loose-idol')).toMatchObject([{ on: 'draught:1' }]);
      t.answers('haunt:offer:entrance-hall');
      expect(tokens(t, 'idol-offering')).toMatchObject([{ at: 'entrance-hall' }]);
      expect(t.legal).not.toContain('haunt:offer:entrance-hall');
      t.answers('drop:1');
      expect(tokens(t, 'loose-idol')).toMatchObject([{ at: 'entrance-hall', on: null }]);
    });

    test('it need not; elsewhere none is asked', () => {
      expect(tokens(fallen({ at: 'entrance-hall' }).answers('bear-not'), 'loose-idol')).toMatchObject([{ on: null }]);
      expect(fallen({ at: 'salon' }).decision.kind).toBe('monster');
    });

    test('it Scours as the traitor did, with 4 dice', () => {
      const t = fallen({ on: 'draught:1' }, (s) => salt(s, ['entrance-hall', 'hallway']));
      rolls(t, 0, 0, 0, 0, 2, 1, 0, 0).answers('haunt:scour:hallway');
      expect(edges(t)).toEqual([]);
    });

    test('stunned it drops the Idol', () => {
      const t = turn(
        line((s) => {
          if (s.explorers[1]) [s.explorers[1].dead, s.explorers[1].cards] = [true, []];
          monster(s, 'draught', 'entrance-hall');
          token(s, 'loose-idol', { on: 'draught:1' });
        }),
      );
      rolls(t, 2, 2, 2, 0, 0, 0, 0, 0).answers('attack:bare:draught:1');
      expect(tokens(t, 'loose-idol')).toMatchObject([{ at: 'entrance-hall', on: null }]);
      expect(at(t)).toBe('entrance-hall');
    });
  });

  test.each([
    [2, 'heroes', 'dawn'],
    [1, 'traitor', 'draught'],
  ])('when round 12 ends after %i times sealed in, the %s win', (n, side, why) => {
    const t = table(
      'round',
      line((s) => {
        if (s.haunt) [s.haunt.round, s.haunt.memory] = [12, { sealed: n }];
      }),
    );
    expect(t.state.result).toMatchObject({ side, why });
  });
});
