import { memo } from '@dreadhouse/engine';
import type { ZoneId } from '../map/index.ts';
import { zombiesAt } from '../rules/horde.ts';
import { has } from '../rules/skills.ts';
import { companionsOf, living, survivor, waysIn } from '../rules/table.ts';
import { actionsLeft, affordable, turnOf } from '../rules/turn.ts';
import type { ArmyState, Slot } from '../state.ts';
import { killsPerAction } from './attacks.ts';
import { bearerOf, COMPANION } from './bearers.ts';
import { type Bearer, bearingCost } from './bearing.ts';
import { shortage } from './shortage.ts';
import type { Task } from './tasks.ts';
import { type Fallen, type Gone, Outlook, type Threat } from './threat.ts';

/** How many of its Actions somebody can be expected to fight with, in this round and in the next. */
export const NOW = 1.4;
export const NEXT = 2;
/** How likely orders are that make those who are close act once more, and those who have just come. */
const ROAR = 0.17;
const GUARD = 0.25;

function againChance(state: ArmyState): number {
  return shortage(state) + (state.spawns.some(({ kind }) => kind === 'zeus') ? ROAR : 0);
}

/** The others in a Zone, and what they can do there. */
interface Company {
  readonly bearers: Bearer[];
  /** How many they can kill in the next round. */
  power: number;
  /** How many will be killed in this round by those who have yet to act there or one step away. */
  pending: number;
}

function bearersOf(state: ArmyState, slot: Slot): Bearer[] {
  const bearer = bearerOf(state, slot);
  return bearer === null ? [] : [bearer, ...companionsOf(state, slot).map(() => COMPANION)];
}

/** Everybody but this one, by Zone. */
function othersOf(state: ArmyState, self: Slot): (zone: ZoneId) => Readonly<Company> {
  const ways = waysIn(state);
  const at = memo((_zone: ZoneId): Company => ({ bearers: [], power: 0, pending: 0 }));
  for (const slot of living(state)) {
    const one = survivor(state, slot);
    if (slot === self) continue;
    const kills = killsPerAction(state, slot);
    const here = at(one.at);
    here.bearers.push(...bearersOf(state, slot));
    here.power += NEXT * kills;
    if (one.acted) continue;
    here.pending += NOW * kills;
    for (const next of ways.exits(one.at)) at(next).pending += NOW * kills;
  }
  return at;
}

/** Where it is good to be when a turn is over: how near to one's task, and what the Zombies will do to whom. */
export class Standing {
  readonly state: ArmyState;
  readonly slot: Slot;
  readonly #task: Task | null;
  readonly #outlook: Outlook;
  /** How many the one whose turn it is kills with an Action, and on whom attacks on that one and its Companions may fall. */
  readonly #kills: number;
  readonly #self: readonly Bearer[];
  readonly #others: (zone: ZoneId) => Readonly<Company>;
  /** How likely those who are close act once more. */
  readonly #again: number;
  /** What has been worked out already, with nobody taken to be fallen: by Zone, and by the Actions that are left there. */
  readonly #ends = memo((_zone: ZoneId): number[] => []);
  readonly #bests = memo((_zone: ZoneId): number[] => []);

  constructor(state: ArmyState, slot: Slot, task: Task | null) {
    this.state = state;
    this.slot = slot;
    this.#task = task;
    this.#outlook = new Outlook(state);
    this.#again = againChance(state);
    this.#kills = killsPerAction(state, slot);
    this.#self = bearersOf(state, slot);
    this.#others = othersOf(state, slot);
  }

  get left(): number {
    return this.state.turns.length > 0 ? actionsLeft(this.state, turnOf(this.state)) : 0;
  }

  /** What the place is worth in which one could best end the turn, with so many Actions left; they are fought with where they are not walked with. */
  best(from: ZoneId, left: number, fallen: Fallen | null = null): number {
    if (fallen !== null) return this.#bestEnd(from, left, fallen);
    const known = this.#bests(from);
    known[left] ??= this.#bestEnd(from, left, null);
    return known[left];
  }

