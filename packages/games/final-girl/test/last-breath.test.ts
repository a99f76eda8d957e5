import { describe, expect, test } from 'vitest';
import { type Edit, fresh, look, type Table, table } from './kit.ts';

/** Hans stands with her at the Campfire, with so many markers and a token with so many symbols; she has Critical Blow. */
function strike(markers: number, symbols: number, edit: Edit = {}): Table {
  return table('action', {
    killer: 'campfire',
    health: { killer: [markers, symbols] },
    hand: ['critical_blow'],
    also: edit,
  });
}

/** Hans, at this row of his track, attacks her at the Campfire. */
function attacked(row: number, markers: number, symbols: number, edit: Edit = {}): Table {
  return table('killer', {
    killer: { space: 'campfire', bloodlust: row },
    health: { heroine: [markers, symbols] },
    terror: ['ct07', 'ct02'],
    hiddenPower: 'hans_d3',
    also: edit,
  });
}

const dice = (t: Table): number[] => t.told('rolled').map(({ details }) => (details['faces'] as number[]).length);
const her = (t: Table): [number, string] => [look(t).heroine.health, t.state.heroine.breath.color];
const him = (t: Table): [number, string | undefined] => [t.state.killer.markers + 1, t.state.killer.breath?.color];

describe('the tokens', () => {
  test('FG-BREATH-01: nine black tokens: one each with 1, 2 and 3 symbols, six blank', () => {
    for (const killer of ['hans', 'poltergeist']) {
      const { state } = fresh({ killer });
      const dealt = [state.heroine.breath, ...(state.killer.breath === null ? [] : [state.killer.breath])];
      const all = [...dealt, ...state.breathTokens.unused];
      expect(all.map((token) => token.symbols).sort()).toEqual([0, 0, 0, 0, 0, 0, 1, 2, 3]);
      expect(all.every((token) => token.color === 'black')).toBe(true);
    }
  });

  test('FG-BREATH-02: she and the killer start with one hidden black token each', () => {
    const seen = { heroine: new Set<number>(), killer: new Set<number | undefined>() };
    for (let n = 0; n < 60; n++) {
      const t = fresh({}, `tokens ${n}`);
      seen.heroine.add(t.state.heroine.breath.symbols);
      seen.killer.add(t.state.killer.breath?.symbols);
      expect([look(t).heroine.breath, look(t).killer.breath]).toEqual([
        { color: 'black', symbols: null },
        { color: 'black', symbols: null },
      ]);
      expect(look(t).breathTokens.unused).toEqual(Array(7).fill({ color: 'black', symbols: null }));
    }
    // Drawn by luck: sooner or later each of them has each kind.
    expect([[...seen.heroine].sort(), [...seen.killer].sort()]).toEqual([
      [0, 1, 2, 3],
      [0, 1, 2, 3],
    ]);
  });
});

