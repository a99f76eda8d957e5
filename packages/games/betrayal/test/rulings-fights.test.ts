import { describe, expect, test } from 'vitest';
import { damage, gain, heal } from '../src/content/kit.ts';
import { ALONE, LED, WITHOUT } from './fixture.ts';
import { stand } from './haunt-kit.ts';
import {
  cards,
  type Edit,
  gives,
  haunts,
  lays,
  monster,
  playOn,
  rolls,
  steps,
  type Table,
  table,
  turn,
} from './kit.ts';

// What somebody asks who knows the rulebook by heart: twice in a turn, at the last step, after a loss, whose choice.

const frail =
  (seat: number): Edit =>
  (s) =>
    void Object.assign(s.explorers[seat]?.traits ?? {}, { might: 1, speed: 1, knowledge: 1, sanity: 1 });
const dies =
  (...seats: number[]): Edit =>
  (s) => {
    for (const seat of seats) if (s.explorers[seat]) s.explorers[seat].dead = true;
  };
const led = (edit: Edit = () => {}, seat = 0) =>
  turn((s) => {
    haunts(s, LED);
    s.turn.seat = seat;
    edit(s);
  });
const attacks = (t: Table): string[] => t.legal.filter((id) => /^(attack|throw)/.test(id));

describe('attacks', () => {
  const NOTHING = Array<number>(9).fill(0);

  test('BH-ATK-03: tied or lost it was the one of this turn, with whatever weapon, and a step does not bring another', () => {
    const armed = () => led((s) => gives(s, 0, 'machete', 'crossbow', 'dynamite'));
    const tied = rolls(armed(), ...NOTHING).answers('attack:bare:1');
    expect(attacks(tied)).toEqual([]);
    const lost = rolls(armed(), 0, 0, 0, 0, 0, 1, 1, 0, 0).answers('attack:machete:1', 'might');
    expect(attacks(lost)).toEqual([]);
    lost.answers('go:hallway', 'go:entrance-hall').refuses('attack:bare:1', 'blocked');
  });

  test('BH-ATK-03: a throw is an attack, too, even if nobody was there to be hit', () => {
    const t = led((s) => gives(s, 0, 'dynamite')).answers('throw:dynamite:hallway');
    expect(attacks(t)).toEqual([]);
    expect(t.state.decks.item.at(-1)).toBe('dynamite');
  });

  test('BH-ATK-03, BH-R-18: the next turn brings another, and so does a second one in a row', () => {
    const t = led((s) => gives(s, 0, 'mystical-stopwatch'));
    rolls(t, ...NOTHING).answers('attack:bare:1', 'use:mystical-stopwatch', 'end-turn');
    t.expects(0, 'turn');
    expect(attacks(t)).toEqual(['attack:bare:1']);
  });

  test('BH-ATK-06: who is at the last step is not hurt by a tie', () => {
    const t = led(frail(1));
    rolls(t, 1, 1, 0, 0, 0, 2, 0).answers('attack:bare:1').tells('attack-tied');
    expect(t.state.explorers[1]?.dead).toBe(false);
  });

  test('BH-ATK-07, BH-ATK-08: with the Ring both roll Sanity, a monster with the one of its box; whoever loses takes Mental damage', () => {
    const ring: Edit = (s) => {
      gives(s, 0, 'ring');
      monster(s, 'hound', 'entrance-hall');
    };
    const lost = rolls(led(ring), 0, 0, 0, 0, 2, 0, 0, 0, 0).answers('attack:ring:1');
    lost.expects(0, 'take-damage', ['knowledge', 'sanity']);
    const hound = rolls(led(ring), 1, 0, 0, 0, 0).answers('attack:ring:hound:1'); // Sanity 1: one die
    expect(hound.told('rolled').map(({ details }) => [details['trait'], (details['dice'] as number[]).length])).toEqual(
      [
        ['sanity', 4],
        ['sanity', 1],
      ],
    );
    expect(hound.state.monsters[0]?.stunned).toBe(true);
  });

  test('BH-ATK-09: with Speed the damage is Physical, and its taker shares it out', () => {
    const t = rolls(
      led((s) => gives(s, 0, 'crossbow')),
      2,
      2,
      0,
      0,
      0,
      1,
      1,
      0,
    ).answers('attack:crossbow:1');
    t.expects(1, 'take-damage', ['might', 'speed']).answers('might').expects(1, 'take-damage').answers('speed');
    expect(steps(t, 1)).toEqual([3, 2, 3, 4]);
  });

  test('BH-WPN-01, BH-WPN-02, BH-WPN-03: with bare hands a weapon that is owned adds nothing; two weapons are not added up', () => {
    const armed: Edit = (s) => gives(s, 0, 'machete', 'chainsaw');
    const dice = (weapon: string) => {
      const t = rolls(led(armed), ...NOTHING, 0).answers(`attack:${weapon}:1`);
      return t.told('rolled').map(({ details }) => [(details['dice'] as number[]).length, details['total']])[0];
    };
    expect(['bare', 'machete', 'chainsaw'].map(dice)).toEqual([
      [5, 0],
      [5, 1],
      [6, 0],
    ]);
  });

  test('BH-AMB-18: heroes do not attack heroes; without a traitor nobody attacks an explorer', () => {
    expect(attacks(led())).toEqual(['attack:bare:1']);
    expect(attacks(turn((s) => haunts(s, WITHOUT)))).toEqual([]);
    expect(attacks(turn((s) => haunts(s, ALONE)))).toEqual(['attack:bare:1', 'attack:bare:2']);
  });
});

