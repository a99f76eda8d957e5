import { describe, expect, test } from 'vitest';
import type { TileId } from '../../src/index.ts';
import { amid, begins, stand, token, tokens } from '../haunt-kit.ts';
import { cards, type Edit, gives, rolls, steps, type Table, table, turn, viewOf } from '../kit.ts';

interface Memory {
  call: number;
  called: string;
  bag: string[];
  law: string | null;
  by: number | null;
  used: string[];
}
const memory = (t: Table) => t.state.haunt?.memory as Memory;
const favours = (t: Table, seat: number): number => tokens(t, 'favour').filter(({ on }) => on === seat).length;
const tableAt = (t: Table): (TileId | null)[] => tokens(t, 'table').map(({ at }) => at);
const holding =
  (seat: number, count: number): Edit =>
  (s) => {
    for (let i = 0; i < count; i++) token(s, 'favour', { on: seat });
  };
const law =
  (name: string, by: number): Edit =>
  (s) => {
    if (s.haunt) Object.assign(s.haunt.memory, { law: name, by, used: [name] });
  };
const calls =
  (call: number): Edit =>
  (s) => {
    if (s.haunt) Object.assign(s.haunt.memory, { call });
  };
const traits =
  (seat: number, some: object): Edit =>
  (s) => {
    Object.assign(s.explorers[seat]?.traits ?? {}, some);
  };
/** All three in the Hallway, where the Table stands; Might is called, and everybody stands on step 5 of it. */
const game = (...edits: Edit[]): Edit =>
  amid(9, (s) => {
    stand(s, 'hallway', 0, 1, 2);
    token(s, 'table', { at: 'hallway' });
    for (const seat of [0, 1, 2]) traits(seat, { might: 5 })(s);
    for (const edit of edits) edit(s);
  });
const night = (...edits: Edit[]) => table('round', game(...edits));
const day = (...edits: Edit[]) => turn(game(...edits));
/** Bids of the seats, in order. */
const bid = (t: Table, ...all: number[]): Table => {
  for (const [seat, n] of all.entries()) t.answersAs(seat, `bid:${n}`);
  return t;
};

describe('9, House Rules: set-up', () => {
  test.each([3, 6])('for %i: the Table stands with the revealer, a trait lies on it, everybody is alone', (seats) => {
    const t = begins(9, seats, (s) => stand(s, 'kitchen', 1));
    expect(tableAt(t)).toEqual(['kitchen']);
    expect(t.state.haunt).toMatchObject({ traitor: null, first: 2 });
    const { called, bag } = memory(t);
    expect(tokens(t, `call-${called}`).map(({ at }) => at)).toEqual(['kitchen']);
    expect(bag).toHaveLength(3);
    expect(bag).not.toContain(called);
  });
});

