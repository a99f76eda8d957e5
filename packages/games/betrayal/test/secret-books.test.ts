import {
  type Ask,
  type Decision,
  type EventView,
  fastChance,
  type Game,
  Match,
  type Option,
  type Phase,
  randomAnswer,
  type Viewer,
} from '@dreadhouse/engine';
import { describe, expect, test } from 'vitest';
import {
  type BetrayalOptions,
  type BetrayalState,
  type BetrayalView,
  betrayal,
  hauntNumbered,
  registry,
} from '../src/index.ts';
import type { Betrayal } from '../src/state.ts';

// The two books of a haunt with an open traitor are the same in every world, so that no imagined one can show whether they leak. These tests
// look over everybody's shoulder in random games instead: whatever stands in the other book must not reach them before it is read aloud.

type Version = Game<BetrayalState, BetrayalOptions>;
type Side = 'heroes' | 'traitor';

/** The haunts that have two books. */
const TWO_BOOKS = [...registry().haunts.values()].flatMap(({ number, type }) => (type === 'traitor' ? number : []));

/** Whose book somebody reads; who only watches reads none. */
const sideOf = ({ haunt }: BetrayalState, viewer: Viewer): Side | null =>
  viewer === 'spectator' ? null : haunt?.traitor === viewer ? 'traitor' : 'heroes';

/** What stands in a book, as the design has it: rules, actions, the goal, and the boxes of the monsters with the traitor (BH-STRUCT-11). */
function linesOf(number: number, side: Side): string[] {
  const { books, actions, monsters = [] } = hauntNumbered(number);
  return [
    `goal:${side}`,
    ...(books[side] ?? []).map((name) => `rule:${name}`),
    ...actions.filter(({ by }) => by === side).map(({ id }) => `action:${id}`),
    ...(side === 'traitor' ? monsters.map(({ id }) => `monster:${id}`) : []),
  ];
}

/** The lines that this viewer must not know yet: those of a book that is not theirs, less what was read to them. */
function secretsFrom(match: Match<BetrayalState>, viewer: Viewer): string[] {
  const { haunt } = match.state;
  if (haunt === null) return [];
  const read = match
    .eventsFor(viewer)
    .flatMap(({ kind, details }) => (kind === 'rule-read' ? [details?.['entry']] : []));
  const sides = (['heroes', 'traitor'] as const).filter((side) => side !== sideOf(match.state, viewer));
  return sides.flatMap((side) => linesOf(haunt.number, side)).filter((line) => !read.includes(line));
}

/** What a screen shows of the other book: its lines, its goals, its actions as options or in the log. */
function leaksTo(match: Match<BetrayalState>, viewer: Viewer, told: readonly EventView[]): string[] {
  const secrets = secretsFrom(match, viewer);
  const { haunt } = match.view(viewer) as BetrayalView;
  const decision = viewer === 'spectator' ? null : match.decision(viewer);
  return [
    ...(haunt?.book ?? []).filter((line) => secrets.includes(line)).map((line) => `the line ${line}`),
    ...goalsIn(haunt, secrets).map((name) => `the goal of ${name}`),
    ...actionsIn(decision)
      .filter((id) => secrets.includes(`action:${id}`))
      .map((id) => `the option ${id}`),
    ...actionsTold(told)
      .filter((id) => secrets.includes(`action:${id}`))
      .map((id) => `${id} in the log`),
  ];
}

function goalsIn(haunt: BetrayalView['haunt'], secrets: readonly string[]): string[] {
  if (haunt === null) return [];
  const { counters = {}, tallies = {} } = hauntNumbered(haunt.number);
  const sides: Readonly<Record<string, { readonly side?: Side } | undefined>> = { ...counters, ...tallies };
  return haunt.counters
    .filter(({ name, goal }) => goal !== null && secrets.includes(`goal:${sides[name]?.side}`))
    .map(({ name }) => name);
}

const actionsIn = (decision: Decision | null): string[] =>
  (decision?.options ?? []).flatMap(({ id, details }) =>
    id.startsWith('haunt:') ? [String(details?.['action'])] : [],
  );

const actionsTold = (told: readonly EventView[]): string[] =>
  told.flatMap(({ kind, details }) => (/^haunt-(action|result)$/.test(kind) ? [String(details?.['action'])] : []));

/** Plays a few games of a haunt by chance, and lists what came to somebody who must not have it. */
function leaksIn(game: Version, number: number, games = 3): string[] {
  return Array.from({ length: games }, (_, n) => leaksInOne(game, number, 3 + n, `books ${number} ${n}`)).flat();
}

