import { face, type ItemCard } from './content/items.ts';
import { KILLERS, skillCards } from './content/killers/index.ts';
import { mansion } from './content/mansion.ts';
import { BLOCK_TOKENS, MOST_FEAR, REPAIR_TOKENS } from './content/numbers.ts';
import { SURVIVOR_IDS, survivorDef } from './content/survivors.ts';
import { packLimit } from './rules/items.ts';
import type { TerrorscapeState } from './state.ts';

/** Every card, wherever it is; TS-SETUP-14: what is not in play lies in the box. */
export function components(state: TerrorscapeState): string[] {
  return [...items(state), ...skills(state), ...plans(state)];
}

function items(state: TerrorscapeState): string[] {
  const present = state.survivors.map(({ id }) => id);
  const box = SURVIVOR_IDS.filter((id) => !present.includes(id)).flatMap((id) =>
    survivorDef(id).start.map((one): ItemCard => `b.${one}`),
  );
  const held = [...state.survivors.map(({ pack }) => pack), ...state.bodies.map((body) => body.items)].flat();
  const offered = state.offer === null ? [] : [state.offer.card];
  const { discovery, search, discard, drawn, rack } = state;
  return [...box, ...held, ...offered, ...discovery, ...search, ...discard, ...drawn, ...rack].map(
    (one) => `item ${one}`,
  );
}

function skills({ killer }: TerrorscapeState): string[] {
  const box = KILLERS.filter(({ id }) => id !== killer.id).flatMap((one) => [
    ...skillCards(one, false),
    ...skillCards(one, true),
  ]);
  const { hand, deck, played, paid, locked } = killer;
  return [...box, ...hand, ...deck, ...played, ...paid, ...locked].map((one) => `skill ${one}`);
}

function plans({ plan }: TerrorscapeState): string[] {
  return [...(plan.card === null ? [] : [plan.card]), ...plan.offer, ...plan.rest].map((one) => `plan ${one}`);
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
  if (killer.level < 1 || killer.level > 5) return `the Killer has level ${killer.level}`;
  return null;
}
