import type { Option, Rules } from '@dreadhouse/engine';
import type { ActionReport, EnemyAction } from '../content/types.ts';
import { type FigureId, type FinalGirl, PLAYER, type SpaceId } from '../state.ts';
import { distances, heroineSpace, killerSpace, minions, spaceOf } from './board.ts';
import { listed, moment } from './in-play.ts';
import { enemyAttacks } from './killer-attack.ts';
import { enemyMoves } from './killer-move.ts';
import { chooseTarget, tellTarget } from './targeting.ts';
import { isOffer, offers, take } from './things.ts';

/**
 * A killer action (FG-KILL-06). Every enemy carries it out, one after the other, minions before the killer, unless the card names one
 * kind (FG-MINION-11). What they did, all together, is added to the reports.
 */
export function enemiesAct(g: FinalGirl, action: EnemyAction, reports: ActionReport[]): Rules<ActionReport> {
  const enemies = performers(g, action);
  return enemies === KILLER ? enemyActs(g, 'killer', action, reports) : allAct(g, enemies, action, reports);
}

function* allAct(
  g: FinalGirl,
  enemies: readonly FigureId[],
  action: EnemyAction,
  reports: ActionReport[],
): Rules<ActionReport> {
  const total: ActionReport = { enemy: 'killer', killed: [], path: [], attacksOnHeroine: 0, heroineLost: 0 };
  for (const enemy of enemies) {
    if (spaceOf(g, enemy) === null) continue;
    const report = yield* enemyActs(g, enemy, action);
    for (const victim of report.killed) total.killed.push(victim);
    total.attacksOnHeroine += report.attacksOnHeroine;
    total.heroineLost += report.heroineLost;
    if (enemy !== 'killer') continue;
    for (const space of report.path) total.path.push(space);
  }
  reports.push(total);
  return total;
}

function performers(g: FinalGirl, action: EnemyAction): readonly FigureId[] {
  // FG-R-57: a killer who is not on the map does nothing.
  const killer = killerSpace(g) === null ? NOBODY : KILLER;
  if (action.by === 'killer') return killer;
  const others = minionOrder(g, listed(g, 'minionsToo'));
  if (others.length === 0) return action.by === 'minions' ? others : killer;
  return action.by === 'minions' ? others : [...others, ...killer];
}

const NOBODY: readonly FigureId[] = [];
const KILLER: readonly FigureId[] = ['killer'];

/** Nearest to the heroine first (FG-R-55: counted from her), ties by token number; others may act among them (gp_f1). */
export function minionOrder(g: FinalGirl, others: readonly FigureId[] = []): readonly FigureId[] {
  const steps = distances(g, heroineSpace(g), 'minion');
  const away = (id: FigureId): number => steps.get(spaceOf(g, id) as SpaceId) ?? Number.MAX_SAFE_INTEGER;
  const all = [...minions(g).map(({ id }) => id), ...others].sort();
  return all.sort((one, other) => away(one) - away(other));
}

/** FG-KILL-06: one enemy chooses its target, then moves and attacks, symbol by symbol, each completely before the next. */
export function* enemyActs(
  g: FinalGirl,
  enemy: FigureId,
  action: EnemyAction,
  reports: ActionReport[] | null = null,
): Rules<ActionReport> {
  const { aim, tieBreak } = chooseTarget(g, enemy, action);
  tellTarget(g, aim, tieBreak);
  yield* moment(g, 'retarget', aim);
  const start = spaceOf(g, enemy);
  const report: ActionReport = {
    enemy,
    killed: [],
    path: start === null ? [] : [start],
    attacksOnHeroine: 0,
    heroineLost: 0,
  };
  const { symbols } = action;
  for (let i = 0; i < symbols.length && spaceOf(g, enemy) !== null; i++) {
    if (symbols[i] === 'M') yield* enemyMoves(g, aim, report, symbols.slice(i + 1));
    else {
      yield* killerPhaseWindow(g);
      yield* enemyAttacks(g, aim, report);
    }
  }
  yield* moment(g, 'afterEnemyAction', aim, report);
  reports?.push(report);
  return report;
}

/** Items that work in the Killer phase (Pepper Spray) may be used at its start, before a terror card and before each attack. */
export function* killerPhaseWindow(g: FinalGirl): Rules {
  const list = (): Option[] => [{ id: 'go-on' }, ...offers(g, 'killerPhaseOffers')];
  while (g.state.phase === 'killer') {
    const pick = yield* g.choose(PLAYER, 'killer-phase', 'FG-ITEM-10', list);
    if (!isOffer(pick)) return;
    yield* take(g, pick);
  }
}
