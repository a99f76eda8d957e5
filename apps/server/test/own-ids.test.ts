import { FromClient } from '@dreadhouse/protocol';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { Bots } from '../src/bots/bots.ts';
import type { Thinkers } from '../src/bots/thinking.ts';
import { ownId } from '../src/match/own-id.ts';
import { askName } from '../src/match/projection.ts';
import { house } from './fixtures/house.ts';
import { silently } from './fixtures/silently.ts';

/** Always rings the same bell. */
const ringer: Thinkers = { think: async () => silently('dong') as never, close: async () => undefined };

test('nobody can take the id of a bot’s answer before the bot', async () => {
  const { db, host, mates, begin, troubles } = await house();
  const id = await begin(['open', 'thumb']);
  const live = await host.find(id);
  if (live === null) throw new Error('The match is gone.');
  live.setOnline(0, true); // so that the bot lets the person go first
  const bots = new Bots(host, ringer, mates, (error) => troubles.push({ error, doing: 'answer' }));
  host.onChange = (one) => bots.answerWhereAsked(one);
  // What the bot's next answers would have been called when its ids were of the same kind as a player's.
  for (const command of ['bot-1-1-1', 'bot-2-1-2'])
    expect(await host.answer(live, 0, askName(live), 'ding', command)).toEqual({
      ok: true,
    });
  live.setOnline(0, false);
  bots.answerWhereAsked(live);
  await expect.poll(() => live.match?.over, { timeout: 10_000 }).toBe(true);
  expect(live.match?.answers.filter(({ seat }) => seat === 1)).toHaveLength(18);
  expect(troubles).toEqual([]);
  bots.close();
  await db.destroy();
});

test('no message of a player may carry an id that the server makes', () => {
  const schema = Compile(FromClient);
  expect(schema.Check({ t: 'undo', id: 'bot-1-1-1' })).toBe(true);
  expect(schema.Check({ t: 'undo', id: ownId('bot:1:1:1') })).toBe(false);
});
