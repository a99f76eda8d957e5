import { ConfigError, readConfig } from './config.ts';
import { startServer } from './server.ts';

/** Starts the server as the environment asks, and stops it in good order. */
async function main(): Promise<void> {
  const server = await startServer(readConfig(process.env));
  process.stdout.write(`Dreadhouse is at ${server.address}\n`);
  const stop = (): void => {
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof ConfigError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
});
