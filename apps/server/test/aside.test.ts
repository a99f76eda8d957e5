import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { Bots } from '../src/bots/bots.ts';
import { CarefulThinkers, PutAside } from '../src/bots/careful.ts';
import { ThinkerDied, type Thinkers } from '../src/bots/thinking.ts';
import { screenOf } from '../src/match/projection.ts';
import { Proposals } from '../src/match/proposals.ts';
import { Seating } from '../src/match/seating.ts';
import { sitDown } from '../src/match/tables.ts';
import { newFolder } from './fixtures/belfry.ts';
import { type House, house } from './fixtures/house.ts';
import { silently } from './fixtures/silently.ts';

/** Falls over each time, and counts how often. */
class Doomed implements Thinkers {
  thoughts = 0;
  lives = false;

  async think(): Promise<never> {
    this.thoughts += 1;
    if (this.lives) return silently('dong') as never;
    throw new ThinkerDied('out of memory');
  }

  async close(): Promise<void> {}
}

function letBotsAnswer({ host, mates }: House, thinkers: Thinkers): Bots {
  const bots = new Bots(host, new CarefulThinkers(thinkers, host), mates, () => undefined);
  host.onChange = (live) => bots.answerWhereAsked(live);
  return bots;
}

test('a match that has killed two who thought about it is put aside: it says so, also after a restart, and people go on', async () => {
  const data = { DATA_DIR: newFolder() };
  const before = await house(data);
  const doomed = new Doomed();
  const bots = letBotsAnswer(before, doomed);
  const id = await before.begin(['thumb', 'open']);
  const live = await before.host.find(id);
  if (live === null) throw new Error('The match is gone.');
  await expect.poll(() => live.putAside, { timeout: 10_000 }).toBe(true);
  expect(doomed.thoughts).toBe(2);
  expect(screenOf(live, 'spectator')).toMatchObject({ putAside: true, seats: [{ kind: 'open' }, { kind: 'person' }] });
  bots.close();
  await before.db.destroy();

  const after = await house(data);
  const fresh = new Doomed();
  const others = letBotsAnswer(after, fresh);
  await after.host.resume();
  const again = await after.host.find(id);
  if (again === null) throw new Error('The match is gone.');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(fresh.thoughts, 'nobody dies of it again').toBe(0);
  expect(screenOf(again, 1).putAside).toBe(true);
  const careful = new CarefulThinkers(fresh, after.host);
  await expect(careful.think(again, { what: 'odds', seat: 1 })).rejects.toThrow(PutAside);
  // Somebody takes the bot's seat, and plays; what the bot gave to the luck of the match stays.
  const luck = again.match?.header.luck;
  const { token } = { token: await sitDown(after.matches, id, 0, { name: 'Eve', nonce: 'e'.repeat(32) }) };
  expect(token).not.toBeNull();
  await after.host.refresh(id);
  expect(again.seats[0]).toMatchObject({ kind: 'person', name: 'Eve' });
  expect(luck?.kind === 'secure' && luck.nonces[0] === again.seats[0]?.nonce).toBe(true);
  const ask = screenOf(again, 0).question?.ask ?? '';
  expect(await after.host.answer(again, 0, ask, 'ding', randomUUID())).toEqual({ ok: true });
  // No bot is put there again, nor does one stand in.
  const seating = new Seating(after.host, after.matches, new Proposals(after.host, after.matches));
  expect(await seating.letBot(again, 1, 1, 'thumb', randomUUID())).toEqual({ ok: false, why: 'put-aside' });
  others.close();
  await after.db.destroy();
});

test('one death alone does no harm: a thought that comes to its end is a new beginning', async () => {
  const table = await house();
  const doomed = new Doomed();
  const bots = letBotsAnswer(table, doomed);
  const id = await table.begin(['thumb', 'open']);
  const live = await table.host.find(id);
  if (live === null) throw new Error('The match is gone.');
  await expect.poll(() => live.deaths, { timeout: 10_000 }).toBe(1);
  doomed.lives = true;
  await expect.poll(() => live.match?.over, { timeout: 20_000 }).toBe(true);
  expect(live.deaths).toBe(0);
  bots.close();
  await table.db.destroy();
});
