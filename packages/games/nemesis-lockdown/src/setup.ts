import type { Rules, Seat } from '@dreadhouse/engine';
import { found, registry } from './catalogue.ts';
import { CORRIDOR_IDS, POWERED, ROOM_IDS, type RoomId, roomDef, SHAFTS } from './content/board.ts';
import { CHARACTER_IDS, type CharacterId, characterDef, SHARED_CARDS, START_OF } from './content/characters.ts';
import { COMPUTER_IDS, WEAKNESS_IDS } from './content/decks.ts';
import { EXPLORATION_IDS } from './content/exploration.ts';
import { CSS_TOKENS, PLAN_IDS } from './content/plans.ts';
import { type StalkerType, TOKEN_IDS, tokenDef } from './content/stalkers.ts';
import { CONTAMINATION, EGGS_AT_START, INFECTED, OPEN_OBJECTIVES } from './content/supplies.ts';
import { SPECIAL, tilesOf } from './content/tiles.ts';
import { CSS_SLOTS, START } from './content/track.ts';
import type { NemesisOptions } from './options.ts';
import { shuffleComputers } from './rules/computer-acts.ts';
import { hidden, layOpen, look, open, shufflePieces } from './rules/pieces.ts';
import { intoBag } from './rules/stalkers.ts';
import { person } from './rules/table.ts';
import type { Nemesis, NemesisState, Person, Piece, RoomState, Turn } from './state.ts';

const copies = (list: Iterable<{ readonly id: string; readonly n: number }>): string[] =>
  [...list].flatMap(({ id, n }) => Array.from({ length: n }, () => id));
const pile = (faces: readonly string[]) => ({ draw: faces.map((face) => hidden(face)), discard: [] });
const each = <K extends string, T>(names: readonly K[], make: (name: K) => T): Record<K, T> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<K, T>; // exactly these names

const objectivesOf = (kind: string, seats: number): string[] =>
  [...registry().objectives.values()].filter((one) => one.kind === kind && one.players <= seats).map(({ id }) => id);

/** The table before anything was shuffled. Where characters are drafted, the first ones stand in until they are. */
export function initial(options: NemesisOptions, seats: number): NemesisState {
  const { items, attacks, events, wounds } = registry();
  const ofDeck = (deck: string) => copies([...items.values()].filter((one) => one.deck === deck));
  const kinds = options.mode === 'cooperative' || seats === 1 ? ['shared'] : ['personal', 'corporate'];
  const chosen = options.characters ?? CHARACTER_IDS.slice(0, seats);
  return {
    options,
    seats,
    round: 0,
    first: 0,
    turn: newTurn(0),
    time: { field: START, active: false },
    selfDestruct: null,
    alert: null,
    css: [],
    gateOpen: false,
    roverHere: true,
    elevator: 'EL1',
    ventilation: null,
    power: each(POWERED, (where) => ({ token: POWERED.indexOf(where) + 1, on: POWERED.indexOf(where) < 2 })),
    rooms: rooms(),
    corridors: each(CORRIDOR_IDS, () => ({ door: 'open', noise: false })),
    technicalNoise: false,
    stalkers: [],
    nextStalker: 1,
    bag: ['blank'],
    supply: TOKEN_IDS.filter((id) => id !== 'blank').sort(),
    lab: { eggs: EGGS_AT_START, spaces: [], weaknesses: WEAKNESS_IDS.slice(0, 3).map((id) => hidden<string>(id)) },
    nestDestroyed: false,
    queenKilled: false,
    firstFigure: false,
    decks: {
      red: pile(ofDeck('red')),
      yellow: pile(ofDeck('yellow')),
      green: pile(ofDeck('green')),
      crafted: { draw: ofDeck('crafted').map((face) => open(face)), discard: [] },
    },
    aside: [],
    attack: pile([...attacks.keys()]),
    event: pile([...events.keys()]),
    wounds: pile(copies(wounds.values())),
    computer: COMPUTER_IDS.map((id) => hidden<string>(id)),
    contamination: Array.from({ length: CONTAMINATION }, (_, i) => hidden(i < INFECTED ? 'infected' : 'clean')),
    contaminationDeck: Array.from({ length: CONTAMINATION }, (_, i) => i),
    plans: { active: hidden(PLAN_IDS[0]), pool: PLAN_IDS.slice(1).map((id) => hidden(id)) },
    unused: {
      tiles: tilesOf('II')
        .slice(6)
        .map((id) => hidden(id)),
      tokens: EXPLORATION_IDS.slice(16).map((id) => hidden(id)),
      css: CSS_TOKENS.map((face) => hidden(face)),
      weaknesses: WEAKNESS_IDS.slice(3).map((id) => hidden<string>(id)),
      objectives: kinds.flatMap((kind) => objectivesOf(kind, seats)).map((id) => hidden(id)),
      items: [],
      events: [],
    },
    people: chosen.map(newPerson),
    ended: null,
    winners: [],
  };
}

