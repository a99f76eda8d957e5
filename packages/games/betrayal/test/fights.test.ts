import { describe, expect, test } from 'vitest';
import { inSight } from '../src/content/kit.ts';
import type { BetrayalState } from '../src/index.ts';
import type { Betrayal } from '../src/state.ts';
import { ALONE, LED, WITHOUT } from './fixture.ts';
import { at, cards, gives, haunts, lays, monster, nextTiles, onTop, playOn, rolls, steps, table, turn } from './kit.ts';

const set = (s: BetrayalState, seat: number, traits: object): void =>
  void Object.assign(s.explorers[seat]?.traits ?? {}, traits);
const dead = (s: BetrayalState, seat: number): void => {
  const explorer = s.explorers[seat];
  if (explorer) explorer.dead = true;
};

describe('attacks', () => {
  test('BH-ATK-01, BH-ATK-02: only in a haunt, at opponents on the tile', () => {
    expect(turn().legal.filter((id) => id.startsWith('attack'))).toEqual([]);
    const t = turn((s) => {
      haunts(s, LED);
      monster(s, 'hound', 'entrance-hall');
      monster(s, 'hound', 'hallway');
    });
    expect(t.legal.filter((id) => id.startsWith('attack'))).toEqual(['attack:bare:1', 'attack:bare:hound:1']);
  });

  test('BH-ATK-03: one attack per turn', () => {
    const t = turn((s) => haunts(s, 1));
    rolls(t, 0, 0, 0, 0, 0, 0, 0, 0, 0).answers('attack:bare:1').refuses('attack:bare:1', 'blocked');
  });

  test('BH-ATK-04, BH-ATK-05, BH-DICE-04, BH-DICE-05, BH-DICE-06: both roll Might, the lower takes the difference, the attacker too', () => {
    const won = turn((s) => haunts(s, 1));
    rolls(won, 2, 2, 0, 0, 0, 1, 1, 0, 0).answers('attack:bare:1').expects(1, 'take-damage', ['might', 'speed']);
    won.answers('might', 'speed');
    expect(steps(won, 1)).toEqual([3, 2, 3, 4]);
    const lost = turn((s) => haunts(s, 1));
    rolls(lost, 0, 0, 0, 0, 0, 1, 0, 0, 0).answers('attack:bare:1', 'might');
    expect(steps(lost)).toEqual([3, 4, 3, 3]);
  });

  test('BH-ATK-06: equal results hurt nobody', () => {
    const t = turn((s) => haunts(s, 1));
    rolls(t, 1, 0, 0, 0, 0, 1, 0, 0, 0).answers('attack:bare:1').tells('attack-tied', { attacker: 0, defender: 1 });
    expect([steps(t), steps(t, 1)]).toEqual([
      [4, 4, 3, 3],
      [4, 3, 3, 4],
    ]);
  });

  test('BH-ATK-07, BH-ATK-08: with Sanity both roll it, and the damage is Mental', () => {
    const t = turn((s) => {
      haunts(s, 24, { traitor: 1, revealed: true });
      s.turn.seat = 1;
    });
    rolls(t, 2, 2, 0, 0, 0, 1, 1, 1, 0).answers('attack:sanity:0').expects(0, 'take-damage', ['knowledge', 'sanity']);
  });

  test('BH-ATK-09: with Speed it is Physical', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 0, 'crossbow');
    });
    rolls(t, 2, 0, 0, 0, 0, 1, 0, 0).answers('attack:crossbow:1').expects(1, 'take-damage', ['might', 'speed']);
  });

  test('BH-WPN-01, BH-WPN-02, BH-WPN-03: one weapon of several, or none', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 0, 'machete', 'crossbow');
    });
    expect(t.legal.filter((id) => id.startsWith('attack'))).toEqual([
      'attack:bare:1',
      'attack:machete:1',
      'attack:crossbow:1',
    ]);
  });

  test('BH-WPN-06: a weapon does not help the defender', () => {
    const t = turn((s) => {
      haunts(s, 1);
      gives(s, 1, 'machete');
    });
    rolls(t, 1, 0, 0, 0, 0, 1, 0, 0, 0).answers('attack:bare:1').tells('attack-tied');
  });

  test('BH-EX-14: the traitor attacks with the Machete, 4 + 1 against 3', () => {
    const t = turn((s) => {
      haunts(s, 1, { traitor: 0 });
      gives(s, 0, 'machete');
    });
    rolls(t, 2, 2, 0, 0, 0, 2, 1, 0, 0).answers('attack:machete:1', 'speed', 'might');
    expect(steps(t, 1)).toEqual([3, 2, 3, 4]);
  });

  test('BH-LOS-01, BH-LOS-02: straight on through doors that meet, in the region; links carry no sight', () => {
    const seen: boolean[] = [];
    playOn(
      (g: Betrayal) => {
        seen.push(inSight(g, 'entrance-hall', 'ground-floor-staircase'));
        seen.push(inSight(g, 'ground-floor-staircase', 'upper-landing'));
        seen.push(
          inSight(g, 'hallway', 'kitchen'),
          inSight(g, 'entrance-hall', 'kitchen'),
          inSight(g, 'hallway', 'chapel'),
        );
      },
      (s) => {
        lays(s, 'kitchen', { x: 1, y: -1 });
        lays(s, 'chapel', { x: 1, y: 1, turn: 1 });
      },
    ).legal;
    expect(seen).toEqual([true, false, true, false, false]);
  });
});

