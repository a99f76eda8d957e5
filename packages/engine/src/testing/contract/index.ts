import type { Game } from '../../game.ts';
import { alwaysEnds, untouched } from './ends.ts';
import { hostileStatesAreHarmless } from './hostile.ts';
import { wrongAnswersAreRefused } from './refusals.ts';
import { forksAreIndependent, goldenGames, sameInputsSameStates, savesGoOn } from './repeats.ts';
import { undoIsExact } from './undo.ts';
import { ContractBroken, type ContractSettings } from './walk.ts';
import { imaginedWorldsPlayOn, imaginedWorldsVary, imaginingKnowsNoMore, twoWorlds } from './worlds.ts';

export { ContractBroken, type ContractSettings } from './walk.ts';

/** One promise, and a function that throws where it does not hold. */
export interface Check {
  readonly name: string;
  readonly run: () => void;
}

/** What must always hold, for every game. A game's tests run each of these; `golden` are recorded games, as texts. */
export function contract<S>(game: Game<S>, settings: ContractSettings, golden: readonly string[] = []): Check[] {
  let seen: ReadonlySet<string> | null = null;
  const randomPlay = () => {
    seen ??= alwaysEnds(game, settings);
    return seen;
  };
  return [
    { name: 'random play always ends', run: () => void randomPlay() },
    { name: 'random play comes across all content', run: () => allContent(game, settings, randomPlay()) },
    { name: 'same inputs, same states', run: () => sameInputsSameStates(game, settings) },
    { name: 'a save from any moment loads and goes on', run: () => savesGoOn(game, settings) },
    { name: 'forks are equal and independent', run: () => forksAreIndependent(game, settings) },
    { name: 'wrong answers are refused and change nothing', run: () => wrongAnswersAreRefused(game, settings) },
    { name: 'states from elsewhere are refused or harmless', run: () => hostileStatesAreHarmless(game, settings) },
    { name: 'two worlds: nothing hidden can be told from what is shown', run: () => twoWorlds(game, settings) },
    { name: 'imagining knows no more than the seat', run: () => imaginingKnowsNoMore(game, settings) },
    { name: 'imagined worlds vary', run: () => imaginedWorldsVary(game, settings) },
    { name: 'imagined worlds play on', run: () => imaginedWorldsPlayOn(game, settings) },
    { name: 'undo is exact and ends where knowledge begins', run: () => undoIsExact(game, settings) },
    ...(golden.length > 0
      ? [{ name: 'recorded games replay byte for byte', run: () => goldenGames(game, golden) }]
      : []),
  ];
}

function allContent<S>(game: Game<S>, settings: ContractSettings, touched: ReadonlySet<string>): void {
  const missing = untouched(game, settings, touched);
  if (missing.length > 0) throw new ContractBroken(`Random play never came across: ${missing.join(', ')}`);
}
