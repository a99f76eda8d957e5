import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { replyAbout, seal } from '../src/bots/on-the-bus.ts';
import { type Subject, ThinkerDied } from '../src/bots/thinking.ts';
import { type News, NoBus } from '../src/bus/bus.ts';
import { NatsBus } from '../src/bus/nats.ts';
import { ALONE } from '../src/match/mate.ts';
import { Line } from './fixtures/line.ts';
import { BUSES } from './fixtures/nats.ts';
import { silently } from './fixtures/silently.ts';

const moved = (match: string, seq: number): News => ({ kind: 'moved', match, seq });

test('a single node has nobody to tell, and is always ready', () => {
  const bus = new NoBus();
  bus.listen(() => expect.unreachable());
  bus.tell({ kind: 'changed', match: 'a' });
  expect(bus.ready).toBe(true);
});

describe.each(BUSES)('NATS at %s', (url) => {
  let line: Line;
  let here: NatsBus;
  let there: NatsBus;
  const heard = { here: [] as News[], there: [] as News[] };
  beforeAll(async () => {
    line = await Line.to(url);
    [here, there] = await Promise.all([NatsBus.open(line.through(url)), NatsBus.open(url)]);
    here.listen((news) => heard.here.push(news));
    there.listen((news) => heard.there.push(news));
    for (const match of ['a', 'b', 'c']) await Promise.all([here.follow(match), there.follow(match)]);
  });
  afterAll(async () => {
    await Promise.all([here.close(), there.close()]);
    await line.cut();
  });

  test('news reach the other node, and do not come back', async () => {
    here.tell(moved('a', 1));
    await vi.waitFor(() => expect(heard.there).toContainEqual(moved('a', 1)));
    there.tell(moved('a', 2));
    await vi.waitFor(() => expect(heard.here).toContainEqual(moved('a', 2)));
    expect(heard.here).not.toContainEqual(moved('a', 1));
  });

  test('only what is followed is heard, and a name that would stand for many is not followed', async () => {
    for (const pattern of ['>', '*', 'x.*', 'two words', '']) await there.follow(pattern);
    await there.follow('x');
    here.tell(moved('y', 1));
    here.tell(moved('x', 1));
    await vi.waitFor(() => expect(heard.there).toContainEqual(moved('x', 1)));
    there.unfollow('x');
    await there.flushed();
    here.tell(moved('x', 2));
    here.tell(moved('a', 9));
    await vi.waitFor(() => expect(heard.there).toContainEqual(moved('a', 9)));
    expect(heard.there.filter((news) => news.kind === 'moved' && 'xy'.includes(news.match))).toEqual([moved('x', 1)]);
  });

  test('somebody else’s rubbish on the line is not news, and stops nobody', async () => {
    const stranger = await connect({ servers: url });
    for (const rubbish of ['', 'no json', '[]', 'null', '{"from":3}', '{"from":"x","news":{"kind":"moved"}}'])
      stranger.publish('dreadhouse.news', rubbish);
    await stranger.drain();
    const before = heard.there.length;
    here.tell(moved('b', 1));
    await vi.waitFor(() => expect(heard.there).toHaveLength(before + 1));
    expect(heard.there.at(-1)).toEqual(moved('b', 1));
  });

  test('cut off it is not ready, and says so; mended, news get through again', async () => {
    await line.cut();
    await vi.waitFor(() => expect(here.ready).toBe(false), 10_000);
    expect(there.ready).toBe(true);
    here.tell(moved('c', 1)); // nobody hears it now, and nothing breaks
    await line.mend();
    await vi.waitFor(() => expect(here.ready).toBe(true), 10_000);
    here.tell(moved('c', 2));
    await vi.waitFor(() => expect(heard.there).toContainEqual(moved('c', 2)), 10_000);
    there.tell(moved('c', 3));
    await vi.waitFor(() => expect(heard.here).toContainEqual(moved('c', 3)), 10_000);
  });

  test('bots think elsewhere: one of several processes takes each request, failures come back as such', async () => {
    const about = (id: string): Subject => ({
      ...{ id, seq: 3, secret: `secret of ${id}`, match: null },
      companyOf: () => ALONE,
    });
    const wanted = { what: 'answer', seat: 0, level: 'thumb' } as const;
    await expect(there.thinkers().think(about('nobody'), wanted)).rejects.toThrow(/no bot worker/i);
    const taken: string[] = [];
    const workers = await Promise.all([NatsBus.open(url), NatsBus.open(url)]);
    for (const [i, worker] of workers.entries())
      worker.serveBots(async ({ match }) => {
        taken.push(`${i}`);
        if (match === 'unknown') return new Uint8Array();
        if (match === 'forged') return seal('another secret', { thought: silently('cheat') });
        const troubles: Record<string, Error> = {
          broken: new Error('cannot think'),
          deadly: new ThinkerDied('fell over'),
        };
        const trouble = troubles[match];
        return seal(
          `secret of ${match}`,
          trouble === undefined ? { thought: silently(`answer ${match}`) } : replyAbout(trouble),
        );
      });
    await Promise.all(workers.map((worker) => worker.flushed()));
    const think = async (id: string): Promise<string> => (await there.thinkers().think(about(id), wanted)).option;
    expect(await Promise.all(['a', 'b', 'c', 'd'].map(think))).toEqual([
      'answer a',
      'answer b',
      'answer c',
      'answer d',
    ]);
    expect(taken).toHaveLength(4);
    await expect(think('broken')).rejects.toThrow('cannot think');
    await expect(think('deadly')).rejects.toThrow(ThinkerDied);
    await expect(think('unknown')).rejects.toThrow('does not know this match');
    await expect(think('forged'), 'only who can read the database can answer').rejects.toThrow();
    await Promise.all(workers.map((worker) => worker.close()));
  });
});
