import { describe, expect, test } from 'vitest';
import { count, FILMS, fresh, look, table } from './kit.ts';

const KILLERS = FILMS.map((film) => film.killer.id);
const SPACES = Object.keys(FILMS[0]!.location.spaces);

/** Where she can go from here. */
const steps = (space: string) =>
  table('action', { heroine: space, hand: ['walk'] })
    .dice('horror', 5, 1)
    .answers('play:walk')
    .legal.filter((id) => id.startsWith('go:'))
    .map((id) => id.slice(3))
    .sort();

describe('player board', () => {
  test('FG-BRD-01: her health is the last breath token and the markers; the token is the last to go', () => {
    const hurt = (markers: number) =>
      table('action', { killer: 'campfire', health: { heroine: [markers, 0] }, hand: ['weak_attack'] }).dice(
        'horror',
        1,
        1,
        1,
      );
    const t = hurt(1);
    expect(look(t).heroine).toMatchObject({ markers: 1, health: 2 });
    t.answers('play:weak_attack');
    expect([look(t).heroine.health, t.told('last-breath').length, t.match.over]).toEqual([1, 0, false]);
    const last = hurt(0).answers('play:weak_attack');
    expect([last.told('last-breath').length, last.match.outcome?.side]).toEqual([1, 'killer']);
  });

  test.each([
    [0, 3],
    [1, 3],
    [2, 2],
    [3, 2],
    [4, 2],
    [5, 2],
    [6, 2],
    [7, 1],
  ])('FG-BRD-02: the horror marker on space %i gives %i dice', (level, dice) => {
    const t = table('action', { horror: level, hand: ['focus'] });
    expect([look(t).horror, look(t).dice]).toEqual([level, dice]);
    t.answers('play:focus');
    expect(t.told('rolled')[0]?.details['faces']).toHaveLength(dice);
  });

  test('FG-BRD-03: time pays for actions and then for cards in the Planning phase', () => {
    const t = table('action', { hand: ['focus'] }).dice('horror', 1, 1);
    t.answers('play:focus');
    expect(t.state.time).toBe(4); // T-2
    t.answers('end').expects(0, 'buy', undefined, { 'buy:long_rest': 'not-enough-time' }).answers('buy:search');
    expect([t.state.time, t.state.hand]).toEqual([2, ['search']]);
  });

  test('FG-BRD-04: a found item is placed in the hands or in the backpack', () => {
    const found = (id: string) =>
      table('action', { heroine: 'dock', piles: { dock: [id] }, hand: ['search'] })
        .dice('horror', 5, 1)
        .answers('play:search');
    const places = (t: ReturnType<typeof found>) =>
      [t.state.items.hands, t.state.items.backpack].map((list) => list.map((one) => one.id));
    const knife = found('knife').expects(0, 'arrange', ['hold:knife', 'hold:']);
    expect(places(knife.answers('hold:knife'))).toEqual([['knife'], []]);
    expect(places(found('knife').answers('hold:'))).toEqual([[], ['knife']]);
    expect(places(found('pills'))).toEqual([[], ['pills']]);
  });

  test('FG-BRD-05: whoever is killed, by whatever, lies in the Dead area', () => {
    const t = table('killer', {
      victims: { tool_shed: 1, dock: 2 },
      terror: ['ct06', 'ht09'], // fire at the dock
    }).dice('plain-die', 5);
    expect(t.state.victims).toEqual([]);
    expect([...t.state.dead].sort()).toEqual(['v01', 'v02', 'v03']);
    expect(look(t).dead).toEqual(['yellow', 'yellow', 'yellow']);
  });

  test.each([
    [0, 3],
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 2],
    [5, 1],
    [6, 1],
    [7, 1],
  ])('FG-BRD-06: in extreme horror mode space %i of the harsher track gives %i dice', (level, dice) => {
    const t = table('action', { horror: level, hand: ['focus'] }, { mode: 'extreme' }).answers('play:focus');
    expect(t.told('rolled')[0]?.details['faces']).toHaveLength(dice);
  });

  test('FG-BRD-06: and a turn has only 5 time, the first one and all others', () => {
    const t = fresh({ mode: 'extreme' });
    expect(t.state.time).toBe(5);
    t.answers('end', 'done').tells('time-reset', { time: 5, rule: 'FG-PLAN-06' });
    const normal = fresh().answers('end', 'done');
    normal.tells('time-reset', { time: 6, rule: 'FG-PLAN-06' });
  });
});

