import type { Seat, Spoken, Viewer, Wish } from '@dreadhouse/engine';
import { afterAll, expect, test } from 'vitest';
import { wordsOn } from '../src/bots/thinking.ts';
import type { LiveMatch } from '../src/match/live.ts';
import type { Company, Speech } from '../src/match/mate.ts';
import { askName } from '../src/match/projection.ts';
import { type House, house } from './fixtures/house.ts';
import { lamps } from './fixtures/lamps.ts';

const PERSON = 1;
const FRIEND = 3;
const BOT = 2;
const VIEWERS: readonly Viewer[] = [0, PERSON, FRIEND, 'spectator'];

/** How bots find words; the right way, or one that gives something away. */
type Speaking = (live: LiveMatch, seat: Seat, option: string, company: Company) => Speech['words'];
const rightly: Speaking = ({ match }, seat, option, company) =>
  match === null ? [] : wordsOn(match, seat, option, company);

/** One and the same evening, in a world of one's choice. */
interface World {
  /** What each keeper has up their sleeve. */
  readonly oil: readonly number[];
  /** Nobody tells a bot anything, and bots say nothing. */
  readonly isSilent?: boolean;
  readonly speaking?: Speaking;
}

/** All that leaves the server, by viewer and by what was done. */
type Sent = Readonly<Record<string, readonly (readonly string[])[]>>;

const opened: House[] = [];
afterAll(async () => {
  for (const { db } of opened) await db.destroy();
});

/** Names that are made by chance, or from the match's secret, say nothing, and differ. */
const nameless = (text: string): string => text.replace(/"(from|frame|ask)":("|\{"v":")[\w-]*"/g, '"$1":"…"');

async function evening({ oil, isSilent = false, speaking = rightly }: World): Promise<Sent> {
  const all = await house({}, undefined, lamps);
  opened.push(all);
  const { host, mates } = all;
  const live = (await host.find(await all.begin(['open', 'open', 'thumb', 'open'], { options: { oil } })))!;
  const sent = Object.fromEntries(VIEWERS.map((viewer) => [viewer, [] as string[][]]));
  for (const viewer of VIEWERS) live.sentTo(viewer);
  host.onChange = (one) => {
    for (const [{ viewer, screen, events }, toSend] of one.broadcast()) {
      if (toSend === 'nothing') continue;
      const text = toSend === 'snapshot' ? JSON.stringify({ screen, events }) : toSend.update;
      sent[viewer]?.at(-1)?.push(nameless(text));
    }
  };
  let count = 0;
  const step = async (work: () => Promise<unknown>): Promise<void> => {
    for (const viewer of VIEWERS) sent[viewer]?.push([]);
    await work();
  };
  const answer = (seat: Seat, option: string): Promise<void> =>
    step(async () => {
      count += 1;
      const company = live.companyOf(seat);
      const words = isSilent ? [] : speaking(live, seat, option, company);
      const about = { seq: live.seq + 1, position: live.match?.position ?? 0 };
      expect(await host.answer(live, seat, askName(live), option, `command-${count}`)).toEqual({ ok: true });
      const isDone = words.some(([one, { heard }]) => one === company.told?.by && heard === 'done');
      await mates.says(live, seat, { about, words }, isDone ? (company.told?.id ?? null) : null);
    });
  const tell = (by: Seat, wish: Wish | null): Promise<void> =>
    step(async () => {
      count += 1;
      if (!isSilent) expect(await mates.tell(live, by, BOT, wish, `command-${count}`)).toEqual({ ok: true });
    });
  await tell(PERSON, { kind: 'at', at: 'lamp:2' });
  for (const [i, option] of ['on', 'on', 'stay'].entries()) {
    await answer(PERSON, 'on');
    await answer(PERSON, 'coin');
    if (i === 1) await tell(FRIEND, { kind: 'why', why: 'on' });
    await answer(BOT, option);
    await answer(BOT, i === 0 ? 'coin' : 'bread');
    if (i === 1) await tell(PERSON, { kind: 'option', option: 'stay' });
    await answer(FRIEND, 'stay');
    await answer(FRIEND, 'bread');
  }
  await tell(FRIEND, { kind: 'at', at: 'lamp:0' });
  await tell(PERSON, null);
  return sent;
}

const HERE: World = { oil: [0, 4, 9, 2] };
/** Another world that the first keeper could be in: what the bot and the friend have is different. */
const ELSEWHERE: World = { oil: [0, 4, 1, 7] };

test('whoever is on no bot’s side is sent the very same, and at the same moments, whatever is said and told', async () => {
  const [spoken, silent] = [await evening(HERE), await evening({ ...HERE, isSilent: true })];
  for (const viewer of [0, 'spectator']) expect(spoken[viewer]).toEqual(silent[viewer]);
  expect(spoken[PERSON]).not.toEqual(silent[PERSON]);
  expect(spoken[PERSON]?.flat().join()).toMatch(/"mates".*"lamp:2".*"doing"/);
  for (const viewer of [0, 'spectator']) expect(spoken[viewer]?.flat().join()).not.toMatch(/mates|lamp/);
});

test('what those on a bot’s side are sent is the same in every world that they could be in', async () => {
  const [here, elsewhere] = [await evening(HERE), await evening(ELSEWHERE)];
  for (const viewer of [PERSON, 0, 'spectator']) expect(elsewhere[viewer]).toEqual(here[viewer]);
});

test('the comparison finds words that rest on what the bot alone knows', async () => {
  const leaky: Speaking = (live, seat, option, company) =>
    rightly(live, seat, option, company).map(([listener, spoken]): readonly [Seat, Spoken] => {
      const about = { oil: JSON.stringify(live.match?.view(seat)) };
      return [listener, { ...spoken, reason: { ...spoken.reason, about } }];
    });
  const [here, elsewhere] = [
    await evening({ ...HERE, speaking: leaky }),
    await evening({ ...ELSEWHERE, speaking: leaky }),
  ];
  expect(elsewhere[PERSON]).not.toEqual(here[PERSON]);
});

test('nobody hears of an answer before they are told something of it', async () => {
  const { [PERSON]: seen = [] } = await evening(HERE);
  // Told; own answer and its price; the bot declares, and pays.
  const [told, , , declared, paid] = seen;
  expect(told).toHaveLength(1);
  expect(declared?.join()).not.toContain('mates');
  expect(paid?.join()).toMatch(/"mates".*"went"/);
});
