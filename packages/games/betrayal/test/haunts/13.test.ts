import { describe, expect, test } from 'vitest';
import { type TileId, teller } from '../../src/index.ts';
import { amid, begins, stand, token, tokens } from '../haunt-kit.ts';
import { type Edit, gives, lays, monster, rolls, type Table, table, turn } from '../kit.ts';

/** What a new Candle has. */
const WAX = 3;
const memory = (t: Table) => t.state.haunt?.memory as { dawn: number; dark: number };
const remembers =
  (some: object): Edit =>
  (s) => {
    if (s.haunt) Object.assign(s.haunt.memory, some);
  };
const shades = (t: Table): TileId[] => t.state.monsters.map(({ at }) => at);
/** What burns, and where: on a tile, or in whose hand. */
const burning = (t: Table) => tokens(t, 'candle').flatMap(({ up, at, on }) => (up ? [at ?? on] : []));
const candle =
  (where: { at?: TileId; on?: number }, up = true, n = 4): Edit =>
  (s) =>
    token(s, 'candle', { ...where, up, n });
const shade =
  (at: TileId): Edit =>
  (s) =>
    monster(s, 'shade', at);
const at =
  (tile: TileId, ...seats: number[]): Edit =>
  (s) =>
    stand(s, tile, ...seats);
const weak =
  (seat: number, traits: object): Edit =>
  (s) => {
    Object.assign(s.explorers[seat]?.traits ?? {}, traits);
  };
/** Everybody in the Salon; what else there is, the test says. */
const scene = (...edits: Edit[]): Edit =>
  amid(13, (s) => {
    stand(s, 'salon', 0, 1, 2);
    for (const edit of edits) edit(s);
  });
const day = (...edits: Edit[]) => turn(scene(...edits));
const landings: Edit[] = [
  candle({ at: 'upper-landing' }),
  candle({ at: 'hallway' }),
  candle({ at: 'basement-landing' }),
];
/** The end of a round; the Shades roll no step, so each goes one tile at most. */
const night = (pips: readonly number[], ...edits: Edit[]) => {
  const t = table('round', scene(...edits));
  return rolls(t, ...pips);
};
const still = [0, 0, 0];

describe('13, Vigil: set-up', () => {
  test.each([
    [3, 2],
    [6, 3],
  ])('for %i: a lit Candle on each landing, %i more from the revealer on', (seats, spare) => {
    const t = begins(13, seats);
    expect(burning(t)).toEqual(['basement-landing', 'hallway', 'upper-landing']);
    expect(tokens(t, 'candle').every(({ n }) => n === WAX)).toBe(true);
    const given = tokens(t, 'candle').flatMap(({ on, up }) => (on === null || up ? [] : [on]));
    expect(given).toEqual([1, 2, 3].slice(0, spare));
    expect(t.state.haunt).toMatchObject({ traitor: null, first: 2 });
  });
});

