import { describe, expect, test } from 'vitest';
import type { TileId } from '../../src/index.ts';
import { amid, begins, stand, token, tokens } from '../haunt-kit.ts';
import { at, type Edit, monster, rolls, steps, type Table, table, turn, viewOf } from '../kit.ts';

const memory = (t: Table) => t.state.haunt?.memory as { altar: number; moon: number; dug: number };
const remembers =
  (about: object): Edit =>
  (s) => {
    if (s.haunt) Object.assign(s.haunt.memory, about);
  };
const robed = (t: Table): TileId[] => t.state.monsters.map(({ at: tile }) => tile);
/** An open Shaft in the Kitchen and one in the Conservatory; the heroes are upstairs, the traitor in the Entrance Hall. */
const below = (edit: Edit = () => {}): Edit =>
  amid(34, (s) => {
    token(s, 'shaft', { at: 'kitchen' });
    token(s, 'shaft', { at: 'conservatory' });
    stand(s, 'bloody-room', 0, 2);
    stand(s, 'entrance-hall', 1);
    edit(s);
  });
const hero = (edit: Edit = () => {}) => turn(below(edit));
const traitors = (edit: Edit = () => {}) =>
  turn(
    below((s) => {
      s.turn.seat = 1;
      edit(s);
    }),
  );
/** The monsters' turn; their roll for movement is 2, unless other pips are named. */
const queue = (edit: Edit = () => {}, ...pips: number[]) => {
  const laid = below((s) => {
    s.turn.seat = 1;
    edit(s);
  });
  return rolls(table('monsters', laid), ...(pips.length > 0 ? pips : [1, 1, 0]));
};
const isOpen = (t: Table, tile: TileId): boolean | undefined => tokens(t, 'shaft').find((one) => one.at === tile)?.up;

describe('34, The Ones Beneath: set-up', () => {
  test.each([
    [3, 3, 1, 5],
    [6, 6, 2, 5],
  ])(
    'for %i: the player to the left is healed and stronger, the Shafts are open, the first Robed wait below',
    (seats, shafts, first, might) => {
      const t = begins(34, seats, (s) => {
        if (s.explorers[2]) Object.assign(s.explorers[2].traits, { might: 1, sanity: 1 });
      });
      expect(t.state.haunt).toMatchObject({ traitor: 2, first: 3 % seats, memory: { altar: 0, moon: 0, dug: 0 } });
      expect(steps(t, 2)).toEqual([might - 1, 5, 3, 4]);
      expect(tokens(t, 'shaft')).toHaveLength(shafts);
      expect(tokens(t, 'shaft').every(({ up }) => up)).toBe(true);
      expect(new Set(tokens(t, 'shaft').map(({ at: tile }) => tile)).size).toBe(shafts);
      expect(robed(t)).toEqual(Array(first).fill('basement-landing'));
      expect(tokens(t, 'stone').map(({ on }) => on)).toEqual(t.state.monsters.map(({ id }) => id));
    },
  );

  test('Shafts lie 2 or more from the stairs; then any room, then the Entrance Hall, then the Hallway; then there are no more', () => {
    const chosen = begins(34, 6); // four rooms of the Ground Floor, all of them far enough
    const where = tokens(chosen, 'shaft').map(({ at: tile }) => tile);
    expect(new Set(where.slice(0, 4))).toEqual(new Set(['kitchen', 'dining-room', 'salon', 'conservatory']));
    expect(where.slice(4)).toEqual(['entrance-hall', 'hallway']);
    const few = begins(34, 6, (s) => {
      s.house = Object.fromEntries(Object.entries(s.house).filter(([tile]) => tile !== 'salon'));
    });
    expect(tokens(few, 'shaft')).toHaveLength(5);
  });

  test('a room beside the stairs comes only after those farther away', () => {
    const t = table(
      'haunt-begins',
      (s) => {
        s.revealing = { seat: 1, omen: 'mask', haunt: null };
        s.house = {
          ...s.house,
          kitchen: { region: 'ground', x: 1, y: -1, turn: 0 },
          library: { region: 'ground', x: -1, y: 0, turn: 2 },
        };
        s.stack = s.stack.filter((one) => one !== 'kitchen' && one !== 'library');
      },
      { haunt: 34 },
    ).answers('yes');
    while (t.decision.kind !== 'turn') t.answers(t.legal[0] ?? '');
    expect(tokens(t, 'shaft').map(({ at: tile }) => tile)).toEqual(['kitchen', 'library', 'entrance-hall']);
  });
});

