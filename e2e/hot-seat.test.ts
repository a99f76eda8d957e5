import { mansion, teller } from '@dreadhouse/terrorscape';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { picture } from './pictures.ts';
import { accessibilityTroubles, answers, DESK, isOver, PHONE, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const MOST = 1500;
const KILLER = 'Klara';
const TEAM = 'Tomek';
const words = teller('en');
const ROOMS = mansion.locations.map((id) => words.name(id, ['location']));

/** Two people at one screen: Klara hunts with the Murderer, who sneaks; Tomek leads the Survivors. */
async function setUp(page: Page): Promise<void> {
  await page.goto(`${inject('site')}#/new/terrorscape`);
  await page.getByRole('radio', { name: /^Murderer/ }).check({ force: true });
  await page.getByRole('radio', { name: /^Two at one screen/ }).check({ force: true });
  const names = page.getByRole('textbox', { name: 'Name' });
  await names.nth(0).fill(KILLER);
  await names.nth(1).fill(TEAM);
  await page.getByRole('button', { name: 'Lock the doors' }).click();
  await page.waitForSelector('h1 [role="alert"]');
}

type Screen = 'curtain' | 'handing' | 'question' | 'end';

/** Whatever comes next, once it is there. */
async function nextScreen(page: Page): Promise<Screen> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('#ending') !== null) return 'end';
    if (document.querySelector('h1 [role="alert"]') !== null) return 'curtain';
    if (document.querySelector('[data-target="hand-over"]') !== null) return 'handing';
    return document.querySelector('#decision [data-target^="option:"]') === null ? null : 'question';
  });
  return (await found.jsonValue()) as Screen;
}

/** Keeps games going: no hoarding, no passing, and not always the first answer. */
function choice(ids: readonly string[], step: number): string {
  const wanted = ids.find((id) => ['ransack', 'repair', 'search', 'play:stalk'].includes(id));
  const useful = ids.filter((id) => !/^(drop|give|take|pass)/.test(id));
  const list = useful.length > 0 ? useful : ids;
  return wanted ?? list[(step * 7) % list.length] ?? '';
}

interface Seen {
  curtains: string[];
  killers: number;
  survivors: number;
}

/** What nobody may find on the screen of this side, wherever it stands: figures, sheets, hands, packs. */
async function checkSecrets(page: Page, seen: Seen): Promise<void> {
  const side = await page.evaluate(() => document.querySelector('[data-side="survivors"]') !== null);
  if (side) {
    seen.survivors += 1;
    expect(await page.locator('[data-target^="skill:"]').count(), 'the Killer’s hand').toBe(0);
    const hidden = await page.getByText(/^Out of sight\. Last seen /).count();
    if (hidden > 0) expect(await page.locator('[data-figure="killer"]').count(), 'a hidden Killer').toBe(0);
    return;
  }
  seen.killers += 1;
  expect(await page.locator('[data-figure^="survivor:"]').count(), 'Survivors on the map').toBe(0);
  expect(await page.locator('[data-target^="item:"]').count(), 'backpacks').toBe(0);
  const sheets = await page.locator('li[data-target^="survivor:"]').allTextContents();
  for (const sheet of sheets) for (const room of ROOMS) expect(sheet).not.toContain(room);
  const log = (await page.locator('#log').textContent()) ?? '';
  expect(log).not.toMatch(/(Anna|Marco|Johnson) (goes from|takes|ransacks|discovers|has had a turn)/);
}

test('a whole game of two people at one screen: a curtain whenever it changes hands, and no side ever sees the other', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK);
  await setUp(page);
  const seen: Seen = { curtains: [], killers: 0, survivors: 0 };
  for (let step = 0; step < MOST; step++) {
    const screen = await nextScreen(page);
    if (screen === 'end') break;
    if (screen === 'curtain') {
      const title = (await page.textContent('h1 [role="alert"]')) ?? '';
      seen.curtains.push(title.includes(KILLER) ? KILLER : TEAM);
      expect(await page.locator('[data-place], [data-target]').count(), 'nothing behind the curtain').toBe(0);
      if (seen.curtains.length === 2) await picture(page, 'hot-seat-curtain');
      await page.getByRole('button', { name: /lift the curtain/ }).click();
    } else {
      await checkSecrets(page, seen);
      if (screen === 'handing') await page.locator('[data-target="hand-over"]').click();
      else {
        const id = choice(await answers(page), step);
        await page.locator(`#decision [data-target="option:${id}"]`).first().dispatchEvent('click');
      }
    }
  }
  expect(await isOver(page)).toBe(true);
  // It falls between the two, and only then: never twice for the same person.
  expect(seen.curtains[0]).toBe(TEAM);
  expect(seen.curtains.every((name, i) => i === 0 || name !== seen.curtains[i - 1])).toBe(true);
  expect(seen.curtains.length).toBeGreaterThan(4);
  expect(Math.min(seen.killers, seen.survivors)).toBeGreaterThan(4);
  await picture(page, 'hot-seat-end');

  await page.locator('[data-target="afterword"]').click();
  await page.waitForSelector('#cut');
  const slider = page.locator('dialog[open] input[type="range"]');
  const end = Number(await slider.getAttribute('max'));
  await slider.fill(String(Math.floor(end / 2)));
  const maps = page.locator('dialog[open] [data-of]');
  expect(await maps.count()).toBe(2);
  expect(await maps.nth(0).locator('[data-figure^="survivor:"]').count()).toBe(0);
  expect(await maps.nth(1).locator('[data-figure^="survivor:"]').count()).toBe(3);
  await page.getByRole('checkbox', { name: /truth/ }).check();
  expect(await maps.nth(0).locator('[data-figure^="survivor:"]').count()).toBe(3);
  await picture(page, 'directors-cut-desk');
  expect(await accessibilityTroubles(page), 'director’s cut').toEqual([]);
  isQuiet();
  await leave();
});

test('a reload in the middle shows the curtain, not a table', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK);
  await setUp(page);
  await page.getByRole('button', { name: /lift the curtain/ }).click();
  await page.waitForSelector('[data-figure="survivor:anna"]');
  await page.reload();
  await page.waitForSelector('h1 [role="alert"]');
  expect(await page.locator('[data-figure]').count()).toBe(0);
  isQuiet();
  await leave();
});

for (const [size, options] of Object.entries({ desk: DESK, phone: PHONE })) {
  for (const language of ['en', 'pl'] as const) {
    test(`axe finds nothing at either table of Terrorscape (${size}, ${language})`, async () => {
      const { page, isQuiet, leave } = await visit(browser, options, { language });
      await page.goto(`${inject('site')}#/new/terrorscape`);
      await page.waitForSelector('#people');
      await picture(page, `terrorscape-set-up-${size}-${language}`);
      expect(await accessibilityTroubles(page), 'set-up').toEqual([]);
      for (const [side, preset] of [
        ['survivors', 0],
        ['killer', 1],
      ] as const) {
        await page.goto(`${inject('site')}#/new/terrorscape`);
        await page.locator('[aria-labelledby="people"] input[type="radio"]').nth(preset).check({ force: true });
        await page.locator('aside button').last().click();
        await page.waitForSelector('#ask');
        await page.waitForTimeout(400);
        await picture(page, `terrorscape-${side}-${size}-${language}`);
        expect(await accessibilityTroubles(page), side).toEqual([]);
      }
      isQuiet();
      await leave();
    });
  }
}
