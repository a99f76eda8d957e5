import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { goOn, isLast } from './coach.ts';
import { picture } from './pictures.ts';
import { accessibilityTroubles, DESK, PHONE, question, smallTargets, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const SCENES = 6;

test('the tutorial: three scenes behind the screen, three before it', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK);
  await page.goto(`${inject('site')}#/learn/terrorscape`);
  await page.getByRole('button', { name: /^Play scene 1/ }).click();
  for (let scene = 1; scene <= SCENES; scene++) {
    await page
      .locator('#coach header')
      .filter({ hasText: `Scene ${scene}` })
      .waitFor();
    for (let n = 0; n < 40 && !(await isLast(page)); n++) {
      await goOn(page);
      if (n !== 2) continue;
      await picture(page, `terrorscape-lesson-${scene}`);
      expect(await accessibilityTroubles(page)).toEqual([]);
    }
    expect(await isLast(page)).toBe(true);
    const onward = page.locator('#coach').getByRole('button', { name: /^Next scene/ });
    if (scene < SCENES) await onward.click();
  }
  isQuiet();
  await leave();
});

test('what is told of an encounter lies over no room that somebody can flee to, and over nobody', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK);
  await page.goto(`${inject('site')}#/learn/terrorscape`);
  await page.getByRole('button', { name: /^Play scene 2/ }).click();
  await page.locator('#coach').waitFor();
  while ((await page.locator('[data-place][data-lit="true"]').count()) === 0) await goOn(page);
  await page.locator('[data-light] > *').waitFor();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const light = document.querySelector('[data-light] > *')?.getBoundingClientRect();
        const behind = [...document.querySelectorAll('[data-place][data-lit="true"], [data-figure]')];
        return behind.filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return (
            light !== undefined && left < light.right && light.left < right && top < light.bottom && light.top < bottom
          );
        }).length;
      }),
    )
    .toBe(0);
  isQuiet();
  await leave();
});

const ANSWERS = 10;

/** Until somebody here is asked. */
async function asked(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('#ending, #decision [data-target^="option:"]') !== null);
}

test('the first rounds by keyboard alone, on the board as well as in the list', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK);
  await page.goto(`${inject('site')}#/new/terrorscape`);
  await page.locator('aside button').last().focus();
  await page.keyboard.press('Enter');
  let onBoard = 0;
  for (let n = 0; n < ANSWERS; n++) {
    await asked(page);
    const before = await page.locator('#decision').innerHTML();
    const lit = page.locator('[data-place][data-lit="true"]').first();
    if ((await lit.count()) > 0) {
      await lit.focus(); // every place that glows is a stop of the Tab key
      expect(await page.evaluate(() => document.activeElement?.getAttribute('tabindex'))).toBe('0');
      await page.keyboard.press('Enter');
      onBoard += 1;
    } else await page.keyboard.press(String(1 + (n % 2)));
    const offer = page.locator('dialog[open] [data-target^="option:"]').first();
    if ((await offer.count()) > 0) {
      await offer.focus();
      await page.keyboard.press('Enter');
    }
    await page.waitForFunction((html) => document.querySelector('#decision')?.innerHTML !== html, before);
  }
  expect(onBoard).toBeGreaterThan(0);
  expect(await question(page)).not.toBe('');
  isQuiet();
  await leave();
});

test('the note of a room opens the rulebook at what is there, by mouse and by key', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK);
  await page.goto(`${inject('site')}#/new/terrorscape`);
  await page.locator('aside button').last().click();
  await asked(page);
  await page.locator('[data-place="N1"]').click({ button: 'right' });
  await page.locator('[data-held]').getByRole('button', { name: 'the radio' }).click();
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-entry') === 'TS-RADIO-01');
  await page.keyboard.press('Escape');
  await page.locator('[data-place="C1"]').focus();
  await page.keyboard.press('i');
  await page.waitForFunction(() => document.activeElement?.closest('[data-held]') !== null);
  expect(await accessibilityTroubles(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-entry') === 'location.C1');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(await page.locator('[data-held]').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-place'))).toBe('C1');
  isQuiet();
  await leave();
});

test('the first rounds by touch, at the size of a phone, with nothing too small to press', async () => {
  const { page, isQuiet, leave } = await visit(browser, PHONE);
  await page.goto(`${inject('site')}#/new/terrorscape`);
  await page.waitForSelector('#people');
  expect(await smallTargets(page), 'set-up').toEqual([]);
  await page.locator('aside button').last().tap();
  for (let n = 0; n < ANSWERS; n++) {
    await page.waitForFunction(() => document.querySelector('#ending, #decision button') !== null);
    const options = page.locator('#decision [data-target^="option:"]');
    const folded = page.locator('#decision [data-target="options"][aria-expanded="false"]');
    if ((await folded.count()) > 0 && (await options.count()) === 0) await folded.tap();
    const count = await options.count();
    if (n % 5 === 0) expect(await smallTargets(page), `answer ${n}`).toEqual([]);
    await options.nth(count < 2 ? 0 : (n * 7) % count).tap();
  }
  await picture(page, 'terrorscape-touch');
  isQuiet();
  await leave();
});

test('“Play now” asks for the side; who hunts sees keys, help and what was said without scrolling', async () => {
  for (const size of [DESK, PHONE]) {
    const { page, isQuiet, leave } = await visit(browser, size);
    await page.getByRole('button', { name: 'Play now' }).nth(1).click();
    await page.locator('[data-target="side:survivors"]').waitFor();
    expect(await accessibilityTroubles(page)).toEqual([]);
    await page.locator('[data-target="side:killer"]').click();
    await asked(page);
    const inSight = (found: SVGElement | HTMLElement): boolean => {
      const { top, bottom, left, right } = found.getBoundingClientRect();
      return top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth;
    };
    const wanted = size === DESK ? ['keys', 'help', 'findings'] : ['keys radio help discoveries', 'heard'];
    for (const target of wanted)
      expect(await page.locator(`[data-target="${target}"]`).first().evaluate(inSight), target).toBe(true);
    isQuiet();
    await leave();
  }
});

test('on a phone, rooms to go to that lie outside the window are pointed at from its edge', async () => {
  const { page, isQuiet, leave } = await visit(browser, PHONE);
  await page.goto(`${inject('site')}#/new/terrorscape`);
  await page.waitForSelector('#people');
  await page.locator('aside button').last().tap();
  await asked(page);
  await page.locator('[data-target="option:turn:anna"]').tap();
  const pointers = page.locator('button[data-way]');
  await pointers.first().waitFor();
  const before = (await pointers.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).join();
  await pointers.first().tap();
  await page.waitForFunction(
    (then) => [...document.querySelectorAll('button[data-way]')].map((one) => one.ariaLabel).join() !== then,
    before,
  );
  expect(await accessibilityTroubles(page)).toEqual([]);
  isQuiet();
  await leave();
});
