import { load } from '@dreadhouse/engine';
import { type CharacterId, characterDef, type NemesisView, nemesisLockdown, texts } from '@dreadhouse/nemesis-lockdown';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { playLessons } from './coach.ts';
import { picture } from './pictures.ts';
import { Secrets } from './secrets.ts';
import { person, Together } from './together.ts';
import { accessibilityTroubles, answers, DESK, isOver, PHONE, smallTargets, visit } from './visit.ts';

let browser: Browser;
let together: Together;
beforeAll(async () => {
  [browser, together] = await Promise.all([openBrowser(), Together.open()]);
});
afterAll(async () => {
  await together.kill();
  await browser.close();
});

/** Walks and fights, and is not curious about others' secrets. */
function choice(ids: readonly string[], step: number): string {
  const bold = ids.filter((id) => /^(move|melee|shoot)/.test(id));
  const useful = ids.filter((id) => !/^(pass$|trade|drop|room:read-objective|computer:[^:]+:plans)/.test(id));
  const list = bold.length > 0 && step % 3 !== 0 ? bold : useful.length > 0 && step % 7 !== 0 ? useful : ids;
  return list[(step * 7) % list.length] ?? '';
}

async function give(page: Page, id: string): Promise<void> {
  await page.locator(`#decision [data-target="option:${id}"]`).first().dispatchEvent('click');
}

test('the tutorial: noise, fighting, ways out; then a real game', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK);
  await playLessons(page, `${inject('site')}#/learn/nemesis-lockdown`, 3, async (scene) => {
    await picture(page, `nemesis-lesson-${scene}`);
    expect(await accessibilityTroubles(page)).toEqual([]);
  });
  await page.waitForSelector('#characters');
  isQuiet();
  await leave();
});

for (const [size, language] of [
  ['desk', 'en'],
  ['phone', 'pl'],
] as const) {
  test(`the first answers, and nothing for axe to find (${size}, ${language})`, async () => {
    const options = size === 'desk' ? DESK : PHONE;
    const { page, isQuiet, leave } = await visit(browser, options, { language });
    await page.goto(`${inject('site')}#/new/nemesis-lockdown`);
    await page.waitForSelector('#characters');
    await picture(page, `nemesis-set-up-${size}`);
    expect(await accessibilityTroubles(page), 'set-up').toEqual([]);
    await page.locator('aside button').last().click();
    for (let n = 0; n < 12; n++) {
      await page.waitForSelector('#decision button', { timeout: 60_000 });
      const folded = page.locator('#decision [data-target="options"][aria-expanded="false"]');
      if ((await folded.count()) > 0 && (await answers(page)).length === 0) await folded.click();
      await picture(page, `nemesis-table-${n}-${size}`);
      if (n % 6 === 0) expect(await accessibilityTroubles(page), `answer ${n}`).toEqual([]);
      if (size === 'phone') expect(await smallTargets(page), `answer ${n}`).toEqual([]);
      if (size === 'phone' && n === 0) expect(await smallNames(page)).toEqual([]);
      // However the question above it grows and shrinks: nobody has scrolled the log up.
      expect(await page.locator('[data-target="newest"]').count(), `answer ${n}: the log follows`).toBe(0);
      await give(page, choice(await answers(page), n + 1));
      await page.waitForTimeout(200);
    }
    isQuiet();
    await leave();
  });
}

