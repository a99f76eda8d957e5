import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { verify } from '@dreadhouse/engine';
import { expect, test } from 'vitest';
import { post } from './client.ts';
import { newFolder, node } from './fixtures/belfry.ts';
import { bells } from './fixtures/bells.ts';

const BOT = fileURLToPath(new URL('../../../examples/bot.mjs', import.meta.url));

/** Runs the example as anybody would; what it said, once it has ended. */
function run(...args: string[]): Promise<{ code: number | null; out: string }> {
  const bot = spawn(process.execPath, [BOT, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  for (const stream of [bot.stdout, bot.stderr]) stream.on('data', (data) => (out += String(data)));
  return new Promise((resolve) => bot.once('exit', (code) => resolve({ code, out })));
}

test('the example bot is short, and two of them play a game to its end', async () => {
  expect(readFileSync(BOT, 'utf8').trim().split('\n').length).toBeLessThan(100);
  const server = await node({ DATA_DIR: newFolder() });
  const table = { game: 'bells', options: { rings: 60 }, seats: ['open', 'open'], public: true };
  const match = String((await post(server.address, '/api/matches', table)).json['id']);
  const seats = async (): Promise<unknown> => {
    const info = (await (await fetch(`${server.address}/api/matches/${match}`)).json()) as { seats: unknown };
    return info.seats;
  };
  const first = run(server.address);
  await expect.poll(seats, { timeout: 60_000 }).toMatchObject([{ kind: 'person', automated: true }, { kind: 'open' }]);
  for (const { code, out } of await Promise.all([first, run(server.address, match)])) {
    expect(out).toMatch(/^I play bells on seat [01] of .+\nIt is over: ringers won\.\n$/);
    expect(code).toBe(0);
  }
  expect(await seats()).toMatchObject([{ automated: true }, { automated: true }]);
  const file = await (await fetch(`${server.address}/api/matches/${match}/file`)).text();
  expect(verify(bells, file)).toMatchObject({ ok: true, answers: 60, committed: true });
  await server.close();
});
