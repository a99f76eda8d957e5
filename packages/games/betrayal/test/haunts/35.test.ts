import { describe, expect, test } from 'vitest';
import { amid, begins, stand, token, tokens } from '../haunt-kit.ts';
import { at, type Edit, lays, monster, rolls, steps, type Table, table, turn, viewOf } from '../kit.ts';

const memory = (t: Table) => t.state.haunt?.memory as { earth: number; bell: number };
const remembers =
  (about: object): Edit =>
  (s) => {
    if (s.haunt) Object.assign(s.haunt.memory, about);
  };
const letters = (t: Table): Record<string, number> =>
  Object.fromEntries(tokens(t, 'gravestone').map(({ of, n }) => [String(of), n]));
const isBuried = (t: Table, seat: number): boolean => t.state.explorers[seat]?.statuses.includes('buried') === true;
const buries =
  (...seats: number[]): Edit =>
  (s) => {
    for (const seat of seats) s.explorers[seat]?.statuses.push('buried');
  };
const cuts =
  (n: Readonly<Record<number, number>>): Edit =>
  (s) => {
    for (const one of s.tokens) if (one.of !== null) one.n = n[one.of] ?? one.n;
  };
const kills =
  (...seats: number[]): Edit =>
  (s) => {
    for (const seat of seats) if (s.explorers[seat]) s.explorers[seat].dead = true;
    s.tokens = s.tokens.filter(({ of }) => of === null || !seats.includes(of));
  };
/** The grave of seat 0 is the Salon, that of seat 2 the Conservatory; seat 0 is in the Hallway, seat 2 and the traitor upstairs. */
const cut = (edit: Edit = () => {}): Edit =>
  amid(35, (s) => {
    token(s, 'gravestone', { at: 'salon', of: 0 });
    token(s, 'gravestone', { at: 'conservatory', of: 2 });
    stand(s, 'hallway', 0);
    stand(s, 'bloody-room', 1, 2);
    edit(s);
  });
const hero = (edit: Edit = () => {}) => turn(cut(edit));
const traitors = (edit: Edit = () => {}) =>
  turn(
    cut((s) => {
      s.turn.seat = 1;
      edit(s);
    }),
  );

describe('35, Five Graves: set-up', () => {
  test.each([
    [3, 2, 1],
    [6, 5, 5],
  ])(
    'for %i: a stone for each hero in a room of its own, Diggers with the traitor, who is healed',
    (seats, stones, diggers) => {
      const t = begins(35, seats, (s) => {
        if (s.explorers[1]) Object.assign(s.explorers[1].traits, { might: 1, sanity: 1 });
      });
      expect(t.state.haunt).toMatchObject({ traitor: 1, first: 2, memory: { earth: 0, bell: 0 } });
      expect(steps(t, 1)).toEqual([4, 3, 3, 4]);
      expect(new Set(tokens(t, 'gravestone').map(({ of }) => of))).toEqual(
        new Set([0, 2, 3, 4, 5].filter((seat) => seat < seats)),
      );
      expect(new Set(tokens(t, 'gravestone').map(({ at: tile }) => tile)).size).toBe(stones);
      expect(t.state.monsters.map(({ at: tile }) => tile)).toEqual(Array(diggers).fill('entrance-hall'));
    },
  );

  const asked = (edit: Edit) =>
    table(
      'haunt-begins',
      (s) => {
        amid(35)(s);
        s.haunt = null;
        s.revealing = { seat: 1, omen: 'mask', haunt: null };
        edit(s);
      },
      { haunt: 35 },
    ).answers('yes');

  test('3 tiles from its hero where that is possible, else as far as possible; never the Elevator or where nobody can walk to', () => {
    const t = asked((s) => {
      lays(s, 'mystic-elevator', { region: 'upper', x: 1, y: 0, turn: 3 });
      lays(s, 'chapel', { x: 9, y: 9 });
    });
    // From the Entrance Hall: Kitchen and Conservatory 2, Dining Room 3, Salon 4, Bloody Room 4.
    t.expects(1, 'haunt-tile', ['dining-room', 'salon', 'bloody-room']).answers('salon');
    t.expects(1, 'haunt-tile', ['dining-room', 'bloody-room']);
    const near = asked((s) => stand(s, 'kitchen', 2)); // seat 2 comes first: Bloody Room 4, all others nearer
    expect(tokens(near, 'gravestone')[0]).toMatchObject({ of: 2, at: 'bloody-room' });
    const none = asked((s) => {
      s.house = Object.fromEntries(Object.entries(s.house).filter(([tile]) => tile !== 'bloody-room'));
      stand(s, 'kitchen', 2);
    });
    none.expects(1, 'haunt-tile', ['salon', 'conservatory']); // 2 away each, the Dining Room 1
  });

  test('without any room left the Hallway, then the Upper Landing', () => {
    const t = begins(35, 3, (s) => {
      const isRoom = (tile: string): boolean =>
        ['kitchen', 'dining-room', 'salon', 'conservatory', 'bloody-room'].includes(tile);
      s.house = Object.fromEntries(Object.entries(s.house).filter(([tile]) => !isRoom(tile)));
    });
    expect(tokens(t, 'gravestone').map(({ at: tile }) => tile)).toEqual(['hallway', 'upper-landing']);
  });
});

