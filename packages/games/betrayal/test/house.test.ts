import { describe, expect, test } from 'vitest';
import { at, drawsEvent, gives, haunts, lays, nextTiles, onTop, rolls, steps, table, turn, viewOf } from './kit.ts';

describe('movement', () => {
  test('BH-MOVE-01, BH-MOVE-03: as many tiles as Speed is worth', () => {
    const t = turn().answers(
      'go:hallway',
      'go:ground-floor-staircase',
      'go:upper-landing',
      'go:ground-floor-staircase',
    );
    expect(t.state.turn.moves).toBe(0);
    t.refuses('go:hallway', 'blocked');
  });

  test('BH-MOVE-02: a change of Speed in the turn does not change the allowance', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 0, 'dagger');
    });
    rolls(t, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0).answers('attack:dagger:1');
    expect(steps(t)[1]).toBe(3);
    expect(t.state.turn.moves).toBe(4);
  });

  test('BH-MOVE-04: to discover spends movement like a step', () => {
    const t = turn((s) => {
      nextTiles(s, 'larder');
      s.turn.seat = 0;
    }).answers('go:hallway', 'discover:N');
    t.answers(t.legal[0] ?? '');
    t.tells('tile-placed', { tile: 'larder', region: 'ground' });
    const far = turn((s) => {
      if (s.explorers[0]) s.explorers[0].traits.speed = 1; // two moves
    }).answers('go:hallway', 'go:entrance-hall');
    far.refuses('discover:N', 'blocked');
  });

  test('BH-ADJ-01, BH-ADJ-03, BH-EX-09: doors that meet, and the stairs to the Upper Landing', () => {
    expect(turn().legal.filter((id) => id.startsWith('go:'))).toEqual(['go:hallway']);
    const t = turn((s) => {
      if (s.explorers[0]) s.explorers[0].at = 'ground-floor-staircase';
    });
    expect(t.legal.filter((id) => id.startsWith('go:'))).toEqual(['go:hallway', 'go:upper-landing']);
  });

  test('BH-ADJ-02: the Graveyard leads to the Underground Cavern once both are there; the Gallery to the Ballroom one way', () => {
    const from = (at: 'graveyard' | 'underground-cavern' | 'gallery' | 'ballroom', both = true) =>
      turn((s) => {
        lays(s, 'graveyard', { x: 5, y: 5 });
        lays(s, 'gallery', { region: 'upper', x: 5, y: 5 });
        if (both) {
          lays(s, 'underground-cavern', { region: 'basement', x: 5, y: 5 });
          lays(s, 'ballroom', { x: 8, y: 8 });
        }
        if (s.explorers[0]) s.explorers[0].at = at;
      }).legal.filter((id) => id.startsWith('go:'));
    expect(from('graveyard', false)).toEqual([]);
    expect(from('graveyard')).toEqual(['go:underground-cavern']);
    expect(from('underground-cavern')).toEqual(['go:graveyard']);
    expect(from('gallery')).toEqual(['go:ballroom']);
    expect(from('ballroom')).toEqual([]);
  });

  test('BH-ADJ-04, BH-ADJ-05, BH-DISC-11, BH-EX-10: where only one tile has a door there is no way', () => {
    const t = turn((s) => lays(s, 'kitchen', { x: 2, y: -1, turn: 1 })); // doors east and west
    expect(t.legal).not.toContain('go:kitchen');
    expect(t.legal).not.toContain('discover:N');
  });

  test('BH-FORCE-01, BH-FORCE-02: whoever moves somebody else picks where to', () => {
    const t = turn((s) => {
      gives(s, 0, 'mask');
      for (const explorer of s.explorers) explorer.at = 'hallway';
    }).answers('use:mask');
    t.expects(0, 'push-to', ['entrance-hall', 'ground-floor-staircase']).answers(
      'entrance-hall',
      'ground-floor-staircase',
    );
    expect([at(t, 1), at(t, 2)]).toEqual(['entrance-hall', 'ground-floor-staircase']);
  });
});

