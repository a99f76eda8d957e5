import { describe, expect, test } from 'vitest';
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
  takes,
  turn,
} from './kit.ts';

describe("Angel's Feather", () => {
  const feather = 'angels-feather';

  test('instead of a roll any result is taken, without what would be added to a roll, and the card is buried', () => {
    const t = drawsEvent('a-bite', [], (s) => gives(s, 0, feather, 'idol'));
    t.answers('no').expects(0, 'before-roll', ['roll-on', 'use:angels-feather']);
    t.answers('use:angels-feather').expects(
      0,
      'which-result',
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => `result:${n}`),
    );
    t.answers('result:3').tells('result-taken', { who: 0, trait: 'might', total: 3, card: feather });
    t.expects(0, 'take-damage', ['might', 'speed']);
    expect(t.told('rolled')).toEqual([]);
    expect(cards(t)).toEqual(['idol']);
    expect(t.state.decks.item.at(-1)).toBe(feather);
  });

  test('it may be kept', () => {
    const t = drawsEvent('a-bite', [2, 2, 0, 0, 0], (s) => gives(s, 0, feather)).answers('roll-on');
    t.tells('rolled', { total: 4 }).usesAllLuck();
    expect(cards(t)).toEqual([feather]);
  });

  test('BH-SPEC-06: it is no special action: it helps on the turn it was received, and in the turns of others', () => {
    const traded = turn((s) => {
      gives(s, 1, feather);
      nextTiles(s, 'dining-room');
      onTop(s, 'event', 'a-bite');
    });
    takes(traded, feather).answers('discover:N').expects(0, 'before-roll', ['roll-on', 'use:angels-feather']);
    const defends = turn((s) => {
      haunts(s, 1);
      gives(s, 1, feather);
    });
    rolls(defends, 2, 2, 2, 0, 0).answers('attack:bare:1').expects(1, 'before-roll');
    defends.answers('use:angels-feather', 'result:8').tells('attack-won', { winner: 1, loser: 0, amount: 2 });
  });
});

describe('Brooch', () => {
  const bitten = (...own: string[]) => drawsEvent('a-bite', [2, 0, 0, 0, 0], (s) => gives(s, 0, 'brooch', ...own));

  test('Physical damage may be taken as General damage, or as it is', () => {
    const all = bitten().expects(0, 'take-as-general', ['no', 'yes']).answers('yes');
    all.expects(0, 'take-damage', ['knowledge', 'might', 'sanity', 'speed']);
    expect(steps(all.answers('knowledge'))).toEqual([4, 4, 2, 3]);
    bitten().answers('no').expects(0, 'take-damage', ['might', 'speed']);
  });

  test('BH-DMG-11: before the haunt it need not save damage that no trait could take', () => {
    const t = drawsEvent('a-bite', [2, 0, 0, 0, 0], (s) => {
      gives(s, 0, 'brooch');
      Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, speed: 1 });
    }).answers('no');
    t.tells('damage-lost', { seat: 0, amount: 1 });
    expect(steps(t)).toEqual([1, 1, 3, 3]);
  });

  test('what takes something off the damage comes first; as General damage it is no longer Physical', () => {
    const armored = bitten('armor').tells('damage-avoided', { seat: 0, kind: 'physical' });
    expect(armored.told('damaged')).toEqual([]);
    const general = bitten('strange-amulet').answers('yes', 'might');
    expect(steps(general)).toEqual([3, 4, 3, 3]);
    expect(steps(bitten('strange-amulet').answers('no', 'might'))).toEqual([3, 4, 3, 4]);
  });

  test('it is its owner alone who may', () => {
    const t = drawsEvent('a-bite', [2, 0, 0, 0, 0], (s) => gives(s, 1, 'brooch'));
    t.expects(0, 'take-damage', ['might', 'speed']);
  });
});

