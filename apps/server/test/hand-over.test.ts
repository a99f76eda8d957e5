import { expect, test, vi } from 'vitest';
import { whyNotFree } from '../src/match/freeing.ts';
import { AWAY_FOR_GOOD } from '../src/match/live.ts';
import { screenOf } from '../src/match/projection.ts';
import { Proposals } from '../src/match/proposals.ts';
import { Seating } from '../src/match/seating.ts';
import { isImported, sitDown } from '../src/match/tables.ts';
import { Callers } from '../src/store/callers.ts';
import { house } from './fixtures/house.ts';
import { vigil } from './fixtures/vigil.ts';

const realNow = performance.now.bind(performance);
let passed = 0;
vi.spyOn(performance, 'now').mockImplementation(() => realNow() + passed);

/** So many milliseconds go by. */
function wait(milliseconds: number): void {
  passed += milliseconds;
}

/** Three people; seat 0 is the host. Those who are not there have been away for good, as far as time goes. */
async function table(online: readonly number[]) {
  const all = await house({}, undefined, vigil);
  const live = (await all.host.find(await all.begin(['open', 'open', 'open'])))!;
  for (const seat of online) live.setOnline(seat, true);
  wait(AWAY_FOR_GOOD + 1);
  const proposals = new Proposals(all.host, all.matches);
  const end = (): Promise<void> => all.db.destroy();
  return { all, live, proposals, seating: new Seating(all.host, all.matches, proposals), end };
}

type Laid = Awaited<ReturnType<typeof table>>;
const propose = ({ live, proposals }: Laid, by: number, seat: number) =>
  proposals.propose(live, by, { what: 'hand-over', seat }, `propose-${by}`);
const shown = ({ live }: Laid, viewer = 0) => screenOf(live, viewer).proposal;
const kinds = ({ live }: Laid): string[] => live.seats.map(({ kind }) => kind);

test('an abandoned seat is handed over when everybody who is there agrees; whoever sits down next plays on', async () => {
  const laid = await table([0, 1]);
  const { all, live, proposals } = laid;
  const callers = new Callers(all.db);
  await callers.add(live.id, 2, { kind: 'webhook', url: 'https://example.org' });
  const old = live.seats[2]?.token;
  expect(await propose(laid, 1, 2)).toEqual({ ok: true });
  expect(shown(laid)).toMatchObject({ what: 'hand-over', by: 1, seat: 2, missing: [0], until: null });
  expect(kinds(laid)).toEqual(['person', 'person', 'person']);
  expect(await proposals.consent(live, 0, shown(laid)?.id ?? '', true, 'consent-0')).toEqual({ ok: true });
  expect(kinds(laid)).toEqual(['person', 'person', 'open']);
  expect(live.seats[2]).toMatchObject({ token: null, keys: null, name: null });
  expect(await callers.of(live.id, 2), 'nobody is called any more who does not sit there').toEqual([]);
  expect(isImported((await all.matches.find(live.id))!), 'the luck is still everybody’s').toBe(false);
  expect(await sitDown(all.matches, live.id, 2, { name: 'Nina', nonce: 'b'.repeat(32) })).not.toBeNull();
  await all.host.refresh(live.id);
  expect(live.seats[2]).toMatchObject({ kind: 'person', name: 'Nina', nonce: 'a'.repeat(32) });
  expect(live.seats[2]?.token).not.toBe(old);
  await laid.end();
});

test('when nobody else is there the host’s word is enough, and nobody else’s; of the host’s own seat, that of whoever is left', async () => {
  const host = await table([0]);
  expect(await propose(host, 0, 2)).toEqual({ ok: true });
  expect(kinds(host)).toEqual(['person', 'person', 'open']);
  await host.end();
  const other = await table([1]);
  expect(await propose(other, 1, 2)).toMatchObject({ ok: false, why: 'not-host' });
  expect(kinds(other)).toEqual(['person', 'person', 'person']);
  expect(await propose(other, 1, 0)).toEqual({ ok: true });
  expect(kinds(other)).toEqual(['open', 'person', 'person']);
  expect(other.live.host).toBe(1);
  await other.end();
});

