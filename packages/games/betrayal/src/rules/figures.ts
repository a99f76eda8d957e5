import type { Seat } from '@dreadhouse/engine';
import { hauntNumbered } from '../catalogue.ts';
import type { TileId } from '../content/tiles.ts';
import type { Haunt, MonsterKind } from '../content/types.ts';
import type { Betrayal, BetrayalState, Explorer, FigureId, MonsterId, MonsterState } from '../state.ts';

export const isMonster = (who: FigureId): who is MonsterId => typeof who === 'string';

export function explorerAt(g: { readonly state: BetrayalState }, seat: Seat): Explorer {
  const found = g.state.explorers[seat];
  if (found === undefined) throw new Error(`Nobody sits on seat ${seat}.`);
  return found;
}

export function monster(g: { readonly state: BetrayalState }, id: MonsterId): MonsterState {
  const found = g.state.monsters.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no monster ${id}.`);
  return found;
}

/** Whether a figure is in the house, alive or awake or not. */
export function isThere(g: Betrayal, who: FigureId): boolean {
  return isMonster(who) ? g.state.monsters.some((one) => one.id === who) : !explorerAt(g, who).dead;
}

export function tileOf(g: { readonly state: BetrayalState }, who: FigureId): TileId {
  return isMonster(who) ? monster(g, who).at : explorerAt(g, who).at;
}

/** Clockwise from this seat on, the seat itself first (BH-SETUP-16). */
export function seatsFrom(g: { readonly state: BetrayalState }, first: Seat): Seat[] {
  const { seats } = g.state;
  const all: Seat[] = [];
  for (let i = 0; i < seats; i++) all.push((first + i) % seats);
  return all;
}

/** The living, in turn order from the seat of the first haunt turn. */
export function living(g: { readonly state: BetrayalState }): Seat[] {
  return seatsFrom(g, g.state.haunt?.first ?? 0).filter((seat) => !explorerAt(g, seat).dead);
}

export const hasHaunt = (g: { readonly state: BetrayalState }): boolean => g.state.haunt !== null;

/** The haunt that is being played. */
export function hauntOf(g: { readonly state: BetrayalState }): Haunt | null {
  return g.state.haunt === null ? null : hauntNumbered(g.state.haunt.number);
}

export function kindOf(g: { readonly state: BetrayalState }, { kind }: Pick<MonsterState, 'kind'>): MonsterKind {
  const found = hauntOf(g)?.monsters?.find((one) => one.id === kind);
  if (found === undefined) throw new Error(`The haunt has no monster "${kind}".`);
  return found;
}

/** BH-HAUNT-04: an open traitor. */
export function isTraitor(g: { readonly state: BetrayalState }, who: FigureId): boolean {
  return !isMonster(who) && g.state.haunt?.traitor === who;
}

/** Whether this is an explorer who is not the open traitor. */
export function isHero(g: { readonly state: BetrayalState }, who: FigureId): who is Seat {
  return !isMonster(who) && hasHaunt(g) && !isTraitor(g, who);
}

/** The living heroes, in turn order from the first haunt seat. */
export function heroes(g: { readonly state: BetrayalState }): Seat[] {
  return living(g).filter((seat) => isHero(g, seat));
}

/** BH-ATK-02: whether two figures are on different sides. Before a hidden traitor is known (BH-TYPE-05), and in a free-for-all (BH-TYPE-07), explorers may attack each other. */
export function areOpposed(g: Betrayal, a: FigureId, b: FigureId): boolean {
  const haunt = hauntOf(g);
  if (haunt === null || a === b) return false;
  const [first, second] = [isMonster(a), isMonster(b)];
  if (first && second) return false;
  if (first || second) return !isTraitor(g, first ? b : a);
  if (haunt.type === 'none') return false;
  if (haunt.type === 'alone' || g.state.haunt?.traitor === null) return true;
  return isTraitor(g, a) !== isTraitor(g, b);
}

/** All living explorers and all monsters on a tile. */
export function figuresOn(g: { readonly state: BetrayalState }, tile: TileId): FigureId[] {
  return [...explorersOn(g, tile), ...monstersOn(g, tile)];
}

/** The monsters that are one with this one, itself among them: those of a kind that swarms, on one tile. */
export function swarmOf(g: { readonly state: BetrayalState }, id: MonsterId): MonsterState[] {
  const one = monster(g, id);
  if (kindOf(g, one).swarms !== true) return [one];
  return g.state.monsters.filter(({ kind, at }) => kind === one.kind && at === one.at);
}

/** As `figuresOn`, a swarm by its first alone. */
export function bodiesOn(g: { readonly state: BetrayalState }, tile: TileId): FigureId[] {
  return figuresOn(g, tile).filter((who) => !isMonster(who) || swarmOf(g, who)[0]?.id === who);
}

export function explorersOn(g: { readonly state: BetrayalState }, tile: TileId): Seat[] {
  return living(g).filter((seat) => explorerAt(g, seat).at === tile);
}

export function monstersOn(g: { readonly state: BetrayalState }, tile: TileId): MonsterId[] {
  return g.state.monsters.filter((one) => one.at === tile).map(({ id }) => id);
}

export function monstersOf(g: { readonly state: BetrayalState }, kind: string): MonsterState[] {
  return g.state.monsters.filter((one) => one.kind === kind);
}

/** Whether an explorer has left the game alive. */
export const isGone = (g: { readonly state: BetrayalState }, seat: Seat): boolean =>
  hauntOf(g)?.statuses?.some(({ id, gone }) => gone === true && has(g, seat, id)) === true;

/** BH-LOOT-01: the dead whose bodies lie on a tile. */
export function corpsesOn(g: { readonly state: BetrayalState }, tile: TileId): Seat[] {
  const gone = hauntOf(g)?.statuses?.filter(({ noCorpse }) => noCorpse === true) ?? [];
  return seatsFrom(g, g.state.haunt?.first ?? 0).filter((seat) => {
    const { dead, at, statuses } = explorerAt(g, seat);
    return dead && at === tile && !gone.some(({ id }) => statuses.includes(id));
  });
}

export const heroesOn = (g: Betrayal, tile: TileId): Seat[] => explorersOn(g, tile).filter((seat) => isHero(g, seat));
/** The living but this one, in turn order. */
export const othersAlive = (g: Betrayal, seat: Seat): Seat[] => living(g).filter((other) => other !== seat);
/** Other living explorers on the tile of this one. */
export const othersOn = (g: Betrayal, seat: Seat): Seat[] =>
  explorersOn(g, tileOf(g, seat)).filter((other) => other !== seat);

/** Opponents on the figure's tile who are neither stunned nor out of play. */
export function awakeEnemiesOn(g: Betrayal, who: FigureId): FigureId[] {
  return figuresOn(g, tileOf(g, who)).filter((one) => areOpposed(g, who, one) && !isStunned(g, one));
}

export function isStunned(g: Betrayal, who: FigureId): boolean {
  return isMonster(who) && monster(g, who).stunned;
}

/** Whether an explorer has a status of the haunt. */
export const has = (g: { readonly state: BetrayalState }, seat: Seat, status: string): boolean =>
  explorerAt(g, seat).statuses.includes(status);

export function put(g: Betrayal, seat: Seat, status: string): void {
  const explorer = explorerAt(g, seat);
  if (explorer.statuses.includes(status)) return;
  explorer.statuses.push(status);
  g.tell('all', 'status-put', { seat, haunt: g.state.haunt?.number ?? 0, status, rule: 'BH-STRUCT-05' });
}

export function unset(g: Betrayal, seat: Seat, status: string): void {
  const explorer = explorerAt(g, seat);
  if (!explorer.statuses.includes(status)) return;
  explorer.statuses = explorer.statuses.filter((one) => one !== status);
  g.tell('all', 'status-ended', { seat, haunt: g.state.haunt?.number ?? 0, status, rule: 'BH-STRUCT-05' });
}