describe('damage', () => {
  const hurt = (kind: 'physical' | 'mental' | 'general', amount: number, edit: Edit) =>
    playOn(
      (g) => damage(g, 0, kind, amount, 'BH-DMG-01'),
      (s) => {
        haunts(s, LED);
        edit(s);
      },
    );

  test('BH-AMB-07: in the haunt it may be shared out fatally; what no trait can take is lost', () => {
    const t = hurt('physical', 4, (s) => void Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, speed: 1 }));
    t.expects(0, 'take-damage', ['might', 'speed']).answers('might').tells('damage-lost', { seat: 0, amount: 2 });
    expect([steps(t), t.state.explorers[0]?.dead]).toEqual([[0, 0, 3, 3], true]);
  });

  test('BH-AMB-07, BH-DMG-07: who could live may choose to die of it', () => {
    const t = hurt('physical', 1, (s) => void Object.assign(s.explorers[0]?.traits ?? {}, { might: 1 }));
    t.expects(0, 'take-damage', ['might', 'speed']).answers('might');
    expect(t.state.explorers[0]?.dead).toBe(true);
  });

  test('BH-DMG-03, BH-DMG-04: a trait that is at the skull takes no more, and the others are asked on', () => {
    const mental = hurt('mental', 3, (s) => void Object.assign(s.explorers[0]?.traits ?? {}, { sanity: 1 }));
    mental.answers('sanity'); // Knowledge alone is left, and takes the rest without a question
    expect([steps(mental), mental.state.explorers[0]?.dead]).toEqual([[4, 4, 1, 0], true]);
    const general = hurt('general', 2, (s) => void Object.assign(s.explorers[0]?.traits ?? {}, { sanity: 1 }));
    general.answers('sanity').expects(0, 'take-damage', ['might', 'speed', 'knowledge']);
    expect(general.state.explorers[0]?.dead).toBe(false); // only when all of it is taken
  });

  test('BH-DMG-01: the blow is told first, then what it costs', () => {
    const t = hurt('physical', 1, () => {}).answers('might');
    const kinds = t.match.events.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'damaged' || kind === 'lost')).toEqual(['damaged', 'lost']);
  });

  test('BH-R-19: damage that Armor brings to 0 was not taken, and nobody is asked about it', () => {
    const t = hurt('physical', 1, (s) => gives(s, 0, 'armor'));
    t.tells('damage-avoided', { seat: 0 }).expects(0, 'turn');
    expect(t.told('damaged')).toEqual([]);
    expect(steps(t)).toEqual([4, 4, 3, 3]);
  });
});

describe('traits', () => {
  test('BH-TRAIT-07: at the top already nothing rises, and it is told so', () => {
    const t = playOn(
      (g) => gain(g, 0, 'might', 2),
      (s) => void Object.assign(s.explorers[0]?.traits ?? {}, { might: 7 }),
    );
    expect(steps(t)[0]).toBe(8);
    t.tells('gained', { trait: 'might', steps: 1 });
  });

  test('BH-TRAIT-08, BH-TRAIT-10: "critical traits" are those at the lowest step and no others; the dead are not healed', () => {
    const healed = (edit: Edit) =>
      playOn(
        (g) => heal(g, 0, 'critical'),
        (s) => {
          haunts(s, LED);
          edit(s);
        },
      );
    expect(steps(healed((s) => void Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, speed: 2 })))).toEqual([
      4, 2, 3, 3,
    ]);
    const gone = healed((s) => {
      frail(0)(s);
      dies(0)(s);
    });
    expect(steps(gone)).toEqual([1, 1, 1, 1]);
  });
});