describe('34, The Ones Beneath: Shafts and Stones', () => {
  const go = (t: Table): string[] => t.offered('go:').map((id) => id.slice(3));

  test('BH-R-01, BH-MON-12: explorers climb out of an open Shaft and never jump in; stairs and cellar are not linked', () => {
    const t = hero((s) => {
      stand(s, 'basement-landing', 0);
      for (const one of s.tokens) if (one.at === 'conservatory') one.up = false;
    });
    expect(go(t)).toContain('kitchen');
    expect(go(t)).not.toContain('conservatory');
    expect(go(t)).not.toContain('ground-floor-staircase');
    expect(go(hero((s) => stand(s, 'kitchen', 0)))).not.toContain('basement-landing');
    expect(go(hero((s) => stand(s, 'ground-floor-staircase', 0)))).not.toContain('basement-landing');
  });

  test('Robed go through an open Shaft both ways, through a closed one not at all, and not by the stairs', () => {
    const from = (tile: TileId) =>
      queue((s) => {
        monster(s, 'robed', tile);
        for (const one of s.tokens) if (one.at === 'conservatory') one.up = false;
      }).answers('act:robed:1');
    expect(go(from('basement-landing'))).toContain('kitchen');
    expect(go(from('basement-landing'))).not.toContain('conservatory');
    expect(go(from('basement-landing'))).not.toContain('ground-floor-staircase');
    expect(go(from('kitchen'))).toContain('basement-landing');
    expect(go(from('conservatory'))).not.toContain('basement-landing');
    expect(go(from('ground-floor-staircase'))).not.toContain('basement-landing');
  });

  test('BH-OBST-01: a step with a Stone costs 2, beside an enemy not more; a Robed with one steps for 1', () => {
    const cost = (edit: Edit) => hero(edit).decision.options.find(({ id }) => id === 'go:hallway')?.details?.['cost'];
    const here: Edit = (s) => stand(s, 'kitchen', 0);
    expect(cost(here)).toBe(1);
    const burdened: Edit = (s) => {
      here(s);
      token(s, 'stone', { on: 0 });
    };
    expect(cost(burdened)).toBe(2);
    const hindered: Edit = (s) => {
      burdened(s);
      monster(s, 'robed', 'kitchen');
    };
    expect(cost(hindered)).toBe(2);
    const led = queue((s) => {
      monster(s, 'robed', 'kitchen');
      token(s, 'stone', { on: 'robed:1' });
    }).answers('act:robed:1');
    expect(led.decision.options.find(({ id }) => id === 'go:hallway')?.details?.['cost']).toBe(1);
  });

  test('a Stone is picked up for free, by the traitor too, but nobody carries two', () => {
    const lies: Edit = (s) => {
      stand(s, 'kitchen', 0, 1);
      token(s, 'stone', { at: 'kitchen' });
      token(s, 'stone', { at: 'kitchen' });
    };
    const t = hero(lies).answers('take:3');
    expect(tokens(t, 'stone').map(({ on }) => on)).toEqual([0, null]);
    t.refuses('take:4', 'blocked');
    expect(traitors(lies).legal).toContain('take:3');
    const led = queue((s) => {
      lies(s);
      monster(s, 'robed', 'kitchen');
    }).answers('act:robed:1', 'take:3');
    expect(tokens(led, 'stone')[0]).toMatchObject({ on: 'robed:1' });
    expect(led.offered('take:')).toEqual([]);
  });

  test('BH-MON-06: a Robed that takes damage is killed, also in its own attack; its Stone lies there for the winner', () => {
    const near: Edit = (s) => {
      stand(s, 'kitchen', 0);
      monster(s, 'robed', 'kitchen');
      token(s, 'stone', { on: 'robed:1' });
    };
    const t = rolls(hero(near), 2, 2, 0, 0, 0, 1, 1, 1).answers('attack:bare:robed:1');
    expect([t.state.monsters, tokens(t, 'stone')[0]?.at]).toEqual([[], 'kitchen']);
    expect(t.legal).toContain('take:3');
    // It attacks and loses: Josef rolls five dice.
    const lost = queue(near, 1, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0).answers('act:robed:1', 'attack:bare:0');
    expect(lost.state.monsters.some(({ id }) => id === 'robed:1')).toBe(false);
    expect(tokens(lost, 'stone')[0]?.at).toBe('kitchen');
  });

  test('whoever wins an attack against a hero makes the Stone fall, besides the damage; a lost attack of the hero’s own does not', () => {
    const meets: Edit = (s) => {
      stand(s, 'hallway', 0, 1);
      token(s, 'stone', { on: 0 });
    };
    const won = rolls(traitors(meets), 2, 0, 0, 0, 0, 0, 0, 0, 0).answers('attack:bare:0');
    expect(tokens(won, 'stone')[0]).toMatchObject({ on: null, at: 'hallway' });
    won.expects(0, 'take-damage');
    const own = rolls(hero(meets), 0, 0, 0, 0, 0, 1, 0, 0, 0).answers('attack:bare:1');
    expect(tokens(own, 'stone')[0]).toMatchObject({ on: 0 });
  });

  test('BH-R-09: what the dead carried lies on the tile', () => {
    const t = traitors((s) => {
      stand(s, 'hallway', 0, 1);
      token(s, 'stone', { on: 1 });
      Object.assign(s.explorers[1]?.traits ?? {}, { might: 1, speed: 1 });
    });
    rolls(t, 0, 0, 2, 2, 0, 0, 0).answers('attack:bare:0');
    while (t.decision.kind === 'take-damage') t.answersAs(1, t.legal[0] ?? '');
    expect(tokens(t, 'stone')[0]).toMatchObject({ on: null, at: 'hallway' });
  });
});

