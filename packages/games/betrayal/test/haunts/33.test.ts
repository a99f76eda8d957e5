import { describe, expect, test } from 'vitest';
import type { TileId } from '../../src/index.ts';
import { amid, begins, stand, token, tokens } from '../haunt-kit.ts';
import { at, type Edit, gives, lays, monster, rolls, steps, type Table, table, turn, viewOf } from '../kit.ts';

const memory = (t: Table) => t.state.haunt?.memory as { burned: number; album: number };
const remembers =
  (about: object): Edit =>
  (s) => {
    if (s.haunt) Object.assign(s.haunt.memory, about);
  };
const isFixed = (t: Table, seat: number): boolean => t.state.explorers[seat]?.statuses.includes('fixed') === true;
const negatives = (t: Table) => tokens(t, 'negative').map(({ at: tile, on, of }) => ({ at: tile, on, of }));
const where = (t: Table, kind: string): (TileId | null)[] => tokens(t, kind).map(({ at: tile }) => tile);
/** A hero is Fixed where they stand. */
const fixes =
  (...seats: number[]): Edit =>
  (s) => {
    for (const seat of seats) {
      s.explorers[seat]?.statuses.push('fixed');
      token(s, 'negative', { at: s.explorers[seat]?.at ?? null, of: seat });
    }
  };
/** A Fire in the Conservatory; seat 0 is in the Kitchen, seat 2 in the Bloody Room, the traitor on the Upper Landing. */
const shot = (edit: Edit = () => {}): Edit =>
  amid(33, (s) => {
    token(s, 'fire', { at: 'conservatory' });
    stand(s, 'kitchen', 0);
    stand(s, 'bloody-room', 2);
    stand(s, 'upper-landing', 1);
    edit(s);
  });
const hero = (edit: Edit = () => {}, seats = 3) => turn(shot(edit), {}, seats);
const traitors = (edit: Edit = () => {}) =>
  turn(
    shot((s) => {
      s.turn.seat = 1;
      edit(s);
    }),
  );

describe('33, Overexposed: set-up', () => {
  test.each([
    [3, 4, 0],
    [6, 9, 3],
  ])(
    'for %i: Negatives and two Fires in rooms on foot, Shutterbugs with the traitor, who is healed',
    (seats, count, bugs) => {
      const t = begins(33, seats, (s) => {
        gives(s, 2, 'magic-camera');
        if (s.explorers[2]) Object.assign(s.explorers[2].traits, { might: 1, sanity: 1 });
      });
      expect(t.state.haunt).toMatchObject({ traitor: 2, first: 3 % seats, memory: { burned: 0, album: 0 } });
      expect(steps(t, 2)).toEqual([3, 5, 3, 4]);
      expect(where(t, 'negative')).toHaveLength(count);
      expect(t.state.monsters.map(({ at: tile }) => tile)).toEqual(Array(bugs).fill('entrance-hall'));
      const fires = where(t, 'fire');
      expect(new Set(fires).size).toBe(2);
      expect(where(t, 'negative')).not.toContain(fires[0]);
      // Four rooms are left for them: one each, then once more.
      expect(new Set(where(t, 'negative')).size).toBe(4);
    },
  );

  test('without the Magic Camera it is the revealer', () => {
    expect(begins(33, 3).state.haunt?.traitor).toBe(1);
  });

  /** The traitor is asked for the second Fire; a Fire lies in the Kitchen, and Negatives where `dark` says. */
  const second = (edit: Edit = () => {}) => {
    const t = table(
      'haunt-begins',
      (s) => {
        amid(33)(s);
        s.haunt = null;
        s.revealing = { seat: 1, omen: 'mask', haunt: null };
        edit(s);
      },
      { haunt: 33 },
    ).answers('yes');
    t.expects(2, 'haunt-tile'); // the first living hero from the first haunt seat on
    return t;
  };
  const far: Edit = (s) => {
    lays(s, 'library', { region: 'upper', x: 1, y: 0, turn: 2 });
    lays(s, 'gallery', { region: 'upper', x: 0, y: -2 });
  };

  test('the second Fire lies in a room without a Negative, 3 tiles away, or as far as possible', () => {
    const t = second(far);
    t.answers('kitchen');
    const dark = where(t, 'negative');
    const rooms = ['salon', 'conservatory', 'bloody-room', 'library', 'dining-room'].filter(
      (tile) => !dark.includes(tile as TileId),
    );
    // Dining Room 1, Salon and Conservatory 2 away from the Kitchen, those upstairs 4.
    const distant = rooms.filter((tile) => ['bloody-room', 'library'].includes(tile));
    if (distant.length > 0) t.expects(1, 'haunt-tile', distant);
    else expect(rooms).toContain(where(t, 'fire')[1]);
  });

  test('with Negatives everywhere it lies beside one, still 3 tiles away', () => {
    const t = second().answers('kitchen'); // four rooms are left, and a Negative in each
    expect(new Set(where(t, 'negative')).size).toBe(4);
    expect(where(t, 'fire')).toEqual(['kitchen', 'bloody-room']);
  });

  test('a single room has both Fires and all Negatives', () => {
    const t = table(
      'haunt-begins',
      (s) => {
        s.revealing = { seat: 1, omen: 'mask', haunt: null };
        lays(s, 'kitchen', { x: 1, y: -1 });
      },
      { haunt: 33 },
    ).answers('yes');
    expect([where(t, 'fire'), new Set(where(t, 'negative'))]).toEqual([['kitchen', 'kitchen'], new Set(['kitchen'])]);
  });
});

