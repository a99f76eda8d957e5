import { setTimeout as pause } from 'node:timers/promises';
import { newFolder, node } from '../fixtures/belfry.ts';
import { Belfries, type Reckoning } from './belfries.ts';

/** Cuts players off, at every moment there is, while they play. */
export async function disconnections(
  times: number,
  tell: (line: string) => void = () => undefined,
): Promise<Reckoning & { readonly drops: number }> {
  const env = { DATA_DIR: newFolder() };
  const server = await node(env);
  const belfries = await Belfries.open(server.address, Math.min(12, Math.max(2, Math.ceil(times / 100))), 3);
  belfries.start();
  const everybody = belfries.everybody();
  const drops = (): number => everybody.reduce((sum, player) => sum + player.drops, 0);
  for (let told = 0; drops() < times; ) {
    for (const player of everybody) if (Math.random() < 0.35) player.drop();
    await pause(Math.random() * 30);
    if (drops() - told < 1000) continue;
    told = drops();
    tell(`${told} of ${times} disconnections, ${belfries.acknowledged} answers acknowledged`);
  }
  await belfries.stop();
  const reckoning = await belfries.check(env);
  belfries.close();
  await server.close();
  return { ...reckoning, drops: drops() };
}