describe('when it is revealed', () => {
  test('FG-BREATH-03: markers go first; damage that uses up exactly the markers does not reveal it', () => {
    const her = attacked(1, 2, 0); // attack 2
    her.expects(0, 'action');
    expect([her.state.heroine.markers, her.told('last-breath')]).toEqual([0, []]);
    expect(look(her).heroine.breath.symbols).toBeNull();
    const his = strike(3, 0).dice('horror', 5, 5).answers('play:critical_blow'); // 3 damage
    expect([his.state.killer.markers, his.told('last-breath')]).toEqual([0, []]);
    expect(his.state.result).toBeNull();
  });

  test('FG-BREATH-03: one point more reveals it', () => {
    const her = attacked(1, 1, 2);
    her.tells('health-lost', { amount: 1, health: 1 });
    her.tells('last-breath', { who: 'heroine', symbols: 2, rule: 'FG-BREATH-03' });
    const his = strike(2, 2).dice('horror', 5, 5).answers('play:critical_blow');
    his.tells('last-breath', { who: 'killer', symbols: 2, rule: 'FG-BREATH-03' });
  });

  test('FG-BREATH-03, FG-R-53: an unpreventable loss counts as well', () => {
    const t = table('action', { health: { heroine: [0, 1] }, hand: ['run'] }).dice('horror', 1, 1, 2);
    t.answers('play:run', 'row:2').tells('last-breath', { who: 'heroine', symbols: 1 });
    expect(t.phase).toBe('planning');
  });

  test('FG-BREATH-04: a blank token: she dies and the game is lost', () => {
    const t = attacked(1, 1, 0);
    expect([t.match.over, t.match.outcome]).toMatchObject([true, { side: 'killer', winners: [] }]);
    t.tells('lost', { why: 'heroine-dead', rule: 'FG-BREATH-04' });
    expect(t.told('terror-drawn')).toEqual([]); // it ends there and then
  });

  test('FG-BREATH-04: a blank token: the killer dies and the game is won', () => {
    const t = strike(2, 0).dice('horror', 5, 5).answers('play:critical_blow');
    expect([t.match.over, t.match.outcome]).toMatchObject([true, { side: 'heroine', winners: [0] }]);
    t.tells('won', { why: 'killer-dead', rule: 'FG-BREATH-04' });
    expect(t.state.horror).toBe(3); // the rest of the row, horror -1, did not happen
  });

  test.each([1, 2, 3])('FG-BREATH-05: with %i symbols she returns with a white token and that much health', (n) => {
    const t = attacked(1, 1, n);
    t.tells('revived', { who: 'heroine', health: n, rule: 'FG-BREATH-05' });
    expect([her(t), t.state.heroine.markers, t.state.breathTokens.white]).toEqual([[n, 'white'], n - 1, 1]);
  });

  test.each([1, 2, 3])('FG-BREATH-05: with %i symbols so does the killer', (n) => {
    const t = strike(0, n).dice('horror', 5, 1, 1).answers('play:critical_blow');
    t.tells('revived', { who: 'killer', health: n, rule: 'FG-BREATH-05' });
    expect([him(t), t.state.killer.markers, t.state.breathTokens.white]).toEqual([[n, 'white'], n - 1, 1]);
  });

  test('FG-BREATH-06: the revealed token is out of the game, for all to see', () => {
    const t = attacked(1, 1, 3);
    expect([t.state.breathTokens.removed, t.state.breathTokens.unused.length]).toEqual([[3], 7]);
    const left = [t.state.killer.breath, ...t.state.breathTokens.unused];
    expect(left.some((token) => token?.symbols === 3)).toBe(false);
    expect(look(t).breathTokens.removed).toEqual([3]);
    const his = strike(0, 3).dice('horror', 5, 1, 1).answers('play:critical_blow');
    expect([his.state.breathTokens.removed, his.state.breathTokens.unused.length]).toEqual([[3], 7]);
  });

  test('FG-BREATH-09: damage beyond the token is not taken off the restored health', () => {
    const t = attacked(11, 0, 2); // attack 5
    t.tells('attacked', { damage: 5 });
    expect(her(t)).toEqual([2, 'white']);
    const his = strike(0, 1).dice('horror', 5, 5, 1).answers('play:critical_blow'); // 3 damage
    his.tells('killer-damaged', { amount: 3 });
    expect([him(his), his.state.result]).toEqual([[1, 'white'], null]);
  });
});

