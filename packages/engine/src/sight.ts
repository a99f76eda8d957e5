import type { Seat, Viewer } from './decision.ts';
import type { Game } from './game.ts';

/** What decides how much of the others' acting a viewer notices. */
export type Sight = Pick<Game<never>, 'teams' | 'phaseSeenBy'>;

/** Teams whose seats act out of this viewer's sight. */
export function teamsHiddenFrom(game: Sight, seats: number, viewer: Viewer): readonly (readonly Seat[])[] {
  return game.teams?.(seats).filter((team) => !team.includes(viewer as Seat)) ?? [];
}

/** The name by which this viewer knows a phase. */
export function phaseSeenBy(game: Sight, phase: string, viewer: Viewer): string {
  return game.phaseSeenBy?.(phase, viewer) ?? phase;
}