describe('killer board', () => {
  test.each(KILLERS)('FG-BRD-07: the board of %s states horror and health', (id) => {
    const { horror, health: most } = FILMS.find((film) => film.killer.id === id)!.killer;
    const view = look(fresh({ killer: id }, 'board'));
    expect([view.horror, view.killer.most]).toEqual([horror, most]);
    expect(view.killer.markers + (view.killer.breath === null ? 0 : 1)).toBe(most ?? 0);
  });

  test('FG-BRD-07, FG-SETUP-18, FG-SETUP-21: were the board to state other numbers, the game would start with those', () => {
    const board: { horror: number; health: number | null } = FILMS[0]!.killer;
    const printed = { horror: board.horror, health: board.health };
    try {
      for (const [horror, most] of [
        [1, 7],
        [6, 15],
      ] as const) {
        Object.assign(board, { horror, health: most });
        const view = look(fresh({ killer: 'hans' }, 'board'));
        expect([view.horror, view.killer.most, view.killer.markers]).toEqual([horror, most, most - 1]);
      }
    } finally {
      Object.assign(board, printed);
    }
  });

  test("FG-BRD-08: the killer's health is a token and markers too", () => {
    const strike = (markers: number) =>
      table('action', { killer: 'campfire', health: { killer: [markers, 0] }, hand: ['weak_attack', 'focus'] })
        .dice('horror', 5, 5, 1)
        .answers('play:weak_attack', 'keep');
    const wounded = strike(1);
    expect([wounded.state.killer.markers, wounded.told('last-breath').length, wounded.match.over]).toEqual([
      0,
      0,
      false,
    ]);
    const dead = strike(0).tells('last-breath', { who: 'killer', symbols: 0 });
    expect(dead.match.outcome?.side).toBe('heroine');
  });

  test('FG-BRD-09: the finale lies face down until it is revealed', () => {
    const upkeep = (...deck: string[]) => table('upkeep', { hiddenFinale: 'hans_f3', terror: [...deck] });
    expect(look(upkeep('ht03')).finale).toEqual({ id: null, revealed: false });
    expect(look(upkeep()).finale).toEqual({ id: 'hans_f3', revealed: true });
  });

  test('FG-BRD-10: the dark power lies face down until it is revealed', () => {
    const fire = (row: number) =>
      table('terror', {
        hiddenPower: 'hans_d3',
        killer: { bloodlust: row },
        victims: { dock: 1 },
        terror: ['ct06', 'ht09'],
      }).dice('plain-die', 6);
    expect(look(fire(4)).darkPowers).toEqual([{ id: null, revealed: false }]);
    expect(look(fire(5)).darkPowers).toEqual([{ id: 'hans_d3', revealed: true }]);
  });

  test('FG-BRD-11: the action at the finale slot is carried out at the start of every Killer phase', () => {
    const t = table('killer', { victims: { tool_shed: 2 }, terror: ['ht09', 'ct07', 'ht02'] }).dice('panic', 1); // who is left stays
    expect(t.state.dead).toHaveLength(1);
    expect(t.order('killer-action', 'victim-killed', 'terror-drawn')).toEqual([
      'killer-action',
      'victim-killed',
      'terror-drawn',
    ]);
    t.answers('end', 'done');
    expect(t.told('killer-action')).toHaveLength(2);
    expect(t.state.dead).toHaveLength(2);
    // revealed, the other side of the card counts: Hans comes two spaces nearer and strikes twice
    const revealed = table('killer', { finale: 'hans_f3', killer: 'dock' });
    expect([revealed.state.killer.space, revealed.state.heroine.markers]).toEqual(['campfire', 0]);
  });

  test.each(KILLERS)('FG-BRD-12: the bloodlust of %s starts at the bottom, where he is weakest', (id) => {
    const { track } = FILMS.find((film) => film.killer.id === id)!.killer;
    const { killer } = look(fresh({ killer: id }, 'bloodlust'));
    expect(killer.bloodlust).toBe(1);
    expect(track.every((row) => row.attack >= track[0]!.attack && row.move >= track[0]!.move)).toBe(true);
  });

  test.each([
    [1, 'marsh'],
    [6, 'south_trail'],
    [11, 'campfire'],
  ])('FG-BRD-13: on row %i two moves bring Hans to %s', (row, space) => {
    const t = table('terror', { killer: { bloodlust: row }, terror: ['ht02', 'ht09'] });
    expect(t.state.killer.space).toBe(space); // 2, 4 and 6 spaces towards the Campfire, five away
  });

  test.each([
    [1, 2],
    [5, 3],
    [9, 4],
    [11, 5],
  ])('FG-BRD-14: on row %i an attack deals %i damage', (row, damage) => {
    const t = table(
      'terror',
      { killer: { bloodlust: row, space: 'campfire' }, darkPower: 'hans_d3', terror: ['ht07', 'ht09'] },
      { heroine: 'barbara' },
    );
    expect([look(t).killer.attack, t.state.heroine.markers]).toEqual([damage, 6 - damage]);
  });

  test('FG-BRD-15: the effect of a row is applied once, at once, when the marker reaches it', () => {
    const t = table('terror', { killer: { bloodlust: 2 }, victims: { dock: 2 }, terror: ['ct06', 'ct02'] }).dice(
      'plain-die',
      5,
    );
    expect([t.state.killer.bloodlust, t.state.horror]).toEqual([4, 4]); // row 3: horror +1; row 4: nothing
    expect(t.order('bloodlust', 'horror')).toEqual(['bloodlust', 'horror', 'bloodlust']);
  });

  test('FG-BRD-16: at the top every further rise brings the end effect', () => {
    const t = table('terror', {
      killer: { bloodlust: 11, markers: 5 },
      victims: { dock: 2 },
      terror: ['ct06', 'ht01', 'ht04', 'ht09'],
    }).dice('plain-die', 5);
    // twice: one health for Hans, one terror card less
    expect([t.state.killer.bloodlust, t.state.killer.markers, t.state.terror.deck.length]).toEqual([11, 7, 1]);
    expect(t.told('bloodlust-at-top')).toHaveLength(2);
  });

  test('FG-BRD-17: a minor dark power is placed at the killer board and stays', () => {
    const t = table('terror', { terror: ['ht10', 'ht09'] });
    const stays = [{ id: 'ht10', kind: 'mdp', markers: 2 }];
    expect([look(t).inPlay, t.state.terror.discard]).toEqual([stays, []]);
    t.answers('end', 'done').expects(0, 'action');
    expect([look(t).inPlay, look(t).killer.attack]).toEqual([stays, 3]); // 2 and its 1
  });
});

