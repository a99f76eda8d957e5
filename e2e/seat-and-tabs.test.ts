import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { picture } from './pictures.ts';
import { type Person, person, Together } from './together.ts';
import { accessibilityTroubles, answers, DESK, PHONE, playNow, visit } from './visit.ts';

let browser: Browser;
let together: Together;
beforeAll(async () => {
  [browser, together] = await Promise.all([openBrowser(), Together.open()]);
});
afterAll(async () => {
  expect(together.complaints, 'what the server called errors').toEqual([]);
  await together.kill();
  await browser.close();
});

async function look(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(300);
  await picture(page, name);
  expect(await accessibilityTroubles(page), name).toEqual([]);
}

/** Somebody sets up a table for three; the waiting room is open. */
async function hosts(one: Person, name: string): Promise<string> {
  await one.page.goto(`${together.address}#/friends/terrorscape`);
  await one.page.locator('input[autocomplete="nickname"]').fill(name);
  await one.page.locator('section select').first().selectOption('3');
  await one.page.locator('[data-target="create"]').click();
  await one.page.waitForSelector('[data-invite]');
  return one.page.url();
}

async function sit({ page }: Person, address: string, seat: number, name: string): Promise<void> {
  await page.goto(address);
  await page.locator('input[autocomplete="nickname"]').fill(name);
  await page.locator(`[data-target="sit:${seat}"]`).click();
  await page.locator(`[data-target="sit:${seat}"]`).waitFor({ state: 'detached' });
}

async function freeSeats(page: Page): Promise<number[]> {
  const found = await page.$$eval('[data-target^="bot:"]', (all) => all.map((one) => one.getAttribute('data-target')));
  return found.map((target) => Number(target?.split(':')[1]));
}

for (const [size, options, language] of [
  ['desk', DESK, 'en'],
  ['phone', PHONE, 'pl'],
] as const)
  test(`a seat goes along to another device by a link, and comes back by words (${size}, ${language})`, async () => {
    const one = await person(browser, options, language);
    const address = await hosts(one, 'Zofia');
    await one.page.locator('[data-target="key:pass"]').click();
    await one.page.locator('svg[role="img"]').waitFor();
    const link = await one.page.locator('[data-pass]').inputValue();
    expect(new URL(link).search, 'nothing of it is sent to a server').toBe('');
    await one.page.locator('[data-pass]').scrollIntoViewIfNeeded();
    await look(one.page, `seat-link-${size}`);
    await one.page.locator('[data-target="key:phrase"]').click();
    const words = (await one.page.locator('[data-phrase-words]').textContent()) ?? '';
    await look(one.page, `seat-words-${size}`);

    // Opened where the seat is already, it is not used up.
    const again = await one.context.newPage();
    await again.goto(`${together.address}${new URL(link).hash}`);
    await again.getByText(/has this seat already|ma już to miejsce/).waitFor();
    expect(await again.locator('[data-target="take-seat"]').count()).toBe(0);
    await again.close();

    const phone = await person(browser, PHONE, language);
    await phone.page.goto(`${together.address}${new URL(link).hash}`);
    await phone.page.locator('[data-target="whose-seat"]').waitFor();
    expect(await phone.page.locator('main').textContent(), 'which game').toContain('Terrorscape');
    expect(await phone.page.locator('[data-target="whose-seat"]').textContent(), 'which seat').toMatch(
      /^Zofia · (Survivors|Ocalali): /,
    );
    // The address has let go of the key, the page has not.
    for (const other of language === 'en' ? ['pl', 'en'] : ['en', 'pl'])
      await phone.page.locator(`button[lang="${other}"]`).click();
    await phone.page.locator('[data-target="take-seat"]:enabled').waitFor();
    expect(phone.page.url(), 'it does not stay in the address').not.toContain(link.split('/').at(-1));
    await look(phone.page, `seat-take-${size}`);
    await phone.page.locator('[data-target="take-seat"]').click();
    await phone.page.waitForSelector('[data-own]');
    expect(phone.page.url()).toBe(address);
    expect(await phone.page.locator('[data-own]').textContent()).toContain('Zofia');

    // A second one who opens the same link reads a sentence.
    const late = await person(browser, DESK, language);
    await late.page.goto(`${together.address}${new URL(link).hash}`);
    await late.page
      .getByRole('alert')
      .filter({ hasText: /works once|działa raz/ })
      .waitFor();
    expect(await late.page.locator('[data-target="take-seat"]').count(), 'nothing to be taken').toBe(0);

    // Whoever has lost every browser comes back with the words.
    await late.page.goto(address);
    await late.page.locator('[data-target="come-back"]').click();
    await late.page.locator('[data-target="come-back-words"]').fill('wrong words');
    await late.page.locator('[data-target="come-back-go"]').click();
    await late.page
      .getByRole('alert')
      .filter({ hasText: /open no seat|nie otwierają/ })
      .waitFor();
    await look(late.page, `seat-come-back-${size}`);
    await late.page.locator('[data-target="come-back-words"]').fill(words.toUpperCase());
    await late.page.locator('[data-target="come-back-go"]').click();
    await late.page.waitForSelector('[data-own]');

    // And shuts the others out.
    await late.page.locator('[data-target="key:alone"]').click();
    await one.page
      .getByRole('alert')
      .filter({ hasText: /no seat at this table any more|nie ma już miejsca/ })
      .waitFor();
    expect([...one.troubles, ...phone.troubles, ...late.troubles]).toEqual([]);
    for (const { context } of [one, phone, late]) await context.close();
  }, 180_000);

