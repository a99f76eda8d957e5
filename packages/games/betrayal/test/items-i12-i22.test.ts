import { describe, expect, test } from 'vitest';
import {
  at,
  cards,
  drawsEvent,
  gives,
  haunts,
  lays,
  nextTiles,
  onTop,
  rolls,
  steps,
  table,
  takes,
  turn,
} from './kit.ts';

describe('Lucky Coin', () => {
  const coin = 'lucky-coin';

  test('blank dice are rolled again, and each that is still blank is 1 Mental damage', () => {
    const t = drawsEvent('a-bite', [2, 0, 0, 0, 0, 2, 0, 0, 1], (s) => gives(s, 0, coin));
    t.expects(0, 'after-roll', ['roll-on', 'use:lucky-coin']).answers('use:lucky-coin');
    t.tells('rerolled', { dice: [2, 2, 0, 0, 1], total: 5 }).expects(0, 'take-damage', ['knowledge', 'sanity']);
    expect(steps(t.answers('knowledge', 'sanity').usesAllLuck())).toEqual([4, 4, 2, 2]);
  });

  test('without a blank die there is nothing to ask', () => {
    drawsEvent('the-deepest-closet', [1, 1, 1, 0], (s) => gives(s, 0, coin)).expects(0, 'after-roll');
    const t = drawsEvent('the-deepest-closet', [1, 1, 1, 1], (s) => {
      gives(s, 0, coin);
      onTop(s, 'item', 'map');
    });
    expect(cards(t)).toEqual([coin, 'map']);
  });

  test('in defence, in the turn of another, too; not for the rolls of others', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 1, coin);
    });
    rolls(t, 2, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1).answers('attack:bare:1').expects(1, 'after-roll');
    t.answers('use:lucky-coin').tells('attack-won', { winner: 1, loser: 0, amount: 2 }).usesAllLuck();
  });

  test('whoever dies of it defends no more', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 1, coin);
      Object.assign(s.explorers[1]?.traits ?? {}, { sanity: 1 });
    });
    rolls(t, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2).answers('attack:bare:1', 'use:lucky-coin', 'sanity');
    t.tells('died', { seat: 1 });
    expect(t.told('attack-won')).toEqual([]);
  });

  test('BH-SPEC-05, BH-SPEC-07: not on the turn it was received, not even by the one to whom it was given', () => {
    const received = turn((s) => {
      gives(s, 1, coin);
      nextTiles(s, 'dining-room');
      onTop(s, 'event', 'a-bite');
    });
    rolls(takes(received, coin), 2, 0, 0, 0, 0).answers('discover:N').expects(0, 'take-damage');
    const given = turn((s) => {
      haunts(s, 1);
      gives(s, 0, coin);
    }).answers('trade:1', 'ware:lucky-coin', 'done', 'done', 'yes');
    rolls(given, 0, 0, 0, 0, 0, 0, 0, 0, 0).answers('attack:bare:1').tells('attack-tied').expects(0, 'turn');
  });

  test('BH-TRADE-04: used in defence, it stays with its owner; a trade can be left without anything in it', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 0, 'map');
      gives(s, 1, coin);
    });
    rolls(t, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1).answers('attack:bare:1', 'use:lucky-coin');
    t.answers('sanity', 'sanity', 'knowledge').tells('attack-tied').answers('trade:1', 'done');
    t.expects(0, 'trade-take', ['done'], { 'ware:lucky-coin': 'used-this-turn' });
  });

  test('BH-SPEC-04: with the Creepy Doll and the Rabbit’s Foot on the same roll, one after the other', () => {
    const t = drawsEvent('a-bite', [0, 0, 0, 0, 0], (s) => gives(s, 0, coin, 'creepy-doll', 'rabbits-foot'));
    t.expects(0, 'after-roll', ['roll-on', 'use:creepy-doll', 'use:lucky-coin', 'use:rabbits-foot']);
    rolls(t, 2, 0, 1, 1, 1).answers('use:creepy-doll');
    rolls(t, 1).answers('use:lucky-coin').expects(0, 'after-roll', ['roll-on', 'use:rabbits-foot']);
    rolls(t, 0)
      .answers('use:rabbits-foot', 'die:2')
      .tells('rerolled', { dice: [0, 1, 1, 1, 1], total: 4 });
    t.usesAllLuck();
    expect(steps(t)).toEqual([4, 4, 3, 2]);
  });
});

