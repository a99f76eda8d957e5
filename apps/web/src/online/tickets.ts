import { readKept, writeKept } from './kept.ts';

/** A seat at an online table, or only the memory of having looked at it: all that lets this browser come back. */
export interface Ticket {
  readonly match: string;
  readonly game: string;
  readonly options: unknown;
  /** Null for those who only watch. */
  readonly seat: number | null;
  readonly token: string | null;
  readonly name: string;
  /** This seat's part in the luck. */
  readonly nonce: string | null;
  /** What the server promised before anybody sat down: its secret must fit it after the end. */
  readonly commitment: string;
  /** The match was brought from elsewhere: nothing was promised about its luck. */
  readonly imported?: boolean;
  readonly played: number;
  readonly over: boolean;
  /** The last moment that was seen: for the recap. */
  readonly seen?: number;
  /** How much of what happened to the match, not in it, one has been told. */
  readonly notes?: number;
  /** Of how many answers that a bot gave because the time was over one has been told. */
  readonly missed?: number;
  /** Whether whoever sits here has been told that the seat is kept in this browser alone. */
  readonly told?: boolean;
  /** What a bystander saw last: for the shelf. */
  readonly look?: unknown;
}

const KEY = 'dreadhouse.online';
const listeners = new Set<() => void>();
let cached: readonly Ticket[] | null = null;

/** All of them, the last played first. */
export function tickets(): readonly Ticket[] {
  if (cached === null) {
    const kept = readKept(KEY);
    cached = Array.isArray(kept) ? (kept as Ticket[]).filter(isTicket).sort((a, b) => b.played - a.played) : [];
  }
  return cached;
}

function isTicket(one: Partial<Ticket> | null): boolean {
  return typeof one?.match === 'string' && typeof one.game === 'string';
}

export function ticketFor(match: string): Ticket | null {
  return tickets().find((one) => one.match === match) ?? null;
}

export function keepTicket(ticket: Ticket): void {
  change([ticket, ...tickets().filter(({ match }) => match !== ticket.match)]);
}

/** What somebody who sits here has been told, so that it is told once, also over a closed page. */
type Told = Partial<Pick<Ticket, 'notes' | 'missed' | 'told'>>;

export function keepTold(match: string, told: Told): void {
  const ticket = ticketFor(match);
  if (ticket === null) return;
  const next = { ...ticket, ...told };
  if (next.notes !== ticket.notes || next.missed !== ticket.missed || next.told !== ticket.told) keepTicket(next);
}

export function dropTicket(match: string): void {
  change(tickets().filter((one) => one.match !== match));
}

function change(next: readonly Ticket[]): void {
  cached = null;
  writeKept(KEY, next);
  for (const listener of listeners) listener();
}

export function onTickets(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent): void => {
    if (key !== KEY) return;
    cached = null;
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', elsewhere);
  };
}

const NAME = 'dreadhouse.name';

/** What this person called themselves last. */
export function lastName(): string {
  const kept = readKept(NAME);
  return typeof kept === 'string' ? kept : '';
}

export function keepName(name: string): void {
  writeKept(NAME, name);
}
