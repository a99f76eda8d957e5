import type { Option, Rules } from '@dreadhouse/engine';
import {
  adjacent,
  answer,
  chooseSpace,
  enemiesOn,
  entered,
  type FigureId,
  type FinalGirl,
  harm,
  hasTag,
  heroineSpace,
  isSpecial,
  killerSpace,
  moverOf,
  moveToken,
  PLAYER,
  placeToken,
  removeFromPlay,
  removeToken,
  type SpaceId,
  setSpace,
  spaceOf,
  spacesWith,
  subsets,
  type Thing,
  type Token,
  tokensOf,
  victimsOn,
} from '../kit.ts';

// be01: the golf cart runs along the ring.

const SEATS_FOR_VICTIMS = 2;
const RANGE = 2;
const RAM = 3;

export function* parkCart(g: FinalGirl): Rules {
  const corner = yield* chooseSpace(g, 'golf-cart-corner', 'FG-TOK-01', spacesWith(g, 'corner'));
  if (corner !== null) placeToken(g, 'golf-cart', corner);
}

const cartOf = (g: FinalGirl): Token | undefined => tokensOf(g, 'golf-cart')[0];

interface Crew extends Option {
  readonly riders: readonly FigureId[];
}

/** The heroine, up to two victims, or both; yellow victims are all alike. */
function crews(g: FinalGirl, space: SpaceId): Crew[] {
  const yellow = victimsOn(g, space).filter((id) => !isSpecial(id));
  const list: Crew[] = [];
  for (const driver of heroineSpace(g) === space ? [[], ['heroine']] : [[]]) {
    for (const special of subsets(victimsOn(g, space).filter(isSpecial))) {
      for (let n = 0; n <= yellow.length; n++) {
        const victims = [...yellow.slice(0, n), ...special];
        const riders = [...driver, ...victims];
        if (riders.length === 0 || victims.length > SEATS_FOR_VICTIMS) continue;
        const id = `ride:${[...driver, n, ...special].join('+')}`;
        list.push({ id, at: space, riders, details: { heroine: driver.length > 0, victims: victims.length } });
      }
    }
  }
  return list;
}

function* rideCart(g: FinalGirl): Rules {
  const start = cartOf(g)?.space ?? null;
  if (start === null) return;
  const pick = yield* g.choose(PLAYER, 'golf-cart', 'FG-UPK-02', (): (Option & { riders?: readonly FigureId[] })[] => [
    { id: 'no-ride' },
    ...crews(g, start),
  ]);
  let riders = pick.riders ?? [];
  for (let i = 0; i < RANGE && riders.length > 0; i++) {
    const here = cartOf(g)?.space ?? null;
    if (here === null) return;
    const crew = riders;
    const way = yield* g.ask(PLAYER, 'golf-cart-way', 'FG-UPK-02', () => waysFor(g, here, crew));
    if (way.to === undefined) return;
    riders = yield* drive(g, here, way.to, crew);
    if (yield* ram(g, way.to)) return;
  }
}

function waysFor(g: FinalGirl, here: SpaceId, riders: readonly FigureId[]): (Option & { to?: SpaceId })[] {
  const why = (to: SpaceId): string | undefined =>
    riders.map((one) => answer(g, 'forbidsEntering', moverOf(one), here, to)).find((reason) => reason !== undefined);
  const ring = adjacent(g, here).filter((to) => hasTag(g, to, 'ring'));
  return [{ id: 'stop' }, ...ring.map((to) => ({ id: `go:${to}`, at: to, to, blocked: why(to) }))];
}

/** One space along the ring, with all who stay aboard. FG-MOVE-07: with her no victim goes to the killer. */
function* drive(g: FinalGirl, here: SpaceId, to: SpaceId, crew: readonly FigureId[]): Rules<readonly FigureId[]> {
  const shy = (one: FigureId): boolean =>
    one !== 'heroine' &&
    crew.includes('heroine') &&
    to === killerSpace(g) &&
    answer(g, 'followsToKiller', one) !== true;
  const riders = crew.filter((one) => spaceOf(g, one) === here && !shy(one));
  const cart = cartOf(g);
  for (const one of riders) setSpace(g, one, to);
  if (cart !== undefined) moveToken(g, cart, to);
  g.tell('all', 'golf-cart-driven', {
    from: here,
    to,
    heroine: riders.includes('heroine'),
    riders: riders.length,
    rule: 'FG-MOVE-02',
  });
  for (const one of riders) if (spaceOf(g, one) === to) yield* entered(g, one, to, 'drawn');
  return riders.filter((one) => spaceOf(g, one) === to);
}

/** It has reached an enemy: the cart may be given up to run one over. */
function* ram(g: FinalGirl, space: SpaceId): Rules<boolean> {
  const cart = cartOf(g);
  if (cart === undefined) return false;
  const pick = yield* g.choose(PLAYER, 'golf-cart-ram', 'FG-UPK-02', (): (Option & { enemy?: FigureId })[] => [
    { id: 'no-ram' },
    ...enemiesOn(g, space).map((enemy) => ({ id: `ram:${enemy}`, at: enemy, enemy, details: { figure: enemy } })),
  ]);
  if (pick.enemy === undefined) return false;
  removeToken(g, cart);
  removeFromPlay(g, 'be01', 'FG-EVENT-05');
  yield* harm(g, pick.enemy, RAM, 'location');
  return true;
}

export const golfCart: Thing = { id: 'golf-cart', upkeep: rideCart };
