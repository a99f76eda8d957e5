import { type Play, shape } from '@dreadhouse/engine';
import type { FinalGirlEvents } from './events.ts';
import type { FinalGirlOptions } from './options.ts';
import type { FinalGirlQuestions } from './questions.ts';
import type { Tray } from './tray.ts';

/** What the rules hold in their hands. */
export type FinalGirl = Play<FinalGirlState, FinalGirlEvents, FinalGirlQuestions>;

/** There is one player (FG-GEN-01). */
export const PLAYER = 0;

/** A space of the location in play; unique within its location only. */
export type SpaceId = string;
/** A yellow pawn `v01` … `v21`, or the special pawns `white`, `orange`, `blue`. */
export type VictimId = string;
/** The special pawns. */
export type Colour = 'white' | 'orange' | 'blue';
/** Yellow pawns are all alike. */
export type VictimKind = 'yellow' | Colour;
/** `heroine`, `killer`, `minion:1` …, or a victim. */
export type FigureId = string;
/** A card by its definition; copies of an item are told apart as `crucifix`, `crucifix#2` … */
export type CardId = string;

// Written out: names that stand in the source are compared at a glance, put together ones letter by letter.
// biome-ignore format: 21 yellow pawns in a row, and the three special ones
export const PAWNS: readonly VictimId[] = [
  'v01', 'v02', 'v03', 'v04', 'v05', 'v06', 'v07', 'v08', 'v09', 'v10', 'v11', 'v12', 'v13', 'v14', 'v15', 'v16', 'v17',
  'v18', 'v19', 'v20', 'v21', 'white', 'orange', 'blue',
];

/** What was chosen before the film, and the names that mean something in it. */
export interface Film {
  readonly options: FinalGirlOptions;
  readonly tray: Tray;
  readonly spaces: readonly SpaceId[];
  readonly minions: readonly FigureId[];
  /** Rows of the killer's bloodlust track, slots for saved victims. */
  readonly rows: number;
  readonly slots: number;
  readonly tokens: readonly string[];
  /** Who keeps something that nobody may see, and what that can be. */
  readonly keepers: readonly string[];
  readonly secrets: readonly string[];
}

/** A night is over long before. */
const TURNS = 1000;
/** More than any deck, hand or crowd. */
const MANY = 100;

const name = shape.textUpTo(100);
const names = shape.listOf(name, MANY);
const count = shape.whole(0, TURNS);
const few = shape.whole(0, MANY);
const pawn = shape.oneOf(PAWNS);
const pawns = shape.listOf(pawn, PAWNS.length);
const space = shape.given(({ spaces }: Film) => shape.oneOf(spaces));
const action = shape.given(({ tray }: Film) => shape.oneOf(Object.keys(tray.market)));
const actions = shape.listOf(action, MANY);
const item = shape.given(({ tray }: Film) => shape.oneOf(tray.items));
const items = shape.listOf(item, MANY);
const terror = shape.given(({ tray }: Film) => shape.oneOf(tray.terror));
const terrors = shape.listOf(terror, MANY);
const event = shape.given(({ tray }: Film) => shape.oneOf(tray.events));
const events = shape.listOf(event, MANY);
const finale = shape.given(({ tray }: Film) => shape.oneOf(tray.finales));
const darkPower = shape.given(({ tray }: Film) => shape.oneOf(tray.darkPowers));
const setupCard = shape.given(({ tray }: Film) => shape.oneOf(tray.setupCards));

/** Before the figures are placed and the cards dealt, these are empty. */
const orNone = (shapeOfOne: shape.Shape<string>): shape.Shape<string> => shape.either(shape.exactly(''), shapeOfOne);

const phase = shape.oneOf(['setup', 'action', 'planning', 'killer', 'panic', 'upkeep']);
export type PhaseName = shape.Of<typeof phase>;

