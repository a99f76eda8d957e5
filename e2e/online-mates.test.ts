import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { picture } from './pictures.ts';
import { comeBack, type Person, person, Together } from './together.ts';
import { accessibilityTroubles, answers, DESK, PHONE, smallTargets } from './visit.ts';

let browser: Browser;
let together: Together;
beforeAll(async () => {
  [browser, together] = await Promise.all([openBrowser(), Together.open()]);
});
afterAll(async () => {
  await together.kill();
  await browser.close();
});

async function newTable(game: string, options: unknown, seats: readonly string[]): Promise<string> {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const body = JSON.stringify({ game, options, seats, public: false });
  const { id } = await (await fetch(`${together.address}api/matches`, { ...request, body })).json();
  return `${together.address}#/online/${id}`;
}

async function sitDown({ page }: Person, address: string, seat: number, name: string): Promise<void> {
  await page.goto(address);
  await page.locator('input[autocomplete="nickname"]').fill(name);
  await page.locator(`[data-target="sit:${seat}"]`).click();
}

/** Gives an answer, if one is asked for. */
async function answerIfAsked({ page }: Person, step: number): Promise<void> {
  const ids = await answers(page);
  const id = ids[(step * 7) % Math.max(1, ids.length)];
  if (id !== undefined) await page.locator(`#decision [data-target="option:${id}"]`).first().dispatchEvent('click');
}

const word = ({ page }: Person) => page.locator('[data-target="mates-word"]').filter({ hasText: /\S/ });
const team = (page: Page) => page.getByRole('region', { name: /^(On your side|Po twojej stronie)$/ });
const wish = ({ page }: Person) => team(page).getByText(/^(Told|Prośba)\b.*: /);

/** Keys are there a moment after the table, and the same one closes it again. */
async function openTeam({ page }: Person): Promise<void> {
  const isOpen = async (): Promise<boolean> => {
    if (!(await team(page).isVisible())) await page.keyboard.press('b');
    return team(page).isVisible();
  };
  await expect.poll(isOpen, { timeout: 30_000, interval: 1000 }).toBe(true);
}

/** Tells the first bot on one's side to go to the first place that there is. */
async function sendSomewhere({ page }: Person): Promise<void> {
  await team(page)
    .getByRole('button', { name: /^(Tell|Powiedz)/ })
    .first()
    .click();
  await team(page).locator('details').first().waitFor({ timeout: 90_000 });
  await team(page).locator('details').first().getByRole('button').first().click();
}

/** Until somebody has heard a bot on their side; whoever is asked meanwhile answers. */
async function untilSaid(listener: Person, people: readonly Person[]): Promise<void> {
  let step = 0;
  await expect
    .poll(
      async () => {
        if ((await word(listener).count()) > 0) return true;
        for (const one of people) await answerIfAsked(one, step);
        step += 1;
        return false;
      },
      { timeout: 240_000, interval: 700 },
    )
    .toBe(true);
}

const TERRORSCAPE = { killer: 'butcher', survivors: ['anna', 'marco', 'johnson'] };

test('two Survivors and their bot: it says what it is up to, is told, and the Killer learns nothing', async () => {
  const address = await newTable('terrorscape', TERRORSCAPE, ['open', 'open', 'open', 'thumb']);
  const [killer, tomek, zofia] = [
    await person(browser, DESK),
    await person(browser, DESK),
    await person(browser, PHONE, 'pl'),
  ];
  await sitDown(killer, address, 0, 'Klara');
  await sitDown(tomek, address, 1, 'Tomek');
  await sitDown(zofia, address, 2, 'Zofia');
  for (const { page } of [killer, tomek, zofia]) await page.waitForSelector('#decision');
  await untilSaid(tomek, [killer, tomek, zofia]);
  await word(zofia).waitFor();
  await picture(tomek.page, 'online-mates-desk-word');
  await picture(zofia.page, 'online-mates-phone-word');

  await openTeam(tomek);
  await sendSomewhere(tomek);
  await wish(tomek).waitFor();
  await picture(tomek.page, 'online-mates-desk-told');
  // The other Survivor sees who has told the bot what.
  await openTeam(zofia);
  await wish(zofia).waitFor();
  expect(await wish(zofia).textContent()).toMatch(/^Prośba \(Tomek\): /);
  expect(await accessibilityTroubles(zofia.page)).toEqual([]);
  expect(await smallTargets(zofia.page)).toEqual([]);
  await picture(zofia.page, 'online-mates-phone-told');

  // Whoever comes back sees it again, also after the server was killed; whoever else is on the side takes it back.
  await tomek.page.close();
  await together.kill();
  await together.start();
  await comeBack(tomek, address);
  await tomek.page.waitForSelector('#decision');
  await word(tomek).waitFor();
  await openTeam(tomek);
  await wish(tomek).waitFor();
  // Zofia's page has lost its line, too: what is told before it is back has to be told again.
  await zofia.page
    .getByText(/Połączenie zerwane|Połączenia wciąż/)
    .first()
    .waitFor({ state: 'hidden', timeout: 60_000 });
  await team(zofia.page).getByRole('button', { name: 'Wycofaj prośbę' }).click();
  await expect.poll(() => wish(tomek).count(), { timeout: 30_000 }).toBe(0);

  expect(await killer.page.getByRole('button', { name: 'Allies' }).count()).toBe(0);
  expect(killer.received.join('\n')).not.toContain('"mates"');
  expect([...killer.troubles, ...tomek.troubles, ...zofia.troubles]).toEqual([]);
  for (const { context } of [killer, tomek, zofia]) await context.close();
}, 600_000);

test('an answer that somebody else has told a bot is called by its name where one knows it', async () => {
  const address = await newTable('army-of-the-dead', {}, ['open', 'open', 'thumb']);
  const [ola, marek] = [await person(browser, DESK), await person(browser, DESK)];
  await sitDown(ola, address, 0, 'Ola');
  await sitDown(marek, address, 1, 'Marek');
  for (const { page } of [ola, marek]) await page.waitForSelector('#decision');
  await untilSaid(ola, [ola, marek]);
  await openTeam(ola);
  await team(ola.page).getByRole('button', { name: /^Tell/ }).first().click();
  const next = team(ola.page).locator('details', { hasText: 'Next' });
  await next.waitFor({ timeout: 90_000 });
  const first = next.getByRole('button').first();
  const name = (await first.textContent()) ?? '';
  await first.click();
  await wish(ola).waitFor();
  expect(await wish(ola).textContent()).toBe(`Told: ${name}`);
  await openTeam(marek);
  await expect.poll(() => wish(marek).textContent(), { timeout: 60_000 }).toBe(`Told by Ola: ${name}`);
  expect([...ola.troubles, ...marek.troubles]).toEqual([]);
  for (const { context } of [ola, marek]) await context.close();
}, 400_000);

test('the server has found nothing to complain about', () => {
  expect(together.complaints.slice(0, 3)).toEqual([]);
});
