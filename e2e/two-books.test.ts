import { betrayal, hauntNumbered, texts } from '@dreadhouse/betrayal';
import { load } from '@dreadhouse/engine';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { answerOne } from './in-the-house.ts';
import { picture } from './pictures.ts';
import { type Person, person, Together } from './together.ts';
import { answers, DESK, isOver, visit } from './visit.ts';

let browser: Browser;
let together: Together;
beforeAll(async () => {
  [browser, together] = await Promise.all([openBrowser(), Together.open()]);
});
afterAll(async () => {
  await together.kill();
  await browser.close();
});

const MOST = 2500;
/** Last Course: one traitor, whose Waiters, Blood and goblet the heroes know nothing of until they see them. */
const HAUNT = 6;
const { books, monsters = [], actions } = hauntNumbered(HAUNT);
const NUMBERS = hauntNumbered(HAUNT).numbers as Readonly<Record<string, readonly number[]>>;

/** A line of a book as it is printed, for three. */
function line(key: string): string {
  const all: Readonly<Record<string, string>> = texts.en;
  const text = all[`haunt.${HAUNT}.${key}`] ?? '';
  return Object.entries(NUMBERS).reduce((said, [name, [n]]) => said.replaceAll(`{${name}}`, String(n)), text);
}

const GOALS = { heroes: line('goal.heroes'), traitor: line('goal.traitor') } as const;

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

const PEOPLE = ['Klara', 'Tomek', 'Zofia'] as const;

async function threeAtOneScreen(page: Page): Promise<void> {
  await page.goto(`${inject('site')}#/new/betrayal`);
  await page.getByRole('combobox', { name: 'Seats' }).selectOption('3');
  const seats = page.locator('select:has(option[value="person"])');
  for (const seat of [1, 2]) await seats.nth(seat).selectOption('person');
  for (const [seat, name] of PEOPLE.entries()) await page.getByRole('textbox', { name: 'Name' }).nth(seat).fill(name);
  await page.getByText('More rules').click();
  await page.getByRole('combobox', { name: 'Tonight’s haunt' }).selectOption(String(HAUNT));
  await page.locator('aside button').last().click();
}

/** Whose goal stands anywhere in the page, seen or not. */
async function goalsIn(page: Page): Promise<string[]> {
  const html = await page.evaluate(() => document.documentElement.textContent ?? '');
  return Object.entries(GOALS).flatMap(([side, goal]) => (html.includes(goal) ? [side] : []));
}

/** Once there is one: whoever looks has it open before them. */
async function openBook(page: Page): Promise<void> {
  const button = page.locator('[data-target="book"]');
  if ((await button.count()) === 0) return;
  if ((await page.locator('[data-book]').count()) === 0) await button.dispatchEvent('click');
  await page.waitForSelector('[data-book]');
}

test('three at one screen with a traitor among them, to the end: whoever looks finds one book, and never the other', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK);
  await threeAtOneScreen(page);
  let looking = '';
  const read = new Map<string, Set<string>>(PEOPLE.map((name) => [name, new Set()]));
  for (let step = 0; step < MOST; step++) {
    const screen = await nextScreen(page);
    if (screen === 'end') break;
    if (screen === 'curtain') {
      const title = (await page.textContent('h1 [role="alert"]')) ?? '';
      looking = PEOPLE.find((name) => title.includes(name)) ?? '';
      expect(await goalsIn(page), 'behind the curtain').toEqual([]);
      await page.getByRole('button', { name: /lift the curtain/ }).click();
      continue;
    }
    await openBook(page);
    for (const side of await goalsIn(page)) read.get(looking)?.add(side);
    if (screen === 'handing') await page.locator('[data-target="hand-over"]').dispatchEvent('click');
    else await answerOne(page, step);
  }
  expect(await isOver(page)).toBe(true);
  const sides = [...read.values()].map((seen) => [...seen]);
  expect(
    sides.filter((seen) => seen.length > 1),
    'nobody has read both',
  ).toEqual([]);
  expect(
    sides.filter(([side]) => side === 'traitor'),
    'one traitor',
  ).toHaveLength(1);
  expect(sides.filter(([side]) => side === 'heroes').length, 'heroes').toBeGreaterThan(0);
  await picture(page, 'betrayal-hot-seat-end');
  await page.locator('[data-target="afterword"]').click();
  await picture(page, 'betrayal-both-books');
  expect(await goalsIn(page), 'afterwards both books can be read').toEqual(['heroes', 'traitor']);
  isQuiet();
  await leave();
}, 600_000);