describe('33, Overexposed: Fixed heroes', () => {
  test('a Fixed hero can only blink or wait, is not attacked, hinders nobody', () => {
    const t = hero(fixes(0));
    expect(t.legal).toEqual(['end-turn', 'haunt:blink']);
    const meets = traitors((s) => {
      stand(s, 'kitchen', 1);
      fixes(0)(s);
    });
    expect(meets.offered('attack')).toEqual([]);
    expect(meets.decision.options.find(({ id }) => id === 'go:hallway')?.details?.['cost']).toBe(1);
  });

  test('Into the frame: whoever enters frees all there, and may take one of their Negatives', () => {
    const enters = (edit: Edit = () => {}) =>
      hero((s) => {
        stand(s, 'dining-room', 2);
        fixes(2)(s);
        edit(s);
      }).answers('go:dining-room');
    const t = enters();
    expect(isFixed(t, 2)).toBe(false);
    t.expects(0, 'haunt-choice', ['picture:2', 'no-picture']).answers('picture:2');
    expect(negatives(t)).toEqual([{ at: null, on: 0, of: 2 }]);
    expect(negatives(enters().answers('no-picture'))).toEqual([{ at: 'dining-room', on: null, of: 2 }]);
    const full = enters((s) => token(s, 'negative', { on: 0 }));
    expect([isFixed(full, 2), full.decision.kind]).toEqual([false, 'turn']); // nobody carries two
  });

  test('two on one tile: both are free, one Negative is taken, the other stays', () => {
    const t = hero((s) => {
      stand(s, 'dining-room', 2, 3);
      fixes(2, 3)(s);
    }, 4).answers('go:dining-room');
    expect([isFixed(t, 2), isFixed(t, 3)]).toEqual([false, false]);
    t.expects(0, 'haunt-choice', ['picture:2', 'picture:3', 'no-picture']).answers('picture:3');
    expect(negatives(t)).toEqual([
      { at: 'dining-room', on: null, of: 2 },
      { at: null, on: 0, of: 3 },
    ]);
  });

  test('to stand there is not enough: one must step out and back in; the traitor frees nobody', () => {
    const beside = hero((s) => {
      stand(s, 'kitchen', 2);
      fixes(2)(s);
    });
    expect(isFixed(beside, 2)).toBe(true);
    beside.answers('go:hallway');
    expect(isFixed(beside, 2)).toBe(true);
    expect(isFixed(beside.answers('go:kitchen'), 2)).toBe(false);
    const traitor = traitors((s) => {
      stand(s, 'hallway', 1);
      fixes(0)(s);
    }).answers('go:kitchen');
    expect(isFixed(traitor, 0)).toBe(true);
  });

  test('Blink: Sanity, 5 or more is free again with the own Negative; less ends the turn', () => {
    const free = rolls(hero(fixes(0)), 2, 2, 1, 0).answers('haunt:blink');
    expect([isFixed(free, 0), negatives(free), free.decision.kind]).toEqual([
      false,
      [{ at: null, on: 0, of: 0 }],
      'turn',
    ]);
    expect(free.legal).toContain('go:hallway');
    const kept = rolls(hero(fixes(0)), 2, 2, 0, 0).answers('haunt:blink');
    expect([isFixed(kept, 0), kept.asked]).toEqual([true, 1]);
    const full = rolls(
      hero((s) => {
        fixes(0)(s);
        token(s, 'negative', { on: 0 });
      }),
      ...[2, 2, 1, 0],
    ).answers('haunt:blink');
    expect(negatives(full)).toEqual([
      { at: 'kitchen', on: null, of: 0 },
      { at: null, on: 0, of: null },
    ]);
    expect(hero().legal).not.toContain('haunt:blink');
  });
});

