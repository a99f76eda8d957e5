import { keepLatest, memo } from '@dreadhouse/engine';
import { byName } from '../by-name.ts';
import type { Location, Me, Mover } from '../content/types.ts';
import type { FinalGirl, SpaceId, Token } from '../state.ts';
import { answer, having, listed } from './in-play.ts';
import { locationOf } from './things.ts';

/** The spaces of a location by number: what is known about them lies close together in lists, and little has to be looked up. */
type Numbers = Readonly<Record<SpaceId, number | undefined>>;

/** How many steps away from one space the others are. */
export class Distances {
  readonly #numbers: Numbers;
  readonly #steps: readonly (number | undefined)[];
  /** Those that can be reached, from near to far. */
  readonly reached: readonly SpaceId[];

  constructor(numbers: Numbers, steps: readonly (number | undefined)[], reached: readonly SpaceId[]) {
    this.#numbers = numbers;
    this.#steps = steps;
    this.reached = reached;
  }

  /** Undefined when it cannot be reached. */
  get(space: SpaceId): number | undefined {
    return this.#steps[this.#numbers[space] as number];
  }
}

/** A space as one mover finds it; what follows from its neighbours is worked out when it is first asked for. */
class Place {
  readonly neighbours: readonly SpaceId[];
  distances: Distances | null = null;
  /** By the number of the space to go to. */
  readonly firstSteps: (readonly SpaceId[] | undefined)[];

  constructor(neighbours: readonly SpaceId[], spaces: number) {
    this.neighbours = neighbours;
    this.firstSteps = Array(spaces).fill(undefined);
  }
}

/** The connections of a location as one mover finds them. */
class Ways {
  readonly numbers: Numbers;
  readonly #from: (space: SpaceId) => readonly SpaceId[];
  readonly #places: (Place | undefined)[];

  constructor(numbers: Numbers, from: (space: SpaceId) => readonly SpaceId[]) {
    this.numbers = numbers;
    this.#from = from;
    this.#places = Object.values(numbers).map(() => undefined);
  }

  neighbours(space: SpaceId): readonly SpaceId[] {
    return this.#place(space).neighbours;
  }

  /** FG-R-55: fewest steps along usable connections, counted from here. */
  distances(from: SpaceId): Distances {
    const place = this.#place(from);
    place.distances ??= this.#walkAll(from);
    return place.distances;
  }

  /** First steps of all shortest routes. */
  firstSteps(from: SpaceId, to: SpaceId): readonly SpaceId[] {
    const { firstSteps, neighbours } = this.#place(from);
    const goal = this.numbers[to] as number;
    let known = firstSteps[goal];
    if (known === undefined) {
      const total = this.distances(from).get(to) ?? 0;
      known = neighbours.filter((next) => total > 0 && this.distances(next).get(to) === total - 1);
      firstSteps[goal] = known;
    }
    return known;
  }

  #place(space: SpaceId): Place {
    const number = this.numbers[space] as number;
    let place = this.#places[number];
    if (place === undefined) {
      place = new Place(this.#from(space), this.#places.length);
      this.#places[number] = place;
    }
    return place;
  }

  #walkAll(from: SpaceId): Distances {
    const { numbers } = this;
    const steps: (number | undefined)[] = this.#places.map(() => undefined);
    const reached = [from];
    steps[numbers[from] as number] = 0;
    for (const space of reached) {
      const next = (steps[numbers[space] as number] as number) + 1;
      for (const to of this.neighbours(space)) {
        if (steps[numbers[to] as number] !== undefined) continue;
        steps[numbers[to] as number] = next;
        reached.push(to);
      }
    }
    return new Distances(numbers, steps, reached);
  }
}

/** The ways of this mover just now. */
export function waysOf(g: FinalGirl, mover: Mover): Ways {
  const areBent = having(g, 'extraWays').length > 0 || having(g, 'blocksWay').length > 0;
  return areBent ? bentWays(g, mover) : printedWays(g, mover);
}

// --- as printed ---

/** A location as it is printed is the same in every game: what can be walked, and what is adjacent. */
class PrintedMap {
  readonly walked: Ways;
  readonly adjoining: Ways;

  constructor(location: Location) {
    const numbers = byName<number>();
    for (const [number, space] of Object.keys(location.spaces).entries()) numbers[space] = number;
    this.walked = new Ways(numbers, (from) => printedFrom(location, from, 'heroine'));
    this.adjoining = new Ways(numbers, (from) => printedFrom(location, from, 'board'));
  }
}

const printedMap = memo((location: Location) => new PrintedMap(location));

function printedWays(g: FinalGirl, mover: Mover): Ways {
  const { adjoining, walked } = printedMap(locationOf(g.state));
  return mover === 'board' ? adjoining : walked;
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

/** The ways of each mover that somebody has asked about. */
const bentMap = keepLatest<FinalGirl, Map<Mover, Ways>>({
  what: 'A way',
  make: () => new Map(),
  watch(g) {
    const opening = having(g, 'extraWays').map((me) => new Bender(me));
    const blocking = having(g, 'blocksWay').map((me) => new Bender(me));
    return (now) => areStill(having(now, 'extraWays'), opening) && areStill(having(now, 'blocksWay'), blocking);
  },
  difference(kept, _made, g) {
    for (const [mover, ways] of kept)
      for (const from in locationOf(g.state).spaces) {
        const now = bentFrom(g, from, mover, printedWays(g, mover).neighbours(from));
        if (now.join() !== ways.neighbours(from).join()) return `${mover} from ${from} to ${now.join(', ')}`;
      }
    return null;
  },
});

function bentWays(g: FinalGirl, mover: Mover): Ways {
  const map = bentMap(g);
  let ways = map.get(mover);
  if (ways === undefined) {
    const printed = printedWays(g, mover);
    ways = isAsPrinted(g, mover, printed)
      ? printed
      : new Ways(printed.numbers, (from) => bentFrom(g, from, mover, printed.neighbours(from)));
    map.set(mover, ways);
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
  const isOpen = (to: SpaceId): boolean => answer(g, 'blocksWay', from, to, mover) !== true;
  const open = printed.every(isOpen) ? printed : printed.filter(isOpen);
  const extra = listed(g, 'extraWays', from, mover).filter((to) => !printed.includes(to) && isOpen(to));
  return extra.length === 0 ? open : [...open, ...extra];
}

/** Most things bend the ways of one kind of mover; the others find the location as it is printed. */
function isAsPrinted(g: FinalGirl, mover: Mover, printed: Ways): boolean {
  for (const from in locationOf(g.state).spaces) {
    const neighbours = printed.neighbours(from);
    if (bentFrom(g, from, mover, neighbours) !== neighbours) return false;
  }
  return true;
}
