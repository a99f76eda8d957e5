import type { Seat, Viewer } from '@dreadhouse/engine';
import type { FromClient, Refusal, Snapshot } from '@dreadhouse/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Host } from '../match/host.ts';
import { opens } from '../match/keys.ts';
import type { LiveMatch } from '../match/live.ts';
import { Mates } from '../match/mates.ts';
import { Proposals } from '../match/proposals.ts';
import { type Outcome, refused } from '../match/refusal.ts';
import { Seating } from '../match/seating.ts';
import type { SentUpdates } from '../match/sent-updates.ts';
import { hashOf } from '../match/tokens.ts';
import { now } from '../now.ts';
import type { Matches } from '../store/matches.ts';
import type { ChatRow } from '../store/schema.ts';
import { Chat, mayRead, spoken } from './chat.ts';
import type { Connection, Entered, Hall } from './connection.ts';
import { Buckets } from './limiter.ts';

type Command = Exclude<FromClient, { t: 'hello' } | { t: 'ping' }>;

/** What a seat may wish for about the table: each is written down, and shown to others. More often than people do, but not for long. */
const WISHES: ReadonlySet<Command['t']> = new Set(['propose', 'consent', 'bot', 'tell']);
const WISHES_PER_SECOND = 0.5;
const WISHES_AT_ONCE = 12;

/** Everybody who is connected to this node, by match. */
export class Rooms implements Hall {
  readonly onTrouble: Hall['onTrouble'];
  readonly #host: Host;
  readonly #matches: Matches;
  readonly #bus: Bus;
  readonly #proposals: Proposals;
  readonly #seating: Seating;
  readonly #mates: Mates;
  readonly #chat: Chat;
  readonly #wishes = new Buckets(WISHES_PER_SECOND, WISHES_AT_ONCE);
  readonly #rooms = new Map<string, Set<Connection>>();
  /** The seats by which those in a room were last looked at. */
  readonly #checked = new WeakMap<LiveMatch, LiveMatch['seats']>();
  /** How many are on their way in, by match. */
  readonly #entering = new Map<string, number>();