describe('9, House Rules: the day', () => {
  test('Ante up: on a symbol tile, once for each tile, 1 in a trait of one’s choice', () => {
    const t = day((s) => stand(s, 'kitchen', 0))
      .answers('haunt:ante-up')
      .expects(0, 'gain-trait');
    expect(steps(t.answers('knowledge'))[2]).toBe(4);
    expect(tokens(t, 'spent').map(({ at }) => at)).toEqual(['kitchen']);
    const spent = day((s) => {
      stand(s, 'kitchen', 0);
      token(s, 'spent', { at: 'kitchen' });
    });
    expect(spent.legal).not.toContain('haunt:ante-up');
    expect(day().legal).not.toContain('haunt:ante-up'); // no symbol
  });

  const strikes = (pips: number[], ...edits: Edit[]) => rolls(day(...edits), ...pips).answers('attack:bare:1');
  const won = [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

  test('BH-STEAL-01: Snatch: who wins an attack by 2 takes a Favour or a card in place of the damage, if wanted', () => {
    const rich: Edit[] = [holding(1, 1), (s) => gives(s, 1, 'map')];
    const t = strikes(won, ...rich).expects(0, 'haunt-choice', ['hurt', 'snatch-favour', 'snatch:map']);
    t.answers('snatch-favour');
    expect([favours(t, 0), favours(t, 1), steps(t, 1)[0]]).toEqual([1, 0, 5]);
    expect(cards(strikes(won, ...rich).answers('snatch:map'))).toEqual(['map']);
    strikes(won, ...rich)
      .answers('hurt')
      .expects(1, 'take-damage');
    strikes([1, ...won.slice(1)], ...rich).expects(1, 'take-damage');
    strikes(won).expects(1, 'take-damage'); // nothing to take
  });

  test('Favours are never traded, and looted from the dead one a turn', () => {
    const t = day(holding(0, 1), (s) => gives(s, 0, 'map')).answers('trade:1');
    t.refuses('ware:token:2', 'blocked');
    const dead = day(holding(1, 2), (s) => s.explorers[1] && Object.assign(s.explorers[1], { dead: true, diedIn: -1 }));
    const [loot = ''] = dead.legal.filter((id) => id.startsWith('loot:token'));
    dead.answers(loot);
    expect([favours(dead, 0), dead.legal.filter((id) => id.startsWith('loot:token'))]).toEqual([1, []]);
  });
});

describe('9, House Rules: the Call', () => {
  test('the highest bid wins a Favour; the winner pays it, other bidders 1, who passes nothing; then a Law', () => {
    const t = bid(night(), 3, 2, 0).expects(0, 'haunt-choice').answers('house-edge');
    expect([0, 1, 2].map((seat) => [favours(t, seat), steps(t, seat)[0]])).toEqual([
      [1, 2],
      [0, 4],
      [0, 5],
    ]);
    expect(memory(t)).toMatchObject({ call: 1, law: 'house-edge', by: 0, used: ['house-edge'] });
    t.tells('haunt-tells', { what: 'bids', who: 1, n: 2 });
  });

  test.each([
    [[3, 3, 1], 2, [4, 4, 4]],
    [[2, 2, 2], null, [4, 4, 4]],
    [[0, 0, 0], null, [5, 5, 5]],
    [[1, 0, 0], 0, [4, 5, 5]],
  ])('bids %j: seat %s wins; Might is %j afterwards', (all, winner, might) => {
    const t = bid(night(), ...all);
    if (winner !== null) t.answers('house-edge');
    expect([0, 1, 2].filter((seat) => favours(t, seat) > 0)).toEqual(winner === null ? [] : [winner]);
    expect([0, 1, 2].map((seat) => steps(t, seat)[0])).toEqual(might);
    if (winner === null) expect(memory(t)).toMatchObject({ call: 1, law: null });
  });

  test('bids are sealed, and go from 0 to one less than the step; BH-R-24: on step 1 nobody is asked', () => {
    const t = night(traits(0, { might: 3 }), traits(1, { might: 1 }));
    expect(t.match.waitingFor()).toEqual([0, 2]);
    t.expects(0, 'haunt-sealed', ['bid:0', 'bid:1', 'bid:2']).answersAs(0, 'bid:2');
    expect(t.told('haunt-tells')).toEqual([]);
    for (const viewer of [1, 2, 'spectator'] as const)
      expect(JSON.stringify(viewOf(t, viewer).haunt?.memory)).not.toContain('bid');
  });

  test('only whoever is within three tiles of the Table bids; nobody there: the Call counts all the same', () => {
    expect(night((s) => stand(s, 'salon', 0)).match.waitingFor()).toEqual([0, 1, 2]);
    expect(night((s) => stand(s, 'bloody-room', 0)).match.waitingFor()).toEqual([0, 1, 2]);
    const far = night((s) => {
      stand(s, 'salon', 0, 1);
      for (const one of s.tokens) if (one.kind === 'table') one.at = 'conservatory';
    });
    expect(far.match.waitingFor()).toEqual([2]);
    const none = night((s) => {
      stand(s, 'salon', 0, 1, 2);
      for (const one of s.tokens) if (one.kind === 'table') one.at = 'bloody-room';
    });
    expect([memory(none).call, tokens(none, 'favour')]).toEqual([1, []]);
  });

  test('the next trait is drawn from the bag, which is filled when it is empty; the Table goes three tiles or more', () => {
    const t = bid(
      night((s) => {
        if (s.haunt) Object.assign(s.haunt.memory, { bag: ['sanity'] });
      }),
      ...[0, 0, 0],
    );
    expect(memory(t)).toMatchObject({ called: 'sanity', bag: [] });
    expect(['salon', 'bloody-room']).toContain(tableAt(t)[0]);
    expect(tokens(t, 'call-sanity').map(({ at }) => at)).toEqual(tableAt(t));
    expect(memory(bid(night(), 0, 0, 0)).bag).toHaveLength(3);
  });

  test('with six Laws used none is laid', () => {
    const t = bid(
      night((s) => {
        const used = ['no-running', 'no-brawling', 'high-table', 'open-hands', 'house-edge', 'my-deal'];
        if (s.haunt) Object.assign(s.haunt.memory, { used });
      }),
      ...[2, 1, 0],
    );
    t.expects(0, 'turn');
    expect(favours(t, 0)).toBe(1);
  });
});

describe('9, House Rules: Laws', () => {
  test('No running: everybody else has 2 movement at most', () => {
    const moves = (by: number) => table('turn', game(law('no-running', by), traits(0, { speed: 8 }))).state.turn.moves;
    expect([moves(1), moves(0)]).toEqual([2, 8]);
  });

  test('No brawling: nobody attacks, nobody throws', () => {
    const t = day(law('no-brawling', 0), (s) => gives(s, 0, 'dynamite'));
    expect(t.legal.filter((id) => /^(attack|throw)/.test(id))).toEqual([]);
  });

  test('High table: only those at the Table or beside it bid', () => {
    const t = night(law('high-table', 0), (s) => {
      stand(s, 'kitchen', 1);
      stand(s, 'dining-room', 2);
    });
    expect(t.match.waitingFor()).toEqual([0, 1]);
  });

  test('Open hands: the others bid openly in turn order, whoever laid it last; the dead have no turn in it', () => {
    const t = night(law('open-hands', 1)).expects(2, 'haunt-choice').answers('bid:2').expects(0, 'haunt-choice');
    t.tells('haunt-tells', { what: 'bids', who: 2, n: 2 });
    t.answers('bid:0').expects(1, 'haunt-choice');
    const dead = night(law('open-hands', 1), (s) => s.explorers[1] && Object.assign(s.explorers[1], { dead: true }));
    dead.expects(2, 'haunt-choice').answers('bid:0').expects(0, 'haunt-choice');
  });

  test('House edge: the bid counts 1 higher, in height and in being the only one; a pass stays a pass; paid is what was bid', () => {
    const t = bid(night(law('house-edge', 0)), 2, 2, 0).answers('my-deal');
    expect([favours(t, 0), steps(t)[0]]).toEqual([1, 3]);
    expect(favours(bid(night(law('house-edge', 0)), 1, 2, 0), 1)).toBe(0); // both count 2
    expect(favours(bid(night(law('house-edge', 0)), 0, 1, 0).answers('my-deal'), 1)).toBe(1);
  });

  test('My deal: trait and tile are chosen, also the tile where the Table stands', () => {
    const t = bid(night(), 2, 1, 0).answers('my-deal').expects(0, 'haunt-choice');
    t.answers('deal:might').expects(0, 'haunt-tile');
    expect(t.legal).toContain('hallway');
    t.answers('hallway');
    expect([memory(t).called, tableAt(t)]).toEqual(['might', ['hallway']]);
  });

  test('a Law ends with the next Call, whoever wins it', () => {
    expect(memory(bid(night(law('no-running', 0)), 0, 0, 0)).law).toBeNull();
  });
});

describe('9, House Rules: the end', () => {
  test('three Favours at the end of a Call win; one that was snatched counts only then', () => {
    const t = bid(night(holding(0, 2)), 2, 1, 0).answers('my-deal');
    expect(t.state.result).toEqual({ side: 'one', why: 'favours', winners: [0] });
    expect(day(holding(0, 3)).state.result).toBeNull();
    expect(bid(night(holding(0, 3)), 0, 0, 0).state.result).toMatchObject({ winners: [0] });
  });

  test('two have enough: more Favours, then the winner of this Call, then the steps, then the later in turn order', () => {
    const ends = (t: Table) => t.state.result?.winners;
    expect(ends(bid(night(holding(0, 4), holding(1, 2)), 1, 2, 0).answers('my-deal'))).toEqual([0]);
    expect(ends(bid(night(holding(0, 3), holding(1, 2)), 0, 2, 0).answers('my-deal'))).toEqual([1]);
    expect(ends(bid(night(holding(0, 3), holding(2, 3), traits(0, { sanity: 8 })), 0, 0, 0))).toEqual([0]);
    const equal: Edit[] = [0, 2].map((seat) => traits(seat, { speed: 3, knowledge: 3, sanity: 3 }));
    expect(ends(bid(night(holding(0, 3), holding(2, 3), ...equal), 0, 0, 0))).toEqual([2]);
  });

  test('after the ninth Call the most Favours win', () => {
    const t = bid(night(calls(8), holding(1, 1)), 0, 0, 0);
    expect(t.state.result).toEqual({ side: 'one', why: 'ninth', winners: [1] });
    expect(bid(night(calls(7), holding(1, 1)), 0, 0, 0).state.result).toBeNull();
  });

  test('the last one alive wins', () => {
    const t = turn(
      game(traits(1, { might: 1, speed: 1 }), (s) => s.explorers[2] && Object.assign(s.explorers[2], { dead: true })),
    );
    rolls(t, 2, 2, 2, 2, 2, 0, 0, 0, 0).answers('attack:bare:1');
    while (t.state.result === null) t.answers(t.legal[0] ?? '');
    expect(t.state.result).toMatchObject({ side: 'one', why: 'last-alive', winners: [0] });
  });
});
