import type { Mission, Specialisation } from '../mission.ts';
import { type Check, error, type Finding, repeated, warning } from './finding.ts';

/** AD-SPEC-05, AD-R-50: whoever is needed for a deed or a goal must be among the required specialists. */
export const requiredSpecialists: Check = (mission) => {
  const { required, defeat, devices } = mission;
  const found: Finding[] = repeated(required).map((one) => error(`${one} is required twice`));
  for (const [who, what] of wanted(mission)) {
    if (!required.includes(who)) found.push(error(`${what} needs a ${who}; add it to "required:"`));
  }
  for (const cause of defeat) {
    if (cause.kind !== 'none-alive') continue;
    if (!required.includes(cause.specialisation)) {
      found.push(error(`without a ${cause.specialisation} the mission is lost at once; add it to "required:"`));
    }
    if (cause.until !== null && !devices.some(({ id }) => id === cause.until)) {
      found.push(error(`lose: there is no device ${cause.until}`));
    }
  }
  const named = new Set(wanted(mission).map(([who]) => who));
  const lost = defeat.flatMap((one) => (one.kind === 'none-alive' ? [one.specialisation] : []));
  for (const who of required) {
    if (!named.has(who) && !lost.includes(who)) found.push(warning(`a ${who} is required, but nothing needs one`));
  }
  return found;
};

function wanted({ devices, victory, vault }: Mission): [Specialisation, string][] {
  const list: [Specialisation, string][] = devices.map(({ id, by }) => [by, `device ${id}`]);
  for (const goal of victory) {
    if (goal.kind === 'gather' || goal.kind === 'truck')
      for (const who of goal.with) list.push([who, `win: ${goal.kind}`]);
  }
  if (vault !== null) list.push(['safecracker', 'the Vault Door']); // AD-VAULT-02
  return list;
}
