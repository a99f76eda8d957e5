import { bestRated, fastChance } from '@dreadhouse/engine';
import { describe, expect, test } from 'vitest';
import { type BetrayalState, hauntNumbered } from '../../src/index.ts';
import { mineOf } from '../../src/rules/in-play.ts';
import { lookAt } from '../../src/rules/table.ts';
import type { Token } from '../../src/state.ts';
import { amid, begins, stand, token, tokens } from '../haunt-kit.ts';
import { type Edit, gives, haunts, lays, nextTiles, rolls, steps, type Table, table, turn, viewOf } from '../kit.ts';

/** An Heirloom that only these have seen. */
const heirloom = (s: BetrayalState, face: string, where: Partial<Token>, ...seen: number[]): void =>
  token(s, 'heirloom', { up: false, ...where, face: { face, seen } });
/** Somebody carries these, and knows them. */
const carries = (s: BetrayalState, seat: number, ...faces: string[]): void => {
  for (const face of faces) heirloom(s, face, { on: seat }, seat);
};
const greedy = (edit: Edit = () => {}, seats = 3): Table => turn(amid(38, edit), {}, seats);
/** The faces that a viewer sees, in the order of the tokens. */
const faces = (t: Table, viewer: number | 'spectator'): unknown[] =>
  viewOf(t, viewer).tokens.map(({ face }) => (face as { face: string | null }).face);
const kept = (t: Table, seat: number): number => tokens(t, 'heirloom').filter(({ on }) => on === seat).length;
const told = (t: Table, viewer: number | 'spectator', what: string): unknown[] =>
  t.match.eventsFor(viewer).filter(({ kind, details }) => kind === 'haunt-tells' && details?.['what'] === what);

describe('38, The Heir Apparent: what lies where', () => {
  const ROOMS = ['kitchen', 'dining-room', 'salon', 'conservatory', 'bloody-room', 'library', 'chapel', 'catacombs'];
  const wide: Edit = (s) => {
    lays(s, 'library', { region: 'upper', x: 0, y: -2 });
    lays(s, 'chapel', { x: 0, y: -3 });
    lays(s, 'catacombs', { region: 'basement', x: 0, y: -1 });
    lays(s, 'graveyard', { x: 5, y: 5 });
  };

  test.each([
    [3, 6],
    [4, 7],
    [5, 8],
    [6, 9],
  ])('set-up for %i: %i Heirlooms face down on different tiles, dealt from nine; nobody has seen one', (seats, n) => {
    const t = begins(38, seats, wide);
    expect(t.state.haunt).toMatchObject({ number: 38, traitor: null, first: 2 });
    const all = tokens(t, 'heirloom');
    expect(new Set(all.map((one) => one.at)).size).toBe(n);
    for (const one of all) expect([...ROOMS, 'graveyard']).toContain(one.at);
    expect(all.every(({ up, face }) => !up && face?.seen.length === 0)).toBe(true);
    const memory = t.state.haunt?.memory as { supply: { face: string }[]; owed: number } | undefined;
    expect(memory?.owed).toBe(0);
    const dealt = [
      ...all.map(({ face }) => face?.face ?? ''),
      ...(memory?.supply ?? []).map(({ face }) => face),
    ].sort();
    expect(dealt).toEqual(['cup', 'cup', 'fan', 'fan', 'signet', 'thimble', 'thimble', 'watch', 'watch']);
    expect(faces(t, 0)).toEqual(all.map(() => null));
    expect(viewOf(t, 'spectator').haunt?.counters).toEqual([{ name: 'heirloom', value: n, goal: null }]);
  });

  test('KIT 4, row 22: for whom there is no tile, they lie on the next tiles that are found, one on each', () => {
    const t = begins(38, 3);
    expect(tokens(t, 'heirloom')).toHaveLength(5);
    expect(t.state.haunt?.memory).toMatchObject({ owed: 1 });
    const found = greedy((s) => {
      if (s.haunt) s.haunt.memory = { supply: [hidden('cup'), hidden('fan'), hidden('signet')], owed: 2, heir: null };
      nextTiles(s, 'gymnasium');
    }).answers('discover:N');
    while (found.decision.kind !== 'turn') found.answers(found.legal[0] ?? '');
    expect(tokens(found, 'heirloom')).toMatchObject([{ at: 'gymnasium', up: false, face: { face: 'cup', seen: [] } }]);
    expect(found.state.haunt?.memory).toMatchObject({ owed: 1, supply: [{ face: 'fan' }, { face: 'signet' }] });
  });

  const hidden = (face: string) => ({ face, seen: [] });

  test('once all are out, a new tile brings none', () => {
    const t = greedy((s) => {
      if (s.haunt) s.haunt.memory = { supply: [hidden('cup')], owed: 0, heir: null };
      nextTiles(s, 'gymnasium');
    }).answers('discover:N');
    while (t.decision.kind !== 'turn') t.answers(t.legal[0] ?? '');
    expect(tokens(t, 'heirloom')).toEqual([]);
  });
});

