import { describe, expect, test } from 'vitest';
import { allOf } from '../src/rules/cards.ts';
import { at, cards, drawsEvent, gives, haunts, nextTiles, onTop, rolls, steps, table, turn } from './kit.ts';
import './fixture.ts';

/** Seat 0 finds the Ballroom and draws this Omen, as the so many-th. */
const omen = (card: string, before: number, ...pips: number[]) => {
  const t = turn((s) => {
    nextTiles(s, 'ballroom');
    onTop(s, 'omen', card);
    s.omensDrawn = before;
  });
  return rolls(t, ...pips).answers('discover:N');
};

describe('cards', () => {
  test('BH-EVT-01, BH-BURY-02, BH-BURY-03: an Event is carried out and comes back at the bottom of its deck', () => {
    const t = drawsEvent('a-bite', [2, 2, 2, 2, 2]);
    expect(t.state.decks.event.at(-1)).toBe('a-bite');
    expect(t.state.decks.event).toHaveLength(allOf('event').length);
    expect(t.state.drawn).toBeNull();
  });

  test('BH-EVT-02: only the line that was rolled is read', () => {
    const t = drawsEvent('a-bite', [2, 2, 2, 2, 2]);
    expect(t.told('event-line').map(({ details }) => details['line'])).toEqual([4]);
  });

  test('BH-ITEM-01, BH-CARD-02: an Item lies open before whoever drew it', () => {
    const t = turn((s) => {
      nextTiles(s, 'conservatory');
      onTop(s, 'item', 'machete');
    }).answers('discover:N');
    expect(cards(t)).toEqual(['machete']);
    expect(t.state.haunt).toBeNull();
  });

  test('BH-OMEN-01, BH-OMEN-02, BH-OMEN-03, BH-DICE-07, BH-DICE-08, BH-CARD-03: an Omen is owned and rolled for, itself included; 4 is too little', () => {
    const t = omen('armor', 2, 2, 2, 0);
    expect(cards(t)).toEqual(['armor']);
    t.tells('haunt-roll', { seat: 0, dice: [2, 2, 0], total: 4 });
    expect(t.state.revealing).toBeNull();
  });

  test('BH-OMEN-04: with 5 the haunt comes, and whoever rolled is the revealer', () => {
    const t = omen('armor', 2, 2, 2, 1).tells('haunt-comes', { seat: 0, omen: 'armor' });
    expect(t.phase).toBe('haunt-begins');
  });

  test('BH-OMEN-06: with the last Omen it comes without a roll', () => {
    const t = turn((s) => {
      nextTiles(s, 'ballroom');
      gives(s, 1, ...s.decks.omen.filter((card) => card !== 'armor'));
    }).answers('discover:N');
    t.tells('haunt-comes', { seat: 0 });
    expect(t.told('haunt-roll')).toEqual([]);
  });

  test('BH-PLAY-02, BH-PLAY-05: in the haunt no roll is made, and from an empty deck nothing is drawn', () => {
    const find = (empty: boolean) =>
      turn((s) => {
        haunts(s, 1);
        nextTiles(s, 'ballroom');
        onTop(s, 'omen', 'armor');
        if (empty) gives(s, 1, ...s.decks.omen);
      }).answers('discover:N');
    expect(cards(find(false))).toEqual(['armor']);
    expect(find(false).told('haunt-roll')).toEqual([]);
    find(true).tells('deck-empty', { deck: 'omen' });
  });
});