test('whoever sits down is told where the seat is kept; a whisper stays a whisper, and the talk stands beside the board', async () => {
  const [killer, first, second] = [
    await person(browser, DESK),
    await person(browser, DESK),
    await person(browser, PHONE),
  ];
  const address = await hosts(first, 'Marek');
  const [theirs = 0, ours = 0] = await freeSeats(first.page);
  expect([theirs, ours], 'the Killer sits first, and the host with the others').toEqual([0, 2]);
  await sit(killer, address, theirs, 'Zofia');
  await sit(second, address, ours, 'Ola');
  for (const { page } of [killer, first, second]) await page.waitForSelector('#decision');
  await second.page.getByText('Your seat is kept in this browser only.').waitFor();
  await second.page.locator('[role="status"] button').last().click();

  await first.page.locator('[data-target="table-talk"]').click();
  const field = first.page.locator('[data-target="chat-words"]');
  const send = first.page.locator('[data-target="chat-send"]');
  await first.page.getByLabel('To my side, in secret').check();
  expect(await send.textContent()).toBe('Whisper');
  await field.fill('the cellar is safe');
  await send.click();
  await second.page.getByText('Marek, in secret: the cellar is safe').waitFor();
  await look(second.page, 'whisper-newest-phone');

  // Closed and opened again it is still a whisper, also after a reload.
  await first.page.keyboard.press('Escape');
  // The dialog gives its entry of the browser's history back; a reload on the way there would be broken off.
  await first.page.waitForFunction(() => !history.state?.layers);
  await first.page.reload();
  await first.page.locator('[data-target="table-talk"]').click();
  expect(await first.page.getByLabel('To my side, in secret').isChecked()).toBe(true);
  expect(await field.getAttribute('placeholder')).toBe('Only your side hears it');
  await look(first.page, 'whisper-desk');
  await first.page.locator('[data-target="talk-beside"]').click();
  await first.page.keyboard.press('Escape');
  const beside = first.page.locator('[data-target="talk-here"]');
  await beside.getByText('the cellar is safe').waitFor();
  await first.page.getByLabel('To all').check();
  await field.fill('good luck to you all');
  await send.click();
  await beside.getByText('good luck to you all').waitFor();
  await killer.page.getByText('Marek: good luck to you all').waitFor();
  await look(first.page, 'talk-beside-desk');
  expect(killer.received.join('\n')).not.toContain('the cellar is safe');
  expect([...killer.troubles, ...first.troubles, ...second.troubles]).toEqual([]);
  for (const { context } of [killer, first, second]) await context.close();
}, 180_000);

