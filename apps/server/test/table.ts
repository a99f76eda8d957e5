import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../src/config.ts';
import { GAMES, type Games } from '../src/games.ts';
import { type RunningServer, startServer } from '../src/server.ts';
import { Client, nonce, post } from './client.ts';

/** A server of its own, on a free port, with its data in a folder of its own. */
export function serve(env: Record<string, string> = {}, games: Games = GAMES): Promise<RunningServer> {
  const data = mkdtempSync(join(tmpdir(), 'dreadhouse-server-'));
  return startServer(
    readConfig({
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATA_DIR: data,
      MAX_MESSAGES_PER_SECOND: '10000',
      MAX_REQUESTS_PER_SECOND: '1000',
      ...env,
    }),
    games,
  );
}

/** A match of Final Girl with its one seat taken, and the player's end of the line. */
export async function seatedMatch(
  address: string,
  more: { readonly hints?: boolean } = {},
): Promise<{ match: string; token: string; client: Client }> {
  const body = { game: 'final-girl', options: {}, seats: ['open'], public: true, ...more };
  const match = String((await post(address, '/api/matches', body)).json['id']);
  const seated = await post(address, `/api/matches/${match}/seats/0`, { name: 'Ada', nonce: nonce() });
  const token = String(seated.json['token']);
  const client = await Client.connect(address, match, { token });
  await client.until(() => client.screen?.question != null);
  return { match, token, client };
}

/** Some answer that can be given. */
export function someAnswer({ screen }: Client): string {
  return screen?.question?.options.find(({ blocked }) => blocked === undefined)?.id ?? '';
}
