import type { Option, Seat } from '../decision.ts';
import type { Run } from '../run.ts';
import { optionReasons } from './reasons.ts';

/** What somebody on a seat's side would like it to do. It stands until it is fulfilled, taken back or replaced. */
export type Wish =
  /** To go to a place, or to deal with whatever options point at. */
  | { readonly kind: 'at'; readonly at: string }
  /** To lean towards what is done for this reason. */
  | { readonly kind: 'why'; readonly why: string }
  /** To give this answer as soon as it can be given. */
  | { readonly kind: 'option'; readonly option: string };

/**
 * The options that serve a wish: those that fulfil it or, where the place is far, lead there as quickly as any. `imagined` makes the same world
 * anew whenever it is called, because what an option leads to is tried there.
 */
export function serving<S>(imagined: () => Run<S>, seat: Seat, wish: Wish): ReadonlySet<string> {
  const run = imagined();
  const options = run.legal(seat);
  switch (wish.kind) {
    case 'option':
      return idsOf(options.filter(({ id }) => id === wish.option));
    case 'why': {
      const reasons = optionReasons(run, seat);
      return idsOf(options.filter(({ id }) => reasons.get(id)?.why === wish.why));
    }
    case 'at': {
      const far = stepsTo(run, seat, wish.at);
      return far === null
        ? idsOf(options.filter((one) => pointsAt(one, wish.at)))
        : nearing(imagined, seat, wish.at, far);
    }
  }
}

/** Whether the wish is fulfilled once this answer has been given. */
export function fulfils<S>(imagined: () => Run<S>, seat: Seat, option: Option, wish: Wish): boolean {
  if (wish.kind === 'why') return false;
  if (wish.kind === 'option') return option.id === wish.option;
  if (stepsTo(imagined(), seat, wish.at) === null) return pointsAt(option, wish.at);
  const after = imagined();
  return after.replay({ seat, option: option.id }) === null && stepsTo(after, seat, wish.at) === 0;
}

/** How far the nearest of a seat's figures is from a place; null where there is no way, or no such place. */
export function stepsTo<S>({ game, state }: Run<S>, seat: Seat, at: string): number | null {
  const { mates } = game;
  const ways = mates?.places(state, seat).flatMap((place) => mates.steps(state, place, at) ?? []) ?? [];
  return ways.length === 0 ? null : Math.min(...ways);
}

export function targetsOf({ at }: Pick<Option, 'at'>): readonly string[] {
  return at === undefined ? [] : typeof at === 'string' ? [at] : at;
}

const pointsAt = (option: Option, at: string): boolean => targetsOf(option).includes(at);

const idsOf = (options: readonly Option[]): ReadonlySet<string> => new Set(options.map(({ id }) => id));

/** Only what points at something on the board can lead anywhere. */
function nearing<S>(imagined: () => Run<S>, seat: Seat, at: string, far: number): ReadonlySet<string> {
  let nearest = far;
  let best: Option[] = [];
  for (const option of imagined().legal(seat)) {
    if (option.at === undefined) continue;
    const run = imagined();
    if (run.replay({ seat, option: option.id }) !== null) continue;
    const left = stepsTo(run, seat, at) ?? far;
    if (left > nearest || left === far) continue;
    if (left < nearest) best = [];
    nearest = left;
    best.push(option);
  }
  return idsOf(best);
}

/** A wish counts for as much as being so many times better liked: about four steps of what the policy tells apart. */
const WEIGHT = 50;

/** How many times better liked than on their own merits the options are that serve a wish. */
export function likedFor(served: ReadonlySet<string>): ReadonlyMap<string, number> {
  return new Map([...served].map((id) => [id, WEIGHT]));
}
