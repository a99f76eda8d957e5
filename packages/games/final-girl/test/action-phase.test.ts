import { describe, expect, test } from 'vitest';
import { fresh, look, table } from './kit.ts';

describe('playing cards', () => {
  const busy = () =>
    table('action', {
      heroine: 'dock',
      killer: 'dock',
      health: { heroine: 2 },
      piles: { dock: ['pills'] },
      hand: ['walk', 'weak_attack', 'short_rest', 'search'],
    });

  test('FG-ACT-01: cards let her move, attack, rest and search', () => {
    const t = busy();
    expect(t.decision.rule).toBe('FG-ACT-01');
    const cards = ['walk', 'weak_attack', 'short_rest', 'search'];
    t.expects(0, 'action', [...cards.map((card) => `play:${card}`), ...cards.map((card) => `discard:${card}`), 'end']);
    const played = (card: string, ...then: string[]) =>
      busy()
        .dice('horror', 5, 1)
        .answers(`play:${card}`, 'keep', ...then).state;
    expect(played('walk', 'go:lake').heroine.space).toBe('lake');
    expect(played('weak_attack').killer.markers).toBe(10);
    expect(played('short_rest').heroine.markers).toBe(3);
    expect(played('search').items.backpack).toEqual([{ id: 'pills', uses: 0 }]);
  });

  test('FG-ACT-02: the first Action phase starts with the six cards of cost 0', () => {
    const t = fresh();
    const view = look(t);
    expect([view.turn, view.phase, view.hand]).toEqual([
      1,
      'action',
      ['focus', 'focus', 'short_rest', 'walk', 'walk', 'weak_attack'],
    ]);
    const costs = Object.fromEntries(view.market.map((one) => [one.card, one.cost]));
    expect(view.hand.map((card) => costs[card])).toEqual([0, 0, 0, 0, 0, 0]);
    expect(t.legal).toEqual(expect.arrayContaining(['play:focus', 'play:walk', 'play:short_rest', 'end']));
  });

  test('FG-ACT-03: they are played in the Action phase and resolved with a horror roll', () => {
    const t = table('action', { hand: ['focus', 'guard', 'close_call'] }).dice('horror', 5, 1);
    t.expects(0, 'action', undefined, {
      'play:guard': 'only-against-an-attack',
      'play:close_call': 'only-after-a-roll',
    });
    t.answers('play:focus', 'keep').usesAllLuck();
    expect(t.order('played', 'rolled', 'roll-counted', 'outcome', 'horror')).toEqual([
      'played',
      'rolled',
      'roll-counted',
      'outcome',
      'horror',
    ]);
    const planning = table('planning', { hand: ['focus'] });
    expect(planning.legal.filter((id) => id.startsWith('play:'))).toEqual([]);
    const guarding = table('killer', { killer: 'campfire', hand: ['focus', 'guard'] });
    guarding.expects(0, 'react', ['take-it', 'play:guard']);
  });

  test('FG-ACT-04: what was played or discarded lies in the discard pile, not in the market', () => {
    const t = table('action', { hand: ['focus', 'run', 'walk'] }).dice('horror', 5, 1);
    t.answers('play:focus', 'keep', 'discard:run');
    expect([t.state.discard, t.state.hand]).toEqual([['focus', 'run'], ['walk']]);
    expect([t.state.market['focus'], t.state.market['run']]).toEqual([1, 1]);
    expect(look(t).discard).toEqual(['focus', 'run']);
  });

  test('FG-ACT-05: every card has its price in time; the starting cards cost nothing', () => {
    const t = table('planning', { time: 12 });
    const prices = t.decision.options
      .filter((one) => one.id !== 'done')
      .map((one) => [one.id.slice(4), one.cost?.['time']]);
    expect(Object.fromEntries(prices)).toEqual({
      walk: 0,
      focus: 0,
      weak_attack: 0,
      short_rest: 0,
      close_call: 1,
      search: 2,
      run: 2,
      guard: 2,
      distract: 3,
      improvise: 3,
      planning: 4,
      retaliation: 4,
      furious_strike: 4,
      long_rest: 5,
      critical_blow: 6,
    });
    t.answers('buy:critical_blow');
    expect(t.state.time).toBe(6);
    t.answers('buy:walk', 'buy:improvise');
    expect([t.state.time, t.state.hand]).toEqual([3, ['critical_blow', 'walk', 'improvise']]);
  });

  test('FG-ACT-05: three successes are no better than two, and each row is another', () => {
    const rows = [
      [1, 1, 1],
      [5, 1, 1],
      [5, 5, 1],
      [5, 5, 5],
    ].map((faces) => {
      const t = table('action', { horror: 1, hand: ['focus'] }).dice('horror', ...faces);
      t.answers('play:focus').usesAllLuck();
      return [t.state.horror, t.state.time];
    });
    expect(rows).toEqual([
      [1, 4],
      [0, 5],
      [0, 8],
      [0, 8],
    ]);
  });
});

