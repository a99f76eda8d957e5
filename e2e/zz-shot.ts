import { openBrowser } from './browser.ts';
import { servePage } from './serve.ts';
import { DESK, PHONE } from './sizes.ts';

const { address, close } = await servePage();
const browser = await openBrowser();
const OUT = '/tmp/webfix-shots/';
const troubles: string[] = [];
for (const [size, options] of [
  ['desk', DESK],
  ['phone', PHONE],
] as const) {
  for (const lang of size === 'desk' ? ['en'] : ['pl']) {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
    const page = await context.newPage();
    page.on('pageerror', (e) => troubles.push(String(e)));
    page.on('console', (m) => m.type() === 'error' && troubles.push(m.text()));
    await page.addInitScript(
      (l) => localStorage.setItem('dreadhouse.settings', JSON.stringify({ language: l, speed: 0, sound: false })),
      lang,
    );
    for (const game of ['final-girl', 'terrorscape', 'army-of-the-dead']) {
      await page.goto(`${address}#/new/${game}`);
      await page.waitForTimeout(800);
      await page.locator('aside button').last().click();
      await page.waitForSelector('#decision', { state: 'attached' });
      await page.waitForTimeout(800);
      const box = await page.evaluate(() => {
        const frame = document
          .querySelector('[data-place]')!
          .closest('[role="group"][aria-describedby]')!
          .getBoundingClientRect();
        for (const g of document.querySelectorAll('[data-place][data-lit="false"]')) {
          const b = g.getBoundingClientRect();
          const x = b.x + b.width / 2,
            y = b.y + b.height / 2;
          if (x > frame.x + 20 && x < frame.right - 20 && y > frame.y + 60 && y < frame.bottom - 20) {
            const hit = document.elementFromPoint(x, y)?.closest('[data-place]');
            if (hit === g) return { x, y, id: g.getAttribute('data-place') };
          }
        }
        return null;
      });
      console.log(size, game, box);
      if (box === null) continue;
      if (size === 'desk') await page.mouse.click(box.x, box.y);
      else await page.touchscreen.tap(box.x, box.y);
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${OUT}note-${game}-${size}.png` });
      const buttons = page.locator('[data-held] button');
      console.log('buttons', await buttons.allTextContents());
      if ((await buttons.count()) > 0) {
        if (size === 'desk') await buttons.first().click();
        else await buttons.first().tap();
        await page.waitForTimeout(500);
        await page.screenshot({ path: `${OUT}rule-${game}-${size}.png` });
        console.log('open at', await page.evaluate(() => document.activeElement?.getAttribute('data-entry')));
        await page.keyboard.press('Escape');
        await page.waitForTimeout(200);
      }
      // lit place with the key
      const lit = page.locator('[data-place][data-lit="true"]').first();
      if ((await lit.count()) > 0) {
        await lit.focus();
        await page.keyboard.press('i');
        await page.waitForTimeout(300);
        console.log('by key', await page.evaluate(() => document.activeElement?.textContent));
        await page.keyboard.press('Escape');
        console.log('back on', await page.evaluate(() => document.activeElement?.getAttribute('data-place')));
        await lit.dispatchEvent('contextmenu');
        await page.waitForTimeout(200);
        console.log('right click', await buttons.allTextContents());
      }
    }
    await context.close();
  }
}
console.log('troubles', troubles);
await browser.close();
close();
