import { butcher } from './butcher.ts';
import type { KillerDef, Skill, SkillId } from './definitions.ts';
import { lycanthrope } from './lycanthrope.ts';
import { murderer } from './murderer.ts';
import { specter } from './specter.ts';

export const KILLERS: readonly KillerDef[] = [butcher, specter, murderer, lycanthrope];

const BY_ID = new Map(KILLERS.map((killer) => [killer.id, killer]));
const SKILLS = new Map(KILLERS.flatMap(({ skills }) => skills.map((skill) => [skill.id, skill] as const)));

export function killerDef(id: string): KillerDef {
  return BY_ID.get(id) as KillerDef;
}

export function skillDef(id: SkillId): Skill {
  return SKILLS.get(id) as Skill;
}

/** All cards of a Killer, once per copy; those that are locked at the start, or the others. */
export function skillCards(killer: KillerDef, locked: boolean): SkillId[] {
  const wanted = killer.skills.filter((skill) => (skill.locked !== undefined) === locked);
  return wanted.flatMap(({ id, copies }) => Array<SkillId>(copies).fill(id));
}
