import type { Rules } from './game.ts';
import { keepLatest } from './keep-latest.ts';
import { memo } from './memo.ts';

/** A thing as it is in play right now. A game adds what its hooks want to know of it: where it lies, whose it is, what it remembers. */
export interface InPlay<H extends object> {
  /** By what it is known as long as it stays in play. */
  readonly key: string;
  /** What it is, with its hooks. */
  readonly thing: H;
}

/** What is in play, and for how long what was gathered holds. */
export interface Gathering<G extends { readonly state: object }, Me> {
  /** Everything in play, in the order in which it is asked. */
  gather(g: G): readonly Me[];
  /** Notes what was gathered, and says from then on whether anything has entered or left play since. */
  watch(g: G): (g: G) => boolean;
  /** Where the order of several moments at once is not simply that of what was gathered. */
  order?(g: G, things: readonly Me[]): readonly Me[];
}

// A game lists its hooks in an interface, each optional, as functions of the game, the thing that is asked, and what they are told.

/** What a hook is told. */
type Told<H, K extends keyof H> =
  NonNullable<H[K]> extends (g: never, me: never, ...told: infer A) => unknown ? A : never;
type Result<H, K extends keyof H> = NonNullable<H[K]> extends (...args: never) => infer R ? R : never;
/** The hooks that return this. */
type Returning<H, R> = { [K in keyof H]-?: Result<H, K> extends R ? K : never }[keyof H];
/** What a number is handed on with: all that the hook is told but the number itself, which comes last. */
type ToldBefore<H, K extends keyof H> = Told<H, K> extends [...infer A, number] ? A : never;

/** How rules ask the things in play. `H` is the game's list of hooks. */
export interface Hooks<G, H extends object, Me> {
  readonly inPlay: (g: G) => readonly Me[];
  /** The things that have this hook. */
  readonly having: (g: G, hook: keyof H) => readonly Me[];
  /** All deltas of a number, added up. */
  readonly sum: <K extends Returning<H, number>>(g: G, hook: K, ...told: Told<H, K>) => number;
  /** A number that is handed through all things in turn. */
  readonly through: <K extends Returning<H, number>>(g: G, hook: K, now: number, ...told: ToldBefore<H, K>) => number;
  /** The first thing that has an answer decides. */
  readonly answer: <K extends keyof H>(g: G, hook: K, ...told: Told<H, K>) => Result<H, K> | undefined;
  /** Everything that the things list, one after the other. */
  readonly listed: <K extends Returning<H, readonly unknown[]>>(
    g: G,
    hook: K,
    ...told: Told<H, K>
  ) => readonly (Result<H, K> extends readonly (infer T)[] ? T : never)[];
  /** Runs a moment for every thing that has it; one that has left play in the meantime is passed over. */
  readonly moment: <K extends Returning<H, Rules<unknown>>>(g: G, hook: K, ...told: Told<H, K>) => Rules;
  /** As `moment`, but stops at the first that says yes. */
  readonly anyMoment: <K extends Returning<H, Rules<boolean>>>(
    g: G,
    hook: K,
    ...told: Told<H, K>
  ) => Rules<boolean | undefined>;
}

/** A rule with nothing in it: it is over as often as it is called. Where it should say whether something happened, it says no. */
export const NOTHING_HAPPENS: Rules<undefined> = nothing();

function* nothing(): Rules<undefined> {
  return undefined;
}

