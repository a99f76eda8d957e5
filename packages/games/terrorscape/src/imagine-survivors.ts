import type { Chance } from '@dreadhouse/engine';
import type { LocationId } from './content/board.ts';
import { type Back, BOTTOM, backOf, cardsWithBack, face, type ItemCard } from './content/items.ts';
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

/** Cards that are not dealt out yet, each back for itself. */
type Pool = Record<Back, ItemCard[]>;

/**
 * The Killer knows how many discoveries there were, what was used before his eyes, and (usually) how many keys are on the rack; not how often
 * somebody ransacked. Every card is put where it can be, by its back.
 */
function imagineItems(state: TerrorscapeState, chance: Chance): void {
  const { drawn, offer, seen, survivors, bodies } = state;
  const start = survivors.flatMap(({ id }) => survivorDef(id).start.map((one): ItemCard => `b.${one}`));
  const pool: Pool = { b: start.sort(), d: cardsWithBack('d').sort(), s: cardsWithBack('s').sort(), c: [BOTTOM] };
  for (const back of ['b', 'd', 's'] as const) chance.shuffle(STREAM, pool[back]);
  const known = [...seen, ...survivors.flatMap((one) => one.shown), ...bodies.flatMap(({ items }) => items)];
  for (const card of known) take(pool, card);
  const discoveries = drawn.filter((card) => backOf(card) === 'd').length;
  state.rack = keys(state, pool, discoveries, chance);
  state.discovery = pool.d.splice(0, state.discovery.length); // as large as everybody sees
  state.search = searchDeck(state, pool, drawn.length - discoveries, chance);
  // From the same deck, if it can be.
  state.drawn = drawn.map((card) => (backOf(card) === 'd' ? pool.d.pop() : pool.s.pop()) ?? anything(state, pool));
  state.discard = [...seen];
  fillPacks(state, pool, chance);
  if (offer !== null) offer.card = heldOut(state);
  state.discard.sort();
}

function take(pool: Pool, card: ItemCard): ItemCard {
  const cards = pool[backOf(card)];
  cards.splice(cards.indexOf(card), 1);
  return card;
}

function anything(state: TerrorscapeState, { b, d, s, c }: Pool): ItemCard {
  return (d.pop() ?? s.pop() ?? b.pop() ?? c.pop() ?? state.search.pop()) as ItemCard;
}

/** As many keys as lie on the rack, from whichever deck they can be; `pending` discoveries are being looked at. */
function keys(state: TerrorscapeState, pool: Pool, pending: number, chance: Chance): ItemCard[] {
  const { d, s, c } = pool;
  const found = Math.max(0, d.length - state.discovery.length - pending);
  const most = Math.min(count(d, 'd.key'), found);
  const others = count(s, 's.key') + c.length;
  const total = state.options.keysOpen ? state.rack.length : chance.below(STREAM, 5);
  const least = Math.max(0, Math.min(most, total - others));
  const early = least + chance.below(STREAM, Math.max(1, Math.min(most, total) - least + 1));
  const taken = Array.from({ length: total }, (_, i) =>
    take(pool, i < early ? 'd.key' : s.includes('s.key') ? 's.key' : BOTTOM),
  );
  return taken.sort();
}

/** How many cards the search deck has lost is unknown, but for those `pending`; the last one leaves last (TS-SETUP-07). */
function searchDeck(
  { round, survivors }: TerrorscapeState,
  { s, c }: Pool,
  pending: number,
  chance: Chance,
): ItemCard[] {
  if (c.length === 0) return [];
  const most = Math.min(s.length, round * survivors.length + pending);
  // The smaller of two guesses: most turns are spent on something else.
  const guess = (): number => pending + chance.below(STREAM, Math.max(1, most - pending + 1));
  return [...s.splice(Math.min(guess(), guess(), s.length)), ...c.splice(0)];
}

/** Whatever is left was kept or has gone the way of all items. */
function fillPacks({ survivors, discard }: TerrorscapeState, pool: Pool, chance: Chance): void {
  const hasRoom = (one: Survivor): boolean => one.health > 0 && one.pack.length < packLimit(one);
  for (const one of survivors) one.pack = one.health > 0 ? [...one.shown] : [];
  // What somebody started with is mostly still there.
  for (const one of survivors)
    for (const id of survivorDef(one.id).start)
      if (pool.b.includes(`b.${id}`) && hasRoom(one) && chance.below(STREAM, 4) > 0)
        one.pack.push(take(pool, `b.${id}`));
  for (const card of Object.values(pool).flat().sort()) {
    const open = survivors.filter(hasRoom);
    if (face(card) === 'key' || open.length === 0 || chance.below(STREAM, 2) === 0) discard.push(card);
    else chance.pick(STREAM, open).pack.push(card);
  }
}

/** A card that somebody holds out: out of any backpack, or the discard pile. */
function heldOut({ survivors, discard, search, discovery, seen }: TerrorscapeState): ItemCard {
  for (const one of survivors) if (one.pack.length > one.shown.length) return one.pack.pop() as ItemCard;
  if (discard.length > seen.length) return discard.pop() as ItemCard;
  for (const one of survivors) if (one.pack.length > 0) return one.pack.pop() as ItemCard;
  return (search.length > 1 ? search.shift() : discovery.pop()) as ItemCard;
}
