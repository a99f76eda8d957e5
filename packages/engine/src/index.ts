export { Chance, type Places, StreamChance } from './chance/chance.ts';
export { EnumeratedChance } from './chance/enumerated.ts';
export { fastChance, fastSource } from './chance/fast.ts';
export { chanceFrom, type Luck, secureLuck } from './chance/luck.ts';
export { commitmentTo, secureSource, seedFrom } from './chance/secure.ts';
export { digest } from './chance/sha256.ts';
export { StackedChance, type Stacks } from './chance/stacked.ts';
export { type ContentStore, contentStore } from './content-store.ts';
export {
  type Answer,
  type Applied,
  type Ask,
  type Decision,
  type Details,
  type Option,
  type OptionView,
  REFUSALS,
  type Refusal,
  type Seat,
  type SeatAnswer,
  type Viewer,
} from './decision.ts';
export { RuleFailure } from './errors.ts';
export {
  type Audience,
  type EventOf,
  type EventView,
  type GameEvent,
  mayKnow,
  type Step,
  showEvent,
  type Told,
} from './events.ts';
export {
  type AnyGame,
  type Checked,
  END,
  type Game,
  type Mates,
  type Opinion,
  type Outcome,
  type Part,
  type Phase,
  type Rules,
  type Thinking,
} from './game.ts';
export { contentHash, type Header, type Mark, type NewMatch, type Note, type Snapshot } from './history.ts';
export { type Gathering, type Hooks, hooks, type InPlay, NOTHING_HAPPENS } from './hooks.ts';
export { checkingWhatIsKept, type Keeping, keepLatest } from './keep-latest.ts';
export type { Chapter, Ledger, Text } from './ledger.ts';
export {
  type KeptMatch,
  type LoadRefusal,
  load,
  MOST_ANSWERS,
  type RulesChange,
  readSave,
  restore,
  restoring,
} from './load.ts';
export { Match, type MatchSettings } from './match.ts';
export { memo } from './memo.ts';
export { anyOf, choiceTrouble, completed } from './options.ts';
export { canonical, copy, fingerprint, oddIn, textsIn, unplainPlace } from './plain.ts';
export { Play } from './play.ts';
export { type Advice, advise } from './players/advice.ts';
export { BOT_LEVELS, type BotLevel, botAnswer } from './players/bot.ts';
export {
  type ExperienceFile,
  FIRMNESS,
  firmnessOf,
  shortfallsOf,
  standing,
  type Weighed,
  weigh,
  wordsOf,
} from './players/experience.ts';
export { greedy, worth } from './players/greedy.ts';
export { type Judgement, judge } from './players/judgement.ts';
export { HEARD, type Heard, mayTell, type Spoken, spokenTo, type Tellable, tellable } from './players/mates.ts';
export {
  isBinding,
  type KnownOdds,
  type KnownOptionOdds,
  NOT_YET,
  type Odds,
  type OptionOdds,
  type Outlook,
  type Outlooks,
  oddsOf,
  outlooksOf,
  withOutlooks,
} from './players/odds.ts';
export type { Planned } from './players/plan.ts';
export { bestRated, byPolicy, drawnPlace, drawRated, firstEvening, ratings, ruleOfThumb } from './players/policy.ts';
export { playRandomly, randomAnswer } from './players/random.ts';
export type { Reason } from './players/reasons.ts';
export { search } from './players/search.ts';
export {
  type Features,
  type Judging,
  judgeBy,
  learntFrom,
  type ValueFile,
  ValueMisfit,
} from './players/value.ts';
export type { Wish } from './players/wish.ts';
export { preview } from './preview.ts';
export { recordOf } from './record.ts';
export { Run } from './run.ts';
export { type Rolls, type SavedMatch, type SavedSeat, save, saveText } from './save.ts';
export * as shape from './shape.ts';
export { same, share, shareRest } from './share.ts';
export { phaseSeenBy, type Sight, teamsHiddenFrom } from './sight.ts';
export { reveal, revealing, type Verdict, verify } from './verify.ts';
export { viewOf } from './view.ts';
export { atOnce, type Work } from './work.ts';