test('BH-WPN-07: the Machete adds 1 to the result of its attack, and nothing in defence', () => {
  const t = turn((s) => {
    haunts(s, 1);
    gives(s, 0, 'machete');
  });
  rolls(t, 2, 2, 0, 0, 0, 2, 1, 0, 0).answers('attack:machete:1');
  t.tells('attack-won', { winner: 0, loser: 1, amount: 2 });
  const defends = turn((s) => {
    haunts(s, 1);
    gives(s, 1, 'machete');
  });
  rolls(defends, 2, 0, 0, 0, 0, 2, 0, 0, 0).answers('attack:bare:1').tells('attack-tied');
});

describe('Magic Camera', () => {
  test('Sanity may be rolled where Knowledge is asked, with what is added to Sanity', () => {
    const robot = (...pips: number[]) =>
      drawsEvent('tiny-robot', pips, (s) => gives(s, 0, 'magic-camera', 'ring')).expects(0, 'which-trait', [
        'knowledge',
        'sanity',
      ]);
    robot(1, 1, 1, 0, 0)
      .answers('sanity')
      .tells('rolled', { trait: 'sanity', dice: [1, 1, 1, 0], total: 4 });
    robot(1, 1, 1, 0)
      .answers('knowledge')
      .tells('rolled', { trait: 'knowledge', dice: [1, 1, 1], total: 3 });
  });

  test('no other trait, and nobody else', () => {
    drawsEvent('a-bite', [2, 0, 0, 0, 0], (s) => gives(s, 0, 'magic-camera')).expects(0, 'take-damage');
    drawsEvent('tiny-robot', [0, 0, 0, 1], (s) => gives(s, 1, 'magic-camera')).expects(0, 'take-damage');
  });
});

describe('Map', () => {
  test('BH-AMB-41: to any tile, without movement; it is buried', () => {
    const t = turn((s) => gives(s, 0, 'map')).answers('use:map');
    t.expects(0, 'which-tile', ['basement-landing', 'ground-floor-staircase', 'hallway', 'upper-landing']);
    t.answers('basement-landing').expects(0, 'turn');
    expect([at(t), t.state.turn.moves, cards(t)]).toEqual(['basement-landing', 4, []]);
  });

  test('BH-AMB-41: what happens to those who enter happens', () => {
    const t = turn((s) => {
      gives(s, 0, 'map');
      lays(s, 'mystic-elevator', { x: 2, y: -1, turn: 2 });
    });
    rolls(t, 1, 1).answers('use:map', 'mystic-elevator').tells('elevator-rolled', { who: 0, region: 'ground' });
  });

  test('BH-SPEC-05: not on the turn it was received', () => {
    const t = turn((s) => gives(s, 1, 'map'));
    takes(t, 'map').expects(0, 'turn', undefined, { 'use:map': 'not-owned-at-start' });
  });
});

test('Mirror: it is buried and heals Knowledge and Sanity, which never fall by it', () => {
  const t = turn((s) => {
    gives(s, 0, 'mirror');
    Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, knowledge: 1, sanity: 6 });
  }).answers('use:mirror');
  expect(steps(t)).toEqual([1, 4, 3, 6]);
  expect(t.state.decks.item.at(-1)).toBe('mirror');
});

