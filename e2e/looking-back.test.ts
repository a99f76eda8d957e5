import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { picture } from './pictures.ts';
import {
  accessibilityTroubles,
  allDrawn,
  answerFirst,
  answers,
  DESK,
  PHONE,
  playNow,
  question,
  visit,
} from './visit.ts';
import { wonGame } from './won-game.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function openFile(page: Page, text: string): Promise<void> {
  await page.setInputFiles('input[type=file]', {
    name: 'won.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await page.waitForSelector('#ending');
}

test('a game that was won: its ending, its dice checked, and a link that shows it to others', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK);
  await openFile(page, wonGame());
  expect(await page.textContent('#ending')).toBe('She made it');
  await picture(page, 'won-desk');
  expect(await accessibilityTroubles(page)).toEqual([]);
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await page.getByText('All is as it was played').waitFor();
  await page.getByRole('button', { name: 'Copy a link' }).click();
  const address = await page.getByLabel(/link/i).inputValue();
  await page.goto(address);
  await page.getByRole('button', { name: 'To the end' }).first().waitFor();
  expect(await answers(page)).toEqual([]);
  await picture(page, 'replay-desk');
  expect(await accessibilityTroubles(page)).toEqual([]);
  await page.getByRole('button', { name: 'To the end' }).first().click();
  await page.waitForSelector('#ending');
  expect(await page.getByRole('button', { name: /Back to now/ }).count()).toBe(0);
  isQuiet();
  await leave();
});

test('a game that is over is gone through by the best bot: how it stood, what would have been better, and the way there', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK);
  await openFile(page, wonGame());
  await page.locator('[data-target="analyse"]').click();
  await page.getByRole('button', { name: 'Stop' }).waitFor();
  // The best bot thinks about every decision of a whole game: a busy machine takes its time.
  await page.getByText('estimated by what you could know').waitFor({ timeout: 150_000 });
  await picture(page, 'analysis-desk');
  expect(await accessibilityTroubles(page)).toEqual([]);
  await page.getByRole('button', { name: 'Look there' }).first().click();
  await page.getByText('You are looking at the past').first().waitFor();
  isQuiet();
  await leave();
});

test('a message lies over the ending and can be closed there; Back closes the ending, and no more', async () => {
  const { page, isQuiet, leave } = await visit(browser, PHONE);
  await openFile(page, wonGame());
  const message = page.getByRole('status').filter({ hasText: 'The game file has been opened' });
  await message.getByRole('button', { name: 'Close' }).click({ timeout: 5000 });
  await message.waitFor({ state: 'detached' });
  const address = page.url();
  await page.goBack();
  await page.waitForSelector('#ending', { state: 'detached' });
  expect(page.url()).toBe(address);
  isQuiet();
  await leave();
});

test('the ending fits a phone', async () => {
  const { page, isQuiet, leave } = await visit(browser, PHONE);
  await openFile(page, wonGame());
  await picture(page, 'won-phone');
  expect(await accessibilityTroubles(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  isQuiet();
  await leave();
});

for (const [size, options] of Object.entries({ desk: DESK, phone: PHONE })) {
  test(`time travel: any moment again, and another game from there (${size})`, async () => {
    const { page, isQuiet, leave } = await visit(browser, options);
    await playNow(page);
    for (let i = 0; i < 8; i++) await answerFirst(page);
    const asked = await question(page);
    const address = page.url();
    await page.keyboard.press('t');
    const slider = page.getByRole('slider', { name: 'Moment of the game' });
    await slider.focus();
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft');
    await page.getByText('You are looking at the past').first().waitFor();
    expect(await answers(page)).toEqual([]);
    await picture(page, `past-${size}`);
    expect(await accessibilityTroubles(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back to now' }).click();
    await page.waitForSelector('#ask');
    expect(await question(page)).toBe(asked);
    await slider.focus();
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: /^What if\?/ }).click();
    await page.waitForFunction((before) => location.href !== before, address);
    await page.waitForSelector('#decision [data-target^="option:"]');
    await answerFirst(page);
    await page.goto(address);
    await page.waitForSelector('#ask');
    expect(await question(page)).toBe(asked);
    isQuiet();
    await leave();
  });
}

test('answers can be taken back until something new comes out, and the page says where that is', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK);
  await playNow(page);
  const back = page.getByRole('button', { name: 'Take back' });
  let [taken, refused] = [0, 0];
  for (let i = 0; i < 40 && (taken === 0 || refused === 0); i++) {
    const [asked, offered] = [await question(page), await answers(page)];
    await answerFirst(page);
    await allDrawn(page);
    if ((await back.getAttribute('aria-disabled')) === 'false') {
      await page.keyboard.press('u');
      await page.waitForFunction((text) => document.querySelector('#ask')?.textContent === text, asked);
      expect(await answers(page)).toEqual(offered);
      taken += 1;
      await answerFirst(page);
    } else {
      expect(await back.getAttribute('title')).toMatch(/^Nothing to take back\. (Before that|That is the beginning)/);
      refused += 1;
    }
  }
  expect(taken).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(0);
  isQuiet();
  await leave();
});

test('a hint says what to do, how likely it wins, and why', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK);
  await playNow(page);
  await page.keyboard.press('h');
  const best = page.getByRole('region', { name: 'Hint' }).locator('li button').first();
  await best.waitFor({ timeout: 60_000 });
  expect(await best.textContent()).toMatch(/wins about .*%/);
  await picture(page, 'hint-desk');
  const before = await page.locator('#decision').innerHTML();
  await best.click();
  await page.waitForFunction((html) => document.querySelector('#decision')?.innerHTML !== html, before);
  isQuiet();
  await leave();
});

test('a bot plays, and one watches', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK);
  await page.goto(`${inject('site')}#/new/final-girl`);
  await page.getByText('A bot, and you watch').click();
  await page.getByText('Regular').click();
  await page.getByRole('button', { name: 'Roll film' }).first().click();
  await page.getByRole('heading', { name: 'Turn 3' }).waitFor({ timeout: 120_000 });
  expect(await answers(page)).toEqual([]);
  isQuiet();
  await leave();
});
