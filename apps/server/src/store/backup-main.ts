import { ConfigError, readConfig } from '../config.ts';
import { BackupError, backUp, restore } from './backup.ts';

const USAGE = 'usage: node backup.js write FILE | restore FILE (DATABASE_URL or DATA_DIR say where, as for the server)';

/** Backups where there is nothing but what is shipped; in a clone `npx dreadhouse backup` does the same. */
async function main([verb, file]: readonly string[]): Promise<number> {
  if (file === undefined || (verb !== 'write' && verb !== 'restore')) return say(process.stderr, USAGE, 2);
  const place = readConfig(process.env);
  const { matches, entries } = await (verb === 'write' ? backUp(place, file) : restore(place, file));
  const done = verb === 'write' ? 'written' : 'restored';
  return say(process.stdout, `${file} ${done}: ${matches} matches, ${entries} entries`, 0);
}

function say(where: NodeJS.WriteStream, line: string, code: number): number {
  where.write(`${line}\n`);
  return code;
}

/** The file system says no, a setting is wrong, or the file is no backup: then a sentence is enough. */
function isMistake(error: unknown): error is Error {
  if (error instanceof BackupError || error instanceof ConfigError) return true;
  return error instanceof Error && 'syscall' in error && 'path' in error;
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(
      `${isMistake(error) ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
    );
    process.exit(2);
  },
);
