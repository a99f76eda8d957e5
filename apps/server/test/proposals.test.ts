import { describe, expect, test } from 'vitest';
import { LiveMatch } from '../src/match/live.ts';
import { screenOf } from '../src/match/projection.ts';
import { Proposals } from '../src/match/proposals.ts';
import { Seating } from '../src/match/seating.ts';
import { type House, house } from './fixtures/house.ts';
import { vigil } from './fixtures/vigil.ts';

const PATIENCE = 600;

/** Three people, the first answer given by seat 1; who is there is for the test to say. */
async function table(more: { patience?: number | null; online?: number[] } = {}) {
  const all = await house({}, undefined, vigil);
  const { patience = PATIENCE, online = [0, 1, 2] } = more;
  const id = await all.begin(['open', 'open', 'open'], { patience });
  const live = (await all.host.find(id))!;
  for (const seat of online) live.setOnline(seat, true);
  await answer(all, live, 1, 'answer-01');
  const proposals = new Proposals(all.host, all.matches);
  return { all, live, proposals, seating: new Seating(all.host, all.matches, proposals) };
}

function answer({ host }: House, live: LiveMatch, seat: number, command: string) {
  return host.answer(live, seat, screenOf(live, seat).question?.ask ?? '', 'left', command);
}

const shown = (live: LiveMatch, viewer = 0) => screenOf(live, viewer).proposal;
const rewound = (live: LiveMatch): boolean => live.match?.notes.some(({ kind }) => kind === 'rewound') === true;
const later = (seconds: number): number => Date.now() + seconds * 1000;