/** What a card, killer or location keeps in mind about itself, in the open. */
const memo = shape.nullable(shape.either(name, shape.either(shape.whole(-TURNS, TURNS), shape.flag)));
const memory = shape.recordOf(name, shape.either(memo, shape.listOf(memo, MANY)), MANY);
export type Memo = shape.Of<typeof memo>;
export type Memory = shape.Of<typeof memory>;

/** A last breath token; `symbols` is its hidden side, `known` whether the player has seen it. White tokens have no hidden side. */
const breath = shape.record({
  color: shape.oneOf(['black', 'white']),
  symbols: shape.whole(-1, 3), // -1: not dealt yet
  known: shape.flag,
});
export interface Breath extends shape.Of<typeof breath> {}

const heroine = shape.record({
  space: orNone(space),
  markers: shape.whole(0, 20),
  breath,
  /** The pawn on each saved-victim slot. */
  slots: shape.given(({ slots }: Film) => shape.listOf(shape.nullable(pawn), slots, slots)),
  flipped: shape.flag,
});

const killer = shape.record({
  /** Null while he is not on the map (FG-R-57). */
  space: shape.nullable(space),
  markers: shape.whole(0, 40),
  /** Null for a killer without health. */
  breath: shape.nullable(breath),
  /** The bloodlust row, from 1. */
  bloodlust: shape.given(({ rows }: Film) => shape.whole(1, rows)),
  /** Spaces that he has been on this turn, in order. */
  trail: shape.listOf(space, MANY),
});

const victim = shape.record({
  id: pawn,
  space,
  /** The event that made it special. */
  role: shape.nullable(event),
});
export interface VictimState extends shape.Of<typeof victim> {}

const minion = shape.record({
  id: shape.given(({ minions }: Film) => shape.oneOf(minions)),
  status: shape.oneOf(['ready', 'board', 'destroyed']),
  space: shape.nullable(space),
  markers: shape.whole(0, 20),
});
export interface MinionState extends shape.Of<typeof minion> {}

const heldItem = shape.record({
  id: item,
  /** Use markers left; 0 for items without. */
  uses: few,
});
const heldItems = shape.listOf(heldItem, MANY);
export interface ItemState extends shape.Of<typeof heldItem> {}

const pileCard = shape.record({
  id: item,
  up: shape.flag,
  /** The player has seen this card and knows where it lies. */
  seen: shape.flag,
});
export interface PileCard extends shape.Of<typeof pileCard> {}

export interface ItemPile {
  space: SpaceId;
  cards: PileCard[];
  /** Cards that the player had seen before this pile was shuffled: she knows that they are in it, not where. */
  mixed?: CardId[];
}
const pile = shape.record<ItemPile>({ space, cards: shape.listOf(pileCard, MANY), mixed: shape.optional(items) });

/** A card chosen face down: finale, dark power. `known`: the player chose it. */
const hidden = (id: shape.Shape<CardId>) => shape.record({ id, revealed: shape.flag, known: shape.flag });
export interface HiddenCard extends shape.Of<ReturnType<typeof hidden>> {}

/** A card that stays in play: permanent event, minor dark power, a terror card that says so. */
const cardInPlay = shape.record({
  id: shape.given(({ tray }: Film) => shape.oneOf([...tray.terror, ...tray.events])),
  kind: shape.oneOf(['event', 'mdp', 'terror']),
  markers: few,
});
export interface CardInPlay extends shape.Of<typeof cardInPlay> {}

const token = shape.record({
  id: shape.whole(1, TURNS * MANY),
  kind: shape.given(({ tokens }: Film) => shape.oneOf(tokens)),
  space: shape.nullable(space),
  /** The other end, for a token on a connection. */
  to: shape.nullable(space),
});
export interface Token extends shape.Of<typeof token> {}

const until = shape.oneOf([
  'roll',
  'start-of-action',
  'end-of-action',
  'start-of-killer',
  'end-of-killer',
  'end-of-turn',
]);
export type Until = shape.Of<typeof until>;