describe('failure rows and Walk', () => {
  const failing = () =>
    table('action', { hand: ['walk'] })
      .dice('horror', 2, 1)
      .answers('play:walk');

  test('FG-ACT-06: of two failure rows joined by OR exactly one is resolved, the player’s choice', () => {
    const first = failing().expects(0, 'failure-row', ['row:1', 'row:2']).answers('row:1', 'go:lake_path');
    expect([first.state.heroine, first.state.time]).toEqual([
      expect.objectContaining({ space: 'lake_path', markers: 3 }),
      4,
    ]);
    const second = failing().answers('row:2').expects(0, 'action');
    expect([second.state.heroine, second.state.time]).toEqual([
      expect.objectContaining({ space: 'campfire', markers: 4 }),
      4,
    ]);
    const single = table('action', { hand: ['focus'] }).dice('horror', 1, 1);
    single.answers('play:focus').expects(0, 'action'); // one failure row needs no question
  });

  test('FG-ACT-07: Walk: two spaces, one space, or on a failure one space with a wound or none at all', () => {
    const walk = (...faces: number[]) =>
      table('action', { hand: ['walk'] })
        .dice('horror', ...faces)
        .answers('play:walk');
    const two = walk(6, 5).answers('go:lake_path', 'go:sports_field').expects(0, 'action');
    expect([two.state.heroine.space, two.state.time]).toEqual(['sports_field', 5]);
    const one = walk(6, 2).answers('go:lake_path').expects(0, 'action');
    expect([one.state.heroine.space, one.state.time]).toEqual(['lake_path', 5]);
    const none = walk(1, 2).answers('row:1', 'stay').expects(0, 'action');
    expect([none.state.heroine.space, none.state.heroine.markers, none.state.time]).toEqual(['campfire', 3, 4]);
  });
});

test('FG-ACT-08: a card is played, or two are discarded to convert a die, or each is discarded for time', () => {
  const start = () => table('action', { hand: ['focus', 'walk', 'walk', 'run'] });
  const t = start().dice('horror', 4, 1);
  t.answers('play:focus').expects(0, 'after-roll', ['keep', 'convert', 'discard:walk', 'discard:run']);
  t.answers('convert')
    .expects(0, 'discard', ['discard:walk', 'discard:run'])
    .answers('discard:walk', 'discard:walk', 'keep');
  expect([t.state.horror, t.state.time, t.state.hand]).toEqual([2, 5, ['run']]);
  expect([...t.state.discard].sort()).toEqual(['focus', 'walk', 'walk']);
  const forTime = start().answers('discard:walk', 'discard:walk', 'discard:run');
  expect([forTime.state.time, forTime.state.hand, forTime.told('rolled')]).toEqual([9, ['focus'], []]);
});

test('FG-ACT-01: no card is played that would do nothing where she stands', () => {
  const t = table('action', {
    hand: ['weak_attack', 'search', 'furious_strike'],
    discarded: ['walk'],
    victims: { campfire: 1 },
    terror: ['ht09'],
  });
  t.expects(0, 'action', ['discard:weak_attack', 'discard:search', 'discard:furious_strike', 'end'], {
    'play:weak_attack': 'nobody-in-range',
    'play:search': 'no-search-space',
    'play:furious_strike': 'nobody-in-range',
  });
  t.refuses('play:weak_attack', 'blocked').refuses('play:walk', 'no-such-option');
});
