import { type BetrayalState, betrayal, hauntNumbered, registry, texts } from '@dreadhouse/betrayal';
import { Match, ruleOfThumb, save, saveText } from '@dreadhouse/engine';
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

const PLAYERS = ['Klara', 'Josef', 'Stephanie', 'Sammy'];
const MOST = 60;
const HAUNTS = [...registry().haunts.keys()];

type Side = 'heroes' | 'traitor';
type Wanted = (match: Match<BetrayalState>, seat: number) => boolean;

/** This haunt at a turn as wanted, of a person's among bots: played here and now, so that it always fits the rules. */
function cameTo(haunt: number, isWanted: Wanted): string {
  for (let n = 0; n < MOST; n++) {
    const seed = `haunt ${haunt} ${n}`;
    const match = started(haunt, seed);
    for (let [seat = 0] = match.waitingFor(); !match.over; [seat = 0] = match.waitingFor()) {
      if (match.decision(seat)?.kind === 'turn' && isWanted(match, seat)) return fileOf(match, seat);
      match.answer(seat, ruleOfThumb(match, seat, `${seed} ${match.position}`).id);
    }
  }
  throw new Error(`Haunt ${haunt}: none of ${MOST} games came to such a turn.`);
}

function started(haunt: number, seed: string): Match<BetrayalState> {
  const options = { explorers: ['isa', 'josef', 'stephanie', 'sammy'], haunt };
  const match = Match.start(betrayal, { options, players: PLAYERS, luck: { kind: 'fast', seed } });
  if (!match.ok) throw new Error(match.why);
  return match.value;
}

function fileOf(match: Match<BetrayalState>, person: number): string {
  const seats = PLAYERS.map((_, seat) =>
    seat === person ? ({ kind: 'person' } as const) : ({ kind: 'bot', level: 'thumb' } as const),
  );
  return saveText({ ...save(match), seats });
}

async function goOnWith(page: Page, file: string): Promise<void> {
  const buffer = Buffer.from(file);
  await page.setInputFiles('input[type=file]', { name: 'haunt.json', mimeType: 'application/json', buffer });
  await page.waitForSelector('#ask', { state: 'attached' });
  await allDrawn(page);
}

/** What a side is after, as it is printed for four. */
function goalOf(haunt: number, side: Side, language: 'en' | 'pl'): string {
  const all: Readonly<Record<string, string>> = texts[language];
  const numbers = Object.entries<readonly number[]>(hauntNumbered(haunt).numbers);
  return numbers.reduce(
    (said, [name, per]) => said.replaceAll(`{${name}}`, String(per[1])),
    all[`haunt.${haunt}.goal.${side}`] ?? '',
  );
}

/** In turn, so that both languages are looked at. */
const languageOf = (haunt: number): 'en' | 'pl' => (HAUNTS.indexOf(haunt) % 2 === 0 ? 'pl' : 'en');

const BEGINNINGS = HAUNTS.flatMap((haunt) =>
  (hauntNumbered(haunt).type === 'traitor' ? (['heroes', 'traitor'] as const) : (['heroes'] as const)).map(
    (side) => [haunt, side] as const,
  ),
);

test.each(BEGINNINGS)('haunt %i begins (%s): the own book opens by itself, and nobody else’s', async (haunt, side) => {
  const language = languageOf(haunt);
  const file = cameTo(
    haunt,
    ({ state }, seat) => state.haunt?.round === 1 && (side === 'traitor') === (state.haunt.traitor === seat),
  );
  const { page, isQuiet, leave } = await visit(browser, DESK, { language });
  await goOnWith(page, file);
  await page.waitForSelector('[data-book]');
  await picture(page, `betrayal-book-${haunt}-${side}`);
  const written = (await page.evaluate(() => document.documentElement.textContent ?? '')).replaceAll('\u00a0', ' ');
  expect(written).toContain(goalOf(haunt, side, language).replaceAll('\u00a0', ' '));
  if (hauntNumbered(haunt).type === 'traitor')
    expect(written).not.toContain(
      goalOf(haunt, side === 'heroes' ? 'traitor' : 'heroes', language).replaceAll('\u00a0', ' '),
    );
  expect(await accessibilityTroubles(page), 'book').toEqual([]);
  await page.keyboard.press('Escape');
  await allDrawn(page);
  await picture(page, `betrayal-begins-${haunt}-${side}`);
  expect(await accessibilityTroubles(page), 'table').toEqual([]);
  isQuiet();
  await leave();
});

test.each(HAUNTS)('haunt %i in its second round, on a phone: whoever can be chosen can be tapped', async (haunt) => {
  const file = cameTo(haunt, ({ state }) => (state.haunt?.round ?? 0) > 1);
  const { page, isQuiet, leave } = await visit(browser, PHONE, { language: languageOf(haunt) === 'en' ? 'pl' : 'en' });
  await goOnWith(page, file);
  await picture(page, `betrayal-phone-${haunt}`);
  expect(await accessibilityTroubles(page), 'table').toEqual([]);
  expect(await smallTargets(page), 'table').toEqual([]);
  await page.locator('[data-target="haunt"]').click();
  await page.locator('[data-target="book"]').click();
  await page.waitForSelector('[data-book]');
  await picture(page, `betrayal-phone-book-${haunt}`);
  expect(await accessibilityTroubles(page), 'book').toEqual([]);
  isQuiet();
  await leave();
});
