import type { Option, Rules } from '@dreadhouse/engine';
import { ZOMBIES, type ZombieType } from '../content/zombies.ts';
import type { ZoneId } from '../map/index.ts';
import type { Army, ArmyState, Slot } from '../state.ts';
import { countAt, trappedAt, typesAt } from './horde.ts';
import { kill, type Tally } from './kills.ts';
import { survivor } from './table.ts';
import { targetOf } from './turn-options.ts';

/** Zombies that are not told apart: of one type, trapped or not. */
interface Kind {
  readonly type: ZombieType;
  readonly trapped: boolean;
  readonly count: number;
}

export function kindsAt(state: ArmyState, at: ZoneId, types: readonly ZombieType[] = typesAt(state, at)): Kind[] {
  const kinds: Kind[] = [];
  for (const type of types) {
    const trapped = trappedAt(state, at, type);
    const free = countAt(state, at, type) - trapped;
    if (free > 0) kinds.push({ type, trapped: false, count: free });
    if (trapped > 0) kinds.push({ type, trapped: true, count: trapped });
  }
  return kinds;
}

/** AD-PRIO-01, AD-PRIO-02: the first rank that is there; nothing else may be hit before all of it is gone. */
export function firstRank(state: ArmyState, at: ZoneId): ZombieType[] {
  const types = typesAt(state, at);
  const [first] = types;
  return first === undefined ? [] : types.filter((type) => ZOMBIES[type].rank === ZOMBIES[first].rank);
}

/**
 * AD-MELEE-01, AD-MELEE-03: in Melee whatever can be killed; AD-FIGHT-06, AD-FIGHT-07, AD-ABOM-03: a hit that is too weak kills nothing, and
 * leaves no trace (AD-ZOM-04).
 */
function targets(state: ArmyState, at: ZoneId, damage: number, ranged: boolean): Kind[] {
  const types = ranged ? firstRank(state, at) : typesAt(state, at);
  return kindsAt(
    state,
    at,
    types.filter((type) => damage >= ZOMBIES[type].toughness),
  );
}

interface KindOption extends Option {
  readonly kind?: Kind;
}

function kindOption(prefix: string, kind: Kind): KindOption {
  const { type, trapped } = kind;
  return {
    id: `${prefix}:${targetOf(kind)}`,
    details: { type, trapped: trapped ? 'yes' : 'no' },
    kind,
  };
}

/** AD-FIGHT-04: each hit kills one; AD-FIGHT-05: the rest is lost. AD-PRIO-03: the player chooses where there is something to choose. */
export function* assignHits(
  g: Army,
  slot: Slot,
  at: ZoneId,
  hits: number,
  damage: number,
  tally: Tally,
): Rules<readonly ZombieType[]> {
  const { state } = g;
  const killed: ZombieType[] = [];
  let left = hits;
  while (left > 0) {
    const kinds = targets(state, at, damage, !tally.melee);
    const [first] = kinds;
    if (first === undefined) break;
    let falling: readonly Kind[] = kinds;
    if (kinds.length > 1 && kinds.reduce((sum, { count }) => sum + count, 0) > left) {
      const { id, seat } = survivor(state, slot);
      const rule = tally.melee ? 'AD-MELEE-01' : 'AD-PRIO-03';
      const options = kinds.map((kind) => kindOption('hit', kind));
      const { kind = first } = yield* g.ask(seat, 'assign', rule, () => options, { survivor: id, at, left });
      falling = [{ ...kind, count: 1 }];
    }
    for (const { type, trapped, count } of falling) {
      const deaths = Math.min(count, left);
      kill(g, tally, at, type, deaths, trapped);
      killed.push(type);
      left -= deaths;
    }
  }
  return killed;
}

const NOBODY: KindOption = { id: 'nobody' };

/** One more Zombie of one of these types, if the player likes (AD-SKILL-09, AD-SKILL-16). */
export function* oneMore(
  g: Army,
  slot: Slot,
  at: ZoneId,
  types: readonly ZombieType[],
  tally: Tally,
  skill: 'reaper' | 'hunter',
): Rules {
  const { state } = g;
  const kinds = kindsAt(state, at, [...new Set(types)]);
  const one = survivor(state, slot);
  const rule = skill === 'reaper' ? 'AD-SKILL-16' : 'AD-SKILL-09';
  const options = [...kinds.map((kind) => kindOption('kill', kind)), NOBODY];
  const { kind } = yield* g.choose(one.seat, 'one-more', rule, () => options, { survivor: one.id, at, skill });
  if (kind === undefined) return;
  if (skill === 'reaper') g.touch('used:reaper');
  kill(g, tally, at, kind.type, 1, kind.trapped);
}