describe('the dead', () => {
  const body = (edit: (s: BetrayalState) => void = () => {}) =>
    turn((s) => {
      haunts(s, 1);
      gives(s, 2, 'machete', 'armor');
      dead(s, 2);
      s.turn.number = 5;
      edit(s);
    });

  test('BH-LOOT-01, BH-LOOT-02, BH-LOOT-03, BH-LOOT-05, BH-DEATH-03, BH-PLAY-04: one card of a corpse on the tile, once in a turn, and nobody is asked', () => {
    const t = body().answers('loot:machete');
    expect([cards(t), cards(t, 2)]).toEqual([['machete'], ['armor']]);
    t.refuses('loot:armor', 'blocked');
    const traitor = body((s) => {
      s.turn.seat = 1;
    });
    expect(traitor.legal).toContain('loot:armor');
  });

  test('BH-LOOT-04: not in the turn of the death', () => {
    const t = body((s) => {
      if (s.explorers[2]) s.explorers[2].diedIn = 6;
    });
    expect(t.legal.filter((id) => id.startsWith('loot'))).toEqual([]);
  });

  test('BH-LOOT-06: what was taken is not used in this turn', () => {
    const t = body((s) => {
      if (s.explorers[1]) s.explorers[1].at = 'entrance-hall';
    }).answers('loot:machete');
    expect(t.legal).not.toContain('attack:machete:1');
  });

  test('BH-DEATH-04: a haunt may let the traitor use a corpse', () => {
    const t = turn((s) => {
      haunts(s, LED, { traitor: 0 });
      dead(s, 2);
    }).answers('haunt:raise');
    expect(t.state.monsters).toMatchObject([{ kind: 'hound', at: 'entrance-hall' }]);
    expect(turn((s) => haunts(s, LED, { traitor: 0 })).legal).not.toContain('haunt:raise');
  });

  test('dead heroes take no turns; the others go on', () => {
    const t = body().answers('end-turn');
    expect(t.answers('end-turn').state.turn.seat).toBe(0);
  });
});

