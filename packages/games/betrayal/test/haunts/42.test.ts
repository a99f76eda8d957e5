import { describe, expect, test } from 'vitest';
import { dropTile } from '../../src/content/kit.ts';
import type { TileId } from '../../src/index.ts';
import { amid, begins, stand, tokens } from '../haunt-kit.ts';
import { cards, type Edit, gives, lays, playOn, rolls, steps, type Table, table, token, turn, viewOf } from '../kit.ts';

interface Memory {
  walk: {
    at: { face: string; seen: number[] };
    left: { face: string; seen: number[] };
    trail: { of: number; own: string[] };
    possible: string[];
    spent: number;
    runs: boolean;
  };
  wounds: number;
  night: number;
}
const memory = (t: Table) => t.state.haunt?.memory as unknown as Memory;
const possible = (t: Table): string[] => [...memory(t).walk.possible].sort();
const beast = (t: Table): TileId[] => t.state.monsters.map(({ at: tile }) => tile);
const seenBy = (t: Table, viewer: number | 'spectator') =>
  (viewOf(t, viewer).haunt?.memory as Memory | undefined)?.walk.at.face;

/** The Beast is there, and nobody else knows more than that it is on one of these tiles. */
const hides =
  (where: TileId, ...among: TileId[]): Edit =>
  (s) => {
    const walk = { at: { face: where, seen: [1] }, left: { face: '0', seen: [1] }, trail: { of: 1, own: [] } };
    Object.assign(s.haunt?.memory ?? {}, { walk: { ...walk, possible: [where, ...among], spent: 0, runs: false } });
  };
/** North of the Hallway Kitchen, Dining Room, and west of that the Salon; seat 0 in the Kitchen, seat 2 in the Conservatory. */
const dark = (edit: Edit = () => {}): Edit =>
  amid(42, (s) => {
    hides('salon', 'dining-room', 'upper-landing')(s);
    stand(s, 'kitchen', 0);
    stand(s, 'upper-landing', 1);
    stand(s, 'conservatory', 2);
    edit(s);
  });
const hero = (edit: Edit = () => {}) => turn(dark(edit));
const prowls = (edit: Edit = () => {}) =>
  table(
    'monsters',
    dark((s) => {
      s.turn.seat = 1;
      edit(s);
    }),
  );
const STAY = ['keep-still', 'keep-still', 'keep-still', 'keep-still'];
/** Four answers, whatever is done. */
const walks = (t: Table, ...to: string[]): Table =>
  t.answers(...[...to.map((tile) => (tile === '' ? 'keep-still' : `creep:${tile}`)), ...STAY].slice(0, 4));

describe('42, Unseen: set-up', () => {
  test.each([3, 6])('for %i: the traitor alone knows on which tile, at least 3 away from every hero', (seats) => {
    const t = table(
      'haunt-begins',
      (s) => {
        s.revealing = { seat: 1, omen: 'dog', haunt: null };
        lays(s, 'kitchen', { x: 1, y: -1 });
        lays(s, 'dining-room', { x: 1, y: -2 });
      },
      { haunt: 42 },
      seats,
    );
    t.answersAs(2, 'yes').expects(2, 'haunt-tile', ['upper-landing', 'basement-landing', 'dining-room']);
    t.answersAs(2, 'dining-room');
    expect([seenBy(t, 2), seenBy(t, 0), seenBy(t, 'spectator')]).toEqual(['dining-room', null, null]);
    expect(possible(t)).toEqual(['basement-landing', 'dining-room', 'upper-landing']);
    expect(viewOf(t, 2).tokens).toMatchObject([{ kind: 'unseen', at: 'dining-room' }]);
    expect([viewOf(t, 0).tokens, beast(t)]).toEqual([[], []]);
  });

  test('where no tile is that far, it is one of those whose nearest hero is farthest', () => {
    const t = begins(42, 3, (s) => {
      stand(s, 'dining-room', 0);
      stand(s, 'hallway', 1);
      stand(s, 'upper-landing', 2);
    });
    expect(possible(t)).toEqual(['bloody-room', 'salon'].filter((tile) => possible(t).includes(tile)));
    expect(possible(t).length).toBeGreaterThan(0);
  });

  test('the Dog does not stay with the traitor, who is healed', () => {
    const t = begins(42, 3, (s) => {
      gives(s, 2, 'dog');
      Object.assign(s.explorers[2]?.traits ?? {}, { might: 1, sanity: 1 });
    });
    expect([t.state.haunt?.traitor, cards(t, 2), cards(t, 0)]).toEqual([2, [], ['dog']]);
    expect(steps(t, 2)).toEqual([3, 5, 3, 4]);
    const kept = begins(42, 3, (s) => gives(s, 1, 'dog'));
    expect(cards(kept, 1)).toEqual(['dog']);
  });
});

