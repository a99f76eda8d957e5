import type { Seat, Viewer } from '@dreadhouse/engine';
import type { LocationId } from './content/board.ts';
import { type Back, backOf, face, type ItemCard, type ItemId } from './content/items.ts';
import { killerDef } from './content/killers/index.ts';
import { BLOCK_TOKENS, REPAIR_TOKENS } from './content/numbers.ts';
import { notebookOf } from './notebook/index.ts';
import { ambush } from './rules/encounter.ts';
import { drawer } from './rules/team.ts';
import { KILLER, type Offer, type Survivor, type Terrorscape, type TerrorscapeState } from './state.ts';

/** Whoever only watches sees what both sides do. */
export function publicView(state: TerrorscapeState) {
  return { ...lyingOpen(state), ...fromASide(state, 'spectator') };
}

export function ownView(state: TerrorscapeState, seat: Seat) {
  return fromASide(state, seat);
}

export type TerrorscapeView = ReturnType<typeof lyingOpen> & ReturnType<typeof fromASide>;

/** TS-SETUP-16: what each side may see in a way of its own. */
function fromASide(state: TerrorscapeState, viewer: Viewer) {
  const survivorSide = viewer !== KILLER && viewer !== 'spectator';
  return {
    survivors: state.survivors.map((one) => viewSurvivor(state, one, viewer, survivorSide)),
    killer: viewKiller(state, viewer),
    noise: survivorSide ? [...state.noise].sort() : [...state.reported].sort(),
    ...(survivorSide || state.options.keysOpen ? { keys: state.rack.length } : {}),
    ...(survivorSide || state.options.repairOpen ? { repair: state.repair, repairTokens: REPAIR_TOKENS } : {}),
    ...(state.options.survivalPlan ? { plan: viewPlan(state, survivorSide) } : {}),
    ...(survivorSide ? { team: viewTeam(state, viewer) } : {}),
    ...(state.options.notebook ? { notebook: notebookOf(state, viewer) } : {}),
  };
}

/** What both sides see alike. */
function lyingOpen(state: TerrorscapeState) {
  return {
    options: { ...state.options },
    seats: state.seats,
    round: state.round,
    step: state.step,
    blocks: [...state.blocks].sort(),
    blockSupply: BLOCK_TOKENS - state.blocks.length,
    firecracker: state.firecracker,
    lastNoise: [...state.lastNoise].sort(), // TS-STEP0-09
    lastEverywhere: state.lastEverywhere,
    help: state.help,
    discovery: state.discovery.length,
    findings: state.findings.map(({ kind, zone, found }) => ({ kind, zone, found: [...found] })),
    encounter: viewEncounter(state),
    bodies: state.bodies.map(({ at, items }) => ({ at, items: faces(items) })),
    ...(state.options.onYourOwn ? { firstPlayer: state.firstPlayer } : {}),
    result: state.result === null ? null : { ...state.result },
  };
}

/** TS-R-17: in "On your own" one sees only the backs of what others carry. */
function mayLookInto(state: TerrorscapeState, { seat }: Survivor, viewer: Viewer): boolean {
  return !state.options.onYourOwn || seat === viewer;
}

/** A Survivor, as far as the viewer may know: the Killer's side sees no place and no backpack. */
export interface SeenSurvivor extends Pick<Survivor, 'id' | 'seat' | 'health' | 'fear'> {
  readonly at?: LocationId;
  readonly supplies?: number;
  readonly pack?: readonly ItemId[];
  /** Backs of cards, where backpacks are private. */
  readonly packed?: readonly Back[];
}

function viewSurvivor(state: TerrorscapeState, one: Survivor, viewer: Viewer, survivorSide: boolean): SeenSurvivor {
  const open = { id: one.id, seat: one.seat, health: one.health, fear: one.fear };
  // TS-R-22: where somebody died lies a body, for all to see.
  if (!survivorSide) return one.health > 0 ? open : { ...open, at: one.at };
  const { at, supplies } = one;
  return mayLookInto(state, one, viewer)
    ? { ...open, at, supplies, pack: faces(one.pack) }
    : { ...open, at, supplies, packed: one.pack.map(backOf).sort() };
}

function faces(cards: readonly ItemCard[]): ItemId[] {
  return cards.map(face);
}

/** TS-KILL-08: level and strength are open. TS-KW-22: where a sneaking Killer is, is not. TS-R-03: nor what is in hand, deck and discards. */
function viewKiller(state: TerrorscapeState, viewer: Viewer) {
  const { killer } = state;
  const def = killer.id === '' ? null : killerDef(killer.id);
  const base = def?.strength[killer.level - 1] ?? 0;
  return {
    id: killer.id === '' ? null : killer.id,
    level: killer.level,
    base,
    strength: state.encounter?.strength || base + killer.bonus + (def === null ? 0 : ambush({ state } as Terrorscape)),
    at: killer.sneak === null || viewer === KILLER ? killer.at : null,
    sneak: killer.sneak === null ? null : { card: killer.sneak.card, from: killer.sneak.from },
    handSize: killer.hand.length,
    deckSize: killer.deck.length,
    discardSize: killer.played.length + killer.paid.length,
    played: [...killer.played],
    locked: [...killer.locked],
    unlocked: [...killer.unlocked].sort(),
    encountered: killer.encountered,
    actions: killer.actions,
    ...(viewer === KILLER ? { hand: [...killer.hand].sort(), paid: [...killer.paid].sort() } : {}),
  };
}

/** TS-R-15: all of it is open. */
function viewEncounter({ encounter, survivors }: TerrorscapeState) {
  if (encounter === null) return null;
  const id = (slot: number) => survivors[slot]?.id;
  const { at, found, attacked, strength, card, defender, items, dice } = encounter;
  return {
    at,
    found: found.map(id),
    attacked: attacked.map(id),
    strength,
    card,
    defender: defender === null ? null : id(defender),
    items: faces(items),
    dice: [...dice],
  };
}

/** TS-R-18: the number of the stage is open, the card once its reward was used. */
function viewPlan({ plan }: TerrorscapeState, survivorSide: boolean) {
  return {
    stage: plan.stage,
    card: survivorSide || plan.revealed ? plan.card : null,
    ...(survivorSide ? { offer: [...plan.offer], used: plan.used, marker: plan.marker, round: plan.round } : {}),
  };
}

/** What lies behind the Survivors' screen. */
function viewTeam(state: TerrorscapeState, viewer: Viewer) {
  const { turns, drawn, offer } = state;
  const whose = drawer(state);
  const seesDrawn = whose !== undefined && mayLookInto(state, whose, viewer);
  return {
    search: state.search.length,
    discard: faces(state.discard),
    traps: [...state.traps],
    everywhere: state.everywhere,
    repairedThisRound: state.repairRound === state.round,
    done: turns.done.map((slot) => state.survivors[slot]?.id),
    current: turns.current === null ? null : state.survivors[turns.current]?.id,
    acted: turns.acted,
    drawn: seesDrawn ? faces(drawn) : drawn.map(backOf),
    offer: offer === null ? null : viewOffer(state, offer, viewer),
    fleeing: state.fleeing.map(({ slot, to }) => ({ survivor: state.survivors[slot]?.id, to })),
  };
}

function viewOffer(state: TerrorscapeState, { from, to, card }: Offer, viewer: Viewer) {
  const two = [state.survivors[from] as Survivor, state.survivors[to] as Survivor];
  const sees = two.some((one) => mayLookInto(state, one, viewer));
  return { from: two[0]?.id, to: two[1]?.id, item: sees ? face(card) : null };
}
