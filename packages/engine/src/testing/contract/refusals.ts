import type { Applied, Refusal } from '../../decision.ts';
import type { Game } from '../../game.ts';
import type { Match } from '../../match.ts';
import { picture } from './repeats.ts';
import { type ContractSettings, demand, walk } from './walk.ts';

/** Answers from the wrong seat, stale, unknown or blocked are refused with their reason and change nothing. */
export function wrongAnswersAreRefused<S>(game: Game<S>, settings: ContractSettings): void {
  walk(game, settings, ({ match, seat, option, seed }) => {
    const before = picture(match);
    const expectRefusal = (applied: Applied, why: Refusal) => {
      demand(!applied.ok && applied.why === why, `Expected "${why}", got ${JSON.stringify(applied)}`, seed);
      demand(picture(match) === before, `An answer refused as "${why}" changed something`, seed);
    };
    expectRefusal(match.answer(seat, option.id, match.position + 1), 'stale');
    expectRefusal(match.answer(seat, option.id, match.position - 1), 'stale');
    expectRefusal(match.answer(seat, 'no such option'), 'no-such-option');
    expectRefusal(match.answer(match.seats, option.id), 'not-your-decision');
    const idle = match.header.players.findIndex((_, one) => match.legal(one).length === 0);
    if (idle >= 0) expectRefusal(match.answer(idle, option.id), 'not-your-decision');
    for (const id of blockedIds(match, seat)) expectRefusal(match.answer(seat, id), 'blocked');
    optionsAreHonest(match, seat, seed);
  });
}

function blockedIds<S>(match: Match<S>, seat: number): string[] {
  return (match.decision(seat)?.options ?? []).filter((one) => one.blocked !== undefined).map((one) => one.id);
}

/** What is shown is what counts: the same legal options, each id once. */
function optionsAreHonest<S>(match: Match<S>, seat: number, seed: string): void {
  const shown = match.decision(seat)?.options ?? [];
  const legal = shown.filter((one) => one.blocked === undefined).map((one) => one.id);
  const real = match.legal(seat).map((one) => one.id);
  demand(legal.join('\n') === real.join('\n'), `Shown and legal options differ: ${legal} and ${real}`, seed);
  demand(new Set(shown.map((one) => one.id)).size === shown.length, 'Two options have the same id', seed);
}