describe('obstacles', () => {
  const cost = (edit: (s: BetrayalState) => void, seat = 0): unknown =>
    turn((s) => {
      s.turn.seat = seat;
      edit(s);
    }).decision.options.find(({ id }) => id === 'go:hallway')?.details?.['cost'];
  const obstacle = (s: BetrayalState, n = 1): void => {
    for (let i = 0; i < n; i++)
      s.tokens.push({
        ...{ id: s.nextToken + i, kind: 'obstacle', at: 'entrance-hall', on: null, edge: null },
        ...{ of: null, n: 0, up: true, face: null },
      });
    s.nextToken += n;
  };

  test('BH-OBST-01, BH-OBST-02, BH-OBST-06: two to leave, however many; entering is free', () => {
    expect([0, 1, 3].map((n) => cost((s) => obstacle(s, n)))).toEqual([1, 2, 2]);
    const t = turn((s) => {
      obstacle(s);
      if (s.explorers[0]) s.explorers[0].at = 'hallway';
    });
    expect(t.decision.options.find(({ id }) => id === 'go:entrance-hall')?.details?.['cost']).toBe(1);
  });

  test('BH-OBST-03, BH-OBST-04, BH-OBST-05: figures hinder only in a haunt, and only opponents, both ways', () => {
    expect(cost(() => {})).toBe(1);
    expect([0, 1, 2].map((seat) => cost((s) => haunts(s, 1), seat))).toEqual([2, 2, 2]);
    const apart = (s: BetrayalState): void => {
      haunts(s, 1);
      if (s.explorers[1]) s.explorers[1].at = 'hallway';
    };
    expect([0, 2].map((seat) => cost(apart, seat))).toEqual([1, 1]);
    expect(cost((s) => haunts(s, 24))).toBe(1); // nobody hinders before the reveal
    expect(cost((s) => haunts(s, ALONE))).toBe(2);
  });

  test('BH-OBST-07: stunned monsters do not hinder', () => {
    const hindered = (stunned: boolean): unknown =>
      cost((s) => {
        haunts(s, LED);
        if (s.explorers[1]) s.explorers[1].at = 'hallway';
        monster(s, 'hound', 'entrance-hall', { stunned });
      });
    expect([hindered(false), hindered(true)]).toEqual([2, 1]);
  });
});

describe('monsters', () => {
  const led = (edit: (s: BetrayalState) => void) =>
    table('monsters', (s) => {
      haunts(s, LED);
      s.turn.seat = 1;
      edit(s);
    });

  test('BH-MON-01, BH-MON-08, BH-MON-10, BH-MON-11, BH-STRUCT-12: the traitor leads them; one roll for a kind, another for the next', () => {
    const t = led((s) => {
      monster(s, 'hound', 'upper-landing');
      monster(s, 'hound', 'upper-landing');
      monster(s, 'crow', 'upper-landing');
    });
    rolls(t, 2, 1, 1, 2).expects(1, 'monsters', ['act:hound:1', 'act:hound:2', 'act:crow:3']);
    expect(t.told('monster-moves').map(({ details }) => details)).toEqual([
      { kind: 'hound', total: 4, steps: 4 },
      { kind: 'crow', total: 2, steps: 2 },
    ]);
  });

  test('BH-MON-09: one step at the least', () => {
    const t = led((s) => monster(s, 'hound', 'upper-landing'));
    rolls(t, 0, 0, 0).expects(1, 'monster', ['done', 'go:ground-floor-staircase']);
  });

  test('BH-MON-12: between stairs and cellar', () => {
    const t = led((s) => monster(s, 'hound', 'basement-landing'));
    expect(t.legal).toContain('go:ground-floor-staircase');
  });

  test('BH-MON-13, BH-STRUCT-13: they attack with Might, unless their box says otherwise', () => {
    const t = led((s) => monster(s, 'hound', 'entrance-hall'));
    rolls(t, 1, 0, 0).answers('attack:bare:0').tells('attacked', { attacker: 'hound:1', defender: 0, trait: 'might' });
    const ghost = table('monsters', (s) => {
      haunts(s, 1);
      s.turn.seat = 1;
      monster(s, 'ghost', 'entrance-hall');
    }).answers('attack:bare:0');
    ghost.tells('attacked', { trait: 'sanity' });
  });

  test('BH-MON-02, BH-MON-03, BH-MON-04: damage stuns, and takes nothing off their traits', () => {
    const t = turn((s) => {
      haunts(s, LED);
      monster(s, 'hound', 'entrance-hall');
    });
    rolls(t, 2, 2, 2, 2, 2, 0, 0, 0).answers('attack:bare:hound:1').tells('monster-stunned', { monster: 'hound:1' });
    expect(t.state.monsters).toMatchObject([{ id: 'hound:1', stunned: true }]);
  });

  test('BH-MON-05: a stunned one gets up, and that is its turn', () => {
    const t = led((s) => monster(s, 'hound', 'entrance-hall', { stunned: true }));
    t.tells('monster-up', { monster: 'hound:1' });
    expect(t.state.monsters[0]?.stunned).toBe(false);
    expect(t.decision.kind).toBe('turn');
  });

  test('BH-MON-06, BH-MON-07: some are killed and gone, some are not harmed at all', () => {
    const hit = (number: number, kind: string) => {
      const t = turn((s) => {
        haunts(s, number);
        monster(s, kind, 'entrance-hall');
      });
      return rolls(t, 2, 2, 2, 2, 2, 0, 0, 0).answers(`attack:bare:${kind}:1`);
    };
    expect(hit(WITHOUT, 'moth').tells('monster-killed').state.monsters).toEqual([]);
    expect(hit(LED, 'saint').tells('monster-unharmed').state.monsters).toMatchObject([{ stunned: false }]);
  });

  test('BH-MON-14, BH-MON-15: tiles do not hurt them; who leads one may use the elevator and then rolls', () => {
    const t = led((s) => {
      lays(s, 'mystic-elevator', { x: 1, y: -1, turn: 2 });
      monster(s, 'hound', 'hallway');
    });
    rolls(t, 1, 0, 0).answers('go:mystic-elevator').expects(1, 'may-ignore-tile', ['yes', 'no']);
    rolls(t, 2, 1).answers('no').tells('elevator-rolled', { region: 'upper' });
  });

  test('BH-MON-16, BH-MON-17: they loot nothing and discover nothing', () => {
    const t = led((s) => {
      monster(s, 'hound', 'upper-landing');
      gives(s, 2, 'machete');
      dead(s, 2);
      if (s.explorers[2]) s.explorers[2].at = 'upper-landing';
    });
    expect(t.legal.filter((id) => /^(loot|discover)/.test(id))).toEqual([]);
  });

  test('without a leader they follow their own rule and say whom they chose and why', () => {
    const t = table('round', (s) => {
      haunts(s, WITHOUT);
      if (s.explorers[2]) s.explorers[2].at = 'upper-landing';
      monster(s, 'hunter', 'upper-landing');
    });
    t.tells('monster-target', { monster: 'hunter:1', target: 2, because: 'nearest' }).tells('attacked', {
      attacker: 'hunter:1',
      defender: 2,
    });
  });
});

