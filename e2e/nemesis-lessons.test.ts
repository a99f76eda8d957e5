import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { goOn, isLast } from './coach.ts';
import { picture } from './pictures.ts';
import { accessibilityTroubles, DESK, PHONE, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const SCENES = 3;

/** On a phone a long list of answers is folded away. */
async function unfold(page: Page): Promise<void> {
  const folded = page.locator('#decision [data-target="options"][aria-expanded="false"]');
  if ((await folded.count()) > 0) await folded.dispatchEvent('click');
}

/** Whether the coach lies over the list of answers that was pulled up. */
function coveredByCoach(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const list = document.querySelector('[data-target="answers"]');
    const coach = document.querySelector('#coach');
    if (list === null || coach === null) return false;
    return list.getBoundingClientRect().top < coach.getBoundingClientRect().bottom;
  });
}

for (const [size, options] of Object.entries({ desk: DESK, phone: PHONE }))
  test(`the lessons: footsteps, face to face, the way out, and the last one is won (${size})`, async () => {
    const { page, isQuiet, leave } = await visit(browser, options);
    await page.goto(`${inject('site')}#/learn/nemesis-lockdown`);
    await page.getByRole('button', { name: /^Play scene 1/ }).click();
    for (let scene = 1; scene <= SCENES; scene++) {
      await page
        .locator('#coach header')
        .filter({ hasText: `Scene ${scene}` })
        .waitFor();
      for (let n = 0; n < 40 && !(await isLast(page)); n++) {
        if (n % 3 === 0) await picture(page, `nemesis-lesson-${scene}-${n}-${size}`);
        if (n === 2) expect(await accessibilityTroubles(page), `scene ${scene}`).toEqual([]);
        await unfold(page);
        await expect.poll(() => coveredByCoach(page), { message: `scene ${scene}, step ${n}` }).toBe(false);
        await goOn(page);
      }
      expect(await isLast(page)).toBe(true);
      await picture(page, `nemesis-lesson-${scene}-end-${size}`);
      if (scene < SCENES)
        await page
          .locator('#coach')
          .getByRole('button', { name: /^Next scene/ })
          .click();
    }
    expect(await page.locator('#coach').innerText()).toContain('You have won');
    isQuiet();
    await leave();
  });