describe('Mystical Stopwatch', () => {
  test('in the haunt: another turn after this one, and only one', () => {
    const t = turn((s) => {
      haunts(s, 24);
      gives(s, 0, 'mystical-stopwatch');
    }).answers('use:mystical-stopwatch', 'go:hallway', 'end-turn');
    t.tells('another-turn', { seat: 0 }).expects(0, 'turn');
    expect([t.state.turn.moves, cards(t)]).toEqual([4, []]);
    t.answers('end-turn').expects(1, 'turn');
  });

  test('not before the haunt', () => {
    turn((s) => gives(s, 0, 'mystical-stopwatch')).expects(0, 'turn', undefined, {
      'use:mystical-stopwatch': 'no-haunt-yet',
    });
  });
});

describe('Necklace of Teeth', () => {
  const worn = (of = 0) =>
    turn((s) => {
      gives(s, of, 'necklace-of-teeth');
      Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, speed: 1 });
    });

  test('at the end of the turn one critical trait may rise', () => {
    const t = worn().answers('end-turn').expects(0, 'may-gain-critical', ['might', 'none', 'speed']);
    expect(steps(t.answers('speed'))).toEqual([1, 2, 3, 3]);
    expect(steps(worn().answers('end-turn', 'none'))).toEqual([1, 1, 3, 3]);
  });

  test('BH-SPEC-06: it helps on the turn it was received; it asks for critical traits of its owner only', () => {
    takes(worn(1), 'necklace-of-teeth').answers('end-turn').expects(0, 'may-gain-critical');
    worn(1).answers('end-turn').expects(1, 'turn');
  });

  test('after the text of the tile', () => {
    const t = table('end-of-turn', (s) => {
      gives(s, 0, 'necklace-of-teeth');
      lays(s, 'furnace-room', { region: 'basement', x: 1, y: 0, turn: 1 });
      if (s.explorers[0]) s.explorers[0].at = 'furnace-room';
      Object.assign(s.explorers[0]?.traits ?? {}, { might: 2 });
    }).answers('might');
    t.expects(0, 'may-gain-critical', ['might', 'none']);
  });
});

describe("Rabbit's Foot", () => {
  const foot = 'rabbits-foot';

  test('one die of a trait roll is rolled again, once a turn', () => {
    const t = drawsEvent('a-bite', [2, 1, 0, 0, 0, 1], (s) => gives(s, 0, foot)).answers('use:rabbits-foot');
    t.expects(0, 'which-die', ['die:0', 'die:1', 'die:2']).answers('die:0');
    t.tells('rerolled', { dice: [2, 1, 1, 0, 0], total: 4, card: foot }).usesAllLuck();
    expect(t.told('damaged')).toEqual([]);
    expect(cards(t)).toEqual([foot]);
  });

  test('BH-DICE-09: any die will do: of damage, and of the haunt roll', () => {
    const moss = drawsEvent('meat-moss', [1, 0, 2], (s) => gives(s, 0, foot)).answers('inhale');
    moss.expects(0, 'after-dice', ['roll-on', 'use:rabbits-foot']).answers('use:rabbits-foot', 'die:0');
    moss.expects(0, 'gain-trait');
    const haunt = turn((s) => {
      gives(s, 0, foot);
      nextTiles(s, 'ballroom');
      onTop(s, 'omen', 'mask');
      s.omensDrawn = 2;
    });
    rolls(haunt, 2, 2, 1, 0).answers('discover:N').tells('haunt-roll', { total: 5 });
    haunt.answers('use:rabbits-foot', 'die:2').tells('rerolled', { dice: [0, 2, 1], total: 3 });
    expect(haunt.state.revealing).toBe(null);
  });

  test('BH-SPEC-03, BH-SPEC-05: once a turn; not on the turn it was received; not the dice of others', () => {
    const twice = drawsEvent('meat-moss', [0, 0, 0, 1], (s) => gives(s, 0, foot)).answers('inhale', 'use:rabbits-foot');
    twice.expects(0, 'take-damage');
    const received = turn((s) => {
      gives(s, 1, foot);
      nextTiles(s, 'dining-room');
      onTop(s, 'event', 'meat-moss');
    });
    rolls(takes(received, foot), 0, 0, 1).answers('discover:N', 'inhale').expects(0, 'take-damage');
    drawsEvent('meat-moss', [0, 0, 1], (s) => gives(s, 1, foot))
      .answers('inhale')
      .expects(0, 'take-damage');
  });
});