describe('the phase ends', () => {
  test('FG-BREATH-07: his revival ends the Action phase in the middle of the row, whatever she has in hand', () => {
    const t = strike(1, 1, { hand: ['walk', 'focus'] }).dice('horror', 5, 5);
    t.answers('play:critical_blow', 'keep').expects(0, 'buy');
    t.tells('phase-cut-short', { phase: 'action', why: 'killer-revived' });
    expect([t.phase, t.state.horror, t.state.hand]).toEqual(['planning', 3, ['walk', 'focus']]);
  });

  test('FG-BREATH-07, FG-R-35: hers ends the Action phase before the rest of the row', () => {
    const t = table('action', { health: { heroine: [0, 2] }, hand: ['run', 'focus'] }).dice('horror', 1, 1, 1);
    t.answers('play:run', 'keep', 'row:2').expects(0, 'buy'); // LOSE 1, T-2
    expect([t.phase, t.state.time, her(t)]).toEqual(['planning', 6, [2, 'white']]);
  });

  test('FG-BREATH-07, FG-R-34: in step 1 of the Killer phase it means that no terror card is drawn', () => {
    const t = attacked(1, 1, 1, { victims: { dock: 1 } }).expects(0, 'action');
    t.tells('phase-cut-short', { phase: 'killer', why: 'heroine-revived' });
    expect([t.told('terror-drawn'), t.state.terror.deck.length, t.state.horror]).toEqual([[], 2, 3]);
    expect(t.told('phase').map(({ details }) => details['phase'])).toEqual(['killer', 'panic', 'upkeep', 'action']);
  });

  test('FG-BREATH-07, FG-R-33: a second attack of the same action does not happen', () => {
    const t = attacked(1, 1, 1, { finale: 'hans_f3' }); // N:MMAA
    t.expects(0, 'action');
    expect([t.told('attacked').length, her(t)]).toEqual([1, [1, 'white']]);
  });

  test('FG-BREATH-07, FG-R-33: nor does the rest of a terror card', () => {
    const t = table('terror', {
      killer: 'campfire',
      health: { heroine: [0, 3] },
      terror: ['ht03', 'ct07'], // H+1; N:MA
      tally: { killedThisTurn: 1 },
      victims: { dock: 1 },
    }).expects(0, 'action');
    expect([her(t), t.state.horror, t.state.phase]).toEqual([[3, 'white'], 4, 'action']);
    expect(t.order('revived', 'phase-cut-short')).toEqual(['revived', 'phase-cut-short']);
  });

  test('FG-BREATH-07, FG-R-37: the killer revives through Retaliation: the Killer phase ends, the attack is not applied', () => {
    const t = attacked(5, 4, 0, { health: { killer: [0, 2] }, hand: ['retaliation'] }).dice('horror', 5, 1, 1);
    t.answers('play:retaliation').expects(0, 'action'); // reduced by 2, 1 damage to him; 1 would be left
    expect([him(t), her(t), t.told('terror-drawn')]).toEqual([[2, 'white'], [5, 'black'], []]);
  });
});

describe('the second time', () => {
  test('FG-BREATH-08: with a white token she dies for good', () => {
    const white: Edit = (s) => {
      s.breathTokens.removed.push(s.heroine.breath.symbols);
      s.breathTokens.white -= 1;
      s.heroine.breath = { color: 'white', symbols: 0, known: true };
    };
    const t = attacked(1, 1, 3, white);
    t.tells('lost', { why: 'heroine-dead', rule: 'FG-BREATH-08' });
    expect([t.match.over, t.told('revived')]).toEqual([true, []]);
    const alive = attacked(1, 2, 3, white).expects(0, 'action');
    expect(her(alive)).toEqual([1, 'white']);
  });

  test('FG-BREATH-08: with a white token the killer dies for good', () => {
    const t = strike(0, 3).dice('horror', 5, 1, 1, 5, 5);
    t.answers('play:critical_blow');
    expect(him(t)).toEqual([3, 'white']);
    const again = table('action', {
      killer: { space: 'campfire', markers: 2, breath: { color: 'white', symbols: 0, known: true } },
      hand: ['critical_blow'],
      also: (s) => {
        s.breathTokens.removed.push(s.killer.breath?.symbols ?? 0);
        s.breathTokens.white -= 1;
      },
    }).dice('horror', 5, 5);
    again.answers('play:critical_blow');
    again.tells('won', { why: 'killer-dead', rule: 'FG-BREATH-08' });
    expect([again.match.over, again.told('revived')]).toEqual([true, []]);
  });
});