describe('35, Five Graves: the pull and the fall', () => {
  const ends = (edit: Edit, ...pips: number[]) => rolls(hero(edit), ...pips).answers('end-turn');

  test.each([
    [[2, 2, 1, 0], 'hallway'],
    [[2, 2, 0, 0], 'kitchen'],
    [[2, 1, 0, 0], 'kitchen'],
    [[1, 1, 0, 0], 'dining-room'],
    [[1, 0, 0, 0], 'dining-room'],
    [[0, 0, 0, 0], 'salon'],
  ] as const)('Sanity %j in the Hallway: the hero ends in the %s', (pips, tile) => {
    const t = ends(() => {}, ...pips);
    expect(at(t)).toBe(tile);
    expect(isBuried(t, 0)).toBe(tile === 'salon'); // fallen at once
  });

  test('2 more beside another hero who is not Buried; obstacles cost nothing', () => {
    const beside: Edit = (s) => stand(s, 'hallway', 2);
    expect(at(ends(beside, 2, 1, 0, 0))).toBe('hallway');
    expect(
      at(
        ends(
          (s) => {
            beside(s);
            buries(2)(s);
          },
          2,
          1,
          0,
          0,
        ),
      ),
    ).toBe('kitchen');
    expect(at(ends((s) => stand(s, 'hallway', 1), 2, 1, 0, 0))).toBe('kitchen'); // the traitor holds nobody
    expect(at(ends((s) => token(s, 'obstacle', { at: 'hallway' }), 0, 0, 0, 0))).toBe('salon');
  });

  test('BH-R-06: only where the pull ends the tile is entered, and it stops there', () => {
    const t = ends((s) => stand(s, 'kitchen', 0), 0, 0, 0, 0);
    expect(at(t)).toBe('salon'); // two tiles away, not three
    expect(t.told('pushed').map(({ details }) => details['to'])).toEqual(['salon']);
  });

  test('no pull with a wrong stone, where there is no way, for the traitor, or for who is Buried', () => {
    const still = (edit: Edit) => {
      const t = hero(edit).answers('end-turn');
      expect([at(t), t.told('pushed').length]).toEqual([edit === away ? 'chasm' : 'hallway', 0]);
    };
    const away: Edit = (s) => {
      lays(s, 'chasm', { region: 'basement', x: 7, y: 7 });
      stand(s, 'chasm', 0);
    };
    still(cuts({ 0: 2 }));
    still(away);
    const t = traitors().answers('end-turn');
    expect(at(t, 1)).toBe('bloody-room');
    expect(
      isBuried(
        hero((s) => {
          stand(s, 'salon', 0);
          buries(0)(s);
        }).answers('end-turn'),
        0,
      ),
    ).toBe(true);
  });

  test('on the own true grave at the end of the turn a hero is Buried, on another one or a wrong one not', () => {
    expect(
      isBuried(
        ends((s) => stand(s, 'salon', 0)),
        0,
      ),
    ).toBe(true);
    expect(
      isBuried(
        ends((s) => {
          stand(s, 'salon', 0);
          cuts({ 0: 2 })(s);
        }),
        0,
      ),
    ).toBe(false);
    expect(
      isBuried(
        ends((s) => stand(s, 'conservatory', 0), 2, 2, 1, 0),
        0,
      ),
    ).toBe(false);
  });

  test('at the end of the monster turn, too', () => {
    const t = table(
      'monsters',
      cut((s) => {
        s.turn.seat = 1;
        stand(s, 'salon', 0);
      }),
    );
    expect([isBuried(t, 0), isBuried(t, 2)]).toEqual([true, false]);
  });

  test('a Buried hero can only claw or wait, and is not attacked', () => {
    const under: Edit = (s) => {
      stand(s, 'salon', 0, 1);
      buries(0)(s);
    };
    expect(hero(under).legal).toEqual(['end-turn', 'haunt:claw']);
    expect(traitors(under).offered('attack')).toEqual([]);
  });
});

