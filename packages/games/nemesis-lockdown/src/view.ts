import type { Seat } from '@dreadhouse/engine';
import { ROOM_IDS, type RoomId } from './content/board.ts';
import { COLOURS } from './content/tiles.ts';
import { chanceToPass } from './odds/final-scan.ts';
import { surpriseByHand } from './odds/moves.ts';
import { type WayOut, waysOut } from './odds/ways-out.ts';
import { BACKS, backOf } from './rules/carry.ts';
import { nameOf, publicName } from './rules/hand.ts';
import { hasSeen, isOpen } from './rules/pieces.ts';
import type { NemesisState, Person, Piece } from './state.ts';

/** What lies open on the table. */
function tableView(state: NemesisState) {
  const { round, first, turn, time, selfDestruct, alert, gateOpen, roverHere, elevator, ventilation } = state;
  return {
    ...{ seats: state.seats, round, first, gateOpen, roverHere, elevator, ventilation, alert, ended: state.ended },
    options: { ...state.options },
    turn: { seat: turn.seat, actions: turn.actions, unlimited: turn.unlimited },
    time: { ...time },
    selfDestruct: selfDestruct === null ? null : { ...selfDestruct },
    power: state.power,
    corridors: state.corridors,
    technicalNoise: state.technicalNoise,
    stalkers: state.stalkers,
    bag: [...state.bag],
    supply: [...state.supply],
    eggs: state.lab.eggs,
    spaces: [...state.lab.spaces],
    nestDestroyed: state.nestDestroyed,
    queenKilled: state.queenKilled,
    decks: {
      red: counted(state.decks.red),
      yellow: counted(state.decks.yellow),
      green: counted(state.decks.green),
      crafted: state.decks.crafted.draw.map(({ face }) => face).sort(),
      attack: counted(state.attack),
      event: counted(state.event),
      wounds: counted(state.wounds),
      contamination: state.contaminationDeck.length,
    },
    winners: [...state.winners],
  };
}

/** What everybody may know. */
export function publicView(state: NemesisState) {
  return { ...tableView(state), ...asked(state, null), ...seenBy(state, null) };
}

/** The table as a seat has seen it, without what it could work out: for bots, who work it out themselves. */
export function seenFrom(state: NemesisState, seat: Seat) {
  return { ...tableView(state), ...seenBy(state, seat) };
}

/** What a seat has seen besides. */
export function ownView(state: NemesisState, seat: Seat) {
  return { ...seenBy(state, seat), ...asked(state, seat) };
}

/** What a seat would ask itself, as far as it knows. Nobody else is told. */
interface Asked {
  /** How to get out. */
  readonly ways: readonly WayOut[];
  /** Whether it would pass the final scan. */
  readonly finalScan: number | null;
  /** How likely the next stalker surprises it, by how many cards it holds. */
  readonly surprise: readonly number[];
}

function asked(state: NemesisState, seat: Seat | null): Asked {
  const fate = seat === null ? null : state.people[seat]?.fate;
  if (seat === null || fate === 'dead' || state.ended !== null) return { ways: [], finalScan: null, surprise: [] };
  const isThere = fate === 'in-play';
  return {
    ways: isThere ? waysOut({ state }, seat) : [],
    finalScan: chanceToPass({ state }, seat),
    surprise: isThere ? surpriseByHand({ state }, seat) : [],
  };
}

export type NemesisView = ReturnType<typeof publicView>;

const counted = ({ draw, discard }: NemesisState['attack']) => ({
  left: draw.length,
  discard: discard.map(({ face }) => face),
});

/** A face, to those who have seen it. */
function faceTo<F>(piece: Piece<F>, seat: Seat | null): F | null {
  return isOpen(piece) || (seat !== null && hasSeen(piece, seat)) ? piece.face : null;
}

/** An item card: everybody sees its back. */
const cardTo = (card: Piece, seat: Seat | null) => ({ back: backOf(card), face: faceTo(card, seat) });