describe('13, Vigil: Candles', () => {
  test('whoever lights or pinches out one is told which by its looks, not by a number that nobody sees', () => {
    const t = day(candle({ at: 'salon' }, false), candle({ on: 0 }, false, 2), candle({ on: 0 }));
    const said = (language: 'en' | 'pl') => {
      const words = teller(language, { explorers: ['isa', 'josef', 'stephanie'] });
      const options = t.match.decision(0)?.options.filter(({ id }) => id.includes(':candle:')) ?? [];
      return options.map((option) => words.option('turn', option));
    };
    expect(said('en')).toEqual([
      'Light a candle (unlit, 2 Wax, in your hand)',
      'Light a candle (unlit, 4 Wax, on the tile)',
      'Pinch out (lit, 4 Wax, in your hand)',
    ]);
    expect(said('pl')[0]).toBe('Zapal świecę (niezapalona, Wosk: 2, w\u00a0ręce)');
  });

  test('of Candles that look alike and are in one place, one is offered', () => {
    const t = day(candle({ on: 0 }, false), candle({ on: 0 }, false), candle({ at: 'salon' }, false));
    const offered = t.match.decision(0)?.options.filter(({ id }) => id.includes(':candle:')) ?? [];
    expect(offered.map(({ id }) => id)).toEqual(['haunt:light-a-candle:candle:1', 'haunt:light-a-candle:candle:3']);
  });

  test('two are enough; they are taken up, laid down and pinched out freely', () => {
    const t = day(candle({ at: 'salon' }, false), candle({ on: 0 }, false), candle({ on: 0 }, false));
    t.refuses('take:1', 'blocked');
    expect(tokens(t.answers('drop:2'), 'candle').filter(({ on }) => on === 0)).toHaveLength(1);
    const lit = day(candle({ at: 'salon' }), candle({ on: 0 })).answers('haunt:pinch-out:candle:1');
    expect(burning(lit)).toEqual([0]);
    expect(burning(lit.answers('haunt:pinch-out:candle:2'))).toEqual([]);
  });

  test('whoever carries a lit one pays 2 for a step, also where something hinders; an unlit one is free', () => {
    const moves = (...edits: Edit[]) => day(...edits).answers('go:dining-room').state.turn.moves;
    expect(moves(candle({ on: 0 }))).toBe(2);
    expect(moves(candle({ on: 0 }), shade('salon'))).toBe(2);
    expect(moves(candle({ on: 0 }, false))).toBe(3);
  });

  test('damage puts out what the victim carries, and death; the dead leave theirs on the tile', () => {
    const t = day(candle({ on: 0 }), at('furnace-room', 0), (s) =>
      lays(s, 'furnace-room', { region: 'basement', x: 1, y: 0, turn: 1 }),
    ).answers('end-turn', 'might');
    expect(burning(t)).toEqual([]);
    const dead = day(candle({ on: 0 }), at('furnace-room', 0), weak(0, { might: 1 }), (s) =>
      lays(s, 'furnace-room', { region: 'basement', x: 1, y: 0, turn: 1 }),
    ).answers('end-turn', 'might');
    expect(tokens(dead, 'candle')).toMatchObject([{ at: 'furnace-room', on: null, up: false }]);
  });

  test('Light a candle: from any flame on the tile at once; otherwise Sanity, 4 or more; once a turn', () => {
    const t = day(candle({ on: 0 }, false), candle({ on: 1 }))
      .answers('haunt:light-a-candle:candle:1')
      .usesAllLuck();
    expect(burning(t)).toEqual([0, 1]);
    const dark = (...pips: number[]) =>
      rolls(day(candle({ at: 'salon' }, false)), ...pips).answers('haunt:light-a-candle:candle:1');
    expect(burning(dark(2, 2, 0, 0))).toEqual(['salon']);
    expect(burning(dark(2, 1, 0, 0))).toEqual([]);
    dark(2, 1, 0, 0).refuses('haunt:light-a-candle:candle:1', 'blocked');
    expect(day(candle({ on: 1 }, false)).legal.some((id) => id.startsWith('haunt:light'))).toBe(false);
  });

  test('Rummage: on a symbol tile, with fewer than two, Knowledge, 4 or more', () => {
    const t = rolls(day(), 2, 2, 0).answers('haunt:rummage');
    expect(tokens(t, 'candle')).toMatchObject([{ on: 0, up: false, n: WAX }]);
    expect(tokens(t, 'searched').map((one) => one.at)).toEqual(['salon']);
    expect(t.legal).not.toContain('haunt:rummage');
    expect(tokens(rolls(day(), 2, 1, 0).answers('haunt:rummage'), 'searched')).toEqual([]);
    day(candle({ on: 0 }, false), candle({ on: 0 }, false)).refuses('haunt:rummage', 'blocked');
    expect(day(at('hallway', 0)).legal).not.toContain('haunt:rummage');
  });
});

describe('13, Vigil: Shades by day', () => {
  test('only on a lit tile, and with Sanity: no bare hands, no Machete, but the Ring; a win kills', () => {
    const attacks = (t: Table) => t.legal.filter((id) => id.startsWith('attack'));
    const armed: Edit = (s) => gives(s, 0, 'machete', 'ring', 'crossbow');
    expect(attacks(day(shade('salon'), armed))).toEqual([]);
    const lit = day(shade('salon'), candle({ at: 'salon' }), armed);
    expect(attacks(lit)).toEqual(['attack:sanity:shade:1', 'attack:ring:shade:1']);
    const t = rolls(day(shade('salon'), candle({ on: 1 })), 2, 0, 0, 0, 0, 0, 0).answers('attack:sanity:shade:1');
    expect(shades(t)).toEqual([]);
    const lost = rolls(day(shade('salon'), candle({ on: 1 })), 0, 0, 0, 0, 1, 0, 0).answers('attack:sanity:shade:1');
    lost.expects(0, 'take-damage', ['knowledge', 'sanity']);
  });

  test('Dynamite kills one that rolls less than 4, light or no light', () => {
    const t = day(shade('dining-room'), (s) => gives(s, 0, 'dynamite'));
    expect(shades(rolls(t, 2, 1, 0).answers('throw:dynamite:dining-room'))).toEqual([]);
  });
});

