/**
 * Manor, the game that both engines play in the benchmark: its table and its rules, written once, so that it is the same game on
 * both sides. Four guests walk a manor, search it, draw and play cards; whoever has the most finds after the last round wins.
 *
 * The table is about 7 kB as JSON, some 200 small objects: an ordinary board game. The rules change it in place, which is how
 * rules are written for either engine, and touch no more of it than they must, because boardgame.io pays for everything touched.
 */
type Face = (typeof FACES)[number];

export interface Card {
  id: number;
  face: Face;
}

export interface Lurker {
  id: number;
  strength: number;
}

export interface Room {
  name: string;
  exits: number[];
  dark: boolean;
  finds: number;
  tokens: string[];
  lurkers: Lurker[];
}

export interface Guest {
  name: string;
  room: number;
  health: number;
  courage: number;
  found: number;
  hand: Card[];
  tracks: { noise: number; clues: number; luck: number };
}

export interface Manor {
  round: number;
  dread: number;
  guests: Guest[];
  rooms: Room[];
  deck: Card[];
  discard: Card[];
}

/** The two things that the rules ask an engine for. */
export interface Fortune {
  roll(stream: string, sides: number): number;
  draw<T>(pile: T[]): T | undefined;
}

export const GUESTS = 4;
export const ROUNDS = 8;
/** A turn has at most six actions; from the fourth on, one may be to pass. */
export const MOST_ACTIONS = 6;
const ACTIONS_BEFORE_PASS = 3;
const HAND = 5;
const FULL = 5;
const CARDS = 110;
const ROOMS = 28;

export const FACES = ['bandage', 'candle', 'crowbar', 'diary-page', 'old-photograph', 'revolver'] as const;
const NAMES = [
  'attic',
  'ballroom',
  'cellar',
  'dining-room',
  'east-wing',
  'foyer',
  'gallery',
  'hothouse',
  'icehouse',
  'jail',
];

/** The table before anything is shuffled. */
export function table(): Manor {
  const deck = Array.from({ length: CARDS }, (_, id): Card => ({ id, face: FACES[id % FACES.length]! }));
  return {
    round: 1,
    dread: 0,
    guests: Array.from({ length: GUESTS }, (_, seat) => newGuest(seat, deck)),
    rooms: Array.from({ length: ROOMS }, (_, room) => newRoom(room)),
    deck,
    discard: [],
  };
}

function newGuest(seat: number, deck: Card[]): Guest {
  return {
    name: `guest ${seat + 1}`,
    room: seat * 7,
    health: FULL,
    courage: FULL,
    found: 0,
    hand: deck.splice(0, 3),
    tracks: { noise: 0, clues: 0, luck: 1 },
  };
}

/** The rooms lie in a ring, with a passage across from each. */
function newRoom(room: number): Room {
  return {
    name: `${room < NAMES.length ? 'upper' : 'lower'} ${NAMES[room % NAMES.length]}`,
    exits: [(room + 1) % ROOMS, (room + ROOMS - 1) % ROOMS, (room * 7 + 4) % ROOMS],
    dark: room % 3 === 0,
    finds: 2 + (room % 4),
    tokens: room % 4 === 0 ? ['footprints', 'locked'] : ['footprints'],
    lurkers: room % 2 === 0 ? [{ id: room, strength: 1 + (room % 5) }] : [],
  };
}

// --- what may be seen ---

/** What whoever only watches sees: everything but the deck and all hands. */
export function seenByAll(manor: Manor) {
  return seenBy(manor, -1);
}

/** What a guest sees besides. */
export function seenBesides({ guests }: Manor, seat: number) {
  return { guests: guests.map((guest, i) => guestSeen(guest, i === seat)) };
}

/** What a guest sees: everything but the deck and the others' hands. */
export function seenBy(manor: Manor, seat: number) {
  const { round, dread, rooms, deck, discard } = manor;
  const open = { round, dread, rooms: rooms.map((room) => ({ ...room })), deck: deck.length, discard: [...discard] };
  return { ...open, ...seenBesides(manor, seat) };
}

