import type { ZoneId } from '../../map/index.ts';
import { companionsAt, crowdedZones, waysIn } from '../../rules/table.ts';
import type { ArmyState } from '../../state.ts';
import { bearerOf, COMPANION, GAME } from '../bearers.ts';
import { type Bearer, bearingCost } from '../bearing.ts';
import { NEXT, NOW } from '../standing.ts';
import { Outlook, type Threat } from '../threat.ts';
import type { Member } from './members.ts';
import { most, sum } from './reckon.ts';

/** What the next Zombie Phase would cost: as it is, and if those who are there or one step away help. */
export const PERIL_FEATURES = [
  'cost',
  'greatest-cost',
  'cost-despite-help',
  'greatest-despite-help',
  'flood',
  'surrounded',
];

/** How much of their help those give who must come first. */
const COMING = 0.7;

export function perilNumbers(state: ArmyState, members: readonly Member[]): number[] {
  const outlook = new Outlook(state);
  const ways = waysIn(state);
  const costs: number[] = [];
  const despite: number[] = [];
  let [flood, surrounded] = [0, 0];
  for (const zone of crowdedZones(state)) {
    let [here, help] = [0, 0];
    for (const { one, kills } of members) {
      if (one.at === zone) here += kills;
      else if (ways.adjacent(one.at, zone)) help += kills;
    }
    const threat = outlook.at(zone);
    const bearers = bearersAt(state, zone);
    costs.push(costOf(threat, bearers, 0) / GAME);
    despite.push(costOf(threat, bearers, NOW * (here + COMING * help)) / GAME);
    flood += Math.max(0, threat.after - (NOW + NEXT) * here);
    surrounded = Math.max(surrounded, threat.after / Math.max(1, threat.after + 4 * here));
  }
  return [sum(costs), most(costs), sum(despite), most(despite), Math.min(1.5, flood / 12), surrounded];
}

function bearersAt(state: ArmyState, zone: ZoneId): Bearer[] {
  const found: Bearer[] = companionsAt(state, zone).map(() => COMPANION);
  state.survivors.forEach(({ at }, slot) => {
    const bearer = at === zone ? bearerOf(state, slot) : null;
    if (bearer !== null) found.push(bearer);
  });
  return found;
}

function costOf({ passes, attackers }: Threat, bearers: readonly Bearer[], killed: number): number {
  const rest = attackers <= 0 ? 0 : Math.max(0, 1 - killed / attackers);
  if (rest === 0) return 0;
  const wounds = passes.map((all) => all * rest);
  return Math.min(GAME, bearingCost(bearers, wounds));
}
