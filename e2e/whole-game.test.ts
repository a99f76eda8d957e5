import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { picture } from './pictures.ts';
import { answers, DESK, isOver, PHONE, playNow, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const MOST = 600;
const WALK = 'play:walk';

/** Which of the answers is given: steady, but not always the first, so that games go on and end. */
function choice(ids: readonly string[], step: number): string {
  const useful = ids.filter((id) => !id.startsWith('discard:'));
  const list = useful.length > 0 ? useful : ids;
  return list[(step * 7) % list.length] ?? '';
}

async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('#ending') !== null ||
      document.querySelector('#decision [data-target^="option:"]') !== null,
  );
}

test('a whole game by mouse: what glows is clicked on the table, the rest in the list', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK);
  await playNow(page);
  await picture(page, 'table-desk');
  let onTable = 0;
  for (let step = 0; step < MOST && !(await isOver(page)); step++) {
    await settled(page);
    if (await isOver(page)) break;
    const offer = page.locator('dialog[open] [data-target^="option:"]').first();
    const glowing = page.locator('[data-place][data-lit="true"]').first();
    if ((await offer.count()) > 0) await offer.click();
    else if ((onTable === 0 || step % 2 === 0) && (await glowing.count()) > 0) {
      await glowing.dispatchEvent('click'); // a place may lie under a figure that stands on it
      onTable += 1;
    } else {
      const ids = await answers(page);
      // Whoever walks makes places glow: it is tried until they have, however short the game may be.
      await giveInList(page, onTable === 0 && ids.includes(WALK) ? WALK : choice(ids, step));
    }
  }
  expect(await isOver(page)).toBe(true);
  expect(onTable).toBeGreaterThan(0);
  await picture(page, 'end-desk');
  isQuiet();
  await leave();
});

async function giveInList(page: Page, id: string): Promise<void> {
  await page.locator(`#decision [data-target="option:${id}"]`).dispatchEvent('click');
}

test('a whole game by keyboard alone', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK);
  await reach(page, /^Play now/);
  await page.keyboard.press('Enter');
  await page.waitForSelector('#decision [data-target^="option:"]');
  for (let step = 0; step < MOST && !(await isOver(page)); step++) {
    await settled(page);
    if (await isOver(page)) break;
    // Numbers answer; where there are none, Tab reaches every answer.
    const numbers = await page.locator('#decision [data-target^="option:"] [aria-hidden="true"]').allTextContents();
    const keys = numbers.filter((text) => /^[1-9]$/.test(text));
    if (keys.length > 0) await page.keyboard.press(keys[(step * 7) % keys.length] ?? '1');
    else {
      await reachTarget(page, 'option:');
      await page.keyboard.press('Enter');
    }
  }
  expect(await isOver(page)).toBe(true);
  isQuiet();
  await leave();
});

/** Tabs until something with this name has the focus. */
async function reach(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (name.test(text.trim())) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

async function reachTarget(page: Page, prefix: string): Promise<void> {
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press('Tab');
    const target = await page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? '');
    if (target.startsWith(prefix)) return;
  }
  throw new Error(`Tab does not reach any ${prefix}`);
}

// Nothing here is left to chance: an answer that moves from under the finger fails at once.
test('a whole game by touch, at the size of a phone', { retry: 0 }, async () => {
  const { page, isQuiet, leave } = await visit(browser, PHONE);
  await page
    .getByRole('button', { name: /^Play now/ })
    .first()
    .tap();
  await page.waitForSelector('#decision');
  await picture(page, 'table-phone');
  for (let step = 0; step < MOST && !(await isOver(page)); step++) {
    await page.waitForFunction(() => document.querySelector('#ending, #decision button') !== null);
    if (await isOver(page)) break;
    const options = page.locator('#decision [data-target^="option:"]');
    const folded = page.locator('#decision [data-target="options"][aria-expanded="false"]');
    // The sheet shows a few answers; every third time, and where there are none, it is pulled up to show all.
    if ((await folded.count()) > 0 && (step % 3 === 0 || (await options.count()) === 0)) await folded.tap();
    const count = await options.count();
    await options.nth(count < 2 ? 0 : (step * 7) % count).tap();
  }
  expect(await isOver(page)).toBe(true);
  await picture(page, 'end-phone');
  isQuiet();
  await leave();
});
