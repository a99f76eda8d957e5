import { describe, expect, test } from 'vitest';
import { symbolOf, tileDef } from '../../src/content/tiles.ts';
import type { BetrayalState, TileId } from '../../src/index.ts';
import { amid, begins, stand, token, tokens } from '../haunt-kit.ts';
import { at, type Edit, gives, lays, monster, rolls, steps, type Table, table, turn, viewOf } from '../kit.ts';

interface Memory {
  broken: number;
  slack: number;
}
const memory = (t: Table): Memory => t.state.haunt?.memory as Memory;
const link = (s: BetrayalState, on: number, of: number): void => token(s, 'link', { on, of });
const links = (t: Table): string[] => tokens(t, 'link').map(({ on, of }) => `${on}-${of}`);
const round =
  (n: number): Edit =>
  (s) => {
    if (s.haunt) s.haunt.round = n;
  };

/** Seat 1 is the traitor; everybody is linked to everybody. The Chapel, an Omen tile, lies north of the Entrance Hall; seats 0 and 2 stand in it. */
const chained = (edit: Edit = () => {}): Edit =>
  amid(2, (s) => {
    lays(s, 'chapel', { x: 2, y: -1 });
    for (const [a, b] of [
      [1, 2],
      [2, 0],
      [0, 1],
    ] as const)
      link(s, a, b);
    stand(s, 'chapel', 0, 2);
    stand(s, 'entrance-hall', 1);
    edit(s);
  });
const hero = (edit: Edit = () => {}) => turn(chained(edit));
const traitors = (edit: Edit = () => {}) =>
  turn(
    chained((s) => {
      s.turn.seat = 1;
      edit(s);
    }),
  );

describe('2, Chained Vows: set-up', () => {
  test.each([
    [3, 2],
    [5, 3],
    [6, 4],
  ])('for %i: a ring of Links from the traitor on, %i Bridesmaids, an Omen tile on each floor', (seats, maids) => {
    const t = begins(2, seats, (s) => {
      if (s.explorers[1]) s.explorers[1].traits.speed = 1;
    });
    expect(t.state.haunt).toMatchObject({ traitor: 1, first: 2 % seats });
    const ring = Array.from({ length: seats }, (_, i) => `${(1 + i) % seats}-${(2 + i) % seats}`);
    expect(links(t)).toEqual(ring);
    expect(t.state.monsters.map(({ kind, at: where }) => [kind, where])).toEqual(
      Array(maids).fill(['bridesmaid', 'entrance-hall']),
    );
    for (const [tile, region] of [
      ['catacombs', 'basement'],
      ['chapel', 'ground'],
      ['observatory', 'upper'],
    ] as const)
      expect(t.state.house[tile]?.region).toBe(region);
    expect(steps(t, 1)).toEqual([5, 3, 3, 4]); // healed, and 1 Might more
  });

  test('a floor that has an Omen tile gets no other', () => {
    const t = begins(2, 3, (s) => lays(s, 'ballroom', { x: 2, y: -1 }));
    expect(t.state.house.chapel).toBeUndefined();
  });

  test('all see the Slack, the Links broken and the vows; where these must go, only their own side', () => {
    const t = hero();
    expect(viewOf(t, 0).haunt?.counters).toEqual([
      { name: 'slack', value: 3, goal: null },
      { name: 'broken', value: 0, goal: 3 },
      { name: 'vow', value: 0, goal: null },
    ]);
    expect(viewOf(t, 1).haunt?.counters.map(({ goal }) => goal)).toEqual([null, null, 2]);
  });
});

