import type { Page } from 'playwright-core';
import { type Figures, figuresOf } from './figures.ts';

const TURNS_OF_THE_WHEEL = 120;
const TURN = 500;

/** Scrolls the log up and down again by the wheel, and times the frames meanwhile. */
export async function timeScrolling(page: Page): Promise<Record<string, Figures>> {
  const box = await page.locator('#log [tabindex="0"], [data-log]').first().boundingBox();
  if (box === null) throw new Error('The log is not in sight.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(WATCH_FRAMES);
  for (let n = 0; n < TURNS_OF_THE_WHEEL; n++) {
    await page.mouse.wheel(0, n < TURNS_OF_THE_WHEEL / 2 ? -TURN : TURN);
    await page.waitForTimeout(16);
  }
  const times = await page.evaluate(() => window.frameTimes);
  return { frames: figuresOf(times.slice(1).map((time, place) => time - (times[place] ?? time))) };
}

declare global {
  interface Window {
    frameTimes: number[];
  }
}

/** Runs in the page: notes when each frame begins. As text, for what runs this script gives functions their names by a helper that the page lacks. */
const WATCH_FRAMES = `
  window.frameTimes = [];
  requestAnimationFrame(function tick(time) {
    window.frameTimes.push(time);
    requestAnimationFrame(tick);
  });
`;
