import { Match, readSave, save, saveText } from '@dreadhouse/engine';
import { finalGirl } from '@dreadhouse/final-girl';
import { terrorscape } from '@dreadhouse/terrorscape';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FROM_SOURCE } from './artefact.ts';
import { openBrowser } from './browser.ts';
import { picture } from './pictures.ts';
import { Secrets, withLeaks } from './secrets.ts';
import { comeBack, type Person, person, Together } from './together.ts';
import { accessibilityTroubles, answers, DESK, isOver, PHONE } from './visit.ts';

let browser: Browser;
let together: Together;
beforeAll(async () => {
  [browser, together] = await Promise.all([openBrowser(), Together.open()]);
});
afterAll(async () => {
  await together.kill();
  await browser.close();
});

const MOST = 1500;

/** Keeps games going: no hoarding, no passing, and not always the first answer. */
function choice(ids: readonly string[], step: number): string {
  const wanted = ids.find((id) => ['ransack', 'repair', 'search', 'play:stalk'].includes(id));
  const useful = ids.filter((id) => !/^(drop|give|take|pass)/.test(id));
  const list = useful.length > 0 ? useful : ids;
  return wanted ?? list[(step * 7) % list.length] ?? '';
}

/** Sets up a table for Terrorscape with a bot on the third seat; whoever sets it up leads Survivors. */
async function setUpTable({ page }: Person): Promise<string> {
  await page.goto(`${together.address}#/friends/terrorscape`);
  await page.getByRole('combobox', { name: 'Seats' }).selectOption('3');
  await page.locator('[data-target="seat:2"]').selectOption('thumb');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Tomek');
  await page.locator('[data-target="create"]').click();
  await page.waitForSelector('[data-invite]');
  return page.url();
}

async function sitDown({ page }: Person, address: string, seat: number, name: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.locator(`[data-target="sit:${seat}"]`).click();
}

/** Clicks an answer; what was answered, or null when nothing is asked here. */
async function answer(page: Page, step: number): Promise<string | null> {
  const ids = await answers(page);
  if (ids.length === 0) return null;
  const id = choice(ids, step);
  const before = await page.locator('#decision').innerHTML();
  await page.locator(`#decision [data-target="option:${id}"]`).first().dispatchEvent('click');
  await page.waitForFunction((html) => document.querySelector('#decision')?.innerHTML !== html, before);
  return id;
}

/** Whoever of them is asked next, once somebody is. */
async function nextAsked(two: readonly Person[]): Promise<number> {
  for (let i = 0; i < 1000; i++) {
    for (const [seat, { page }] of two.entries()) if ((await answers(page)).length > 0) return seat;
    await two[0]?.page.waitForTimeout(50);
  }
  throw new Error('Nobody is asked anything.');
}

/** Lets both of them play until it is over or so many answers have been given; everything that was answered, by seat. */
async function play(two: readonly [Person, Person], given: [string[], string[]], upTo: number): Promise<void> {
  const count = (): number => given[0].length + given[1].length;
  for (let idle = 0; count() < upTo && idle < 600; ) {
    if (await isOver(two[0].page)) return;
    let any = false;
    for (const seat of [0, 1] as const) {
      const option = await answer(two[seat].page, count());
      if (option === null) continue;
      given[seat].push(option);
      any = true;
    }
    idle = any ? 0 : idle + 1;
    if (!any) await two[0].page.waitForTimeout(50);
  }
}

async function untilAsked({ page }: Person): Promise<string[]> {
  await page.waitForSelector('#decision [data-target^="option:"]', { timeout: 60_000 });
  return answers(page);
}

const CANARY = 'the canary sings in the cellar';