describe('2, Chained Vows: the chain', () => {
  /** Seat 0 ends the turn; seat 1 in the Entrance Hall, seat 2 in the Chapel, one further. */
  const ends = (where: TileId, edit: Edit = () => {}) =>
    turn(
      chained((s) => {
        stand(s, where, 0);
        round(2)(s);
        edit(s);
      }),
    ).answers('end-turn');

  test('a taut Link hurts at the end of a hero’s turn: more tiles apart than the Slack, each Link once, all at once', () => {
    ends('ground-floor-staircase').expects(1, 'turn'); // 2 and 3 tiles
    const one = ends('upper-landing'); // 3 and 4
    one.expects(0, 'take-damage', ['might', 'speed']);
    expect(one.decision.about).toMatchObject({ kind: 'physical', left: 1 });
    expect(ends('bloody-room').decision.about).toMatchObject({ left: 2 }); // 4 and 5
    ends('bloody-room', (s) => gives(s, 0, 'armor'))
      .answers('might')
      .expects(1, 'turn'); // one packet: 2 - 1
  });

  test('not in round 1, and not the traitor', () => {
    ends('bloody-room', round(1)).expects(1, 'turn');
    const t = traitors((s) => {
      stand(s, 'bloody-room', 1);
      round(4)(s);
    }).answers('end-turn');
    t.expects(2, 'turn');
  });

  test.each([
    [4, 3],
    [5, 2],
    [7, 2],
    [8, 1],
  ])('at the end of round %i the Slack is %i', (n, slack) => {
    expect(
      memory(
        table(
          'round',
          chained((s) => {
            round(n)(s);
            if (s.haunt) s.haunt.memory = { broken: 0, slack: n > 5 ? 2 : 3 };
          }),
        ),
      ).slack,
    ).toBe(slack);
  });

  test('from round 11 on a hero takes 1 General damage besides', () => {
    ends('chapel', round(10)).expects(1, 'turn');
    ends('chapel', round(11)).expects(0, 'take-damage', ['might', 'speed', 'knowledge', 'sanity']);
  });

  test('whoever dies of the taut Links takes no General damage; the neighbours are linked, and it goes on', () => {
    const t = turn(
      chained((s) => {
        stand(s, 'bloody-room', 0);
        round(11)(s);
        Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, speed: 1 });
        s.tokens = s.tokens.filter(({ on, of }) => !(on === 1 && of === 2));
      }),
    ).answers('end-turn', 'might');
    expect(t.state.explorers[0]?.dead).toBe(true);
    expect(links(t)).toEqual(['1-2']);
    expect([memory(t).broken, t.state.result]).toEqual([0, null]);
  });

  test('neighbours who are linked already get no second Link', () => {
    const t = hero((s) => {
      Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, speed: 1 });
      stand(s, 'entrance-hall', 0);
    });
    rolls(t, 0, 0, 0, 0, 2, 0, 0, 0).answers('attack:bare:1', 'might');
    expect(links(t)).toEqual(['1-2']);
  });

  test('if no Link is left, the traitor is linked to the next living hero', () => {
    const t = hero((s) => {
      Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, speed: 1 });
      stand(s, 'entrance-hall', 0);
      s.tokens = s.tokens.filter(({ on, of }) => on === 2 && of === 0);
    });
    rolls(t, 0, 0, 0, 0, 2, 0, 0, 0).answers('attack:bare:1', 'might');
    expect(links(t)).toEqual(['1-2']);
  });

  test('the Ring stays with the traitor: neither given nor asked for', () => {
    const t = hero((s) => {
      stand(s, 'entrance-hall', 0);
      gives(s, 1, 'ring', 'map');
    }).answers('trade:1', 'done');
    t.expects(0, 'trade-take', ['ware:map'], { done: 'nothing-to-trade', 'ware:ring': 'kept-from-it' });
    const alone = hero((s) => {
      stand(s, 'entrance-hall', 0);
      gives(s, 1, 'ring');
    });
    expect(alone.legal).not.toContain('trade:1');
    const free = hero((s) => gives(s, 2, 'ring')).answers('trade:2', 'done', 'ware:ring'); // a hero's is a card like any
    free.expects(0, 'trade-take', ['done']);
  });
});

describe('2, Chained Vows: Heave', () => {
  test('at whoever is linked and on another tile; the winner pulls the loser closer by the difference, 3 at most', () => {
    const far = (...pips: number[]) =>
      rolls(
        hero((s) => stand(s, 'upper-landing', 0)),
        ...pips,
      ).answers('haunt:heave:2');
    expect(at(far(2, 2, 0, 0, 0, 2, 0, 0, 0), 2)).toBe('hallway'); // by 2
    expect(at(far(2, 2, 2, 2, 2, 0, 0, 0, 0), 2)).toBe('ground-floor-staircase'); // by 10: 3 tiles
    const lost = far(0, 0, 0, 0, 0, 1, 0, 0, 0);
    expect([at(lost), at(lost, 2)]).toEqual(['ground-floor-staircase', 'chapel']); // one can lose it
    const tied = far(1, 0, 0, 0, 0, 1, 0, 0, 0);
    expect([at(tied), at(tied, 2)]).toEqual(['upper-landing', 'chapel']);
    tied.refuses('haunt:heave:2', 'blocked'); // once per turn
  });

  test('it ends beside the winner; nobody heaves on the own tile, nor at whom no Link joins', () => {
    const near = rolls(hero(), 2, 2, 2, 2, 2, 0, 0, 0, 0).answers('haunt:heave:1');
    expect(at(near, 1)).toBe('chapel');
    expect(near.told('pushed')).toHaveLength(1);
    expect(hero().legal.filter((id) => id.startsWith('haunt:heave'))).toEqual(['haunt:heave:1']);
    const loose = hero((s) => {
      s.tokens = s.tokens.filter(({ on, of }) => !(on === 0 && of === 1));
    });
    expect(loose.legal.filter((id) => id.startsWith('haunt:heave'))).toEqual([]);
  });

  test('the traitor heaves, too; it is no attack', () => {
    const t = rolls(traitors(), 2, 2, 0, 0, 0, 0, 0, 0, 0).answers('haunt:heave:0');
    expect([at(t), t.state.turn.attacked]).toEqual(['entrance-hall', false]);
  });
});

