import type { Chance } from '@dreadhouse/engine';
import type { LocationId } from './content/board.ts';
import { BOTTOM, backOf, cardsWithBack, face, type ItemCard } from './content/items.ts';
import { mansion } from './content/mansion.ts';
import { REPAIR_TOKENS } from './content/numbers.ts';
import { survivorDef } from './content/survivors.ts';
import { placesIn, spreadOver } from './notebook/places.ts';
import { canBe } from './notebook/trail.ts';
import { packLimit } from './rules/items.ts';
import { living } from './rules/team.ts';
import type { Survivor, TerrorscapeState } from './state.ts';

const STREAM = 'imagine';

/** A world that the Killer could be in: where the Survivors are, what they carry, and what they have heard and hidden. */
export function imagineForKiller(state: TerrorscapeState, chance: Chance): void {
  imaginePlan(state, chance);
  imaginePlaces(state, chance);
  imagineProgress(state, chance);
  imagineItems(state, chance);
  imagineTraps(state, chance);
  if (state.step === 'survivors') {
    // Nothing of this phase has been reported yet.
    state.noise = [];
    state.everywhere = false;
  } else {
    state.noise = [...state.reported].sort(); // TS-NOISE-04: a firecracker hides everything else
    state.reported = [...state.noise];
  }
}

// --- where they are ---

function imaginePlaces(state: TerrorscapeState, chance: Chance): void {
  for (const slot of living(state)) {
    const one = state.survivors[slot] as Survivor;
    one.at = state.encounter?.found.includes(slot) === true ? state.encounter.at : somewhere(one, chance);
  }
  if (state.step === 'killer' && state.options.repairOpen && state.repairRound === state.round)
    somebodyAtRadio(state, chance);
  for (const flight of state.fleeing) {
    const at = state.encounter?.at ?? state.killer.at;
    flight.to = chance.pick(STREAM, placesIn(spreadOver(mansion.bit[at] ?? 0, 1, state.blocks)));
  }
}

/** Whoever repaired in this round had no other action: somebody is still there, unless all have been found elsewhere. */
function somebodyAtRadio(state: TerrorscapeState, chance: Chance): void {
  const able = living(state).filter((slot) => {
    const { trail } = state.survivors[slot] as Survivor;
    return state.encounter?.found.includes(slot) !== true && (canBe(trail) & (mansion.bit[mansion.radio] ?? 0)) !== 0;
  });
  const there = living(state).some((slot) => state.survivors[slot]?.at === mansion.radio);
  if (!there && able.length > 0) (state.survivors[chance.pick(STREAM, able)] as Survivor).at = mansion.radio;
}

/** Wherever the Killer can suppose them, as likely as he thinks. */
function somewhere({ trail }: Survivor, chance: Chance): LocationId {
  return chance.weighted(
    STREAM,
    placesIn(canBe(trail)).map((at) => [at, trail.heat[mansion.locations.indexOf(at)] ?? 0] as const),
  );
}

// --- what they have done ---

/** TS-R-14: hidden where the switches say so. */
function imagineProgress(state: TerrorscapeState, chance: Chance): void {
  for (const one of state.survivors) {
    const most = survivorDef(one.id).supplies ?? 0;
    one.supplies = most === 0 ? 0 : chance.below(STREAM, most + 1);
  }
  if (state.options.repairOpen || state.help !== null) return;
  state.repair = chance.below(STREAM, REPAIR_TOKENS);
  state.repairRound = 0;
}

function imaginePlan(state: TerrorscapeState, chance: Chance): void {
  const { plan } = state;
  plan.round = 0;
  if (plan.revealed) {
    if (plan.marker !== null) plan.marker = chance.pick(STREAM, mansion.locations);
    return;
  }
  const pool = [...(plan.card === null ? [] : [plan.card]), ...plan.offer, ...plan.rest].sort();
  chance.shuffle(STREAM, pool);
  if (plan.card !== null) plan.card = pool.pop() ?? null;
  plan.offer = pool.splice(0, plan.offer.length);
  plan.rest = pool.sort();
  plan.used = false;
  plan.marker = plan.card === 'decoys' && plan.stage === 3 ? chance.pick(STREAM, mansion.locations) : null;
}

/** A trap that was used and has not gone off lies somewhere. */
function imagineTraps(state: TerrorscapeState, chance: Chance): void {
  const used = count(state.discard, 'd.trap') - count(state.seen, 'd.trap');
  state.traps = used > 0 && chance.below(STREAM, 2) === 0 ? [chance.pick(STREAM, mansion.locations)] : [];
}

function count(cards: readonly ItemCard[], card: ItemCard): number {
  return cards.filter((one) => one === card).length;
}

// --- what they carry ---

/**
 * The Killer knows how many discoveries there were, what was used before his eyes, and (usually) how many keys are on the rack; not how often
 * somebody ransacked. Every card is put where it can be, by its back.
 */
function imagineItems(state: TerrorscapeState, chance: Chance): void {
  const deal = new Deal(state, chance);
  const known = [
    ...state.seen,
    ...state.survivors.flatMap((one) => one.shown),
    ...state.bodies.flatMap((b) => b.items),
  ];
  deal.setAside(known);
  const { drawn, offer } = state;
  state.rack = deal.keys(drawn);
  state.discovery = deal.discovery(state.discovery.length);
  state.search = deal.search(drawn.filter((card) => backOf(card) !== 'd').length);
  state.drawn = deal.drawn(drawn);
  state.discard = [...state.seen];
  deal.packs();
  if (offer !== null) offer.card = deal.offered();
  state.discard.sort();
}