/** The hooks of a game. What was gathered is kept for as long as nothing enters or leaves play. */
export function hooks<G extends { readonly state: object }, H extends object, Me extends InPlay<H>>(
  gathering: Gathering<G, Me>,
): Hooks<G, H, Me> {
  const kept = keepLatest<G, Gathered<Me>>({
    what: 'What is in play',
    make: (g) => new Gathered(gathering.gather(g)),
    watch: (g) => gathering.watch(g),
    difference: (before, now) => firstDifference(before.all, now.all),
  });
  const having = (g: G, hook: keyof H): readonly Me[] => kept(g).byHook.get(hook) ?? NOBODY;
  const inOrder = (g: G, things: readonly Me[]): readonly Me[] =>
    things.length < 2 ? things : (gathering.order?.(g, things) ?? things);

  function* moments(g: G, hook: keyof H, told: readonly unknown[], untilYes: boolean): Rules<boolean> {
    for (const { key } of inOrder(g, having(g, hook))) {
      const now = having(g, hook).find((one) => one.key === key);
      if (now === undefined) continue;
      const said = yield* call(g, now, hook, told) as Rules<unknown>;
      if (untilYes && said === true) return true;
    }
    return false;
  }
  const asked = (g: G, hook: keyof H, told: readonly unknown[], untilYes: boolean): Rules<boolean | undefined> =>
    having(g, hook).length === 0 ? NOTHING_HAPPENS : moments(g, hook, told, untilYes);
  return {
    inPlay: (g) => kept(g).all,
    having,
    sum: (g, hook, ...told) => {
      let total = 0;
      for (const me of having(g, hook)) total += call(g, me, hook, told) as number;
      return total;
    },
    through: (g, hook, now, ...told) => {
      let number = now;
      for (const me of having(g, hook)) number = call(g, me, hook, [...told, number]) as number;
      return number;
    },
    answer: (g, hook, ...told) => {
      for (const me of having(g, hook)) {
        const found = call(g, me, hook, told);
        if (found !== undefined && found !== false) return found as never; // the type of this hook's result
      }
      return undefined;
    },
    listed: (g, hook, ...told) => {
      const things = having(g, hook);
      const [only] = things;
      if (only !== undefined && things.length === 1) return call(g, only, hook, told) as never[];
      return things.flatMap((me) => call(g, me, hook, told) as never[]);
    },
    moment: (g, hook, ...told) => asked(g, hook, told, false) as Rules<never>, // nobody reads what it returns
    anyMoment: (g, hook, ...told) => asked(g, hook, told, true),
  };
}

const NOBODY: readonly never[] = [];

/** Calls a hook of one thing. That the function fits what it is told is held by the types above, hook by hook. */
function call(g: unknown, me: InPlay<object>, hook: PropertyKey, told: readonly unknown[]): unknown {
  const thing = me.thing as Record<PropertyKey, (...args: unknown[]) => unknown>;
  return thing[hook]?.(g, me, ...told);
}

/** What is in play, and which of it has which hook. */
class Gathered<Me extends InPlay<object>> {
  readonly all: readonly Me[];
  readonly byHook = new Map<PropertyKey, Me[]>();

  constructor(all: readonly Me[]) {
    this.all = all;
    for (const me of all) for (const hook of hooksOf(me.thing)) this.#add(hook, me);
  }

  #add(hook: string, me: Me): void {
    const having = this.byHook.get(hook);
    if (having === undefined) this.byHook.set(hook, [me]);
    else having.push(me);
  }
}

/** What a thing is made of never changes; other functions among the names do no harm. */
const hooksOf = memo((thing: object) =>
  Object.entries(thing).flatMap(([name, value]) => (typeof value === 'function' ? [name] : [])),
);

/** The first thing that is not the same in both, as far as the things' own fields go. */
function firstDifference(kept: readonly InPlay<object>[], now: readonly InPlay<object>[]): string | null {
  for (let i = 0; i < Math.max(kept.length, now.length); i++) {
    const [a, b] = [kept[i], now[i]];
    const field = a === undefined || b === undefined ? 'key' : Object.keys(b).find((key) => !isSame(a, b, key));
    if (field !== undefined) return `${field} of ${a?.key ?? 'nothing'}, now ${b?.key ?? 'nothing'}`;
  }
  return null;
}

function isSame(a: object, b: object, field: string): boolean {
  return Object.is(Reflect.get(a, field), Reflect.get(b, field));
}
