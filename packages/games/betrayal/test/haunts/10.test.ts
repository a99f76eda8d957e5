import { describe, expect, test } from 'vitest';
import type { TileId } from '../../src/index.ts';
import { amid, begins, stand, token, tokens } from '../haunt-kit.ts';
import { type Edit, gives, lays, monster, rolls, steps, type Table, table, at as tileOf, turn } from '../kit.ts';

interface Memory {
  lease: number;
  next: string;
  sheets: { signer: number | null; names: number[] }[];
  rung: number;
}
const memory = (t: Table) => t.state.haunt?.memory as Memory;
const where = (t: Table, kind: string): (TileId | null)[] => tokens(t, kind).map(({ at }) => at);
const tenantAt = (t: Table): TileId | undefined => t.state.monsters[0]?.at;
const remembers =
  (some: Partial<Memory>): Edit =>
  (s) => {
    if (s.haunt) Object.assign(s.haunt.memory, some);
  };
const REGIONS = ['basement', 'ground', 'upper'];
/** A Sheet in somebody's hands, with these names; the first has signed it. */
const sheet =
  (region: string, on: number, ...names: number[]): Edit =>
  (s) => {
    token(s, `sheet-${region}`, { on });
    const { sheets } = (s.haunt?.memory ?? { sheets: [] }) as Memory; // as the haunt keeps it
    sheets[REGIONS.indexOf(region)] = { signer: names[0] ?? on, names: names.length === 0 ? [on] : names };
  };
const bundle =
  (seat: number, ...names: number[]): Edit =>
  (s) => {
    for (const region of REGIONS) sheet(region, seat, ...names)(s);
  };
const at =
  (tile: TileId, ...seats: number[]): Edit =>
  (s) =>
    stand(s, tile, ...seats);
/** The Tenant in the Hallway; Waypoints in the Salon, the Chapel below … and the Bloody Room; everybody in the Salon. */
const scene = (...edits: Edit[]): Edit =>
  amid(10, (s) => {
    lays(s, 'catacombs', { region: 'basement', x: 1, y: 0 });
    stand(s, 'bloody-room', 0, 1, 2);
    monster(s, 'tenant', 'hallway');
    token(s, 'waypoint-ground', { at: 'salon' });
    token(s, 'waypoint-basement', { at: 'catacombs' });
    token(s, 'waypoint-upper', { at: 'bloody-room' });
    for (const edit of edits) edit(s);
  });
const day = (...edits: Edit[]) => turn(scene(...edits));
/** The end of a round, with a walk of so many tiles. */
const night = (far: number, ...edits: Edit[]) => {
  const pips = [0, 1, 2, 3, 4].map((i) => Math.max(0, Math.min(2, far - 2 * i)));
  return rolls(table('round', scene(...edits)), ...pips);
};

describe('10, Sitting Tenant: set-up', () => {
  test.each([3, 6])('for %i: an Omen tile on each floor, the Tenant upstairs, a Waypoint far out on each', (seats) => {
    const t = begins(10, seats);
    for (const tile of ['observatory', 'chapel', 'catacombs'] as const) expect(t.state.house[tile]).toBeDefined();
    expect(tenantAt(t)).toBe('upper-landing');
    expect(where(t, 'waypoint-ground')).toEqual(['salon']);
    expect(where(t, 'waypoint-basement')).toEqual(['catacombs']);
    expect(memory(t)).toMatchObject({ lease: 0, next: 'ground' });
    expect(t.state.haunt).toMatchObject({ traitor: null, first: 2 });
  });

  test('where there is an Omen tile already, none is laid', () => {
    const t = begins(10, 3, (s) => lays(s, 'ritual-room', { region: 'basement', x: 0, y: -1, turn: 1 }));
    expect(t.state.house['catacombs']).toBeUndefined();
  });

  test('BH-R-01 bent: there is a way up from the cellar, and none down', () => {
    expect(day(at('basement-landing', 0)).legal).toContain('go:ground-floor-staircase');
    expect(day(at('ground-floor-staircase', 0)).legal).not.toContain('go:basement-landing');
  });
});