describe('42, Unseen: the heroes', () => {
  test('Scatter flour: one on a tile, without a roll, once in a turn, while there is any', () => {
    const t = hero().answers('haunt:scatter');
    expect(tokens(t, 'flour')).toMatchObject([{ at: 'kitchen', up: true }]);
    t.answers('go:hallway').refuses('haunt:scatter', 'blocked');
    expect(hero((s) => token(s, 'flour', { at: 'kitchen', up: false })).legal).not.toContain('haunt:scatter');
    const none = hero((s) => {
      for (const tile of ['hallway', 'salon', 'conservatory', 'dining-room'] as const) token(s, 'flour', { at: tile });
    });
    expect(none.legal).not.toContain('haunt:scatter');
  });

  test('Scatter flour: where the Beast is, it is shown on Tracks; elsewhere it is not', () => {
    const found = hero(hides('kitchen', 'salon')).answers('haunt:scatter');
    expect([beast(found), possible(found), seenBy(found, 0)]).toEqual([['kitchen'], ['kitchen'], 'kitchen']);
    expect(tokens(found, 'flour')).toMatchObject([{ up: false }]);
    const not = hero(hides('salon', 'kitchen', 'dining-room')).answers('haunt:scatter');
    expect([beast(not), possible(not)]).toEqual([[], ['dining-room', 'salon']]);
  });

  test('Ask the dog: everybody hears the distance on foot, or that there is no way; only its owner, and a hero', () => {
    const t = hero((s) => gives(s, 0, 'dog')).answers('haunt:ask-the-dog');
    t.tells('haunt-tells', { what: 'scent', at: 'kitchen', n: 2 });
    expect(possible(t)).toEqual(['salon']);
    const lost = hero((s) => {
      hides('salon', 'library')(s);
      lays(s, 'library', { region: 'upper', x: 5, y: 5 });
      hides('library', 'salon')(s);
      gives(s, 0, 'dog');
    }).answers('haunt:ask-the-dog');
    lost.tells('haunt-tells', { what: 'no-scent', at: 'kitchen' });
    expect(possible(lost)).toEqual(['library']);
    expect(hero().legal).not.toContain('haunt:ask-the-dog');
    const traitors = hero((s) => {
      gives(s, 1, 'dog');
      s.turn.seat = 1;
    });
    expect(traitors.legal).not.toContain('haunt:ask-the-dog');
  });

  test('Lash out: at the own or an adjacent tile; not there, everybody is told', () => {
    const t = hero();
    expect(t.legal.filter((id) => id.startsWith('haunt:lash-out')).sort()).toEqual([
      'haunt:lash-out:dining-room',
      'haunt:lash-out:hallway',
      'haunt:lash-out:kitchen',
    ]);
    t.answers('haunt:lash-out:dining-room').tells('haunt-tells', { what: 'nothing', at: 'dining-room' });
    expect([possible(t), beast(t)]).toEqual([['salon', 'upper-landing'], []]);
    t.refuses('haunt:lash-out:kitchen', 'blocked');
  });

  /** Seat 0 in the Dining Room lashes out at the Salon. */
  const lashes = (pips: readonly number[], edit: Edit = () => {}) =>
    rolls(
      hero((s) => {
        stand(s, 'dining-room', 0);
        edit(s);
      }),
      ...pips,
    ).answers('haunt:lash-out:salon', 'might');

  test('Lash out: there, it is shown; 5 or more is a Wound, and it flees up to four tiles in secret', () => {
    const t = lashes([2, 2, 1, 0, 0]);
    expect([memory(t).wounds, beast(t)]).toEqual([1, ['salon']]);
    t.expects(1, 'haunt-choice', ['keep-still', 'creep:dining-room']);
    walks(t, 'dining-room', 'kitchen');
    expect([t.asked, t.decision.kind, beast(t), memory(t).walk.at.face]).toEqual([0, 'turn', [], 'kitchen']);
    expect([seenBy(t, 0), seenBy(t, 1)]).toEqual([null, 'kitchen']);
    // Four steps: to the Hallway, and one beyond it.
    expect(possible(t)).toEqual(
      ['conservatory', 'dining-room', 'entrance-hall', 'ground-floor-staircase', 'hallway', 'kitchen', 'salon'].sort(),
    );
  });

  test('Lash out: less than 5 is nothing, but it stays to be seen for whoever is next', () => {
    const t = lashes([2, 2, 0, 0, 0]);
    expect([memory(t).wounds, beast(t), t.decision.kind]).toEqual([0, ['salon'], 'turn']);
    const next = t.answers('end-turn');
    expect(beast(next)).toEqual(['salon']);
  });

  test('Lash out: 1 more for each tile about it with Flour, Tracks or another living hero, at most 2', () => {
    const wounds = (edit: Edit) => memory(lashes([2, 1, 0, 0, 0], edit)).wounds;
    const flour =
      (...where: TileId[]): Edit =>
      (s) => {
        for (const tile of where) token(s, 'flour', { at: tile, up: tile !== 'salon' });
      };
    expect(wounds(flour('dining-room'))).toBe(0);
    expect(wounds(flour('dining-room', 'salon'))).toBe(1);
    const with2: Edit = (s) => stand(s, 'dining-room', 2);
    expect(wounds(with2)).toBe(0);
    expect(
      wounds((s) => {
        with2(s);
        flour('salon')(s);
      }),
    ).toBe(1);
    expect(
      wounds((s) => {
        with2(s);
        flour('dining-room')(s); // one tile counts once
      }),
    ).toBe(0);
    expect(
      memory(
        lashes([2, 0, 0, 0, 0], (s) => {
          flour('dining-room', 'salon')(s);
          lays(s, 'library', { x: 0, y: -1, turn: 3 });
          stand(s, 'library', 2);
        }),
      ).wounds,
    ).toBe(0); // never more than 2
  });

  test('the last Wound wins at once, before it flees', () => {
    const t = lashes([2, 2, 1, 0, 0], (s) => Object.assign(s.haunt?.memory ?? {}, { wounds: 2 }));
    expect(t.state.result).toEqual({ side: 'heroes', why: 'wounds', winners: [0, 2] });
  });

  test('it hinders nobody, and nobody can attack or move it; Dynamite on its tile shows it', () => {
    const t = lashes([2, 2, 0, 0, 0], (s) => gives(s, 0, 'mask')).answers('go:salon');
    expect(t.legal.some((id) => id.startsWith('attack'))).toBe(false);
    t.refuses('use:mask', 'blocked');
    const moves = t.state.turn.moves;
    expect(t.answers('go:dining-room').state.turn.moves).toBe(moves - 1);
    const armed = hero((s) => {
      stand(s, 'dining-room', 0);
      gives(s, 0, 'dynamite');
    });
    expect(beast(armed.answers('throw:dynamite:salon'))).toEqual(['salon']);
    const missed = hero((s) => {
      stand(s, 'dining-room', 0);
      gives(s, 0, 'dynamite');
      hides('upper-landing', 'salon')(s);
    }).answers('throw:dynamite:salon');
    expect([beast(missed), possible(missed)]).toEqual([[], ['upper-landing']]);
  });
});