describe('adrenaline', () => {
  /** Both with so many markers; she plays Focus at horror 3, which gives two dice. */
  const focus = (hers: number, his: number, edit: Edit = {}): Table =>
    table('action', { health: { heroine: hers, killer: his }, hand: ['focus'], also: edit }).answers('play:focus');

  test('FG-ADR-01: one die more if either of them has nothing left but the token', () => {
    expect([dice(focus(1, 1)), dice(focus(0, 1)), dice(focus(1, 0))]).toEqual([[2], [3], [3]]);
    expect([look(focus(1, 1)).dice, look(focus(0, 1)).dice]).toEqual([2, 3]); // and it is shown
  });

  test('FG-ADR-01: with a white token as well', () => {
    const white: Edit = {
      heroine: { breath: { color: 'white', symbols: 0, known: true } },
      also: (s) => {
        s.breathTokens.white -= 1;
      },
    };
    expect([dice(focus(0, 5, white)), dice(focus(1, 5, white))]).toEqual([[3], [2]]);
  });

  test('FG-ADR-01: also in a reaction', () => {
    const t = attacked(1, 0, 1, { hand: ['guard'] }).dice('horror', 5, 5, 1);
    t.answers('play:guard');
    expect([dice(t), her(t)]).toEqual([[3], [1, 'black']]);
  });

  test('FG-ADR-02: two dice more if both are', () => {
    expect(dice(focus(0, 0))).toEqual([4]);
    // Whether a killer without health or token is at his last breath cannot be asked.
    const ghost = table('action', { health: { heroine: 0 }, hand: ['focus'] }, { killer: 'poltergeist' }).answers(
      'play:focus',
    );
    expect(dice(ghost)).toEqual([3]);
  });

  test('FG-ADR-03: the bonus ends once she has recovered', () => {
    const t = table('action', { health: { heroine: 0 }, hand: ['short_rest', 'focus'] }).dice('horror', 5, 1, 1, 1, 1);
    t.answers('play:short_rest', 'keep', 'play:focus');
    expect([dice(t), t.state.heroine.markers]).toEqual([[3, 2], 1]);
    t.usesAllLuck();
  });

  test('FG-ADR-03, FG-R-32: and once he has, or a minor dark power gives him health', () => {
    expect(dice(focus(4, 0, { inPlay: { ht10: 1 } }))).toEqual([2]);
    const t = table('terror', {
      health: { killer: 0 },
      terror: ['ht09', 'ct07'], // H+1; he recovers 1 per dead victim
      hand: ['focus'],
      also: (s) => {
        s.dead.push(s.supply.shift() as string);
      },
    });
    expect([look(t).dice, t.state.killer.markers]).toEqual([2, 1]);
    t.answers('play:focus');
    expect(dice(t)).toEqual([2]);
  });
});

describe('examples', () => {
  test('FG-EX-16: FG-BREATH-03, FG-BREATH-05, FG-BREATH-06, FG-BREATH-07, FG-BREATH-09: Barbara’s near-kill', () => {
    const t = table(
      'action',
      { killer: 'campfire', health: { killer: [1, 3] }, hand: ['critical_blow', 'walk'] },
      { heroine: 'barbara' },
    ).dice('horror', 5, 6);
    t.answers('play:critical_blow', 'keep');
    t.tells('killer-damaged', { amount: 3, markers: 0 });
    t.tells('last-breath', { who: 'killer', symbols: 3 });
    expect([him(t), t.state.killer.markers, t.state.breathTokens.removed]).toEqual([[3, 'white'], 2, [3]]);
    t.expects(0, 'buy');
    expect([t.phase, t.state.hand]).toEqual(['planning', ['walk']]);
  });

  test.each([1, 2, 3])('FG-EX-17: FG-BREATH-05, FG-BREATH-07, FG-BREATH-09: 5 damage to 2 health, token %i', (n) => {
    const t = attacked(11, 1, n).expects(0, 'action'); // row 11: attack 5
    t.tells('attacked', { damage: 5 });
    t.tells('health-lost', { amount: 1 });
    expect([her(t), t.told('terror-drawn'), t.state.phase]).toEqual([[n, 'white'], [], 'action']);
    t.tells('phase-cut-short', { phase: 'killer' });
  });
});