describe('playing a haunt', () => {
  test('BH-PLAY-01, BH-PLAY-03, BH-STRUCT-05, BH-STRUCT-06: everything as before, and the haunt’s actions, each once in a turn', () => {
    const t = turn((s) => {
      haunts(s, 1);
      lays(s, 'graveyard', { x: 2, y: -1, turn: 2 });
      s.tokens.push({
        ...{ id: 1, kind: 'keepsake', at: 'entrance-hall', on: null, edge: null, of: null },
        ...{ n: 0, up: true, face: null },
      });
      s.nextToken = 2;
    });
    expect(t.legal).toEqual(
      expect.arrayContaining(['go:hallway', 'discover:S', 'attack:bare:1', 'haunt:search', 'end-turn']),
    );
    rolls(t, 0, 0, 0).answers('haunt:search').refuses('haunt:search', 'blocked');
  });

  test('BH-TRAITOR-08, BH-TRAITOR-09: the traitor may leave an Event alone, or takes all of it', () => {
    const find = () =>
      turn((s) => {
        haunts(s, 1, { traitor: 0 });
        nextTiles(s, 'dining-room');
        onTop(s, 'event', 'a-bite');
      }).answers('discover:N');
    find().expects(0, 'may-decline-event', ['yes', 'no']).answers('yes').tells('event-declined', { seat: 0 });
    const t = find();
    rolls(t, 0, 0, 0, 0, 0).answers('no', 'might', 'might', 'speed');
    expect(steps(t)).toEqual([2, 3, 3, 3]);
  });

  test('BH-GOAL-02, BH-END-01, BH-END-02, BH-STRUCT-10: the first to meet its goal wins, and that is the end', () => {
    const t = turn((s) => {
      haunts(s, 1);
      set(s, 0, { might: 1 });
      dead(s, 2);
    });
    rolls(t, 0, 0, 0, 0, 2, 2, 0, 0).answers('attack:bare:1', 'might');
    expect(t.match.over).toBe(true);
    t.tells('won', { side: 'traitor', why: 'all-dead', winners: [1] });
    expect(at(t)).toBe('entrance-hall');
  });
});
