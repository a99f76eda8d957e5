import { armyOfTheDead } from '@dreadhouse/army-of-the-dead';
import { betrayal } from '@dreadhouse/betrayal';
import { type AnyGame, bestRated, fastChance, Match, mayTell, save, saveText } from '@dreadhouse/engine';
import { nemesisLockdown } from '@dreadhouse/nemesis-lockdown';
import { terrorscape } from '@dreadhouse/terrorscape';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { picture } from './pictures.ts';
import { accessibilityTroubles, allDrawn, DESK, PHONE, smallTargets, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

interface Table {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly players: readonly string[];
  /** The seat of the person who looks on. */
  readonly me: number;
}

const TABLES: readonly Table[] = [
  { game: armyOfTheDead, options: {}, players: ['Ola', 'Marek', 'Iza'], me: 0 },
  {
    game: terrorscape,
    options: { killer: 'murderer', survivors: ['anna', 'marco', 'johnson'] },
    players: ['Killer', 'Anna', 'Marco', 'Johnson'],
    me: 1,
  },
  {
    game: betrayal,
    options: { explorers: ['isa', 'josef', 'stephanie'], scenario: 'cursed', first: 0 },
    players: ['Klara', 'Josef', 'Sammy'],
    me: 0,
  },
  { game: nemesisLockdown, options: { mode: 'cooperative' }, players: ['Ewa', 'Adam', 'Jan'], me: 0 },
];

/** A game that has come to where a bot on one's side is to move next: everybody else has answered by the rule of thumb. */
function fileOf({ game, options, players, me }: Table): string {
  const started = Match.start(game, { options, players, luck: { kind: 'fast', seed: 'mates' } });
  if (!started.ok) throw new Error(started.why);
  const match: Match<unknown> = started.value;
  const chance = fastChance('mates');
  const isNext = (): boolean =>
    match.position > 12 &&
    match.run.ask?.kind === game.mates?.open[0] &&
    match.waitingFor().some((seat) => mayTell(match, me, seat));
  while (!isNext() && !match.over) {
    const [seat = 0] = match.waitingFor();
    match.answer(seat, bestRated(match.run, seat, chance).id);
  }
  const seats = players.map((_, seat) =>
    seat === me ? ({ kind: 'person' } as const) : ({ kind: 'bot', level: 'thumb' } as const),
  );
  return saveText({ ...save(match), seats });
}

async function open(page: Page, file: string): Promise<void> {
  const buffer = Buffer.from(file);
  await page.setInputFiles('input[type=file]', { name: 'mates.json', mimeType: 'application/json', buffer });
  await page.waitForSelector('#ask', { state: 'attached' });
  await allDrawn(page);
}

/** Until a bot has said something: what is asked of oneself meanwhile is answered. */
async function untilSaid(page: Page): Promise<void> {
  const word = page.locator('[data-target="mates-word"]').filter({ hasText: /\S/ });
  await expect
    .poll(
      async () => {
        if ((await word.count()) > 0) return true;
        const first = page.locator('#decision [data-target^="option:"]').first();
        if ((await first.count()) > 0) await first.dispatchEvent('click');
        return false;
      },
      { timeout: 90_000, interval: 1000 },
    )
    .toBe(true);
}

const team = (page: Page) => page.getByRole('region', { name: /^(On your side|Po twojej stronie)$/ });

for (const table of TABLES) {
  test(`bots say what they are up to, and can be told: ${table.game.id}`, async () => {
    for (const [size, options, language] of [
      ['desk', DESK, 'en'],
      ['phone', PHONE, 'pl'],
    ] as const) {
      const { page, isQuiet, leave } = await visit(browser, options, { language });
      await open(page, fileOf(table));
      // Under the question, and read aloud: what the last of them has said.
      await untilSaid(page);
      await picture(page, `mates-${table.game.id}-${size}-word`);
      await page.keyboard.press('b');
      await team(page).waitFor();
      await picture(page, `mates-${table.game.id}-${size}-team`);
      await team(page)
        .getByRole('button', { name: /^(Tell|Powiedz)/ })
        .first()
        .click();
      await team(page).locator('details').first().waitFor({ timeout: 90_000 });
      expect(await accessibilityTroubles(page)).toEqual([]);
      if (options === PHONE) expect(await smallTargets(page)).toEqual([]);
      await picture(page, `mates-${table.game.id}-${size}-choices`);
      const place = team(page).locator('details').first().getByRole('button').first();
      await place.focus();
      await page.keyboard.press('Enter');
      const wish = team(page).getByText(/^(Told|Prośba): /);
      await wish.waitFor();
      await picture(page, `mates-${table.game.id}-${size}-told`);
      await team(page)
        .getByRole('button', { name: /^(Take that back|Wycofaj prośbę)$/ })
        .click();
      await expect.poll(() => wish.count()).toBe(0);
      await page.keyboard.press('Escape');
      await expect.poll(() => team(page).count()).toBe(0);
      isQuiet();
      await leave();
    }
  });
}
