import { shape } from '@dreadhouse/engine';
import { heroineCalled, killerCalled, locationCalled, registry } from './catalogue.ts';
import type { FinalGirlOptions } from './options.ts';
import { PAWNS } from './setup.ts';
import type {
  Breath,
  CardInPlay,
  FinalGirlState,
  HeroineState,
  HiddenCard,
  ItemPile,
  ItemState,
  ItemsState,
  KillerState,
  LastingEffect,
  Memo,
  Memory,
  MinionState,
  PileCard,
  Tally,
  TerrorDeckCard,
  Token,
  VictimState,
} from './state.ts';
import { ENDINGS } from './state.ts';
import { trayOf } from './tray.ts';

/** A night is over long before. */
const TURNS = 1000;
/** More than any deck, hand or crowd. */
const MANY = 100;

const name = shape.textUpTo(100);
const count = shape.whole(0, TURNS);
const few = shape.whole(0, MANY);
const pawn = shape.oneOf(PAWNS);
const pawns = shape.listOf(pawn, PAWNS.length);

const breath = shape.record<Breath>({
  color: shape.oneOf(['black', 'white']),
  symbols: shape.whole(-1, 3), // -1: not dealt yet
  known: shape.flag,
});

const memo: shape.Shape<Memo> = shape.nullable(
  shape.either(name, shape.either(shape.whole(-TURNS, TURNS), shape.flag)),
);
const memory: shape.Shape<Memory> = shape.recordOf(name, shape.either(memo, shape.listOf(memo, MANY)), MANY);

const tally = shape.record<Tally>({
  killedThisTurn: few,
  killedThisPhase: few,
  savedThisPhase: few,
  savedThisGame: few,
  deaths: few,
  lost: count,
  attackedKillerThisTurn: shape.flag,
  usedThisPhase: shape.listOf(name, MANY),
  usedThisTurn: shape.listOf(name, MANY),
});

const lasting = shape.record<LastingEffect>({
  id: name,
  until: shape.oneOf(['roll', 'start-of-action', 'end-of-action', 'start-of-killer', 'end-of-killer', 'end-of-turn']),
  n: shape.whole(-MANY, MANY),
});

/** The names that mean something in this film. */
function namesIn(options: FinalGirlOptions) {
  const killer = killerCalled(options.killer);
  const location = locationCalled(options.location);
  const tray = trayOf(killer, location);
  const item = shape.oneOf(tray.items);
  const both = [killer, location];
  return {
    space: shape.oneOf(Object.keys(location.spaces)),
    minions: killer.minions?.count ?? 0,
    rows: killer.track.length,
    item,
    items: shape.listOf(item, MANY),
    terror: shape.oneOf(tray.terror),
    event: shape.oneOf(tray.events),
    inPlay: shape.oneOf([...tray.terror, ...tray.events]),
    finale: shape.oneOf(tray.finales),
    darkPower: shape.oneOf(tray.darkPowers),
    setup: shape.oneOf(tray.setupCards),
    action: shape.oneOf(Object.keys(tray.market)),
    keeper: shape.oneOf(both.flatMap(({ id, secret }) => (secret === undefined ? [] : [id]))),
    secret: shape.oneOf(both.flatMap(({ secretNames }) => secretNames?.() ?? [])),
  };
}

type Names = ReturnType<typeof namesIn>;

/** Before the figures are placed and the cards dealt, these are empty. */
const orNone = (shapeOfOne: shape.Shape<string>): shape.Shape<string> => shape.either(shape.exactly(''), shapeOfOne);

function itemsShape({ item, items, space }: Names): shape.Shape<ItemsState> {
  const held = shape.listOf(shape.record<ItemState>({ id: item, uses: few }), MANY);
  const card = shape.record<PileCard>({ id: item, up: shape.flag, seen: shape.flag });
  return shape.record<ItemsState>({
    hands: held,
    backpack: held,
    aside: held,
    piles: shape.listOf(
      shape.record<ItemPile>({ space, cards: shape.listOf(card, MANY), mixed: shape.optional(items) }),
      3,
    ),
    drawn: items,
    discard: items,
    unused: items,
    removed: items,
  });
}

function heroineShape({ space }: Names, slots: number): shape.Shape<HeroineState> {
  return shape.record<HeroineState>({
    space: orNone(space),
    markers: shape.whole(0, 20),
    breath,
    slots: shape.listOf(shape.nullable(pawn), slots, slots),
    flipped: shape.flag,
  });
}