describe('Chainsaw', () => {
  test('one die more for the attacker; BH-WPN-06: none in defence', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 0, 'chainsaw');
    });
    rolls(t, 1, 0, 0, 0, 0, 2, 1, 0, 0, 0).answers('attack:chainsaw:1');
    t.tells('attack-won', { winner: 0, loser: 1, amount: 2 }).usesAllLuck();
    const defends = turn((s) => {
      haunts(s, 1);
      gives(s, 1, 'chainsaw');
    });
    rolls(defends, 1, 0, 0, 0, 0, 1, 0, 0, 0).answers('attack:bare:1').tells('attack-tied').usesAllLuck();
  });

  test('BH-WPN-04, BH-WPN-05: not on the turn it was received, and not traded after it was used', () => {
    const received = turn((s) => {
      haunts(s, 1);
      gives(s, 1, 'chainsaw');
    });
    expect(takes(received, 'chainsaw').legal).not.toContain('attack:chainsaw:1');
    const used = turn((s) => {
      haunts(s, 1);
      gives(s, 0, 'chainsaw', 'map');
    });
    rolls(used, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0).answers('attack:chainsaw:1', 'trade:2');
    used.expects(0, 'trade-give', ['done', 'ware:map'], { 'ware:chainsaw': 'attacked-with' });
  });
});

describe('Creepy Doll', () => {
  const doll = 'creepy-doll';

  test('all dice are rolled again, then 1 Sanity is lost; once only', () => {
    const t = drawsEvent('a-bite', [0, 0, 0, 0, 0, 2, 2, 0, 0, 0], (s) => gives(s, 0, doll));
    t.expects(0, 'after-roll', ['roll-on', 'use:creepy-doll']).answers('use:creepy-doll');
    t.tells('rerolled', { who: 0, dice: [2, 2, 0, 0, 0], total: 4, card: doll }).usesAllLuck();
    expect(steps(t)).toEqual([4, 4, 3, 2]);
    expect(cards(t)).toEqual([doll]);
  });

  test('BH-SPEC-03, BH-TRADE-04: once a turn, and then it is not traded', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 0, doll, 'map');
      nextTiles(s, 'dining-room');
      onTop(s, 'event', 'a-bite');
    });
    rolls(t, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0).answers('attack:bare:1', 'use:creepy-doll', 'trade:2');
    t.expects(0, 'trade-give', ['done', 'ware:map'], { 'ware:creepy-doll': 'used-this-turn' });
    t.answers('ware:map', 'done', 'done', 'no');
    rolls(t, 2, 0, 0, 0, 0).answers('discover:N').expects(0, 'take-damage');
  });

  test('BH-SPEC-05: not on the turn it was received', () => {
    const t = turn((s) => {
      gives(s, 1, doll);
      nextTiles(s, 'dining-room');
      onTop(s, 'event', 'a-bite');
    });
    rolls(takes(t, doll), 2, 0, 0, 0, 0).answers('discover:N').expects(0, 'take-damage');
  });

  test('in the own turn only', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 1, doll);
    });
    rolls(t, 0, 0, 0, 0, 0, 0, 0, 0, 0).answers('attack:bare:1').tells('attack-tied').expects(0, 'turn');
  });

  test('whoever dies of it fights no more', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 0, doll);
      Object.assign(s.explorers[0]?.traits ?? {}, { sanity: 1 });
    });
    rolls(t, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2).answers('attack:bare:1', 'use:creepy-doll').tells('died', { seat: 0 });
    expect([t.told('attack-won'), t.told('attack-tied')]).toEqual([[], []]);
    t.usesAllLuck();
  });
});

