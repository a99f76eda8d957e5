import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SeatInfo } from '../table/table.ts';

/** A game as this browser keeps it. */
export interface KeptGame {
  readonly id: string;
  readonly game: string;
  /** The match as a file, whole. */
  readonly file: string;
  readonly seats: readonly SeatInfo[];
  readonly options: unknown;
  readonly position: number;
  readonly over: boolean;
  readonly begun: number;
  readonly played: number;
  /** Up to which position the player has seen what happened: for the recap. */
  readonly seen?: number;
  readonly branchOf?: string;
  /** The day of a daily challenge, the chapter of a tutorial. */
  readonly daily?: string;
  readonly tutorial?: string;
}

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame; indexes: { played: number } };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function db(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('dreadhouse', 1, {
    upgrade(database) {
      database.createObjectStore('games', { keyPath: 'id' }).createIndex('played', 'played');
    },
  });
  return opened;
}

export function newId(): string {
  return crypto.randomUUID();
}

export async function keepGame(game: KeptGame): Promise<void> {
  await (await db()).put('games', game);
}

export async function keptGame(id: string): Promise<KeptGame | undefined> {
  return (await db()).get('games', id);
}

/** All kept games, the last played first. */
export async function keptGames(): Promise<KeptGame[]> {
  return (await (await db()).getAllFromIndex('games', 'played')).reverse();
}

export async function forgetGame(id: string): Promise<void> {
  await (await db()).delete('games', id);
}