test('two people and somebody who watches finish a game; one drops and comes back, the server is killed; nothing is lost, nothing leaks', async () => {
  const [killer, team, watcher] = [
    await person(browser, DESK),
    await person(browser, DESK),
    await person(browser, DESK),
  ];
  const address = await setUpTable(team);
  await watcher.page.goto(address);
  await watcher.page.waitForSelector('[data-target="sit:0"]');
  await sitDown(killer, address, 0, 'Klara');
  for (const { page } of [killer, team, watcher]) await page.waitForSelector('#decision');
  const given: [string[], string[]] = [[], []];

  // A secret among the Survivors.
  await team.page.locator('[data-target="table-talk"]').click();
  await team.page.getByRole('radio', { name: /in secret/ }).check();
  await team.page.locator('[data-target="chat-words"]').fill(CANARY);
  await team.page.locator('[data-target="chat-send"]').click();
  await team.page.locator('[data-side]').filter({ hasText: CANARY }).waitFor();
  await team.page.keyboard.press('Escape');

  // One closes the tab in the middle of a decision, and comes back to the very same one.
  await play([killer, team], given, 12);
  const [asked, other] = (await nextAsked([killer, team])) === 0 ? [killer, team] : [team, killer];
  const before = await untilAsked(asked);
  await asked.page.close();
  await other.page.waitForSelector('li[data-away]');
  await comeBack(asked, address);
  expect(await untilAsked(asked)).toEqual(before);
  await other.page.waitForFunction(() => document.querySelector('li[data-away]') === null);

  // One can look back at what one has seen; nobody can go on from there alone.
  await team.page.keyboard.press('t');
  const slider = team.page.locator('main input[type="range"]');
  expect(Number(await slider.getAttribute('max'))).toBeGreaterThan(3);
  await slider.fill('1');
  await team.page.getByText('You are looking at the past').waitFor();
  expect(await team.page.getByRole('button', { name: /What if/ }).count()).toBe(0);
  await team.page.getByRole('button', { name: 'Back to now' }).click();
  await team.page.keyboard.press('t');

  // The server dies. Whoever answers then keeps the answer, even over a closed tab; the others wait where they are.
  await play([killer, team], given, 24);
  const late = (await nextAsked([killer, team])) === 0 ? 0 : 1;
  const lateOne = late === 0 ? killer : team;
  await together.kill();
  await lateOne.page.getByText('The line is lost').waitFor();
  const kept = await answer(lateOne.page, 24);
  await lateOne.page.getByText('Your answer is kept').first().waitFor();
  await picture(lateOne.page, 'online-lost');
  await lateOne.page.close();
  await together.start();
  await comeBack(lateOne, address);
  given[late].push(kept ?? '');
  for (const { page } of [killer, team, watcher])
    await page.waitForFunction(() => !document.body.textContent?.includes('The line is'), undefined, {
      timeout: 60_000,
    });

  expect(await watcher.page.locator('[data-figure^="survivor:"]').count(), 'Survivors on the watcher’s map').toBe(0);
  await picture(watcher.page, 'online-watcher');
  await play([killer, team], given, MOST);
  for (const { page } of [killer, team, watcher]) await page.waitForSelector('#ending');

  // Nothing is lost, nothing doubled: the file has every answer that was clicked, in order.
  const match = address.split('/').at(-1) ?? '';
  const file = await (await fetch(`${together.address}api/matches/${match}/file`)).text();
  const read = readSave(file);
  if (!read.ok) throw new Error(read.why);
  const kepts = [0, 1].map((seat) => read.saved.answers.filter(([who]) => who === seat).map(([, option]) => option));
  expect(kepts).toEqual(given);

  // Nothing leaks: not a word that was not on the open table, and the check finds what is slipped in.
  const secrets = new Secrets(terrorscape, file);
  const sockets = watcher.received.filter((text) => /^\{"t":"(snapshot|update|chat)"/.test(text));
  expect(sockets.length).toBeGreaterThan(20);
  expect(secrets.leaksIn(sockets)).toEqual([]);
  for (const [what, bytes] of Object.entries(withLeaks(sockets, file)))
    expect(secrets.leaksIn(bytes).length, what).toBeGreaterThan(0);
  const tokens = await Promise.all(
    [killer, team].map(({ page }) =>
      page.evaluate(() => JSON.parse(localStorage.getItem('dreadhouse.online') ?? '[]')[0].token),
    ),
  );
  const beforeTheEnd = watcher.received.filter((text) => !text.includes('"rolls"')).join('\n');
  const { luck } = read.saved.header;
  if (luck.kind !== 'secure') throw new Error('The luck was not sealed.');
  for (const secret of [...tokens, luck.secret, ...luck.nonces, CANARY]) expect(beforeTheEnd).not.toContain(secret);
  expect(killer.received.join('\n')).not.toContain(CANARY);

  // After the end everybody sees everything, and can check the dice against what was promised.
  await watcher.page.locator('[data-target="afterword"]').click();
  await watcher.page.waitForSelector('#cut');
  expect(await watcher.page.locator('dialog[open] [data-of]').count()).toBe(2);
  await killer.page.getByRole('button', { name: 'Check the dice' }).click();
  await killer.page.getByText('the server had bound itself to before anybody sat down').waitFor();
  await picture(killer.page, 'online-end');
  // Whoever played may have their game gone through; whoever watched has none.
  const analyse = '[data-target="analyse"]';
  expect([await killer.page.locator(analyse).count(), await watcher.page.locator(analyse).count()]).toEqual([1, 0]);

  // Once more: one click each.
  await killer.page.locator('[data-target="rematch"]').click();
  await killer.page.waitForSelector('[data-invite]');
  await team.page.getByText('Join the rematch').click();
  await Promise.race([untilAsked(killer), untilAsked(team)]);
  expect([...killer.troubles, ...team.troubles, ...watcher.troubles]).toEqual([]);
  for (const { context } of [killer, team, watcher]) await context.close();
}, 600_000);

async function bringAFriend(address: string): Promise<void> {
  const [host, friend] = [await person(browser, DESK), await person(browser, PHONE)];
  await host.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await host.page.goto(address);
  await host.page.locator('[href$="#/friends/terrorscape"]', { hasText: 'With friends' }).click(); // a game for two
  await host.page.getByRole('textbox', { name: 'Your name' }).fill('Zofia');
  await host.page.getByRole('button', { name: 'Set up the table' }).click();
  await host.page.getByRole('button', { name: 'Copy the link' }).click();
  await host.page.getByText('Copied.').waitFor();
  const link = await host.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/^http:\/\/[^/]+\/#\/online\/[\w-]{16}$/);
  await friend.page.goto(link);
  await friend.page.getByRole('textbox', { name: 'Your name' }).fill('Marek');
  await picture(friend.page, 'online-join-phone');
  await friend.page.getByRole('button', { name: 'Sit here' }).tap();
  await Promise.all([host.page.waitForSelector('#decision'), friend.page.waitForSelector('#decision')]);
  await untilAsked(host);
  expect(await host.page.title()).toContain('Your turn');
  expect(await answer(host.page, 0)).not.toBeNull();
  expect([...host.troubles, ...friend.troubles]).toEqual([]);
  for (const { context } of [host, friend]) await context.close();
}

test('a newcomer gets a friend into a game with one copied link', () => bringAFriend(together.address));

test('so they do with a server that runs from source', async () => {
  const source = await Together.open(FROM_SOURCE);
  await bringAFriend(source.address);
  await source.kill();
  expect(source.complaints).toEqual([]);
});

/** A match of Final Girl that was begun elsewhere and brought along as a file: its seat is free. */
async function broughtAlong(): Promise<string> {
  const luck = { kind: 'fast', seed: 'elsewhere' } as const;
  const started = Match.start(finalGirl, { options: {}, players: ['Ada'], luck });
  if (!started.ok) throw new Error(started.why);
  const sent = await fetch(`${together.address}api/matches/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ file: saveText(save(started.value)) }),
  });
  const { id } = (await sent.json()) as { id: string };
  return `${together.address}#/online/${id}`;
}

test('a match from elsewhere can be watched or sat down at, and whoever sits asks for notices', async () => {
  const one = await person(browser, DESK);
  const { page } = one;
  await page.goto(await broughtAlong());
  await page.getByText('This game is under way, and one seat is free.').waitFor();
  await picture(page, 'online-goes-on');
  expect(await accessibilityTroubles(page)).toEqual([]);
  await page.locator('[data-target="watch"]').click();
  await page.getByText('A seat is free').waitFor();
  await page.reload();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Zofia');
  await page.locator('[data-target="sit:0"]').click();
  await untilAsked(one);
  await page.locator('[data-target="table-talk"]').click();
  await page.locator('[data-target="notify-webhook-field"]').fill('https://example.org/turn');
  await page.locator('[data-target="notify-webhook"]').click();
  await page.getByText('https://example.org/turn is called when it is your turn.').waitFor();
  expect(await page.locator('[data-target="notify-mail-field"]').count(), 'this server sends no mail').toBe(0);
  await picture(page, 'online-notices');
  expect(await accessibilityTroubles(page)).toEqual([]);
  await page.locator('[data-target="notify-webhook-stop"]').click();
  await page.locator('[data-target="notify-webhook-field"]').waitFor();
  expect(one.troubles).toEqual([]);
  await one.context.close();
});

for (const [size, options] of Object.entries({ desk: DESK, phone: PHONE })) {
  for (const language of ['en', 'pl'] as const) {
    test(`axe finds nothing on the pages of online tables (${size}, ${language})`, async () => {
      const one = await person(browser, options, language);
      const { page } = one;
      const look = async (name: string): Promise<void> => {
        await page.waitForTimeout(300);
        await picture(page, `online-${name}-${size}-${language}`);
        expect(await accessibilityTroubles(page), name).toEqual([]);
      };
      await page.goto(`${together.address}#/friends/terrorscape`);
      await page.locator('input[autocomplete="nickname"]').fill('Zofia');
      await look('friends');
      await page.locator('[data-target="change"]').click();
      await look('change');
      await page.locator('aside button').last().click();
      await page.locator('input[type="radio"]').last().check();
      await page.locator('[data-target="create"]').click();
      await page.waitForSelector('[data-invite]');
      await look('waiting');
      const address = page.url();
      await page.goto(`${together.address}#/tables`);
      await page.waitForSelector('main ul a');
      await look('tables');
      await page.goto(`${together.address}#/shelf`);
      await page.waitForSelector('#mine');
      await look('shelf');
      await page.goto(address);
      await page.locator('[data-target="bot:0"]').click();
      await page.waitForSelector('#decision');
      await look('table');
      await page.locator('[data-target="table-talk"]').click();
      await page.locator('[data-phrase="hello"]').click();
      const beyond = await page.locator('dialog[open]').evaluate((one) => one.scrollWidth - one.clientWidth);
      expect(beyond, 'nothing of the talk is beside its drawer').toBe(0);
      await look('talk');
      expect(one.troubles).toEqual([]);
      await one.context.close();
    });
  }
}

test('a page without a server says so', async () => {
  const one = await person(browser, DESK);
  await one.page.goto(`${together.address}#/friends/terrorscape`);
  await one.page.getByRole('textbox', { name: 'Your name' }).fill('Zofia');
  expect(together.complaints, 'what the server called errors').toEqual([]);
  await together.kill();
  await one.page.getByRole('button', { name: 'Set up the table' }).click();
  await one.page.getByText('There is no server behind this page').waitFor();
  await one.context.close();
});