describe('38, The Heir Apparent: Search', () => {
  const before = (edit: Edit = () => {}): Table =>
    greedy((s) => {
      stand(s, 'kitchen', 0);
      heirloom(s, 'watch', { at: 'kitchen' });
      edit(s);
    });

  test('Knowledge, 3 or more: taken and looked at; less leaves it, once per turn', () => {
    const t = rolls(before(), 2, 1, 0).answers('haunt:search');
    expect(tokens(t, 'heirloom')).toMatchObject([{ at: null, on: 0, up: false }]);
    const vain = rolls(before(), 2, 0, 0).answers('haunt:search');
    expect(tokens(vain, 'heirloom')).toMatchObject([{ at: 'kitchen', on: null }]);
    expect([faces(vain, 0), vain.legal.includes('haunt:search')]).toEqual([[null], false]);
    expect(greedy().legal).not.toContain('haunt:search');
  });

  test('BH-SECRET-02: only the finder learns what it is worth, on the table and in the log; that it was taken, all see', () => {
    const t = rolls(before(), 2, 1, 0).answers('haunt:search');
    expect([faces(t, 0), faces(t, 1), faces(t, 'spectator')]).toEqual([['watch'], [null], [null]]);
    expect([told(t, 0, 'looked').length, told(t, 1, 'looked').length]).toEqual([1, 0]);
    expect(told(t, 'spectator', 'looked')).toEqual([]);
    expect(viewOf(t, 1).tokens).toMatchObject([{ on: 0 }]);
    t.tells('token-taken', { token: 'heirloom', who: 0 });
  });

  test('where the dead have left several, the finder takes one, and reads the face of one seen before', () => {
    const t = rolls(
      before((s) => heirloom(s, 'signet', { at: 'kitchen' }, 0)),
      ...[2, 1, 0],
    ).answers('haunt:search');
    t.expects(0, 'haunt-choice', ['heirloom:1', 'heirloom:2']);
    expect(t.decision.options.map(({ details }) => details?.['card'])).toEqual(['heirloom', 'signet']);
    t.answers('heirloom:2');
    expect(tokens(t, 'heirloom')).toMatchObject([{ on: null }, { on: 0 }]);
  });

  test('any number can be carried', () => {
    const t = rolls(
      before((s) => carries(s, 0, 'thimble', 'thimble', 'fan', 'fan', 'cup')),
      ...[2, 1, 0],
    ).answers('haunt:search');
    expect(kept(t, 0)).toBe(6);
  });
});

