import type { Page } from 'playwright-core';
import { answers } from './visit.ts';

/** Of Betrayal's answers one: strikes where it can, acts by the book, opens doors while there are some, and otherwise wanders. */
export function choice(ids: readonly string[], step: number): string {
  const wanted = ['attack', 'haunt', 'discover'].flatMap((verb) => ids.filter((id) => id.startsWith(verb)));
  const useful = ids.filter((id) => !/^(trade|use|drop|end-turn)/.test(id));
  const list = wanted.length > 0 ? wanted : useful.length > 0 && step % 5 !== 0 ? useful : ids;
  return list[(step * 7) % list.length] ?? '';
}

/** Whatever lies open over the table, the book among it. */
const OPEN = 'dialog[open], [data-book]';

/** Gives it, once the book is shut that may have opened by itself. */
export async function answerOne(page: Page, step: number): Promise<void> {
  while ((await page.locator(OPEN).count()) > 0) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(20);
  }
  const id = choice(await answers(page), step);
  await page.locator(`#decision [data-target="option:${id}"]`).first().dispatchEvent('click');
}