  #bestEnd(from: ZoneId, left: number, fallen: Fallen | null): number {
    let best = Number.NEGATIVE_INFINITY;
    for (const [zone, spare] of this.#reach(from, left, fallen)) {
      const value = this.ending(zone, spare, fallen);
      if (value > best) best = value;
    }
    return best;
  }

  /** What it is worth to be there at the end of the turn, with so many Actions to fight with. */
  ending(zone: ZoneId, spare: number, fallen: Fallen | null = null): number {
    if (fallen !== null) return this.#progress(zone) - this.#cost(zone, spare, fallen);
    const known = this.#ends(zone);
    known[spare] ??= this.#progress(zone) - this.#cost(zone, spare, null);
    return known[spare];
  }

  /** What it spares others that these are gone. */
  relief(fallen: Fallen): number {
    const { at } = survivor(this.state, this.slot);
    const seen: ZoneId[] = [at];
    let spared = 0;
    for (const one of this.state.survivors) {
      if (one.health === 0 || seen.includes(one.at)) continue;
      seen.push(one.at);
      if (waysIn(this.state).distance(fallen.at, one.at) > 1) continue;
      spared += this.#hold(one.at, false, 0, null, null) - this.#hold(one.at, false, 0, null, fallen);
    }
    return spared;
  }

  #progress(zone: ZoneId): number {
    if (this.#task === null) return 0;
    const steps = waysIn(this.state).distance(zone, this.#task.zone);
    return steps < 0 ? -10 : -this.#task.weight * steps;
  }

  /** For everybody whom it touches: those there, those who are left behind. */
  #cost(zone: ZoneId, spare: number, fallen: Fallen | null): number {
    const { at } = survivor(this.state, this.slot);
    if (zone === at) return this.#hold(at, true, spare, null, fallen);
    const gone: Gone = { from: at, to: zone };
    const there = this.#hold(zone, true, spare, gone, fallen) - this.#hold(zone, false, 0, null, fallen);
    return there + this.#hold(at, false, 0, gone, fallen);
  }

  /** What the next Zombie Phase costs those in a Zone, with or without the one whose turn it is. */
  #hold(zone: ZoneId, joined: boolean, spare: number, gone: Gone | null, fallen: Fallen | null): number {
    const { bearers: others, power: theirs, pending: helped } = this.#others(zone);
    const bearers = joined ? [...this.#self, ...others] : others;
    if (bearers.length === 0) return 0;
    const isBusy = this.#outlook.packs(zone).some(({ steps }) => steps <= 1);
    const power = joined && this.#self.length > 0 ? theirs + NEXT * this.#kills : theirs;
    const pending = joined && isBusy ? helped + spare * this.#kills : helped;
    const threat = this.#outlook.at(zone, gone, fallen);
    return this.#price(threat, bearers, pending, power) + this.#orders(zone, threat.after - pending, bearers);
  }

  /** What may come on top: Zeus orders another Activation, or his guard at once (AD-R-104); or figures run out (AD-SPAWN-11). */
  #orders(zone: ZoneId, after: number, bearers: readonly Bearer[]): number {
    const throne = this.state.spawns.find(({ kind }) => kind === 'zeus');
    const again = after > 0.5 ? this.#again * bearingCost(bearers, [after]) : 0;
    if (throne === undefined) return again;
    const steps = waysIn(this.state).distance(throne.at, zone);
    const guard = steps === 0 ? 2.6 : steps === 1 ? 1.3 : 0;
    return again + (guard > 0 ? GUARD * bearingCost(bearers, [guard]) : 0);
  }

  #price({ passes, attackers, after }: Threat, bearers: readonly Bearer[], pending: number, power: number): number {
    const rest = attackers <= 0 ? 0 : Math.max(0, 1 - pending / attackers);
    const now = bearingCost(
      bearers,
      passes.map((wounds) => wounds * rest),
    );
    const precious = bearers.some((one) => one.precious);
    const coming = Math.max(0, after - pending);
    const flood = Math.max(0, coming - power);
    return now + 0.06 * coming + (precious ? 0.6 : 0.35) * flood;
  }

  /** Zones that can be reached, each with the Actions that are left there. */
  #reach(from: ZoneId, left: number, fallen: Fallen | null): Map<ZoneId, number> {
    const { state, slot } = this;
    const ways = waysIn(state);
    const found = new Map([[from, left]]);
    const slippery = has(state, slot, 'slippery');
    for (const [here, rest] of found) {
      const dead = fallen?.at === here ? fallen.shamblers + fallen.alphas : 0;
      const cost = 1 + (slippery ? 0 : Math.max(0, Math.round(zombiesAt(state, here) - dead)));
      if (rest < cost) continue;
      for (const to of ways.exits(here)) {
        const known = found.get(to);
        if (known !== undefined && known >= rest - cost) continue;
        found.delete(to); // looked at again, with more left
        found.set(to, rest - cost);
      }
    }
    return found;
  }

  /** Actions for walking, free ones included. */
  walking(): number {
    return this.state.turns.length > 0 ? affordable(this.state, 'move') : 1;
  }
}
