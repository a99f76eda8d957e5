import { type Play, type Seat, shape } from '@dreadhouse/engine';
import {
  CORRIDOR_IDS,
  type CorridorId,
  PODS,
  POWERED,
  type Powered,
  ROOM_IDS,
  type RoomId,
  SHAFTS,
} from './content/board.ts';
import { CHARACTER_IDS } from './content/characters.ts';
import { EXPLORATION_IDS } from './content/exploration.ts';
import { CSS_TOKENS, PLAN_IDS } from './content/plans.ts';
import { TOKEN_IDS, TYPES } from './content/stalkers.ts';
import { CONTAMINATION, EGGS, MOST_KNOWLEDGE } from './content/supplies.ts';
import { TILE_IDS } from './content/tiles.ts';
import { FIELDS } from './content/track.ts';
import type { NemesisEvents } from './events.ts';
import type { NemesisOptions } from './options.ts';
import type { NemesisQuestions } from './questions.ts';

// The state is declared once, as a shape; the types follow from it.

export type Nemesis = Play<NemesisState, NemesisEvents, NemesisQuestions>;

interface Setting {
  readonly options: NemesisOptions;
  readonly seats: number;
}

const MANY = 200;
const seat = shape.given<Setting, Seat>(({ seats }) => shape.whole(0, seats - 1));
const room = shape.oneOf(ROOM_IDS);
const field = shape.oneOf(FIELDS);
const name = shape.matching(/^[a-z0-9:-]{1,40}$/, 'a name');
/** The id of an option. */
const offer = shape.matching(/^[A-Za-z0-9:-]{1,80}$/, 'an option');

/** NL-OBJ-01. */
const object = shape.matching(
  new RegExp(`^(egg|corpse:(${CHARACTER_IDS.join('|')})|carcass:(${TYPES.join('|')}))$`),
  'an object',
);

/** A face, and a bit for every seat that has seen it, besides one for all who look on. Only faces are ever exchanged (6.1). */
function piece<F>(face: shape.Shape<F>) {
  return shape.record({ face, seen: shape.whole(0, 63) });
}
export interface Piece<F = string> {
  face: F;
  seen: number;
}

const card = piece(name);
const cards = shape.listOf(card, MANY);
/** The first is the top one; discards lie face up. */
const pile = shape.record({ draw: cards, discard: cards });

/** What is carried in the open: heavy items with their ammunition, objects, starting items, active personal ones. */
const carried = shape.record({
  what: name,
  ammunition: shape.whole(0, 10),
  /** IR-09: what it holds beyond what is printed. */
  extra: shape.whole(0, 2),
  /** IY-02: two with the same number share a hand; 0: not joined. */
  tape: shape.whole(0, 9),
});
const plan = piece(shape.oneOf(PLAN_IDS));
const wound = shape.record({ wound: name, dressed: shape.flag });

const person = shape.record({
  id: shape.oneOf(CHARACTER_IDS),
  fate: shape.oneOf(['in-play', 'dead', 'locked-in', 'evacuated', 'bunker']),
  at: shape.nullable(shape.either(room, shape.oneOf(PODS))),
  passed: shape.flag,
  hand: cards,
  deck: cards,
  discard: cards,
  light: shape.whole(0, 2),
  serious: shape.listOf(wound, 3),
  larva: shape.flag,
  slime: shape.flag,
  signal: shape.flag,
  knowledge: shape.whole(0, MOST_KNOWLEDGE),
  /** Its Knowledge token shows the active side. */
  informed: shape.flag,
  pack: cards,
  hands: shape.listOf(carried, 8),
  personal: shape.record({ id: name, active: shape.flag }),
  plans: shape.listOf(plan, PLAN_IDS.length),
  objectives: shape.listOf(card, 2),
  /** Which of the two was kept: `first` or `second`, once it was chosen. */
  kept: shape.nullable(piece(shape.oneOf(['first', 'second']))),
  /** What can be used once in a round, and what lasts until its end. */
  used: shape.setOf(name, 20),
  /** The Lab Rat's first infected scan has been forgiven. */
  forgiven: shape.flag,
});

const roomState = shape.record({
  tile: piece(shape.oneOf(TILE_IDS)),
  explored: shape.flag,
  token: shape.nullable(piece(shape.oneOf(EXPLORATION_IDS))),
  items: shape.whole(0, 4),
  fire: shape.flag,
  malfunction: shape.flag,
  objects: shape.listOf(object, 30),
});
const corridorState = shape.record({ door: shape.oneOf(['open', 'closed', 'destroyed']), noise: shape.flag });
const stalker = shape.record({
  /** In order of age. */
  id: shape.whole(1, 10_000),
  type: shape.oneOf(TYPES),
  at: room,
  damage: shape.whole(0, 99),
  token: shape.nullable(shape.oneOf(TOKEN_IDS)),
});
const power = shape.record({ token: shape.whole(1, 4), on: shape.flag });
const css = piece(shape.oneOf(CSS_TOKENS));

