import { NOTHING_HAPPENS, type Rules } from '@dreadhouse/engine';
import type { Death } from '../content/types.ts';
import type { CardId, FigureId, FinalGirl, SpaceId, VictimId } from '../state.ts';
import { raiseBloodlust } from './bloodlust.ts';
import { isSpecial, victim, victims } from './board.ts';
import { answer, having, moment, sum } from './in-play.ts';
import { entered, setSpace } from './move.ts';
import { finishing } from './phase-end.ts';
import { kindOfVictim } from './save-victims.ts';
import { specialLeft } from './special-victims.ts';

/** ADD: puts new victims on a space, as far as the supply of yellow pawns reaches (FG-R-41). Returns them. */
export function* addVictims(g: FinalGirl, n: number, space: SpaceId): Rules<VictimId[]> {
  if (answer(g, 'forbidsEntering', 'victim', space, space) !== undefined) return [];
  const added: VictimId[] = [];
  for (let i = 0; i < n; i++) {
    const id = takeYellow(g);
    if (id === undefined) break;
    g.state.victims.push({ id, space, role: null });
    added.push(id);
  }
  g.tell('all', 'victims-added', { n: added.length, space, rule: 'FG-R-41' });
  if (having(g, 'onEnter').length === 0) return added;
  for (const id of added) if (victim(g, id) !== undefined) yield* entered(g, id, space, 'added');
  return added;
}

export function takeYellow(g: FinalGirl): VictimId | undefined {
  const { supply } = g.state;
  const place = supply.findIndex((id) => !isSpecial(id));
  if (place === 0) return supply.shift();
  return place < 0 ? undefined : supply.splice(place, 1)[0];
}

interface Killing {
  readonly by?: FigureId;
  readonly cause?: string;
  /** False for deaths that do not raise bloodlust (Barbara, pt08). */
  readonly bloodlust?: boolean;
}

/**
 * Victims die together: all go to the Dead area (FG-BRD-05, FG-KATK-06), then bloodlust rises for each, one after another (FG-KATK-07,
 * FG-KATK-08, FG-R-46), and only then whatever else their deaths bring about (FG-BLOOD-04). Returns how many died.
 */
export function* killVictims(g: FinalGirl, ids: readonly VictimId[], how: Killing = {}): Rules<number> {
  if (ids.length === 0) return 0;
  const deaths = mortal(g, ids).map((id) => bury(g, id, how));
  if (deaths.length === 0) return 0;
  yield* finishing(
    () => consequences(g, deaths, how.bloodlust !== false),
    () => settle(g, deaths),
  );
  return deaths.length;
}

/** FG-R-33: bloodlust is finished even if one of its effects ends the phase; what else the deaths would bring about is dropped then. */
function* consequences(g: FinalGirl, deaths: readonly Death[], bloodlust: boolean): Rules {
  const steps = bloodlust ? deaths.map((death) => 1 + sum(g, 'bloodlustForDeath', death)) : [];
  if (steps.length > 0)
    yield* raiseBloodlust(
      g,
      steps.reduce((all, n) => all + n),
    );
  for (const death of deaths) yield* moment(g, 'onVictimKilled', death);
}

/** Whatever was dropped: they are dead, and the cards that are about them know. */
function* settle(g: FinalGirl, deaths: readonly Death[]): Rules {
  for (const death of deaths) yield* moment(g, 'notesDeath', death);
  for (const { role } of deaths) specialLeft(g, role);
}

/** Each of those that can die, once, in the order in which they were named. */
function mortal(g: FinalGirl, ids: readonly VictimId[]): VictimId[] {
  const found: VictimId[] = [];
  const present = victims(g);
  for (const id of ids) {
    if (!found.includes(id) && present.some((one) => one.id === id)) found.push(id);
  }
  return found;
}

function bury(g: FinalGirl, id: VictimId, how: Killing): Death {
  const { space, role } = victim(g, id)!;
  g.state.victims = g.state.victims.filter((one) => one.id !== id);
  g.state.dead.push(id);
  g.state.tally.killedThisTurn += 1;
  g.state.tally.killedThisPhase += 1;
  g.state.tally.deaths += 1;
  const { by = null, cause = 'effect' } = how;
  g.tell('all', 'victim-killed', { victim: kindOfVictim(id), role, space, by, cause, rule: 'FG-KATK-06' });
  return { victim: id, role, space, by, cause };
}

/** A victim goes to a space because a card says so, not following anybody; not where nobody can be placed (le02). */
export function moveVictim(g: FinalGirl, id: VictimId, to: SpaceId, cause: CardId): Rules {
  const from = victim(g, id)?.space;
  if (from === undefined || from === to) return NOTHING_HAPPENS;
  if (answer(g, 'forbidsEntering', 'victim', to, to) !== undefined) return NOTHING_HAPPENS;
  setSpace(g, id, to);
  g.tell('all', 'victim-moved', { victim: kindOfVictim(id), from, to, cause, rule: 'FG-R-55' });
  return entered(g, id, to, 'drawn');
}

/** FG-TERM-08: a victim leaves the board, neither dead nor saved; its pawn goes back to the supply. */
export function removeVictim(g: FinalGirl, id: VictimId): void {
  const pawn = victim(g, id);
  if (pawn === undefined) return;
  const { space, role } = pawn;
  g.state.victims = g.state.victims.filter((one) => one.id !== id);
  g.state.supply.push(id);
  g.tell('all', 'victim-removed', { victim: kindOfVictim(id), role, space, rule: 'FG-TERM-08' });
  specialLeft(g, role);
}
