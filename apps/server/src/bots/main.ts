import { NatsBus } from '../bus/nats.ts';
import { ConfigError, readConfig } from '../config.ts';
import { openDatabase } from '../store/database.ts';
import { Journal } from '../store/journal.ts';
import { Matches } from '../store/matches.ts';
import { ThinkerPool } from './pool.ts';
import { answerOnBus } from './serve-bots.ts';

/** A process that thinks for the bots of all nodes; as many of them as there are machines to spare. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { natsUrl, databaseUrl, botThreads } = config;
  if (natsUrl === null) throw new ConfigError('NATS_URL must be set: it is how nodes ask for a bot’s answer.');
  if (databaseUrl === null) throw new ConfigError('DATABASE_URL must be set: it is where the matches are.');
  const db = await openDatabase(config);
  const bus = await NatsBus.open(natsUrl);
  const pool = new ThinkerPool(Math.max(1, botThreads));
  const parts = { matches: new Matches(db), journal: new Journal(db), pool };
  bus.serveBots((request) => answerOnBus(parts, request));
  await bus.flushed();
  process.stdout.write('Bots are thinking.\n');
  const stop = (): void => {
    void bus
      .close()
      .then(() => pool.close())
      .then(() => db.destroy())
      .then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exit(1);
});