describe('a turn', () => {
  test('BH-TURN-01, BH-TURN-02, BH-EX-08, BH-TRADE-06, BH-SPEC-02: step, trade, step, special action, step', () => {
    const t = turn((s) => {
      gives(s, 0, 'strange-medicine', 'armor');
      if (s.explorers[1]) s.explorers[1].at = 'hallway';
    });
    t.answers('go:hallway', 'trade:1', 'ware:armor', 'done', 'done').answersAs(1, 'yes');
    t.answers('go:ground-floor-staircase', 'use:strange-medicine', 'go:upper-landing');
    expect(at(t)).toBe('upper-landing');
    expect(cards(t, 1)).toEqual(['armor']);
  });

  test('BH-TURN-03, BH-TURN-04, BH-TURN-07: a turn may end at once', () => {
    expect(turn().answers('end-turn').state.turn.seat).toBe(1);
  });

  test('BH-TRADE-01: once in a turn, with an explorer on the tile', () => {
    const t = turn((s) => {
      gives(s, 0, 'armor', 'machete');
      if (s.explorers[2]) s.explorers[2].at = 'upper-landing';
    });
    expect(t.legal.filter((id) => id.startsWith('trade'))).toEqual(['trade:1']);
    t.answers('trade:1', 'ware:armor', 'done', 'done').answersAs(1, 'yes').refuses('trade:1', 'blocked');
  });

  test('BH-TRADE-02: any number in either direction, and one direction is enough', () => {
    const t = turn((s) => {
      gives(s, 0, 'armor', 'machete');
      gives(s, 1, 'mask');
    });
    t.answers('trade:1', 'ware:armor', 'ware:machete', 'done', 'ware:mask', 'done').answersAs(1, 'yes');
    expect([cards(t), cards(t, 1)]).toEqual([['mask'], ['armor', 'machete']]);
    const nothing = turn((s) => gives(s, 1, 'mask')).answers('trade:1', 'done');
    nothing.refuses('done', 'blocked');
  });

  test('BH-TRADE-03: the other one must agree', () => {
    const t = turn((s) => gives(s, 0, 'armor'))
      .answers('trade:1', 'ware:armor', 'done', 'done')
      .expects(1, 'agree-trade', ['yes', 'no']);
    expect(cards(t.answers('no'))).toEqual(['armor']);
  });

  test('BH-TRADE-04, BH-TRADE-05, BH-WPN-04, BH-EX-12: not what was used this turn, nor a weapon with which one attacked', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 0, 'crossbow', 'machete');
      gives(s, 2, 'mask');
    });
    rolls(t, 0, 0, 0, 0, 0, 0, 0, 0).answers('attack:crossbow:1', 'trade:2');
    t.expects(0, 'trade-give', ['done', 'ware:machete'], { 'ware:crossbow': 'attacked-with' });
  });

  test('BH-SPEC-01, BH-SPEC-03, BH-SPEC-04: each special action once, different ones as one likes', () => {
    const t = turn((s) => {
      gives(s, 0, 'mask', 'strange-medicine');
      for (const seat of [1, 2]) if (s.explorers[seat]) s.explorers[seat].at = 'entrance-hall';
    }).answers('use:mask', 'use:strange-medicine', 'go:hallway');
    t.refuses('use:mask', 'blocked');
  });

  test('BH-SPEC-05, BH-SPEC-06, BH-WPN-05, BH-EX-13: not of a card that came in this turn, though the rest of it works at once', () => {
    const t = turn((s) => {
      haunts(s, 24);
      gives(s, 1, 'mask', 'machete');
    }).answers('trade:1', 'done', 'ware:mask', 'ware:machete', 'done');
    t.answersAs(1, 'yes');
    t.refuses('use:mask', 'blocked');
    expect(t.legal).not.toContain('attack:machete:1');
    expect(t.decision.options.find(({ id }) => id === 'use:mask')?.blocked).toBe('not-owned-at-start');
    const fast = table('end-of-turn', (s) => {
      gives(s, 0, 'mask');
      s.turn.owned = [];
      s.house = { ...s.house, 'collapsed-room': { region: 'ground', x: 5, y: 5, turn: 0 } };
      s.stack = s.stack.filter((tile) => tile !== 'collapsed-room');
      if (s.explorers[0]) s.explorers[0].at = 'collapsed-room';
    });
    rolls(fast, 2, 2, 0, 0).tells('rolled', { total: 5 });
    expect(steps(fast)).toEqual([4, 4, 3, 3]);
  });

  test('BH-STEAL-01: whoever wins an attack takes no card', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 1, 'machete');
    });
    rolls(t, 2, 0, 0, 0, 0, 0, 0, 0, 0).answers('attack:bare:1', 'speed').answersAs(1, 'speed');
    expect([cards(t), cards(t, 1)]).toEqual([[], ['machete']]);
  });
});
