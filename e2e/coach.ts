import type { Page } from 'playwright-core';
import { answers } from './visit.ts';

/** "3 of 17", as the coach's clapperboard shows it. */
export function step(page: Page): Promise<string> {
  return page
    .locator('#coach progress')
    .evaluateAll((found) =>
      found.map((one) => (one instanceof HTMLProgressElement ? `${one.value} of ${one.max}` : '')),
    )
    .then(([shown]) => shown ?? 'gone');
}

export async function isLast(page: Page): Promise<boolean> {
  const [n, of] = (await step(page)).split(' of ');
  return n === of;
}

/** Reads on, or tries answers until the coach lets one pass. Says how many he refused. */
export async function goOn(page: Page): Promise<number> {
  const before = await step(page);
  const next = page.locator('#coach').getByRole('button', { name: 'Next', exact: true });
  if ((await next.count()) > 0) {
    await next.click();
    return 0;
  }
  let refused = 0;
  for (const id of await answers(page)) {
    await page.locator(`#decision [data-target="option:${id}"]`).first().dispatchEvent('click');
    await page.waitForTimeout(50);
    if ((await step(page)) !== before) return refused;
    refused += 1;
  }
  throw new Error(`The coach accepts no answer at step ${before}.`);
}

/** All scenes of a game's tutorial, from the page that offers them to a game of one's own; `look` is called once in each. */
export async function playLessons(
  page: Page,
  address: string,
  scenes: number,
  look: (scene: number) => Promise<void>,
): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: /^Play scene 1/ }).click();
  const coach = page.locator('#coach');
  for (let scene = 1; scene <= scenes; scene++) {
    await coach
      .locator('header')
      .filter({ hasText: `Scene ${scene}` })
      .waitFor();
    for (let n = 0; n < 40 && !(await isLast(page)); n++) {
      await goOn(page);
      if (n === 2) await look(scene);
    }
    if (!(await isLast(page))) throw new Error(`Scene ${scene} does not end.`);
    if (scene < scenes) await coach.getByRole('button', { name: /^Next scene/ }).click();
  }
  await coach.getByRole('button', { name: 'Start a real game' }).click();
}