describe('the dead', () => {
  test('BH-LOOT-04, BH-AMB-22: whom one has just killed one does not loot; the next player may', () => {
    const t = led((s) => {
      frail(1)(s);
      gives(s, 1, 'map');
    });
    rolls(t, 2, 0, 0, 0, 0, 0).answers('attack:bare:1', 'might');
    expect(t.state.explorers[1]?.dead).toBe(true);
    expect(t.legal).not.toContain('loot:map');
    t.answers('end-turn').expects(2, 'turn');
    expect(cards(t.answers('loot:map'), 2)).toEqual(['map']);
  });

  const bodies = (edit: Edit = () => {}) =>
    turn(
      (s) => {
        haunts(s, LED);
        gives(s, 2, 'map');
        gives(s, 3, 'machete');
        gives(s, 1, 'armor');
        dies(2, 3)(s);
        edit(s);
      },
      {},
      4,
    );

  test('BH-AMB-21: one card a turn from all corpses together', () => {
    const t = bodies();
    expect(t.legal).toEqual(expect.arrayContaining(['loot:map', 'loot:machete']));
    t.answers('loot:map').refuses('loot:machete', 'blocked');
  });

  test('BH-AMB-19, BH-AMB-20: looting leaves the trade of the turn free, and opponents may trade if both agree', () => {
    const t = bodies().answers('loot:map', 'trade:1', 'ware:map', 'done', 'ware:armor', 'done');
    t.expects(1, 'agree-trade').answers('yes');
    expect([cards(t), cards(t, 1)]).toEqual([['armor'], ['map']]);
  });

  test('BH-AMB-15: corpses are no obstacles, not even of opponents', () => {
    const cost = (edit: Edit) => led(edit).decision.options.find(({ id }) => id === 'go:hallway')?.cost;
    expect(cost(() => {})).toEqual({ moves: 2 });
    expect(cost(dies(1))).toEqual({ moves: 1 });
  });

  test('BH-AMB-26, BH-R-03: a dead traitor has no turn, but leads the monsters in its place', () => {
    const t = led((s) => {
      dies(1)(s);
      monster(s, 'hound', 'entrance-hall');
    }).answers('end-turn');
    t.expects(1, 'monster');
    expect(t.legal).toEqual(expect.arrayContaining(['attack:bare:0', 'attack:bare:2']));
  });

  test('BH-R-04: a round begins with the first who still takes turns, from the seat of the first haunt turn on', () => {
    const t = table('round', (s) => {
      haunts(s, LED, { first: 2 });
      dies(2)(s);
    });
    t.expects(0, 'turn');
    expect(t.state.haunt?.round).toBe(2);
  });
});

