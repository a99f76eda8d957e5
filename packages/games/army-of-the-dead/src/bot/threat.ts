import { memo } from '@dreadhouse/engine';
import { ZOMBIES } from '../content/zombies.ts';
import type { Ways, ZoneId } from '../map/index.ts';
import { crowdAt, mostIn } from '../rules/aim.ts';
import { trappedAt } from '../rules/horde.ts';
import { crowdedZones, waysIn } from '../rules/table.ts';
import type { ArmyState } from '../state.ts';

/** Zombies that are taken to be dead already: what an attack is expected to kill. */
export interface Fallen {
  readonly at: ZoneId;
  readonly shamblers: number;
  readonly alphas: number;
}

/** A Survivor who is taken to stand somewhere else. */
export interface Gone {
  readonly from: ZoneId;
  readonly to: ZoneId;
}

/** What the next Zombie Phase brings to a Zone with somebody in it. */
export interface Threat {
  /** Wounds in each of the three passes. */
  readonly passes: readonly [number, number, number];
  /** How many could be killed before that. */
  readonly attackers: number;
  /** Shamblers and Alphas that will be there afterwards, Alphas counted twice. */
  readonly after: number;
}

/** How many steps away Zombies can be and still come. */
const NEAR = 2;

/** Shamblers and Alphas that may come, those who are trapped aside. */
interface Pack {
  readonly at: ZoneId;
  readonly steps: number;
  readonly shamblers: number;
  readonly alphas: number;
}

/** What the horde is about to do, as far as one can see: looked at once for a position and asked for often. */
export class Outlook {
  readonly state: ArmyState;
  readonly #ways: Ways;
  readonly #crowded: readonly ZoneId[];

  constructor(state: ArmyState) {
    this.state = state;
    this.#ways = waysIn(state);
    this.#crowded = crowdedZones(state);
  }

  /** What would come upon somebody in this Zone. */
  at(zone: ZoneId, gone: Gone | null = null, fallen: Fallen | null = null): Threat {
    const passes: [number, number, number] = [0, 0, 0];
    let after = 0;
    let attackers = 0;
    for (const { at, steps, shamblers: s, alphas: a } of this.packs(zone)) {
      const dead = fallen !== null && fallen.at === at;
      const shamblers = dead ? Math.max(0, s - fallen.shamblers) : s;
      const alphas = dead ? Math.max(0, a - fallen.alphas) : a;
      if (steps === NEAR) {
        after += 0.8 * alphas;
        continue;
      }
      // Whoever has somebody at hand stays and attacks.
      const share = steps === 0 ? 1 : this.#crowd(at, gone) > 0 ? 0 : this.#share(at, zone, gone);
      if (steps === 0) passes[0] += shamblers + alphas;
      passes[1] += share * alphas;
      attackers += steps === 0 ? shamblers + alphas : share * alphas;
      after += share * (shamblers + 2 * alphas);
    }
    attackers += this.#abominations(zone, gone, passes);
    return { passes, attackers, after };
  }

  /** Those who are close to a Zone. */
  readonly packs = memo((zone: ZoneId): readonly Pack[] => this.#packsAround(zone));

  #packsAround(zone: ZoneId): Pack[] {
    const packs: Pack[] = [];
    for (const { at, shamblers, alphas } of this.state.groups) {
      const steps = this.#ways.distance(at, zone);
      if (steps < 0 || steps > NEAR) continue;
      const free = (type: 'shambler' | 'alpha', all: number): number =>
        Math.max(0, all - trappedAt(this.state, at, type));
      packs.push({ at, steps, shamblers: free('shambler', shamblers), alphas: free('alpha', alphas) });
    }
    return packs;
  }

  #crowd(at: ZoneId, gone: Gone | null): number {
    const moved = gone === null ? 0 : (gone.to === at ? 1 : 0) - (gone.from === at ? 1 : 0);
    return crowdAt(this.state, at) + moved;
  }

  /** AD-ZACT-11, AD-ZACT-12, AD-ZACT-13. */
  #aims(from: ZoneId, gone: Gone | null): ZoneId[] {
    const { noise } = this.state;
    const isNew = gone !== null && !this.#crowded.includes(gone.to);
    const zones = isNew ? [...this.#crowded, gone.to] : this.#crowded;
    const best = mostIn(zones, noise, (to) => (this.#ways.sees(from, to) ? this.#crowd(to, gone) : 0));
    return best.length > 0 ? best : [noise];
  }

  /** Which part of those who stand there takes its next step into this Zone; of ties, which are ours to settle, each alike. */
  #share(from: ZoneId, into: ZoneId, gone: Gone | null): number {
    const aims = this.#aims(from, gone);
    let share = 0;
    for (const aim of aims) {
      const steps = this.#ways.steps(from, aim);
      if (steps.includes(into)) share += 1 / steps.length;
    }
    return share / aims.length;
  }

  #abominations(zone: ZoneId, gone: Gone | null, passes: [number, number, number]): number {
    const { state } = this;
    let found = 0;
    for (const { at, type } of state.abominations) {
      const { actions, wounds } = ZOMBIES[type];
      const steps = this.#ways.distance(at, zone);
      if (steps < 0 || steps >= actions || (steps > 0 && this.#crowd(at, gone) > 0)) continue;
      if (trappedAt(state, at, type) > 0) continue;
      for (let pass = steps; pass < actions; pass++) passes[pass as 0 | 1 | 2] += wounds;
      found += 2;
    }
    return found;
  }
}