describe('10, Sitting Tenant: the walk', () => {
  test('he walks so many tiles, 1 at the least, by the shortest way; then the Lease rises', () => {
    expect([tenantAt(night(2)), memory(night(2)).lease]).toEqual(['dining-room', 1]);
    expect(tenantAt(night(0))).toBe('kitchen');
  });

  test('a Waypoint that he reaches goes to another tile of its floor, and he goes on to the next', () => {
    const t = night(4);
    expect(memory(t).next).toBe('basement');
    expect(where(t, 'waypoint-ground')).not.toEqual(['salon']);
    expect(tenantAt(t)).toBe('dining-room');
  });

  test('a Waypoint that has no other tile stays', () => {
    const t = night(5, remembers({ next: 'basement' }));
    expect([memory(t).next, where(t, 'waypoint-basement')]).toEqual(['upper', ['catacombs']]);
  });

  test('BH-R-10: of two shortest ways the one whose next tile comes first', () => {
    const t = night(1, (s) => {
      lays(s, 'ballroom', { x: 2, y: -1 });
      lays(s, 'cramped-passageway', { x: 2, y: -2 });
      for (const one of s.tokens) if (one.kind === 'waypoint-ground') one.at = 'cramped-passageway';
    });
    expect(tenantAt(t)).toBe('entrance-hall'); // before the Kitchen
  });

  test('a goal out of reach is skipped; he takes neither the Mystic Elevator nor the Laundry Chute', () => {
    const t = night(1, (s) => {
      lays(s, 'mystic-elevator', { x: 0, y: -1 });
      for (const one of s.tokens) if (one.kind === 'waypoint-ground') one.at = 'mystic-elevator';
    });
    expect([tenantAt(t), memory(t).next]).toEqual(['ground-floor-staircase', 'basement']);
    const chute = night(1, remembers({ next: 'basement' }), (s) => {
      lays(s, 'laundry-chute', { x: 2, y: 1 });
      for (const one of s.monsters) one.at = 'laundry-chute';
    });
    expect(tenantAt(chute)).toBe('entrance-hall');
  });

  test('everybody on a tile that he enters is caught, once; nobody else', () => {
    const t = night(2, at('kitchen', 0), at('conservatory', 1), at('dining-room', 2)).answersAs(0, 'might');
    t.answersAs(2, 'might');
    expect([0, 1, 2].map((seat) => tileOf(t, seat))).toEqual(['basement-landing', 'conservatory', 'basement-landing']);
    expect([steps(t)[0], steps(t, 1)[0]]).toEqual([3, 4]);
    // Through the cellar he comes past the same explorer again.
    const twice = night(6, remembers({ next: 'basement' }), at('ground-floor-staircase', 0)).answersAs(0, 'might');
    twice.expects(0, 'turn');
    expect(tileOf(twice)).toBe('basement-landing');
  });

  test('a Sheet that is carried then is torn: it leaves play with its names, and the Lease rises by 1 for each', () => {
    const t = night(1, at('kitchen', 0), sheet('upper', 0, 0, 1), sheet('ground', 0, 2)).answersAs(0, 'might');
    expect([tokens(t, 'sheet-upper'), tokens(t, 'sheet-ground'), memory(t).lease]).toEqual([[], [], 3]);
    expect(memory(t).sheets).toEqual(Array(3).fill({ signer: null, names: [] }));
  });

  test('whoever ends a turn on his tile is caught, too; the Armor takes the blow', () => {
    const t = day(at('hallway', 0), (s) => gives(s, 0, 'armor')).answers('end-turn');
    expect([tileOf(t), steps(t)[0]]).toEqual(['basement-landing', 4]);
    day(at('hallway', 0)).answers('end-turn').expects(0, 'take-damage');
  });

  test('BH-OBST-01: he hinders explorers; nothing attacks or moves him', () => {
    const t = day(at('hallway', 0), (s) => gives(s, 0, 'mask'));
    expect(t.legal.filter((id) => id.startsWith('attack'))).toEqual([]);
    t.refuses('use:mask', 'blocked');
    expect(t.answers('go:kitchen').state.turn.moves).toBe(2);
  });

  test('Ring the bell: on a starting tile; he goes there first, then it is gone', () => {
    const t = day(at('entrance-hall', 0)).answers('haunt:ring-the-bell');
    expect([where(t, 'bell'), memory(t).rung]).toEqual([['entrance-hall'], 1]);
    expect(day(at('kitchen', 0)).legal).not.toContain('haunt:ring-the-bell');
    const walked = night(1, (s) => token(s, 'bell', { at: 'entrance-hall' }));
    expect([tenantAt(walked), tokens(walked, 'bell')]).toEqual(['entrance-hall', []]);
    expect(tenantAt(night(3, (s) => token(s, 'bell', { at: 'entrance-hall' })))).toBe('kitchen'); // and back
  });

  test('BH-R-16: once a round for all together, and never in two rounds running', () => {
    const t = day(at('entrance-hall', 0, 1)).answers('haunt:ring-the-bell', 'end-turn');
    t.refuses('haunt:ring-the-bell', 'blocked');
    const later = (round: number) =>
      day(at('entrance-hall', 0), remembers({ rung: 1 }), (s) => {
        if (s.haunt) s.haunt.round = round;
      });
    later(2).refuses('haunt:ring-the-bell', 'blocked');
    expect(later(3).legal).toContain('haunt:ring-the-bell');
  });
});