describe('35, Five Graves: the heroes', () => {
  const carver = (edit: Edit = () => {}) =>
    hero((s) => {
      stand(s, 'conservatory', 0);
      edit(s);
    });

  test('Carve: Knowledge, 4 or more is a Letter on another hero’s true stone', () => {
    const t = rolls(carver(), 2, 2, 0).answers('haunt:carve');
    expect(letters(t)).toEqual({ 0: 0, 2: 1 });
    expect(letters(rolls(carver(), 2, 1, 0).answers('haunt:carve'))).toEqual({ 0: 0, 2: 0 });
    expect(carver(cuts({ 2: 2 })).legal).not.toContain('haunt:carve');
    expect(hero((s) => stand(s, 'salon', 0)).legal).not.toContain('haunt:carve'); // the own one
    expect(hero((s) => stand(s, 'salon', 0)).legal).not.toContain('haunt:carve-your-own');
  });

  test('a stone that becomes wrong gives back who lies under it', () => {
    const t = rolls(
      carver((s) => {
        cuts({ 2: 1 })(s);
        stand(s, 'conservatory', 2);
        buries(2)(s);
      }),
      2,
      2,
      0,
    ).answers('haunt:carve');
    expect([isBuried(t, 2), at(t, 2), letters(t)]).toEqual([false, 'conservatory', { 0: 0, 2: 2 }]);
  });

  test('the last living hero carves the own stone, at 5 or more', () => {
    const last = (...pips: number[]) => {
      const t = rolls(
        hero((s) => {
          stand(s, 'salon', 0);
          kills(2)(s);
          if (s.explorers[0]) s.explorers[0].traits.knowledge = 5;
        }),
        ...pips,
      );
      return letters(t.answers('haunt:carve-your-own'));
    };
    expect([last(2, 2, 0, 0, 0), last(2, 2, 1, 0, 0)]).toEqual([{ 0: 0 }, { 0: 1 }]);
  });

  test('Dig out: Might, 4 or more, and the digger says where to', () => {
    const digs = (edit: Edit, ...pips: number[]) =>
      rolls(
        hero((s) => {
          stand(s, 'conservatory', 0, 2);
          buries(2)(s);
          edit(s);
        }),
        ...pips,
      ).answers('haunt:dig-out');
    const t = digs(() => {}, 2, 2, 0, 0, 0);
    expect([isBuried(t, 2), at(t, 2)]).toEqual([false, 'hallway']); // its only neighbour
    const choice = digs((s) => lays(s, 'chapel', { x: 1, y: 2 }), 2, 2, 0, 0, 0);
    choice.expects(0, 'haunt-tile', ['hallway', 'chapel']).answers('chapel');
    expect(at(choice, 2)).toBe('chapel');
    expect(
      isBuried(
        digs(() => {}, 2, 1, 0, 0, 0),
        2,
      ),
    ).toBe(true);
    expect(carver((s) => stand(s, 'conservatory', 2)).legal).not.toContain('haunt:dig-out');
  });

  test('Claw: Might, 5 or more is out and goes on, but falls again if the turn ends there; less ends the turn', () => {
    const claws = (...pips: number[]) =>
      rolls(
        hero((s) => {
          stand(s, 'salon', 0);
          buries(0)(s);
        }),
        ...pips,
      ).answers('haunt:claw');
    const out = claws(2, 2, 1, 0, 0);
    expect([isBuried(out, 0), out.legal.includes('go:dining-room')]).toEqual([false, true]);
    expect(isBuried(out.answers('end-turn'), 0)).toBe(true);
    const vain = claws(2, 2, 0, 0, 0);
    expect([isBuried(vain, 0), vain.asked]).toEqual([true, 1]);
  });

  test('the stones of all living heroes wrong: the heroes win at the end of a hero’s turn', () => {
    const won = carver(cuts({ 0: 2, 2: 2 }));
    expect(won.state.result).toBeNull();
    expect(won.answers('end-turn').state.result).toEqual({ side: 'heroes', why: 'wrong', winners: [0, 2] });
    expect(rolls(carver(cuts({ 0: 1, 2: 2 })), 2, 2, 1, 0).answers('end-turn').state.result).toBeNull();
    expect(
      carver((s) => {
        kills(2)(s);
        cuts({ 0: 2 })(s);
      }).answers('end-turn').state.result?.why,
    ).toBe('wrong');
    expect(traitors(cuts({ 0: 2, 2: 2 })).answers('end-turn').state.result).toBeNull();
  });

  test('BH-DEATH-01: the stone of who dies is removed', () => {
    const t = rolls(
      traitors((s) => {
        stand(s, 'hallway', 1);
        cuts({ 0: 2 })(s);
        Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, speed: 1 });
      }),
      2,
      2,
      0,
      0,
      0,
      0,
      0,
      0,
    ).answers('attack:bare:0');
    while (t.decision.kind === 'take-damage') t.answersAs(0, t.legal[0] ?? '');
    expect(letters(t)).toEqual({ 2: 0 });
  });
});

