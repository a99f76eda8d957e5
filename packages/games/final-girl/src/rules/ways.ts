import { keepLatest, memo } from '@dreadhouse/engine';
import type { Location, Me, Mover } from '../content/types.ts';
import type { FinalGirl, SpaceId } from '../state.ts';
import { answer, having, listed } from './in-play.ts';
import { locationOf } from './things.ts';

/** How many steps away from one space the others are that can be reached, from near to far. */
export type Distances = ReadonlyMap<SpaceId, number>;

/** The connections of a location as one mover finds them; what follows from them is worked out when it is first asked for. */
export class Ways {
  readonly neighbours: (space: SpaceId) => readonly SpaceId[];
  /** FG-R-55: fewest steps along usable connections, counted from here. */
  readonly distances = memo((from: SpaceId): Distances => this.#walkAll(from));
  readonly #firstSteps = memo((from: SpaceId) => memo((to: SpaceId) => this.#stepsToward(from, to)));

  constructor(neighbours: (space: SpaceId) => readonly SpaceId[]) {
    this.neighbours = memo(neighbours);
  }

  /** First steps of all shortest routes. */
  firstSteps(from: SpaceId, to: SpaceId): readonly SpaceId[] {
    return this.#firstSteps(from)(to);
  }

  #stepsToward(from: SpaceId, to: SpaceId): readonly SpaceId[] {
    const total = this.distances(from).get(to) ?? 0;
    return this.neighbours(from).filter((next) => total > 0 && this.distances(next).get(to) === total - 1);
  }

  #walkAll(from: SpaceId): Distances {
    const steps = new Map([[from, 0]]);
    for (const [space, away] of steps)
      for (const to of this.neighbours(space)) if (!steps.has(to)) steps.set(to, away + 1);
    return steps;
  }
}

/** The ways of this mover just now. */
export function waysOf(g: FinalGirl, mover: Mover): Ways {
  const areBent = having(g, 'extraWays').length > 0 || having(g, 'blocksWay').length > 0;
  return areBent ? bentWays(g, mover) : printedWays(g, mover);
}

// --- as printed ---

/** A location as it is printed is the same in every game: what can be walked, and what is adjacent. */
const printedMap = memo((location: Location) => ({
  walked: new Ways((from) => printedFrom(location, from, 'heroine')),
  adjoining: new Ways((from) => printedFrom(location, from, 'board')),
}));

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
const bender = ({ thing, memory, token }: Me): readonly unknown[] => [thing, memory, token?.space, token?.to];

/** The ways of each mover that somebody has asked about. */
const bentMap = keepLatest<FinalGirl, Map<Mover, Ways>>({
  what: 'A way',
  make: () => new Map(),
  watch(g) {
    const opening = having(g, 'extraWays').map(bender);
    const blocking = having(g, 'blocksWay').map(bender);
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
      : new Ways((from) => bentFrom(g, from, mover, printed.neighbours(from)));
    map.set(mover, ways);
  }
  return ways;
}

function areStill(things: readonly Me[], noted: readonly (readonly unknown[])[]): boolean {
  if (things.length !== noted.length) return false;
  return things.every((me, i) => bender(me).every((one, n) => one === noted[i]?.[n]));
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
