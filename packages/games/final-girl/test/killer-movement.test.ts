import { expect, test } from 'vitest';
import { count, type Edit, look, type Table, table } from './kit.ts';

/** One terror card is drawn, and another one is left in the deck. */
function drawn(card: string, edit: Edit, options = {}): Table {
  return table('terror', { terror: [card, 'ct07'], also: edit }, options);
}

const path = (t: Table): unknown[] => t.told('enemy-moved').map((event) => event.details['to']);

test('FG-KMOV-01: a move symbol takes him as far toward the target as the movement value says', () => {
  for (const [row, way] of [
    [1, ['east_trail']],
    [6, ['east_trail', 'north_woods']],
    [11, ['east_trail', 'north_woods', 'main_gate']],
  ] as const) {
    const t = drawn('ht03', {
      killer: { bloodlust: row },
      heroine: 'dock',
      victims: { north_trail: 2 }, // 4 steps away, as far as the Dock
    });
    expect([row, path(t)]).toEqual([row, way]);
    t.tells('enemy-moved', { enemy: 'killer', from: 'tool_shed', to: 'east_trail', rule: 'FG-KMOV-01' });
  }
});

test('FG-KMOV-01: what bends the movement value counts for every symbol', () => {
  const t = drawn('ht02', {
    inPlay: { ht11: 2 }, // one space more per symbol
    heroine: 'sw_exit',
  });
  expect([look(t).killer.move, path(t).length]).toEqual([2, 4]);
});

test('FG-KMOV-02: always a shortest route', () => {
  const t = drawn('ht02', {
    killer: { bloodlust: 6, space: 'dock' },
    heroine: 'cliff', // two steps over the lake, six around it
  });
  expect(path(t)).toEqual(['lake', 'cliff']);
});

test('FG-KMOV-02: with the target on his space he does not move', () => {
  const t = drawn('ht05', { victims: { tool_shed: 1, east_trail: 4 } });
  expect([path(t), t.state.killer.space, count(t, 'tool_shed'), count(t, 'east_trail')]).toEqual([
    [],
    'tool_shed',
    0,
    4,
  ]);
});

test('FG-KMOV-02: of two shortest routes the principle chooses, and he keeps to a shortest one', () => {
  const t = drawn('ht07', {
    killer: { bloodlust: 9, space: 'sports_field' }, // movement 2: four steps of five
    heroine: 'east_trail',
  });
  t.tells('tie-broken', { rule: 'FG-KMOV-02', candidates: ['lake_path', 'nw_woods'] });
  expect(path(t)).toHaveLength(4);
  expect(['marsh', 'north_woods']).toContain(t.state.killer.space);
});

test('FG-EX-08: FG-KMOV-03, FG-KMOV-04: two symbols of 3 are up to 6 spaces, and he stops at the target', () => {
  const far = drawn('ht02', {
    killer: { bloodlust: 11 },
    heroine: 'sw_exit', // 7 steps
  });
  expect([path(far).length, far.state.killer.space]).toEqual([6, 'sports_field']);
  const near = drawn('ht02', {
    killer: { bloodlust: 11 },
    heroine: 'dock', // 4 steps
  });
  expect([path(near).length, near.state.killer.space]).toEqual([4, 'dock']);
});

test('FG-KMOV-03: two symbols with an attack: one move after the other, then the attack', () => {
  const one = drawn('ht03', { victims: { marsh: 1 } }); // N:MA
  expect([path(one), one.state.dead.length]).toEqual([['east_trail'], 0]);
  const two = drawn('ht05', { victims: { marsh: 1 } }); // V:MMA
  expect([path(two), two.state.dead.length]).toEqual([['east_trail', 'marsh'], 1]);
});

test('FG-KMOV-04: he stops where the target is, though more victims are one step on', () => {
  const t = drawn('ht02', { killer: { bloodlust: 11 }, victims: { east_trail: 1, marsh: 4 } });
  expect(path(t)).toEqual(['east_trail']);
});

test('FG-KMOV-05: he passes others on his way without stopping or attacking', () => {
  const t = drawn('ht07', { heroine: 'marsh', victims: { east_trail: 3 } }); // F:MMA through a crowd
  expect([path(t), t.state.killer.space]).toEqual([['east_trail', 'marsh'], 'marsh']);
  expect([count(t, 'east_trail'), t.state.dead, look(t).heroine.health]).toEqual([3, [], 3]);
});

test('FG-KMOV-05: the same past the heroine, and in the middle of one symbol', () => {
  const past = (edit: Edit) =>
    drawn('ht08', {
      killer: { bloodlust: 7 }, // movement 2
      hiddenPower: 'hans_d3',
      also: edit,
    }).dice('panic', 1); // V:MAA
  const her = past({ heroine: 'east_trail', hand: ['guard'], victims: { marsh: 3 } });
  her.expects(0, 'action'); // never asked to react
  expect([path(her), her.state.dead.length]).toEqual([['east_trail', 'marsh'], 2]);
  expect([look(her).heroine.health, her.told('attacked')]).toEqual([5, []]);
  const crowd = past({
    victims: { east_trail: 3 },
    special: { ce10: { orange: 'marsh' } }, // always his target
  });
  expect([path(crowd), crowd.state.dead, count(crowd, 'east_trail')]).toEqual([['east_trail', 'marsh'], ['orange'], 3]);
});

test('FG-R-22, FG-KMOV-02, FG-KATK-15: without a route he stays, and attacks where he is', () => {
  const t = drawn('ht07', {
    victims: { tool_shed: 1 },
    also: (s) => {
      s.tokens.push({ id: 1, kind: 'broken-ladder', space: 'tool_shed', to: 'east_trail' });
    },
  });
  t.tells('targets', { target: 'F', space: 'campfire' });
  expect([path(t), t.state.killer.space, t.state.dead.length]).toEqual([[], 'tool_shed', 1]);
});