describe('2, Chained Vows: the heroes', () => {
  const breaks = (pips: number[], edit: Edit = () => {}) => rolls(hero(edit), ...pips).answers('haunt:break:2');

  test('Break a link: 7 or more together; the tile has served', () => {
    const t = breaks([2, 2, 0, 0, 0, 2, 1, 0, 0]);
    expect([links(t), memory(t).broken]).toEqual([['1-2', '0-1'], 1]);
    expect(tokens(t, 'used')).toMatchObject([{ at: 'chapel' }]);
    t.answers('end-turn', 'end-turn').expects(2, 'turn');
    expect(t.legal.filter((id) => id.startsWith('haunt:break'))).toEqual([]); // nobody can break anything here any more
    const vain = breaks([2, 2, 0, 0, 0, 2, 0, 0, 0]);
    expect([links(vain).length, memory(vain).broken, tokens(vain, 'used')]).toEqual([3, 0, []]);
    vain.refuses('haunt:break:2', 'blocked');
  });

  test.each<[string, Edit]>([
    ['on a tile without an Omen symbol', (s) => stand(s, 'entrance-hall', 0, 2)],
    ['where the tile has served', (s) => token(s, 'used', { at: 'chapel' })],
    ['without the partner', (s) => stand(s, 'hallway', 2)],
    ['before the traitor’s eyes', (s) => stand(s, 'chapel', 1)],
    ['before an awake Bridesmaid', (s) => monster(s, 'bridesmaid', 'chapel')],
  ])('not %s', (_, edit) => {
    expect(hero(edit).legal).not.toContain('haunt:break:2');
  });

  test('a stunned Bridesmaid blocks nothing', () => {
    expect(hero((s) => monster(s, 'bridesmaid', 'chapel', { stunned: true })).legal).toContain('haunt:break:2');
  });

  test('where a floor has no Omen tile left and none to come, its landing serves, once', () => {
    const landing = (edit: Edit) =>
      hero((s) => {
        stand(s, 'ground-floor-staircase', 0, 2);
        token(s, 'used', { at: 'chapel' });
        edit(s);
      }).legal;
    const nothingToCome: Edit = (s) => {
      s.stack = s.stack.filter((tile) => !(symbolOf(tile) === 'omen' && tileDef(tile).regions.includes('ground')));
    };
    expect(landing(() => {})).not.toContain('haunt:break:2');
    expect(landing(nothingToCome)).toContain('haunt:break:2');
    expect(
      landing((s) => {
        nothingToCome(s);
        token(s, 'used', { at: 'ground-floor-staircase' });
      }),
    ).not.toContain('haunt:break:2');
  });

  const wrench = (pips: number[], edit: Edit = () => {}) =>
    rolls(
      hero((s) => {
        stand(s, 'entrance-hall', 0);
        edit(s);
      }),
      ...pips,
    ).answers('attack:bare:1');

  test('Wrench: by 2 or more the Link may be torn in place of the damage; it counts, and the tile does not matter', () => {
    const t = wrench([2, 0, 0, 0, 0, 0, 0, 0, 0]).expects(0, 'haunt-choice', ['wrench-link', 'wrench-hurt']);
    t.answers('wrench-link');
    expect([memory(t).broken, links(t), steps(t, 1)]).toEqual([1, ['1-2', '2-0'], [4, 3, 3, 4]]);
    t.tells('rule-read', { entry: 'rule:wrench' });
    wrench([2, 0, 0, 0, 0, 0, 0, 0, 0]).answers('wrench-hurt').expects(1, 'take-damage');
  });

  test('Wrench: not by 1, and not by who is not linked to the traitor', () => {
    wrench([1, 0, 0, 0, 0, 0, 0, 0, 0]).expects(1, 'take-damage');
    wrench([2, 0, 0, 0, 0, 0, 0, 0, 0], (s) => {
      s.tokens = s.tokens.filter(({ on, of }) => !(on === 0 && of === 1));
    }).expects(1, 'take-damage');
  });

  test('the heroes win with the last one, or when there is none left to break', () => {
    const one: Edit = (s) => {
      if (s.haunt) s.haunt.memory = { broken: 2, slack: 3 };
    };
    const won = { side: 'heroes', why: 'broken', winners: [0, 2] };
    expect(breaks([2, 2, 0, 0, 0, 2, 1, 0, 0]).state.result).toBeNull();
    expect(breaks([2, 2, 0, 0, 0, 2, 1, 0, 0], one).state.result).toEqual(won);
    const last = breaks([2, 2, 0, 0, 0, 2, 1, 0, 0], (s) => {
      s.tokens = s.tokens.filter(({ on, of }) => on === 2 && of === 0);
    });
    expect(last.state.result).toEqual(won);
  });

  test('BH-AMB-42: the heroes win when the traitor dies', () => {
    const t = wrench([2, 0, 0, 0, 0, 0, 0], (s) => {
      Object.assign(s.explorers[1]?.traits ?? {}, { might: 1, speed: 1 });
    }).answers('wrench-hurt', 'might');
    while (t.state.result === null) t.answers(t.legal[0] ?? '');
    expect(t.state.result).toEqual({ side: 'heroes', why: 'traitor-dead', winners: [0, 2] });
  });
});

