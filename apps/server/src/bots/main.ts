import { NatsBus } from '../bus/nats.ts';
import { ConfigError, readConfig } from '../config.ts';
import { ThreadPool } from './pool.ts';

/** A process that thinks for the bots of all nodes; as many of them as there are machines to spare. */
async function main(): Promise<void> {
  const { natsUrl, botThreads } = readConfig(process.env);
  if (natsUrl === null) throw new ConfigError('NATS_URL must be set: it is how nodes ask for a bot’s answer.');
  const bus = await NatsBus.open(natsUrl);
  const pool = new ThreadPool(Math.max(1, botThreads));
  bus.serveBots((task) => pool.think(task));
  await bus.settled();
  process.stdout.write('Bots are thinking.\n');
  const stop = (): void => {
    void bus
      .close()
      .then(() => pool.close())
      .then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exit(1);
});