/** A turn in which nothing has been done. */
export function newTurn(seat: Seat): Turn {
  return { seat, actions: 0, unlimited: false, declared: null, owed: 0, paidFrom: 0, paidCards: 0, refused: [] };
}

/** NL-SET-01, NL-SET-02, NL-SET-03, NL-SPEC-03: tiles and tokens face down, the special rooms open. */
function rooms(): Record<RoomId, RoomState> {
  const tiles = { I: tilesOf('I'), II: tilesOf('II') };
  const tokens = [...EXPLORATION_IDS];
  const blank = { items: 0, fire: false, malfunction: false, objects: [] };
  return each(ROOM_IDS, (id): RoomState => {
    const { slot } = roomDef(id);
    const special = SPECIAL[id];
    if (slot === null)
      return { ...blank, objects: [], tile: open(special ?? 'evacuation-passage'), explored: true, token: null };
    const tile = tiles[slot].shift() ?? 'archive';
    const token = tokens.shift();
    return {
      ...blank,
      objects: [],
      tile: hidden(tile),
      explored: false,
      token: token === undefined ? null : hidden(token),
    };
  });
}

function newPerson(id: CharacterId): Person {
  const { group, startingItem, personalItem, cards } = characterDef(id);
  const { room, knowledge } = START_OF[group];
  return {
    ...{ id, fate: 'in-play', at: room, passed: false, hand: [], discard: [], light: 0, serious: [], larva: false },
    ...{
      slime: false,
      signal: false,
      knowledge,
      informed: false,
      pack: [],
      plans: [],
      objectives: [],
      kept: null,
      used: [],
      forgiven: false,
    },
    deck: [...SHARED_CARDS, ...cards].map((face) => hidden(face)),
    hands: startingItem === null ? [] : [startingHand(startingItem)],
    personal: { id: personalItem, active: false },
  };
}

function startingHand(what: string) {
  const { weapon, charge = 0 } = found(registry().items, what);
  return { what, ammunition: weapon?.loaded ?? charge, extra: 0, tape: 0 };
}

/** G-01, in its order. */
export function* setup(g: Nemesis): Rules<string> {
  const { state } = g;
  Object.assign(state, initial(state.options, state.seats));
  const inSlots = (slot: 'I' | 'II') => ROOM_IDS.filter((id) => roomDef(id).slot === slot).map((id) => state.rooms[id]);
  shufflePieces(
    g,
    'tiles',
    inSlots('I').map(({ tile }) => tile),
  );
  shufflePieces(g, 'tiles', [...inSlots('II').map(({ tile }) => tile), ...state.unused.tiles]);
  const tokens = ROOM_IDS.flatMap((id) => state.rooms[id].token ?? []);
  shufflePieces(g, 'exploration', [...tokens, ...state.unused.tokens]);
  state.elevator = g.pick('elevator', SHAFTS);
  shufflePower(g);
  shufflePieces(g, 'css', state.unused.css);
  state.css = CSS_SLOTS.map((field, i) => ({
    field,
    token: state.unused.css[i] as Piece<(typeof CSS_TOKENS)[number]>,
  })); // there are seven
  state.unused.css = state.unused.css.slice(CSS_SLOTS.length);
  shufflePieces(g, 'weaknesses', [...state.lab.weaknesses, ...state.unused.weaknesses]);
  const [weakness] = state.lab.weaknesses;
  if (weakness !== undefined) {
    layOpen(weakness);
    g.touch(`weakness:${weakness.face}`);
  }
  fillBag(g);
  for (const deck of ['red', 'yellow', 'green'] as const) shufflePieces(g, deck, state.decks[deck].draw);
  for (const deck of ['attack', 'event', 'wounds'] as const) shufflePieces(g, deck, state[deck].draw);
  g.shuffleFaces('contamination', state.contamination);
  shuffleComputers(g); // step 9: Lockdown does not lie on top at the start
  dealObjectives(g);
  dealPlans(g);
  if (state.options.characters === null) yield* draft(g);
  for (const [seat, { id }] of state.people.entries()) {
    g.touch(`character:${id}`);
    g.tell('all', 'character-chosen', { seat, character: id, rule: 'NL-G-01' });
    shufflePieces(g, `deck-${seat}`, person(g, seat).deck);
  }
  return 'round';
}