describe('Crossbow', () => {
  test('it reaches an adjacent tile, both roll Speed, and its user is safe', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 0, 'crossbow');
      lays(s, 'kitchen', { x: 2, y: -1 });
      for (const seat of [1, 2]) if (s.explorers[seat]) s.explorers[seat].at = 'kitchen';
    });
    rolls(t, 0, 0, 0, 0, 0, 2, 2, 2).answers('attack:crossbow:1');
    t.tells('attack-won', { winner: 1, loser: 0, amount: 0 }).usesAllLuck();
    expect(steps(t)).toEqual([4, 4, 3, 3]);
  });

  test('no further than that, and not through a wall', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 0, 'crossbow');
      lays(s, 'kitchen', { x: 2, y: -1, turn: 1 });
      if (s.explorers[1]) s.explorers[1].at = 'kitchen';
    });
    expect(t.legal.filter((id) => id.startsWith('attack'))).toEqual([]);
  });
});

describe('Dynamite', () => {
  test('everybody on the tile rolls Speed, the thrower too; it is buried and was the attack', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 0, 'dynamite', 'machete');
    });
    rolls(t, 2, 2, 0, 0, 0, 0, 1, 2, 1, 1, 0, 0).answers('throw:dynamite:entrance-hall');
    expect(t.told('rolled').map(({ details }) => [details['who'], details['total']])).toEqual([
      [0, 4],
      [1, 1],
    ]);
    t.answers('might', 'might', 'might', 'speed').usesAllLuck();
    expect([steps(t, 0), steps(t, 1), steps(t, 2)]).toEqual([
      [4, 4, 3, 3],
      [1, 2, 3, 4],
      [3, 5, 3, 4],
    ]);
    expect(cards(t)).toEqual(['machete']);
    expect(t.state.decks.item.at(-1)).toBe('dynamite');
    t.expects(0, 'turn', undefined, { 'attack:machete:1': 'attacked-already' });
  });

  test('an adjacent tile will do, and a monster there is stunned', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 0, 'dynamite');
      monster(s, 'ghost', 'hallway');
    });
    expect(t.legal.filter((id) => id.startsWith('throw'))).toEqual([
      'throw:dynamite:entrance-hall',
      'throw:dynamite:hallway',
    ]);
    rolls(t, 2, 1, 0).answers('throw:dynamite:hallway').tells('monster-stunned', { monster: 'ghost:1' }).usesAllLuck();
    expect(t.told('damaged')).toEqual([]);
  });

  test('nobody need be there', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 0, 'dynamite');
    }).answers('throw:dynamite:hallway');
    expect([cards(t), t.told('rolled')]).toEqual([[], []]);
  });

  test('BH-ATK-01, BH-WPN-05: only in the haunt, and not on the turn it was received', () => {
    const before = turn((s) => gives(s, 0, 'dynamite'));
    expect(before.legal.filter((id) => id.startsWith('throw'))).toEqual([]);
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 1, 'dynamite');
    });
    expect(takes(t, 'dynamite').legal.filter((id) => id.startsWith('throw'))).toEqual([]);
  });
});

describe('First Aid Kit', () => {
  test('it heals all critical traits of one explorer on the tile, and no other trait', () => {
    const t = turn((s) => {
      gives(s, 0, 'first-aid-kit');
      Object.assign(s.explorers[1]?.traits ?? {}, { might: 1, speed: 2, sanity: 1 });
      if (s.explorers[2]) s.explorers[2].at = 'hallway';
    }).answers('use:first-aid-kit');
    t.expects(0, 'which-figure', ['who:0', 'who:1']).answers('who:1');
    expect(steps(t, 1)).toEqual([4, 2, 3, 4]);
    expect(t.state.decks.item.at(-1)).toBe('first-aid-kit');
  });

  test('alone, it is for oneself', () => {
    const t = turn((s) => {
      gives(s, 0, 'first-aid-kit');
      if (s.explorers[0]) s.explorers[0].at = 'hallway';
      Object.assign(s.explorers[0]?.traits ?? {}, { knowledge: 1 });
    }).answers('use:first-aid-kit');
    expect(steps(t)).toEqual([4, 4, 3, 3]);
  });

  test('BH-SPEC-05: not on the turn it was received', () => {
    const t = turn((s) => gives(s, 1, 'first-aid-kit'));
    takes(t, 'first-aid-kit').expects(0, 'turn', undefined, { 'use:first-aid-kit': 'not-owned-at-start' });
  });
});

