import { WebSocket } from 'ws';
import { GUESTS, MOST_ACTIONS, ROUNDS } from '../game/manor.ts';

/** A match with a socket for each guest, whichever server it is on. */
export interface Table {
  /** How many moves have been made. */
  readonly moves: number;
  /** Makes the next move, and waits until all guests have been shown it. */
  move(): Promise<void>;
  /** Breaks all lines, comes back, and waits until everybody has been shown where the match is. */
  comeBack(): Promise<void>;
  close(): void;
}

/** A server to be measured, and how one plays on it. */
export interface Side {
  readonly name: string;
  newTable(address: string, note: (bytes: number) => void): Promise<Table>;
}

/** Everybody uses all of their actions. */
export const MOVES = ROUNDS * GUESTS * MOST_ACTIONS;

const ROOMS = 28;

/** The n-th move of every match, the same on both servers: a walk to the next room and a search in it, in turns. */
export function scripted(n: number): { readonly seat: number; readonly to: number | null } {
  const turn = Math.floor(n / MOST_ACTIONS);
  const seat = turn % GUESTS;
  const action = n % MOST_ACTIONS;
  const walked = Math.floor(turn / GUESTS) * (MOST_ACTIONS / 2) + Math.floor(action / 2);
  return { seat, to: action % 2 === 0 ? (seat * 7 + walked + 1) % ROOMS : null };
}

/** Waits until every guest has been shown so many moves. */
export class Gallery {
  readonly #shown = Array<number>(GUESTS).fill(0);
  #waiting: { readonly moves: number; resolve(): void } | null = null;

  /** One move more; or, for somebody who was shown everything, all of them. */
  show(seat: number, moves = (this.#shown[seat] ?? 0) + 1): void {
    this.#shown[seat] = moves;
    const waiting = this.#waiting;
    if (waiting === null || this.#shown.some((moves) => moves < waiting.moves)) return;
    this.#waiting = null;
    waiting.resolve();
  }

  seen(moves: number): Promise<void> {
    if (this.#shown.every((shown) => shown >= moves)) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiting = { moves, resolve };
    });
  }
}

/** The same client library for both servers, and no more work in it than must be. */
export function open(url: string, hear: (text: string, socket: WebSocket) => void): WebSocket {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  socket.on('message', (data) => hear(String(data), socket));
  return socket;
}

export async function post<T>(url: string, body: unknown): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