test('a game is open in one tab: the second knows, asks, and goes on with every answer', async () => {
  const { page, context, isQuiet, leave } = await visit(browser, DESK);
  await playNow(page);
  const before = await answers(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await second.locator('[data-target="play-here"]').waitFor();
  await look(second, 'two-tabs');
  await page.locator('#decision [data-target^="option:"]').first().dispatchEvent('click');
  await page.waitForFunction(
    (ids) =>
      JSON.stringify(
        [...document.querySelectorAll('#decision [data-target^="option:"]')].map((one) =>
          one.getAttribute('data-target')?.slice('option:'.length),
        ),
      ) !== ids,
    JSON.stringify(before),
  );
  const after = await page.locator('#ask').textContent();
  await second.locator('[data-target="play-here"]').click();
  await second.waitForSelector('#decision [data-target^="option:"]');
  expect(await second.locator('#ask').textContent()).toBe(after);
  await page.locator('[data-target="play-here"]').waitFor();
  await page.locator('[data-target="play-here"]').click();
  await page.waitForSelector('#decision [data-target^="option:"]');
  expect(await page.locator('#ask').textContent()).toBe(after);
  isQuiet();
  await leave();
});

test('Back closes what was opened last; toasts can be pressed above a drawer', async () => {
  const { page, isQuiet, leave } = await visit(browser, PHONE);
  await playNow(page);
  const address = page.url();
  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
  // A file that is dropped now does not take the page's place.
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(['no game'], 'holiday.txt'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  });
  await page.getByRole('button', { name: 'Open it as a game' }).click();
  await page.getByText('This is not a game file').waitFor();
  await picture(page, 'toast-above-dialog-phone');
  await page.goBack();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  expect(page.url()).toBe(address);
  expect(await page.locator('#decision').count()).toBe(1);
  await page.goBack();
  await page.locator('#decision').waitFor({ state: 'detached' });
  isQuiet();
  await leave();
});

test('an address that leads nowhere is answered with a sentence', async () => {
  const { page, isQuiet, leave } = await visit(browser, DESK);
  const site = page.url().split('#')[0];
  for (const [hash, said] of [
    ['#/online/', 'This address is incomplete'],
    ['#/seat/', 'This address is incomplete'],
    ['#/learn/foo', 'There is no such game on the shelf'],
    ['#/rules/foo', 'There is no such game on the shelf'],
    ['#/friends/foo', 'There is no such game on the shelf'],
    ['#/new/foo', 'There is no such game on the shelf'],
    ['#/foo/bar', 'There is no such page'],
    ['#/play/nothing', 'This game is not kept in this browser'],
  ] as const) {
    await page.goto(`${site}${hash}`);
    await page.getByText(said).waitFor();
    await page.locator('[data-target="way-home"]').waitFor(); // and leads on
  }
  await page.locator('[data-target="way-home"]').click();
  await page.waitForURL(/#\/shelf$/);
  isQuiet();
  await leave();
});

/** A browser that keeps nothing, whoever asks. */
function forbidStorage(): void {
  const forbidden = {
    get: (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, forbidden);
}

test('with all storage forbidden a game can be played, alone and with others, and the page says what it cannot promise', async () => {
  const context = await browser.newContext({ ...DESK, locale: 'en-GB' });
  await context.addInitScript(forbidStorage);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  await page.goto(together.address);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.getByRole('button', { name: 'Play at once' }).click(); // nothing tells the page that a lesson was offered before
  await page.locator('[data-target="next-step"]').click(); // the first card waits for its reader
  await page.waitForSelector('#decision [data-target^="option:"]');
  await page
    .getByText(/keeps? nothing|cannot be kept/)
    .first()
    .waitFor();
  await picture(page, 'no-storage-alone');
  await page.goto(`${together.address}#/friends/terrorscape`);
  await page.locator('input[autocomplete="nickname"]').fill('Zofia');
  await page.locator('[data-target="create"]').click();
  await page.waitForSelector('[data-own]');
  await page.getByText('your seat is gone with it').waitFor();
  const [open = 0] = await freeSeats(page);
  await page.locator(`[data-target="bot:${open}"]`).click();
  await page.waitForSelector('#decision');
  expect(troubles).toEqual([]);
  await context.close();
}, 120_000);
