import { describe, expect, test } from 'vitest';
import type { BetrayalState } from '../src/index.ts';
import {
  at,
  cards,
  drawsEvent,
  gives,
  haunts,
  lays,
  monster,
  nextTiles,
  onTop,
  rolls,
  steps,
  table,
  takes,
  turn,
} from './kit.ts';

/** Seat 0 stands in the Furnace Room. */
function inFurnace(s: BetrayalState): void {
  lays(s, 'furnace-room', { region: 'basement', x: 1, y: 0, turn: 1 });
  if (s.explorers[0]) s.explorers[0].at = 'furnace-room';
}

/** Seat 0 ends the turn in the Collapsed Room and rolls Speed. */
const collapses = (...own: string[]) =>
  table('end-of-turn', (s) => {
    gives(s, 0, ...own);
    lays(s, 'collapsed-room', { x: 2, y: -1, turn: 1 });
    if (s.explorers[0]) s.explorers[0].at = 'collapsed-room';
  });

/** Seat 0 attacks seat 1 with bare hands; each has these cards. */
const fight = (mine: readonly string[], theirs: readonly string[], ...pips: number[]) =>
  rolls(
    turn((s) => {
      haunts(s, 1);
      gives(s, 0, ...mine);
      gives(s, 1, ...theirs);
    }),
    ...pips,
  ).answers('attack:bare:1');

describe('Armor', () => {
  test('it takes 1 off Physical damage', () => {
    const t = table('end-of-turn', (s) => {
      gives(s, 0, 'armor');
      inFurnace(s);
    });
    t.tells('damage-avoided', { seat: 0, kind: 'physical' });
    expect(steps(t)).toEqual([4, 4, 3, 3]);
    const bitten = drawsEvent('a-bite', [0, 0, 0, 0, 0], (s) => gives(s, 0, 'armor')).answers('might', 'might');
    expect(steps(bitten)).toEqual([2, 4, 3, 3]);
  });

  test('neither off Mental damage nor off a loss; that of others helps nobody', () => {
    const moss = drawsEvent('meat-moss', [1, 1, 1], (s) => gives(s, 0, 'armor')).answers('inhale', 'sanity');
    expect(steps(moss)).toEqual([4, 4, 3, 2]);
    const dagger = turn((s) => {
      haunts(s, 1);
      gives(s, 0, 'armor', 'dagger');
    });
    rolls(dagger, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0).answers('attack:dagger:1');
    expect(steps(dagger)).toEqual([4, 3, 3, 3]);
    drawsEvent('a-bite', [2, 0, 0, 0, 0], (s) => gives(s, 1, 'armor')).expects(0, 'take-damage');
  });
});

describe('Book', () => {
  const opened = (...own: string[]) =>
    turn((s) => {
      gives(s, 0, 'book', ...own);
      nextTiles(s, 'dining-room');
      onTop(s, 'event', 'a-bite');
    }).answers('use:book');

  test('1 to the results of Knowledge rolls, and of no others', () => {
    drawsEvent('tiny-robot', [1, 1, 0, 0], (s) => gives(s, 0, 'book')).tells('rolled', {
      trait: 'knowledge',
      total: 3,
    });
    drawsEvent('a-bite', [1, 1, 1, 0, 0], (s) => gives(s, 0, 'book')).tells('rolled', { trait: 'might', total: 3 });
  });

  test('for 1 Sanity the next roll may be one of Knowledge', () => {
    const t = opened();
    expect(steps(t)).toEqual([4, 4, 3, 2]);
    rolls(t, 1, 1, 1).answers('discover:N').expects(0, 'which-trait', ['knowledge', 'might']);
    t.answers('knowledge').tells('rolled', { trait: 'knowledge', total: 4 }).usesAllLuck();
    const kept = opened().answers('discover:N');
    rolls(kept, 2, 2, 0, 0, 0).answers('might').tells('rolled', { trait: 'might', total: 4 });
  });

  test('it is the next roll only, whichever trait is rolled', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 0, 'book', 'dynamite');
      if (s.explorers[0]) s.explorers[0].at = 'hallway';
      nextTiles(s, 'dining-room');
      onTop(s, 'event', 'a-bite');
    }).answers('use:book', 'throw:dynamite:hallway');
    t.expects(0, 'which-trait', ['knowledge', 'speed']);
    rolls(t, 2, 2, 0, 0).answers('speed');
    rolls(t, 2, 0, 0, 0, 0).answers('discover:N').expects(0, 'take-damage');
  });

  test('not for an attack, and the attack does not use it up', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 0, 'book');
      nextTiles(s, 'dining-room');
      onTop(s, 'event', 'a-bite');
    }).answers('use:book');
    rolls(t, 0, 0, 0, 0, 0, 0, 0, 0, 0).answers('attack:bare:1').tells('attack-tied');
    t.answers('discover:N').expects(0, 'which-trait', ['knowledge', 'might']);
  });

  test('with the Magic Camera a roll of Knowledge may be one of Sanity', () => {
    opened('magic-camera').answers('discover:N').expects(0, 'which-trait', ['knowledge', 'might', 'sanity']);
  });

  test('BH-SPEC-03, BH-SPEC-05: once a turn; not on the turn it was received', () => {
    opened().expects(0, 'turn', undefined, { 'use:book': 'used-already' });
    const t = turn((s) => gives(s, 1, 'book'));
    takes(t, 'book').expects(0, 'turn', undefined, { 'use:book': 'not-owned-at-start' });
  });
});

