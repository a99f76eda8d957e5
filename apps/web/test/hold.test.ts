import { expect, test } from 'vitest';
import { type Channel, type Hints, Hold } from '../src/store/hold.ts';

/** A browser with tabs: what one says all others hear, a little later. */
function browser(keepsHints = true) {
  const tabs = new Set<Channel>();
  const hinted = new Set<string>();
  const hints: Hints = {
    has: (game) => keepsHints && hinted.has(game),
    add: (game) => void hinted.add(game),
    remove: (game) => void hinted.delete(game),
  };
  const tab = (): Hold => {
    const own: Channel = {
      onmessage: null,
      postMessage: (said) => {
        for (const one of tabs) if (one !== own) queueMicrotask(() => one.onmessage?.({ data: said } as MessageEvent));
      },
      close: () => void tabs.delete(own),
    };
    tabs.add(own);
    return new Hold('game', own, hints);
  };
  return { tab, hinted, hints };
}

test('a second tab knows that the first has the game, and takes it over only after the first has put it away', async () => {
  const { tab } = browser();
  const [first, second] = [tab(), tab()];
  const done: string[] = [];
  first.onTaken = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    done.push('put away');
  };
  expect(await first.take()).toBe(true);
  expect(await second.take()).toBe(false);
  await second.takeOver();
  done.push('taken');
  expect(done).toEqual(['put away', 'taken']);
  expect(await tab().take(), 'now the second has it').toBe(false);
});

test('a tab that is gone, or was killed, keeps nobody from playing', async () => {
  const { tab, hinted } = browser();
  const first = tab();
  await first.take();
  first.release();
  expect(hinted.size).toBe(0);
  hinted.add('game'); // left behind by a tab that was killed
  expect(await tab().take()).toBe(true);
});

test('of two that open it at the same moment one gives way', async () => {
  const { tab } = browser(false);
  const tabs = [tab(), tab()];
  let gaveWay = 0;
  for (const one of tabs)
    one.onTaken = async () => {
      gaveWay += 1;
    };
  expect(await Promise.all(tabs.map((one) => one.take()))).toEqual([true, true]);
  await expect.poll(() => gaveWay).toBe(1);
});

test('where tabs cannot talk the game is open at once', async () => {
  expect(
    await new Hold('game', null, browser().tab() && { has: () => true, add: () => {}, remove: () => {} }).take(),
  ).toBe(true);
});