describe('35, Five Graves: the traitor', () => {
  const strikes = (edit: Edit = () => {}, ...pips: number[]) =>
    rolls(
      traitors((s) => {
        stand(s, 'hallway', 1);
        edit(s);
      }),
      ...(pips.length > 0 ? pips : [2, 0, 0, 0, 0, 0, 0, 0, 0]),
    ).answers('attack:bare:0');

  test('Drag: in place of the damage of a won attack, up to the difference, along the way to the grave', () => {
    const t = strikes().expects(1, 'haunt-choice', ['drag:1', 'drag:2', 'drag-not']).answers('drag:2');
    expect([at(t), steps(t)]).toEqual(['dining-room', [4, 4, 3, 3]]);
    expect(viewOf(t, 0).haunt?.book).toContain('rule:drag');
    strikes().answers('drag-not').expects(0, 'take-damage');
    strikes(() => {}, ...[2, 2, 2, 0, 0, 0, 0, 0, 0]).expects(1, 'haunt-choice', [
      'drag:1',
      'drag:2',
      'drag:3',
      'drag-not',
    ]);
    strikes(cuts({ 0: 2 })).expects(0, 'take-damage'); // the stone is wrong
    strikes((s) => stand(s, 'salon', 0, 1)).expects(0, 'take-damage'); // there already
  });

  test('a Digger drags as well, the traitor says how far; a lost attack of the hero’s own does not', () => {
    const t = rolls(
      table(
        'monsters',
        cut((s) => {
          s.turn.seat = 1;
          monster(s, 'digger', 'hallway');
        }),
      ),
      ...[1, 0, 0],
      ...[2, 0, 0, 0],
      ...[0, 0, 0, 0, 0],
    ).answers('attack:bare:0');
    t.expects(1, 'haunt-choice', ['drag:1', 'drag:2', 'drag-not']).answers('drag:1');
    expect(at(t)).toBe('kitchen');
    const own = rolls(
      hero((s) => stand(s, 'hallway', 1)),
      ...[0, 0, 0, 0, 0],
      ...[2, 0, 0, 0],
    ).answers('attack:bare:1');
    own.expects(0, 'take-damage');
  });

  const shovels = (edit: Edit = () => {}) =>
    table(
      'monsters',
      cut((s) => {
        s.turn.seat = 1;
        stand(s, 'salon', 0, 1);
        buries(0)(s);
        edit(s);
      }),
    );

  test('Shovel: 1 for each Buried hero with the traitor or an awake Digger, unless a free hero is there; once for a grave', () => {
    expect(memory(shovels()).earth).toBe(1);
    expect(memory(shovels((s) => stand(s, 'hallway', 1))).earth).toBe(0);
    expect(memory(shovels((s) => stand(s, 'salon', 2))).earth).toBe(0);
    const digger =
      (stunned: boolean): Edit =>
      (s) => {
        stand(s, 'hallway', 1);
        monster(s, 'digger', 'salon', { stunned });
      };
    const beside = shovels(digger(false)).answers('done');
    expect(memory(beside).earth).toBe(1);
    expect(memory(shovels((s) => monster(s, 'digger', 'salon')).answers('done')).earth).toBe(1); // two of them, one grave
    // It spent the turn getting up, and is awake at its end.
    expect(memory(shovels(digger(true))).earth).toBe(1);
    const dead = shovels((s) => {
      if (s.explorers[1]) s.explorers[1].dead = true;
    });
    expect(memory(dead).earth).toBe(0);
  });

  test('Recut: Might or Knowledge, 4 or more takes a Letter away, from a wrong stone too', () => {
    const recuts = (edit: Edit, ...pips: number[]) =>
      rolls(
        traitors((s) => {
          stand(s, 'conservatory', 1);
          edit(s);
        }),
        ...pips,
      ).answers('haunt:recut', 'might');
    expect(letters(recuts(cuts({ 2: 2 }), 2, 2, 0, 0))).toEqual({ 0: 0, 2: 1 });
    expect(letters(recuts(cuts({ 2: 1 }), 2, 1, 0, 0))).toEqual({ 0: 0, 2: 1 });
    expect(traitors((s) => stand(s, 'conservatory', 1)).legal).not.toContain('haunt:recut');
  });

  test('Earth 3, or all Buried at the end of the monster turn: the traitor wins', () => {
    expect(shovels(remembers({ earth: 2 })).state.result).toEqual({ side: 'traitor', why: 'earth', winners: [1] });
    const all = shovels((s) => {
      stand(s, 'conservatory', 2);
      stand(s, 'hallway', 1);
    });
    expect(all.state.result).toEqual({ side: 'traitor', why: 'buried', winners: [1] });
    expect(
      shovels((s) => {
        kills(2)(s);
        stand(s, 'hallway', 1);
      }).state.result?.why,
    ).toBe('buried'); // the only one who lives
  });

  test('all Buried at the end of a hero’s turn, too; if both sides have won then, the heroes have', () => {
    const last: Edit = (s) => {
      stand(s, 'conservatory', 2);
      buries(2)(s);
      stand(s, 'salon', 0);
    };
    expect(hero(last).answers('end-turn').state.result).toEqual({ side: 'traitor', why: 'buried', winners: [1] });
    const both = hero((s) => {
      last(s);
      cuts({ 0: 2, 2: 2 })(s);
      buries(0)(s);
    }).answers('end-turn');
    expect(both.state.result?.side).toBe('heroes');
  });

  test('the Bell strikes at the end of each round, and ten times are enough', () => {
    const round = (bell: number) => table('round', cut(remembers({ bell })));
    expect([memory(round(3)).bell, round(8).state.result]).toEqual([4, null]);
    expect(round(9).state.result).toEqual({ side: 'traitor', why: 'bell', winners: [1] });
  });
});
