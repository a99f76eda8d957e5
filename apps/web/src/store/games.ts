import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptGame } from '../contract/kept-game.ts';
import { randomHex } from './random-hex.ts';
import { forgetTrouble, noteTrouble } from './trouble.ts';

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame; indexes: { played: number } };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function db(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('dreadhouse', 1, {
    upgrade(database) {
      database.createObjectStore('games', { keyPath: 'id' }).createIndex('played', 'played');
    },
    terminated() {
      opened = null; // The browser closed it; the next question opens it again.
    },
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

export function newId(): string {
  return randomHex(16);
}

/** Where games are while the browser keeps nothing: for as long as the page is open. */
const unkept = new Map<string, KeptGame>();
const listeners = new Set<() => void>();

/** Hears of every game that is kept or forgotten. */
export function onKeptGames(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(): void {
  for (const listener of listeners) listener();
}

/** Keeps a game, if only for as long as the page is open; then the page says so. Never fails. */
export async function keepGame(game: KeptGame): Promise<void> {
  try {
    const putting = (await db()).transaction('games', 'readwrite');
    const put = putting.store.put(game);
    // At once, not when the browser has said that it is there: a page that is being left does not hear that any more.
    putting.commit();
    await Promise.all([put, putting.done]);
    unkept.delete(game.id);
    forgetTrouble();
  } catch (error) {
    unkept.set(game.id, game);
    noteTrouble(error);
  }
  changed();
}

export async function keptGame(id: string): Promise<KeptGame | undefined> {
  return unkept.get(id) ?? (await fromStore((store) => store.get('games', id), undefined));
}

/** All kept games, the last played first. */
export async function keptGames(): Promise<KeptGame[]> {
  const stored = await fromStore((store) => store.getAllFromIndex('games', 'played'), []);
  const all = new Map([...stored.map((game) => [game.id, game] as const), ...unkept]);
  return [...all.values()].sort((a, b) => b.played - a.played);
}

export async function forgetGame(id: string): Promise<void> {
  unkept.delete(id);
  await fromStore((store) => store.delete('games', id), undefined);
  changed();
}

async function fromStore<T>(ask: (store: IDBPDatabase<Schema>) => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await ask(await db());
  } catch (error) {
    noteTrouble(error);
    return otherwise;
  }
}
