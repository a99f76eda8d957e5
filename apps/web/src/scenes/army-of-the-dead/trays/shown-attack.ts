import type { ArmyEvents, SurvivorId, ZombieType } from '@dreadhouse/army-of-the-dead';
import { lastOf } from '../../../kit/scene/happened.ts';
import type { ArmyEvent } from '../view.ts';

/** An attack as it is shown: who, with what, where, at whom, and the dice on the table. */
export interface ShownAttack {
  readonly survivor: SurvivorId;
  readonly item: ArmyEvents['attack']['item'];
  readonly at: string;
  readonly focus: ZombieType | null;
  readonly dice: readonly number[];
  readonly ammo: readonly number[];
}

const DECLARED = ['attack', 'concentrated-attack'] as const;
/** From here on what happens is no longer the attack's doing. */
const OVER = ['turn', 'turn-over', 'round', 'zombie-phase', 'zombies-attack', 'trap-sprung', 'spawned'] as const;

/** The attack that is under way after all that has been told, with its dice. */
export function attackIn(events: readonly ArmyEvent[]): ShownAttack | null {
  const last = lastOf(events, [...DECLARED, ...OVER]);
  if (last?.kind !== 'attack' && last?.kind !== 'concentrated-attack') return null;
  let dice: readonly number[] = [];
  let ammo: readonly number[] = [];
  for (const { kind, details } of events.slice(events.lastIndexOf(last))) {
    if (kind === 'rolled') ({ dice, ammo } = details);
    if (kind === 'more-dice') dice = [...dice, ...details.dice];
  }
  const { survivor, item, at } = last.details;
  return { survivor, item, at, focus: last.kind === 'attack' ? null : last.details.type, dice, ammo };
}