/** Something that bends the rules for a while. */
const lasting = shape.record({ id: name, until, n: shape.whole(-MANY, MANY) });

/** What happened since the phase or the turn began. */
const tally = shape.record({
  /** Victims killed this turn (FG-PANIC-01, FG-R-40). */
  killedThisTurn: few,
  killedThisPhase: few,
  savedThisPhase: few,
  savedThisGame: few,
  /** Of the whole game: victims killed, health lost by the heroine. */
  deaths: few,
  lost: count,
  attackedKillerThisTurn: shape.flag,
  /** Things used once per Action phase / once per turn. */
  usedThisPhase: names,
  usedThisTurn: names,
});

/** A reward that waits to be resolved: the slot that was covered, or -1 for a victim saved after the flip. */
const reward = shape.given(({ slots }: Film) => shape.whole(-1, slots - 1));
export type Reward = shape.Of<typeof reward>;

const side = shape.oneOf(['heroine', 'killer']);
export type Side = shape.Of<typeof side>;
/** Why the game is over. */
export const ENDINGS = ['killer-dead', 'carolyn-saved', 'heroine-dead', 'slipped-away'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Whatever a film can come to, and nothing else. */
export const state = shape.record({
  options: shape.given(({ options }: Film) => shape.same(options)),
  turn: count,
  phase,
  heroine,
  killer,
  /** 0 (green) to 7 (red). */
  horror: shape.whole(0, 7),
  /** -1 (red) to 12. */
  time: shape.whole(-1, 12),
  hand: actions,
  discard: actions,
  market: shape.recordOf(action, shape.whole(0, 10), MANY),
  rewards: shape.listOf(reward, MANY),
  victims: shape.listOf(victim, PAWNS.length),
  supply: pawns,
  dead: pawns,
  minions: shape.given(({ minions }: Film) => shape.listOf(minion, minions.length, minions.length)),
  items: shape.record({
    hands: heldItems,
    backpack: heldItems,
    /** Held in neither: Carolyn, a trap that clings to the heroine. */
    aside: heldItems,
    piles: shape.listOf(pile, 3),
    /** Drawn and not yet kept or put back. */
    drawn: items,
    discard: items,
    /** Put back to the tray in setup, unseen. */
    unused: items,
    removed: items,
  }),
  terror: shape.record({
    deck: shape.listOf(shape.record({ id: terror, seen: shape.flag }), MANY),
    discard: terrors,
    unused: terrors,
  }),
  events: shape.record({ deck: events, discard: events }),
  inPlay: shape.listOf(cardInPlay, MANY),
  finale: hidden(orNone(finale)),
  unusedFinales: shape.listOf(finale, MANY),
  darkPowers: shape.listOf(hidden(darkPower), MANY),
  unusedDarkPowers: shape.listOf(darkPower, MANY),
  setupCard: orNone(setupCard),
  unusedSetupCards: shape.listOf(setupCard, MANY),
  breathTokens: shape.record({
    unused: shape.listOf(breath, 9),
    removed: shape.listOf(shape.whole(0, 3), 9),
    white: shape.whole(0, 2),
  }),
  tokens: shape.listOf(token, 200),
  nextToken: shape.whole(1, TURNS * MANY),
  lasting: shape.listOf(lasting, MANY),
  tally,
  /** Set when the Action phase is about to end: END, red time, or the player's word. */
  ending: shape.flag,
  /** By thing: what it keeps in mind in the open, and what nobody may see. */
  memory: shape.recordOf(name, memory, MANY),
  secret: shape.given(({ keepers, secrets }: Film) =>
    shape.recordOf(shape.oneOf(keepers), shape.listOf(shape.oneOf(secrets), MANY), MANY),
  ),
  result: shape.nullable(shape.record({ side, why: shape.oneOf(ENDINGS) })),
});
export interface FinalGirlState extends shape.Of<typeof state> {}