/** Lists what it lets through. */
function guestSeen({ name, room, health, courage, found, tracks, hand }: Guest, isOwn: boolean) {
  const open = { name, room, health, courage, found, tracks, cards: hand.length };
  return isOwn ? { ...open, hand } : open;
}

// --- what may be done ---

export function mayDraw(manor: Manor, guest: Guest): boolean {
  return guest.hand.length < HAND && manor.deck.length > 0;
}

export function mayRest(guest: Guest): boolean {
  return guest.courage < FULL;
}

export function mayPass(actions: number): boolean {
  return actions >= ACTIONS_BEFORE_PASS;
}

// --- actions ---

export function walk(manor: Manor, seat: number, to: number): void {
  const guest = manor.guests[seat]!;
  guest.room = to;
  if (manor.rooms[to]!.dark) guest.courage = Math.max(0, guest.courage - 1);
}

export function search(manor: Manor, seat: number, fortune: Fortune): void {
  const guest = manor.guests[seat]!;
  const room = manor.rooms[guest.room]!;
  const rolled = fortune.roll('search', 6) + guest.tracks.luck;
  if (rolled >= 5 && room.finds > 0) {
    room.finds -= 1;
    guest.found += 1;
  } else {
    guest.tracks.noise += 1;
  }
}

export function drawCard(manor: Manor, seat: number, fortune: Fortune): void {
  const card = fortune.draw(manor.deck);
  if (card !== undefined) manor.guests[seat]!.hand.push(card);
}

/** Plays the n-th card of the hand. */
export function playCard(manor: Manor, seat: number, n: number): void {
  const guest = manor.guests[seat]!;
  const card = guest.hand.splice(n, 1)[0]!;
  manor.discard.push(card);
  EFFECTS[card.face](manor, guest);
}

const EFFECTS: Record<Face, (manor: Manor, guest: Guest) => void> = {
  bandage: (_, guest) => {
    guest.health = Math.min(FULL, guest.health + 2);
  },
  candle: (manor, guest) => {
    manor.rooms[guest.room]!.dark = false;
  },
  crowbar: (manor, guest) => {
    const room = manor.rooms[guest.room]!;
    room.finds += 1;
    if (room.tokens.at(-1) === 'locked') room.tokens.pop();
  },
  'diary-page': (_, guest) => {
    guest.tracks.clues += 1;
    guest.tracks.luck = Math.min(3, guest.tracks.luck + 1);
  },
  'old-photograph': (manor) => {
    manor.dread = Math.max(0, manor.dread - 1);
  },
  revolver: (manor, guest) => {
    if (manor.rooms[guest.room]!.lurkers.pop() !== undefined) guest.found += 1;
  },
};

export function rest(manor: Manor, seat: number): void {
  manor.guests[seat]!.courage += 1;
}

// --- between turns ---

/** What lurks in the guest's room strikes, something stirs elsewhere, and after the last guest the next round begins. */
export function endTurn(manor: Manor, seat: number, fortune: Fortune): void {
  const guest = manor.guests[seat]!;
  const lurker = manor.rooms[guest.room]!.lurkers[0];
  if (lurker !== undefined && fortune.roll('strike', 6) <= lurker.strength)
    guest.health = Math.max(0, guest.health - 1);
  stir(manor, fortune.roll('stir', ROOMS) - 1);
  if (seat < GUESTS - 1) return;
  manor.round += 1;
  manor.dread += 1;
}

function stir(manor: Manor, at: number): void {
  const room = manor.rooms[at]!;
  const lurker = room.lurkers.pop();
  if (lurker !== undefined) manor.rooms[room.exits[0]!]!.lurkers.push(lurker);
}

export function isOver(manor: Manor): boolean {
  return manor.round > ROUNDS;
}

/** Most finds win; clues and then the later seat decide between equals. */
export function winner(manor: Manor): number {
  let best = 0;
  manor.guests.forEach((guest, seat) => {
    if (worth(guest) >= worth(manor.guests[best]!)) best = seat;
  });
  return best;
}

function worth(guest: Guest): number {
  return guest.found * 100 + guest.tracks.clues;
}
