import type { Command } from '../command.ts';
import { type Context, oneLine, UsageError } from '../context.ts';

/** How many of each have been written or brought back. */
type Counts = Readonly<Record<string, number>>;

const WHERE = 'DATABASE_URL or DATA_DIR say where, as they do for the server';

export const backupCommand: Command = {
  name: 'backup',
  summary: `write everything that the server keeps to a file, while it goes on (${WHERE})`,
  arguments: ['FILE'],
  flags: {},
  async run({ arguments: [file = ''] }, context) {
    const { backUp, readConfig } = await server();
    return done(context, `${file} written`, () => backUp(readConfig(process.env), file));
  },
};

export const restoreCommand: Command = {
  name: 'restore',
  summary: `bring a backup back, into a database that is empty yet (${WHERE})`,
  arguments: ['FILE'],
  flags: {},
  async run({ arguments: [file = ''] }, context) {
    const { readConfig, restore } = await server();
    return done(context, `${file} restored`, () => restore(readConfig(process.env), file));
  },
};

/** Only these commands need it, and it is large. */
function server(): Promise<typeof import('@dreadhouse/server')> {
  return import('@dreadhouse/server');
}

async function done(context: Context, what: string, work: () => Promise<Counts>): Promise<number> {
  const { BackupError, ConfigError } = await server();
  try {
    const { matches = 0, entries = 0 } = await work();
    context.out.write(`${what}: ${matches} matches, ${entries} entries\n`);
    return 0;
  } catch (error) {
    const mistake = error instanceof BackupError || error instanceof ConfigError || isFileTrouble(error);
    if (mistake) throw new UsageError(oneLine(error));
    throw error;
  }
}

/** The file system says no. */
function isFileTrouble(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && 'path' in error;
}
