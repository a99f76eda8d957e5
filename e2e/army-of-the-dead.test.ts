import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { goOn, isLast } from './coach.ts';
import { picture } from './pictures.ts';
import { accessibilityTroubles, answers, DESK, isOver, PHONE, smallTargets, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const SCENES = 4;

test('the tutorial: the first mission in four scenes, the last one won', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK);
  await page.goto(`${inject('site')}#/learn/army-of-the-dead`);
  await page.getByRole('button', { name: /^Play scene 1/ }).click();
  for (let scene = 1; scene <= SCENES; scene++) {
    await page
      .locator('#coach header')
      .filter({ hasText: `Scene ${scene}` })
      .waitFor();
    for (let n = 0; n < 40 && !(await isLast(page)); n++) {
      await goOn(page);
      if (n === 2) await picture(page, `army-lesson-${scene}`);
      if (n === 2) expect(await accessibilityTroubles(page)).toEqual([]);
    }
    const onward = page.locator('#coach').getByRole('button', { name: /^Next scene/ });
    if (scene < SCENES) await onward.click();
  }
  expect(await isLast(page)).toBe(true);
  expect(await page.locator('#decision').textContent()).toContain('The game is over');
  isQuiet();
  await leave();
});

const MOST = 700;

/** Steady, not always the first, and never what only takes time. */
function choice(ids: readonly string[], turn: number): string {
  const [busy] = [ids.filter((id) => !/^(discard|reorganise|trade|noise|give|drop)/.test(id))];
  const list = busy.length > 0 ? busy : ids;
  return list.find((id) => id === 'auto') ?? list[(turn * 7) % list.length] ?? '';
}

test('a mission to its end, with bots in two seats: what glows is clicked on the table, the rest in the list', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK);
  await page.goto(`${inject('site')}#/new/army-of-the-dead`);
  await page.getByRole('radio', { name: /The Main Floor/ }).check();
  await page.getByLabel('People and bots').selectOption('3');
  for (const n of [2, 3]) {
    const seat = page.getByRole('group', { name: `Player ${n}`, exact: true });
    await seat.getByLabel('Played by').selectOption('newcomer');
  }
  await picture(page, 'army-set-up');
  expect(await accessibilityTroubles(page)).toEqual([]);
  await page.getByRole('button', { name: 'Go in' }).click();
  await page.waitForSelector('#decision [data-target^="option:"]');
  await picture(page, 'army-table-desk');
  expect(await accessibilityTroubles(page)).toEqual([]);
  let onTable = 0;
  for (let turn = 0; turn < MOST && !(await isOver(page)); turn++) {
    await settled(page);
    if (await isOver(page)) break;
    const offer = page.locator('dialog[open] [data-target^="option:"]').first();
    const glowing = page.locator('[data-place][data-lit="true"]').first();
    if ((await offer.count()) > 0) await offer.dispatchEvent('click');
    else if (turn % 3 === 0 && (await glowing.count()) > 0) {
      await glowing.dispatchEvent('click'); // a place may lie under a figure that stands on it
      onTable += 1;
    } else {
      const id = choice(await answers(page), turn);
      await page.locator(`#decision [data-target="option:${id}"]`).dispatchEvent('click');
    }
  }
  expect(await isOver(page)).toBe(true);
  expect(onTable).toBeGreaterThan(0);
  await picture(page, 'army-end-desk');
  isQuiet();
  await leave();
});

/** Until somebody here is asked, or it is over. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('#ending') !== null ||
      document.querySelector('#decision [data-target^="option:"]') !== null,
  );
}

const FILES = new URL('../tools/test/fixtures/missions/', import.meta.url);
const missionFile = (name: string): string => fileURLToPath(new URL(`${name}.mission`, FILES));

test('a mission from a file: one that cannot be played is refused by line and column, the other one begins', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK);
  await page.goto(`${inject('site')}#/new/army-of-the-dead`);
  const field = page.locator('[data-target="own-mission"]');
  await field.setInputFiles(missionFile('misspelt'));
  await page.getByRole('alert').filter({ hasText: 'Line 20, column 7:' }).waitFor();
  expect(await page.getByRole('radio', { name: /Past the Containers/ }).isChecked()).toBe(true);
  await page.getByRole('alert').scrollIntoViewIfNeeded();
  await picture(page, 'army-own-mission-refused-desk');
  await field.setInputFiles(missionFile('two-blocks'));
  const card = page.getByRole('radio', { name: /Two Blocks/ });
  await card.waitFor();
  expect([await card.isChecked(), await page.getByRole('alert').count()]).toEqual([true, 0]);
  await card.scrollIntoViewIfNeeded();
  await picture(page, 'army-own-mission-desk');
  await page.getByRole('button', { name: 'Go in' }).click();
  await page.waitForSelector('#decision [data-target^="option:"]');
  await picture(page, 'army-own-mission-table-desk');
  await page.reload(); // what was kept has the sheet in it
  await page.waitForSelector('#decision [data-target^="option:"]');
  isQuiet();
  await leave();
});

test('a mission from a file on a phone, in Polish', async () => {
  const { page, isQuiet, leave } = await visit(browser, PHONE, { language: 'pl' });
  await page.goto(`${inject('site')}#/new/army-of-the-dead`);
  const field = page.locator('[data-target="own-mission"]');
  await field.setInputFiles(missionFile('misspelt'));
  await page.getByRole('alert').filter({ hasText: 'Wiersz 20, kolumna 7:' }).scrollIntoViewIfNeeded();
  await picture(page, 'army-own-mission-refused-phone');
  expect(await accessibilityTroubles(page)).toEqual([]);
  await field.setInputFiles(missionFile('two-blocks'));
  await page.getByRole('radio', { name: /Dwie przecznice/ }).scrollIntoViewIfNeeded();
  await picture(page, 'army-own-mission-phone');
  isQuiet();
  await leave();
});

test('on a phone: six faces, a weapon that shows what it reaches, and nothing for axe to find', async () => {
  const { page, isQuiet, leave } = await visit(browser, PHONE, { language: 'pl' });
  await page.goto(`${inject('site')}#/new/army-of-the-dead`);
  await page.getByRole('button', { name: 'Wchodzimy' }).tap();
  await page.waitForSelector('[data-target="survivor:scott"]');
  await page.locator('button[data-target="survivor:guzman"]').tap();
  await page.waitForSelector('[data-target="survivor:guzman"][data-acting]');
  await picture(page, 'army-table-phone');
  // Mission, Danger Level and Noise in one line: nothing of it lies beyond the edge.
  const line = page.locator('[data-target="mission"]').locator('xpath=..');
  expect(await line.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  expect(await accessibilityTroubles(page)).toEqual([]);
  for (const target of ['mission', 'forecast']) {
    await page.locator(`[data-target~="${target}"]`).first().tap();
    await page.waitForTimeout(300);
    await picture(page, `army-${target}-phone`);
    expect(await accessibilityTroubles(page), target).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(150);
  }
  expect(await smallTargets(page)).toEqual([]);
  isQuiet();
  await leave();
});
