import { expect, test } from 'vitest';
import type { LiveMatch } from '../src/match/live.ts';
import { IDLE } from '../src/match/memory.ts';
import { askName } from '../src/match/projection.ts';
import { now } from '../src/now.ts';
import type { House } from './fixtures/house.ts';
import { pair } from './fixtures/pair.ts';

async function found({ host }: House, id: string): Promise<LiveMatch> {
  const live = await host.find(id);
  if (live === null) throw new Error('The match is gone.');
  return live;
}

function ring({ host }: House, live: LiveMatch, command: string) {
  return host.answer(live, 0, askName(live), 'ding', command);
}

test('another node’s entries come with the news: nobody reads them from the database, or on the bus', async () => {
  const { wire, here, there, reads, close } = await pair();
  const id = await here.begin(['open', 'open']);
  const [mine, theirs] = [await found(here, id), await found(there, id)];
  const before = reads();
  for (let n = 1; n <= 5; n++) await ring(here, mine, `ring-000${n}`);
  await expect.poll(() => theirs.seq).toBe(5);
  expect(reads()).toBe(before);
  expect(theirs.match?.answers).toEqual(mine.match?.answers);
  expect(JSON.stringify(wire.said)).not.toMatch(/ding|ring-000/);
  await close();
});

test('news that were missed, or that somebody else made up, are looked up', async () => {
  const { wire, here, there, reads, close } = await pair();
  const id = await here.begin(['open', 'open']);
  const [mine, theirs] = [await found(here, id), await found(there, id)];
  const before = reads();
  const stranger = wire.end('stranger');
  stranger.tell({ kind: 'moved', match: id, seq: 1, sealed: Buffer.alloc(200).toString('base64') });
  await expect.poll(() => reads()).toBe(before + 1);
  expect(theirs.seq).toBe(0);
  await ring(here, mine, 'ring-0001');
  await expect.poll(() => theirs.seq).toBe(1);
  // As if the second had been lost on its way.
  await there.journal.append({
    ...{ match: id, seq: 2, kind: 'undo', seat: 0, body: '', border: 0, command: 'undo-0002', at: Date.now() },
  });
  stranger.tell({ kind: 'moved', match: id, seq: 2 });
  await expect.poll(() => theirs.seq).toBe(2);
  expect(theirs.match?.answers).toEqual([]);
  await close();
});

test('news are no visit: a match that nobody looks at leaves a node’s memory while others play it', async () => {
  const { wire, here, there, close } = await pair();
  const id = await here.begin(['open', 'open']);
  const [mine, theirs] = [await found(here, id), await found(there, id)];
  const seen = theirs.usedAt;
  await expect.poll(() => now()).toBeGreaterThan(seen + 20);
  await ring(here, mine, 'ring-0001');
  await expect.poll(() => theirs.seq).toBe(1);
  await there.host.forgetIdle(seen + IDLE + 10);
  expect([there.host.size, wire.followedBy('there')]).toEqual([0, []]);
  await close();
});

test('who is here is said of many matches at once', async () => {
  const { wire, here, there, close } = await pair();
  const ids: string[] = [];
  for (let i = 0; i < 5; i++) ids.push(await here.begin(['open', 'open']));
  for (const id of ids) {
    (await found(here, id)).setOnline(1, true);
    await found(there, id);
  }
  wire.said.length = 0;
  await here.host.announce(ids);
  expect(wire.said).toEqual([{ kind: 'here', node: 'here', seats: ids.map((id) => [id, [1]]) }]);
  for (const id of ids) await expect.poll(async () => (await found(there, id)).isOnline(1)).toBe(true);
  wire.said.length = 0;
  await there.host.announce([]);
  expect(wire.said, 'that a node is there is said also when nobody is').toHaveLength(1);
  await close();
});

test('a node hears of the matches that it holds, from before it reads them until it has forgotten them', async () => {
  const { wire, here, there, close } = await pair();
  const id = await here.begin(['open', 'open']);
  const mine = await found(here, id);
  expect([wire.followedBy('here'), wire.followedBy('there')]).toEqual([[id], []]);
  const load = there.journal.since.bind(there.journal);
  there.journal.since = async (...place) => {
    const entries = await load(...place);
    await ring(here, mine, 'ring-0001'); // written just after it was read
    return entries;
  };
  const theirs = await found(there, id);
  there.journal.since = load;
  await expect.poll(() => theirs.seq).toBe(1);
  await there.host.forgetIdle(now() + IDLE + 1000);
  expect([there.host.size, wire.followedBy('there')]).toEqual([0, []]);
  expect(await there.host.find('no-such-match')).toBeNull();
  await expect.poll(() => wire.followedBy('there')).toEqual([]);
  await close();
});
