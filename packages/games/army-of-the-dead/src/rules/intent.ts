import { ZOMBIES, type ZombieType } from '../content/zombies.ts';
import type { ZoneId } from '../map/index.ts';
import type { ArmyState } from '../state.ts';
import { crowdAt, preyOf } from './aim.ts';
import { ableAt, typesAt } from './horde.ts';
import { crowdedZones, inMapOrder, waysIn } from './table.ts';

/** All that the horde goes by lies open. */
type Seen = Pick<
  ArmyState,
  'mission' | 'progress' | 'survivors' | 'companions' | 'noise' | 'groups' | 'abominations' | 'trapped'
>;

/** What the Zombies of a Zone would do first if their Phase began now. */
export interface Intent {
  readonly at: ZoneId;
  readonly types: readonly { readonly type: ZombieType; readonly count: number }[];
  /** AD-ZACT-04: so many Wounds, if they attack; 0 if they move. */
  readonly wounds: number;
  /** AD-ZACT-10, AD-ZACT-16: the Zones that they would go to; several where they split up, or where a tie has to be settled. */
  readonly steps: readonly ZoneId[];
}

/** AD-ZACT-02, AD-ZACT-03: who has Survivors in the Zone attacks, everybody else moves. Those who woke in the Players Phase act as well. */
export function intentsOf(seen: Seen): Intent[] {
  const state = { ...seen, groups: seen.groups.map((group) => ({ ...group, drowsy: 0 })) };
  const ways = waysIn(state);
  const crowded = crowdedZones(state);
  return inMapOrder(state, [...state.groups, ...state.abominations]).flatMap((at): Intent[] => {
    const types = typesAt(state, at).flatMap((type) => {
      const count = ableAt(state, at, type);
      return count > 0 ? [{ type, count }] : [];
    });
    if (types.length === 0) return [];
    if (crowdAt(state, at) > 0) {
      const wounds = types.reduce((sum, { type, count }) => sum + count * ZOMBIES[type].wounds, 0);
      return [{ at, types, wounds, steps: [] }];
    }
    const steps = new Set(preyOf(state, at, crowded).zones.flatMap((to) => ways.steps(at, to)));
    return [{ at, types, wounds: 0, steps: [...steps] }];
  });
}
