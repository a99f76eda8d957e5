import { expect, test } from 'vitest';
import { NoBus } from '../src/bus/bus.ts';
import type { LiveMatch } from '../src/match/live.ts';
import { askName } from '../src/match/projection.ts';
import { Rooms } from '../src/socket/rooms.ts';
import { type House, house } from './fixtures/house.ts';

async function found({ host }: House, id: string): Promise<LiveMatch> {
  const live = await host.find(id);
  if (live === null) throw new Error('The match is gone.');
  return live;
}

function ring({ host }: House, live: LiveMatch, command: string) {
  return host.answer(live, 0, askName(live.secret, live.match?.position ?? 0), 'ding', command);
}

const OLD = { what: 'rewind', by: 0, consents: [0], missing: [1] } as const;
const NEW = { what: 'export', by: 1, consents: [1], missing: [0] } as const;

async function propose({ matches, host }: House, id: string, proposal: object): Promise<void> {
  await matches.change(id, { proposal: JSON.stringify(proposal) });
  await host.refresh(id);
}

test('an answer drops what the table was to agree on, but not what it has been asked since', async () => {
  const all = await house();
  const id = await all.begin(['open', 'open']);
  const live = await found(all, id);
  await propose(all, id, OLD);
  await ring(all, live, 'ring-0001');
  await expect.poll(async () => (await all.matches.find(id))?.match.proposal).toBeNull();
  await propose(all, id, OLD);
  await all.matches.change(id, { proposal: JSON.stringify(NEW) }); // by another node, which this one has not heard of
  await ring(all, live, 'ring-0002');
  expect(live.proposal).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await all.matches.find(id))?.match.proposal).toBe(JSON.stringify(NEW));
  await all.db.destroy();
});

test('a proposal that cannot be dropped is reported, and ends nothing', async () => {
  const all = await house();
  const id = await all.begin(['open', 'open']);
  const live = await found(all, id);
  await propose(all, id, OLD);
  const gone = (): Promise<never> => Promise.reject(new Error('the database is gone'));
  all.matches.change = gone;
  all.matches.changeProposal = gone;
  expect(await ring(all, live, 'ring-0001')).toEqual({ ok: true });
  await expect.poll(() => all.troubles.map(({ doing }) => doing)).toEqual(['drop a proposal']);
  await all.db.destroy();
});

test('showing that somebody has left may fail without ending anything', async () => {
  const all = await house();
  const live = await found(all, await all.begin(['open', 'open']));
  const rooms = new Rooms(all.host, all.matches, new NoBus(), () => undefined);
  const connection = { live, viewer: 0, last: null, closed: false, tell: () => undefined, send: () => undefined };
  await rooms.arrived(connection as never); // all that a room needs of it
  all.host.onChange = () => {
    throw new Error('cannot be shown');
  };
  expect(() => rooms.left(connection as never)).not.toThrow();
  expect(all.troubles.map(({ doing }) => doing)).toEqual([`show match ${live.id}`]);
  await all.db.destroy();
});