describe('Dagger', () => {
  const armed = (speed = 4) =>
    turn((s) => {
      haunts(s, 1);
      gives(s, 0, 'dagger');
      Object.assign(s.explorers[0]?.traits ?? {}, { speed });
    });

  test('first 1 Speed is lost, then 2 dice more are rolled', () => {
    const t = rolls(armed(), 0, 0, 0, 0, 0, 2, 2, 1, 0, 0, 0).answers('attack:dagger:1');
    t.tells('attack-won', { winner: 0, loser: 1, amount: 3 }).usesAllLuck();
    expect(steps(t)).toEqual([4, 3, 3, 3]);
  });

  test('whoever dies of it does not attack', () => {
    const t = armed(1).answers('attack:dagger:1').tells('died', { seat: 0 });
    expect(t.told('rolled')).toEqual([]);
  });

  test('BH-WPN-05: not on the turn it was received', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 1, 'dagger');
    });
    expect(takes(t, 'dagger').legal.filter((id) => id.startsWith('attack'))).toEqual(['attack:bare:1']);
  });
});

describe('Dog', () => {
  const far = (...own: string[]) =>
    turn((s) => {
      gives(s, 0, 'dog', ...own);
      gives(s, 1, 'map');
      gives(s, 2, 'mirror');
      if (s.explorers[1]) s.explorers[1].at = 'upper-landing';
      if (s.explorers[2]) s.explorers[2].at = 'basement-landing';
    });

  test('1 to the results of Speed rolls', () => {
    rolls(collapses('dog'), 1, 1, 1, 1).tells('rolled', { trait: 'speed', total: 5 });
  });

  test('a trade with somebody up to 4 tiles away, besides the ordinary one; the Dog itself stays', () => {
    const t = far('armor').answers('use:dog');
    t.expects(0, 'trade-give', ['done', 'ware:armor'], { 'ware:dog': 'used-this-turn' });
    t.answers('ware:armor', 'done', 'ware:map', 'done').expects(1, 'agree-trade').answers('yes');
    expect([cards(t), cards(t, 1), t.state.turn.traded]).toEqual([['dog', 'map'], ['armor'], false]);
    t.expects(0, 'turn', undefined, { 'use:dog': 'used-already', 'use:map': 'not-owned-at-start' });
  });

  test('BH-TRADE-03: the other may refuse, and it was used all the same', () => {
    const t = far('armor').answers('use:dog', 'ware:armor', 'done', 'done', 'no').tells('trade-refused');
    t.expects(0, 'turn', undefined, { 'use:dog': 'used-already' });
  });

  test('not further than 4 tiles, and not where nothing could change hands', () => {
    const t = turn((s) => {
      gives(s, 0, 'dog');
      for (const seat of [1, 2]) if (s.explorers[seat]) s.explorers[seat].at = 'hallway';
    });
    t.expects(0, 'turn', undefined, { 'use:dog': 'nobody-near' });
    const away = turn((s) => {
      gives(s, 0, 'dog', 'armor');
      lays(s, 'game-room', { region: 'upper', x: 1, y: 0 });
      lays(s, 'gallery', { region: 'upper', x: 2, y: 0, turn: 1 });
      if (s.explorers[1]) s.explorers[1].at = 'gallery';
      if (s.explorers[2]) s.explorers[2].at = 'basement-landing';
    });
    away.expects(0, 'turn', undefined, { 'use:dog': 'nobody-near' });
    away.answers('go:hallway').answers('use:dog').expects(0, 'trade-give', ['done', 'ware:armor']);
  });

  test('BH-SPEC-05: not on the turn it was received', () => {
    const t = turn((s) => gives(s, 1, 'dog', 'armor'));
    takes(t, 'dog').expects(0, 'turn', undefined, { 'use:dog': 'not-owned-at-start' });
  });
});