describe('discovery', () => {
  test('BH-DISC-01, BH-DISC-02, BH-DISC-03, BH-TILE-05, BH-BURY-01: the first tile of the region; others are buried', () => {
    const t = turn((s) => nextTiles(s, 'gallery', 'vault', 'larder')).answers('discover:N');
    t.tells('tile-buried', { regions: ['upper'] }).tells('tile-buried', { regions: ['basement'] });
    expect(t.state.stack.slice(-2)).toEqual(['gallery', 'vault']);
    t.expects(0, 'turn-tile').answers(t.legal[0] ?? '');
    expect(t.state.house.larder).toMatchObject({ region: 'ground', x: 2, y: -1 });
  });

  test('BH-DISC-04, BH-DISC-05, BH-DISC-06, BH-DISC-18, BH-EX-11: a door must meet the one that is used; among those the discoverer chooses', () => {
    // The Larder has doors north and west; behind the north door of the Entrance Hall one of them must face south.
    turn((s) => nextTiles(s, 'larder'))
      .answers('discover:N')
      .expects(0, 'turn-tile', ['turn:2', 'turn:3']);
    const t = turn((s) => nextTiles(s, 'larder'))
      .answers('discover:N')
      .answers('turn:2');
    expect(t.state.house.larder?.turn).toBe(2);
  });

  test('BH-DISC-07, BH-DISC-08, BH-DISC-10, BH-TURN-05, BH-TURN-08: in, the text, and the turn is over', () => {
    const t = turn((s) => nextTiles(s, 'larder')).answers('discover:N', 'turn:2');
    expect(at(t)).toBe('larder');
    expect(steps(t)).toEqual([5, 4, 3, 3]);
    expect(t.state.turn.seat).toBe(1);
  });

  test('BH-DISC-09, BH-TURN-06, BH-CARD-01: the text first, then the card of the symbol', () => {
    const t = turn((s) => {
      nextTiles(s, 'chapel');
      onTop(s, 'omen', 'armor');
    }).answers('discover:N');
    const kinds = t.match.events.map(({ kind }) => kind);
    expect(kinds.indexOf('gained')).toBeLessThan(kinds.indexOf('omen-drawn'));
    expect(kinds.indexOf('gained')).toBeGreaterThan(0);
    drawsEvent('a-bite', [2, 2, 2, 2, 2]).tells('event-drawn', { card: 'a-bite' });
  });

  test('BH-DISC-12: no tile left: nothing is spent and the turn goes on', () => {
    const t = turn((s) => {
      s.stack = s.stack.filter((tile) => tile === 'gallery');
      for (const tile of ['vault'] as const) s.stack = s.stack.filter((one) => one !== tile);
    }).answers('discover:N');
    t.tells('no-tile-left', { region: 'ground' });
    expect(t.state.turn).toMatchObject({ seat: 0, moves: 4 });
    expect(t.state.stack).toEqual(['gallery']);
    t.refuses('discover:N', 'blocked');
  });

  test('BH-DISC-13, BH-DISC-14, BH-DISC-15: a region keeps an open door; a tile that would shut it is buried, a way of laying it that would is not offered', () => {
    // Basement: the landing is walled in but for its north door.
    const shut = (...tiles: Parameters<typeof nextTiles>[1][]) =>
      turn((s) => {
        lays(s, 'vault', { region: 'basement', x: 1, y: 0, turn: 3 });
        lays(s, 'secret-staircase', { region: 'basement', x: 0, y: 1, turn: 0 });
        lays(s, 'panic-room', { region: 'basement', x: -1, y: 0, turn: 1 });
        nextTiles(s, ...tiles);
        if (s.explorers[0]) s.explorers[0].at = 'basement-landing';
      }).answers('discover:N');
    shut('mystic-elevator', 'chasm')
      .tells('tile-does-not-fit', { tile: 'mystic-elevator' })
      .tells('tile-placed', { tile: 'chasm' });
    const blocked = turn((s) => {
      lays(s, 'vault', { region: 'basement', x: 1, y: 0, turn: 3 });
      lays(s, 'secret-staircase', { region: 'basement', x: 0, y: 1, turn: 0 });
      lays(s, 'panic-room', { region: 'basement', x: -1, y: 0, turn: 1 });
      lays(s, 'mystic-elevator', { region: 'basement', x: 1, y: -1, turn: 2 });
      nextTiles(s, 'nursery');
      if (s.explorers[0]) s.explorers[0].at = 'basement-landing';
    }).answers('discover:N');
    // The Nursery has two doors at a corner: one faces south, the other must not face the Elevator’s wall in the east.
    blocked.tells('tile-placed', { tile: 'nursery' });
    expect(blocked.state.house.nursery?.turn).toBe(2);
  });

  test('BH-DISC-16, BH-DISC-17: where every tile would shut the region, one tile is turned', () => {
    const t = turn((s) => {
      lays(s, 'vault', { region: 'basement', x: 1, y: 0, turn: 3 });
      lays(s, 'panic-room', { region: 'basement', x: 0, y: 1, turn: 0 });
      lays(s, 'underground-lake', { region: 'basement', x: -1, y: 0, turn: 0 }); // doors north and east
      lays(s, 'secret-staircase', { region: 'basement', x: -1, y: -1, turn: 1 }); // a wall before the north door
      s.stack = ['mystic-elevator'];
      if (s.explorers[0]) s.explorers[0].at = 'basement-landing';
    }).answers('discover:N');
    t.expects(0, 'rearrange');
    expect(t.legal.every((id) => /^turn:[a-z-]+:\d$/.test(id))).toBe(true);
    t.answers(t.legal[0] ?? '');
    t.tells('tile-turned').tells('tile-placed', { tile: 'mystic-elevator' });
  });
});