describe('monsters', () => {
  const monsters = (edit: Edit) =>
    table('monsters', (s) => {
      haunts(s, LED);
      s.turn.seat = 1;
      edit(s);
    });

  test('BH-MON-09, BH-AMB-14: the one step that it always has leads past an obstacle; a second one does not', () => {
    const t = monsters((s) => monster(s, 'hound', 'entrance-hall')); // among heroes
    rolls(t, 0, 0, 0).answers('go:hallway').expects(2, 'turn');
    expect(t.state.monsters[0]?.at).toBe('hallway');
  });

  test('BH-AMB-14: an explorer with one move left cannot leave such a tile', () => {
    const t = led((s) => {
      stand(s, 'upper-landing', 1);
      monster(s, 'hound', 'hallway');
    });
    t.answers('go:hallway', 'go:entrance-hall', 'go:hallway'); // 1, then 2 to leave the hound, then the last one
    expect(t.state.turn.moves).toBe(0);
    const short = led((s) => {
      stand(s, 'upper-landing', 1);
      stand(s, 'ground-floor-staircase', 0);
      monster(s, 'hound', 'entrance-hall');
    });
    short.answers('go:hallway', 'go:entrance-hall');
    expect(short.state.turn.moves).toBe(2);
    short.answers('go:hallway').refuses('go:entrance-hall', 'blocked');
    const one = led((s) => {
      stand(s, 'upper-landing', 1);
      stand(s, 'ground-floor-staircase', 0);
      monster(s, 'hound', 'entrance-hall');
      if (s.explorers[0]) s.explorers[0].traits.speed = 3; // Speed 3
    });
    one.answers('go:hallway', 'go:entrance-hall');
    expect(one.state.turn.moves).toBe(1);
    one.refuses('go:hallway', 'blocked');
  });

  test('BH-MON-12, BH-R-01: in a haunt stairs and cellar are one way for all, both ways; before it they are not', () => {
    const from = (edit: Edit, where: 'basement-landing' | 'ground-floor-staircase') =>
      turn((s) => {
        edit(s);
        stand(s, where, 0);
      }).legal;
    const haunt: Edit = (s) => haunts(s, LED);
    expect(from(haunt, 'basement-landing')).toContain('go:ground-floor-staircase');
    expect(from(haunt, 'ground-floor-staircase')).toContain('go:basement-landing');
    expect(from(() => {}, 'basement-landing')).not.toContain('go:ground-floor-staircase');
    expect(from(() => {}, 'ground-floor-staircase')).not.toContain('go:basement-landing');
    const hound = monsters((s) => monster(s, 'hound', 'ground-floor-staircase'));
    expect(hound.legal).toContain('go:basement-landing');
  });

  test('BH-AMB-32: a stunned monster is attacked like any other, defends, and may win', () => {
    const stunned: Edit = (s) => monster(s, 'hound', 'entrance-hall', { stunned: true });
    const lost = rolls(led(stunned), 0, 0, 0, 0, 0, 2, 0, 0).answers('attack:bare:hound:1');
    lost.expects(0, 'take-damage', ['might', 'speed']);
    const won = rolls(led(stunned), 2, 0, 0, 0, 0, 0, 0, 0).answers('attack:bare:hound:1');
    expect(won.state.monsters).toMatchObject([{ stunned: true }]);
  });

  test('BH-AMB-33: a monster that loses its own attack is stunned like any loser, and its turn is over', () => {
    const t = monsters((s) => monster(s, 'hound', 'entrance-hall'));
    rolls(t, 2, 2, 2, 0, 0, 0, 1, 0, 0, 0, 0).answers('attack:bare:0');
    expect(t.state.monsters[0]?.stunned).toBe(true);
    t.expects(2, 'turn');
  });

  test('BH-OBST-07, BH-MON-05: once it has got up it hinders again', () => {
    const t = led((s) => {
      stand(s, 'hallway', 1);
      monster(s, 'hound', 'entrance-hall', { stunned: true });
    });
    const cost = () => t.decision.options.find(({ id }) => id === 'go:hallway')?.cost;
    expect(cost()).toEqual({ moves: 1 });
    t.answers('end-turn').expects(1, 'turn').answers('end-turn').tells('monster-up').answers('end-turn');
    t.expects(0, 'turn');
    expect(cost()).toEqual({ moves: 2 });
  });

  test('BH-MON-16, BH-MON-17: a monster leaves what lies there, opens no door, and takes no token that its box does not name', () => {
    const t = monsters((s) => {
      lays(s, 'kitchen', { x: 1, y: -1 });
      monster(s, 'hound', 'kitchen');
      s.laid.push({ card: 'map', at: 'kitchen' });
      s.decks.item = s.decks.item.filter((card) => card !== 'map');
    });
    rolls(t, 2, 2, 2);
    expect(t.legal.filter((id) => /^(loot|discover|take)/.test(id))).toEqual([]);
    t.answers('done');
    expect(t.state.laid).toEqual([{ card: 'map', at: 'kitchen' }]);
  });

  test('BH-R-18: with two turns in a row of the traitor, the monsters act after the second only', () => {
    const t = led((s) => {
      gives(s, 1, 'mystical-stopwatch');
      monster(s, 'hound', 'upper-landing');
    }, 1);
    t.answers('use:mystical-stopwatch', 'end-turn').expects(1, 'turn');
    expect(t.told('monsters-turn')).toEqual([]);
    t.answers('end-turn').expects(1, 'monster');
    expect(t.told('monsters-turn')).toHaveLength(1);
  });
});