describe('34, The Ones Beneath: the heroes', () => {
  const plugs = (edit: Edit = () => {}) =>
    hero((s) => {
      stand(s, 'kitchen', 0);
      token(s, 'stone', { on: 0 });
      edit(s);
    });

  test('Plug: a Stone closes the Shaft without a roll, whoever else is there; closed, it is no way up any more', () => {
    const t = plugs((s) => {
      stand(s, 'kitchen', 1);
      monster(s, 'robed', 'kitchen');
    }).answers('haunt:plug');
    expect([isOpen(t, 'kitchen'), isOpen(t, 'conservatory'), tokens(t, 'stone')]).toEqual([false, true, []]);
    expect(t.legal).not.toContain('haunt:plug');
    expect(hero((s) => stand(s, 'kitchen', 0)).legal).not.toContain('haunt:plug'); // no Stone
    expect(plugs((s) => stand(s, 'hallway', 0)).legal).not.toContain('haunt:plug'); // no Shaft
  });

  test('Bring it down: Might, 5 or more closes the Shaft; not beside an awake enemy', () => {
    const here: Edit = (s) => stand(s, 'kitchen', 0);
    expect(isOpen(rolls(hero(here), 2, 2, 1, 0, 0).answers('haunt:bring-it-down'), 'kitchen')).toBe(false);
    expect(isOpen(rolls(hero(here), 2, 2, 0, 0, 0).answers('haunt:bring-it-down'), 'kitchen')).toBe(true);
    const watched = hero((s) => {
      here(s);
      monster(s, 'robed', 'kitchen');
    });
    watched.refuses('haunt:bring-it-down', 'blocked');
    hero((s) => stand(s, 'kitchen', 0, 1)).refuses('haunt:bring-it-down', 'blocked');
  });

  test('the last Shaft closed: the heroes win at the end of that turn, whatever is upstairs already', () => {
    const last = plugs((s) => {
      for (const one of s.tokens) if (one.at === 'conservatory') one.up = false;
      remembers({ altar: 2 })(s);
      monster(s, 'robed', 'ground-floor-staircase');
    });
    last.answers('haunt:plug');
    expect(last.state.result).toBeNull();
    last.answers('end-turn');
    expect(last.state.result).toEqual({ side: 'heroes', why: 'shut', winners: [0, 2] });
    expect(plugs().answers('haunt:plug', 'end-turn').state.result).toBeNull();
    const shut: Edit = (s) => {
      for (const one of s.tokens) one.up = false;
    };
    // At the end of the traitor's turn nobody looks: it may just have been dug open.
    expect(traitors(shut).answers('end-turn').state.result).toBeNull();
  });

  test('BH-SECRET-02: how many are closed everybody sees, how many there must be only the heroes', () => {
    const shut = (viewer: number) => viewOf(hero(), viewer).haunt?.counters.find(({ name }) => name === 'shut');
    expect([shut(0), shut(1)]).toEqual([
      { name: 'shut', value: 0, goal: 2 },
      { name: 'shut', value: 0, goal: null },
    ]);
  });
});

