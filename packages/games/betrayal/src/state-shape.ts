import { type Seat, shape } from '@dreadhouse/engine';
import { registry } from './catalogue.ts';
import { EXPLORER_IDS, STEPS, TRAITS, type Trait } from './content/explorers.ts';
import { HAUNTS, OMEN_IDS, SCENARIO_IDS } from './content/scenarios.ts';
import { ALL_REGIONS, isStart, REGIONS, STARTS, TILE_IDS, TILES, type TileId, tileDef } from './content/tiles.ts';
import type { BetrayalOptions } from './options.ts';
import { allOf } from './rules/cards.ts';
import { openDoors } from './rules/house.ts';
import type {
  BetrayalState,
  Explorer,
  FigureId,
  HauntState,
  Hidden,
  House,
  MonsterId,
  MonsterState,
  Placed,
  Result,
  Token,
  TokenFace,
  Turn,
} from './state.ts';

/** More than there is of anything. */
const MANY = 200;
const TURNS = 100_000;

const tile = shape.oneOf(TILE_IDS);
const cardIds = (): string[] => [...allOf('item'), ...allOf('omen')];
const cell = shape.whole(-50, 50);

const traits = shape.record<Record<Trait, number>>({
  might: shape.whole(0, STEPS),
  speed: shape.whole(0, STEPS),
  knowledge: shape.whole(0, STEPS),
  sanity: shape.whole(0, STEPS),
});

/** The starting spaces lie where they always lie, every other tile in a region of its own, and no two in one place. */
const house: shape.Shape<House> = (value, place) => {
  const placed = shape.record<Placed>({ region: shape.oneOf(ALL_REGIONS), x: cell, y: cell, turn: shape.whole(0, 3) });
  const trouble = shape.recordOf(tile, placed, TILE_IDS.length)(value, place);
  if (trouble !== null) return trouble;
  const found = value as Record<TileId, Placed>; // as just held against its shape
  const cells = Object.values(found).map(({ region, x, y }) => `${region} ${x} ${y}`);
  if (new Set(cells).size !== cells.length) return `${place}: expected no two tiles in one place`;
  for (const { id, x, regions } of STARTS) {
    const at = found[id];
    if (at === undefined || at.x !== x || at.y !== 0 || at.turn !== 0 || at.region !== regions[0])
      return `${place}.${id}: expected where it always lies`;
  }
  const stray = (Object.keys(found) as TileId[]).find((id) => !tileDef(id).regions.includes(found[id].region));
  if (stray !== undefined) return `${place}.${stray}: expected one of its regions`;
  return REGIONS.some((region) => openDoors(found, region).length > 0) ? null : `${place}: expected an open door`;
};

function names(options: BetrayalOptions) {
  const haunts = [...registry().haunts.values()].filter(
    ({ number }) => options.haunt === null || number === options.haunt || options.eventHaunts,
  );
  return {
    statuses: haunts.flatMap((one) => one.statuses?.map(({ id }) => id) ?? []),
    kinds: haunts.flatMap((one) => one.monsters?.map(({ id }) => id) ?? []),
    tokens: [...registry().tokens.keys(), ...haunts.flatMap((one) => one.tokens?.map(({ id }) => id) ?? [])],
    roles: haunts.flatMap(({ role }) => (role === undefined ? [] : [role.secret, role.others])),
    haunts: haunts.map(({ number }) => number),
  };
}

export function stateShape(options: BetrayalOptions, seats: number): shape.Shape<BetrayalState> {
  const known = names(options);
  const seat: shape.Shape<Seat> = shape.whole(0, seats - 1);
  const card = shape.oneOf(cardIds());
  const cards = shape.setOf(card, MANY);
  const monsterId: shape.Shape<MonsterId> = (value, place) => {
    const [kind = '', n = ''] = String(value).split(':');
    return known.kinds.includes(kind) && /^\d{1,4}$/.test(n) ? null : `${place}: expected a monster`;
  };
  const figure: shape.Shape<FigureId> = shape.either(seat, monsterId);
  const face = shape.nullable(hidden(seat, seats));
  const token = shape.record<Token>({
    id: shape.whole(1, 10_000),
    kind: shape.oneOf(known.tokens),
    at: shape.nullable(tile),
    on: shape.nullable(figure),
    edge: shape.nullable(shape.tuple(tile, tile) as shape.Shape<[TileId, TileId]>),
    of: shape.nullable(seat),
    n: shape.whole(0, 100),
    up: shape.flag,
    face,
  });
  const explorer = shape.record<Explorer>({
    id: shape.oneOf(EXPLORER_IDS),
    at: tile,
    traits,
    cards,
    dead: shape.flag,
    diedIn: shape.whole(0, TURNS),
    statuses: shape.setOf(shape.oneOf(known.statuses), 20),
  });
  const monster = shape.record<MonsterState>({
    id: monsterId,
    kind: shape.oneOf(known.kinds),
    at: tile,
    stunned: shape.flag,
    of: shape.nullable(seat),
  });
  const whole = shape.record<BetrayalState>({
    options: shape.same(options),
    seats: shape.exactly(seats),
    scenario: shape.oneOf(SCENARIO_IDS),
    explorers: shape.listOf(explorer, seats, seats),
    house,
    stack: shape.setOf(shape.oneOf(TILES.map(({ id }) => id)), TILES.length) as shape.Shape<TileId[]>,
    inHand: shape.nullable(tile),
    decks: shape.record({
      event: shape.setOf(shape.oneOf(allOf('event')), MANY),
      item: shape.setOf(shape.oneOf(allOf('item')), MANY),
      omen: shape.setOf(shape.oneOf(allOf('omen')), MANY),
    }),
    drawn: shape.nullable(shape.oneOf([...allOf('event'), ...cardIds()])),
    laid: shape.listOf(shape.record({ card, at: tile }), MANY),
    // Out of the game for good.
    removed: shape.setOf(card, MANY),
    tokens: shape.listOf(token, MANY),
    nextToken: shape.whole(1, 10_000),
    monsters: shape.listOf(monster, 100),
    nextMonster: shape.whole(1, 10_000),
    // A haunt may bury Omens, and they are drawn again.
    omensDrawn: shape.whole(0, MANY),
    revealing: shape.nullable(
      shape.record({
        seat,
        omen: shape.oneOf([...OMEN_IDS, ...(options.eventHaunts ? allOf('event') : [])]),
        haunt: shape.nullable(shape.whole(1, HAUNTS)),
        traitor: shape.optional(seat),
      }),
    ),
    turn: turnShape(seat, card),
    haunt: shape.nullable(hauntShape(known, seat, seats)),
    result: shape.nullable(
      shape.record<Result>({ side: shape.text, why: shape.text, winners: shape.setOf(seat, seats) }),
    ),
  });
  return (value, place) => whole(value, place) ?? fitsTogether(value as BetrayalState, place);
}