describe('Holy Symbol', () => {
  const finds = (of: number, ...tiles: Parameters<typeof nextTiles>[1][]) =>
    turn((s) => {
      gives(s, of, 'holy-symbol');
      nextTiles(s, ...tiles);
      onTop(s, 'event', 'meat-moss');
    }).answers('discover:N');

  test('1 to the results of Sanity rolls', () => {
    const t = drawsEvent('burning-figure', [1, 1, 1, 0], (s) => gives(s, 0, 'holy-symbol')).answers('no');
    t.tells('rolled', { trait: 'sanity', total: 4 });
  });

  test('the tile may be buried, once; it has no effect', () => {
    const t = finds(0, 'larder', 'dining-room').expects(0, 'bury-tile', ['no', 'yes']).answers('yes');
    t.tells('tile-put-back', { tile: 'larder' }).expects(0, 'event-choice');
    expect([at(t), t.state.stack.at(-1), steps(t)]).toEqual(['dining-room', 'larder', [4, 4, 3, 3]]);
    const kept = finds(0, 'dining-room').answers('no').expects(0, 'event-choice');
    expect(at(kept)).toBe('dining-room');
  });

  test('only its owner is asked', () => {
    finds(1, 'dining-room').expects(0, 'event-choice');
  });

  test('a buried tile comes round again where no other is left, before the house gives way', () => {
    const t = turn((s) => {
      gives(s, 0, 'holy-symbol');
      s.stack = ['dining-room'];
      onTop(s, 'event', 'meat-moss');
    }).answers('discover:N', 'yes');
    t.expects(0, 'event-choice');
    expect(at(t)).toBe('dining-room');
  });
});

describe('Idol', () => {
  test('1 to the results of Might rolls, in attack and in defence', () => {
    fight(['idol'], [], 2, 0, 0, 0, 0, 2, 0, 0, 0).tells('attack-won', { winner: 0, amount: 1 });
    fight([], ['idol'], 2, 0, 0, 0, 0, 2, 0, 0, 0).tells('attack-won', { winner: 1, amount: 1 });
  });

  test('an Event need not be drawn', () => {
    const t = drawsEvent('a-bite', [], (s) => gives(s, 0, 'idol')).expects(0, 'may-decline-event', ['no', 'yes']);
    t.answers('yes').tells('event-declined', { seat: 0 });
    expect([t.told('event-drawn'), t.state.decks.event[0]]).toEqual([[], 'a-bite']);
    const drawn = drawsEvent('meat-moss', [], (s) => gives(s, 0, 'idol')).answers('no');
    drawn.expects(0, 'event-choice');
  });

  test('its owner only, and Events only', () => {
    drawsEvent('meat-moss', [], (s) => gives(s, 1, 'idol')).expects(0, 'event-choice');
    const t = turn((s) => {
      gives(s, 0, 'idol');
      nextTiles(s, 'conservatory');
      onTop(s, 'item', 'map');
    }).answers('discover:N');
    expect(cards(t)).toEqual(['idol', 'map']);
  });
});

describe('Mask', () => {
  test('BH-SPEC-07: it adds 1 to Speed rolls and moves everybody else away, and then cannot be traded', () => {
    const t = turn((s) => {
      gives(s, 0, 'mask', 'armor');
      if (s.explorers[2]) s.explorers[2].at = 'upper-landing';
    }).answers('use:mask');
    expect(at(t, 1)).toBe('hallway');
    t.answers('go:hallway', 'trade:1').expects(0, 'trade-give', ['done', 'ware:armor'], {
      'ware:mask': 'used-this-turn',
    });
    rolls(collapses('mask'), 2, 2, 0, 0).tells('rolled', { trait: 'speed', total: 5 });
  });

  test('BH-SPEC-07: received, it is not used on the same turn, but adds to rolls', () => {
    const t = turn((s) => {
      gives(s, 1, 'mask');
      nextTiles(s, 'dining-room');
      onTop(s, 'event', 'the-deepest-closet');
    });
    takes(t, 'mask').expects(0, 'turn', undefined, { 'use:mask': 'not-owned-at-start' });
    rolls(t, 1, 0, 0, 0).answers('discover:N').tells('rolled', { trait: 'speed', total: 2 });
  });

  test('monsters are moved, too, each where its owner likes; BH-FORCE-01: nothing is discovered', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 0, 'mask');
      monster(s, 'ghost', 'hallway');
      for (const seat of [0, 1, 2]) if (s.explorers[seat]) s.explorers[seat].at = 'hallway';
    }).answers('use:mask');
    t.expects(0, 'push-to', ['entrance-hall', 'ground-floor-staircase']);
    t.answers('entrance-hall', 'ground-floor-staircase', 'entrance-hall').expects(0, 'turn');
    expect([at(t), at(t, 1), at(t, 2), t.state.monsters[0]?.at]).toEqual([
      'hallway',
      'entrance-hall',
      'ground-floor-staircase',
      'entrance-hall',
    ]);
  });

  test('not alone', () => {
    const t = turn((s) => {
      gives(s, 0, 'mask');
      if (s.explorers[0]) s.explorers[0].at = 'hallway';
    });
    t.expects(0, 'turn', undefined, { 'use:mask': 'nobody-here' });
  });
});

