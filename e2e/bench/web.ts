import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { armyOfTheDead } from '@dreadhouse/army-of-the-dead';
import type { AnyGame } from '@dreadhouse/engine';
import { finalGirl } from '@dreadhouse/final-girl';
import { terrorscape } from '@dreadhouse/terrorscape';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { openBrowser, QUIET } from '../browser.ts';
import { type Served, servePage } from '../serve.ts';
import { DESK, PHONE } from '../sizes.ts';
import { type Figures, figuresOf } from './figures.ts';
import { type LongGame, longGame } from './long-game.ts';
import { type PlayedAlike, pageOf, playedAlike } from './other-rules.ts';
import { profiling } from './profile.ts';
import { timeScrolling } from './scrolling.ts';
import { bestOf, type Sample, timeClicks, WATCH_CLICKS } from './stopwatch.ts';
import { traceClicks } from './trace.ts';

/**
 * How long the page takes from an answer to its next picture, and whether a long log stays fluent: `npm run bench:web`. The built page in a
 * real browser, real clicks, the best of a few rounds for each click, then one more round that is traced. The less else the machine
 * has to do the better: its load is written down with the numbers. For a short look:
 * `npm run bench:web -- --rounds 1 --decisions 40 --only answers`; `--profile answers.cpuprofile` also notes what the scripts did. The other
 * games are timed by their answers alone: `--game terrorscape --only answers`. With `--against <folder>` another build of the page is timed in
 * the same run, round by round in turns: the ratio says what a change has cost. Where its rules are others, the folder is a whole checkout with
 * its page built, and what is timed is the longest game that goes the same way in both (with `--only answers`).
 */
const { values: wishes } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    decisions: { type: 'string', default: '300' },
    game: { type: 'string', default: 'final-girl' },
    /** From so many answers on. */
    from: { type: 'string', default: '0' },
    only: { type: 'string' },
    untraced: { type: 'boolean', default: false },
    profile: { type: 'string' },
    against: { type: 'string' },
  },
});
const ROUNDS = Number(wishes.rounds);
const DECISIONS = Number(wishes.decisions);
const FROM = Number(wishes.from);
const LINES = 2000;
const MORE_DECISIONS = Math.min(60, DECISIONS);
const SPARES = /:(weak_attack|furious_strike|critical_blow|retaliation)|^use:/;

interface Played {
  readonly game: AnyGame;
  readonly options: object;
  readonly players: readonly string[];
}

const GAMES: Readonly<Record<string, Played>> = {
  'final-girl': {
    game: finalGirl,
    options: { location: 'camp', killer: 'hans', heroine: 'laurie' },
    players: ['Zofia'],
  },
  'army-of-the-dead': { game: armyOfTheDead, options: { mission: 'M2' }, players: ['Zofia'] },
  // Both sides at one screen: it is handed over off the clock.
  terrorscape: { game: terrorscape, options: {}, players: ['Zofia', 'Adam'] },
};

/** A frame begins when there is something to show, not when a screen is ready for it: what is timed is work, and no waiting. */
const NO_SCREEN = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

type Results = Record<string, Record<string, Figures>>;
/** Opens the game in each of the builds that are timed: ours, and the one that it is held against. */
type Open = (build: Served) => Promise<Page>;
/** Clicks about in a page, each portion of it under this watch. */
type Clicks = <T>(page: Page, watch: Watch<T>) => Promise<T[]>;
type Watch<T> = (page: Page, click: () => Promise<void>) => Promise<T[]>;

async function main(): Promise<void> {
  const played = GAMES[wishes.game];
  if (played === undefined) throw new Error(`No such game: ${wishes.game}.`);
  const { options, players } = played;
  const checkout = wishes.against !== undefined && pageOf(wishes.against) !== null ? wishes.against : null;
  const { ours: game, theirs } =
    checkout === null
      ? alone(longGame(played.game, options, wishes.only === 'answers' ? 0 : LINES + 200, SPARES, players))
      : await playedAlike(checkout, played.game, options, players);
  const builds = [await servePage()];
  if (wishes.against !== undefined) builds.push(await servePage(pageOf(wishes.against) ?? wishes.against));
  const browser = await openBrowser({ args: [...QUIET, ...NO_SCREEN] });
  const results: Results = {};
  const keep = async (name: string, measure: Promise<readonly Record<string, Figures>[]>): Promise<void> => {
    for (const [i, figures] of (await measure).entries()) {
      const title = i === 0 ? name : `${name}, ${wishes.against}`;
      results[title] = figures;
      print(title, figures);
    }
  };
  const time = (open: Open, clicks: Clicks) => measured(builds, open, clicks);
  try {
    const at =
      (size: BrowserContextOptions, position: number): Open =>
      (build) =>
        opened(browser, build.address, size, (build === builds[0] ? game : theirs).fileAt(position));
    const first = game.answers.slice(FROM, FROM + DECISIONS);
    if (isWanted('answers')) await keep(`${first.length} decisions`, time(at(DESK, FROM), answering(first)));
    if (isWanted('market')) await keep('the market, opened and closed', time(at(DESK, 0), opensAndCloses));
    if (!isWanted('log')) return;
    const late = game.positionAt(LINES);
    const more = game.answers.slice(late, late + MORE_DECISIONS);
    await keep(`${more.length} decisions after ${LINES} lines`, time(at(DESK, late), answering(more)));
    await keep(`a phone: the log of ${LINES} lines, opened`, time(at(PHONE, late), opensLog));
    await keep(`scrolling ${LINES} lines`, scrolled(builds, at(DESK, late)));
  } finally {
    await browser.close();
    for (const build of builds) build.close();
    writeResults({ cores: cpus().length, load: loadavg(), results });
  }
}