test('whoever has a seat’s token has a say, also while a bot answers for them', async () => {
  const { all, live, proposals, seating } = await table();
  expect(await seating.letBot(live, 2, 2, 'thumb', 'hand-0001')).toEqual({ ok: true });
  expect(live.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot']);
  await proposals.propose(live, 0, { what: 'rewind' }, 'propose-1');
  expect(shown(live)).toMatchObject({ what: 'rewind', by: 0, missing: [1, 2], until: null });
  await proposals.consent(live, 1, shown(live)?.id ?? '', true, 'consent-1');
  expect(rewound(live)).toBe(false);
  await proposals.consent(live, 2, shown(live)?.id ?? '', true, 'consent-2');
  expect(rewound(live)).toBe(true);
  expect(shown(live)).toBeNull();
  await all.db.destroy();
});

test('what somebody answered who is away is not rewound before the table’s patience is over', async () => {
  const { all, live, proposals } = await table({ online: [0, 2] });
  await proposals.propose(live, 0, { what: 'rewind' }, 'propose-1');
  await proposals.consent(live, 2, shown(live)?.id ?? '', true, 'consent-1');
  const { missing, until } = shown(live)!;
  expect(missing).toEqual([1]);
  expect(Math.abs((until ?? 0) - later(PATIENCE))).toBeLessThan(60_000);
  await proposals.check(live, (until ?? 0) - 1);
  expect(rewound(live)).toBe(false);
  await proposals.check(live, until ?? 0);
  expect(rewound(live)).toBe(true);
  await all.db.destroy();
});

test('whoever has been at the table since has been asked: silence is no consent then, and never where the table says so', async () => {
  const { all, live, proposals } = await table({ online: [0, 2] });
  await proposals.propose(live, 0, { what: 'rewind' }, 'propose-1');
  await proposals.consent(live, 2, shown(live)?.id ?? '', true, 'consent-1');
  live.setOnline(1, true);
  await proposals.check(live, later(1));
  live.setOnline(1, false);
  await proposals.check(live, later(PATIENCE + 60));
  expect(rewound(live)).toBe(false);
  expect(shown(live)).toMatchObject({ missing: [1], until: null });
  await all.db.destroy();
  const never = await table({ patience: null, online: [0, 2] });
  await never.proposals.propose(never.live, 0, { what: 'rewind' }, 'propose-1');
  await never.proposals.consent(never.live, 2, shown(never.live)?.id ?? '', true, 'consent-1');
  await never.proposals.check(never.live, later(1e8));
  expect(rewound(never.live)).toBe(false);
  await never.all.db.destroy();
});

test('a yes is a yes to one proposal: to another one it is refused', async () => {
  const { all, live, proposals } = await table();
  await proposals.propose(live, 0, { what: 'rewind' }, 'propose-1');
  const first = shown(live)?.id ?? '';
  expect(await proposals.propose(live, 2, { what: 'rewind' }, 'propose-2')).toMatchObject({ why: 'other-proposal' });
  await proposals.consent(live, 0, first, false, 'consent-0');
  expect(await proposals.consent(live, 1, first, true, 'consent-1')).toMatchObject({ ok: false, why: 'no-proposal' });
  await proposals.propose(live, 2, { what: 'rewind' }, 'propose-3');
  for (const seat of [0, 1])
    expect(await proposals.consent(live, seat, first, true, `consent-${seat}`)).toMatchObject({
      ok: false,
      why: 'other-proposal',
    });
  expect(shown(live)).toMatchObject({ by: 2, consents: [2], missing: [0, 1] });
  expect(rewound(live)).toBe(false);
  await all.db.destroy();
});

test('an answer makes void what the table was to agree on; then it can be asked about something else', async () => {
  const { all, live, proposals } = await table();
  await proposals.propose(live, 0, { what: 'rewind' }, 'propose-1');
  const old = shown(live)?.id ?? '';
  await answer(all, live, 2, 'answer-02');
  expect(shown(live)).toBeNull();
  expect(await proposals.consent(live, 1, old, true, 'consent-1')).toMatchObject({ ok: false, why: 'no-proposal' });
  expect(await proposals.propose(live, 1, { what: 'rewind' }, 'propose-2')).toEqual({ ok: true });
  expect(shown(live)).toMatchObject({ by: 1, missing: [0, 2] });
  await all.db.destroy();
});

test('the answer that the table agreed on is taken back, not one that came in between', async () => {
  const { all, live } = await table();
  const agreed = live.seq;
  await answer(all, live, 2, 'answer-02');
  expect(await all.host.rewind(live, 0, agreed, 'rewind-01')).toMatchObject({ ok: false, why: 'stale' });
  expect(live.match?.position).toBe(2);
  await all.db.destroy();
});

test('yes and no at the same moment: either it was agreed on or it was not; two who agree at once are both heard', async () => {
  for (let round = 0; round < 5; round++) {
    const { all, live, proposals } = await table();
    await proposals.propose(live, 0, { what: 'rewind' }, 'propose-1');
    const id = shown(live)?.id ?? '';
    await proposals.consent(live, 1, id, true, 'consent-1');
    const [yes, no] = await Promise.all([
      proposals.consent(live, 2, id, true, 'consent-2'),
      proposals.consent(live, 0, id, false, 'consent-0'),
    ]);
    expect([yes.ok, no.ok]).toEqual(rewound(live) ? [true, false] : [false, true]);
    await all.db.destroy();
  }
  const { all, live, proposals } = await table();
  await proposals.propose(live, 0, { what: 'rewind' }, 'propose-1');
  const id = shown(live)?.id ?? '';
  const both = [1, 2].map((seat) => proposals.consent(live, seat, id, true, `consent-${seat}`));
  expect(await Promise.all(both)).toEqual([{ ok: true }, { ok: true }]);
  expect(rewound(live)).toBe(true);
  await all.db.destroy();
});

describe('giving up', () => {
  test('a match ends where it is once everybody who has a seat agrees, whatever is answered meanwhile; and not before', async () => {
    const { all, live, proposals } = await table();
    await proposals.propose(live, 0, { what: 'give-up' }, 'propose-1');
    expect(shown(live)).toMatchObject({ what: 'give-up', by: 0, missing: [1, 2] });
    await proposals.consent(live, 1, shown(live)?.id ?? '', true, 'consent-1');
    const asked = live.match?.waitingFor()[0] ?? 0;
    expect(await answer(all, live, asked, 'answer-02')).toEqual({ ok: true });
    expect(live.isOver).toBe(false);
    await proposals.consent(live, 2, shown(live)?.id ?? '', true, 'consent-2');
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      expect(screenOf(live, viewer)).toMatchObject({
        ...{ status: 'over', givenUp: true, outcome: null, question: null, waitingFor: [], canUndo: false },
        ...{ deadline: null, proposal: null },
      });
    expect(await answer(all, live, asked, 'answer-03')).toMatchObject({ ok: false, why: 'over' });
    expect(await proposals.propose(live, 0, { what: 'rewind' }, 'propose-2')).toMatchObject({ ok: false, why: 'over' });
    await all.db.destroy();
  });

  test('a no keeps it going, and it stays given up when the match is loaded again', async () => {
    const { all, live, proposals } = await table();
    await proposals.propose(live, 0, { what: 'give-up' }, 'propose-1');
    await proposals.consent(live, 1, shown(live)?.id ?? '', false, 'consent-1');
    expect(shown(live)).toBeNull();
    expect(screenOf(live, 0)).toMatchObject({ status: 'playing' });
    await proposals.propose(live, 0, { what: 'give-up' }, 'propose-2');
    for (const seat of [1, 2]) await proposals.consent(live, seat, shown(live)?.id ?? '', true, `yes-${seat}`);
    const kept = await all.matches.find(live.id);
    expect(kept?.match).toMatchObject({ status: 'over', given_up: 1 });
    expect(new LiveMatch(live.game, kept!.match, kept!.seats)).toMatchObject({ status: 'over', givenUp: true });
    await all.db.destroy();
  });
});
