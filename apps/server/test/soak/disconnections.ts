import { setTimeout as pause } from 'node:timers/promises';
import { MOST_ANSWERS } from '@dreadhouse/engine';
import { newFolder, node } from '../fixtures/belfry.ts';
import type { Player } from '../fixtures/player.ts';
import { Crowd, type Reckoning } from './crowd.ts';

/** Three people who ring for as long as a match may last. */
const RINGERS = { game: 'bells', options: { rings: MOST_ANSWERS }, seats: ['open', 'open', 'open'] } as const;

/** Cuts players off, at every moment there is, while they play. */
export async function disconnections(
  times: number,
  tell: (line: string) => void = () => undefined,
): Promise<Reckoning & { readonly drops: number }> {
  const env = { DATA_DIR: newFolder() };
  const server = await node(env);
  const crowd = await Crowd.open(server.address, RINGERS, Math.min(12, Math.max(2, Math.ceil(times / 100))));
  crowd.start();
  const everybody = crowd.everybody();
  const drops = (): number => everybody.reduce((sum, player) => sum + player.drops, 0);
  const progress = setInterval(
    () => tell(`${drops()} of ${times} disconnections, ${crowd.acknowledged} answers acknowledged`),
    10_000,
  );
  await Promise.all(everybody.map((player) => cutOff(player, () => drops() < times)));
  clearInterval(progress);
  await crowd.stop();
  const reckoning = await crowd.check(env);
  crowd.close();
  await server.close();
  return { ...reckoning, drops: drops() };
}

/** Again and again: at the door, in the middle of an answer, after a few. */
async function cutOff(player: Player, goOn: () => boolean): Promise<void> {
  while (goOn()) {
    const welcomes = player.welcomes + (Math.random() < 0.9 ? 1 : 0);
    const settled = player.settled + Math.floor(Math.random() * 3);
    const patience = Date.now() + 2000;
    while ((player.welcomes < welcomes || player.settled < settled) && Date.now() < patience) await pause(2);
    await pause(Math.random() * 12);
    player.drop();
  }
}