describe('13, Vigil: the night', () => {
  test('lit Candles lose 1 Wax and are gone at 0, before the floors are counted; unlit ones do not', () => {
    const t = night(
      still,
      candle({ at: 'hallway' }, true, 1),
      candle({ on: 0 }, false, 1),
      ...landings.slice(0, 1),
      landings[2] as Edit,
    );
    expect(tokens(t, 'candle').map(({ n }) => n)).toEqual([1, 3, 3]);
    expect(memory(t).dark).toBe(1); // the Ground Floor
    t.tells('haunt-tells', { what: 'burnt-down', at: 'hallway' });
  });

  test('for each floor without light the Dark rises, and a Shade on its landing; one more elsewhere', () => {
    const t = night(still, candle({ at: 'salon' }), at('bloody-room', 0, 1, 2));
    expect(memory(t)).toEqual({ dawn: 1, dark: 2, beaten: false });
    expect(t.told('monster-appeared').map(({ details }) => details?.['at'])).toEqual(
      expect.arrayContaining(['basement-landing', 'upper-landing']),
    );
    expect(t.state.monsters).toHaveLength(3);
  });

  test('the further one rises on a tile without light that is no landing', () => {
    const all: Edit[] = (['kitchen', 'dining-room', 'conservatory', 'bloody-room'] as const).map((tile) =>
      candle({ at: tile }),
    );
    const t = night(still, ...landings, ...all);
    expect(t.told('monster-appeared').map(({ details }) => details?.['at'])).toEqual(['salon']);
    expect(night(still, ...landings, ...all, candle({ at: 'salon' })).state.monsters).toEqual([]);
  });

  test('never more than eight; the Dark rises all the same', () => {
    const t = night(still, ...Array.from({ length: 8 }, () => shade('bloody-room')), at('kitchen', 0, 1, 2));
    expect([t.state.monsters.length, memory(t).dark]).toEqual([8, 3]);
  });

  /** One Shade stands where it will strike; every other tile is lit, so that none rises. */
  const outer = [...landings.slice(0, 1), ...landings.slice(2), candle({ at: 'bloody-room' })];
  const strikes = (pips: readonly number[], ...edits: Edit[]) => {
    const lit: Edit[] = (['kitchen', 'conservatory', 'dining-room', 'salon'] as const).map((tile) =>
      candle({ at: tile }),
    );
    return night([...still, ...pips], ...outer, ...lit, shade('hallway'), ...edits);
  };

  test('it goes for the nearest flame; of several for the one with fewer explorers, then the first of the list', () => {
    // Kitchen and Conservatory are as near.
    const t = strikes([], at('conservatory', 0, 1, 2));
    expect([shades(t), burning(t).includes('kitchen')]).toEqual([['kitchen'], false]);
    expect(shades(strikes([]))).toEqual(['conservatory']);
  });

  test('it attacks who has the lowest Sanity there; if it wins, one flame goes out besides the damage', () => {
    const t = strikes(
      [2, 2, 0, ...Array(5).fill(0)],
      candle({ at: 'hallway' }),
      at('hallway', 0, 2),
      weak(2, { sanity: 2 }),
    );
    t.expects(2, 'take-damage', ['knowledge', 'sanity']);
    while (t.decision.kind === 'take-damage') t.answersAs(2, 'knowledge');
    expect(burning(t)).not.toContain('hallway');
  });

  test('a tie changes nothing; whoever wins the defence has killed it', () => {
    const tie = strikes([1, 0, 0, 1, 0, 0, 0, 0], candle({ at: 'hallway' }), at('hallway', 0));
    expect([burning(tie).includes('hallway'), shades(tie)]).toEqual([true, ['hallway']]);
    const won = strikes([0, 0, 0, 1, 0, 0, 0, 0], candle({ at: 'hallway' }), at('hallway', 0));
    expect([burning(won).includes('hallway'), shades(won)]).toEqual([true, []]);
  });

  test('a carrier who is beaten loses the own flame by the damage, and another one on the tile burns on', () => {
    const t = strikes([1, 0, 0, 0, 0, 0, 0], candle({ on: 0 }), candle({ at: 'hallway' }), at('hallway', 0));
    t.answersAs(0, 'knowledge');
    expect([burning(t).includes('hallway'), burning(t).includes(0)]).toEqual([true, false]);
  });

  test('off the light one defends with a die less; with no flame in the house they go for explorers', () => {
    const t = night([...still, ...still, 2, 0, 0, 0, 0, 0], shade('salon'), at('salon', 0), at('bloody-room', 1, 2));
    const defence = t.told('rolled').find(({ details }) => details?.['who'] === 0);
    expect(defence?.details?.['dice']).toHaveLength(3); // Sanity 4
  });

  test('the house wins in the dark, also in the round that would have been the last; the others when it dawns', () => {
    expect(night(still, remembers({ dawn: 7, dark: 2 }), at('kitchen', 0, 1, 2)).state.result).toEqual({
      ...{ side: 'house', why: 'dark', winners: [] },
    });
    expect(strikesNone({ dawn: 7, dark: 4 })).toEqual({ side: 'heroes', why: 'dawn', winners: [0, 1, 2] });
    expect(strikesNone({ dawn: 6, dark: 4 })).toBeNull();
  });

  const strikesNone = (some: object) => night(still, ...landings, remembers(some)).state.result;
});
