import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { sameLuck } from './same-luck.ts';

export { DESK, PHONE } from './sizes.ts';

interface Wishes {
  readonly language?: 'en' | 'pl';
  /** 0 shows nothing on the way, so that tests need not wait. */
  readonly speed?: number;
  readonly theme?: 'light' | 'dark';
  /** Whether answers that cannot be taken back are asked for twice. */
  readonly confirm?: boolean;
}

/** Somebody who uses the page, and everything that went wrong in front of them. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Nothing may be written to the console as an error, and nothing may be thrown. */
  isQuiet(): void;
  leave(): Promise<void>;
}

export async function visit(
  browser: Browser,
  size: BrowserContextOptions,
  wishes: Wishes = {},
  site = inject('site'),
): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...size });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  page.on('pageerror', (error) => troubles.push(String(error)));
  const settings = JSON.stringify({ language: 'en', speed: 0, sound: false, ...wishes });
  await page.addInitScript(sameLuck);
  await page.addInitScript((kept) => {
    // Whoever comes here has been asked whether they want a lesson; unless a test asks for it.
    if (localStorage.getItem('dreadhouse.offered') === null)
      localStorage.setItem(
        'dreadhouse.offered',
        '["final-girl","terrorscape","army-of-the-dead","betrayal","nemesis-lockdown","vigil"]',
      );
    if (localStorage.getItem('dreadhouse.settings') === null) localStorage.setItem('dreadhouse.settings', kept);
  }, settings);
  await page.goto(site);
  return {
    page,
    context,
    isQuiet: () => expect(troubles).toEqual([]),
    leave: () => context.close(),
  };
}

/** From the shelf to a running game, by the button that everybody presses first. */
export async function playNow(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Play now|Graj)/ })
    .first()
    .click();
  await page.waitForSelector('#decision [data-target^="option:"]');
}

/** The ids of all answers that can be given in the list, opened or not. */
export function answers(page: Page): Promise<string[]> {
  return page.$$eval('#decision [data-target^="option:"]', (found) =>
    found.map((one) => one.getAttribute('data-target')?.slice('option:'.length) ?? ''),
  );
}

/** Gives the first answer in the list, and waits until the next question stands there. */
export async function answerFirst(page: Page): Promise<void> {
  await page.locator('#decision [data-target^="option"]').first().waitFor();
  // A phone lists nothing that can be answered on the table until its sheet is pulled up.
  const pull = page.locator('#decision [data-target="options"][aria-expanded="false"]');
  if ((await answers(page)).length === 0 && (await pull.count()) > 0) await pull.click();
  const before = await page.locator('#decision').innerHTML();
  await page.locator('#decision [data-target^="option:"]').first().dispatchEvent('click');
  await page.waitForFunction((html) => document.querySelector('#decision')?.innerHTML !== html, before);
}

/** Some parts of the page are drawn after the picture that they need not be part of: waits until there is nothing left to draw. */
export async function allDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
    const idle = (): Promise<void> => new Promise((done) => requestIdleCallback(() => done()));
    for (let i = 0; i < 3; i++) await frame().then(idle);
  });
}

/** What the decision bar asks. */
export async function question(page: Page): Promise<string> {
  return (await page.textContent('#ask')) ?? '';
}

export async function isOver(page: Page): Promise<boolean> {
  return (await page.$('#ending')) !== null;
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe finds against WCAG 2.2 AA and its best practices on the screen as it is. */
export async function accessibilityTroubles(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the page's own policy forbids scripts from elsewhere.
  await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    return (await axe.run()).violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }));
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** What opens the parts of a table, where it does not fit into the width of the screen. */
export function besideTheScreen(page: Page): Promise<string[]> {
  return page.$$eval('[data-target="people"], [data-target="haunt"], [data-target="left"]', (chips) =>
    chips.flatMap((chip) => {
      const { right } = chip.getBoundingClientRect();
      return right > innerWidth ? `${chip.textContent} ends at ${Math.round(right)} of ${innerWidth}` : [];
    }),
  );
}

/** Whatever can be pressed and is not 24 pixels wide and high (WCAG 2.2, 2.5.8). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.$$eval('button, a[href], input, select, summary, [role="button"]', (found) =>
    found
      .map((one) => ({ one, box: (one.closest('label') ?? one).getBoundingClientRect() }))
      .filter(({ one }) => !one.matches('[hidden], :disabled') && one.checkVisibility())
      .filter(({ box }) => box.width > 0 && box.height > 0 && (box.width < 24 || box.height < 24))
      // A link in a line of text may be as low as the line.
      .filter(({ one }) => !(one.tagName === 'A' && getComputedStyle(one).display === 'inline'))
      .map(({ one, box }) => `${one.outerHTML.slice(0, 100)} ${box.width}x${box.height}`),
  );
}
