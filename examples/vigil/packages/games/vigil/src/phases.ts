import { END, type Option, type Rules, type Seat } from '@dreadhouse/engine';
import { MORTAL, ROOMS, type RoomId } from './content.ts';
import type { Vigil } from './events.ts';
import type { Keeper } from './state.ts';

export const phases = { setup, keepers, night };

function* setup(g: Vigil): Rules<string> {
  g.shuffleFaces('omens', g.state.omens); // VI-SETUP-01
  return 'keepers';
}

/** VI-TURN-01: in every hour every keeper acts once. */
function* keepers(g: Vigil): Rules<string> {
  g.state.hour += 1;
  g.tell('all', 'hour', { hour: g.state.hour });
  for (const seat of g.state.keepers.keys()) yield* act(g, seat);
  return 'night';
}

interface Act extends Option {
  readonly to?: RoomId;
}

function* act(g: Vigil, seat: Seat): Rules {
  const keeper = keeperAt(g, seat);
  const pick = yield* g.ask(seat, 'act', 'VI-TURN-01', () => acts(g, seat, keeper), { seat });
  if (pick.to !== undefined) go(g, seat, pick.to);
  else if (pick.id === 'relight') relight(g, seat, keeper.room);
  else if (pick.id === 'listen') listen(g, seat);
  else g.tell('all', 'waited', { seat, rule: 'VI-TURN-01' });
}

function acts(g: Vigil, seat: Seat, { room }: Keeper): Act[] {
  const hasHeard = g.state.omens[0]?.heardBy.includes(seat) ?? false;
  return [
    ...ROOMS[room].map((to) => ({ id: `go:${to}`, at: to, to, details: { to } })),
    { id: 'relight', at: room, rule: 'VI-TURN-02', details: { room }, blocked: g.state.lit[room] && 'burns' },
    { id: 'listen', rule: 'VI-TURN-03', blocked: hasHeard && 'heard' },
    { id: 'wait' },
  ];
}

function go(g: Vigil, seat: Seat, to: RoomId): void {
  const keeper = keeperAt(g, seat);
  const from = keeper.room;
  keeper.room = to;
  g.touch(`room:${to}`);
  g.tell('all', 'went', { seat, from, to, rule: 'VI-TURN-01' });
}

function relight(g: Vigil, seat: Seat, room: RoomId): void {
  g.state.lit[room] = true;
  g.tell('all', 'relit', { seat, room, rule: 'VI-TURN-02' });
}

/** VI-TURN-03: everybody sees who listens, and nobody else hears what. */
function listen(g: Vigil, seat: Seat): void {
  if (g.state.omens.length === 0) shuffleAgain(g);
  const [next] = g.state.omens;
  next?.heardBy.push(seat);
  if (next !== undefined) g.reveal(seat, 'omen-heard', { face: next.face, rule: 'VI-TURN-03' });
  g.tell('all', 'listened', { seat, rule: 'VI-TURN-03' });
}

/** VI-NIGHT-01: the next omen says where the draught comes. */
function* night(g: Vigil): Rules<string> {
  g.tell('all', 'night', { hour: g.state.hour });
  if (g.state.omens.length === 0) shuffleAgain(g);
  const omen = g.draw(g.state.omens);
  if (omen !== undefined) {
    g.state.spent.push(omen);
    g.touch(`omen:${omen.face}`);
    g.tell('all', 'omen', { face: omen.face, rule: 'VI-NIGHT-01' });
    if (omen.face !== 'calm') yield* draught(g, omen.face);
  }
  if (g.state.hour < g.state.hours) return 'keepers';
  g.state.result = 'dawn';
  g.tell('all', 'dawn', { rule: 'VI-END-01' });
  return END;
}

function* draught(g: Vigil, room: RoomId): Rules {
  if (!g.state.lit[room]) return comeIn(g, room);
  const seat = yield* volunteer(g, room);
  if (seat === null) {
    g.state.lit[room] = false;
    g.tell('all', 'candle-out', { room, rule: 'VI-NIGHT-01' });
  } else {
    keeperAt(g, seat).nerve -= 1;
    g.tell('all', 'sheltered', { seat, room, rule: 'VI-NIGHT-02' });
  }
}

/** VI-NIGHT-02: whoever stands there may shelter the flame. */
function* volunteer(g: Vigil, room: RoomId): Rules<Seat | null> {
  for (const [seat, { room: here, nerve }] of g.state.keepers.entries()) {
    if (here !== room || nerve === 0) continue;
    if (yield* g.confirm(seat, 'shelter', 'VI-NIGHT-02', { seat, room, nerve })) return seat;
  }
  return null;
}

/** VI-NIGHT-03: where no candle burns the dark comes in. */
function comeIn(g: Vigil, room: RoomId): void {
  g.state.dark += 1;
  g.tell('all', 'dark-came-in', { room, dark: g.state.dark, rule: 'VI-NIGHT-03' });
  if (g.state.dark < MORTAL) return;
  g.state.result = 'dark';
  g.tell('all', 'dark-stayed', { rule: 'VI-END-01' });
  g.end();
}

/** VI-NIGHT-04: nobody knows any of them any more. */
function shuffleAgain(g: Vigil): void {
  g.state.omens = g.state.spent;
  g.state.spent = [];
  for (const omen of g.state.omens) omen.heardBy = [];
  g.shuffleFaces('omens', g.state.omens);
  g.tell('all', 'omens-shuffled', { rule: 'VI-NIGHT-04' });
}

function keeperAt(g: Vigil, seat: Seat): Keeper {
  return g.state.keepers[seat]!; // every seat is a keeper
}