describe('33, Overexposed: the heroes', () => {
  test('Take down: without a roll, only one, and none of somebody who is still Fixed', () => {
    const lies = (edit: Edit = () => {}) =>
      hero((s) => {
        token(s, 'negative', { at: 'kitchen' });
        edit(s);
      });
    const t = lies().answers('haunt:take-down');
    expect(negatives(t)).toEqual([{ at: null, on: 0, of: null }]);
    lies((s) => token(s, 'negative', { on: 0 })).refuses('haunt:take-down', 'blocked');
    const theirs = hero((s) => {
      stand(s, 'kitchen', 2);
      fixes(2)(s);
    });
    expect(theirs.legal).not.toContain('haunt:take-down');
    expect(
      traitors((s) => {
        stand(s, 'kitchen', 1);
        token(s, 'negative', { at: 'kitchen' });
      }).legal,
    ).not.toContain('haunt:take-down');
  });

  const burns = (edit: Edit = () => {}) =>
    hero((s) => {
      stand(s, 'conservatory', 0);
      token(s, 'negative', { on: 0 });
      edit(s);
    });

  test('Burn: Sanity, 4 or more on a Fire or in the Furnace Room; the last one wins', () => {
    const t = rolls(burns(), 2, 2, 0, 0).answers('haunt:burn');
    expect([memory(t).burned, negatives(t), t.state.result]).toEqual([1, [], null]);
    const vain = rolls(burns(), 2, 1, 0, 0).answers('haunt:burn');
    expect([memory(vain).burned, negatives(vain)]).toEqual([0, [{ at: null, on: 0, of: null }]]);
    expect(burns((s) => stand(s, 'kitchen', 0)).legal).not.toContain('haunt:burn');
    const furnace = burns((s) => {
      lays(s, 'furnace-room', { region: 'basement', x: 0, y: 1 });
      stand(s, 'furnace-room', 0);
    });
    expect(furnace.legal).toContain('haunt:burn');
    const last = rolls(burns(remembers({ burned: 3 })), 2, 2, 0, 0).answers('haunt:burn');
    expect(last.state.result).toEqual({ side: 'heroes', why: 'burned', winners: [0, 2] });
  });

  const strikes = (edit: Edit = () => {}, seats = 3) =>
    rolls(
      hero((s) => {
        stand(s, 'kitchen', 1);
        edit(s);
      }, seats),
      ...[2, 2, 0, 0, 0, 0, 0, 0, 0],
    ).answers('attack:bare:1');

  test('Lens cap: in place of the damage of a won attack; no Expose in the next turn, and off when it ends', () => {
    const t = strikes().expects(0, 'haunt-choice', ['put-cap', 'no-cap']).answers('put-cap');
    expect([tokens(t, 'lens-cap')[0]?.on, steps(t, 1)]).toEqual([1, [4, 3, 3, 4]]);
    expect(viewOf(t, 1).haunt?.book).toContain('rule:cap');
    t.answers('end-turn');
    t.refuses('haunt:expose', 'blocked');
    t.answers('end-turn');
    expect(tokens(t, 'lens-cap')).toEqual([]);
    strikes().answers('no-cap').expects(1, 'take-damage');
    strikes((s) => token(s, 'lens-cap', { on: 1 })).expects(1, 'take-damage'); // it is on already
  });

  test('the traitor’s own lost attack gives no cap', () => {
    const t = rolls(
      traitors((s) => stand(s, 'kitchen', 1)),
      ...[0, 0, 0, 0, 2, 2, 0, 0, 0],
    ).answers('attack:bare:0');
    t.expects(1, 'take-damage');
  });

  test('with three players a dead traitor is the end; with more it goes on', () => {
    const weak: Edit = (s) => Object.assign(s.explorers[1]?.traits ?? {}, { might: 1, speed: 1 });
    const kill = (seats: number) => {
      const t = strikes(weak, seats).answers('no-cap');
      while (t.state.result === null && t.decision.kind === 'take-damage') t.answersAs(1, t.legal[0] ?? '');
      return t;
    };
    expect(kill(3).state.result).toEqual({ side: 'heroes', why: 'dark', winners: [0, 2] });
    const more = kill(4);
    expect([more.state.explorers[1]?.dead, more.state.result]).toEqual([true, null]);
  });
});