describe('10, Sitting Tenant: the papers', () => {
  const here = (...edits: Edit[]) => day(at('catacombs', 0), ...edits);

  test('Sign: on an Omen tile, Knowledge or Sanity, 4 or more: the Sheet of that floor, with the own name', () => {
    const t = rolls(here(), 2, 2, 0).answers('haunt:sign', 'knowledge');
    expect(tokens(t, 'sheet-basement').map(({ on }) => on)).toEqual([0]);
    expect(memory(t).sheets[0]).toEqual({ signer: 0, names: [0] });
    expect(tokens(rolls(here(), 2, 1, 0, 0).answers('haunt:sign', 'sanity'), 'sheet-basement')).toEqual([]);
    expect(day(at('kitchen', 0)).legal).not.toContain('haunt:sign');
    expect(here(sheet('basement', 1)).legal).not.toContain('haunt:sign');
  });

  test('nobody signs two that are in play, as long as three live', () => {
    here(sheet('upper', 1, 0)).refuses('haunt:sign', 'blocked');
    const two = here(sheet('upper', 1, 0), (s) => s.explorers[2] && Object.assign(s.explorers[2], { dead: true }));
    expect(two.legal).toContain('haunt:sign');
  });

  test('BH-TRADE-02, BH-LOOT-02: whoever gets a Sheet has a name on it, also after giving it away', () => {
    const t = day(at('kitchen', 0, 1), sheet('upper', 0)).answers('trade:1', 'ware:token:4', 'done', 'done');
    t.answersAs(1, 'yes');
    expect([tokens(t, 'sheet-upper').map(({ on }) => on), memory(t).sheets[2]]).toEqual([
      [1],
      { signer: 0, names: [0, 1] },
    ]);
    const dead = day(at('kitchen', 0, 1), sheet('upper', 1), (s) => {
      if (s.explorers[1]) Object.assign(s.explorers[1], { dead: true, diedIn: -1 });
    });
    const [loot = ''] = dead.legal.filter((id) => id.startsWith('loot:'));
    expect(memory(dead.answers(loot)).sheets[2]?.names).toEqual([1, 0]);
    expect(day(at('kitchen', 0), sheet('upper', 0)).legal.some((id) => id.startsWith('drop:'))).toBe(false);
  });

  const serves = (...edits: Edit[]) => day(at('hallway', 0), ...edits);

  test('Serve: on his tile, with all three and names enough', () => {
    expect(serves(bundle(0, 0, 1, 2)).legal).toContain('haunt:serve');
    expect(serves(bundle(0, 0, 1)).legal).not.toContain('haunt:serve');
    expect(day(at('kitchen', 0), bundle(0, 0, 1, 2)).legal).not.toContain('haunt:serve');
    expect(serves(sheet('upper', 0, 0, 1, 2), sheet('ground', 0)).legal).not.toContain('haunt:serve');
  });

  test('the dead count only with names that stand there: with one dead two are enough, or three', () => {
    const dies: Edit = (s) => s.explorers[2] && Object.assign(s.explorers[2], { dead: true });
    expect(serves(bundle(0, 0, 1), dies).legal).toContain('haunt:serve');
    expect(serves(bundle(0, 0, 2), dies).legal).not.toContain('haunt:serve'); // 1 could still sign
  });

  test('Serve: Might or Sanity, 5 or more wins', () => {
    const t = rolls(serves(bundle(0, 0, 1, 2)), 2, 2, 1, 0, 0).answers('haunt:serve', 'might');
    expect(t.state.result).toEqual({ side: 'heroes', why: 'served', winners: [0, 1, 2] });
  });

  test('Serve in vain: caught, the turn is over, the Sheets stay whole', () => {
    const t = rolls(serves(bundle(0, 0, 1, 2)), 2, 2, 0, 0, 0)
      .answers('haunt:serve', 'might')
      .answers('speed');
    expect([tileOf(t), tokens(t, 'sheet-upper').length, memory(t).lease, t.state.turn.seat]).toEqual([
      'basement-landing',
      1,
      0,
      1,
    ]);
  });

  test('the house wins when the Lease stands at 9', () => {
    expect(night(1, remembers({ lease: 8 })).state.result).toEqual({ side: 'house', why: 'expired', winners: [] });
    expect(night(1, remembers({ lease: 7 })).state.result).toBeNull();
  });
});