function hidden(seat: shape.Shape<Seat>, seats: number): shape.Shape<TokenFace> {
  return shape.record<TokenFace>({
    face: shape.text,
    seen: shape.setOf(seat, seats),
    alone: shape.optional(shape.flag),
  });
}

function turnShape(seat: shape.Shape<Seat>, card: shape.Shape<string>): shape.Shape<Turn> {
  return shape.record<Turn>({
    number: shape.whole(0, TURNS),
    seat,
    moves: shape.whole(0, 50),
    owned: shape.setOf(card, MANY),
    used: shape.listOf(shape.text, MANY),
    weapons: shape.listOf(card, MANY),
    traded: shape.flag,
    looted: shape.flag,
    attacked: shape.flag,
    begun: shape.flag,
    over: shape.flag,
    notes: shape.listOf(shape.text, MANY),
    again: shape.flag,
    together: shape.nullable(shape.setOf(seat, MANY)),
  });
}

function hauntShape(known: ReturnType<typeof names>, seat: shape.Shape<Seat>, seats: number): shape.Shape<HauntState> {
  const role = shape.record<Hidden>({ face: shape.oneOf(known.roles), seen: shape.setOf(seat, seats) });
  const outer = shape.record<HauntState>({
    number: shape.oneOf(known.haunts),
    named: shape.whole(1, HAUNTS),
    trigger: shape.text,
    revealer: seat,
    memory: (value, place) => (shape.isRecord(value) ? null : `${place}: expected a record`),
    traitor: shape.nullable(seat),
    roles: shape.listOf(role, seats),
    revealed: shape.flag,
    revealedIn: shape.whole(0, 100),
    first: seat,
    round: shape.whole(1, 100),
    read: shape.setOf(shape.text, MANY),
    used: shape.recordOf(shape.text, shape.whole(0, MANY), MANY),
  });
  return (value, place) => {
    const trouble = outer(value, place);
    if (trouble !== null) return trouble;
    const { number, memory, roles, traitor, revealed } = value as HauntState; // as its shape says
    const def = registry().haunts.get(number);
    if (def === undefined) return `${place}.number: expected a haunt`;
    const odd = def.shape(seats)(memory, `${place}.memory`);
    if (odd !== null) return odd;
    const secret = roles.filter(({ face }) => face === def.role?.secret).length;
    if (def.role !== undefined && (roles.length !== seats || secret !== 1))
      return `${place}.roles: expected one of them`;
    if (def.role === undefined && roles.length > 0) return `${place}.roles: expected none`;
    const open = def.type === 'traitor' || revealed;
    if (open !== (traitor !== null)) return `${place}.traitor: expected ${open ? 'one' : 'none'}`;
    if (revealed && def.type === 'hidden' && roles[traitor ?? -1]?.face !== def.role?.secret)
      return `${place}.traitor: expected who has the role`;
    return null;
  };
}

/** Whatever stands somewhere stands in the house, and nobody is dead before the haunt. */
function fitsTogether(state: BetrayalState, place: string): string | null {
  const { explorers, monsters, tokens, laid, inHand, stack, haunt } = state;
  const inHouse = (at: TileId): boolean => state.house[at] !== undefined;
  const lost = [...explorers, ...monsters, ...laid].find(({ at }) => !inHouse(at));
  if (lost !== undefined) return `${place}: expected ${lost.at} in the house`;
  const loose = tokens.find(
    ({ at, edge }) => (at !== null && !inHouse(at)) || edge?.some((one) => !inHouse(one)) === true,
  );
  if (loose !== undefined) return `${place}.tokens: expected them in the house`;
  const twice = stack.find((one) => inHouse(one) || one === inHand);
  if (twice !== undefined) return `${place}.stack: expected ${twice} once`;
  if (inHand !== null && (isStart(inHand) || inHouse(inHand))) return `${place}.inHand: expected it nowhere else`;
  if (haunt === null && explorers.some(({ dead, traits: steps }) => dead || TRAITS.some((trait) => steps[trait] < 1)))
    return `${place}.explorers: expected nobody dead before the haunt`;
  if (haunt === null && (monsters.length > 0 || explorers.some(({ statuses }) => statuses.length > 0)))
    return `${place}.monsters: expected none before the haunt`;
  return null;
}
