import { mansion } from '../content/mansion.ts';
import { KEYS_NEEDED, REPAIR_TOKENS } from '../content/numbers.ts';
import type { Slot, Survivor, TerrorscapeState } from '../state.ts';
import type { Means } from './means.ts';
import { bitOf, joined, NEIGHBOURS, placesIn, throughPassages } from './places.ts';
import { CERTAIN } from './trail.ts';

/**
 * Forward filtering, one Survivor at a time: where they were, where people like them go from there, and what was heard. Rules of thumb, not
 * probabilities of anything in particular; the sets beside it are exact.
 */

/** How willingly a Survivor ends a phase so many steps from where it began; the rest is by unusual means. */
const STAY = 1.1;
const ONE_STEP = 0.8;
const TWO_STEPS = 1;
const THREE_STEPS = 0.5;
const BY_PASSAGE = 0.5;
const UNUSUAL = 0.04;

/** How many Survivors one expects where there was noise, and where the radio was repaired. */
const NOISY = 0.85;
const REPAIRED = 0.95;
const MOST_BOOST = 25;
const SILENT_RANSACK = 0.7;

export function heatAfter(
  state: TerrorscapeState,
  slots: readonly Slot[],
  means: readonly Means[],
  heard: readonly string[] | null,
): number[][] {
  const pull = pullOf(state);
  const heats = state.survivors.map((one, slot) =>
    slots.includes(slot) ? moved(one, means[slot] as Means, pull) : one.trail.heat.slice(),
  );
  if (heard !== null) listen(state, slots, heats, heard);
  return heats;
}

/** What draws Survivors to each location, as far as everybody can see. */
function pullOf(state: TerrorscapeState): number[] {
  const { options, rack, repair, killer } = state;
  const keys = options.keysOpen ? rack.length : 0;
  const radio = options.repairOpen ? repair : 0;
  const danger = killer.sneak?.from ?? killer.at;
  return mansion.locations.map((place) => {
    let pull = 1;
    if (keys < KEYS_NEEDED && mansion.ransack.includes(place)) pull += 1.5;
    if (radio < REPAIR_TOKENS && place === mansion.radio) pull += 1.5;
    if (keys >= KEYS_NEEDED && place === mansion.mainExit) pull += 8;
    const far = mansion.distance[danger]?.[place] ?? 0;
    return far === 0 ? pull * 0.2 : far === 1 ? pull * 0.6 : pull;
  });
}

function moved({ trail }: Survivor, means: Means, pull: readonly number[]): number[] {
  const heat = new Array<number>(pull.length).fill(0);
  const [one = [], two = [], three = []] = means.ways;
  for (let i = 0; i < pull.length; i++) {
    const mass = trail.heat[i] ?? 0;
    if (mass < CERTAIN / 500) continue;
    const here = 1 << i;
    const near = one[i] ?? 0;
    const far = two[i] ?? 0;
    const farther = three[i] ?? 0;
    const last = means.steps > 2 ? THREE_STEPS : UNUSUAL;
    const passage = means.passage === 'none' ? 0 : throughPassages(here);
    const secret = means.passage === 'free' ? BY_PASSAGE : UNUSUAL;
    const weights = pull.map((p, k) => {
      const to = 1 << k;
      if (to === here) return STAY * p;
      if ((to & near) !== 0) return ONE_STEP * p;
      if ((to & far) !== 0) return TWO_STEPS * p;
      if ((to & passage) !== 0) return secret * p;
      return (to & farther) !== 0 ? last * p : 0;
    });
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    for (let k = 0; k < weights.length; k++) heat[k] = (heat[k] ?? 0) + (mass * (weights[k] ?? 0)) / total;
  }
  return heat;
}

/** Noise says that somebody is there, or near; silence that nobody found a key there. */
function listen(state: TerrorscapeState, slots: readonly Slot[], heats: number[][], heard: readonly string[]): void {
  for (const place of mansion.ransack)
    if (!heard.includes(place)) scale(slots, heats, mansion.locations.indexOf(place), SILENT_RANSACK);
  const repaired = state.visits.some(({ kind }) => kind === 'repair');
  for (const place of heard) {
    const i = mansion.locations.indexOf(place);
    const expected = slots.reduce((sum, slot) => sum + (heats[slot]?.[i] ?? 0) / CERTAIN, 0);
    const wanted = repaired && place === mansion.radio ? REPAIRED : NOISY;
    if (expected > 0 && expected < wanted) scale(slots, heats, i, Math.min(MOST_BOOST, wanted / expected));
  }
  // Whoever opened a door stands beside it, most likely.
  for (const { kind, at } of state.visits)
    if (kind === 'unblock') for (const place of placesIn(at)) scale(slots, heats, mansion.locations.indexOf(place), 2);
}

/** One location hotter or colder for everybody, the others accordingly. */
function scale(slots: readonly Slot[], heats: number[][], i: number, factor: number): void {
  for (const slot of slots) {
    const heat = heats[slot] as number[];
    const rest = CERTAIN - (heat[i] ?? 0);
    const now = Math.min(CERTAIN * 0.98, (heat[i] ?? 0) * factor);
    const others = rest > 0 ? (CERTAIN - now) / rest : 0;
    for (let k = 0; k < heat.length; k++) heat[k] = k === i ? now : (heat[k] ?? 0) * others;
  }
}

/** Where the Survivors can suppose a Killer who sneaks: nearer to what was last heard, somewhat likelier. */
export function sneakHeat(maybe: readonly string[], noise: readonly string[]): number[] {
  return mansion.locations.map((place) => {
    if (!maybe.includes(place)) return 0;
    if (noise.includes(place)) return 3;
    const nearNoise = noise.some((one) => (joined(bitOf(one), NEIGHBOURS) & bitOf(place)) !== 0);
    return nearNoise ? 2 : 1;
  });
}
