import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Take } from './film.ts';

interface Kept {
  /** Match and viewer. */
  readonly reel: string;
  readonly take: Take;
}

interface Schema extends DBSchema {
  takes: { key: number; value: Kept; indexes: { reel: string } };
}

/** Films as this browser keeps them, so that looking back works after a reload. A help: where nothing can be kept, nothing is missed. */
let opened: Promise<IDBPDatabase<Schema>> | null = null;

function db(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('dreadhouse-online', 1, {
    upgrade(database) {
      database.createObjectStore('takes', { autoIncrement: true }).createIndex('reel', 'reel');
    },
    terminated() {
      opened = null;
    },
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

export async function keptTakes(reel: string): Promise<readonly Take[]> {
  try {
    return (await (await db()).getAllFromIndex('takes', 'reel', reel)).map(({ take }) => take);
  } catch {
    return [];
  }
}

export async function keepTake(reel: string, take: Take): Promise<void> {
  try {
    await (await db()).add('takes', { reel, take });
  } catch {
    // Then one cannot look back after a reload.
  }
}

export async function dropReel(reel: string): Promise<void> {
  try {
    const database = await db();
    const keys = await database.getAllKeysFromIndex('takes', 'reel', reel);
    await Promise.all(keys.map((key) => database.delete('takes', key)));
  } catch {
    // It was a help.
  }
}
