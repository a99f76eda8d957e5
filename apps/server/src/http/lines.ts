import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How many lines there may be that are no sockets of a match. */
interface MostLines {
  readonly perClient: number;
  readonly inAll: number;
}

/** Lines of somebody, or of everybody: those that we wait for, the longest first, and those whose request is being answered. */
class Group {
  readonly waiting = new Set<Socket>();
  readonly busy = new Set<Socket>();

  get size(): number {
    return this.waiting.size + this.busy.size;
  }

  delete(line: Socket): void {
    this.waiting.delete(line);
    this.busy.delete(line);
  }

  /** Whose turn it is to go when there is no room for another one. */
  oldest(besides: Socket): Socket | null {
    for (const lines of [this.waiting, this.busy]) for (const line of lines) if (line !== besides) return line;
    return null;
  }
}

/**
 * Lines for plain requests, so many for each client and in all. When there is one too many, the one goes that has been waited for the longest:
 * it has nothing to say, or does not come to the end of it. So nobody is shut out by lines that somebody else holds and does not use, be it
 * from the same address.
 */
export class Lines {
  readonly #most: MostLines;
  readonly #clientAt: (line: Socket) => string | null;
  readonly #all = new Group();
  readonly #clients = new Map<string, Group>();
  /** Whom a line counts for; behind a proxy nobody's, until there is a request that says whose it is. */
  readonly #client = new Map<Socket, string | null>();

  constructor(server: Server, most: MostLines, clientAt: (line: Socket) => string | null) {
    this.#most = most;
    this.#clientAt = clientAt;
    server.on('connection', (line: Socket) => {
      this.#open(line, clientAt(line));
      line.once('close', () => this.forget(line));
    });
  }

  get size(): number {
    return this.#all.size;
  }

  /** Somebody has begun to ask for something. */
  asks(line: Socket, client: string): void {
    const before = this.#client.get(line);
    if (before === undefined || before === client) return;
    this.#leave(line);
    this.#client.set(line, client);
    const group = this.#groupOf(client);
    group.waiting.add(line);
    this.#makeRoom(group, this.#most.perClient, line);
  }

  /** All that was to be said is there. */
  heard(line: Socket): void {
    for (const group of this.#groupsWith(line)) if (group.waiting.delete(line)) group.busy.add(line);
  }

  /** Whatever comes next is waited for. A proxy's line is nobody's again. */
  answered(line: Socket): void {
    if (this.#client.has(line) && this.#clientAt(line) === null) {
      this.#leave(line);
      this.#client.set(line, null);
    }
    for (const group of this.#groupsWith(line)) {
      group.delete(line);
      group.waiting.add(line);
    }
  }

  /** It is closed, or has become a socket. */
  forget(line: Socket): void {
    this.#leave(line);
    this.#client.delete(line);
    this.#all.delete(line);
  }

  #open(line: Socket, client: string | null): void {
    this.#client.set(line, client);
    this.#all.waiting.add(line);
    this.#makeRoom(this.#all, this.#most.inAll, line);
    if (client === null) return;
    const group = this.#groupOf(client);
    group.waiting.add(line);
    this.#makeRoom(group, this.#most.perClient, line);
  }

  #makeRoom(group: Group, most: number, newest: Socket): void {
    if (group.size <= most) return;
    const line = group.oldest(newest) ?? newest;
    this.forget(line);
    line.destroy();
  }

  #groupOf(client: string): Group {
    const group = this.#clients.get(client) ?? new Group();
    this.#clients.set(client, group);
    return group;
  }

  #groupsWith(line: Socket): Group[] {
    const client = this.#client.get(line);
    if (client === undefined) return [];
    const own = client === null ? undefined : this.#clients.get(client);
    return own === undefined ? [this.#all] : [this.#all, own];
  }

  #leave(line: Socket): void {
    const client = this.#client.get(line);
    if (client === undefined || client === null) return;
    const group = this.#clients.get(client);
    group?.delete(line);
    if (group?.size === 0) this.#clients.delete(client);
  }
}