/** A record with an entry for each of these names. */
function each<K extends string, T>(names: readonly K[], item: shape.Shape<T>): shape.Shape<Record<K, T>> {
  return shape.record(Object.fromEntries(names.map((one) => [one, item]))) as shape.Shape<Record<K, T>>; // exactly these fields
}

const table = shape.record({
  options: shape.given<Setting, NemesisOptions>(({ options }) => shape.same(options)),
  seats: shape.given<Setting, number>(({ seats }) => shape.exactly(seats)),
  round: shape.whole(0, 20),
  first: seat,
  turn: shape.record({
    seat,
    actions: shape.whole(0, 100),
    /** IG-07: any number of actions, and then the player must pass. */
    unlimited: shape.flag,
    /** What is still held for the action that has been declared, until it is resolved: what it is done with, and what it needs besides. */
    declared: shape.nullable(shape.listOf(name, 10)),
    /** How many cards it still costs. */
    owed: shape.whole(0, 10),
    /** Where the cards that the action now resolving has cost lie in the discard pile (5.0, "draw"). */
    paidFrom: shape.whole(0, MANY),
    paidCards: shape.whole(0, 12),
    /** what somebody has refused in this turn. */
    refused: shape.setOf(offer, 40),
  }),
  time: shape.record({ field, active: shape.flag }),
  selfDestruct: shape.nullable(shape.record({ field, red: shape.flag })),
  alert: shape.nullable(field),
  css: shape.listOf(shape.record({ field, token: css }), CSS_TOKENS.length),
  gateOpen: shape.flag,
  roverHere: shape.flag,
  elevator: shape.oneOf(SHAFTS),
  ventilation: shape.nullable(room),
  power: each<Powered, shape.Of<typeof power>>(POWERED, power),
  rooms: each<RoomId, shape.Of<typeof roomState>>(ROOM_IDS, roomState),
  corridors: each<CorridorId, shape.Of<typeof corridorState>>(CORRIDOR_IDS, corridorState),
  technicalNoise: shape.flag,
  stalkers: shape.listOf(stalker, 20),
  nextStalker: shape.whole(1, 10_000),
  bag: shape.setOf(shape.oneOf(TOKEN_IDS), TOKEN_IDS.length),
  supply: shape.setOf(shape.oneOf(TOKEN_IDS), TOKEN_IDS.length),
  lab: shape.record({
    eggs: shape.whole(0, EGGS),
    spaces: shape.listOf(shape.oneOf(['corpse', 'carcass', 'egg']), 2),
    weaknesses: shape.listOf(card, 3, 3),
  }),
  nestDestroyed: shape.flag,
  queenKilled: shape.flag,
  /** NL-BREAK-01: a figure has been on the board. */
  firstFigure: shape.flag,
  decks: shape.record({ red: pile, yellow: pile, green: pile, crafted: pile }),
  /** Item cards that somebody has drawn and not yet chosen from. */
  aside: cards,
  attack: pile,
  event: pile,
  wounds: pile,
  /** The first lies face up. */
  computer: cards,
  /** By index: a contamination card is `contamination:<index>` wherever it lies. */
  contamination: shape.listOf(piece(shape.oneOf(['clean', 'infected'])), CONTAMINATION, CONTAMINATION),
  contaminationDeck: shape.setOf(shape.whole(0, CONTAMINATION - 1), CONTAMINATION),
  plans: shape.record({ active: plan, pool: shape.listOf(plan, PLAN_IDS.length) }),
  /** Out of the game, face down. */
  unused: shape.record({
    tiles: shape.listOf(piece(shape.oneOf(TILE_IDS)), 3),
    tokens: shape.listOf(piece(shape.oneOf(EXPLORATION_IDS)), 20),
    css: shape.listOf(css, CSS_TOKENS.length),
    weaknesses: cards,
    objectives: cards,
    items: cards,
    events: cards,
  }),
  people: shape.given<Setting, shape.Of<typeof person>[]>(({ seats }) => shape.listOf(person, seats, seats)),
  /** How the base ended; null while it stands. */
  ended: shape.nullable(shape.oneOf(['purged', 'destroyed'])),
  winners: shape.listOf(seat, 5),
});

export type NemesisState = shape.Of<typeof table>;
export type Person = shape.Of<typeof person>;
export type RoomState = shape.Of<typeof roomState>;
export type Stalker = shape.Of<typeof stalker>;
export type Pile = shape.Of<typeof pile>;
export type Turn = NemesisState['turn'];
export type Carried = shape.Of<typeof carried>;

export function stateShape(options: NemesisOptions, seats: number): shape.Shape<NemesisState> {
  return shape.within({ options, seats } satisfies Setting, table);
}