function shufflePower(g: Nemesis): void {
  const numbers = [1, 2, 3, 4];
  g.shuffle('power', numbers);
  for (const [i, where] of POWERED.entries()) {
    const token = numbers[i] ?? 1;
    g.state.power[where] = { token, on: token <= 2 };
  }
}

/** G-01, step 8. */
function fillBag(g: Nemesis): void {
  const take = (type: StalkerType, n: number): void => {
    const fitting = g.state.supply.filter((id) => tokenDef(id).type === type);
    if (type === 'adult') g.shuffle('supply', fitting);
    for (const token of fitting.slice(0, n)) {
      g.state.supply = g.state.supply.filter((one) => one !== token);
      intoBag(g, token);
    }
  };
  take('larva', 4);
  take('creeper', 1);
  take('queen', 1);
  take('adult', 3 + g.state.seats);
}

/** Step 10, G-34: one personal and one corporate card; alone two shared ones; together a few for all, face up before the first seats. */
function dealObjectives(g: Nemesis): void {
  const { unused, options, seats } = g.state;
  const isTogether = options.mode === 'cooperative';
  const kinds = isTogether ? ['shared'] : seats === 1 ? ['shared', 'shared'] : ['personal', 'corporate'];
  for (const kind of new Set(kinds))
    shufflePieces(
      g,
      'objectives',
      unused.objectives.filter(({ face }) => kindOf(face) === kind),
    );
  const dealt = isTogether ? g.state.people.slice(0, OPEN_OBJECTIVES[seats]) : g.state.people;
  for (const [seat, one] of dealt.entries())
    for (const kind of kinds) {
      const card = unused.objectives.find(({ face }) => kindOf(face) === kind);
      if (card === undefined) continue;
      unused.objectives = unused.objectives.filter((other) => other !== card);
      if (isTogether) {
        layOpen(card);
        g.touch(`objective:${card.face}`);
      } else look(card, seat);
      one.objectives.push(card);
    }
}

const kindOf = (id: string): string => found(registry().objectives, id).kind;

/** Step 11. */
function dealPlans(g: Nemesis): void {
  const { plans, seats, options } = g.state;
  shufflePieces(g, 'plans', [plans.active, ...plans.pool]);
  const each = options.mode === 'cooperative' ? 0 : seats <= 2 ? 2 : 1;
  for (const [seat, one] of g.state.people.entries()) {
    one.plans = plans.pool.splice(0, each);
    for (const plan of one.plans) look(plan, seat);
  }
  if (options.mode === 'cooperative' && plans.pool[0] !== undefined) layOpen(plans.pool[0]);
}

/** Step 12: two random characters, in the open; one is kept and the other goes back. */
function* draft(g: Nemesis): Rules {
  const left = [...CHARACTER_IDS];
  const { people } = g.state;
  for (let seat: Seat = 0; seat < g.seats; seat++) {
    g.shuffle('draft', left);
    const two = left.slice(0, 2);
    const { character } = yield* g.ask(seat, 'draft', 'NL-G-01', () => two.map((id) => ({ id, character: id })));
    left.splice(left.indexOf(character), 1);
    const { plans, objectives, id } = person(g, seat);
    // Whoever still has the chosen one as a stand-in gets the other.
    const later = people.findIndex((one, other) => other > seat && one.id === character);
    const standIn = people[later];
    if (standIn !== undefined)
      people[later] = { ...newPerson(id), plans: standIn.plans, objectives: standIn.objectives };
    people[seat] = { ...newPerson(character), plans, objectives };
  }
}