  constructor(host: Host, matches: Matches, bus: Bus, onTrouble: Hall['onTrouble']) {
    this.onTrouble = onTrouble;
    this.#host = host;
    this.#matches = matches;
    this.#bus = bus;
    this.#proposals = new Proposals(host, matches);
    this.#seating = new Seating(host, matches, this.#proposals);
    this.#mates = new Mates(host, matches);
    this.#chat = new Chat(matches, bus, (match, row) => this.#pass(match, row));
    host.isWatched = (match) => this.#rooms.has(match) || this.#entering.has(match);
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

  async enter(match: string, token: string | undefined): Promise<Entered | Refusal> {
    const live = await this.#host.find(match);
    if (live === null) return 'unknown-match';
    if (token === undefined) return { live, viewer: 'spectator', hash: null };
    const hash = hashOf(token);
    const seat = live.seats.find((one) => opens(one, hash));
    return seat === undefined ? 'unknown-token' : { live, viewer: seat.seat, hash };
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
      const sent = this.#upToDate(live, connection.viewer);
      const missed = connection.last === null ? null : sent.since(connection.last);
      if (missed === null) connection.tell(snapshotOf(sent, chat));
      else this.#catchUp(connection, missed, chat);
      this.#roomOf(live).add(connection);
    });
    if (connection.closed) return;
    if (typeof connection.viewer === 'number') this.#setOnline(live, connection.viewer, true);
    else this.#countWatchers(live);
  }

  #countWatchers(live: LiveMatch): void {
    const watching = [...(this.#rooms.get(live.id) ?? [])].filter(({ viewer }) => viewer === 'spectator').length;
    if (live.watchersHere === watching) return;
    live.setWatchers(watching);
    this.#host.changed(live);
  }

  #roomOf({ id }: LiveMatch): Set<Connection> {
    const room = this.#rooms.get(id) ?? new Set();
    this.#rooms.set(id, room);
    return room;
  }

  /** What this viewer has been sent, with everything that happened while nobody looked. */
  #upToDate(live: LiveMatch, viewer: Viewer): SentUpdates {
    const sent = live.sentTo(viewer);
    this.broadcast(live);
    return sent;
  }

  #catchUp(connection: Connection, missed: readonly string[], chat: readonly ChatRow[]): void {
    for (const text of missed) connection.send(text);
    for (const row of chat) if (mayRead(row, connection.viewer)) connection.tell({ t: 'chat', said: spoken(row) });
  }

  left(connection: Connection): void {
    const { live, viewer } = connection;
    if (live === null) return;
    const room = this.#rooms.get(live.id);
    if (room?.delete(connection) !== true) return;
    if (viewer === 'spectator') this.#countWatchers(live);
    if (this.#isHere(live, viewer)) return;
    if (room.size === 0) this.#rooms.delete(live.id);
    if (typeof viewer === 'number') this.#setOnline(live, viewer, false);
    live.leave(viewer, now());
  }

  #isHere({ id }: LiveMatch, viewer: Viewer): boolean {
    return [...(this.#rooms.get(id) ?? [])].some((one) => one.viewer === viewer);
  }

  #setOnline(live: LiveMatch, seat: Seat, online: boolean): void {
    if (live.here().includes(seat) === online) return;
    live.setOnline(seat, online);
    this.#bus.tell({ kind: 'presence', match: live.id, seat, online });
    this.#host.changed(live);
  }

  /** Sends every viewer what has changed for them. */
  broadcast(live: LiveMatch): void {
    this.#turnOut(live);
    const room = this.#rooms.get(live.id) ?? [];
    for (const [sent, toSend] of live.broadcast()) {
      if (toSend === 'nothing') continue;
      for (const connection of room) {
        if (connection.viewer !== sent.viewer) continue;
        if (toSend === 'snapshot') connection.tell(snapshotOf(sent, null));
        else connection.send(toSend.update);
      }
    }
  }

  /** A seat may have changed hands, or its owner has shut a lost device out: whoever came in by what no longer opens it leaves. */
  #turnOut(live: LiveMatch): void {
    if (this.#checked.get(live) === live.seats) return;
    this.#checked.set(live, live.seats);
    for (const connection of this.#rooms.get(live.id) ?? []) {
      const { viewer, hash } = connection;
      const row = typeof viewer === 'number' ? live.seats[viewer] : undefined;
      if (row !== undefined && hash !== null && !opens(row, hash)) connection.turnAway('unknown-token');
    }
  }

  async carryOut(live: LiveMatch, seat: Seat, command: Command): Promise<Outcome> {
    if (WISHES.has(command.t) && !this.#wishes.take(`${live.id} ${seat}`)) return refused('too-fast');
    switch (command.t) {
      case 'answer':
        return this.#host.answer(live, seat, command.ask, command.option, command.id);
      case 'undo':
        return this.#host.undo(live, seat, command.id);
      case 'propose':
        return this.#proposals.propose(live, seat, command, command.id);
      case 'consent':
        return this.#proposals.consent(live, seat, command.proposal, command.yes, command.id);
      case 'say':
      case 'phrase':
        return this.#chat.say(live, seat, command);
      case 'bot':
        return this.#seating.letBot(live, seat, command.seat, command.level, command.id);
      case 'tell':
        return this.#mates.tell(live, seat, command.seat, command.wish, command.id);
    }
  }

  /** Whether nobody's word is missing any more for what the tables here are to agree on. */
  async checkProposals(now: number): Promise<void> {
    for (const id of this.watched()) {
      const live = await this.#host.find(id);
      if (live !== null) await this.#proposals.check(live, now);
    }
  }

  #pass(match: string, row: ChatRow): void {
    for (const connection of this.#rooms.get(match) ?? []) {
      if (mayRead(row, connection.viewer)) connection.tell({ t: 'chat', said: spoken(row) });
    }
  }
}

function snapshotOf(sent: SentUpdates, chat: readonly ChatRow[] | null): Snapshot {
  const readable = (chat ?? []).filter((row) => mayRead(row, sent.viewer));
  return {
    t: 'snapshot',
    frame: sent.frame,
    screen: sent.screen,
    events: sent.events,
    chat: readable.map(spoken),
  };
}
