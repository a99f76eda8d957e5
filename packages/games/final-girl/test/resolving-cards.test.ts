import { describe, expect, test } from 'vitest';
import { count, type Edit, type Table, table } from './kit.ts';

const FACES: Readonly<Record<number, readonly number[]>> = { 0: [1, 1], 1: [5, 1], 2: [5, 5] };

interface Row {
  readonly heroine?: number;
  readonly killer?: number;
  readonly horror?: number;
  readonly time?: number;
  readonly over?: boolean;
}

const BEFORE: Required<Row> = { heroine: 2, killer: 11, horror: 3, time: 6, over: false };

/** Cell by cell: what a card changes with 2, 1 and no successes (the first failure row). */
const ROWS: readonly [card: string, successes: number, Row][] = [
  ['walk', 2, { time: 5 }],
  ['walk', 1, { time: 5 }],
  ['walk', 0, { heroine: 1, time: 4 }],
  ['focus', 2, { horror: 2, time: 8 }],
  ['focus', 1, { horror: 2, time: 5 }],
  ['focus', 0, { time: 4 }],
  ['weak_attack', 2, { killer: 10 }],
  ['weak_attack', 1, { killer: 10, heroine: 1 }],
  ['weak_attack', 0, { heroine: 1, over: true }],
  ['short_rest', 2, { heroine: 4 }],
  ['short_rest', 1, { heroine: 3, time: 5 }],
  ['short_rest', 0, { heroine: 3, horror: 4, time: 5, over: true }],
  ['run', 2, { time: 5 }],
  ['run', 1, { time: 5 }],
  ['run', 0, { heroine: 1, time: 4, over: true }],
  ['distract', 2, { horror: 1, time: 8 }],
  ['distract', 1, { horror: 2, time: 7 }],
  ['distract', 0, { horror: 2, time: 2 }],
  ['improvise', 0, { horror: 4, time: 5 }],
  ['planning', 1, { time: 5 }],
  ['planning', 0, { horror: 4, time: 4 }],
  ['furious_strike', 2, { killer: 9, horror: 2 }],
  ['furious_strike', 1, { killer: 10, horror: 2, over: true }],
  ['furious_strike', 0, { heroine: 1, horror: 4, over: true }],
  ['long_rest', 2, { heroine: 4, time: 5 }],
  ['long_rest', 1, { heroine: 4, time: 4 }],
  ['long_rest', 0, { heroine: 4, horror: 4, time: 4, over: true }],
  ['critical_blow', 2, { killer: 8, horror: 2 }],
  ['critical_blow', 1, { killer: 9, horror: 2, over: true }],
  ['critical_blow', 0, { killer: 9, heroine: 0, horror: 4, over: true }],
];

/** Plays the one card in hand, the killer being with her, and goes through with it. */
function played(card: string, faces: readonly number[], edit: Edit = {}): Table {
  const t = table('action', { killer: 'campfire', health: { heroine: 2 }, hand: [card], also: edit }).dice(
    'horror',
    ...faces,
  );
  t.answers(`play:${card}`);
  while (['move', 'failure-row', 'after-roll', 'phase-ends'].includes(t.decision.kind)) {
    const first = { move: 'stay', 'failure-row': 'row:1', 'after-roll': 'keep' }[t.decision.kind] ?? 'go-on';
    t.answers(first);
  }
  return t;
}

