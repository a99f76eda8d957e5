import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { playLessons } from './coach.ts';
import { cameTo, goOnWith } from './haunted.ts';
import { answerOne } from './in-the-house.ts';
import { picture } from './pictures.ts';
import { accessibilityTroubles, answers, DESK, PHONE, smallTargets, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const SCENES = 3;

/** What of the bar above the table is shortened, for want of room: where in the game we are, and who sits here. */
function cutInBar(page: Page): Promise<string[]> {
  return page.$$eval('header h1, header li [title]', (found) =>
    found
      .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
      .filter((one) => one.clientWidth > 1) // a phone has the names for ears alone
      .map((one) => one.textContent),
  );
}

test('the tutorial: exploring, a hero, the traitor; then a real game', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK);
  await playLessons(page, `${inject('site')}#/learn/betrayal`, SCENES, async (scene) => {
    await picture(page, `betrayal-lesson-${scene}`);
    expect(await accessibilityTroubles(page)).toEqual([]);
  });
  await page.waitForSelector('#explorers');
  isQuiet();
  await leave();
});

for (const [size, options] of Object.entries({ desk: DESK, phone: PHONE })) {
  for (const language of ['en', 'pl'] as const) {
    test(`the first answers, and nothing for axe to find (${size}, ${language})`, async () => {
      const { page, isQuiet, leave } = await visit(browser, options, { language });
      await page.goto(`${inject('site')}#/new/betrayal`);
      await page.waitForSelector('#explorers');
      await picture(page, `betrayal-set-up-${size}-${language}`);
      expect(await accessibilityTroubles(page), 'set-up').toEqual([]);
      await page.locator('aside button').last().click();
      for (let n = 0; n < 6; n++) {
        await page.waitForSelector('#decision button', { timeout: 60_000 });
        const folded = page.locator('#decision [data-target="options"][aria-expanded="false"]');
        if ((await folded.count()) > 0 && (await answers(page)).length === 0) await folded.click();
        await picture(page, `betrayal-table-${n}-${size}-${language}`);
        if (n % 3 === 0) expect(await accessibilityTroubles(page), `answer ${n}`).toEqual([]);
        if (options === PHONE) expect(await smallTargets(page), `answer ${n}`).toEqual([]);
        expect(await cutInBar(page), `answer ${n}`).toEqual([]);
        await answerOne(page, n + 1);
        await page.waitForTimeout(200);
      }
      isQuiet();
      await leave();
    });
  }
}

/** Of which of the rooms that can be chosen what lies in the light hides more than a tenth. */
function hiddenRooms(page: Page): Promise<string[]> {
  return page.$$eval('[data-place][data-lit="true"]', (rooms) => {
    const lying = [...document.querySelectorAll('[data-light] > *')].map((one) => one.getBoundingClientRect());
    const shared = (from: number, to: number, start: number, end: number): number =>
      Math.max(0, Math.min(to, end) - Math.max(from, start));
    return rooms.flatMap((room) => {
      const { left, right, top, bottom, width, height } = room.getBoundingClientRect();
      const hidden = lying.map(
        (one) => shared(left, right, one.left, one.right) * shared(top, bottom, one.top, one.bottom),
      );
      return Math.max(...hidden) > 0.1 * width * height ? (room.getAttribute('data-place') ?? '') : [];
    });
  });
}

test('an Event that asks for a room hides none that can be chosen, and all of it can be read', async () => {
  const isAsked: Parameters<typeof cameTo>[1] = (match, seat) =>
    match.state.drawn !== null && match.legal(seat).length > 3;
  const file = cameTo(1, isAsked, 'which-tile');
  for (const size of [DESK, PHONE]) {
    const { page, isQuiet, leave } = await visit(browser, size);
    await goOnWith(page, file);
    await page.waitForTimeout(600);
    expect(await page.locator('[data-light] article').count()).toBe(1);
    expect(await hiddenRooms(page)).toEqual([]);
    const whole = page.getByRole('button', { name: 'Read the whole card' });
    if ((await whole.count()) > 0) {
      await whole.click();
      await page.waitForSelector('dialog[open] article');
    }
    isQuiet();
    await leave();
  }
});
