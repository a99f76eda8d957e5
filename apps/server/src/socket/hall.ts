import type { Seat, Viewer } from '@dreadhouse/engine';
import type { FromClient, Proposal, Refusal, Snapshot, Spoken } from '@dreadhouse/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Frames } from '../match/frames.ts';
import type { Host } from '../match/host.ts';
import type { LiveMatch } from '../match/live.ts';
import { DONE, type Outcome, refused } from '../match/refusal.ts';
import { hashOf } from '../match/tokens.ts';
import type { Matches } from '../store/matches.ts';
import type { ChatRow } from '../store/schema.ts';
import type { Connection, Hall } from './connection.ts';

type Command = Exclude<FromClient, { t: 'hello' } | { t: 'ping' }>;

/** Everybody who is connected to this node, by match. */
export class Rooms implements Hall {
  readonly #host: Host;
  readonly #matches: Matches;
  readonly #bus: Bus;
  readonly #rooms = new Map<string, Set<Connection>>();
  /** How many are on their way in, by match. */
  readonly #entering = new Map<string, number>();

  constructor(host: Host, matches: Matches, bus: Bus) {
    this.#host = host;
    this.#matches = matches;
    this.#bus = bus;
    host.isWatched = (match) => this.#rooms.has(match) || this.#entering.has(match);
    bus.listen((news) => {
      if (news.kind === 'said') this.#passOn(news.match, news.command).catch(() => undefined); // read at the next visit
    });
  }

  get connections(): number {
    let count = 0;
    for (const room of this.#rooms.values()) count += room.size;
    return count;
  }

  /** The matches that somebody looks at. */
  watched(): string[] {
    return [...this.#rooms.keys()];
  }

  *all(): Generator<Connection> {
    for (const room of this.#rooms.values()) yield* room;
  }

  async enter(match: string, token: string | undefined): Promise<{ live: LiveMatch; viewer: Viewer } | Refusal> {
    const live = await this.#host.find(match);
    if (live === null) return 'unknown-match';
    if (token === undefined) return { live, viewer: 'spectator' };
    const hash = hashOf(token);
    const seat = live.seats.find((one) => one.token === hash);
    return seat === undefined ? 'unknown-token' : { live, viewer: seat.seat };
  }

  /** Shows the newcomer where the match is: what was missed, or everything. */
  async arrived(connection: Connection): Promise<void> {
    const id = connection.live?.id;
    if (id === undefined) return;
    this.#entering.set(id, (this.#entering.get(id) ?? 0) + 1);
    try {
      await this.#letIn(connection, id);
    } finally {
      const left = (this.#entering.get(id) ?? 1) - 1;
      if (left > 0) this.#entering.set(id, left);
      else this.#entering.delete(id);
    }
  }

  async #letIn(connection: Connection, id: string): Promise<void> {
    const live = await this.#host.find(id); // it may have left memory between the door and here
    if (live === null) return;
    connection.live = live;
    const chat = await this.#matches.chat(id);
    await live.inTurn(async () => {
      if (connection.closed) return; // gone before it was shown in
      const room = this.#rooms.get(live.id) ?? new Set();
      this.#rooms.set(live.id, room);
      const frames = live.framesOf(connection.viewer);
      const missed = connection.last === null ? null : frames.since(connection.last);
      if (missed === null) connection.tell(snapshotOf(frames, chat));
      else for (const text of missed) connection.send(text);
      room.add(connection);
    });
    if (typeof connection.viewer === 'number' && !connection.closed) this.#setOnline(live, connection.viewer, true);
  }

  left(connection: Connection): void {
    const { live, viewer } = connection;
    if (live === null) return;
    const room = this.#rooms.get(live.id);
    if (room?.delete(connection) !== true) return;
    const here = [...room].some((other) => other.viewer === viewer);
    if (here) return;
    live.forget(viewer);
    if (room.size === 0) this.#rooms.delete(live.id);
    if (typeof viewer === 'number') this.#setOnline(live, viewer, false);
  }

  #setOnline(live: LiveMatch, seat: Seat, online: boolean): void {
    if (live.here().includes(seat) === online) return;
    live.setOnline(seat, online);
    this.#bus.tell({ kind: 'presence', match: live.id, seat, online });
    this.show(live);
  }

  /** Sends every viewer what has changed for them. */
  show(live: LiveMatch): void {
    const room = this.#rooms.get(live.id);
    if (room === undefined) return;
    for (const [frames, shown] of live.changes()) {
      if (shown === 'nothing') continue;
      for (const connection of room) {
        if (connection.viewer !== frames.viewer) continue;
        if (shown === 'snapshot') connection.tell(snapshotOf(frames, null));
        else connection.send(shown.update);
      }
    }
  }

  async carryOut(live: LiveMatch, seat: Seat, command: Command): Promise<Outcome> {
    switch (command.t) {
      case 'answer':
        return this.#host.answer(live, seat, command.ask, command.option, command.id);
      case 'undo':
        return this.#host.undo(live, seat, command.id);
      case 'propose':
        return this.#propose(live, seat, command.what);
      case 'consent':
        return this.#consent(live, seat, command.yes, command.id);
      case 'say':
        return this.#say(live, seat, command);
      case 'bot':
        return this.#letBot(live, seat, command.seat, command.level);
    }
  }

  #propose(live: LiveMatch, seat: Seat, what: Proposal['what']): Outcome {
    if (live.match === null) return refused('not-started');
    live.proposal = { what, by: seat, consents: [seat] };
    this.show(live);
    return DONE;
  }

  async #consent(live: LiveMatch, seat: Seat, yes: boolean, command: string): Promise<Outcome> {
    const { proposal } = live;
    if (proposal === null) return refused('no-proposal');
    if (!yes) {
      live.proposal = null;
      this.show(live);
      return DONE;
    }
    const consents = [...new Set([...proposal.consents, seat])].sort((a, b) => a - b);
    live.proposal = { ...proposal, consents };
    const agreed = live.people().every((one) => consents.includes(one));
    if (agreed && proposal.what === 'rewind') return this.#host.rewind(live, proposal.by, command);
    this.show(live);
    return DONE;
  }