describe('2, Chained Vows: the traitor', () => {
  const wed = (edit: Edit = () => {}) =>
    traitors((s) => {
      stand(s, 'chapel', 1);
      stand(s, 'hallway', 0);
      stand(s, 'bloody-room', 2);
      edit(s);
    });

  test('Say the vow: Sanity, 5 or more; the Ring’s 1 counts; the tile has served, and the floor has its vow', () => {
    const t = rolls(
      wed((s) => gives(s, 1, 'ring')),
      2,
      2,
      0,
      0,
      0,
    ).answers('haunt:vow');
    expect(tokens(t, 'vow')).toMatchObject([{ at: 'chapel' }]);
    expect(tokens(t, 'used')).toMatchObject([{ at: 'chapel' }]);
    const vain = rolls(wed(), 2, 2, 0, 0, 0).answers('haunt:vow');
    expect(tokens(vain, 'vow')).toEqual([]);
  });

  test.each<[string, Edit]>([
    ['without a witness within the Slack', (s) => stand(s, 'upper-landing', 0)],
    [
      'before a hero who is not linked to the traitor',
      (s) => {
        s.tokens = s.tokens.filter(({ on, of }) => !(on === 0 && of === 1));
      },
    ],
    [
      'on a floor that has its vow',
      (s) => {
        lays(s, 'ballroom', { x: 1, y: -3 });
        token(s, 'vow', { at: 'ballroom' });
      },
    ],
    ['where the tile has served', (s) => token(s, 'used', { at: 'chapel' })],
  ])('not %s', (_, edit) => {
    expect(wed(edit).legal).not.toContain('haunt:vow');
  });

  test('with the last vow the traitor wins, the second of three players', () => {
    const t = wed((s) => {
      lays(s, 'catacombs', { region: 'basement', x: 0, y: -1 });
      token(s, 'vow', { at: 'catacombs' });
    });
    rolls(t, 2, 2, 1, 0, 0).answers('haunt:vow');
    expect(t.state.result).toEqual({ side: 'traitor', why: 'vows', winners: [1] });
  });

  const beats = (edit: Edit) =>
    rolls(
      traitors((s) => {
        stand(s, 'entrance-hall', 0);
        edit(s);
      }),
      ...[1, 0, 0, 0, 0, 0, 0, 0, 0],
    ).answers('attack:bare:0');
  const loose: Edit = (s) => {
    s.tokens = s.tokens.filter(({ on, of }) => !(on === 0 && of === 1));
    if (s.haunt) s.haunt.memory = { broken: 1, slack: 3 };
  };

  test('Rebind: a removed Link in place of the damage; what was broken stays broken', () => {
    const t = beats(loose).expects(1, 'haunt-choice', ['rebind-link', 'rebind-hurt']).answers('rebind-link');
    expect([links(t), memory(t).broken, steps(t)]).toEqual([['1-2', '2-0', '1-0'], 1, [4, 4, 3, 3]]);
    beats(loose).answers('rebind-hurt').expects(0, 'take-damage');
  });

  test('Rebind: not with who is linked already', () => {
    beats(() => {}).expects(0, 'take-damage');
  });

  test('the traitor wins when all heroes are dead', () => {
    const t = beats((s) => {
      if (s.explorers[2]) s.explorers[2].dead = true;
      Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, speed: 1 });
    });
    while (t.state.result === null) t.answers(t.legal[0] ?? '');
    expect(t.state.result).toEqual({ side: 'traitor', why: 'all-dead', winners: [1] });
  });
});
