import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Child, newFolder } from '../fixtures/belfry.ts';
import type { Program } from '../fixtures/programs.ts';
import { Crowd, type Reckoning } from './crowd.ts';

/** Kills the server's process under load, at random moments, and starts it again. */
export async function kills(
  program: Program,
  times: number,
  tell: (line: string) => void = () => undefined,
): Promise<Reckoning & { readonly kills: number }> {
  const env = { DATA_DIR: newFolder(), PORT: String(await freePort()) };
  let server: Child = await program.start(env);
  const crowd = await Crowd.open(server.address, program.busy, 6);
  crowd.start();
  for (let i = 1; i <= times; i++) {
    const before = crowd.acknowledged;
    while (crowd.acknowledged < before + 20) await pause(5); // it is really under load
    await pause(Math.random() * 400);
    await server.kill();
    server = await program.start(env);
    if (i % 10 === 0) tell(`${i} of ${times} kills, ${crowd.acknowledged} answers acknowledged`);
  }
  await crowd.stop();
  const reckoning = await crowd.check(env);
  crowd.close();
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
