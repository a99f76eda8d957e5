import { checkMission, type Mission, missionOf, readMission } from '../src/content/missions/index.ts';
import { troubleText } from '../src/map/index.ts';

/** The sheet of a mission with some of its words replaced; each must be there. */
export function changed(id: string, ...changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${id} does not say "${from}"`);
    return text.replace(from, to);
  }, missionOf(id).source);
}

export function read(source: string): Mission {
  const parsed = readMission(source);
  if (!parsed.ok) throw new Error(parsed.troubles.map(troubleText).join('\n'));
  return parsed.value;
}

/** What is wrong with a sheet, in one line each. */
export function troublesOf(source: string): string[] {
  const parsed = readMission(source);
  return parsed.ok ? [] : parsed.troubles.map(troubleText);
}

/** What the checks say about a sheet that can be read. */
export function findings(source: string): string[] {
  return checkMission(read(source)).map(({ severity, message }) => `${severity}: ${message}`);
}