describe('38, The Heir Apparent: Wrest', () => {
  /** Seat 0 attacks seat 2 with Might 5 against 4. */
  const attacks = (pips: number[], edit: Edit = () => {}) => rolls(greedy(edit), ...pips).answers('attack:bare:2');
  const won = [1, 0, 0, 0, 0, 0, 0, 0, 0];
  const rich: Edit = (s) => carries(s, 2, 'signet', 'thimble');

  test('BH-STEAL-01: who wins an attack, by however little, may take one at random in place of the damage', () => {
    const t = attacks(won, rich).expects(0, 'haunt-choice', ['harm', 'wrest']).answers('wrest');
    expect([kept(t, 0), kept(t, 2)]).toEqual([1, 1]);
    expect(steps(t, 2)).toEqual([3, 5, 3, 4]);
    attacks(won, rich).answers('harm').expects(2, 'take-damage');
  });

  test('BH-R-25: the new carrier looks at it, the old one still knows it, the third has seen nothing', () => {
    const t = attacks(won, (s) => carries(s, 2, 'signet')).answers('wrest');
    expect([faces(t, 0), faces(t, 2), faces(t, 1), faces(t, 'spectator')]).toEqual([
      ...[['signet'], ['signet'], [null], [null]],
    ]);
    expect([told(t, 0, 'looked').length, told(t, 1, 'looked').length, told(t, 2, 'looked').length]).toEqual([1, 0, 0]);
  });

  test('not from who carries none, not by who won as defender, not after a tie', () => {
    attacks(won).expects(2, 'take-damage');
    attacks([0, 0, 0, 0, 0, 2, 0, 0, 0], (s) => carries(s, 0, 'cup')).expects(0, 'take-damage');
    attacks([1, 0, 0, 0, 0, 1, 0, 0, 0], rich).expects(0, 'turn');
  });

  test('from afar, too: an attack is an attack', () => {
    const t = greedy((s) => {
      gives(s, 0, 'gun');
      s.turn.owned = ['gun'];
      stand(s, 'hallway', 2);
      rich(s);
    });
    rolls(t, 2, 2, 0, 0, 0, 0, 0, 0, 0).answers('attack:gun:2').expects(0, 'haunt-choice', ['harm', 'wrest']);
    expect(kept(t.answers('wrest'), 0)).toBe(1);
  });
});

describe('38, The Heir Apparent: hands that it passes through', () => {
  test('a trade: offered by its face to whoever knows it, unseen by whoever is asked; the new owner looks, the old one remembers', () => {
    const t = greedy((s) => {
      carries(s, 0, 'thimble', 'signet');
      carries(s, 1, 'watch');
    }).answers('trade:1');
    const cardsOf = () => t.decision.options.slice(1).map(({ details }) => details?.['card']);
    expect(cardsOf()).toEqual(['thimble', 'signet']);
    t.answers('ware:token:1', 'done');
    expect(cardsOf()).toEqual(['heirloom:3']);
    t.answers('ware:token:3', 'done').expects(1, 'agree-trade', ['yes', 'no']);
    expect(t.decision.options[0]?.details).toEqual({ given: ['heirloom:1'], taken: ['watch'] });
    expect(t.decision.about).toEqual({ from: 0, given: ['heirloom:1'], taken: ['heirloom:3'] });
    t.answers('yes');
    expect(faces(t, 0)).toEqual(['thimble', 'signet', 'watch']);
    expect(faces(t, 1)).toEqual(['thimble', null, 'watch']);
    expect(faces(t, 2)).toEqual([null, null, null]);
    t.tells('traded', { given: ['heirloom:1'], taken: ['heirloom:3'] });
  });

  test('the dead leave theirs on the tile, face down, not to be looted; who has seen one still knows it', () => {
    const t = greedy((s) => {
      carries(s, 2, 'signet', 'fan');
      for (const one of s.tokens) Object.assign(one, { up: true, face: { ...one.face, seen: [0, 1, 2] } });
      Object.assign(s.explorers[2]?.traits ?? {}, { might: 1, speed: 1 });
    });
    rolls(t, 2, 2, 0, 0, 0, 0, 0).answers('attack:bare:2', 'harm', 'might');
    expect(t.state.explorers[2]?.dead).toBe(true);
    expect(tokens(t, 'heirloom')).toMatchObject([
      { at: 'entrance-hall', on: null, up: false },
      { at: 'entrance-hall', on: null, up: false },
    ]);
    expect(faces(t, 1)).toEqual(['signet', 'fan']);
    t.answers('end-turn');
    expect(t.legal).toContain('haunt:search');
    expect(t.legal.filter((id) => id.startsWith('loot:'))).toEqual([]);
  });

  test('dead, a seat goes on seeing what it has seen, and no more (BH-R-20)', () => {
    const t = greedy((s) => {
      heirloom(s, 'signet', { at: 'kitchen' }, 2);
      heirloom(s, 'cup', { at: 'salon' });
      if (s.explorers[2]) s.explorers[2].dead = true;
    });
    expect(faces(t, 2)).toEqual(['signet', null]);
  });
});