  async #say(live: LiveMatch, seat: Seat, { id, to, text }: Extract<Command, { t: 'say' }>): Promise<Outcome> {
    const side = to === 'table' ? null : sideOf(live, seat);
    if (to === 'side' && side === null) return refused('no-side');
    const row: ChatRow = { match: live.id, command: id, seat, audience: JSON.stringify(side), text, at: Date.now() };
    if (await this.#matches.say(row)) {
      this.#pass(live.id, row);
      this.#bus.tell({ kind: 'said', match: live.id, command: id });
    }
    return DONE;
  }

  async #passOn(match: string, command: string): Promise<void> {
    if (!this.#rooms.has(match)) return;
    const row = (await this.#matches.chat(match)).find((one) => one.command === command);
    if (row !== undefined) this.#pass(match, row);
  }

  #pass(match: string, row: ChatRow): void {
    for (const connection of this.#rooms.get(match) ?? []) {
      if (mayRead(row, connection.viewer)) connection.tell({ t: 'chat', said: spoken(row) });
    }
  }

  /** Anybody at the table may let a bot answer for a seat that is not there, and for their own; only its owner takes it back. */
  async #letBot(live: LiveMatch, by: Seat, seat: Seat, level: string | null): Promise<Outcome> {
    const row = live.seats[seat];
    if (row === undefined || row.token === null) return refused('not-your-seat');
    const mayStand = seat === by || (level !== null && !live.isOnline(seat));
    if (!mayStand) return refused('not-your-seat');
    await this.#matches.changeSeat(live.id, seat, { kind: level === null ? 'person' : 'bot', level });
    await this.#host.refresh(live.id);
    return DONE;
  }
}

function snapshotOf(frames: Frames, chat: readonly ChatRow[] | null): Snapshot {
  const readable = (chat ?? []).filter((row) => mayRead(row, frames.viewer));
  return {
    t: 'snapshot',
    frame: frames.id,
    screen: frames.screen,
    events: [...frames.events],
    chat: readable.map(spoken),
  };
}

function spoken({ command, seat, audience, text, at }: ChatRow): Spoken {
  return { id: command, seat, to: audience === 'null' ? 'table' : 'side', text, at };
}

function mayRead({ audience }: ChatRow, viewer: Viewer): boolean {
  const seats = JSON.parse(audience) as readonly Seat[] | null;
  return seats === null || (typeof viewer === 'number' && seats.includes(viewer));
}

/** Those who may talk in secret with this seat. */
function sideOf(live: LiveMatch, seat: Seat): readonly Seat[] | null {
  return live.game.teams?.(live.seats.length).find((team) => team.includes(seat)) ?? null;
}