/** What is written on the base in letters of fewer than ten pixels, as they come out on the screen. */
function smallNames(page: Page): Promise<string[]> {
  return page.$$eval('svg [class*="letters"], svg [class*="number"]', (found) =>
    found.flatMap((one) => {
      const drawn = (one as SVGTextElement).getScreenCTM(); // text on the board
      const size = Number.parseFloat(getComputedStyle(one).fontSize) * (drawn?.a ?? 0);
      return size < 9.9 ? [`${one.textContent}: ${size}`] : [];
    }),
  );
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

const OBJECTIVES = Object.entries(texts.en).filter(([key]) => key.startsWith('name.objective.'));

/** Whose objective stands anywhere in the page, seen or not. */
async function objectivesIn(page: Page): Promise<string[]> {
  const all = await page.evaluate(() => document.documentElement.textContent ?? '');
  return OBJECTIVES.flatMap(([key, words]) => (all.includes(words) ? [key] : []));
}

const PEOPLE: Readonly<Record<string, CharacterId>> = { Klara: 'sentry', Tomek: 'survivor' };

test('two at one screen and a bot: whoever looks finds two objectives and one hand, and never the other’s', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK);
  await page.goto(`${inject('site')}#/new/nemesis-lockdown`);
  await page.locator('select:has(option[value="person"])').nth(1).selectOption('person');
  for (const [seat, name] of Object.keys(PEOPLE).entries())
    await page.getByRole('textbox', { name: 'Name' }).nth(seat).fill(name);
  await page.locator('aside button').last().click();
  const read = new Map(Object.keys(PEOPLE).map((name) => [name, new Set<string>()]));
  const held = new Map(Object.keys(PEOPLE).map((name) => [name, new Set<string>()]));
  let looking = '';
  for (let step = 0; step < 160; step++) {
    const screen = await nextScreen(page);
    if (screen === 'end') break;
    if (screen === 'curtain') {
      const title = (await page.textContent('h1 [role="alert"]')) ?? '';
      looking = Object.keys(PEOPLE).find((name) => title.includes(name)) ?? '';
      expect(await objectivesIn(page), 'behind the curtain').toEqual([]);
      expect(await page.locator('[data-target^="hand:"]').count(), 'behind the curtain').toBe(0);
      if (step < 3) await picture(page, 'nemesis-curtain');
      await page.getByRole('button', { name: /lift the curtain/ }).click();
      continue;
    }
    for (const key of await objectivesIn(page)) read.get(looking)?.add(key);
    const cards = await page.$$eval('[data-target^="hand:"]', (all) =>
      all.map((one) => one.getAttribute('data-target')),
    );
    for (const card of cards) held.get(looking)?.add(card?.slice('hand:'.length) ?? '');
    if (screen === 'handing') await page.locator('[data-target="hand-over"]').dispatchEvent('click');
    else await give(page, choice(await answers(page), step));
  }
  const [klaras = [], tomeks = []] = [...read.values()].map((seen) => [...seen]);
  expect([klaras.length, tomeks.length], 'two objectives each').toEqual([2, 2]);
  expect(klaras.filter((key) => tomeks.includes(key))).toEqual([]);
  for (const [name, id] of Object.entries(PEOPLE)) {
    const others = Object.values(PEOPLE).filter((other) => other !== id);
    const seen = [...(held.get(name) ?? [])];
    expect(
      seen.some((card) => characterDef(id).cards.includes(card)),
      `${name} has cards`,
    ).toBe(true);
    expect(seen.filter((card) => others.some((other) => characterDef(other).cards.includes(card)))).toEqual([]);
  }
  isQuiet();
  await leave();
});

async function newTable(): Promise<{ readonly match: string; readonly page: string }> {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const options = { characters: ['sentry', 'hacker'] };
  const body = JSON.stringify({ game: 'nemesis-lockdown', options, seats: ['open', 'thumb'], public: false });
  const { id } = await (await fetch(`${together.address}api/matches`, { ...request, body })).json();
  return { match: id, page: `${together.address}#/online/${id}` };
}

test('somebody, a bot and a watcher, to the end: no byte tells what the others may not know', async () => {
  const [player, watcher] = [await person(browser, DESK), await person(browser, DESK)];
  const { match, page: address } = await newTable();
  await watcher.page.goto(address);
  const { page } = player;
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Klara');
  await page.locator('[data-target="sit:0"]').click();
  for (let step = 0; step < 400 && !(await isOver(page)); step++) {
    await page.waitForSelector('#decision [data-target^="option:"], #ending', { timeout: 120_000 });
    const ids = await answers(page);
    if (ids.length === 0) continue;
    const html = await page.locator('#decision').innerHTML();
    await give(page, ids.includes('pass') && step > 12 ? 'pass' : choice(ids, step));
    await page.waitForFunction((was) => document.querySelector('#decision')?.innerHTML !== was, html);
  }
  await watcher.page.waitForSelector('#ending', { timeout: 60_000 });
  await picture(watcher.page, 'nemesis-online-end');
  const file = await (await fetch(`${together.address}api/matches/${match}/file`)).text();
  const secrets = new Secrets(nemesisLockdown, file);
  expect(secrets.leaksIn(sockets(watcher.received))).toEqual([]);
  expect(secrets.leaksIn(sockets(player.received)).length, 'what a seat is sent is not for watchers').toBeGreaterThan(
    0,
  );
  const loaded = load(nemesisLockdown, file, { whole: true });
  if (!loaded.ok) throw new Error(loaded.why);
  const [, bot] = (loaded.match.at(0).view(1) as NemesisView).people;
  const sent = beforeTheEnd(player.received).join('\n');
  expect(bot?.objectives.filter((id) => id !== null)).toHaveLength(2);
  expect(bot?.objectives.filter((id) => sent.includes(`"${id}"`))).toEqual([]);
  for (const { troubles, context } of [player, watcher]) {
    expect(troubles).toEqual([]);
    await context.close();
  }
  expect(together.complaints.slice(0, 3)).toEqual([]);
}, 300_000);

const sockets = (received: readonly string[]): string[] => received.filter((text) => text.startsWith('{"t"'));

/** What came before the end was told. */
function beforeTheEnd(received: readonly string[]): readonly string[] {
  const end = received.findIndex((text) => text.includes('"status":{"v":"over"}') || text.includes('"status":"over"'));
  return received.slice(0, end < 0 ? received.length : end);
}