describe('38, The Heir Apparent: Read the will', () => {
  const reads = (...mine: string[]) => greedy((s) => carries(s, 0, ...mine));

  test('in the Entrance Hall, with an Heirloom at least', () => {
    expect(greedy().legal).not.toContain('haunt:read-the-will');
    expect(reads('fan').legal).toContain('haunt:read-the-will');
    expect(reads('fan').answers('go:hallway').legal).not.toContain('haunt:read-the-will');
  });

  test.each([
    [3, ['signet', 'watch'], true],
    [3, ['signet', 'cup'], false],
    [4, ['watch', 'watch'], true],
    [4, ['watch', 'cup'], false],
    [5, ['watch', 'watch'], true],
    [6, ['watch', 'cup'], true],
    [6, ['watch', 'fan'], false],
  ])('with %i players %j is enough: %s', (seats, mine, isEnough) => {
    const t = greedy((s) => carries(s, 0, ...mine), seats);
    rolls(t, 2, 2, 0).answers('haunt:read-the-will');
    expect(t.state.result?.why).toBe(isEnough ? 'heir' : undefined);
  });

  test('Knowledge, 4 or more: the one heir wins', () => {
    const t = rolls(reads('signet', 'watch'), 2, 2, 0).answers('haunt:read-the-will');
    expect(t.state.result).toEqual({ side: 'one', why: 'heir', winners: [0] });
  });

  test('less than 4: they stay face up, also in other hands; a new one is face down', () => {
    const t = greedy((s) => {
      carries(s, 0, 'signet', 'watch');
      heirloom(s, 'cup', { at: 'entrance-hall' });
    });
    rolls(t, 2, 1, 0).answers('haunt:read-the-will');
    expect(t.state.result).toBeNull();
    expect(tokens(t, 'heirloom').map(({ up }) => up)).toEqual([true, true, false]);
    expect(faces(t, 'spectator')).toEqual(['signet', 'watch', null]);
    expect(t.legal).not.toContain('haunt:read-the-will'); // BH-STRUCT-06: once per turn
    rolls(t, 2, 1, 0).answers('haunt:search');
    expect(faces(t, 'spectator')).toEqual(['signet', 'watch', null]);
    t.answers('trade:1', 'ware:token:1', 'done', 'done', 'yes');
    expect(tokens(t, 'heirloom')[0]).toMatchObject({ on: 1, up: true });
  });

  test('too little is shown all the same, without a roll; turned down again, it is not forgotten', () => {
    const t = reads('fan', 'cup').answers('haunt:read-the-will').expects(0, 'turn');
    expect(tokens(t, 'heirloom').map(({ up }) => up)).toEqual([false, false]);
    expect([faces(t, 1), faces(t, 'spectator')]).toEqual([
      ['fan', 'cup'],
      ['fan', 'cup'],
    ]);
    // What is seen is told, each by itself: the same sum of others would look different.
    expect(told(t, 1, 'shows')).toMatchObject([{ details: { n: 2 } }, { details: { n: 3 } }]);
    expect(told(t, 1, 'shown')).toMatchObject([{ details: { who: 0, n: 5 } }]);
  });
});

