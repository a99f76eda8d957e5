import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Child, child, newFolder } from '../fixtures/belfry.ts';
import { Belfries, type Reckoning } from './belfries.ts';

/** Kills the server's process under load, at random moments, and starts it again. */
export async function kills(
  times: number,
  tell: (line: string) => void = () => undefined,
): Promise<Reckoning & { readonly kills: number }> {
  const env = { DATA_DIR: newFolder(), PORT: String(await freePort()) };
  let server: Child = await child(env);
  const belfries = await Belfries.open(server.address, 6, 2);
  belfries.start();
  for (let i = 1; i <= times; i++) {
    const before = belfries.acknowledged;
    while (belfries.acknowledged < before + 20) await pause(5); // it is really under load
    await pause(Math.random() * 400);
    await server.kill();
    server = await child(env);
    if (i % 10 === 0) tell(`${i} of ${times} kills, ${belfries.acknowledged} answers acknowledged`);
  }
  await belfries.stop();
  const reckoning = await belfries.check(env);
  belfries.close();
  await server.kill();
  return { ...reckoning, kills: times };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
