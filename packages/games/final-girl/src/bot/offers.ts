import type { Option } from '@dreadhouse/engine';
import { kindOfItem } from '../catalogue.ts';
import { strengthOf } from './goals.ts';
import { worthOfTime } from './market.ts';
import { type Opinion, opinion } from './opinion.ts';
import { isAsleep, type Situation, victimsAt } from './situation.ts';
import { worthOfDamage, worthOfHealth, worthOfHorror } from './worth.ts';

/** What an item is worth when it is used now, the item itself already paid for. */
const USES: Readonly<Record<string, (s: Situation) => number>> = {
  pills: (s) => Math.max(worthOfHealth(s, 2), worthOfHorror(s, -1)) - 0.9,
  energy_drink: (s) => worthOfTime(s, 3) - 0.3,
  rabbit_foot: (s) => 0.25 + 0.2 * (s.dice - 2),
  flashlight: (s) => 0.15 + worthOfTime(s, -1),
  crystal_ball: () => 0.1,
  shaman_bones: () => 0.05,
  map: () => 0.05,
  fireworks: (s) => (s.away <= 1 && strengthOf(s) < 1 ? 0.3 : -0.5) + worthOfTime(s, -2),
  bow: (s) => shot(s, 1, -2),
  sport_bow: (s) => shot(s, 1, -2),
  hunting_rifle: (s) => shot(s, 2, -1) * 0.6,
  shotgun: (s) => (s.canHurt && s.away === 0 ? worthOfDamage(s, 2, 'killer') - 0.6 : -1),
  bear_trap: (s) => (s.away <= 3 ? 1 : 0.2) + worthOfTime(s, -2) - 0.4,
  junk_traps: (s) => (s.canHurt && s.away <= 3 ? 0.5 : -0.2),
  old_tome: (s) => worthOfTime(s, 2) + worthOfHealth(s, -1),
  candle: (s) => 0.1 + 0.1 * Number(s.map.toExit(s.here) <= 2),
  tranquilizer: (s) => worthOfHealth(s, 2) - 0.9 + (s.killer.id === 'dr_fright' && !isAsleep(s.state) ? 0.5 : 0),
  trap_bear: (s) => 0.6 + worthOfTime(s, -2),
  whistle: (s) => 0.2 * neighboursWithVictims(s) - 0.3 + worthOfTime(s, -1),
  motorboat: (s) => (victimsAt(s.state, s.here) > 0 ? 0.3 : 0) + worthOfTime(s, -2),
  bicycle: () => 0,
  padlock: () => -0.1,
  ritual_dagger: () => -2,
};

function shot(s: Situation, damage: number, time: number): number {
  return s.canHurt ? worthOfDamage(s, damage, 'killer') + worthOfTime(s, time) : -1;
}

function neighboursWithVictims(s: Situation): number {
  return s.state.victims.filter((victim) => s.map.steps(victim.space, s.here) === 1).length;
}

/** Items and abilities. What is not known here is left alone. */
export function opinionOfOffer(s: Situation, option: Option): Opinion {
  const { id } = option;
  if (id === 'charge') return opinion(strengthOf(s) > 1 ? 0.8 : -0.5, 'approach');
  if (id === 'rage') return opinion(s.health > 4 && s.canHurt && s.away <= 1 ? 0.8 : -2, 'attack');
  const use = USES[kindOfItem(id.replace('use:', ''))];
  if (use !== undefined) return opinion(use(s), 'item');
  if (option.details?.['card'] === 'gt08') return opinion(0.4 + worthOfTime(s, -3), 'atone');
  return opinion(-0.15, 'item');
}