describe('38, The Heir Apparent: other ends', () => {
  test('the last one alive wins', () => {
    const t = greedy((s) => {
      if (s.explorers[1]) s.explorers[1].dead = true;
      Object.assign(s.explorers[2]?.traits ?? {}, { might: 1, speed: 1 });
    });
    rolls(t, 2, 2, 0, 0, 0, 0, 0).answers('attack:bare:2', 'might');
    expect(t.state.result).toEqual({ side: 'one', why: 'last-alive', winners: [0] });
  });

  test('of two who die together the later in turn order wins, whatever they carried: it lies on the tile by then', () => {
    const t = greedy((s) => {
      gives(s, 0, 'dynamite');
      s.turn.owned = ['dynamite'];
      if (s.explorers[2]) s.explorers[2].dead = true;
      for (const seat of [0, 1]) Object.assign(s.explorers[seat]?.traits ?? {}, { might: 1, speed: 1 });
      carries(s, 0, 'signet');
      carries(s, 1, 'thimble', 'fan');
    });
    rolls(t, 0, 0, 0, 0, 0, 0, 0, 0).answers('throw:dynamite:entrance-hall');
    while (t.state.result === null) t.answers(t.legal[0] ?? '');
    expect(t.state.result).toMatchObject({ side: 'one', why: 'last-alive', winners: [1] });
  });

  test('BH-R-14: after 14 rounds the dearest Heirlooms win; BH-R-22: and everything lies open', () => {
    const t = table(
      'round',
      amid(38, (s) => {
        carries(s, 1, 'cup', 'cup');
        carries(s, 2, 'signet');
        heirloom(s, 'watch', { at: 'salon' });
        if (s.haunt) s.haunt.round = 14;
      }),
    );
    expect(t.state.result).toEqual({ side: 'one', why: 'progress', winners: [1] });
    expect(faces(t, 0)).toEqual(['cup', 'cup', 'signet', 'watch']);
  });

  test('a tile that leaves the house takes its Heirloom along: out of the game, and still none of the others', () => {
    const t = table('turn', (s) => {
      haunts(s, 38);
      lays(s, 'chapel', { x: 2, y: -1 });
      heirloom(s, 'signet', { at: 'chapel' }, 1);
    });
    const g = lookAt(t.state);
    const gone = hauntNumbered(38).onTileGone?.(g, mineOf(g), 'chapel');
    expect(gone?.next().done).toBe(true);
    expect(t.state.haunt?.memory).toMatchObject({ supply: [{ face: 'signet', seen: [1] }] });
  });
});

describe('38, The Heir Apparent: what a thoughtful player does', () => {
  const thinks = (t: Table, seat: number) => {
    const g = lookAt(t.state);
    return hauntNumbered(38).aims(g, mineOf(g), seat);
  };

  test('goes for what lies there until it is enough, then for the door; robs whoever seems to have more', () => {
    const t = greedy((s) => {
      carries(s, 0, 'cup');
      carries(s, 1, 'signet', 'watch');
      heirloom(s, 'fan', { at: 'salon' });
    });
    expect(thinks(t, 0)).toContainEqual({ worth: 7, at: ['salon'] });
    expect(thinks(t, 1)[0]).toEqual({ worth: 15, at: ['entrance-hall'] });
    const worth = (prey: number) => thinks(t, 0).find((aim) => aim.prey === prey)?.worth ?? 0;
    expect(worth(1)).toBeGreaterThan(worth(2));
  });

  test('and does so from what it has seen alone', () => {
    const of = (face: string) =>
      thinks(
        greedy((s) => carries(s, 1, face)),
        0,
      );
    expect(of('signet')).toEqual(of('thimble'));
  });

  test.each([
    ['thimble', 'cup', true],
    ['signet', 'thimble', false],
  ])('gives its %s for an unseen Heirloom (%s): %s', (mine, theirs, agrees) => {
    const t = greedy((s) => {
      carries(s, 0, theirs);
      carries(s, 1, mine);
    }).answers('trade:1', 'ware:token:1', 'done', 'ware:token:2', 'done');
    expect(bestRated(t.match.world(), 1, fastChance('thinks')).id).toBe(agrees ? 'yes' : 'no');
  });
});
