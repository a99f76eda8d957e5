import { byName } from '../by-name.ts';
import type { Location, Me, Mover } from '../content/types.ts';
import type { FinalGirl, FinalGirlState, SpaceId, Token } from '../state.ts';
import { waysAreBent } from './in-play.ts';
import { answer, having, listed, locationOf } from './things.ts';

export type Distances = ReadonlyMap<SpaceId, number>;

/** The connections of a location as one mover finds them, and what follows from them, worked out when it is first asked for. */
export class Ways {
  readonly #from: (space: SpaceId) => readonly SpaceId[];
  readonly #neighbours = byName<readonly SpaceId[]>();
  readonly #distances = byName<Distances>();
  readonly #firstSteps = byName<Record<SpaceId, readonly SpaceId[] | undefined>>();

  constructor(from: (space: SpaceId) => readonly SpaceId[]) {
    this.#from = from;
  }

  neighbours(space: SpaceId): readonly SpaceId[] {
    let known = this.#neighbours[space];
    if (known === undefined) {
      known = this.#from(space);
      this.#neighbours[space] = known;
    }
    return known;
  }

  /** FG-R-55: fewest steps along usable connections, counted from here. Unreachable spaces are missing. */
  distances(from: SpaceId): Distances {
    let known = this.#distances[from];
    if (known === undefined) {
      known = this.#walkAll(from);
      this.#distances[from] = known;
    }
    return known;
  }

  #walkAll(from: SpaceId): Distances {
    const found = new Map<SpaceId, number>([[from, 0]]);
    for (const [space, steps] of found) {
      for (const to of this.neighbours(space)) if (!found.has(to)) found.set(to, steps + 1);
    }
    return found;
  }

  /** First steps of all shortest routes. */
  firstSteps(from: SpaceId, to: SpaceId): readonly SpaceId[] {
    let routes = this.#firstSteps[from];
    if (routes === undefined) {
      routes = byName();
      this.#firstSteps[from] = routes;
    }
    let known = routes[to];
    if (known === undefined) {
      const total = this.distances(from).get(to) ?? 0;
      known = this.neighbours(from).filter((next) => total > 0 && this.distances(next).get(to) === total - 1);
      routes[to] = known;
    }
    return known;
  }
}

/** The ways of this mover just now. */
export function waysOf(g: FinalGirl, mover: Mover): Ways {
  return waysAreBent(g.state)
    ? bentWays(g, mover, having(g, 'extraWays'), having(g, 'blocksWay'))
    : printedWays(g, mover);
}

// --- as printed ---

/** A location as it is printed is the same in every game: what can be walked, and what is adjacent. */
class PrintedMap {
  readonly location: Location;
  readonly walked: Ways;
  readonly adjoining: Ways;

  constructor(location: Location) {
    this.location = location;
    this.walked = new Ways((from) => printedFrom(location, from, 'heroine'));
    this.adjoining = new Ways((from) => printedFrom(location, from, 'board'));
  }
}

const printedMaps = new WeakMap<Location, PrintedMap>();
let latest: PrintedMap | null = null;

function printedWays(g: FinalGirl, mover: Mover): Ways {
  const location = locationOf(g.state);
  if (latest === null || latest.location !== location) latest = printedMap(location);
  return mover === 'board' ? latest.adjoining : latest.walked;
}

function printedMap(location: Location): PrintedMap {
  let map = printedMaps.get(location);
  if (map === undefined) {
    map = new PrintedMap(location);
    printedMaps.set(location, map);
  }
  return map;
}

function printedFrom(location: Location, from: SpaceId, mover: Mover): readonly SpaceId[] {
  const space = location.spaces[from];
  if (space === undefined) throw new Error(`${location.id} has no space "${from}".`);
  // FG-R-47: both ends of a one-way connection are adjacent, though only one direction can be walked.
  const backwards = Object.values(location.spaces).filter((one) => mover === 'board' && one.oneWay.includes(from));
  return [...Object.keys(space.ways), ...backwards.map((one) => one.id)];
}

// --- as something in play has changed them ---

/** All that a thing's word on a connection may depend on: when this is the same, so are the ways. */
class Bender {
  readonly #me: Me;
  readonly #memory: unknown;
  readonly #space: SpaceId | null | undefined;
  readonly #to: SpaceId | null | undefined;

  constructor(me: Me) {
    const token: Token | undefined = me.token;
    this.#me = me;
    this.#memory = me.memory;
    this.#space = token?.space;
    this.#to = token?.to;
  }

  stillIs(me: Me): boolean {
    const { token } = me;
    return (
      me.thing === this.#me.thing &&
      me.memory === this.#memory &&
      token?.space === this.#space &&
      token?.to === this.#to
    );
  }
}

interface BentMap {
  readonly opening: readonly Bender[];
  readonly blocking: readonly Bender[];
  readonly ways: Map<Mover, Ways>;
}

const bent = new WeakMap<FinalGirlState, BentMap>();

function bentWays(g: FinalGirl, mover: Mover, opening: readonly Me[], blocking: readonly Me[]): Ways {
  const { state } = g;
  let map = bent.get(state);
  if (map === undefined || !areStill(opening, map.opening) || !areStill(blocking, map.blocking)) {
    const note = (me: Me): Bender => new Bender(me);
    map = { opening: opening.map(note), blocking: blocking.map(note), ways: new Map() };
    bent.set(state, map);
  }
  let ways = map.ways.get(mover);
  if (ways === undefined) {
    const printed = printedWays(g, mover);
    ways = isAsPrinted(g, mover, printed)
      ? printed
      : new Ways((from) => bentFrom(g, from, mover, printed.neighbours(from)));
    map.ways.set(mover, ways);
  }
  return ways;
}

function areStill(things: readonly Me[], noted: readonly Bender[]): boolean {
  if (things.length !== noted.length) return false;
  for (let i = 0; i < things.length; i++) if (noted[i]?.stillIs(things[i] as Me) !== true) return false;
  return true;
}

/** The printed neighbours themselves where nothing is bent. */
function bentFrom(g: FinalGirl, from: SpaceId, mover: Mover, printed: readonly SpaceId[]): readonly SpaceId[] {
  const open: SpaceId[] = [];
  for (const to of printed) if (answer(g, 'blocksWay', from, to, mover) !== true) open.push(to);
  let bent = open.length < printed.length;
  for (const to of listed(g, 'extraWays', from, mover)) {
    if (printed.includes(to) || answer(g, 'blocksWay', from, to, mover) === true) continue;
    open.push(to);
    bent = true;
  }
  return bent ? open : printed;
}

/** Most things bend the ways of one kind of mover; the others find the location as it is printed. */
function isAsPrinted(g: FinalGirl, mover: Mover, printed: Ways): boolean {
  for (const from in locationOf(g.state).spaces) {
    const neighbours = printed.neighbours(from);
    if (bentFrom(g, from, mover, neighbours) !== neighbours) return false;
  }
  return true;
}
