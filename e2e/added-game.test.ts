import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { picture } from './pictures.ts';
import { type Copy, copyProject } from './put-in.ts';
import { type Served, servePage } from './serve.ts';
import { accessibilityTroubles, answers, DESK, isOver, PHONE, question, visit } from './visit.ts';

/** A whole game that lies as it would in the project, and the line that CONTRIBUTING says is to be added for it. */
const EXAMPLE = join(import.meta.dirname, '../examples/vigil');
const CONTRIBUTING = readFileSync(join(import.meta.dirname, '../CONTRIBUTING.md'), 'utf8');
const LINE = /^\{ id: 'vigil'.*\},$/m.exec(CONTRIBUTING)?.[0] ?? '';

const node = (path: string): string => join(import.meta.dirname, '../node_modules', path);

let copy: Copy;
let served: Served;
let browser: Browser;

beforeAll(async () => {
  copy = copyProject();
  // All that it takes: its package, its scene, one line.
  for (const part of ['packages', 'apps']) copy.lay(join(EXAMPLE, part), part);
  copy.register(LINE);
  copy.link();
  await copy.run(node('vite/bin/vite.js'), 'build', 'apps/web', '--logLevel', 'warn');
  served = await servePage(join(copy.root, 'apps/web/dist'));
  browser = await openBrowser();
}, 240_000);

afterAll(async () => {
  await browser?.close();
  served?.close();
  copy?.remove();
});

test('a game is its package, its scene and one line: the example has nothing else', () => {
  const files = readdirSync(EXAMPLE, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const folders = files
    .map(({ parentPath }) => parentPath.slice(EXAMPLE.length))
    .filter((path) => !/\.types/.test(path));
  const elsewhere = folders.filter((path) => !/^\/(packages\/games|apps\/web\/src\/scenes)\/vigil(\/|$)/.test(path));
  expect(elsewhere).toEqual(['']); // its tsconfig.json, which checks the example where it lies
});

test('with these its types are checked, dependency directions hold, and the command line plays it', async () => {
  await copy.run(node('typescript/bin/tsc'), '-b', 'packages/registry');
  await copy.run('scripts/check-dependencies.mjs');
  const report = await copy.run('tools/bin/dreadhouse.mjs', 'simulate', 'vigil', '--games', '60', '--seed', '1');
  expect(report).toMatch(/60 games/);
});

/** From the shelf by the choice of a new game to the table. */
async function setUp(page: Page): Promise<void> {
  await page.goto(`${served.address}#/new/vigil`);
  await page.getByRole('radio', { name: '6 hours' }).check();
  await page.getByRole('button', { name: 'Light the candles' }).click();
  await page.waitForSelector('#ask');
}

test('it stands on the shelf and is played to the end with a bot, on the board and in the list', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK, {}, served.address);
  await page.getByText('One night in a chapel').waitFor();
  await picture(page, 'added-shelf');
  await setUp(page);
  expect(await question(page)).toBe('Keeper 1: what do you do?');
  expect(await page.locator('[data-figure^="keeper:"]').count()).toBe(2);
  await page.locator('[data-place="tower"][data-lit="true"]').dispatchEvent('click');
  const log = page.locator('#log');
  await log.getByText('Keeper 1 goes to the tower.').waitFor();
  await log
    .getByText(/^Keeper 2 (listens|waits|goes|lights)/)
    .first()
    .waitFor(); // the bot has answered
  await log
    .getByText(/^(A draught in the|Nothing stirs)/)
    .first()
    .waitFor();
  await picture(page, 'added-table');
  expect(await accessibilityTroubles(page)).toEqual([]);
  for (let step = 0; step < 40 && !(await isOver(page)); step++) {
    await page.waitForSelector('#ending, #decision [data-target^="option:"]');
    if (await isOver(page)) break;
    const ids = await answers(page);
    const before = await page.locator('#decision').innerHTML();
    await page.locator(`#decision [data-target="option:${ids[step % ids.length]}"]`).dispatchEvent('click');
    await page.waitForFunction((html) => document.querySelector('#decision')?.innerHTML !== html, before);
  }
  expect(await isOver(page)).toBe(true);
  isQuiet();
  await leave();
});

test('what happens is shown step by step, in Polish too, and a reload finds the game', async () => {
  const { page, isQuiet, leave } = await visit(browser, PHONE, { language: 'pl', speed: 1 }, served.address);
  await page.goto(`${served.address}#/new/vigil`);
  await page.getByRole('button', { name: 'Zapalcie świece' }).click();
  await page.waitForSelector('#ask');
  await page.locator('[data-place="crypt"][data-lit="true"]').dispatchEvent('click');
  await page.getByText('Czuwający 1 przechodzi do krypty.').first().waitFor();
  await page.waitForSelector('#ask');
  await page.reload();
  await page.waitForSelector('#ask');
  expect(await page.locator('[data-figure="keeper:0"]').count()).toBe(1);
  isQuiet();
  await leave();
});
