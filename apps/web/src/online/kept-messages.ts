import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ScreenMessage } from './screen-history.ts';

/** As it lies in people's browsers: these names stay, whatever we call things here. */
interface Kept {
  /** Match and viewer. */
  readonly reel: string;
  readonly take: ScreenMessage;
}

interface Schema extends DBSchema {
  takes: { key: number; value: Kept; indexes: { reel: string } };
}

/** What came of matches, as this browser keeps it, so that looking back works after a reload. A help: where nothing can be kept, nothing is missed. */
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

/** `of` names a match and its viewer. */
export async function keptMessages(of: string): Promise<readonly ScreenMessage[]> {
  try {
    return (await (await db()).getAllFromIndex('takes', 'reel', of)).map(({ take }) => take);
  } catch {
    return [];
  }
}

export async function keepMessage(of: string, message: ScreenMessage): Promise<void> {
  try {
    await (await db()).add('takes', { reel: of, take: message });
  } catch {
    // Then one cannot look back after a reload.
  }
}

export async function forgetMessages(of: string): Promise<void> {
  try {
    const database = await db();
    const keys = await database.getAllKeysFromIndex('takes', 'reel', of);
    await Promise.all(keys.map((key) => database.delete('takes', key)));
  } catch {
    // It was a help.
  }
}