describe('42, Unseen: the Beast', () => {
  test('four answers and one more, whatever it does; standing still is one', () => {
    const t = prowls();
    t.expects(1, 'haunt-choice', ['keep-still', 'creep:dining-room']);
    t.answers(...STAY).expects(1, 'haunt-choice', ['lurk']);
    t.answers('lurk').expects(2, 'turn');
    const far = walks(prowls(), 'dining-room', 'kitchen', 'hallway', 'conservatory');
    far.expects(1, 'haunt-choice', ['lurk', 'pounce:2']).answers('lurk');
    expect([memory(far).walk.at.face, seenBy(far, 0)]).toEqual(['conservatory', null]);
  });

  test('where it can be is everything within four steps of where it could be', () => {
    const t = walks(prowls(hides('salon'))).answers('lurk');
    expect(possible(t)).toEqual([
      'conservatory',
      'dining-room',
      'entrance-hall',
      'ground-floor-staircase',
      'hallway',
      'kitchen',
      'salon',
    ]);
  });

  test('Tracks: a step onto Flour shows the tile, where it came from and where it goes on to, when the move is over', () => {
    const t = prowls((s) => {
      hides('salon')(s);
      token(s, 'flour', { at: 'kitchen' });
    });
    t.answers('creep:dining-room', 'creep:kitchen');
    expect(tokens(t, 'flour')).toMatchObject([{ up: true }]); // nobody counts its steps
    t.answers('creep:hallway', 'keep-still');
    t.tells('haunt-tells', { what: 'came', at: 'kitchen', from: 'dining-room' });
    t.tells('haunt-tells', { what: 'left', at: 'kitchen', to: 'hallway' });
    expect([tokens(t, 'flour'), beast(t)]).toMatchObject([[{ up: false }], []]);
    // Two steps to the Kitchen, one to the Hallway, and one that can remain; not back onto the Tracks.
    expect(possible(t)).toEqual(['conservatory', 'entrance-hall', 'ground-floor-staircase', 'hallway']);
  });

  test('Flour that shows nothing shuts the way: it has not come by there', () => {
    const t = walks(
      prowls((s) => {
        hides('salon')(s);
        token(s, 'flour', { at: 'kitchen' });
      }),
      'dining-room',
    ).answers('lurk');
    expect(possible(t)).toEqual(['dining-room', 'salon']);
  });

  test('a move that ends on Flour shows it until it moves; the Tracks go back when the next turn of the monsters begins', () => {
    const t = walks(
      prowls((s) => {
        hides('salon')(s);
        token(s, 'flour', { at: 'dining-room' });
        stand(s, 'hallway', 0);
      }),
      'dining-room',
    );
    expect([beast(t), possible(t), seenBy(t, 'spectator')]).toEqual([['dining-room'], ['dining-room'], 'dining-room']);
    t.answers('lurk', 'end-turn', 'end-turn', 'end-turn'); // seats 2, 0 and 1
    expect([tokens(t, 'flour'), beast(t)]).toEqual([[], ['dining-room']]);
    t.answers(...STAY);
    expect(beast(t)).toEqual(['dining-room']); // it has not moved
    t.answers('lurk', 'end-turn', 'end-turn', 'end-turn');
    walks(t, 'salon');
    expect([beast(t), seenBy(t, 0)]).toEqual([[], null]);
  });

  const WON = [2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0];
  const LOST = [0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0];
  const strikes = (pips: readonly number[], edit: Edit = () => {}) =>
    rolls(
      walks(
        prowls((s) => {
          hides('salon')(s);
          edit(s);
        }),
        'dining-room',
        'kitchen',
      ),
      ...pips,
    ).answers('pounce:0');

  test('won: at most 2 Physical damage and a Claw mark; then it goes on, hidden again, with the steps that it has left', () => {
    const t = strikes(WON);
    expect(beast(t)).toEqual(['kitchen']);
    t.expects(0, 'take-damage').answers('might', 'might');
    expect([steps(t), tokens(t, 'claw')]).toMatchObject([[2, 4, 3, 3], [{ on: 0 }]]);
    t.answers('creep:hallway', 'creep:kitchen').expects(1, 'haunt-choice', ['keep-still']);
    t.answers('keep-still', 'keep-still').expects(2, 'turn');
    expect([beast(t), memory(t).walk.at.face]).toEqual([[], 'kitchen']);
    expect(possible(t)).toEqual(
      ['conservatory', 'dining-room', 'entrance-hall', 'ground-floor-staircase', 'hallway', 'kitchen', 'salon'].sort(),
    );
  });

  test('tied or lost: it takes no harm, stops there and is shown', () => {
    for (const pips of [LOST, Array<number>(11).fill(0)]) {
      const t = strikes(pips).expects(2, 'turn');
      expect([beast(t), tokens(t, 'claw'), t.state.monsters[0]?.stunned]).toEqual([['kitchen'], [], false]);
    }
  });

  test('from where it stands it may attack without a step; with none left it is hidden in name only', () => {
    const here = prowls((s) => stand(s, 'salon', 0));
    here.answers(...STAY).expects(1, 'haunt-choice', ['lurk', 'pounce:0']);
    const far = rolls(
      walks(prowls(hides('salon')), 'dining-room', 'kitchen', 'hallway', 'conservatory'),
      ...[2, 2, 2, 2, 0, 0, 0, 0, 0, 0],
    ).answers('pounce:2');
    far.answers('might', 'might').expects(1, 'haunt-choice', ['keep-still']);
    far.answers(...STAY);
    expect([beast(far), possible(far)]).toEqual([[], ['conservatory']]);
  });

  test('a hero bears at most 2 marks; all marked and enough of them win, a dead hero counting as 2', () => {
    const marked = (on: readonly number[], edit: Edit = () => {}) => {
      const t = strikes(WON, (s) => {
        for (const seat of on) token(s, 'claw', { on: seat });
        edit(s);
      });
      while (t.state.result === null && t.decision.kind === 'take-damage') t.answersAs(0, t.legal[0] ?? '');
      return t;
    };
    expect(tokens(marked([0, 0]), 'claw')).toHaveLength(2);
    const won = { side: 'traitor', why: 'marks', winners: [1] };
    expect(marked([0, 2]).state.result).toBeNull(); // 3 of 4
    expect(marked([0, 2, 2]).state.result).toEqual(won);
    expect(marked([0, 0, 0, 0]).state.result).toBeNull(); // seat 2 has none
    const dead: Edit = (s) => {
      const other = s.explorers[2];
      if (other) other.dead = true;
    };
    expect(marked([], dead).state.result).toBeNull(); // 2 and 1
    expect(marked([0], dead).state.result).toEqual(won);
  });

  test('the traitor dead, somebody still leads it; without a hero there is nothing more to lead', () => {
    const t = prowls((s) => {
      const traitor = s.explorers[1];
      if (traitor) traitor.dead = true;
    });
    t.expects(1, 'haunt-choice', ['keep-still', 'creep:dining-room']);
  });

  test('Sweep up: Speed, 3 or more takes Flour away, no Tracks', () => {
    const sweeps = (up: boolean, ...pips: number[]) =>
      rolls(
        hero((s) => {
          s.turn.seat = 1;
          token(s, 'flour', { at: 'upper-landing', up });
        }),
        ...pips,
      );
    expect(tokens(sweeps(true, 2, 1, 0).answers('haunt:sweep-up'), 'flour')).toEqual([]);
    expect(tokens(sweeps(true, 2, 0, 0).answers('haunt:sweep-up'), 'flour')).toHaveLength(1);
    expect(sweeps(false).legal).not.toContain('haunt:sweep-up');
    expect(hero((s) => token(s, 'flour', { at: 'kitchen' })).legal).not.toContain('haunt:sweep-up');
  });

  test('a room that leaves the house takes it along to the Basement Landing, unseen', () => {
    const t = playOn((g) => dropTile(g, 'salon'), dark(hides('salon', 'upper-landing')));
    expect([memory(t).walk.at.face, possible(t)]).toEqual(['basement-landing', ['basement-landing', 'upper-landing']]);
    expect([beast(t), seenBy(t, 0)]).toEqual([[], null]);
  });

  test('when night 10 ends the heroes win', () => {
    const round = (night: number) =>
      table(
        'round',
        dark((s) => Object.assign(s.haunt?.memory ?? {}, { night })),
      );
    expect(memory(round(3)).night).toBe(4);
    expect([round(8).state.result, round(9).state.result]).toEqual([
      null,
      { side: 'heroes', why: 'night', winners: [0, 2] },
    ]);
  });
});