describe('rows', () => {
  test.each(ROWS)('FG-RES-01, FG-RES-04: %s with %i successes: %j', (card, successes, row) => {
    const t = played(card, FACES[successes]!).usesAllLuck();
    const { state } = t;
    const after: Row = {
      heroine: state.heroine.markers,
      killer: state.killer.markers,
      horror: state.horror,
      time: state.time,
      over: t.phase !== 'action',
    };
    expect(after).toEqual({ ...BEFORE, ...row });
    t.tells('outcome', { card, successes, rule: 'FG-RES-01' });
  });

  test('FG-RES-01: the second failure rows', () => {
    const other = (card: string) =>
      table('action', { heroine: 'dock', hand: [card] })
        .dice('horror', 1, 1)
        .answers(`play:${card}`, 'row:2');
    expect(other('search').state).toMatchObject({ horror: 4, time: 4, items: { backpack: [], hands: [] } });
    expect(other('run')).toMatchObject({ phase: 'action', state: { time: 4, heroine: { markers: 3 } } });
    expect(other('distract').state).toMatchObject({ horror: 4, time: 4 });
  });

  test('FG-RES-01: Improvise: 3 and 4 are successes for the rest of the phase, or in the next roll only', () => {
    const improvised = (faces: readonly number[]) => {
      const t = table('action', { hand: ['improvise', 'focus', 'focus'] }).dice('horror', ...faces, 3, 4, 3, 4);
      t.answers('play:improvise', 'keep', 'play:focus', 'keep', 'play:focus').usesAllLuck();
      return t.told('outcome').map((event) => event.details['successes']);
    };
    expect(improvised([5, 5])).toEqual([2, 2, 2]);
    expect(improvised([5, 1])).toEqual([1, 2, 0]);
    expect(improvised([1, 1])).toEqual([0, 0, 0]);
  });

  test('FG-RES-02: the outcome is fixed only when everything that changes the dice is done', () => {
    const t = table('action', { hand: ['focus', 'close_call', 'walk', 'walk'] }).dice('horror', 1, 2, 4);
    t.answers('play:focus');
    expect([t.told('outcome'), t.state.time]).toEqual([[], 6]);
    t.answers('close_call:die:1');
    expect([t.told('outcome'), t.state.time, t.state.horror]).toEqual([[], 6, 3]);
    t.answers('convert').expects(0, 'action');
    expect(t.order('rolled', 're-rolled', 'converted', 'roll-counted', 'outcome')).toEqual([
      'rolled',
      're-rolled',
      'converted',
      'roll-counted',
      'outcome',
    ]);
    expect([t.told('outcome')[0]?.details['successes'], t.state.horror]).toEqual([1, 2]);
  });

  test('FG-RES-03: the effects of the row are resolved from left to right', () => {
    const t = played('critical_blow', [1, 1]);
    expect(t.order('killer-damaged', 'health-lost', 'horror')).toEqual(['killer-damaged', 'health-lost', 'horror']);
    // damage stands before the wound: the killer is dead before she would be
    const last = (faces: readonly number[]) =>
      table('action', {
        killer: 'campfire',
        health: { killer: [0, 0], heroine: [0, 0] },
        hand: ['weak_attack', 'walk'],
      })
        .dice('horror', ...faces)
        .answers('play:weak_attack', 'keep');
    expect(last([5, 1, 1, 1]).match.outcome?.side).toBe('heroine');
    expect(last([1, 1, 1, 1]).match.outcome?.side).toBe('killer');
    // and she moves before the time is lost that ends her phase
    const walk = table('action', { time: 0, hand: ['walk'] }).dice('horror', 5, 1);
    walk.answers('play:walk').expects(0, 'move').answers('go:lake_path').expects(0, 'buy');
    expect([walk.state.heroine.space, walk.state.time]).toEqual(['lake_path', -1]);
  });

  test('FG-RES-05: a third success gives nothing more', () => {
    const three: Edit = { horror: 1 };
    const results = [
      [5, 5, 1],
      [5, 5, 6],
    ].map((faces) => {
      const { state } = played('furious_strike', faces, three).usesAllLuck();
      return [state.killer.markers, state.horror, state.time];
    });
    expect(results).toEqual([
      [9, 0, 6],
      [9, 0, 6],
    ]);
  });
});

