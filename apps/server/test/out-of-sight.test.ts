import { expect, test } from 'vitest';
import { infoAbout } from '../src/http/info.ts';
import type { LiveMatch } from '../src/match/live.ts';
import { ownId } from '../src/match/own-id.ts';
import { screenOf } from '../src/match/projection.ts';
import { Proposals } from '../src/match/proposals.ts';
import { Seating } from '../src/match/seating.ts';
import { SentUpdates } from '../src/match/sent-updates.ts';
import { type House, house } from './fixtures/house.ts';
import { vigil } from './fixtures/vigil.ts';

const CLOCK = 60;
const OUTSIDERS = [0, 'spectator'] as const;

async function table(): Promise<{ all: House; live: LiveMatch }> {
  const all = await house({}, undefined, vigil);
  const live = (await all.host.find(await all.begin(['open', 'open', 'open'], { clock: CLOCK })))!;
  return { all, live };
}

const outside = (live: LiveMatch): string => JSON.stringify(OUTSIDERS.map((viewer) => screenOf(live, viewer)));

test('what a team does out of sight changes nothing on the screens of others, not even the name of the phase', async () => {
  const { all, live } = await table();
  const sent = OUTSIDERS.map((viewer) => live.sentTo(viewer));
  const before = outside(live);
  for (const [n, seat] of [1, 2, 1].entries()) {
    expect(screenOf(live, seat).phase).toBe(seat === 1 ? 'light' : 'watch');
    const ask = screenOf(live, seat).question?.ask ?? '';
    expect(await all.host.answer(live, seat, ask, 'left', `answer-0${n}`)).toEqual({ ok: true });
    expect(outside(live)).toBe(before);
    for (const [one, toSend] of live.broadcast()) if (sent.includes(one)) expect(toSend).toBe('nothing');
  }
  await all.host.answer(live, 2, screenOf(live, 2).question?.ask ?? '', 'left', 'answer-09');
  expect(screenOf(live, 0).phase).toBe('dawn');
  for (const viewer of OUTSIDERS) {
    const { events } = new SentUpdates(viewer, live.game, screenOf(live, viewer), live.match?.events ?? []);
    expect(events).toEqual([{ n: 0, phase: 'vigil', kind: 'sunrise', details: {} }]);
  }
  await all.db.destroy();
});

test('nor does a bot that answers for whoever of the team was acting, or that sits down for them', async () => {
  const { all, live } = await table();
  const before = outside(live);
  await all.host.answer(live, 1, screenOf(live, 1).question?.ask ?? '', 'left', ownId('late:0:1:0'));
  expect(screenOf(live, 1).missed).toBe(1);
  expect(outside(live)).toBe(before);
  await sitIn(all, live);
  expect(outside(live)).toBe(before);
  const info = await infoAbout(all.matches, all.host, live.id);
  expect(info?.seats.map(({ kind, standIn }) => [kind, standIn])).toEqual(Array(3).fill(['person', undefined]));
  for (const seat of [1, 2]) expect(screenOf(live, seat).seats[1]).toMatchObject({ kind: 'bot', standIn: true });
  await all.db.destroy();
});

/** A bot answers for the first of the team from now on. */
async function sitIn(all: House, live: LiveMatch): Promise<void> {
  const seating = new Seating(all.host, all.matches, new Proposals(all.host, all.matches));
  expect(await seating.letBot(live, 1, 1, 'thumb', 'hand-0001')).toEqual({ ok: true });
}

test('nor can others find it out by asking for one', async () => {
  const asked = [];
  for (const isStoodIn of [false, true]) {
    const { all, live } = await table();
    live.setOnline(0, true);
    if (isStoodIn) await sitIn(all, live);
    const proposals = new Proposals(all.host, all.matches);
    const outcome = await proposals.propose(live, 0, { what: 'stand-in', seat: 1 }, 'propose-1');
    asked.push({ outcome, screens: outside(live) });
    expect(live.seats[1]?.kind).toBe('bot');
    await all.db.destroy();
  }
  expect(asked[1]).toEqual(asked[0]);
});

test('the team lets a bot answer for one of its own without a word to others', async () => {
  const { all, live } = await table();
  live.setOnline(0, true);
  live.setOnline(2, true);
  const before = outside(live);
  const proposals = new Proposals(all.host, all.matches);
  expect(await proposals.propose(live, 2, { what: 'stand-in', seat: 1 }, 'propose-1')).toEqual({ ok: true });
  expect(live.seats[1]?.kind).toBe('bot');
  expect(outside(live)).toBe(before);
  await all.db.destroy();
});
