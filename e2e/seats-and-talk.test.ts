import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Match, save, saveText } from '@dreadhouse/engine';
import { terrorscape } from '@dreadhouse/terrorscape';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { picture } from './pictures.ts';
import { type Person, person, Together } from './together.ts';
import { accessibilityTroubles, DESK, PHONE } from './visit.ts';

let browser: Browser;
let together: Together;
beforeAll(async () => {
  [browser, together] = await Promise.all([openBrowser(), Together.open()]);
});
afterAll(async () => {
  await together.kill();
  await browser.close();
});

/** A game for three that was saved after a few answers. */
function savedGame(): string {
  const started = Match.start(terrorscape, {
    ...{ options: terrorscape.sampleOptions(1, 3), players: ['Klara', 'Tomek', 'Zofia'] },
    luck: { kind: 'fast', seed: 'saved' },
  });
  if (!started.ok) throw new Error(started.why);
  for (let i = 0; i < 8; i++) {
    const [seat = 0] = started.value.waitingFor();
    started.value.answer(seat, started.value.legal(seat)[0]?.id ?? '');
  }
  return saveText(save(started.value));
}

const folder = mkdtempSync(join(tmpdir(), 'dreadhouse-files-'));
function fileWith(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

async function look(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(300);
  await picture(page, name);
  expect(await accessibilityTroubles(page), name).toEqual([]);
}

async function sit({ page }: Person, address: string, seat: number, name: string): Promise<void> {
  await page.goto(address);
  await page.locator('input[autocomplete="nickname"]').fill(name);
  await page.locator(`[data-target="sit:${seat}"]`).click();
  await page.waitForSelector('[data-invite]');
}

const SIZES = { desk: [DESK, 'en'], phone: [PHONE, 'pl'] } as const;

for (const [size, [options, language]] of Object.entries(SIZES)) {
  test(`a saved game goes on at a table; what is wrong with a file is said (${size}, ${language})`, async () => {
    const one = await person(browser, options, language);
    const { page } = one;
    await page.goto(`${together.address}#/friends/terrorscape`);
    const field = page.locator('[data-target="saved-game"]');
    await page.locator('[data-target="from-file"]').scrollIntoViewIfNeeded();
    const saved = savedGame();
    const wrong: Record<string, [string, RegExp]> = {
      damaged: [saved.replace('"Klara"', '"Klarb"'), /damaged|uszkodzony/],
      newer: [JSON.stringify({ ...JSON.parse(saved), formatVersion: 99 }), /newer|nowszej/],
      foreign: ['{"hello":"world"}', /does not come from|nie pochodzi/],
      half: [saved.slice(0, 99), /cannot be read|nie da się go odczytać/],
    };
    for (const [name, [text, said]] of Object.entries(wrong)) {
      await field.setInputFiles(fileWith(`${name}.json`, text));
      await page.getByRole('alert').filter({ hasText: said }).waitFor();
    }
    await look(page, `from-file-${size}`);
    await field.setInputFiles(fileWith('saved.json', saved));
    await page.waitForSelector('[data-target="sit:1"]');
    await page.locator('input[autocomplete="nickname"]').fill('Tomek');
    await page.locator('[data-target="sit:1"]').click();
    await page.waitForSelector('[data-target="bot:0"]');
    await look(page, `saved-game-waits-${size}`);
    await page.locator('[data-target="bot:0"]').click();
    await page.locator('[data-target="bot:2"]').click();
    await page.waitForSelector('#decision');
    expect(one.troubles).toEqual([]);
    await one.context.close();
  }, 120_000);

  test(`whoever does not come loses the seat; whoever says too much is muted (${size}, ${language})`, async () => {
    const [host, guest] = [await person(browser, options, language), await person(browser, DESK)];
    const { page } = host;
    await page.goto(`${together.address}#/friends/terrorscape`);
    await page.locator('input[autocomplete="nickname"]').fill('Zofia');
    await page.locator('section select').first().selectOption('3');
    await page.locator('[data-target="create"]').click();
    await page.waitForSelector('[data-invite]');
    const seats = await page.locator('[data-own]').count();
    expect(seats).toBe(1);
    const open = await page.locator('[data-target^="bot:"]').first().getAttribute('data-target');
    const seat = Number(open?.split(':')[1]);
    await sit(guest, page.url(), seat, 'Marek');

    // Present, the guest cannot be sent away; but nobody has to read what they say.
    await guest.page.locator('[data-target="chat-words"]').fill('look at my horse');
    await guest.page.locator('[data-target="chat-send"]').click();
    await page.getByText('look at my horse').waitFor();
    expect(await page.locator(`[data-target="free:${seat}"]`).count()).toBe(0);
    await look(page, `mute-${size}`);
    await page.locator(`[data-target="mute:${seat}"]`).click();
    await page.locator(`[data-target="unmute:${seat}"]`).waitFor();
    expect(await page.getByText('look at my horse').count()).toBe(0);
    await page.reload();
    await page.locator(`[data-target="unmute:${seat}"]`).waitFor();
    await look(page, `muted-${size}`);
    expect(await page.getByText('look at my horse').count()).toBe(0);
    await page.locator(`[data-target="unmute:${seat}"]`).click();
    await page.getByText('look at my horse').waitFor();

    // Gone, they make room.
    await guest.page.close();
    await page.locator(`[data-target="free:${seat}"]`).waitFor();
    await look(page, `free-${size}`);
    await page.locator(`[data-target="free:${seat}"]`).click();
    await page.locator(`[data-target="bot:${seat}"]`).waitFor();
    expect([...host.troubles, ...guest.troubles]).toEqual([]);
    for (const { context } of [host, guest]) await context.close();
  }, 120_000);
}
