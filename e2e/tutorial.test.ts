import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { goOn, isLast, step } from './coach.ts';
import { picture } from './pictures.ts';
import { accessibilityTroubles, DESK, PHONE, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('the whole tutorial, scene by scene, with wrong answers gently refused and a reload in the middle', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK);
  await page.goto(`${inject('site')}#/learn/final-girl`);
  await page.getByRole('button', { name: /^Play scene 1/ }).click();
  let refused = 0;
  for (let scene = 1; scene <= 5; scene++) {
    await page
      .locator('#coach header')
      .filter({ hasText: `Scene ${scene}` })
      .waitFor();
    for (let n = 0; n < 60 && !(await isLast(page)); n++) {
      refused += await goOn(page);
      if (n !== 3) continue;
      const here = await step(page);
      await page.waitForTimeout(400);
      await page.reload();
      await page.waitForSelector('#coach');
      expect(await step(page)).toBe(here);
      await picture(page, `lesson-${scene}-desk`);
      expect(await accessibilityTroubles(page)).toEqual([]);
    }
    const onward = page.locator('#coach').getByRole('button', { name: /^Next scene/ });
    if (scene < 5) await onward.click();
  }
  expect(refused).toBeGreaterThan(0);
  expect(await isLast(page)).toBe(true);
  isQuiet();
  await leave();
});

test('on a phone: a lesson can be left, and the game goes on without the coach', async () => {
  const { page, isQuiet, leave } = await visit(browser, PHONE);
  await page.goto(`${inject('site')}#/learn/final-girl`);
  await page.getByRole('button', { name: /^Play scene 1/ }).tap();
  await page.waitForSelector('#coach');
  await page.locator('#coach').getByRole('button', { name: 'Next', exact: true }).tap();
  await picture(page, 'lesson-phone');
  await page.locator('#coach').getByRole('button', { name: /^More/ }).tap();
  await page.getByText('Play on without me').tap();
  await page.waitForFunction(() => document.querySelector('#coach') === null);
  expect(await page.locator('#decision').count()).toBe(1);
  isQuiet();
  await leave();
});