describe('symbols of action cards', () => {
  test('FG-SYM-01: a heart recovers 1 health', () => {
    const t = played('short_rest', [5, 1]).tells('healed', { amount: 1 });
    expect(t.state.heroine.markers).toBe(3);
    expect(played('short_rest', [5, 5]).state.heroine.markers).toBe(4);
  });

  test('FG-SYM-02: a broken heart costs 1 health, and nothing prevents it', () => {
    const t = table('action', {
      killer: 'campfire',
      hands: { trash_lid: 3 },
      hand: ['weak_attack', 'guard', 'retaliation'],
    }).dice('horror', 1, 1);
    t.answers('play:weak_attack', 'keep').expects(0, 'phase-ends'); // neither a reaction nor a shield was asked for
    t.tells('health-lost', { amount: 1, rule: 'FG-SYM-02' });
    expect([t.state.heroine.markers, t.state.items.hands]).toEqual([3, [{ id: 'trash_lid', uses: 3 }]]);
    expect(t.told('attacked')).toEqual([]);
  });

  test('FG-SYM-03: horror up is one step per symbol', () => {
    const one = played('short_rest', [1, 1]);
    expect(one.state.horror).toBe(4);
    const two = table('action', { heroine: 'dock', piles: { dock: [] }, hand: ['search'] }).dice('horror', 1, 1);
    two.answers('play:search', 'row:1');
    expect([two.state.horror, two.told('horror').map((event) => event.details['by'])]).toEqual([5, [1, 1]]);
  });

  test('FG-SYM-04: horror down is one step per symbol', () => {
    const t = played('distract', [5, 5]);
    expect([t.state.horror, t.told('horror').map((event) => event.details['by'])]).toEqual([1, [-1, -1]]);
    expect(played('distract', [5, 1]).state.horror).toBe(2);
  });

  test('FG-SYM-05: the phase-end symbol ends the Action phase at once', () => {
    const t = table('action', { killer: 'campfire', hand: ['furious_strike', 'focus', 'walk'] }).dice('horror', 5, 1);
    t.answers('play:furious_strike', 'keep').expects(0, 'phase-ends', ['go-on', 'discard:focus', 'discard:walk']);
    t.answers('go-on').expects(0, 'buy');
    expect([t.phase, t.state.hand, t.state.time]).toEqual(['planning', ['focus', 'walk'], 6]);
    const without = table('action', { killer: 'campfire', hand: ['furious_strike', 'focus'] }).dice('horror', 5, 5);
    without.answers('play:furious_strike', 'keep').expects(0, 'action');
  });

  test('FG-SYM-06: each damage symbol is 1 damage', () => {
    const dealt = (card: string) => 11 - played(card, [5, 5]).state.killer.markers;
    expect([dealt('weak_attack'), dealt('furious_strike'), dealt('critical_blow')]).toEqual([1, 2, 3]);
  });

  test('FG-SYM-07, FG-SYM-08: time is gained and lost point by point', () => {
    expect(played('distract', [5, 1]).tells('time', { by: 1, time: 7 }).state.time).toBe(7);
    expect(played('distract', [5, 5]).tells('time', { by: 2, time: 8 }).state.time).toBe(8);
    expect(played('focus', [5, 1]).tells('time', { by: -1, time: 5 }).state.time).toBe(5);
    expect(played('distract', [1, 1]).tells('time', { by: -4, time: 2 }).state.time).toBe(2);
  });

  test.each([
    [2, 3],
    [1, 2],
    [0, 1],
  ])('FG-SYM-09: Planning with %i successes: the next horror roll has %i dice more', (successes, more) => {
    const t = table('action', { horror: 4, hand: ['planning', 'distract', 'focus'] }).dice(
      'horror',
      ...FACES[successes]!,
    );
    t.answers('play:planning', 'keep', 'play:distract');
    const rolls = () => t.told('rolled').map((event) => (event.details['faces'] as number[]).length);
    expect(rolls()).toEqual([2, 2 + more]);
    const over = t.state.lasting.filter((effect) => effect.id === 'next-roll-dice');
    expect(over).toEqual([]); // only the next one
  });

  test('FG-SYM-10, FG-SYM-11: success and failure of the horror roll decide the row', () => {
    const focus = (...faces: number[]) => {
      const { state } = played('focus', faces);
      return [state.horror, state.time];
    };
    expect(focus(5, 1)).toEqual([2, 5]);
    expect(focus(6, 2)).toEqual([2, 5]);
    expect(focus(4, 3)).toEqual([3, 4]);
    expect(focus(2, 1)).toEqual([3, 4]);
  });
});