describe('Skeleton Key', () => {
  const walled = (of = 0) =>
    turn((s) => {
      gives(s, of, 'skeleton-key');
      lays(s, 'kitchen', { x: 2, y: -1, turn: 1 });
    });

  test('through the wall for a move, with a die each time; a blank one buries the key, and the step is made', () => {
    const t = rolls(walled(), 1, 0).answers('through:kitchen');
    expect([at(t), t.state.turn.moves, cards(t)]).toEqual(['kitchen', 3, ['skeleton-key']]);
    t.answers('through:entrance-hall').usesAllLuck();
    expect([at(t), t.state.turn.moves, cards(t)]).toEqual(['entrance-hall', 2, []]);
    expect(t.legal).not.toContain('through:kitchen');
  });

  test('BH-SPEC-06: it opens walls on the turn it was received, for its owner only, and no wall where there is a door', () => {
    const t = walled(1);
    expect(t.legal.filter((id) => id.startsWith('through'))).toEqual([]);
    expect(takes(t, 'skeleton-key').legal.filter((id) => id.startsWith('through'))).toEqual(['through:kitchen']);
  });

  test('BH-FORCE-01: others do not push its owner through walls', () => {
    const masked = turn((s) => {
      gives(s, 0, 'mask');
      gives(s, 1, 'skeleton-key');
      lays(s, 'kitchen', { x: 2, y: -1, turn: 1 });
      if (s.explorers[2]) s.explorers[2].at = 'upper-landing';
    }).answers('use:mask');
    expect(at(masked, 1)).toBe('hallway');
  });

  test('BH-MOVE-03: not without movement', () => {
    const t = walled();
    rolls(t, 1, 1, 1, 1).answers('through:kitchen', 'through:entrance-hall', 'through:kitchen');
    t.answers('through:entrance-hall').expects(0, 'turn', undefined, { 'through:kitchen': 'no-moves-left' });
  });
});

describe('Strange Amulet', () => {
  const burnt = (...own: string[]) =>
    table('end-of-turn', (s) => {
      gives(s, 0, 'strange-amulet', ...own);
      lays(s, 'furnace-room', { region: 'basement', x: 1, y: 0, turn: 1 });
      if (s.explorers[0]) s.explorers[0].at = 'furnace-room';
    });

  test('Physical damage that was taken gives 1 Sanity, however much it was', () => {
    expect(steps(burnt().answers('might'))).toEqual([3, 4, 3, 4]);
    const three = drawsEvent('a-bite', [0, 0, 0, 0, 0], (s) => gives(s, 0, 'strange-amulet'));
    expect(steps(three.answers('might', 'might', 'speed'))).toEqual([2, 3, 3, 4]);
  });

  test('damage that the Armor took away gives nothing, nor does Mental damage', () => {
    expect(steps(burnt('armor'))).toEqual([4, 4, 3, 3]);
    const moss = drawsEvent('meat-moss', [1, 1, 1], (s) => gives(s, 0, 'strange-amulet')).answers(
      'inhale',
      'knowledge',
    );
    expect(steps(moss)).toEqual([4, 4, 2, 3]);
  });
});

describe('Strange Medicine', () => {
  test('it is buried and heals Might and Speed', () => {
    const t = turn((s) => {
      gives(s, 0, 'strange-medicine');
      Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, speed: 2, sanity: 1 });
    }).answers('use:strange-medicine');
    expect(steps(t)).toEqual([4, 4, 3, 1]);
    expect(cards(t)).toEqual([]);
    expect(t.state.decks.item.at(-1)).toBe('strange-medicine');
  });
});