test('nobody loses a seat by being there, or by having been there just now', async () => {
  const laid = await table([0, 1, 2]);
  const { live, proposals } = laid;
  expect(await propose(laid, 0, 2)).toMatchObject({ ok: false, why: 'not-your-seat' });
  live.setOnline(2, false);
  expect(await propose(laid, 0, 2)).toMatchObject({ ok: false, why: 'too-early' });
  wait(AWAY_FOR_GOOD + 1);
  expect(await propose(laid, 0, 2)).toEqual({ ok: true });
  const { id } = shown(laid)!;
  live.setOnline(2, true);
  expect(shown(laid), 'void: its owner is back').toBeNull();
  await proposals.check(live, Date.now());
  live.setOnline(2, false);
  expect(shown(laid), 'and stays void').toBeNull();
  expect(await proposals.consent(live, 1, id, true, 'consent-1')).toMatchObject({ ok: false, why: 'no-proposal' });
  expect(kinds(laid)).toEqual(['person', 'person', 'person']);
  await laid.end();
});

test('whoever is asked and reloads the page, or loses the line for a moment, has not agreed by that', async () => {
  const laid = await table([0, 1]);
  const { live, proposals } = laid;
  await propose(laid, 0, 2);
  live.setOnline(1, false);
  await proposals.check(live, Date.now());
  expect(shown(laid)).toMatchObject({ seat: 2, missing: [1] });
  expect(kinds(laid)).toEqual(['person', 'person', 'person']);
  wait(AWAY_FOR_GOOD + 1);
  await proposals.check(live, Date.now());
  expect(kinds(laid), 'whoever does not come back is waited for no longer').toEqual(['person', 'person', 'open']);
  await laid.end();
});

test('whoever comes back between two words keeps the seat, however the words end', async () => {
  const laid = await table([0, 1]);
  const { live, proposals } = laid;
  await propose(laid, 0, 2);
  const { id } = shown(laid)!;
  live.setOnline(2, true);
  live.setOnline(2, false);
  expect(await proposals.consent(live, 1, id, true, 'consent-1')).toMatchObject({ ok: false });
  expect(kinds(laid)).toEqual(['person', 'person', 'person']);
  await laid.end();
});

test('the table plays on while it is asked; yes and no at once: either it was agreed on or it was not', async () => {
  const laid = await table([0, 1]);
  const { all, live, proposals } = laid;
  await propose(laid, 0, 2);
  const { id } = shown(laid)!;
  await all.host.answer(live, 1, screenOf(live, 1).question?.ask ?? '', 'left', 'answer-01');
  expect(shown(laid)?.id).toBe(id);
  const [yes, no] = await Promise.all([
    proposals.consent(live, 1, id, true, 'consent-1'),
    proposals.consent(live, 0, id, false, 'consent-0'),
  ]);
  expect([yes.ok, no.ok]).toEqual(kinds(laid)[2] === 'open' ? [true, false] : [false, true]);
  await laid.end();
});

test('a seat for which a bot answers is handed over all the same: nobody learns from it whether one does', async () => {
  const laid = await table([0, 1]);
  const { live, seating } = laid;
  await seating.letBot(live, 2, 2, 'thumb', 'hand-0001');
  expect(await propose(laid, 0, 2)).toEqual({ ok: true });
  expect(shown(laid, 0)).toEqual(shown(laid, 1));
  await laid.end();
});

test('a free seat in the middle of a match lets the host free no other, and a bot that fills it adds nothing to the luck', async () => {
  const laid = await table([0]);
  const { all, live, seating } = laid;
  await propose(laid, 0, 2);
  expect(whyNotFree(live, 0, 1)).toMatchObject({ code: 'started' });
  expect(await seating.letBot(live, 0, 2, 'thumb', 'fill-0001')).toEqual({ ok: true });
  expect(live.seats[2]).toMatchObject({ kind: 'bot', nonce: 'a'.repeat(32) });
  expect(isImported((await all.matches.find(live.id))!)).toBe(false);
  await laid.end();
});

test('over is over: then nothing is handed over', async () => {
  const laid = await table([0, 1]);
  const { all, live } = laid;
  for (const [n, seat] of [1, 2, 1, 2, 0].entries())
    await all.host.answer(live, seat, screenOf(live, seat).question?.ask ?? '', 'left', `answer-${n}0`);
  expect(await propose(laid, 0, 2)).toMatchObject({ ok: false, why: 'over' });
  await laid.end();
});