const alone = (game: LongGame): PlayedAlike => ({ ours: game, theirs: game });

function isWanted(part: string): boolean {
  return wishes.only === undefined || wishes.only === part;
}

/** The same clicks a few times over in each build, each time in a page of its own; then once more, traced. */
async function measured(
  builds: readonly Served[],
  open: Open,
  clicks: Clicks,
): Promise<readonly Record<string, Figures>[]> {
  const rounds = builds.map((): Sample[][] => []);
  for (let round = 0; round < ROUNDS; round++) {
    const under = round === 0 && wishes.profile !== undefined ? profiling(wishes.profile) : inPeace;
    const order = round % 2 === 0 ? [...builds.keys()] : [...builds.keys()].reverse();
    for (const i of order)
      rounds[i]?.push(await inPage(open, builds[i], (page) => under(page, () => clicks(page, timeClicks))));
  }
  const all = [];
  for (const [i, build] of builds.entries()) {
    const traced = wishes.untraced ? [] : await inPage(open, build, (page) => clicks(page, traceClicks));
    all.push({ ...spread(bestOf(rounds[i] ?? [])), ...spread(traced) });
  }
  return all;
}

async function scrolled(builds: readonly Served[], open: Open): Promise<readonly Record<string, Figures>[]> {
  const all = [];
  for (const build of builds) all.push(await timeScrolling(await open(build)));
  return all;
}

async function inPage<T>(open: Open, build: Served | undefined, work: (page: Page) => Promise<T>): Promise<T> {
  if (build === undefined) throw new Error('There is no such build.');
  const page = await open(build);
  const done = await work(page);
  await page.context().close();
  return done;
}

const inPeace = <T>(_: Page, work: () => Promise<T>): Promise<T> => work();

/** A game file in the page, with nothing on the way to be waited for. */
async function opened(browser: Browser, address: string, size: BrowserContextOptions, file: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB', ...size })).newPage();
  const settings = JSON.stringify({ language: 'en', speed: 0, sound: false });
  await page.addInitScript((kept) => localStorage.setItem('dreadhouse.settings', kept), settings);
  await page.addInitScript(WATCH_CLICKS);
  await page.goto(address);
  await page.setInputFiles('input[type="file"]', {
    name: 'long.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  });
  await page.waitForSelector('#decision button, [autofocus], main button');
  await page.waitForTimeout(1500); // until the page has settled: odds, the past, what is loaded ahead
  return page;
}

/** Gives these answers, one after another, by clicks in the list; where one is folded away its heading is opened first, off the clock. */
function answering(answers: readonly string[]): Clicks {
  return async (page, watch) => {
    const all = [];
    for (let from = 0; from < answers.length; from += PORTION) {
      const portion = answers.slice(from, from + PORTION);
      const told = await watch(page, async () => {
        for (const answer of portion) await give(page, answer);
      });
      all.push(...told);
    }
    return all;
  };
}

/** So many clicks at a time: what is traced has to be read. */
const PORTION = 50;

async function give(page: Page, answer: string): Promise<void> {
  const row = page.locator(`#decision [data-target="option:${answer}"]`);
  if ((await row.count()) === 0) await handOver(page);
  if ((await row.count()) === 0) await unfold(page);
  await press(page, row.first());
}

/** Hands the screen to whoever has to answer, by the keyboard, where somebody else sits before it. */
async function handOver(page: Page): Promise<void> {
  for (const name of [/pass the screen/i, /lift the curtain/]) {
    const button = page.getByRole('button', { name });
    if ((await button.count()) > 0) await button.press('Enter');
    await page.waitForTimeout(2 * BREATH);
  }
}

/**
 * A click as a hand does it: it comes, it presses, it lets go. What a page shows on the way there is not part of the answer; nor is what
 * Playwright's own click looks up in the page.
 */
async function press(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('What is to be clicked is not in sight.');
  await page.mouse.move(box.x + Math.min(box.width / 2, 40), box.y + box.height / 2);
  await page.waitForTimeout(BREATH);
  await page.mouse.down();
  await page.waitForTimeout(BREATH);
  await page.mouse.up();
  await page.waitForTimeout(2 * BREATH);
}

/** Nobody answers faster than this, and what follows a decision has the time to come. */
const BREATH = 50;

/** Opens every heading of the list, by the keyboard, which is not timed. */
async function unfold(page: Page): Promise<void> {
  const folded = page.locator('#decision h3 [aria-expanded="false"]');
  while ((await folded.count()) > 0) await folded.first().press('Enter');
}

const opensAndCloses: Clicks = (page, watch) => {
  const door = page.getByRole('button', { name: /^Market/ }).first();
  return watch(page, async () => {
    for (let n = 0; n < 20; n++) await press(page, door);
  });
};

const opensLog: Clicks = async (page, watch) => {
  const all = [];
  for (let n = 0; n < 8; n++) {
    const [first] = await watch(page, async () => {
      await press(page, page.getByRole('button', { name: /^Log/ }).first());
      await page.waitForTimeout(500);
    });
    if (first !== undefined) all.push(first);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(200);
  }
  return all;
};

function spread<T extends Record<keyof T, number>>(samples: readonly T[]): Record<string, Figures> {
  const names = Object.keys(samples[0] ?? {}) as (keyof T & string)[];
  return Object.fromEntries(names.map((name) => [name, figuresOf(samples.map((sample) => sample[name]))]));
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
