import { expect, test } from 'vitest';
import { Bots, ITS_TURN } from '../src/bots/bots.ts';
import type { Consulted } from '../src/bots/careful.ts';
import type { BotAnswer } from '../src/bots/thinking.ts';
import { askName } from '../src/match/projection.ts';
import type { House } from './fixtures/house.ts';
import { pair } from './fixtures/pair.ts';
import { silently } from './fixtures/silently.ts';

/** Bots that ring `ding`, as long as this node thinks at all; tells how often it was asked. */
function letBotsRing({ host, mates }: House, thinks: () => boolean): () => number {
  let thoughts = 0;
  const think = (): Promise<BotAnswer> => {
    thoughts += 1;
    return thinks() ? Promise.resolve(silently('ding')) : new Promise(() => undefined);
  };
  const bots = new Bots(host, { think } as unknown as Consulted, mates, (error) => {
    // all that bots ask of them
    throw error;
  });
  host.onChange = (live) => bots.answerWhereAsked(live);
  return () => thoughts;
}

test('of several nodes that hold a match, the one that has written last thinks; another does when nothing comes of it', async () => {
  const { here, there, close } = await pair();
  const id = await here.begin(['open', 'random']);
  const [mine, theirs] = [(await here.host.find(id))!, (await there.host.find(id))!];
  const thoughtsHere = letBotsRing(here, () => mine.seq < 10);
  await here.host.answer(mine, 0, askName(mine), 'ding', 'ring-0001');
  await expect.poll(() => theirs.seq).toBe(10);
  expect(thoughtsHere()).toBe(10); // the last of them comes to nothing
  const thoughtsThere = letBotsRing(there, () => true);
  await here.host.answer(mine, 0, askName(mine), 'ding', 'ring-0002');
  await expect.poll(() => theirs.seq).toBe(11);
  expect(thoughtsThere()).toBe(0);
  await expect.poll(() => theirs.match?.over, { timeout: ITS_TURN + 5000 }).toBe(true);
  expect(thoughtsThere()).toBe(9);
  await close();
});