describe('Flashlight', () => {
  test('two dice more for the roll of an Event, or not', () => {
    const lit = drawsEvent('a-bite', [0, 0, 0, 0, 0, 2, 2], (s) => gives(s, 0, 'flashlight'));
    lit.expects(0, 'before-roll', ['roll-on', 'use:flashlight']).answers('use:flashlight');
    lit.tells('rolled', { total: 4 }).usesAllLuck();
    const dark = drawsEvent('a-bite', [0, 0, 0, 2, 2], (s) => gives(s, 0, 'flashlight')).answers('roll-on');
    dark.tells('rolled', { dice: [0, 0, 0, 2, 2] }).usesAllLuck();
  });

  test('BH-AMB-03: never more than eight dice', () => {
    const t = drawsEvent('a-bite', [1, 1, 1, 1, 1, 1, 1, 1], (s) => {
      gives(s, 0, 'flashlight');
      Object.assign(s.explorers[0]?.traits ?? {}, { might: 8 });
    }).answers('use:flashlight');
    t.tells('rolled', { total: 8 }).usesAllLuck();
  });

  test('for no other roll, and with nobody else’s Flashlight', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 0, 'flashlight');
    });
    rolls(t, 0, 0, 0, 0, 0, 0, 0, 0, 0).answers('attack:bare:1').tells('attack-tied').usesAllLuck();
    drawsEvent('a-bite', [2, 0, 0, 0, 0], (s) => gives(s, 1, 'flashlight')).expects(0, 'take-damage');
  });
});

describe('Gun', () => {
  test('it reaches along the line of sight, both roll Speed, and its user is safe', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 0, 'gun');
      if (s.explorers[1]) s.explorers[1].at = 'ground-floor-staircase';
    });
    rolls(t, 0, 0, 0, 0, 2, 0, 0).answers('attack:gun:1');
    t.tells('attack-won', { winner: 1, loser: 0, amount: 0 }).usesAllLuck();
    expect([steps(t), at(t)]).toEqual([[4, 4, 3, 3], 'entrance-hall']);
  });

  test('BH-LOS-01, BH-AMB-23: not up the stairs, not round a corner', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 0, 'gun');
      if (s.explorers[1]) s.explorers[1].at = 'upper-landing';
    });
    expect(t.legal.filter((id) => id.startsWith('attack'))).toEqual([]);
  });
});

describe('Headphones', () => {
  test('one less of Mental damage, and nothing less of a loss or of Physical damage', () => {
    const moss = (...pips: number[]) =>
      drawsEvent('meat-moss', [1, 1, ...pips], (s) => gives(s, 0, 'headphones')).answers('inhale');
    moss(1).tells('damage-avoided', { seat: 0, kind: 'mental' });
    const two = moss(2).answers('sanity');
    expect(steps(two)).toEqual([4, 4, 3, 2]);
    const bitten = drawsEvent('a-bite', [2, 0, 0, 0, 0], (s) => gives(s, 0, 'headphones')).answers('might');
    expect(steps(bitten)).toEqual([3, 4, 3, 3]);
    const lost = turn((s) => gives(s, 0, 'headphones', 'book')).answers('use:book');
    expect(steps(lost)).toEqual([4, 4, 3, 2]);
  });
});

describe('Leather Jacket', () => {
  test('one die more in defence, and none in an attack', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 1, 'leather-jacket');
    });
    rolls(t, 2, 0, 0, 0, 0, 0, 0, 0, 0, 2).answers('attack:bare:1').tells('attack-tied').usesAllLuck();
    const attacks = turn((s) => {
      haunts(s, 1);
      gives(s, 0, 'leather-jacket');
    });
    rolls(attacks, 2, 0, 0, 0, 0, 2, 0, 0, 0).answers('attack:bare:1').tells('attack-tied').usesAllLuck();
  });
});
