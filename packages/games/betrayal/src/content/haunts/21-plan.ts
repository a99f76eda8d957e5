import { openDoors, throughDoors } from '../../rules/house.ts';
import { lookAt } from '../../rules/table.ts';
import type { House, Placed } from '../../state.ts';
import type { Betrayal, Rules, Seat, TileId, Token } from '../kit.ts';
import {
  allRooms,
  ELEVATOR,
  figuresOn,
  hauntChoice,
  hauntTile,
  heroes,
  reachable,
  regionOf,
  say,
  tileOf,
  tokens,
} from '../kit.ts';

// The floor plan of Last Entry: which tiles can change places, and who could still walk to whom.

export const doorwayTokens = tokens('doorway');

const TURNS = [0, 1, 2, 3] as const;

/** Doorways that have been broken through at a tile. */
export const doorways = (g: Betrayal, tile: TileId): Token[] =>
  doorwayTokens.all(g).filter(({ edge }) => edge?.includes(tile) === true);

/** Whether two tiles are adjacent across the edge between them. */
export const areJoined = (g: Betrayal, a: TileId, b: TileId): boolean =>
  throughDoors(g.state.house, a).includes(b) || doorways(g, a).some(({ edge }) => edge?.includes(b) === true);

/** The living heroes by who could walk to whom, one way or the other, and so on in chains; of a house that may be another one. */
export function groupsIn(g: Betrayal, house: House): Seat[][] {
  const there = lookAt({ ...g.state, house });
  const left = [...heroes(g)];
  const reach = new Map(left.map((seat) => [seat, reachable(there, tileOf(g, seat), seat)]));
  const walks = (a: Seat, b: Seat): boolean => reach.get(a)?.has(tileOf(g, b)) === true;
  const found: Seat[][] = [];
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const group = [first];
    found.push(group);
    for (const one of group)
      for (const other of [...left])
        if (walks(one, other) || walks(other, one)) group.push(...left.splice(left.indexOf(other), 1)); // grows as we go
  }
  return found;
}

function exchanged(house: House, a: TileId, turnA: number, b: TileId, turnB: number): House {
  const [one, other] = [house[a] as Placed, house[b] as Placed]; // both are in the house
  return { ...house, [a]: { ...other, turn: turnA }, [b]: { ...one, turn: turnB } };
}

/** BH-DISC-13: a region that has an open door keeps one. */
function fits(g: Betrayal, a: TileId, turnA: number, b: TileId, turnB: number): boolean {
  const region = regionOf(g, a);
  const { house } = g.state;
  return openDoors(house, region).length === 0 || openDoors(exchanged(house, a, turnA, b, turnB), region).length > 0;
}

/** No starting tile, not the Elevator, and nobody on it. */
const movable = (g: Betrayal): TileId[] =>
  allRooms(g).filter((tile) => tile !== ELEVATOR && figuresOn(g, tile).length === 0);

const canSwap = (g: Betrayal, a: TileId, b: TileId): boolean =>
  b !== a && regionOf(g, a) === regionOf(g, b) && TURNS.some((s) => TURNS.some((t) => fits(g, a, s, b, t)));
const partners = (g: Betrayal, a: TileId): TileId[] => movable(g).filter((b) => canSwap(g, a, b));
/** Tiles that can change places with some other one. */
export const rewritable = (g: Betrayal): TileId[] => movable(g).filter((a) => movable(g).some((b) => canSwap(g, a, b)));

const turnsOf = (isFine: (turn: number) => boolean) =>
  TURNS.filter(isFine).map((turn) => ({ id: `lies:${turn}`, turn, details: { n: turn } }));

/** Two tiles change places, each turned as the writer likes. Tokens know their tile and go along; Doorways at their edges are gone. */
export function* rewrite(g: Betrayal, who: Seat, a: TileId): Rules {
  const b = yield* hauntTile(g, who, 'rewrite-with', partners(g, a));
  if (b === undefined) return;
  const first = turnsOf((s) => TURNS.some((t) => fits(g, a, s, b, t)));
  const { turn: turnA } = yield* hauntChoice(g, who, 'turn-first', first);
  const { turn: turnB } = yield* hauntChoice(
    g,
    who,
    'turn-second',
    turnsOf((t) => fits(g, a, turnA, b, t)),
  );
  g.state.house = exchanged(g.state.house, a, turnA, b, turnB);
  for (const one of new Set([...doorways(g, a), ...doorways(g, b)])) doorwayTokens.remove(g, one);
  say(g, 'rewritten', { at: a });
  say(g, 'rewritten', { at: b });
}

/** How many groups more there would be without this tile where it lies: what is worth moving. */
export function sample(g: Betrayal, tile: TileId): number {
  const { [tile]: gone, ...rest } = g.state.house;
  return gone === undefined ? 0 : groupsIn(g, rest).length - groupsIn(g, g.state.house).length;
}
