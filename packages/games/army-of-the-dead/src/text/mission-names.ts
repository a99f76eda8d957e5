import type { Language, Texts } from '@dreadhouse/text';
import { MISSION_IDS, missionOf } from '../content/missions/index.ts';

/** Titles and stories of the ten missions stand on their sheets; here they join the other texts. */
export function missionNames(language: Language): Texts {
  const entries = MISSION_IDS.flatMap((id) => {
    const { title, story } = missionOf(id);
    return [[`name.mission.${id}`, title[language]] as const, [`text.mission.${id}`, story[language]] as const];
  });
  return Object.fromEntries(entries);
}