describe('Ring', () => {
  test('both roll Sanity, its owner with 1 more; BH-ATK-08: the loser takes Mental damage', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 0, 'ring');
    });
    rolls(t, 2, 0, 0, 0, 1, 0, 0, 0, 0).answers('attack:ring:1').tells('attack-won', { winner: 0, amount: 2 });
    t.usesAllLuck().expects(1, 'take-damage', ['knowledge', 'sanity']);
  });

  test('its user can lose, too', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 0, 'ring');
    });
    rolls(t, 0, 0, 0, 0, 2, 2, 0, 0, 0).answers('attack:ring:1').expects(0, 'take-damage', ['knowledge', 'sanity']);
  });

  test('BH-WPN-05: on the turn it was received it adds to rolls and is no weapon yet', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 1, 'ring');
      nextTiles(s, 'dining-room');
      onTop(s, 'event', 'burning-figure');
    });
    expect(takes(t, 'ring').legal.filter((id) => id.startsWith('attack'))).toEqual(['attack:bare:1']);
    rolls(t, 1, 1, 1, 0).answers('discover:N').tells('rolled', { trait: 'sanity', total: 4 });
  });
});

describe('Skull', () => {
  /** Seat 0 loses an attack by 1 and has Might on the critical step. */
  const struck = (owner: number, ...pips: number[]) => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, owner, 'skull');
      Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, knowledge: 6 });
    });
    return rolls(t, 0, 0, 0, 0, 1, 0, 0, 0, ...pips).answers('attack:bare:1', 'might');
  };

  test('1 to the results of Knowledge rolls', () => {
    drawsEvent('tiny-robot', [1, 1, 0, 0], (s) => gives(s, 0, 'skull')).tells('rolled', { total: 3 });
  });

  test('with 4 or more its owner lives, with all traits critical; with less they die', () => {
    const lives = struck(0, 2, 2, 0).tells('death-avoided', { seat: 0, card: 'skull' }).usesAllLuck();
    expect(steps(lives)).toEqual([1, 1, 1, 1]);
    expect([cards(lives), lives.state.explorers[0]?.dead]).toEqual([['skull'], false]);
    const dies = struck(0, 2, 1, 0).tells('died', { seat: 0 }).usesAllLuck();
    expect([cards(dies), dies.state.explorers[0]?.dead]).toEqual([['skull'], true]);
  });

  test('it saves nobody else', () => {
    const t = struck(2).tells('died', { seat: 0 });
    expect(t.told('dice-rolled')).toEqual([]);
  });

  test('a lost trait is a death as well', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 0, 'skull', 'book');
      Object.assign(s.explorers[0]?.traits ?? {}, { sanity: 1 });
    });
    rolls(t, 2, 2, 0).answers('use:book').tells('death-avoided', { seat: 0 }).expects(0, 'turn');
  });

  test('the Rabbit’s Foot may turn one of its dice', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 0, 'skull', 'book', 'rabbits-foot');
      Object.assign(s.explorers[0]?.traits ?? {}, { sanity: 1 });
    });
    rolls(t, 2, 1, 0, 1).answers('use:book', 'use:rabbits-foot', 'die:0').tells('death-avoided', { seat: 0 });
  });
});

test('BH-LOOT-01, BH-LOOT-06: cards of the dead do nothing, and what is looted is new', () => {
  const t = turn((s) => {
    haunts(s, 1);
    gives(s, 2, 'mask', 'armor', 'chainsaw');
    Object.assign(s.explorers[2] ?? {}, { dead: true, diedIn: 0 });
    s.turn.number = 3;
  });
  t.answers('loot:chainsaw').expects(0, 'turn', undefined, { 'loot:mask': 'looted-already' });
  expect(t.legal.filter((id) => id.startsWith('attack'))).toEqual(['attack:bare:1']);
  expect([cards(t), cards(t, 2)]).toEqual([['chainsaw'], ['mask', 'armor']]);
});