class Deal {
  readonly #state: TerrorscapeState;
  readonly #chance: Chance;
  /** Cards that are not in the decks any more, each back for itself. */
  readonly #pool: Record<'b' | 'd' | 's' | 'c', ItemCard[]>;

  constructor(state: TerrorscapeState, chance: Chance) {
    this.#state = state;
    this.#chance = chance;
    const start = state.survivors.flatMap(({ id }) => survivorDef(id).start.map((one): ItemCard => `b.${one}`));
    this.#pool = { b: start.sort(), d: cardsWithBack('d').sort(), s: cardsWithBack('s').sort(), c: [BOTTOM] };
    for (const back of ['b', 'd', 's'] as const) chance.shuffle(STREAM, this.#pool[back]);
  }

  setAside(cards: readonly ItemCard[]): void {
    for (const card of cards) this.#take(card);
  }

  #take(card: ItemCard): ItemCard {
    const pool = this.#pool[backOf(card)];
    pool.splice(pool.indexOf(card), 1);
    return card;
  }

  /** As many keys as lie on the rack, from whichever deck they can be. */
  keys(drawn: readonly ItemCard[]): ItemCard[] {
    const state = this.#state;
    const { d, s } = this.#pool;
    const pending = drawn.filter((card) => backOf(card) === 'd').length;
    const found = Math.max(0, d.length - state.discovery.length - pending);
    const most = Math.min(count(d, 'd.key'), found);
    const others = count(s, 's.key') + this.#pool.c.length;
    const total = state.options.keysOpen ? state.rack.length : this.#chance.below(STREAM, 5);
    const least = Math.max(0, Math.min(most, total - others));
    const early = least + this.#chance.below(STREAM, Math.max(1, Math.min(most, total) - least + 1));
    const keys: ItemCard[] = [];
    for (let i = 0; i < total; i++) {
      const card = i < early ? 'd.key' : count(s, 's.key') > 0 ? 's.key' : BOTTOM;
      keys.push(this.#take(card));
    }
    return keys.sort();
  }

  /** The discovery deck is as large as everybody sees. */
  discovery(size: number): ItemCard[] {
    return this.#pool.d.splice(0, size);
  }

  /** How many cards the search deck has lost is unknown; the last one leaves last (TS-SETUP-07). */
  search(pending: number): ItemCard[] {
    const { s, c } = this.#pool;
    if (c.length === 0) return [];
    const turns = this.#state.round * this.#state.survivors.length;
    const most = Math.min(s.length, turns + pending);
    // The smaller of two guesses: most turns are spent on something else.
    const guess = (): number => pending + this.#chance.below(STREAM, Math.max(1, most - pending + 1));
    const gone = Math.min(guess(), guess(), s.length);
    const deck = s.splice(gone, s.length - gone);
    return [...deck, c.pop() as ItemCard];
  }

  /** As many as are being looked at, from the same deck if it can be. */
  drawn(cards: readonly ItemCard[]): ItemCard[] {
    return cards.map((card) => {
      const { d, s } = this.#pool;
      return (backOf(card) === 'd' ? d.pop() : s.pop()) ?? this.#anything();
    });
  }

  /** Whatever is left was kept or has gone the way of all items. */
  packs(): void {
    const { survivors, discard } = this.#state;
    for (const one of survivors) one.pack = one.health > 0 ? [...one.shown] : [];
    for (const one of survivors) for (const id of survivorDef(one.id).start) this.#startingItem(one, `b.${id}`);
    for (const card of [...this.#pool.b, ...this.#pool.d, ...this.#pool.s, ...this.#pool.c].sort()) {
      const open = survivors.filter((one) => one.health > 0 && one.pack.length < packLimit(one));
      if (face(card) === 'key' || open.length === 0 || this.#chance.below(STREAM, 2) === 0) discard.push(card);
      else this.#chance.pick(STREAM, open).pack.push(card);
    }
    for (const pool of Object.values(this.#pool)) pool.length = 0;
  }

  /** Mostly still with whom it started. */
  #startingItem(one: Survivor, card: ItemCard): void {
    if (!this.#pool.b.includes(card)) return;
    if (one.health === 0 || one.pack.length >= packLimit(one) || this.#chance.below(STREAM, 4) === 0) return;
    one.pack.push(this.#take(card));
  }

  /** A card that somebody holds out: out of any backpack, or the discard pile. */
  offered(): ItemCard {
    const { survivors, discard, search, discovery, seen } = this.#state;
    for (const one of survivors) if (one.pack.length > one.shown.length) return one.pack.pop() as ItemCard;
    if (discard.length > seen.length) return discard.pop() as ItemCard;
    for (const one of survivors) if (one.pack.length > 0) return one.pack.pop() as ItemCard;
    return (search.length > 1 ? search.shift() : discovery.pop()) as ItemCard;
  }

  #anything(): ItemCard {
    const { b, d, s, c } = this.#pool;
    return (d.pop() ?? s.pop() ?? b.pop() ?? c.pop() ?? this.#state.search.pop()) as ItemCard;
  }
}