describe('rooms', () => {
  const ending = (tile: 'collapsed-room' | 'furnace-room' | 'laundry-chute', traitor: boolean, ...pips: number[]) =>
    rolls(
      table('end-of-turn', (s) => {
        lays(s, tile, { region: tile === 'furnace-room' ? 'basement' : 'ground', x: 5, y: 5 });
        if (traitor) haunts(s, 1, { traitor: 0 });
        if (s.explorers[0]) s.explorers[0].at = tile;
      }),
      ...pips,
    );

  test('the Collapsed Room: Speed, 5 or more is safe, else a fall and one die of damage', () => {
    expect(at(ending('collapsed-room', false, 2, 2, 1, 0))).toBe('collapsed-room');
    const t = ending('collapsed-room', false, 0, 0, 0, 0, 1).answers('might');
    expect(at(t)).toBe('basement-landing');
    expect(steps(t)).toEqual([3, 4, 3, 3]);
  });

  test('BH-TRAITOR-04, BH-TRAITOR-05, BH-TRAITOR-06, BH-EX-17: the traitor takes no damage from tiles, and may let the fall be', () => {
    expect(steps(ending('furnace-room', true))).toEqual([4, 4, 3, 3]);
    const t = ending('collapsed-room', true, 0, 0, 0, 0, 2).expects(0, 'may-ignore-tile', ['yes', 'no']).answers('no');
    expect(at(t)).toBe('basement-landing');
    expect(steps(t)).toEqual([4, 4, 3, 3]);
    expect(at(ending('collapsed-room', true).answers('yes'))).toBe('collapsed-room');
  });

  test('BH-TRAITOR-07, BH-EX-18: the traitor slides down the chute and rolls for the elevator', () => {
    expect(at(ending('laundry-chute', true))).toBe('basement-landing');
    const t = turn((s) => {
      haunts(s, 1, { traitor: 0 });
      lays(s, 'mystic-elevator', { x: 2, y: -1, turn: 2 });
    });
    rolls(t, 1, 2).answers('go:mystic-elevator').tells('elevator-rolled', { region: 'upper' });
    while (t.decision.kind !== 'turn') t.answers(t.legal[0] ?? '');
    expect(t.state.house['mystic-elevator']?.region).toBe('upper');
    expect(at(t)).toBe('mystic-elevator');
  });

  test('the Vault gives two Items, the Junk Room an Obstacle, the Armory a weapon', () => {
    const found = (tile: 'vault' | 'junk-room' | 'armory') => {
      const t = turn((s) => {
        nextTiles(s, tile);
        onTop(s, 'item', 'leather-jacket', 'machete');
        if (tile === 'vault' && s.explorers[0]) s.explorers[0].at = 'basement-landing';
      }).answers('discover:N');
      while (t.decision.kind === 'turn-tile') t.answers(t.legal[0] ?? '');
      return t;
    };
    expect(found('vault').state.explorers[0]?.cards).toEqual(['leather-jacket', 'machete']);
    expect(found('junk-room').state.tokens).toMatchObject([{ kind: 'obstacle', at: 'junk-room' }]);
    expect(found('armory').state.explorers[0]?.cards).toEqual(['machete']);
  });

  test('BH-FIND-01, BH-FIND-02: which tiles are left is known, their order is not', () => {
    const t = turn();
    expect(viewOf(t, 0).stack.left).toEqual([...t.state.stack].sort());
  });
});