describe('location board', () => {
  test.each([
    ['cabins', ['north_trail', 'nw_woods']],
    ['lake', ['cliff', 'dock']],
    ['south_trail', ['campfire', 'dock', 'lake_path', 'se_exit']],
    ['sw_exit', ['sports_field']],
    ['tool_shed', ['east_trail']],
  ])('FG-BRD-18: adjacent to %s is exactly what a line connects with it', (space, neighbours) => {
    expect(steps(space)).toEqual(neighbours);
  });

  test('FG-EX-19 (FG-BRD-18, FG-BRD-19): from the Lovers’ Spot to the Cliff, but not to the Cabins', () => {
    expect(steps('lovers_spot')).toEqual(['cliff']);
    const t = table('action', { heroine: 'lovers_spot', hand: ['walk'] })
      .dice('horror', 5, 1)
      .answers('play:walk');
    t.refuses('go:cabins', 'no-such-option').answers('go:cliff');
    expect(t.state.heroine.space).toBe('cliff');
  });

  const at = (space: string) => table('action', { heroine: space, victims: { [space]: 1 }, hand: ['search'] });

  test.each(SPACES)('FG-BRD-20, FG-BRD-21: searching and saving at %s', (space) => {
    const t = at(space);
    const searched = ['cabins', 'dock', 'tool_shed'].includes(space);
    const exit = ['main_gate', 'se_exit', 'sw_exit'].includes(space);
    expect([t.legal.includes('play:search'), t.legal.includes('save:yellow')]).toEqual([searched, exit]);
    if (!searched) t.expects(0, 'action', undefined, { 'play:search': 'no-search-space' });
  });

  test('FG-BRD-22: cards speak of spaces by name', () => {
    const t = table('terror', { terror: ['ct07', 'ht09'] });
    expect(count(t, 'cabins')).toBe(1);
    const arrivals = table('terror', { terror: ['ct01', 'ht09'], nextEvent: 'ce03', setupCard: 'camp_s1' });
    expect(['cabins', 'dock', 'campfire', 'marsh'].map((space) => count(arrivals, space))).toEqual([2, 2, 2, 2]);
  });

  test('FG-BRD-23: each search space has one pile of its own', () => {
    for (const film of FILMS) {
      const { state } = fresh({ killer: 'hans', location: film.location.id }, 'piles');
      const searched = Object.values(film.location.spaces).filter((space) => space.tags.includes('search'));
      expect(state.items.piles.map((one) => one.space).sort()).toEqual(searched.map((space) => space.id).sort());
    }
    const t = table('action', {
      heroine: 'tool_shed',
      killer: 'lake',
      piles: { dock: ['axe', 'map'], tool_shed: ['pills', 'whistle'] },
      hand: ['search'],
    })
      .dice('horror', 5, 1)
      .answers('play:search');
    expect(t.state.items.backpack.map((one) => one.id)).toEqual(['pills']);
    const left = t.state.items.piles.map((one) => [one.space, one.cards.length]);
    expect(Object.fromEntries(left)).toMatchObject({ dock: 2, tool_shed: 1 });
  });

  test('FG-BRD-24: the setup card says where everybody starts', () => {
    const t = fresh({ setupCard: 'camp_s5' });
    expect([look(t).heroine.space, look(t).killer.space]).toEqual(['marsh', 'nw_woods']);
    const added = t.told('victims-added').slice(0, 4);
    expect(Object.fromEntries(added.map(({ details }) => [details['space'], details['n']]))).toEqual({
      lovers_spot: 2,
      lake_path: 1,
      campfire: 6,
      south_trail: 1,
    });
  });

  test.each([
    [1, 'cabins'],
    [4, 'cabins'],
    [5, 'sports_field'],
    [6, 'north_trail'],
  ])('FG-BRD-25: at the Northwest Woods the panic number %i leads to %s', (die, space) => {
    const t = table('panic', { killer: 'nw_woods', tally: { killedThisTurn: 1 }, victims: { nw_woods: 1 } }).dice(
      'panic',
      die,
    );
    expect(t.state.victims.map((one) => one.space)).toEqual([space]);
  });

  test('FG-BRD-25: a number that is not printed there leads nowhere', () => {
    const t = table('panic', { killer: 'cabins', tally: { killedThisTurn: 1 }, victims: { cabins: 2 } }).dice(
      'panic',
      1,
      3,
    );
    expect(t.state.victims.map((one) => one.space).sort()).toEqual(['cabins', 'nw_woods']);
  });
});