describe('34, The Ones Beneath: the traitor', () => {
  test('Procession: new Robed with Stones act at once, up to the limit, also after the traitor’s death', () => {
    const t = queue();
    expect([robed(t), tokens(t, 'stone').map(({ on }) => on)]).toEqual([['basement-landing'], ['robed:1']]);
    t.expects(1, 'monster');
    const crowd =
      (count: number): Edit =>
      (s) => {
        for (let i = 0; i < count; i++) monster(s, 'robed', 'basement-landing');
      };
    expect(robed(queue(crowd(3)))).toHaveLength(4);
    expect(robed(queue(crowd(4)))).toHaveLength(4);
    const dead = queue((s) => {
      if (s.explorers[1]) s.explorers[1].dead = true;
    });
    expect(robed(dead)).toHaveLength(1);
    dead.expects(1, 'monster');
  });

  test('the heroes read of the Procession when it first comes', () => {
    const t = queue();
    expect(viewOf(t, 0).haunt?.book).toContain('rule:procession');
    expect(viewOf(t, 0).haunt?.book).not.toContain('rule:delivery');
  });

  const carries =
    (where: TileId): Edit =>
    (s) => {
      monster(s, 'robed', where);
      token(s, 'stone', { on: 'robed:1' });
    };

  test('Delivery: a Robed that comes upstairs with a Stone is gone with it, and the Altar rises', () => {
    const t = queue(carries('ground-floor-staircase')).answers('act:robed:1', 'go:upper-landing');
    expect(memory(t).altar).toBe(1);
    expect(t.state.monsters.map(({ id }) => id)).not.toContain('robed:1');
    expect(tokens(t, 'stone')).toHaveLength(1); // that of the one who has just come
    expect(viewOf(t, 0).haunt?.book).toContain('rule:delivery');
  });

  test('Delivery: a Robed without a Stone stays; to pick one up there is not to enter', () => {
    const t = queue((s) => {
      monster(s, 'robed', 'ground-floor-staircase');
      token(s, 'stone', { at: 'upper-landing' });
    }).answers('act:robed:1', 'go:upper-landing', 'take:3');
    expect([memory(t).altar, tokens(t, 'stone')[0]?.on]).toEqual([0, 'robed:1']);
  });

  test('Delivery: the traitor brings Stones, too; a hero does not', () => {
    const t = traitors((s) => {
      stand(s, 'ground-floor-staircase', 1);
      token(s, 'stone', { on: 1 });
    }).answers('go:upper-landing');
    expect([memory(t).altar, tokens(t, 'stone'), at(t, 1)]).toEqual([1, [], 'upper-landing']);
    const carrier = hero((s) => {
      stand(s, 'ground-floor-staircase', 0);
      token(s, 'stone', { on: 0 });
    }).answers('go:upper-landing');
    expect([memory(carrier).altar, tokens(carrier, 'stone')[0]?.on]).toEqual([0, 0]);
  });

  const digs = (edit: Edit = () => {}) =>
    traitors((s) => {
      stand(s, 'kitchen', 1);
      for (const one of s.tokens) if (one.at === 'kitchen') one.up = false;
      edit(s);
    });

  test('Dig open: Might, 5 or more opens a closed Shaft again, unless a hero is there', () => {
    const t = rolls(digs(), 2, 2, 1, 0).answers('haunt:dig-open');
    expect([isOpen(t, 'kitchen'), memory(t).dug]).toEqual([true, 1]);
    const vain = rolls(digs(), 2, 2, 0, 0).answers('haunt:dig-open');
    expect([isOpen(vain, 'kitchen'), memory(vain).dug]).toEqual([false, 0]);
    digs((s) => stand(s, 'kitchen', 0)).refuses('haunt:dig-open', 'blocked');
    expect(traitors((s) => stand(s, 'kitchen', 1)).legal).not.toContain('haunt:dig-open'); // it is open
  });

  test('Dig open succeeds once with three players, and once more where there is only one Shaft', () => {
    digs(remembers({ dug: 1 })).refuses('haunt:dig-open', 'blocked');
    const single: Edit = (s) => {
      remembers({ dug: 1 })(s);
      s.tokens = s.tokens.filter(({ at: tile }) => tile !== 'conservatory');
    };
    expect(digs(single).legal).toContain('haunt:dig-open');
    digs((s) => {
      single(s);
      remembers({ dug: 2 })(s);
    }).refuses('haunt:dig-open', 'blocked');
  });

  test('the Altar full, or the Moon at 12: the traitor wins', () => {
    const full = queue((s) => {
      carries('ground-floor-staircase')(s);
      remembers({ altar: 2 })(s);
    }).answers('act:robed:1', 'go:upper-landing');
    expect(full.state.result).toEqual({ side: 'traitor', why: 'altar', winners: [1] });
    const moon = (n: number) => table('round', below(remembers({ moon: n })));
    expect(memory(moon(3)).moon).toBe(4);
    expect([moon(10).state.result, moon(11).state.result]).toEqual([
      null,
      { side: 'traitor', why: 'moon', winners: [1] },
    ]);
  });
});
