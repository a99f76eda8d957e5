import { type BetrayalState, betrayal, hauntNumbered, texts } from '@dreadhouse/betrayal';
import { Match, ruleOfThumb, save, saveText } from '@dreadhouse/engine';
import { format } from '@dreadhouse/text';
import type { Page } from 'playwright-core';
import { allDrawn } from './visit.ts';

const PLAYERS = ['Klara', 'Josef', 'Stephanie', 'Sammy'];
const MOST = 60;

export type Side = 'heroes' | 'traitor';
type Wanted = (match: Match<BetrayalState>, seat: number) => boolean;

/** This haunt at its end, after a game of a person among bots. */
export function endOf(haunt: number): string {
  const match = started(haunt, `haunt ${haunt} to its end`);
  for (let [seat = 0] = match.waitingFor(); !match.over; [seat = 0] = match.waitingFor())
    match.answer(seat, ruleOfThumb(match, seat, `${haunt} ${match.position}`).id);
  return fileOf(match, 0);
}

/** This haunt at a turn as wanted, or another question, of a person's among bots: played here and now, so that it always fits the rules. */
export function cameTo(haunt: number, isWanted: Wanted, question = 'turn'): string {
  for (let n = 0; n < MOST; n++) {
    const seed = `haunt ${haunt} ${n}`;
    const match = started(haunt, seed);
    for (let [seat = 0] = match.waitingFor(); !match.over; [seat = 0] = match.waitingFor()) {
      if (match.decision(seat)?.kind === question && isWanted(match, seat)) return fileOf(match, seat);
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

export async function goOnWith(page: Page, file: string): Promise<void> {
  const buffer = Buffer.from(file);
  await page.setInputFiles('input[type=file]', { name: 'haunt.json', mimeType: 'application/json', buffer });
  await page.waitForSelector('#ask, #ending', { state: 'attached' });
  // That the file was opened is said above all else; here it would lie on what is looked at.
  await page.locator('[role="status"] button').last().dispatchEvent('click');
  await allDrawn(page);
}

/** What a side is after, as it is printed for four. */
export function goalOf(haunt: number, side: Side, language: 'en' | 'pl'): string {
  const all: Readonly<Record<string, string>> = texts[language];
  const numbers = Object.entries<readonly number[]>(hauntNumbered(haunt).numbers);
  const forFour = Object.fromEntries(numbers.map(([name, per]) => [name, per[1] ?? 0]));
  return format(all[`haunt.${haunt}.goal.${side}`] ?? '', language, forFour);
}
