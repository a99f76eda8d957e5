import type { Option, Rules } from '@dreadhouse/engine';
import { MOST_ADRENALINE } from '../content/numbers.ts';
import type { SkillId } from '../content/skills.ts';
import { survivorDef } from '../content/survivors.ts';
import type { Army, Slot } from '../state.ts';
import { dangerOf } from './skills.ts';
import { survivor } from './table.ts';

/** AD-AP-01, AD-R-39: at once, with everything that a higher Danger Level brings. AD-R-45: the track ends at 43. */
export function* gain(g: Army, slot: Slot, points: number, rule: string): Rules {
  const one = survivor(g.state, slot);
  if (points === 0 || one.health === 0) return;
  const before = dangerOf(one.adrenaline);
  one.adrenaline = Math.min(MOST_ADRENALINE, one.adrenaline + points);
  const now = dangerOf(one.adrenaline);
  g.tell('all', 'adrenaline', { survivor: one.id, points, total: one.adrenaline, rule });
  for (let level = before + 1; level <= now; level++) yield* rise(g, slot, level);
}

const LEVEL_NAMES = ['blue', 'yellow', 'orange', 'red'] as const;

/** AD-AP-04: Yellow gives +1 Action; AD-AP-05, AD-AP-06: one of two, one of three. */
export function* rise(g: Army, slot: Slot, level: number): Rules {
  const one = survivor(g.state, slot);
  g.tell('all', 'danger-level', { survivor: one.id, level: LEVEL_NAMES[level], rule: 'AD-AP-03' });
  if (level === 1) g.touch('skill:action');
  if (level === 2) one.orange = yield* chooseSkill(g, slot, survivorDef(one.id).orange, 'AD-AP-05');
  if (level === 3) one.red = yield* chooseSkill(g, slot, survivorDef(one.id).red, 'AD-AP-06');
}

interface SkillOption extends Option {
  readonly skill: SkillId;
}

function* chooseSkill(g: Army, slot: Slot, skills: readonly SkillId[], rule: string): Rules<SkillId> {
  const { id, seat } = survivor(g.state, slot);
  const options = skills.map(
    (skill): SkillOption => ({
      id: `skill:${skill}`,
      at: `skill:${skill}`,
      details: { survivor: id, skill },
      skill,
    }),
  );
  const pick = yield* g.ask(seat, 'skill', rule, () => options, { survivor: id });
  g.touch(`skill:${pick.skill}`);
  g.tell('all', 'skill-chosen', { survivor: id, skill: pick.skill, rule });
  return pick.skill;
}