describe('symbols of the killer', () => {
  const card = (id: string, edit: Edit): Table =>
    table('terror', { hiddenPower: 'hans_d3', terror: [id, 'ct02', 'ht09'], also: edit });

  test('FG-SYM-12: the nearest victim or heroine', () => {
    const nearHer = card('ht03', { killer: 'dock', heroine: 'south_trail', victims: { marsh: 1 } });
    nearHer.tells('targets', { target: 'N', space: 'south_trail' });
    const nearThem = card('ht03', { killer: 'dock', heroine: 'campfire', victims: { se_exit: 1 } });
    nearThem.tells('targets', { target: 'N', space: 'se_exit' });
    expect([nearThem.state.dead.length, nearThem.state.heroine.markers]).toEqual([1, 4]);
  });

  test('FG-SYM-13: the nearest victim, however near the heroine is', () => {
    const t = card('ht05', { killer: 'dock', heroine: 'south_trail', victims: { marsh: 1, nw_woods: 3 } });
    t.tells('targets', { target: 'V', space: 'marsh' });
    expect([t.state.killer.space, t.state.dead.length, count(t, 'nw_woods')]).toEqual(['marsh', 1, 3]);
  });

  test('FG-SYM-14: the heroine, whoever is nearer', () => {
    const t = card('ht07', { killer: 'dock', victims: { dock: 1, campfire: 1 } });
    t.tells('targets', { target: 'F', space: 'campfire' });
    expect([t.state.killer.space, t.state.heroine.markers, t.state.dead]).toEqual(['campfire', 2, []]);
  });

  test('FG-SYM-15: one attack per symbol', () => {
    const attacked = (id: string) => card(id, { killer: 'dock', victims: { dock: 4 } }).state.dead.length;
    expect([attacked('ht02'), attacked('ht05'), attacked('ht06')]).toEqual([0, 1, 2]); // MM, MMA, MMAA
  });

  test('FG-SYM-16: one move per symbol', () => {
    const moved = (id: string) => card(id, { victims: { campfire: 1 } }).state.killer.space;
    expect([moved('ht03'), moved('ht02')]).toEqual(['east_trail', 'marsh']); // M, MM
  });

  test('FG-SYM-17: bloodlust rises by 1 per symbol', () => {
    const t = table('killer', {
      finale: 'hans_f2', // B+1, then N:MMA
    });
    expect(t.told('bloodlust').map((event) => event.details['row'])).toEqual([2]);
    expect(t.state.killer.bloodlust).toBe(2);
    const other = table('killer', { finale: 'hans_f3' });
    expect(other.state.killer.bloodlust).toBe(1);
  });

  test('FG-SYM-18: an event is drawn', () => {
    const t = card('ct04', { nextEvent: 'ce04' });
    t.tells('event-drawn', { card: 'ce04', stays: true });
    expect([t.state.inPlay, t.state.events.deck.length]).toEqual([[{ id: 'ce04', kind: 'event', markers: 0 }], 9]);
    const without = card('ct07', {});
    expect([without.told('event-drawn'), without.state.events.deck.length]).toEqual([[], 10]);
  });
});

describe('symbols of the board', () => {
  const on = (space: string) =>
    table('action', { heroine: space, piles: { dock: ['pills'] }, victims: { [space]: 1 }, hand: ['search'] });

  test('FG-SYM-19: from an exit space victims are saved, from another one not', () => {
    const t = on('main_gate').answers('save:yellow', 'slot:1');
    expect([t.state.victims, t.state.tally.savedThisGame]).toEqual([[], 1]);
    on('north_trail').refuses('save:yellow', 'no-such-option');
  });

  test('FG-SYM-20: on a search space items are found, on another one not', () => {
    const t = on('dock').dice('horror', 5, 1).answers('play:search');
    expect(t.state.items.backpack.map((one) => one.id)).toEqual(['pills']);
    on('south_trail').refuses('play:search', 'blocked');
  });
});
