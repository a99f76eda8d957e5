import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { picture } from './pictures.ts';
import { person, Together } from './together.ts';
import { accessibilityTroubles, DESK, PHONE } from './visit.ts';

let browser: Browser;
let together: Together;
beforeAll(async () => {
  [browser, together] = await Promise.all([openBrowser(), Together.open()]);
});
afterAll(async () => {
  expect(together.complaints, 'what the server called errors').toEqual([]);
  await together.kill();
  await browser.close();
});

/** Whether all of it can be read. */
const isCut = (page: Page, target: string): Promise<boolean> =>
  page
    .locator(target)
    .evaluate((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1);

for (const [game, seats, size, options, language] of [
  ['betrayal', 3, 'desk', DESK, 'en'],
  ['nemesis-lockdown', 4, 'phone', PHONE, 'pl'],
  ['terrorscape', 4, 'phone', PHONE, 'en'],
] as const)
  test(`a table for another number of people than usual: ${game}, ${seats} seats (${size}, ${language})`, async () => {
    const one = await person(browser, options, language);
    const { page } = one;
    await page.goto(`${together.address}#/friends/${game}`);
    await page.locator('section select').first().selectOption(String(seats));
    // What cannot be pressed yet says why.
    const create = page.locator('[data-target="create"]');
    expect(await create.isDisabled()).toBe(true);
    await page.getByText(/Type your name first|Najpierw wpisz swoje imię/).waitFor();
    await page.locator('input[autocomplete="nickname"]').fill('Zofia');
    await create.click();
    await page.waitForSelector('[data-own]');
    const roles = await page.locator('li[data-kind] p > small:first-child').allTextContents();
    expect(roles).toHaveLength(seats);
    for (const role of roles) expect(role, 'whom one plays, not a number').not.toMatch(/\d/);
    await picture(page, `friends-${game}-${size}`);
    expect(await accessibilityTroubles(page)).toEqual([]);
    for (const bot of await page.locator('[data-target^="bot:"]').evaluateAll((all) => all.map((one) => one.dataset)))
      await page.locator(`[data-target="${bot['target']}"]`).click();
    await page.waitForSelector('#decision');
    expect(await isCut(page, 'header h1'), 'where in the game we are').toBe(false);
    await picture(page, `friends-table-${game}-${size}`);
    expect(one.troubles).toEqual([]);
    await one.context.close();
  }, 120_000);

test('the clock warns in time, and a warning goes with the question that it was about', async () => {
  const one = await person(browser, DESK);
  const { page } = one;
  await page.goto(`${together.address}#/friends/final-girl`);
  await page.locator('input[autocomplete="nickname"]').fill('Zofia');
  await page.getByRole('combobox', { name: 'Time for an answer' }).selectOption('60');
  await page.locator('[data-target="create"]').click();
  await page.waitForSelector('#decision [data-target^="option:"]');
  await page.locator('[data-stage="time"]').waitFor();
  // Later, without anything that was to happen meanwhile.
  await page.clock.setSystemTime(Date.now() + 45_000);
  await page.locator('[data-stage="soon"]').waitFor();
  const warning = page.getByText('Your time for this answer is nearly over.');
  await warning.waitFor();
  await page.clock.setSystemTime(Date.now() + 65_000);
  const worse = page.getByText('You are using your reserve');
  await worse.waitFor();
  expect(await warning.count(), 'one warning at a time').toBe(0);
  await picture(page, 'clock-warning');
  // The next question has all of its time.
  await page.clock.setSystemTime(Date.now());
  await page.locator('#decision [data-target^="option:"]').first().dispatchEvent('click');
  await worse.waitFor({ state: 'detached' });
  expect(one.troubles).toEqual([]);
  await one.context.close();
}, 120_000);

test('on a phone a message hangs below the strip, and never over the time', async () => {
  const one = await person(browser, PHONE, 'pl');
  const { page } = one;
  await page.goto(`${together.address}#/friends/final-girl`);
  await page.locator('input[autocomplete="nickname"]').fill('Zofia');
  await page.getByRole('combobox', { name: 'Czas na odpowiedź' }).selectOption('60');
  await page.locator('[data-target="create"]').click();
  await page.locator('[data-stage="time"]').waitFor();
  const toast = page.getByText('Twoje miejsce jest zapisane tylko w tej przeglądarce.');
  await toast.waitFor();
  const [clock, message] = [await page.locator('[data-stage]').boundingBox(), await toast.boundingBox()];
  expect(message?.y).toBeGreaterThan((clock?.y ?? 0) + (clock?.height ?? 0));
  expect(message?.y, 'and not far down on the board').toBeLessThan(260);
  await picture(page, 'toast-below-strip');
  expect(one.troubles).toEqual([]);
  await one.context.close();
}, 120_000);

test('whoever comes for the first time finds the open tables on the shelf', async () => {
  const [host, guest] = [await person(browser, DESK), await person(browser, PHONE, 'pl')];
  await host.page.goto(`${together.address}#/friends/terrorscape`);
  await host.page.locator('input[autocomplete="nickname"]').fill('Zofia');
  await host.page.getByRole('radio', { name: /^Anybody/ }).check();
  await host.page.locator('[data-target="create"]').click();
  await host.page.waitForSelector('[data-own]');
  const open = guest.page.locator('[aria-labelledby="open-tables"]');
  await guest.page.goto(together.address);
  await open.getByText('przy stole: Zofia').waitFor();
  await open.scrollIntoViewIfNeeded();
  await picture(guest.page, 'shelf-open-tables');
  await open.locator('a[href*="#/online/"]').click();
  await guest.page.waitForSelector('[data-target="sit:0"]');
  expect([...host.troubles, ...guest.troubles]).toEqual([]);
  for (const { context } of [host, guest]) await context.close();
}, 120_000);

test('what is scrolled in a drawer does not shine through its title', async () => {
  const one = await person(browser, DESK);
  const { page } = one;
  await page.goto(`${together.address}#/friends/final-girl`);
  await page.locator('input[autocomplete="nickname"]').fill('Zofia');
  await page.locator('[data-target="create"]').click();
  await page.waitForSelector('#decision');
  await page.locator('[data-target="table-talk"]').click();
  await page.locator('dialog[open]').evaluate((dialog) => dialog.scrollTo(0, 200));
  const title = page.locator('dialog[open] h2').first();
  expect(await title.evaluate((one) => getComputedStyle(one.parentElement ?? one).backgroundColor)).toMatch(/^rgb\(/);
  await picture(page, 'drawer-scrolled');
  expect(one.troubles).toEqual([]);
  await one.context.close();
}, 120_000);
