import { describe, expect, test } from 'vitest';
import type { BetrayalState, TileId } from '../../src/index.ts';
import { amid, begins, stand, tokens } from '../haunt-kit.ts';
import { at, cards, type Edit, gives, lays, monster, rolls, steps, type Table, table, token, turn } from '../kit.ts';

interface Memory {
  breath: number;
  grip: number;
  crawled: number;
  hauling: boolean;
}
const memory = (t: Table): Memory => t.state.haunt?.memory as unknown as Memory; // as the haunt keeps it
const keeps = (s: BetrayalState, about: Partial<Memory>): void => {
  if (s.haunt) s.haunt.memory = { ...s.haunt.memory, ...about };
};
const walls = (s: BetrayalState, ...seats: number[]): void => {
  for (const seat of seats) s.explorers[seat]?.statuses.push('walled');
};
const walled = (t: Table, seat = 0): boolean => t.state.explorers[seat]?.statuses.includes('walled') === true;

/** The traitor (1) is in the Conservatory, Odile in the wall of the Salon. */
const missing = (edit: Edit = () => {}): Edit =>
  amid(30, (s) => {
    stand(s, 'conservatory', 1);
    token(s, 'odile-hand', { at: 'salon' });
    edit(s);
  });
/** Josef (0) is in the wall of this tile. */
const inWall = (tile: TileId, edit: Edit = () => {}, seats = 3): Table =>
  turn(
    missing((s) => {
      stand(s, tile, 0);
      walls(s, 0);
      edit(s);
    }),
    {},
    seats,
  );
const acts = (t: Table, id: string): string[] => t.legal.filter((one) => one.startsWith(`haunt:${id}`));
/** Somebody leads Odile. */
const leads = (s: BetrayalState, seat: number): void => {
  for (const one of s.tokens) if (one.kind === 'odile-hand') [one.at, one.on] = [null, seat];
};