/** Everything that stands in the traitor's book and is sent by its name. */
const TRAITORS = [
  'goal:traitor',
  ...(books.traitor ?? []).map((id) => `rule:${id}`),
  ...actions.filter(({ by }) => by === 'traitor').map(({ id }) => `action:${id}`),
  ...monsters.map(({ id }) => `monster:${id}`),
];

async function newTable(): Promise<{ readonly match: string; readonly page: string }> {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const options = { explorers: ['isa', 'josef', 'stephanie'], scenario: 'for-sale', haunt: HAUNT };
  const body = JSON.stringify({ game: 'betrayal', options, seats: ['open', 'open', 'thumb'], public: false });
  const { id } = await (await fetch(`${together.address}api/matches`, { ...request, body })).json();
  return { match: id, page: `${together.address}#/online/${id}` };
}

async function sitDown({ page }: Person, address: string, seat: number): Promise<void> {
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Your name' }).fill(PEOPLE[seat] ?? '');
  await page.locator(`[data-target="sit:${seat}"]`).click();
}

/** The entries of the traitor's book that a viewer could not read at any moment before the end, by the match's own file. */
async function unread(
  match: string,
): Promise<{ readonly traitor: number; readonly secrets: (viewer: number | 'spectator') => string[] }> {
  const file = await (await fetch(`${together.address}api/matches/${match}/file`)).text();
  const loaded = load(betrayal, file, { whole: true });
  if (!loaded.ok) throw new Error(`${loaded.why}: ${loaded.where}`);
  const last = loaded.match.at(loaded.match.position - 1);
  const haunt = (viewer: number | 'spectator') =>
    (last.view(viewer) as { haunt: { traitor: number; book: string[] } }).haunt;
  return {
    traitor: haunt('spectator').traitor,
    secrets: (viewer) => TRAITORS.filter((entry) => !haunt(viewer).book.includes(entry)),
  };
}

/** What came before the end was told. */
const before = (received: readonly string[]): string[] => {
  const end = received.findIndex((text) => text.includes('"status":{"v":"over"}') || text.includes('"status":"over"'));
  return received.slice(0, end < 0 ? received.length : end);
};

test('two people, a bot and somebody who watches, with a traitor: no byte of the traitor’s book reaches anybody else before it is read out', async () => {
  const two = [await person(browser, DESK), await person(browser, DESK)] as const;
  const watcher = await person(browser, DESK);
  const { match, page: address } = await newTable();
  await watcher.page.goto(address);
  for (const [seat, one] of two.entries()) await sitDown(one, address, seat);
  for (let step = 0, idle = 0; step < MOST && idle < 900; ) {
    if (await isOver(watcher.page)) break;
    idle += 1;
    for (const { page } of two) {
      if ((await answers(page)).length === 0) continue;
      const html = await page.locator('#decision').innerHTML();
      await answerOne(page, step);
      await page.waitForFunction((was) => document.querySelector('#decision')?.innerHTML !== was, html);
      step += 1;
      idle = 0;
    }
    if (idle > 0) await watcher.page.waitForTimeout(50);
  }
  await watcher.page.waitForSelector('#ending', { timeout: 60_000 });
  const { traitor, secrets } = await unread(match);
  const viewers = [...two.entries(), ['spectator', watcher] as const].filter(([viewer]) => viewer !== traitor);
  for (const [viewer, { received }] of viewers) {
    const bytes = before(received).join('\n');
    expect(secrets(viewer), `there are secrets before ${viewer}`).toContain('goal:traitor');
    expect(
      secrets(viewer).filter((entry) => bytes.includes(`"${entry}"`)),
      `in the bytes of ${viewer}`,
    ).toEqual([]);
  }
  const own = two[traitor];
  if (own !== undefined) expect(before(own.received).join('\n'), 'the traitor has a book').toContain('"goal:traitor"');
  for (const { troubles, context } of [...two, watcher]) {
    expect(troubles).toEqual([]);
    await context.close();
  }
  expect(together.complaints.slice(0, 3)).toEqual([]);
}, 600_000);
