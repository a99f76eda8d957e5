import type { Game } from '../../game.ts';
import { alwaysEnds, untouched } from './ends.ts';
import { hostileStatesAreHarmless } from './hostile.ts';
import { matesSpeakOfWhatLiesOpen } from './mates.ts';
import { botsComeToAnEnd, everyOptionIsRated, worldsAreJudgedAlike, worldsAreRatedAlike } from './opinions.ts';
import { promisesAreKept } from './promises.ts';
import { wrongAnswersAreRefused } from './refusals.ts';
import { forksAreIndependent, goldenGames, sameInputsSameStates, savesGoOn } from './repeats.ts';
import { undoIsExact } from './undo.ts';
import { ContractBroken, type ContractSettings } from './walk.ts';
import { imaginedWorldsPlayOn, imaginedWorldsVary, imaginingKnowsNoMore, twoWorlds } from './worlds.ts';

export { ContractBroken, type ContractSettings } from './walk.ts';

/** One promise, and a function that throws where it does not hold. */
export interface Check {
  readonly name: string;
  /** Whether it is about the game as it is played, or about worlds in which what is hidden has been dealt anew. */
  readonly about: 'play' | 'worlds';
  readonly run: () => void;
}

/**
 * What must always hold, for every game. A game's tests run each of these, and whatever does not apply to it is said in the settings;
 * `golden` are recorded games, as texts.
 */
export function contract<S>(game: Game<S>, settings: ContractSettings, golden: readonly string[] = []): Check[] {
  return [...ofPlay(game, settings), ...ofWorlds(game, settings), ...ofRecorded(game, golden)];
}

function ofPlay<S>(game: Game<S>, settings: ContractSettings): Check[] {
  let seen: ReadonlySet<string> | null = null;
  const randomPlay = () => {
    seen ??= alwaysEnds(game, settings);
    return seen;
  };
  const about = 'play';
  return [
    { about, name: 'random play always ends', run: () => void randomPlay() },
    ...(settings.contentIsLeftTo === undefined
      ? [
          {
            about,
            name: 'random play comes across all content',
            run: () => allContent(game, settings, randomPlay()),
          } as const,
        ]
      : []),
    { about, name: 'same inputs, same states', run: () => sameInputsSameStates(game, settings) },
    { about, name: 'a save from any moment loads and goes on', run: () => savesGoOn(game, settings) },
    { about, name: 'forks are equal and independent', run: () => forksAreIndependent(game, settings) },
    { about, name: 'wrong answers are refused and change nothing', run: () => wrongAnswersAreRefused(game, settings) },
    {
      about,
      name: 'states from elsewhere are refused or harmless',
      run: () => hostileStatesAreHarmless(game, settings),
    },
    { about, name: 'undo is exact and ends where knowledge begins', run: () => undoIsExact(game, settings) },
    ...(game.opinions === undefined
      ? []
      : ([
          { about, name: 'every option is rated', run: () => everyOptionIsRated(game, settings) },
          { about, name: 'bots come to an end', run: () => botsComeToAnEnd(game, settings) },
        ] as const)),
    ...(game.cameTrue === undefined
      ? []
      : [{ about, name: 'what is promised is what happens', run: () => promisesAreKept(game, settings) } as const]),
  ];
}

function ofWorlds<S>(game: Game<S>, settings: ContractSettings): Check[] {
  const about = 'worlds';
  return [
    { about, name: 'two worlds: nothing hidden can be told from what is shown', run: () => twoWorlds(game, settings) },
    { about, name: 'imagining knows no more than the seat', run: () => imaginingKnowsNoMore(game, settings) },
    { about, name: 'imagined worlds vary where something is hidden', run: () => imaginedWorldsVary(game, settings) },
    { about, name: 'imagined worlds play on', run: () => imaginedWorldsPlayOn(game, settings) },
    ...(game.opinions === undefined
      ? []
      : [{ about, name: 'two worlds are rated alike', run: () => worldsAreRatedAlike(game, settings) } as const]),
    ...(game.mates === undefined
      ? []
      : [
          {
            about,
            name: 'mates speak of what lies open',
            run: () => matesSpeakOfWhatLiesOpen(game, settings),
          } as const,
        ]),
    ...(game.judging === undefined
      ? []
      : [{ about, name: 'two worlds are judged alike', run: () => worldsAreJudgedAlike(game, settings) } as const]),
  ];
}

function ofRecorded<S>(game: Game<S>, golden: readonly string[]): Check[] {
  if (golden.length === 0) return [];
  return [{ about: 'play', name: 'recorded games replay byte for byte', run: () => goldenGames(game, golden) }];
}

function allContent<S>(game: Game<S>, settings: ContractSettings, touched: ReadonlySet<string>): void {
  const missing = untouched(game, settings, touched);
  if (missing.length > 0) throw new ContractBroken(`Random play never came across: ${missing.join(', ')}`);
}
