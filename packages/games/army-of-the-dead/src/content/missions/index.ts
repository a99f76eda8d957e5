import { memo } from '@dreadhouse/engine';
import type { Mission, MissionId } from './mission.ts';
import { readMission } from './sheet.ts';
import { SOURCES } from './sources.ts';

export { checkMission, type Finding } from './check/index.ts';
export * from './mission.ts';
export { readMission } from './sheet.ts';

/** AD-GEN-05: the ten missions; any of them can be played first. */
export const MISSION_IDS: readonly MissionId[] = Object.keys(SOURCES);

/** So many are remembered: the ten, and those that are being played. */
const REMEMBERED = 64;

/**
 * A mission by its id, or one that somebody else has written, by its whole text: so a match with it is saved, sent and replayed like any
 * other. Read once; throws on a text that `readMission` would refuse, which the options of a match never let through.
 */
export const missionOf: (mission: MissionId | string) => Mission = memo((mission) => {
  const parsed = readMission(SOURCES[mission] ?? mission);
  if (!parsed.ok) throw new Error(`no such mission: ${mission.slice(0, 20)}`);
  return parsed.value;
}, REMEMBERED);
