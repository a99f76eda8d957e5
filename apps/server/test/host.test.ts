import { expect, test } from 'vitest';
import { NoBus } from '../src/bus/bus.ts';
import type { LiveMatch } from '../src/match/live.ts';
import { Rooms } from '../src/socket/rooms.ts';
import { type House, house } from './fixtures/house.ts';

async function found({ host }: House, id: string): Promise<LiveMatch> {
  const live = await host.find(id);
  if (live === null) throw new Error('The match is gone.');
  return live;
}

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
