import { fastChance } from '@dreadhouse/engine';
import { describe, expect, test } from 'vitest';
import { type BetrayalState, betrayal, type TileId } from '../../src/index.ts';
import { amid, begins, stand, tokens } from '../haunt-kit.ts';
import { type Edit, lays, monster, rolls, steps, type Table, table, token, turn, viewOf } from '../kit.ts';

interface Piece {
  face: string;
  seen: number[];
}
interface Memory {
  amen: number;
  missal: Piece[];
  ruledOut: string[][];
  anyAltar: boolean;
}
const memoryOf = (s: BetrayalState): Memory => s.haunt?.memory as unknown as Memory; // as the haunt keeps it
const memory = (t: Table): Memory => memoryOf(t.state);

/** The Missal asks for these, one letter each. */
function missal(s: BetrayalState, letters: string): void {
  const names: Readonly<Record<string, string>> = { e: 'event', i: 'item', o: 'omen' };
  if (s.haunt)
    s.haunt.memory = { ...s.haunt.memory, missal: letters.split('').map((one) => ({ face: names[one], seen: [1] })) };
}

/** Chapel (Omen) and Ballroom (Omen) besides the usual rooms; these Candles burn, the newest last. */
const service = (burning: readonly TileId[], edit: Edit = () => {}): Edit =>
  amid(26, (s) => {
    lays(s, 'ballroom', { x: 3, y: 0 });
    lays(s, 'observatory', { region: 'upper', x: 1, y: 0, turn: 3 });
    missal(s, 'eeio');
    for (const [i, at] of burning.entries()) token(s, 'altar-candle', { at, n: i + 1 });
    stand(s, 'salon', 1);
    edit(s);
  });

const burning = (t: Table): (string | null)[] => tokens(t, 'altar-candle').map(({ at, n }) => `${n} ${at}`);

