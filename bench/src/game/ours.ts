import { type Chance, END, type Game, Match, type Option, type Play, type Rules } from '@dreadhouse/engine';
import {
  drawCard,
  endTurn,
  GUESTS,
  isOver,
  type Manor,
  MOST_ACTIONS,
  mayDraw,
  mayPass,
  mayRest,
  playCard,
  rest,
  search,
  seenBesides,
  seenByAll,
  table,
  walk,
  winner,
} from './manor.ts';
import { manorShape } from './shape.ts';

/** Manor for our engine: one phase deals, then each turn is a phase. */
type G = Play<Manor>;

interface Action extends Option {
  readonly to?: number;
  readonly card?: number;
}

const SEARCH: Action = { id: 'search' };
const DRAW: Action = { id: 'draw' };
const REST: Action = { id: 'rest' };
const PASS: Action = { id: 'pass' };
const TURNS = ['first turn', 'second turn', 'third turn', 'fourth turn'];

function actions(manor: Manor, seat: number, done: number): Action[] {
  const guest = manor.guests[seat]!;
  const list: Action[] = [];
  for (const to of manor.rooms[guest.room]!.exits) list.push({ id: `go:${to}`, to });
  for (let n = 0; n < guest.hand.length; n++) list.push({ id: `play:${guest.hand[n]!.id}`, card: n });
  list.push(SEARCH);
  if (mayDraw(manor, guest)) list.push(DRAW);
  if (mayRest(guest)) list.push(REST);
  if (mayPass(done)) list.push(PASS);
  return list;
}

function* deal(g: G): Rules<string> {
  g.shuffleFaces('deck', [...g.state.deck, ...g.state.guests.flatMap((guest) => guest.hand)]);
  return TURNS[0]!;
}

function* turn(g: G, seat: number): Rules<string> {
  for (let done = 0; done < MOST_ACTIONS; done++) {
    const action = yield* g.ask(seat, 'act', 'MA-TURN-01', () => actions(g.state, seat, done));
    if (action === PASS) break;
    act(g, seat, action);
    g.tell('all', 'acted', { seat, did: action.id, rule: 'MA-TURN-01' });
  }
  endTurn(g.state, seat, g);
  g.tell('all', 'turn-over', { seat, dread: g.state.dread, rule: 'MA-TURN-02' });
  return isOver(g.state) ? END : TURNS[(seat + 1) % GUESTS]!;
}

function act(g: G, seat: number, action: Action): void {
  if (action.to !== undefined) walk(g.state, seat, action.to);
  else if (action.card !== undefined) playCard(g.state, seat, action.card);
  else if (action === SEARCH) search(g.state, seat, g);
  else if (action === DRAW) drawCard(g.state, seat, g);
  else rest(g.state, seat);
}

function imagine(manor: Manor, seat: number, chance: Chance): void {
  const unseen = [...manor.deck];
  manor.guests.forEach((guest, i) => {
    if (i !== seat) unseen.push(...guest.hand);
  });
  const faces = unseen.map((card) => card.face).sort(); // the deal may depend on what is known, not on what is true
  chance.shuffle('imagine', faces);
  for (let i = 0; i < unseen.length; i++) unseen[i]!.face = faces[i]!;
}

export const manor: Game<Manor> = {
  id: 'manor',
  version: '1',
  seats: { min: GUESTS, max: GUESTS },
  content: {},
  ledger: [],
  options: () => ({ ok: true, value: {} }),
  sampleOptions: () => ({}),
  initial: table,
  first: 'deal',
  phases: { deal, ...Object.fromEntries(TURNS.map((name, seat) => [name, (g: G) => turn(g, seat)])) },
  outcome: (state) => ({ side: 'guests', winners: [winner(state)] }),
  publicView: seenByAll,
  ownView: seenBesides,
  imagine,
  stateShape: () => manorShape,
  components: (state) =>
    [...state.deck, ...state.discard, ...state.guests.flatMap((guest) => guest.hand)].map((card) => `card ${card.id}`),
  catalogue: [],
};

const PLAYERS = ['a', 'b', 'c', 'd'];

/** A match as simulation holds it, or with `recorded` as a server does: with its events, and a fingerprint for every phase. */
export function newMatch(seed: string, recorded: boolean): Match<Manor> {
  const settings = { events: recorded, marks: recorded };
  const started = Match.start(manor, { options: {}, players: PLAYERS, luck: { kind: 'fast', seed } }, settings);
  if (!started.ok) throw new Error(started.why);
  return started.value;
}
