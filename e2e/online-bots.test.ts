import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { picture } from './pictures.ts';
import { type Person, person, Together } from './together.ts';
import { answers, DESK } from './visit.ts';

let browser: Browser;
let together: Together;
beforeAll(async () => {
  [browser, together] = await Promise.all([openBrowser(), Together.open()]);
});
afterAll(async () => {
  await together.kill();
  await browser.close();
});

async function newTable(
  game: string,
  seats: readonly string[],
  more: { readonly hints?: boolean } = {},
): Promise<{ match: string; page: string }> {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const body = JSON.stringify({ game, options: {}, seats, public: false, ...more });
  const { id } = await (await fetch(`${together.address}api/matches`, { ...request, body })).json();
  return { match: id, page: `${together.address}#/online/${id}` };
}

async function sitDown({ page }: Person, address: string, seat: number): Promise<void> {
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Zofia');
  await page.locator(`[data-target="sit:${seat}"]`).click();
}

/** Gives one answer, once one is asked for. */
async function answerOnce({ page }: Person, step: number): Promise<void> {
  await page.waitForSelector('#decision [data-target^="option:"]', { timeout: 120_000 });
  const ids = await answers(page);
  const before = await page.locator('#decision').innerHTML();
  const id = ids[(step * 7) % ids.length] ?? '';
  await page.locator(`#decision [data-target="option:${id}"]`).first().dispatchEvent('click');
  await page.waitForFunction((html) => document.querySelector('#decision')?.innerHTML !== html, before);
}

/** Who has answered how often, from the match's own file. */
async function answersBySeat(match: string, seats: number): Promise<number[]> {
  const file = await (await fetch(`${together.address}api/matches/${match}/file`)).json();
  return Array.from({ length: seats }, (_, seat) => file.answers.filter(([who]: [number]) => who === seat).length);
}

for (const [game, seats] of Object.entries({ 'final-girl': 1, terrorscape: 3, 'army-of-the-dead': 2, betrayal: 3 })) {
  test(`bots on every seat finish a game of ${game} in front of somebody who watches`, async () => {
    const watcher = await person(browser, DESK);
    const { match, page } = await newTable(game, Array<string>(seats).fill('thumb'));
    await watcher.page.goto(page);
    await watcher.page.waitForSelector('#ending', { timeout: 240_000 });
    await picture(watcher.page, `online-bots-${game}`);
    for (const [seat, count] of (await answersBySeat(match, seats)).entries())
      expect(count, `answers of seat ${seat}`).toBeGreaterThan(5);
    expect(watcher.troubles).toEqual([]);
    await watcher.context.close();
  }, 300_000);
}

test('bots that search play, and whoever watches sees what they do', async () => {
  const watcher = await person(browser, DESK);
  const { page } = await newTable('terrorscape', ['search', 'search']);
  await watcher.page.goto(page);
  await watcher.page.waitForSelector('#decision');
  const seen = (): number => watcher.received.filter((text) => /^{"t":"update".*"events":\[{/.test(text)).length;
  await expect.poll(seen, { timeout: 240_000 }).toBeGreaterThan(2);
  expect(watcher.troubles).toEqual([]);
  await watcher.context.close();
}, 300_000);

test('the odds of an answer are shown before it is given', async () => {
  const one = await person(browser, DESK);
  await sitDown(one, (await newTable('final-girl', ['open'])).page, 0);
  const shown = one.page.locator('#decision [data-target^="option:"] [data-tone]', { hasText: /\d%/ });
  // Not every hand has an answer that is rolled for: luck is the server's own.
  const seen = (): Promise<boolean> =>
    shown
      .first()
      .waitFor({ timeout: 4000 })
      .then(() => true)
      .catch(() => false);
  for (let step = 0; step < 30 && !(await seen()); step++) await answerOnce(one, step);
  await shown.first().waitFor();
  await picture(one.page, 'online-odds');
  expect(one.troubles).toEqual([]);
  await one.context.close();
}, 180_000);

test('where the table allows it the server gives hints; and whoever plays with bots alone may give up', async () => {
  const one = await person(browser, DESK);
  await sitDown(one, (await newTable('final-girl', ['open'], { hints: true })).page, 0);
  for (let step = 0; step < 30 && (await one.page.locator('[data-target^="option:play:"]').count()) === 0; step++)
    await answerOnce(one, step);
  await one.page.getByRole('button', { name: 'Hint' }).click();
  await one.page.getByRole('region', { name: 'Hint' }).locator('li button').first().waitFor({ timeout: 60_000 });
  await picture(one.page, 'online-hint');
  await one.page.locator('[data-target="table-talk"]').click();
  await one.page.locator('[data-target="propose-give-up"]').click();
  await one.page.locator('[data-target="give-up"]').click();
  await one.page.waitForSelector('#ending');
  expect(await one.page.textContent('#ending')).toBe('Given up');
  expect(await one.page.getByRole('button', { name: 'Play on after all' }).count()).toBe(0);
  await picture(one.page, 'online-given-up');
  expect(
    one.received.filter((text) => text.includes('"error":"given-up"')),
    'what was given up is not asked for',
  ).toEqual([]);
  expect(one.troubles).toEqual([]);
  await one.context.close();
}, 180_000);

test('a table without hints has no button for them', async () => {
  const one = await person(browser, DESK);
  await sitDown(one, (await newTable('final-girl', ['open'])).page, 0);
  await one.page.waitForSelector('#decision [data-target^="option:"]');
  expect(await one.page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
  await one.context.close();
});

test('the server has found nothing to complain about', () => {
  expect(together.complaints.slice(0, 3)).toEqual([]);
});
