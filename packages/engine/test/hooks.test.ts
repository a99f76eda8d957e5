import { describe, expect, expectTypeOf, test } from 'vitest';
import { checkingWhatIsKept, fastChance, hooks, type InPlay, NOTHING_HAPPENS, Play, type Rules } from '../src/index.ts';

interface House {
  things: { id: keyof typeof THINGS; nr: number }[];
  log: string[];
}

type Game = Play<House>;
interface Me extends InPlay<Bends> {
  readonly nr: number;
}

/** The list of hooks of a small game. */
interface Bends {
  dice?(g: Game, me: Me, trait: string): number;
  steps?(g: Game, me: Me, who: string, now: number): number;
  cannot?(g: Game, me: Me, doing: string): string | undefined | false;
  ways?(g: Game, me: Me, from: string): readonly string[];
  endOfTurn?(g: Game, me: Me): Rules;
  insteadOfDeath?(g: Game, me: Me): Rules<boolean>;
}

const THINGS = {
  rope: {
    dice: (_g, _me, trait) => (trait === 'might' ? 1 : 0),
    ways: () => ['well'],
    *endOfTurn(g, me) {
      g.state.log.push(`rope ${me.nr}`);
    },
  },
  mud: {
    steps: (_g, _me, _who, now) => now * 2,
    cannot: (_g, _me, doing) => doing === 'run' && 'mud',
    *insteadOfDeath(g) {
      g.state.log.push('mud');
      return false;
    },
  },
  boots: { steps: (_g, _me, _who, now) => now + 1, cannot: () => 'boots', ways: (_g, _me, from) => [from, 'roof'] },
  pit: {
    *endOfTurn(g) {
      g.state.log.push('pit');
      g.state.things = g.state.things.filter(({ id }) => id !== 'rope');
    },
    *insteadOfDeath(g) {
      g.state.log.push('pit');
      return true;
    },
  },
  angel: {
    *insteadOfDeath(g) {
      g.state.log.push('angel');
      return true;
    },
  },
} as const satisfies Record<string, Bends>;

function table(...things: (keyof typeof THINGS)[]): Game {
  return new Play<House>({ things: things.map((id, nr) => ({ id, nr })), log: [] }, fastChance('hooks'), 1);
}

const gather = ({ state }: Game): Me[] =>
  state.things.map(({ id, nr }) => ({ key: `${id}:${nr}`, thing: THINGS[id], nr }));
const ask = hooks<Game, Bends, Me>({
  gather,
  watch({ state: { things } }) {
    const { length } = things;
    return ({ state: now }) => now.things === things && now.things.length === length;
  },
});

function finished(rules: Rules<unknown>): unknown {
  const { done, value } = rules.next();
  expect(done).toBe(true);
  return value;
}

describe('things in play are asked', () => {
  test('deltas are added up, a number is handed through in turn', () => {
    expect(ask.sum(table('rope', 'mud', 'rope'), 'dice', 'might')).toBe(2);
    expect(ask.through(table('mud', 'boots'), 'steps', 3, 'Ada')).toBe(7);
    expect(ask.through(table('boots', 'mud'), 'steps', 3, 'Ada')).toBe(8);
  });

  test('the first that has an answer decides; no is no answer', () => {
    expect(ask.answer(table('rope'), 'cannot', 'run')).toBeUndefined();
    expect(ask.answer(table('mud', 'boots'), 'cannot', 'run')).toBe('mud');
    expect(ask.answer(table('mud', 'boots'), 'cannot', 'walk')).toBe('boots');
  });

  test('lists are joined', () => {
    expect(ask.listed(table('mud'), 'ways', 'hall')).toEqual([]);
    expect(ask.listed(table('boots', 'rope'), 'ways', 'hall')).toEqual(['hall', 'roof', 'well']);
  });

  test('a moment runs for everything that is still there', () => {
    const g = table('rope', 'pit', 'rope');
    finished(ask.moment(g, 'endOfTurn'));
    expect(g.state.log).toEqual(['rope 0', 'pit']);
    expect(ask.moment(table('mud'), 'endOfTurn')).toBe(NOTHING_HAPPENS);
  });

  test('the first that says yes ends the asking', () => {
    const g = table('mud', 'pit', 'angel');
    expect(finished(ask.anyMoment(g, 'insteadOfDeath'))).toBe(true);
    expect(g.state.log).toEqual(['mud', 'pit']);
  });

  test('a game may have its own order of what happens at once', () => {
    const reversed = hooks<Game, Bends, Me>({
      gather,
      watch: () => () => true,
      order: (_g, all) => [...all].reverse(),
    });
    const g = table('mud', 'angel');
    finished(reversed.anyMoment(g, 'insteadOfDeath'));
    expect(g.state.log).toEqual(['angel']);
  });

  test('the list of hooks is held by the types', () => {
    const g = table('rope');
    expectTypeOf(ask.answer(g, 'cannot', 'run')).toEqualTypeOf<string | false | undefined>();
    // @ts-expect-error: not on the list
    ask.answer(g, 'colour');
    // @ts-expect-error: told something else
    ask.sum(g, 'dice', 4);
    // @ts-expect-error: no number
    expect(() => ask.sum(g, 'endOfTurn')).not.toThrow();
  });
});

describe('what was gathered is kept while nothing enters or leaves play', () => {
  test('and gathered anew when something does', () => {
    const g = table('rope');
    expect(ask.sum(g, 'dice', 'might')).toBe(1);
    g.state.things.push({ id: 'rope', nr: 1 });
    expect(ask.sum(g, 'dice', 'might')).toBe(2);
    g.state.things = [];
    expect(ask.sum(g, 'dice', 'might')).toBe(0);
  });

  test.each([
    ['left', (state: House) => state.things.pop(), 'key of rope:1, now nothing'],
    ['entered', (state: House) => state.things.push({ id: 'mud', nr: 2 }), 'key of nothing, now mud:2'],
    ['changed places', (state: House) => state.things.reverse(), 'key of mud:0, now rope:1'],
  ])('in tests it is noticed when something has %s and nobody said so', (_, change, difference) => {
    const careless = hooks<Game, Bends, Me>({ gather, watch: () => () => true });
    const g = table('mud', 'rope');
    const asked = (): unknown => careless.sum(g, 'dice', 'might');
    checkingWhatIsKept(asked);
    change(g.state);
    expect(asked).not.toThrow();
    expect(() => checkingWhatIsKept(asked)).toThrow(`What is in play was kept too long: ${difference}`);
    expect(asked, 'the check ends with the test').not.toThrow();
  });
});
