import type { Betrayal, Hands, Rules, Seat, TileId, Trait } from '../kit.ts';
import {
  BASEMENT,
  checkEnds,
  damage,
  ENTRANCE,
  everybody,
  explorerAt,
  gain,
  gainChosen,
  hauntChoice,
  heroes,
  isAlive,
  isCritical,
  isHero,
  isInHouse,
  keep,
  layCard,
  passOut,
  status,
  TRAITS,
  tileOf,
  tokens,
  UPPER,
} from '../kit.ts';

// Stone and water in Stone by Stone: who has turned to stone, where the Idol is, and how it is washed.

export const washes = tokens('wash');
export const statue = status('statue', { keepsTurn: true });

export const memory = {
  /** What was washed gives way: for a moment stone can rise. */
  softened: keep.flag,
};
type Mine = Hands<typeof memory, Record<never, never>>;

export const IDOL = 'idol';
interface Basin {
  readonly tile: TileId;
  /** Where it is washed if the tile has no place in the house. */
  readonly landing: TileId;
  readonly trait: Trait;
}

export const BLOODY: TileId = 'bloody-room';
const BASINS: readonly Basin[] = [
  { tile: 'underground-lake', landing: BASEMENT, trait: 'might' },
  { tile: 'larder', landing: ENTRANCE, trait: 'knowledge' },
  { tile: BLOODY, landing: UPPER, trait: 'sanity' },
];

const placeOf = (g: Betrayal, { tile, landing }: Basin): TileId => (isInHouse(g, tile) ? tile : landing);
export const basinOn = (g: Betrayal, at: TileId): Basin | undefined => BASINS.find((one) => placeOf(g, one) === at);
export const basins = (g: Betrayal): TileId[] => BASINS.map((one) => placeOf(g, one));
export const unwashed = (g: Betrayal): TileId[] => basins(g).filter((at) => !washes.lieOn(g, at));
export const bearer = (g: Betrayal): Seat | undefined =>
  heroes(g).find((seat) => explorerAt(g, seat).cards.includes(IDOL));
export const idolAt = (g: Betrayal): TileId | undefined => g.state.laid.find(({ card }) => card === IDOL)?.at;
/** A hero's critical traits have turned to stone: they neither rise nor fall. */
export const stones = (g: Betrayal, seat: Seat): number => TRAITS.filter((trait) => isCritical(g, seat, trait)).length;

export const statues = (g: Betrayal): Seat[] => everybody(g).filter((seat) => statue.isOn(g, seat));

/** All four traits are stone: the figure stays, the hero does not. */
export function* harden(g: Betrayal, seat: Seat): Rules {
  if (!isHero(g, seat) || !isAlive(g, seat) || stones(g, seat) < TRAITS.length) return;
  if (explorerAt(g, seat).cards.includes(IDOL)) layCard(g, seat, IDOL, tileOf(g, seat));
  yield* passOut(g, seat, statue.id);
}

/** More than two traits are not stone from the start. */
export function* soften(g: Betrayal, me: Mine, seat: Seat): Rules {
  me.memory.softened = true;
  while (stones(g, seat) > 2) {
    const critical = TRAITS.filter((trait) => isCritical(g, seat, trait));
    yield* gainChosen(g, seat, critical);
  }
  me.memory.softened = false;
}

const GAINS = [
  ...TRAITS.map((trait) => ({ id: `warm:${trait}`, trait, details: { trait } })),
  { id: 'stay-cold', trait: null },
];

/** The marker, the blood, then whether that was the last one; then warmth for everybody who is no Statue. */
export function* wash(g: Betrayal, me: Mine, who: Seat): Rules {
  const at = tileOf(g, who);
  washes.place(g, { at });
  if (at === BLOODY) yield* damage(g, who, 'physical', 1, 'BH-STRUCT-06');
  checkEnds(g);
  for (const seat of heroes(g)) {
    const { trait } = yield* hauntChoice(g, seat, 'warmth', GAINS);
    me.memory.softened = true;
    if (trait !== null) gain(g, seat, trait);
    me.memory.softened = false;
  }
}