describe('26, Black Candlemas', () => {
  test.each([
    [3, 1],
    [6, 4],
  ])(
    'set-up for %i: the first Candle on the nearest Omen tile with %i Acolytes, the Missal in secret',
    (seats, acolytes) => {
      const t = begins(26, seats, (s) => {
        lays(s, 'ballroom', { x: 3, y: 0 });
        if (s.explorers[1]) s.explorers[1].traits.sanity = 1;
      });
      expect(burning(t)).toEqual(['1 ballroom']);
      expect(t.state.monsters.map((one) => one.at)).toEqual(Array.from({ length: acolytes }, () => 'ballroom'));
      expect(steps(t, 1)).toEqual([5, 4, 3, 4]);
      expect(
        memory(t)
          .missal.map(({ face }) => face)
          .sort(),
      ).toEqual(['event', 'event', 'item', 'omen']);
      const seen = (viewer: number) =>
        (viewOf(t, viewer).haunt?.memory as unknown as Memory | undefined)?.missal.map(({ face }) => face);
      expect(seen(0)).toEqual([null, null, null, null]);
      expect(seen(1)).toEqual(memory(t).missal.map(({ face }) => face));
    },
  );

  test('the traitor writes any of twelve orders, and without an Omen tile the first Candle burns in the Entrance Hall', () => {
    const t = table(
      'haunt-begins',
      (s) => {
        s.revealing = { seat: 1, omen: 'holy-symbol', haunt: null };
      },
      { haunt: 26 },
    );
    t.answers('yes').expects(1, 'haunt-sealed');
    expect(t.legal).toHaveLength(12);
    t.answers('order-ioee');
    expect(memory(t).missal.map(({ face }) => face)).toEqual(['item', 'omen', 'event', 'event']);
    expect(burning(t)).toEqual(['1 entrance-hall']);
  });

  describe('Snuff', () => {
    test.each([
      ['4 puts the newest out', [2, 2, 0, 0], ['1 ballroom']],
      ['3 does not', [2, 1, 0, 0], ['1 ballroom', '2 kitchen']],
    ])('with Sanity: %s', (_, pips, left) => {
      const t = rolls(turn(service(['ballroom', 'kitchen'], (s) => stand(s, 'kitchen', 0))), ...pips).answers(
        'haunt:snuff',
      );
      expect(burning(t)).toEqual(left);
    });

    test('only the newest, and not beside an awake Acolyte; the traitor does not protect it', () => {
      expect(turn(service(['ballroom', 'kitchen'], (s) => stand(s, 'ballroom', 0))).legal).not.toContain('haunt:snuff');
      const guarded = (stunned: boolean) =>
        turn(
          service(['kitchen'], (s) => {
            stand(s, 'kitchen', 0, 1);
            monster(s, 'acolyte', 'kitchen', { stunned });
          }),
        );
      guarded(false).expects(0, 'turn', undefined, { 'haunt:snuff': 'enemies-near' });
      expect(guarded(true).legal).toContain('haunt:snuff');
    });

    test('the last one is an Amen: the traitor at once puts it far from all heroes, else as far as may be', () => {
      const t = turn(
        service(['ballroom'], (s) => {
          stand(s, 'ballroom', 0);
          stand(s, 'entrance-hall', 2);
        }),
      );
      rolls(t, 2, 2, 0, 0).answers('haunt:snuff');
      // Ballroom, Entrance Hall, Hallway, Staircase, Upper Landing, Observatory: the only one three tiles away.
      expect(burning(t)).toEqual(['1 observatory']);
      expect(memory(t).amen).toBe(1);
      const near = turn(
        service(['ballroom'], (s) => {
          stand(s, 'ballroom', 0);
          stand(s, 'observatory', 2);
        }),
      );
      expect(burning(rolls(near, 2, 2, 0, 0).answers('haunt:snuff'))).toEqual(['1 ballroom']);
    });

    test('two far enough are for the traitor to choose from', () => {
      const t = turn(
        service(['ballroom'], (s) => {
          lays(s, 'primary-bedroom', { region: 'upper', x: -1, y: 0, turn: 2 });
          stand(s, 'ballroom', 0);
        }),
      );
      rolls(t, 2, 2, 0, 0).answers('haunt:snuff').expects(1, 'haunt-tile', ['observatory', 'primary-bedroom']);
    });

    test('the second Amen wins', () => {
      const t = turn(
        service(['ballroom'], (s) => {
          stand(s, 'ballroom', 0);
          memoryOf(s).amen = 1;
        }),
      );
      rolls(t, 2, 2, 0, 0).answers('haunt:snuff');
      expect(t.state.result).toMatchObject({ side: 'heroes', why: 'amen', winners: [0, 2] });
    });
  });

  describe('Light', () => {
    const lighting = (tile: TileId, edit: Edit = () => {}): Table =>
      turn(
        service(['ballroom'], (s) => {
          s.turn.seat = 1;
          stand(s, tile, 1);
          stand(s, 'hallway', 0, 2);
          edit(s);
        }),
      );

    test('on the symbol that the Missal asks for: 3 puts the next Candle there, and everybody sees what was asked', () => {
      const t = rolls(lighting('kitchen'), 2, 1, 0, 0, 0).answers('haunt:light');
      expect(burning(t)).toEqual(['1 ballroom', '2 kitchen']);
      expect(memory(t).missal[0]?.seen).toEqual([0, 1, 2]);
      expect(memory(t).missal[1]?.seen).toEqual([1]);
    });

    test('a failed roll shows it, too', () => {
      const t = rolls(lighting('kitchen'), 2, 0, 0, 0, 0).answers('haunt:light');
      expect(burning(t)).toEqual(['1 ballroom']);
      expect(memory(t).missal[0]?.seen).toEqual([0, 1, 2]);
    });

    test('with a living hero on the tile 4 is needed', () => {
      const watched = (...pips: number[]) =>
        rolls(
          lighting('kitchen', (s) => stand(s, 'kitchen', 0)),
          ...pips,
        ).answers('haunt:light');
      expect(burning(watched(2, 1, 0, 0, 0))).toEqual(['1 ballroom']);
      expect(burning(watched(2, 2, 0, 0, 0))).toEqual(['1 ballroom', '2 kitchen']);
    });

    test('not on another symbol, not where a Candle burns', () => {
      expect(lighting('conservatory').legal).not.toContain('haunt:light');
      expect(lighting('ballroom', (s) => missal(s, 'oeei')).legal).not.toContain('haunt:light');
      expect(lighting('conservatory', (s) => missal(s, 'ieeo')).legal).toContain('haunt:light');
    });

    test('the fifth Candle wins', () => {
      const t = turn(
        service(['ballroom', 'kitchen', 'salon', 'conservatory'], (s) => {
          s.turn.seat = 1;
          stand(s, 'observatory', 1);
        }),
      );
      rolls(t, 2, 1, 0, 0, 0).answers('haunt:light');
      expect(t.state.result).toMatchObject({ side: 'traitor', why: 'rite', winners: [1] });
    });

    test('Any altar will do: where the needed symbol is nowhere free, any serves, all are told, and the roll shows nothing', () => {
      const t = turn(
        service(['ballroom', 'kitchen', 'dining-room'], (s) => {
          s.house = Object.fromEntries(
            Object.entries(s.house).filter(([id]) => id !== 'conservatory' && id !== 'bloody-room'),
          );
          s.turn.seat = 1;
          stand(s, 'salon', 1);
        }),
      );
      expect(memory(t).anyAltar).toBe(true);
      // The Salon and the Observatory are free: so it is neither an Event nor an Omen.
      expect(memory(t).ruledOut[2]).toEqual(['event', 'omen']);
      rolls(t, 2, 1, 0, 0, 0).answers('haunt:light');
      expect(burning(t)).toContain('4 salon');
      expect(memory(t).missal[2]?.seen).toEqual([1]);
    });

    test('where it is somewhere free nobody needs to be told, and what is nowhere free is ruled out', () => {
      const t = turn(
        service(['ballroom', 'kitchen', 'dining-room'], (s) => {
          s.house = Object.fromEntries(Object.entries(s.house).filter(([id]) => id !== 'observatory'));
          s.turn.seat = 1;
        }),
      );
      expect(memory(t)).toMatchObject({ anyAltar: false });
      expect(memory(t).ruledOut[2]).toEqual(['omen']);
    });
  });

  describe('Acolytes', () => {
    const monsters = (burnt: readonly TileId[], edit: Edit, seats = 4): Table =>
      table(
        'monsters',
        service(burnt, (s) => {
          s.turn.seat = 1;
          edit(s);
        }),
        {},
        seats,
      );

    test('at the end of its own turn one may light the next Candle with its Sanity; so many in a turn', () => {
      const t = monsters(['ballroom'], (s) => {
        monster(s, 'acolyte', 'kitchen');
        monster(s, 'acolyte', 'dining-room');
      });
      rolls(t, 0, 0, 0, 2, 1, 0)
        .answers('act:acolyte:1', 'done')
        .expects(1, 'haunt-choice', ['light-it', 'leave-dark']);
      t.answers('light-it');
      expect(burning(t)).toEqual(['1 ballroom', '2 kitchen']);
      // With 4 players one is all: the other is not asked.
      t.answers('done');
      expect(t.decision.kind).toBe('turn');
    });

    test('it may also not, and a hero on its tile makes it harder', () => {
      const left = monsters(['ballroom'], (s) => monster(s, 'acolyte', 'kitchen'));
      expect(burning(rolls(left, 0, 0, 0).answers('done', 'leave-dark'))).toEqual(['1 ballroom']);
      const watched = monsters(['ballroom'], (s) => {
        monster(s, 'acolyte', 'kitchen');
        stand(s, 'kitchen', 0);
      });
      expect(burning(rolls(watched, 0, 0, 0, 2, 1, 0).answers('done', 'light-it'))).toEqual(['1 ballroom']);
    });

    test('one that could as far as everybody sees is asked about, though its symbol is not the one', () => {
      const t = monsters(['ballroom'], (s) => monster(s, 'acolyte', 'conservatory'));
      rolls(t, 0, 0, 0).answers('done').expects(1, 'haunt-choice', ['leave-dark']);
    });

    test('one that got up, or stands where a Candle burns or no symbol is, is not', () => {
      const up = monsters(['ballroom'], (s) => monster(s, 'acolyte', 'kitchen', { stunned: true }));
      expect(up.decision.kind).toBe('turn');
      const here = monsters(['ballroom'], (s) => monster(s, 'acolyte', 'ballroom'));
      expect(rolls(here, 0, 0, 0).decision.kind).toBe('turn');
    });

    test('with 3 players it only guards, until the traitor is dead', () => {
      const three = (dead: boolean) => {
        const t = monsters(
          ['ballroom'],
          (s) => {
            monster(s, 'acolyte', 'kitchen');
            if (s.explorers[1]) s.explorers[1].dead = dead;
          },
          3,
        );
        return rolls(t, 0, 0, 0).answers('done').decision.kind;
      };
      expect(three(false)).toBe('turn');
      expect(three(true)).toBe('haunt-choice');
    });
  });

  test.each([
    [3, 'traitor', 'vigil'],
    [2, 'heroes', 'dawn'],
  ])('when round 12 ends with %i Candles, the %s win', (n, side, why) => {
    const t = table(
      'round',
      service((['ballroom', 'kitchen', 'salon'] as const).slice(0, n), (s) => {
        if (s.haunt) s.haunt.round = 12;
      }),
    );
    expect(t.state.result).toMatchObject({ side, why });
  });

  test('a hero imagines every order that nothing shown has ruled out, and no other', () => {
    const t = turn(
      service(['ballroom'], (s) => {
        memoryOf(s).missal[0]?.seen.push(0, 2);
        memoryOf(s).ruledOut[1]?.push('omen');
      }),
    );
    const orders = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const state = structuredClone(t.state);
      betrayal.imagine(state, 0, fastChance(String(seed)));
      orders.add(
        memoryOf(state)
          .missal.map(({ face }) => face[0])
          .join(''),
      );
    }
    // The first is known to be an Event, and the second is no Omen.
    expect([...orders].sort()).toEqual(['eeio', 'eeoi', 'eieo', 'eioe']);
  });
});