describe('33, Overexposed: the traitor', () => {
  /** The traitor stands in the Hallway, in sight of Kitchen, Dining Room and Conservatory. */
  const exposes = (edit: Edit = () => {}) =>
    traitors((s) => {
      stand(s, 'hallway', 1);
      edit(s);
    });

  test('BH-LOS-01, Expose: Speed with one die more against the Speed of each who is not Fixed; below is Fixed', () => {
    const t = exposes();
    expect(t.offered('haunt:expose')).toEqual(['haunt:expose:kitchen']); // the Bloody Room is out of sight
    rolls(t, ...[2, 2, 0, 0], ...[1, 1, 1, 0]).answers('haunt:expose:kitchen');
    expect([isFixed(t, 0), negatives(t)]).toEqual([true, [{ at: 'kitchen', on: null, of: 0 }]]);
    expect(t.state.turn.attacked).toBe(false);
    const equal = rolls(exposes(), ...[2, 2, 0, 0], ...[2, 2, 0, 0]).answers('haunt:expose:kitchen');
    expect(isFixed(equal, 0)).toBe(false);
    expect(exposes(fixes(0)).offered('haunt:expose')).toEqual([]);
    expect(exposes((s) => stand(s, 'hallway', 0)).offered('haunt:expose')).toEqual(['haunt:expose:hallway']);
  });

  test('one roll for the camera, one for each hero there', () => {
    const t = rolls(
      exposes((s) => stand(s, 'kitchen', 2)),
      ...[2, 1, 0, 0],
      ...[2, 2, 0, 0],
      ...[1, 1, 0, 0, 0],
    ).answers('haunt:expose:kitchen');
    expect([isFixed(t, 0), isFixed(t, 2)]).toEqual([false, true]);
  });

  test('all living heroes Fixed: the traitor wins, also when only one lives', () => {
    const t = rolls(exposes(fixes(2)), ...[2, 2, 2, 2], ...[0, 0, 0, 0]).answers('haunt:expose:kitchen');
    expect(t.state.result).toEqual({ side: 'traitor', why: 'fixed', winners: [1] });
    const single = rolls(
      exposes((s) => {
        if (s.explorers[2]) s.explorers[2].dead = true;
      }),
      ...[2, 2, 2, 2],
      ...[0, 0, 0, 0],
    ).answers('haunt:expose:kitchen');
    expect(single.state.result?.why).toBe('fixed');
  });

  const monsters = (edit: Edit = () => {}) =>
    table(
      'monsters',
      shot((s) => {
        s.turn.seat = 1;
        edit(s);
      }),
    );

  test('Developing: at the end of the monster turn the Album grows by the Fixed, with three players and without a traitor, too', () => {
    expect([memory(monsters(fixes(0))).album, memory(monsters()).album]).toEqual([1, 0]);
    const dead = monsters((s) => {
      fixes(0)(s);
      if (s.explorers[1]) s.explorers[1].dead = true;
    });
    expect(dead.state.result?.why).toBe('dark'); // with three players the haunt is over then
    const full = monsters((s) => {
      fixes(0)(s);
      remembers({ album: 3 })(s);
    });
    expect(full.state.result).toEqual({ side: 'traitor', why: 'album', winners: [1] });
  });

  test('BH-MON-13: a Shutterbug moves and flashes once, without a die more; if it rolls lower nothing happens to it', () => {
    const led = (edit: Edit = () => {}) =>
      rolls(
        monsters((s) => {
          monster(s, 'shutterbug', 'ground-floor-staircase');
          edit(s);
        }),
        ...[2, 0, 0, 0],
      ).answers('go:hallway');
    const t = led();
    t.expects(1, 'monster', [
      'done',
      'go:kitchen',
      'go:conservatory',
      'go:entrance-hall',
      'go:ground-floor-staircase',
      'haunt:flash:kitchen',
    ]);
    rolls(t, ...[2, 2, 0, 0], ...[1, 1, 1, 0]).answers('haunt:flash:kitchen');
    expect(isFixed(t, 0)).toBe(true);
    t.expects(1, 'monster', ['done', 'go:kitchen', 'go:conservatory', 'go:entrance-hall', 'go:ground-floor-staircase']);
    expect(memory(t.answers('done')).album).toBe(1);
    const vain = rolls(led(), ...[0, 0, 0, 0], ...[1, 1, 1, 0]).answers('haunt:flash:kitchen');
    expect([isFixed(vain, 0), vain.state.monsters[0]?.stunned]).toEqual([false, false]);
  });

  test('a Shutterbug never attacks, and damage stuns it', () => {
    const t = rolls(
      monsters((s) => monster(s, 'shutterbug', 'kitchen')),
      0,
      0,
      0,
      0,
    );
    expect(t.offered('attack')).toEqual([]);
    const hit = rolls(
      hero((s) => monster(s, 'shutterbug', 'kitchen')),
      ...[2, 2, 0, 0, 0],
      ...[0, 0, 0],
    ).answers('attack:bare:shutterbug:1');
    expect(hit.state.monsters[0]?.stunned).toBe(true);
  });

  test('BH-R-09: the Negative of the dead lies on the tile', () => {
    const t = exposes((s) => {
      stand(s, 'kitchen', 1);
      token(s, 'negative', { on: 0 });
      Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, speed: 1 });
    });
    rolls(t, ...[2, 2, 0, 0], ...[0, 0, 0, 0]).answers('attack:bare:0');
    while (t.decision.kind === 'take-damage') t.answersAs(0, t.legal[0] ?? '');
    expect([negatives(t), at(t)]).toEqual([[{ at: 'kitchen', on: null, of: null }], 'kitchen']);
  });

  test('when round 12 ends the film is full', () => {
    const late = (n: number) =>
      table(
        'round',
        shot((s) => {
          if (s.haunt) s.haunt.round = n;
        }),
      ).state.result;
    expect([late(11), late(12)]).toEqual([null, { side: 'traitor', why: 'film', winners: [1] }]);
  });
});