/** What lies in a backpack has no places: by its back, then what the viewer knows, so that the place of a card that is used tells nothing. */
function packTo(pack: readonly Piece[], seat: Seat | null) {
  const rank = ({ back, face }: ReturnType<typeof cardTo>): string => `${BACKS.indexOf(back)} ${face ?? '~'}`;
  return pack.map((item) => cardTo(item, seat)).sort((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
}

function bitTo(state: NemesisState, index: number, seat: Seat | null) {
  const bit = state.contamination[index];
  return bit === undefined ? null : faceTo(bit, seat);
}

/** The cards of a deck that somebody has seen, by their place from the top. */
const knownIn = (deck: readonly Piece[], seat: Seat | null) =>
  deck.flatMap((card, at) => {
    const face = faceTo(card, seat);
    return face === null ? [] : [{ at, face }];
  });

function seenBy(state: NemesisState, seat: Seat | null) {
  return {
    rooms: roomsTo(state, seat),
    css: state.css.map(({ field, token }) => ({ field, token: faceTo(token, seat) })),
    weaknesses: state.lab.weaknesses.map((card) => faceTo(card, seat)),
    computer: state.computer.map((card) => faceTo(card, seat)),
    plans: { active: faceTo(state.plans.active, seat), pool: state.plans.pool.map((plan) => faceTo(plan, seat)) },
    /** The kinds of the contamination cards from the top, as far as they are known. */
    contaminationDeck: state.contaminationDeck.map((index) => bitTo(state, index, seat)),
    aside: state.aside.map((card) => cardTo(card, seat)),
    knownItems: Object.fromEntries(COLOURS.map((colour) => [colour, knownIn(state.decks[colour].draw, seat)])),
    nextEvent: state.event.draw[0] === undefined ? null : faceTo(state.event.draw[0], seat),
    people: state.people.map((one, other) => viewPerson(state, one, other, seat)),
  };
}

/** Written out, without lists and spreading: bots look at all rooms all the time. */
function roomsTo({ rooms }: NemesisState, seat: Seat | null) {
  const seen: Record<string, ReturnType<typeof roomTo>> = {};
  for (const id of ROOM_IDS) seen[id] = roomTo(rooms[id], seat);
  return seen;
}

function roomTo(room: NemesisState['rooms'][RoomId], seat: Seat | null) {
  const { token } = room;
  return {
    tile: faceTo(room.tile, seat),
    token: token === null ? null : faceTo(token, seat),
    hasToken: token !== null,
    explored: room.explored,
    items: room.items,
    fire: room.fire,
    malfunction: room.malfunction,
    objects: [...room.objects],
  };
}

function viewPerson(state: NemesisState, one: Person, other: Seat, seat: Seat | null) {
  const isOwn = other === seat;
  return {
    id: one.id,
    fate: one.fate,
    at: one.at,
    passed: one.passed,
    light: one.light,
    larva: one.larva,
    slime: one.slime,
    signal: one.signal,
    knowledge: one.knowledge,
    informed: one.informed,
    used: [...one.used],
    serious: one.serious.map(({ wound, dressed }) => ({ wound, dressed })),
    hands: one.hands.map(({ what, ammunition, extra, tape }) => ({ what, ammunition, extra, tape })),
    personal: { id: one.personal.id, active: one.personal.active },
    hand: one.hand.map((card) => (isOwn ? nameOf({ state }, other, card) : null)),
    deck: one.deck.length,
    discard: one.discard.map((card) => (isOwn ? nameOf({ state }, other, card) : publicName(card))),
    pack: packTo(one.pack, seat),
    plans: one.plans.map((plan) => faceTo(plan, seat)),
    objectives: one.objectives.map((card) => faceTo(card, seat)),
    kept: one.kept === null ? null : { face: faceTo(one.kept, seat) },
  };
}
