import { recordOf } from '@dreadhouse/engine';
import { face, type ItemCard } from './content/items.ts';
import { KILLERS, skillCards } from './content/killers/index.ts';
import { mansion } from './content/mansion.ts';
import { BLOCK_TOKENS, MOST_FEAR, REPAIR_TOKENS, SURVIVORS_IN_PLAY } from './content/numbers.ts';
import { SURVIVOR_IDS, survivorDef } from './content/survivors.ts';
import { packLimit } from './rules/items.ts';
import type { TerrorscapeState } from './state.ts';

const SKILLS = new Map(KILLERS.map((one) => [one.id, [...skillCards(one, false), ...skillCards(one, true)]]));
const STARTS = recordOf(SURVIVOR_IDS, (id) => survivorDef(id).start.map((one): ItemCard => `b.${one}`));

/** Every card, wherever it is; TS-SETUP-14: what is not in play lies in the box. */
export function components(state: TerrorscapeState): string[] {
  const { survivors, bodies, offer, discovery, search, discard, drawn, rack, killer, plan } = state;
  const all = [...discovery, ...search, ...discard, ...drawn, ...rack];
  for (const { pack } of survivors) all.push(...pack);
  for (const { items } of bodies) all.push(...items);
  if (offer !== null) all.push(offer.card);
  for (const id of SURVIVOR_IDS) if (!survivors.some((one) => one.id === id)) all.push(...STARTS[id]);
  all.push(...killer.hand, ...killer.deck, ...killer.played, ...killer.paid, ...killer.locked);
  for (const [id, cards] of SKILLS) if (id !== killer.id) all.push(...cards);
  if (plan.card !== null) all.push(plan.card);
  all.push(...plan.offer, ...plan.rest);
  return all;
}

/** What must never be, whatever the cards say. */
export function invariant(state: TerrorscapeState): string | null {
  const { survivors, killer, blocks, noise, traps, repair } = state;
  for (const one of survivors) {
    if (one.fear < 0 || one.fear > MOST_FEAR) return `${one.id} has ${one.fear} fear tokens`; // TS-FEAR-03
    // TS-PACK-01: one more lies there only while somebody chooses what to discard.
    if (one.pack.length > packLimit(one) + 1) return `${one.id} carries ${one.pack.length} items`;
    if (one.pack.some((card) => face(card) === 'key')) return `${one.id} carries a key`; // TS-KEY-02
    if (!mansion.locations.includes(one.at)) return `${one.id} is nowhere`;
  }
  if (blocks.length > BLOCK_TOKENS || new Set(blocks).size !== blocks.length) return 'there are too many block tokens';
  if (blocks.some((door) => !mansion.doors.includes(door))) return 'something that is no door is blocked'; // TS-KW-05
  if (new Set(noise).size !== noise.length) return 'two noise tokens lie in one location'; // TS-NOISE-01
  if (new Set(traps).size !== traps.length) return 'two traps lie in one location'; // TS-R-13
  if (repair > REPAIR_TOKENS) return `${repair} repair tokens are laid`; // TS-RADIO-12
  const rest = [...state.discard];
  for (const card of state.seen) {
    const at = rest.indexOf(card);
    if (at < 0) return `the Killer has seen ${card} go, and it is not in the discard pile`;
    rest.splice(at, 1);
  }
  if (state.step !== 'setup') {
    if (survivors.length !== SURVIVORS_IN_PLAY) return `there are ${survivors.length} Survivors`; // TS-SEAT-01
    if (killer.id === '') return 'there is no Killer';
    if (state.options.survivalPlan && state.plan.card === null) return 'there is no plan'; // TS-R-18
  }
  if (killer.level < 1 || killer.level > 5) return `the Killer has level ${killer.level}`;
  return null;
}
