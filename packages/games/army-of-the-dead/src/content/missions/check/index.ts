import type { Mission } from '../mission.ts';
import type { Finding } from './finding.ts';
import { goalsWithinReach } from './goals.ts';
import { piecesInPlace } from './pieces.ts';
import { sightSymmetry } from './sight.ts';
import { spawnOrder } from './spawns.ts';
import { requiredSpecialists } from './specialists.ts';

export type { Finding } from './finding.ts';

/** All that can be said about a mission without playing it: errors first. */
export function checkMission(mission: Mission): Finding[] {
  const checks = [spawnOrder, piecesInPlace, requiredSpecialists, goalsWithinReach, sightSymmetry];
  const found = checks.flatMap((check) => check(mission));
  return [...found.filter((one) => one.severity === 'error'), ...found.filter((one) => one.severity === 'warning')];
}