function leaksInOne(game: Version, number: number, seats: number, seed: string): string[] {
  const started = Match.start(game, {
    options: { ...game.sampleOptions(0, seats), haunt: number, eventHaunts: false },
    players: Array.from({ length: seats }, (_, seat) => `seat ${seat}`),
    luck: { kind: 'fast', seed },
  });
  if (!started.ok) throw new Error(started.why);
  const match = started.value;
  const player = fastChance(`${seed} player`);
  const found = new Set<string>();
  while (!match.over) {
    const { seat, option } = randomAnswer(match.run, player);
    const from = match.position;
    match.answer(seat, option.id);
    if (match.over || match.state.haunt === null) continue;
    for (const viewer of ['spectator', ...match.state.explorers.keys()] as const)
      for (const leak of leaksTo(match, viewer, match.eventsFor(viewer, from))) found.add(leak);
  }
  return [...found];
}

describe('BH-SECRET-02, BH-SECRET-04: nobody is shown the other book', () => {
  test.each(TWO_BOOKS)('haunt %i', (number) => {
    expect(leaksIn(betrayal, number)).toEqual([]);
  });
});

/** A version whose view says something else about the haunt. */
function showing(change: (haunt: NonNullable<BetrayalView['haunt']>, state: BetrayalState) => object): Version {
  const wrong = (view: object, state: BetrayalState): object => {
    const { haunt } = view as BetrayalView;
    return haunt === null || state.result !== null ? view : { ...view, haunt: { ...haunt, ...change(haunt, state) } };
  };
  return {
    ...betrayal,
    publicView: (state) => wrong(betrayal.publicView(state), state),
    ownView: (state, seat) => wrong(betrayal.ownView?.(state, seat) ?? {}, state),
  };
}

/** A version in which something is done before every phase, and every question may be asked in another way. */
function wrapped(before: (g: Betrayal) => void, change: (g: Betrayal, ask: Ask) => Ask = (_g, ask) => ask): Version {
  const turned = (original: Phase<BetrayalState>): Phase<BetrayalState> =>
    function* (g) {
      before(g as Betrayal);
      const rules = original(g);
      let step = rules.next();
      while (step.done !== true) step = rules.next(yield change(g as Betrayal, step.value));
      return step.value;
    };
  const phases = Object.entries(betrayal.phases).map(([name, phase]) => [name, turned(phase)]);
  return { ...betrayal, phases: Object.fromEntries(phases) };
}

/** Whoever takes a turn is offered what the other side can do, too, if only as something that cannot be done. */
const offersAll = wrapped(
  () => {},
  (g, ask) => {
    const { haunt } = g.state;
    if (haunt === null || ask.kind !== 'turn') return ask;
    const all: Option[] = hauntNumbered(haunt.number).actions.map(({ id }) => ({
      ...{ id: `haunt:${id}`, blocked: 'used-already', details: { haunt: haunt.number, action: id, target: null } },
    }));
    return { ...ask, options: (seat, looking) => [...ask.options(seat, looking), ...(looking ? all : [])] };
  },
);

/** Rules are applied, and nobody reads them aloud. */
const readsNothing = wrapped((g) => {
  const said = g as { reveal: (...news: readonly unknown[]) => void }; // whatever it is, it is passed on
  const { reveal } = said;
  said.reveal = (...news) => (news[1] === 'rule-read' ? undefined : reveal.apply(g, [...news]));
});

describe('a version that says too much is caught', () => {
  test('the lines of the other book', () => {
    const leaky = showing((haunt) => ({ book: [...haunt.book, ...linesOf(haunt.number, 'traitor')] }));
    expect(leaksIn(leaky, 6, 1)).toEqual(expect.arrayContaining(['the line rule:pour', 'the line goal:traitor']));
  });

  test('the heroes’ lines, to the traitor', () => {
    const leaky = showing((haunt) => ({ book: [...haunt.book, 'goal:heroes'] }));
    expect(leaksIn(leaky, 20, 1)).toContain('the line goal:heroes');
  });

  test('where the other side’s counter must go', () => {
    const leaky = showing((haunt) => ({ counters: haunt.counters.map((one) => ({ ...one, goal: 9 })) }));
    expect(leaksIn(leaky, 20, 1)).toContain('the goal of howls');
    expect(leaksIn(leaky, 14, 1)).toEqual(expect.arrayContaining(['the goal of fault', 'the goal of deed']));
  });

  test('what the other side could do', () => {
    expect(leaksIn(offersAll, 20, 1)).toEqual(expect.arrayContaining(['the option howl', 'the option speak-its-name']));
  });

  test('what the other side did, by a rule that nobody has read to them', () => {
    expect(leaksIn(readsNothing, 20, 1)).toEqual(expect.arrayContaining(['howl in the log', 'the line action:howl']));
  });
});
