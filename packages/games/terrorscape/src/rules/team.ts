import type { Seat } from '@dreadhouse/engine';
import { backOf, face, type ItemCard } from '../content/items.ts';
import type { SurvivorId } from '../content/survivors.ts';
import type { Slot, Survivor, Terrorscape, TerrorscapeState } from '../state.ts';

const TEAMS: readonly (readonly Seat[])[] = [[], [], [1], [1, 2], [1, 2, 3]];
const SLOTS: readonly Slot[] = [0, 1, 2];

/** TS-SEAT-04: all seats of the Survivors' side. */
export function team(g: Terrorscape): readonly Seat[] {
  return TEAMS[g.seats] as readonly Seat[];
}

/** TS-SEAT-02, TS-SEAT-03: with fewer than three people somebody has more than one Survivor. */
export function seatOfSlot(slot: Slot, seats: number): Seat {
  return 1 + (slot % (seats - 1));
}

export function survivor(g: Terrorscape, slot: Slot): Survivor {
  return g.state.survivors[slot] as Survivor;
}

export function nameOf(g: Terrorscape, slot: Slot): SurvivorId {
  return survivor(g, slot).id;
}

export function slotOf(g: Terrorscape, id: SurvivorId): Slot {
  return g.state.survivors.findIndex((one) => one.id === id);
}

export function names(g: Terrorscape, slots: readonly Slot[]): SurvivorId[] {
  return slots.map((slot) => nameOf(g, slot));
}

/** Everybody still in the game. */
export function living({ survivors }: TerrorscapeState): readonly Slot[] {
  return SLOTS.filter((slot) => (survivors[slot]?.health ?? 0) > 0);
}

export function livingAt(state: TerrorscapeState, at: string): Slot[] {
  return living(state).filter((slot) => state.survivors[slot]?.at === at);
}

/** TS-R-17: clockwise from the first player. */
export function inTurnOrder(first: Slot, slots: readonly Slot[]): Slot[] {
  const place = (slot: Slot): number => (slot - first + SLOTS.length) % SLOTS.length;
  return [...slots].sort((a, b) => place(a) - place(b));
}

/** Whose cards lie drawn on the table: in a turn its own, in the discovery step of "On your own" the first player's. */
export function drawer(state: TerrorscapeState): Survivor | undefined {
  const slot = state.turns.current ?? inTurnOrder(state.firstPlayer, living(state))[0];
  return slot === undefined ? undefined : state.survivors[slot];
}

/** Who may look into this backpack: the team, or in "On your own" only its owner (TS-R-17). */
export function packAudience(g: Terrorscape, slot: Slot): readonly Seat[] {
  return g.state.options.onYourOwn ? [survivor(g, slot).seat] : team(g);
}

/** Tells the owner's side what the card is, and where backpacks are private the others that there is one. */
export function tellOfCard(
  g: Terrorscape,
  kind: 'ransacked' | 'item-taken' | 'discovered',
  slot: Slot,
  card: ItemCard,
  rule: string,
): void {
  const id = nameOf(g, slot);
  const audience = packAudience(g, slot);
  g.tell(audience, kind, { survivor: id, item: face(card), rule });
  if (audience.length === team(g).length) return;
  const others = team(g).filter((seat) => !audience.includes(seat));
  g.tell(others, `${kind}-unseen`, { survivor: id, back: backOf(card), rule });
}