describe('30, Missing Persons', () => {
  test.each([
    [3, 1, 10],
    [6, 3, 7],
  ])(
    'set-up for %i: %i Masons with the slowest, Odile where the traitor hides her, Breath %i',
    (seats, masons, breath) => {
      const t = table(
        'haunt-begins',
        (s) => {
          s.revealing = { seat: 0, omen: 'ring', haunt: null };
          lays(s, 'kitchen', { x: 1, y: -1 });
          lays(s, 'dining-room', { x: 1, y: -2 });
          lays(s, 'salon', { x: 1, y: -3 });
          lays(s, 'library', { x: 0, y: -3 });
        },
        { haunt: 30 },
        seats,
      );
      const traitor = t.asked;
      t.answers('yes');
      expect(steps(t, traitor)[1]).toBe(Math.min(...t.state.explorers.map((_, seat) => steps(t, seat)[1] ?? 9)));
      // Only these are three crawl steps away from the front rooms.
      t.expects(traitor, 'haunt-tile', ['library', 'salon']).answers('library');
      expect(tokens(t, 'odile-hand')).toMatchObject([{ at: 'library' }]);
      expect(t.state.monsters.map((one) => one.at)).toEqual(Array.from({ length: masons }, () => at(t, traitor)));
      expect(memory(t).breath).toBe(breath);
    },
  );

  test('where no room is so far, the farthest are to choose from', () => {
    const t = begins(30, 3, (s) => {
      s.house = Object.fromEntries(Object.entries(s.house).filter(([id]) => !['salon', 'dining-room'].includes(id)));
    });
    // The Bloody Room is two crawl steps from the Staircase, Kitchen and Conservatory are one from the Hallway.
    expect(tokens(t, 'odile-hand')).toMatchObject([{ at: 'bloody-room' }]);
  });

  describe('in the wall', () => {
    test('nothing but what the walls allow', () => {
      const t = inWall('kitchen', (s) => {
        stand(s, 'kitchen', 1, 2);
        gives(s, 0, 'strange-medicine', 'machete');
      });
      expect(t.legal).toEqual(['end-turn', 'haunt:crawl:dining-room', 'haunt:crawl:hallway', 'haunt:knock']);
    });

    test('nobody attacks, damages or trades with a walled hero, and no tile text touches one', () => {
      const t = turn(
        missing((s) => {
          s.turn.seat = 1;
          stand(s, 'kitchen', 0, 1);
          gives(s, 0, 'machete');
          walls(s, 0);
        }),
      );
      expect(t.legal.filter((id) => id.startsWith('attack') || id.startsWith('trade'))).toEqual([]);
      const furnace = turn(
        missing((s) => {
          lays(s, 'furnace-room', { region: 'basement', x: 1, y: 0, turn: 1 });
          stand(s, 'furnace-room', 0);
          walls(s, 0);
        }),
      );
      expect(steps(furnace.answers('end-turn'))).toEqual([4, 4, 3, 3]);
    });

    test('Crawl: to what touches the tile, door or none, three steps in a turn, and along the stairs', () => {
      const t = inWall('salon');
      // The Salon touches the Dining Room; behind no door of it.
      expect(acts(t, 'crawl')).toEqual(['haunt:crawl:dining-room']);
      t.answers('haunt:crawl:dining-room', 'haunt:crawl:kitchen', 'haunt:crawl:hallway');
      expect(at(t)).toBe('hallway');
      expect(acts(t, 'crawl')).toEqual([]);
      expect(acts(inWall('ground-floor-staircase'), 'crawl').sort()).toEqual([
        'haunt:crawl:basement-landing',
        'haunt:crawl:hallway',
        'haunt:crawl:upper-landing',
      ]);
      expect(acts(inWall('upper-landing'), 'crawl')).toContain('haunt:crawl:ground-floor-staircase');
    });

    test('a Brick is in the way, and a hero walled on it breaks it', () => {
      const t = inWall('dining-room', (s) => token(s, 'brick', { at: 'kitchen' }));
      expect(acts(t, 'crawl')).toEqual(['haunt:crawl:salon']);
      const dies = turn(
        missing((s) => {
          stand(s, 'kitchen', 0);
          token(s, 'brick', { at: 'kitchen' });
          monster(s, 'mason', 'kitchen');
          if (s.explorers[0]) s.explorers[0].traits = { might: 1, speed: 1, knowledge: 3, sanity: 3 };
        }),
      );
      rolls(dies, 0, 0, 0, 0, 2, 0, 0, 0).answers('attack:bare:mason:1', 'speed');
      expect([walled(dies), tokens(dies, 'brick')]).toEqual([true, []]);
    });

    test('Take her hand: no roll; whoever leads her crawls two steps in that turn, and the Grip is lost', () => {
      const t = inWall('salon', (s) => keeps(s, { grip: 1 }), 5);
      t.answers('haunt:take-her-hand');
      expect(tokens(t, 'odile-hand')).toMatchObject([{ on: 0 }]);
      expect(memory(t).grip).toBe(1);
      t.answers('haunt:crawl:dining-room');
      expect(memory(t).grip).toBe(0);
      t.answers('haunt:crawl:kitchen');
      expect(acts(t, 'crawl')).toEqual([]);
    });

    test('she is passed on: the other walled hero on the tile may take her, and moves two steps, too', () => {
      const t = inWall('salon', (s) => {
        stand(s, 'salon', 2);
        walls(s, 2);
        leads(s, 2);
      });
      t.answers('haunt:take-her-hand', 'haunt:crawl:dining-room', 'haunt:crawl:kitchen');
      expect(tokens(t, 'odile-hand')).toMatchObject([{ on: 0 }]);
      expect(acts(t, 'crawl')).toEqual([]);
    });

    test.each([
      ['5 and out: the turn is over, and Odile stays in the wall', [2, 2, 1, 0, 0], 'come-out', false, 0],
      ['5 and staying: a marker', [2, 2, 1, 0, 0], 'stay-walled', true, 1],
      ['3: a marker', [2, 1, 0, 0, 0], null, true, 1],
      ['2: nothing', [2, 0, 0, 0, 0], null, true, 0],
    ])('Knock, with Might: %s', (_, pips, answer, still, marks) => {
      const t = rolls(
        inWall('hallway', (s) => leads(s, 0)),
        ...pips,
      ).answers('haunt:knock');
      if (answer !== null) t.answers(answer);
      expect([walled(t), tokens(t, 'knock').length]).toEqual([still, marks]);
      if (!still) {
        expect(tokens(t, 'odile-hand')).toMatchObject([{ at: 'hallway', on: null }]);
        expect(t.state.turn.seat).not.toBe(0);
      }
    });

    test('the marker lies there until the own next turn begins', () => {
      const t = inWall('hallway', (s) => {
        token(s, 'knock', { at: 'kitchen', of: 0 });
        token(s, 'knock', { at: 'kitchen', of: 2 });
      });
      expect(tokens(t, 'knock')).toMatchObject([{ of: 2 }]);
    });
  });

  describe('outside', () => {
    const listening = (tile: TileId, edit: Edit = () => {}): Table =>
      turn(
        missing((s) => {
          stand(s, tile, 0, 2);
          walls(s, 2);
          edit(s);
        }),
      );

    test('Slip in: not onto a Brick, not as the last one outside; the turn is over', () => {
      const t = turn(missing((s) => stand(s, 'kitchen', 0))).answers('haunt:slip-in');
      expect([walled(t), t.state.turn.seat === 0]).toEqual([true, false]);
      expect(listening('kitchen').legal).not.toContain('haunt:slip-in');
      const bricked = turn(
        missing((s) => {
          stand(s, 'kitchen', 0);
          token(s, 'brick', { at: 'kitchen' });
        }),
      );
      expect(bricked.legal).not.toContain('haunt:slip-in');
    });

    test('Listen: higher than the dice of the house pulls a walled hero out, who gains 1 in each critical trait', () => {
      const t = listening('kitchen', (s) => {
        if (s.explorers[2]) s.explorers[2].traits = { might: 1, speed: 3, knowledge: 1, sanity: 4 };
      });
      rolls(t, 2, 0, 0, 1, 0, 0).answers('haunt:listen', 'pull-out:2');
      expect(walled(t, 2)).toBe(false);
      expect(steps(t, 2)).toEqual([2, 3, 2, 4]);
    });

    test('as high as the house is not enough; a Knock marker adds 2', () => {
      const heard = (marker: boolean) => {
        const t = listening('kitchen', (s) => {
          if (marker) token(s, 'knock', { at: 'kitchen', of: 2 });
        });
        rolls(t, 2, 0, 0, 2, 0, 0).answers('haunt:listen');
        return t.decision.kind;
      };
      expect([heard(false), heard(true)]).toEqual(['turn', 'haunt-choice']);
    });

    test('the traitor and awake Masons here add a die each to the house', () => {
      const t = listening('kitchen', (s) => {
        stand(s, 'kitchen', 1);
        monster(s, 'mason', 'kitchen');
        monster(s, 'mason', 'kitchen', { stunned: true });
      });
      rolls(t, 2, 2, 0, 0, 0, 0, 2, 2).answers('haunt:listen');
      expect(t.decision.kind).toBe('turn');
      t.usesAllLuck();
    });

    test('the owner of the Ring may roll Sanity', () => {
      const t = listening('kitchen', (s) => gives(s, 0, 'ring'));
      t.answers('haunt:listen').expects(0, 'which-trait', ['knowledge', 'sanity']);
    });

    test('in a front room where she is led the Grip rises instead, and firm it wins; elsewhere there is only the hero', () => {
      const grip = listening('hallway', (s) => leads(s, 2));
      rolls(grip, 2, 2, 0, 0, 0, 0).answers('haunt:listen').expects(0, 'haunt-choice', ['get-grip', 'pull-out:2']);
      grip.answers('get-grip');
      expect(grip.state.result).toMatchObject({ side: 'heroes', why: 'out', winners: [0, 2] });
      const back = listening('kitchen', (s) => leads(s, 2));
      rolls(back, 2, 2, 0, 0, 0, 0).answers('haunt:listen').expects(0, 'haunt-choice', ['pull-out:2']);
    });

    test('Smash: 4 on the tile or beside it; walled 5', () => {
      const smash = (inside: boolean, ...pips: number[]) => {
        const t = turn(
          missing((s) => {
            stand(s, 'kitchen', 0);
            token(s, 'brick', { at: 'dining-room' });
            if (inside) walls(s, 0);
          }),
        );
        return tokens(rolls(t, ...pips).answers('haunt:smash:dining-room'), 'brick').length;
      };
      expect([smash(false, 2, 2, 0, 0, 0), smash(true, 2, 2, 0, 0, 0), smash(true, 2, 2, 1, 0, 0)]).toEqual([0, 1, 0]);
    });

    test('nobody dies: whoever would is walled, with no trait below its lowest step', () => {
      const t = turn(
        missing((s) => {
          stand(s, 'kitchen', 0);
          gives(s, 0, 'machete');
          monster(s, 'mason', 'kitchen');
          if (s.explorers[0]) s.explorers[0].traits = { might: 1, speed: 1, knowledge: 3, sanity: 3 };
        }),
      );
      rolls(t, 0, 0, 0, 0, 2, 0, 0, 0).answers('attack:bare:mason:1', 'might');
      expect([t.state.explorers[0]?.dead, walled(t), steps(t), cards(t)]).toEqual([
        false,
        true,
        [1, 1, 3, 3],
        ['machete'],
      ]);
      expect(t.state.turn.seat).not.toBe(0);
    });
  });

  describe('the traitor', () => {
    const traitors = (edit: Edit = () => {}): Table =>
      turn(
        missing((s) => {
          s.turn.seat = 1;
          stand(s, 'kitchen', 0, 1);
          edit(s);
        }),
      );

    test('Wall up: by so much or more, in place of the damage, if the traitor likes', () => {
      const won = (...pips: number[]) => rolls(traitors(), ...pips, 0, 0, 0, 0, 0).answers('attack:bare:0');
      const t = won(2, 2, 0, 0).answers('wall-up');
      expect([walled(t), steps(t)]).toEqual([true, [4, 4, 3, 3]]);
      won(2, 2, 0, 0).answers('wall-not').expects(0, 'take-damage');
      won(2, 1, 0, 0).expects(0, 'take-damage');
    });

    test('a Mason that wins does so, too', () => {
      const t = table(
        'monsters',
        missing((s) => {
          s.turn.seat = 1;
          stand(s, 'kitchen', 0);
          monster(s, 'mason', 'kitchen');
        }),
      );
      rolls(t, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0)
        .answers('attack:bare:0')
        .expects(1, 'haunt-choice', ['wall-up', 'wall-not']);
    });

    test('Brick up: in a bare room; when all lie in the house, one from elsewhere', () => {
      const t = traitors().answers('haunt:brick-up');
      expect(tokens(t, 'brick')).toMatchObject([{ at: 'kitchen' }]);
      const all = traitors((s) => {
        token(s, 'brick', { at: 'salon' });
        token(s, 'brick', { at: 'dining-room' });
      });
      all.answers('haunt:brick-up').expects(1, 'haunt-tile', ['salon', 'dining-room']).answers('salon');
      expect(tokens(all, 'brick').map((one) => one.at)).toEqual(['dining-room', 'kitchen']);
    });

    test('not on a starting tile, a Brick, a walled hero or Odile', () => {
      const can = (edit: Edit) => traitors(edit).legal.includes('haunt:brick-up');
      expect(can((s) => stand(s, 'hallway', 1))).toBe(false);
      expect(can((s) => token(s, 'brick', { at: 'kitchen' }))).toBe(false);
      expect(can((s) => walls(s, 0))).toBe(false);
      expect(can((s) => stand(s, 'salon', 1))).toBe(false);
      expect(can(() => {})).toBe(true);
    });

    test('every hero in the walls at the start of the traitor’s turn, dead or alive, and not before', () => {
      const begun = (dead: boolean) =>
        turn(
          missing((s) => {
            walls(s, 0, 2);
            if (s.explorers[1]) s.explorers[1].dead = dead;
          }),
        ).answers('end-turn');
      for (const dead of [false, true])
        expect(begun(dead).state.result).toMatchObject({ side: 'traitor', why: 'walled', winners: [1] });
      const last = turn(
        missing((s) => {
          s.turn.seat = 2;
          walls(s, 0, 2);
        }),
      );
      expect(last.state.result).toBeNull();
    });
  });

  test('at the end of each round the Breath falls, and without any the traitor has won', () => {
    const end = (breath: number) =>
      table(
        'round',
        missing((s) => keeps(s, { breath })),
      );
    expect(memory(end(5)).breath).toBe(4);
    expect(end(1).state.result).toMatchObject({ side: 'traitor', why: 'breath' });
  });
});