function killerShape({ space, rows }: Names): shape.Shape<KillerState> {
  return shape.record<KillerState>({
    space: shape.nullable(space),
    markers: shape.whole(0, 40),
    breath: shape.nullable(breath),
    bloodlust: shape.whole(1, rows),
    trail: shape.listOf(space, MANY),
  });
}

function figures({ space, event, minions }: Names) {
  return {
    victims: shape.listOf(shape.record<VictimState>({ id: pawn, space, role: shape.nullable(event) }), PAWNS.length),
    supply: pawns,
    dead: pawns,
    minions: shape.listOf(
      shape.record<MinionState>({
        id: shape.oneOf(Array.from({ length: minions }, (_, i) => `minion:${i + 1}`)),
        status: shape.oneOf(['ready', 'board', 'destroyed']),
        space: shape.nullable(space),
        markers: shape.whole(0, 20),
      }),
      minions,
      minions,
    ),
    tokens: shape.listOf(
      shape.record<Token>({
        id: shape.whole(1, TURNS * MANY),
        kind: shape.oneOf(registry().tokens.keys()),
        space: shape.nullable(space),
        to: shape.nullable(space),
      }),
      200,
    ),
    nextToken: shape.whole(1, TURNS * MANY),
  };
}

function decks({ terror, event, inPlay, finale, darkPower, setup, action }: Names) {
  const hidden = (one: shape.Shape<string>): shape.Shape<HiddenCard> =>
    shape.record<HiddenCard>({ id: one, revealed: shape.flag, known: shape.flag });
  return {
    hand: shape.listOf(action, MANY),
    discard: shape.listOf(action, MANY),
    market: shape.recordOf(action, shape.whole(0, 10), MANY),
    terror: shape.record<FinalGirlState['terror']>({
      deck: shape.listOf(shape.record<TerrorDeckCard>({ id: terror, seen: shape.flag }), MANY),
      discard: shape.listOf(terror, MANY),
      unused: shape.listOf(terror, MANY),
    }),
    events: shape.record<FinalGirlState['events']>({
      deck: shape.listOf(event, MANY),
      discard: shape.listOf(event, MANY),
    }),
    inPlay: shape.listOf(
      shape.record<CardInPlay>({ id: inPlay, kind: shape.oneOf(['event', 'mdp', 'terror']), markers: few }),
      MANY,
    ),
    finale: hidden(orNone(finale)),
    unusedFinales: shape.listOf(finale, MANY),
    darkPowers: shape.listOf(hidden(darkPower), MANY),
    unusedDarkPowers: shape.listOf(darkPower, MANY),
    setupCard: orNone(setup),
    unusedSetupCards: shape.listOf(setup, MANY),
  };
}

/** Whatever a film can come to, and nothing else. */
export function stateShape(options: FinalGirlOptions): shape.Shape<FinalGirlState> {
  const names = namesIn(options);
  const { slots } = heroineCalled(options.heroine);
  return shape.record<FinalGirlState>({
    ...figures(names),
    ...decks(names),
    options: shape.same(options),
    turn: count,
    phase: shape.oneOf(['setup', 'action', 'planning', 'killer', 'panic', 'upkeep']),
    heroine: heroineShape(names, slots.length),
    killer: killerShape(names),
    horror: shape.whole(0, 7),
    time: shape.whole(-1, 12),
    rewards: shape.listOf(shape.whole(-1, slots.length - 1), MANY),
    items: itemsShape(names),
    breathTokens: shape.record<FinalGirlState['breathTokens']>({
      unused: shape.listOf(breath, 9),
      removed: shape.listOf(shape.whole(0, 3), 9),
      white: shape.whole(0, 2),
    }),
    lasting: shape.listOf(lasting, MANY),
    tally,
    ending: shape.flag,
    bloodlustDepth: shape.whole(0, 20),
    phaseEnding: shape.flag,
    memory: shape.recordOf(name, memory, MANY),
    secret: shape.recordOf(names.keeper, shape.listOf(names.secret, MANY), MANY),
    result: shape.nullable(
      shape.record<NonNullable<FinalGirlState['result']>>({
        side: shape.oneOf(['heroine', 'killer']),
        why: shape.oneOf(ENDINGS),
      }),
    ),
  });
}
