import { hauntNumbered, registry } from '@dreadhouse/betrayal';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { cameTo, goalOf, goOnWith } from './haunted.ts';
import { picture } from './pictures.ts';
import { accessibilityTroubles, allDrawn, besideTheScreen, DESK, PHONE, smallTargets, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const HAUNTS = [...registry().haunts.keys()];

/** In turn, so that both languages are looked at. */
const languageOf = (haunt: number): 'en' | 'pl' => (HAUNTS.indexOf(haunt) % 2 === 0 ? 'pl' : 'en');

/**
 * All of it takes a quarter of an hour: `EVERY_HAUNT=all`, with a picture of each beginning for both sides, and of each haunt on a phone. Otherwise each haunt is
 * looked at once, in turn from either side and on either screen.
 */
const all = process.env['EVERY_HAUNT'] === 'all';
const SIDES = ['heroes', 'traitor'] as const;
const inTurn = (haunt: number, of: number): number => HAUNTS.indexOf(haunt) % of;

const BEGINNINGS = HAUNTS.flatMap((haunt) => {
  const sides = hauntNumbered(haunt).type === 'traitor' ? SIDES : (['heroes'] as const);
  if (all) return sides.map((side) => [haunt, side] as const);
  return inTurn(haunt, 3) === 2 ? [] : [[haunt, sides[inTurn(haunt, 3)] ?? 'heroes'] as const];
});
const ON_A_PHONE = HAUNTS.filter((haunt) => all || inTurn(haunt, 3) === 2);

test.each(BEGINNINGS)('haunt %i begins (%s): the own book opens by itself, and nobody else’s', async (haunt, side) => {
  const language = languageOf(haunt);
  const file = cameTo(
    haunt,
    ({ state }, seat) => state.haunt?.round === 1 && (side === 'traitor') === (state.haunt.traitor === seat),
  );
  const { page, isQuiet, leave } = await visit(browser, DESK, { language });
  await goOnWith(page, file);
  await page.waitForSelector('[data-book]');
  await picture(page, `betrayal-book-${haunt}-${side}`);
  const written = (await page.evaluate(() => document.documentElement.textContent ?? '')).replaceAll('\u00a0', ' ');
  expect(written).toContain(goalOf(haunt, side, language).replaceAll('\u00a0', ' '));
  if (hauntNumbered(haunt).type === 'traitor')
    expect(written).not.toContain(
      goalOf(haunt, side === 'heroes' ? 'traitor' : 'heroes', language).replaceAll('\u00a0', ' '),
    );
  expect(await accessibilityTroubles(page), 'book').toEqual([]);
  await page.keyboard.press('Escape');
  await allDrawn(page);
  await picture(page, `betrayal-begins-${haunt}-${side}`);
  expect(await accessibilityTroubles(page), 'table').toEqual([]);
  isQuiet();
  await leave();
});

test.each(ON_A_PHONE)(
  'haunt %i in its second round, on a phone: whoever can be chosen can be tapped',
  async (haunt) => {
    const file = cameTo(haunt, ({ state }) => (state.haunt?.round ?? 0) > 1);
    const { page, isQuiet, leave } = await visit(browser, PHONE, {
      language: languageOf(haunt) === 'en' ? 'pl' : 'en',
    });
    await goOnWith(page, file);
    await picture(page, `betrayal-phone-${haunt}`);
    expect(await accessibilityTroubles(page), 'table').toEqual([]);
    expect(await smallTargets(page), 'table').toEqual([]);
    expect(await besideTheScreen(page), 'chips').toEqual([]);
    await page.locator('[data-target="haunt"]').click();
    await page.locator('[data-target="book"]').click();
    await page.waitForSelector('[data-book]');
    await picture(page, `betrayal-phone-book-${haunt}`);
    expect(await accessibilityTroubles(page), 'book').toEqual([]);
    isQuiet();
    await leave();
  },
);
