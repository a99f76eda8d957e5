import type { Rules } from '@dreadhouse/engine';
import { MOST_ADRENALINE } from '../content/numbers.ts';
import { survivorDef } from '../content/survivors.ts';
import { LEVELS } from '../options.ts';
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
  for (const level of RISES) if (before < level && level <= now) yield* rise(g, slot, level);
}

/** Yellow, Orange, Red. */
export const RISES = [1, 2, 3] as const;

/** AD-AP-04: Yellow gives +1 Action; AD-AP-05, AD-AP-06: one of two, one of three. */
export function* rise(g: Army, slot: Slot, level: (typeof RISES)[number]): Rules {
  const one = survivor(g.state, slot);
  g.tell('all', 'danger-level', { survivor: one.id, level: LEVELS[level], rule: 'AD-AP-03' });
  if (level === 1) g.touch('skill:action');
  if (level === 2) yield* learn(g, slot, 'orange', 'AD-AP-05');
  if (level === 3) yield* learn(g, slot, 'red', 'AD-AP-06');
}

function* learn(g: Army, slot: Slot, level: 'orange' | 'red', rule: string): Rules {
  const one = survivor(g.state, slot);
  const { id, seat } = one;
  const options = survivorDef(id)[level].map((skill) => {
    const target = `skill:${skill}`;
    return { id: target, at: target, details: { survivor: id, skill }, skill };
  });
  const pick = yield* g.ask(seat, 'skill', rule, () => options, { survivor: id });
  one[level] = pick.skill;
  g.touch(`skill:${pick.skill}`);
  g.tell('all', 'skill-chosen', { survivor: id, skill: pick.skill, rule });
}
