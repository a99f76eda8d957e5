import { NOTHING_HAPPENS, type Option, type Rules } from '@dreadhouse/engine';
import type { PanicResult, PanicRun, Space } from '../content/types.ts';
import { type FigureId, type FinalGirl, PLAYER, type SpaceId, type VictimKind } from '../state.ts';
import { killerSpace, minions, moverOf, spaceCalled, spaceOf, victims } from './board.ts';
import { answer, moment } from './in-play.ts';
import { entered, setSpace } from './move.ts';
import { kindOfVictim } from './save-victims.ts';

/** FG-PANIC-01, FG-MINION-12: after a death this turn, victims with the killer or a minion. FG-PANIC-02: never the heroine. */
export function panicPhase(g: FinalGirl): Rules<unknown> {
  if (g.state.tally.killedThisTurn === 0) return NOTHING_HAPPENS;
  const feared = [killerSpace(g), ...minions(g).map((minion) => minion.space)];
  const scared: FigureId[] = [];
  for (const { id, space } of victims(g)) {
    if (feared.includes(space) && answer(g, 'staysCalm', id) !== true) scared.push(id);
  }
  return panic(g, scared, 'FG-PANIC-01');
}

/**
 * FG-PANIC-07, FG-R-38: the set is fixed first, each member rolls once; the player decides the order (FG-PANIC-05). Returns what was
 * rolled.
 */
export function* panic(g: FinalGirl, figures: readonly FigureId[], rule = 'FG-PANIC-07'): Rules<PanicResult[]> {
  const results: PanicResult[] = [];
  const waiting = figures.filter((figure) => spaceOf(g, figure) !== null);
  if (waiting.length === 0) return results;
  g.tell('all', 'panic', { figures: waiting.length, rule });
  yield* moment(g, 'onPanic', [...waiting]);
  let asking = true;
  while (waiting.length > 0) {
    let next = waiting.find((figure) => spaceOf(g, figure) !== null) ?? waiting[0]!;
    if (asking && waiting.length > 1 && areOfSeveralGroups(g, waiting)) {
      const pick = yield* g.ask(PLAYER, 'panic-order', 'FG-PANIC-05', () => [
        ...groupsOf(g, waiting),
        { id: 'any-order' },
      ]);
      asking = 'figure' in pick;
      if ('figure' in pick) next = pick.figure;
    }
    waiting.splice(waiting.indexOf(next), 1);
    const result = spaceOf(g, next) === null ? null : yield* panicRun(g, next);
    if (result !== null) results.push(result);
  }
  return results;
}

function areOfSeveralGroups(g: FinalGirl, figures: readonly FigureId[]): boolean {
  let first: { readonly kind: string; readonly space: SpaceId } | null = null;
  for (const figure of figures) {
    const space = spaceOf(g, figure);
    if (space === null) continue;
    const kind = kindOfFigure(figure);
    if (first === null) first = { kind, space };
    else if (first.kind !== kind || first.space !== space) return true;
  }
  return false;
}

const kindOfFigure = (figure: FigureId): 'heroine' | VictimKind =>
  figure === 'heroine' ? figure : kindOfVictim(figure);

/** Yellow victims on one space are all alike, so one option stands for them. */
function groupsOf(g: FinalGirl, figures: readonly FigureId[]): (Option & { figure: FigureId })[] {
  const groups = new Map<string, Option & { figure: FigureId }>();
  for (const figure of figures) {
    const space = spaceOf(g, figure);
    if (space === null) continue;
    const kind = kindOfFigure(figure);
    const id = `panic:${kind}@${space}`;
    if (!groups.has(id)) groups.set(id, { id, at: space, figure, details: { figure: kind, space } });
  }
  return [...groups.values()];
}

/**
 * FG-PANIC-03, FG-PANIC-04: a die against the panic numbers of the space; a number that is not shown there means: stay. Null when
 * nothing was rolled.
 */
export function* panicRun(g: FinalGirl, figure: FigureId): Rules<PanicResult | null> {
  const from = spaceOf(g, figure);
  if (from === null) return null;
  const run: PanicRun = { figure, from, handled: false };
  yield* moment(g, 'insteadOfPanic', run);
  if (run.handled) return null;
  const die = g.roll('panic', 6);
  const to = panicWay(g, figure, from, die);
  // FG-PANIC-06: also into the killer's space. FG-R-39: a panicking heroine takes nobody along.
  if (to !== null) setSpace(g, figure, to);
  const name = kindOfFigure(figure);
  g.tell('all', 'panicked', { figure: name, from, die, to, rule: to === null ? 'FG-PANIC-04' : 'FG-PANIC-03' });
  if (to !== null) yield* entered(g, figure, to, 'panic');
  yield* moment(g, 'afterPanic', figure, from, spaceOf(g, figure) ?? to ?? from);
  return { figure, from, to: to ?? from, die };
}

function wayOfNumber({ ways }: Space, die: number): SpaceId | null {
  for (const to in ways) if (ways[to]?.includes(die)) return to;
  return null;
}

/** FG-BRD-25: the direction that the number shows, if that way is open to this figure. */
function panicWay(g: FinalGirl, figure: FigureId, from: SpaceId, die: number): SpaceId | null {
  const mover = moverOf(figure);
  const to = wayOfNumber(spaceCalled(g, from), die);
  if (to === null) return null;
  if (answer(g, 'blocksWay', from, to, mover) === true) return null;
  return answer(g, 'forbidsEntering', mover, from, to) === undefined ? to : null;
}
