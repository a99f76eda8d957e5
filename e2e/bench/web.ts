import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { finalGirl } from '@dreadhouse/final-girl';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from '../browser.ts';
import { servePage } from '../serve.ts';
import { DESK, PHONE } from '../sizes.ts';
import { type Figures, figuresOf } from './figures.ts';
import { type LongGame, longGame } from './long-game.ts';
import { timeScrolling } from './scrolling.ts';
import { bestOf, type Sample, timeClicks, watchClicks } from './stopwatch.ts';

/**
 * How long the page takes from an answer to its next picture, and whether a long log stays fluent: `npm run bench:web`. The built page in a
 * real browser, real clicks, the best of three rounds for each click. The less else the machine has to do the better: its load is
 * written down with the numbers.
 */
const DECISIONS = 300;
const LINES = 2000;
const MORE_DECISIONS = 60;
const FILM = { location: 'camp', killer: 'hans', heroine: 'laurie' };
const SPARES = /:(weak_attack|furious_strike|critical_blow|retaliation)|^use:/;

const ROUNDS = Number(process.argv[2] ?? 3);

type Results = Record<string, Record<string, Figures>>;

async function main(): Promise<void> {
  const game = longGame(finalGirl, FILM, LINES + 200, SPARES);
  const late = game.positionAt(LINES);
  const site = await servePage();
  const browser = await openBrowser();
  const results: Results = {};
  const keep = (name: string, figures: Record<string, Figures>): void => {
    results[name] = figures;
    print(name, figures);
  };
  try {
    const at = (size: BrowserContextOptions, position: number) => () =>
      opened(browser, site.address, size, game, position);
    const first = game.answers.slice(0, DECISIONS);
    keep(`${DECISIONS} decisions`, spread(await bestRound(at(DESK, 0), (page) => answered(page, first))));
    keep('the market, opened and closed', spread(await bestRound(at(DESK, 0), opensAndCloses)));
    const more = game.answers.slice(late, late + MORE_DECISIONS);
    keep(
      `${more.length} decisions after ${LINES} lines`,
      spread(await bestRound(at(DESK, late), (page) => answered(page, more))),
    );
    keep(`a phone: the log of ${LINES} lines, opened`, spread(await bestRound(at(PHONE, late), opensLog)));
    const page = await at(DESK, late)();
    keep(`scrolling ${LINES} lines`, await timeScrolling(page));
  } finally {
    await browser.close();
    site.close();
  }
  writeResults({ cores: cpus().length, load: loadavg(), results });
}

/** The same clicks a few times over, each time in a page of its own. */
async function bestRound(open: () => Promise<Page>, click: (page: Page) => Promise<Sample[]>): Promise<Sample[]> {
  const rounds: Sample[][] = [];
  while (rounds.length < ROUNDS) {
    const page = await open();
    rounds.push(await click(page));
    await page.context().close();
  }
  return bestOf(rounds);
}

/** A game file in the page, with nothing on the way to be waited for. */
async function opened(
  browser: Browser,
  address: string,
  size: BrowserContextOptions,
  game: LongGame,
  position: number,
): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB', ...size })).newPage();
  const settings = JSON.stringify({ language: 'en', speed: 0, sound: false });
  await page.addInitScript((kept) => localStorage.setItem('dreadhouse.settings', kept), settings);
  await page.addInitScript(watchClicks);
  await page.goto(address);
  await page.setInputFiles('input[type="file"]', {
    name: 'long.json',
    mimeType: 'application/json',
    buffer: Buffer.from(game.fileAt(position)),
  });
  await page.waitForSelector('#decision button');
  await page.waitForTimeout(1500); // until the page has settled: odds, the past, what is loaded ahead
  return page;
}

/** Gives these answers, one after another, by clicks in the list; where one is folded away its heading is opened first, off the clock. */
async function answered(page: Page, answers: readonly string[]): Promise<Sample[]> {
  const all: Sample[] = [];
  for (let from = 0; from < answers.length; from += PORTION) {
    const portion = answers.slice(from, from + PORTION);
    all.push(
      ...(await timeClicks(page, async () => {
        for (const answer of portion) await give(page, answer);
      })),
    );
  }
  return all;
}

/** So many clicks at a time: what is traced has to be read. */
const PORTION = 50;

async function give(page: Page, answer: string): Promise<void> {
  const row = page.locator(`#decision [data-target="option:${answer}"]`);
  if ((await row.count()) === 0) await unfold(page);
  await page.waitForTimeout(BREATH);
  await row.first().click();
  await page.waitForTimeout(BREATH);
}

/** Nobody answers faster than this, and what follows a decision has the time to come. */
const BREATH = 60;

/** Opens every heading of the list, without a click that would be timed. */
async function unfold(page: Page): Promise<void> {
  const folded = page.locator('#decision h3 [aria-expanded="false"]');
  while ((await folded.count()) > 0) await folded.first().press('Enter');
  await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    window.marks.pop();
  });
}

async function opensAndCloses(page: Page): Promise<Sample[]> {
  const door = page.getByRole('button', { name: /^Market/ }).first();
  return timeClicks(page, async () => {
    for (let n = 0; n < 20; n++) {
      await door.click();
      await page.waitForTimeout(4 * BREATH);
    }
  });
}

async function opensLog(page: Page): Promise<Sample[]> {
  const all: Sample[] = [];
  for (let n = 0; n < 8; n++) {
    const [first] = await timeClicks(page, async () => {
      await page.getByRole('button', { name: /^Log/ }).first().click();
      await page.waitForTimeout(500);
    });
    if (first !== undefined) all.push(first);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(200);
  }
  return all;
}

function spread(samples: readonly Sample[]): Record<string, Figures> {
  return {
    paint: figuresOf(samples.map(({ paint }) => paint)),
    work: figuresOf(samples.map(({ work }) => work)),
    later: figuresOf(samples.map(({ later }) => later)),
    restyled: figuresOf(samples.map(({ restyled }) => restyled)),
  };
}

function print(name: string, figures: Record<string, Figures>): void {
  console.log(`\n${name}`);
  for (const [what, { count, median, p95, max }] of Object.entries(figures)) {
    const unit = what === 'restyled' ? 'elements' : 'ms';
    console.log(`  ${what.padEnd(8)} median ${median}   p95 ${p95}   max ${max} ${unit}   (${count})`);
  }
}

function writeResults(results: object): void {
  const folder = new URL('../../bench/results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('web.json', folder), `${JSON.stringify(results, null, 2)}\n`);
  console.log('\nbench/results/web.json');
}

await main();
