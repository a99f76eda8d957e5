import type { Game } from '@dreadhouse/engine';
import { experience } from './bot/experience.ts';
import { judging } from './bot/judging.ts';
import { opinions } from './bot/opinions.ts';
import { score } from './bot/score.ts';
import { thinking } from './bot/thinking.ts';
import { components, invariant } from './components.ts';
import './content/all.ts';
import { registry } from './catalogue.ts';
import { CORE_ACTIONS } from './content/actions.ts';
import { films } from './content/films.ts';
import { heroines } from './content/heroines/index.ts';
import { imagine } from './imagine.ts';
import { ledger } from './ledger.ts';
import { cameTrue } from './odds/came-true.ts';
import { odds } from './odds/odds.ts';
import { outlooks } from './odds/outlooks.ts';
import { checkOptions, type FinalGirlOptions, MODES, sampleOptions } from './options.ts';
import { phases } from './phases.ts';
import { initial } from './setup.ts';
import { type FinalGirlState, PLAYER } from './state.ts';
import { stateShape } from './state-shape.ts';
import { publicView } from './view.ts';

export { throwsOf } from './bot/odds.ts';
export {
  actionCard,
  darkPowerCard,
  eventCard,
  finaleCard,
  heroineCalled,
  itemCard,
  killerCalled,
  kindOfItem,
  locationCalled,
  terrorCard,
} from './catalogue.ts';
export { films } from './content/films.ts';
export { heroines } from './content/heroines/index.ts';
export type {
  ActionCard,
  BloodlustRow,
  Effect,
  EffectData,
  Heroine,
  Item,
  Killer,
  RewardEffect,
  Row,
} from './content/types.ts';
export { dailyChallenge } from './daily.ts';
export type { FinalGirlEvent, FinalGirlEvents } from './events.ts';
export { DEFAULTS, type FinalGirlOptions } from './options.ts';
export type { FinalGirlQuestions } from './questions.ts';
export { HORROR_DICE } from './rules/horror-level.ts';
export type { FinalGirlState } from './state.ts';
export { type Language, placeIn, type Teller, type Texts, teller, texts } from './text/index.ts';
export type { FinalGirlView } from './view.ts';

/** All that random games should come across; ultimate abilities take more than luck. */
function catalogue(): string[] {
  const all = registry();
  const ids = (kind: string, map: ReadonlyMap<string, unknown>): string[] =>
    [...map.keys()].map((id) => `${kind}:${id}`);
  return [
    ...ids('action', all.actions),
    ...ids('item', all.items),
    ...ids('terror', all.terror),
    ...ids('event', all.events),
    ...ids('finale', all.finales),
    ...ids('darkpower', all.darkPowers),
    ...ids('setup', all.setups),
  ];
}

/** Killer and location of one film, the ten heroines, the two modes. */
function balance(): NonNullable<Game<FinalGirlState, FinalGirlOptions>['balance']> {
  const film = films().map(({ id, killer, location }) => [id, { killer: killer.id, location: location.id }] as const);
  const heroine = heroines().map(({ id }) => [id, { heroine: id }] as const);
  const mode = MODES.map((one) => [one, { mode: one }] as const);
  return { film: Object.fromEntries(film), heroine: Object.fromEntries(heroine), mode: Object.fromEntries(mode) };
}

export const finalGirl: Game<FinalGirlState, FinalGirlOptions> = {
  id: 'final-girl',
  version: '6',
  seats: { min: 1, max: 1 }, // FG-GEN-01
  content: { films: films(), heroines: heroines(), actions: CORE_ACTIONS },
  ledger,
  options: checkOptions,
  sampleOptions,
  initial,
  first: 'setup',
  phases,
  outcome: (state) =>
    state.result?.side === 'heroine' ? { side: 'heroine', winners: [PLAYER] } : { side: 'killer', winners: [] },
  publicView,
  imagine: (state, _seat, chance) => imagine(state, chance),
  score,
  judging: judging(),
  experience,
  opinions,
  odds,
  cameTrue,
  outlooks,
  thinking,
  balance: balance(),
  stateShape,
  components,
  invariant,
  catalogue: catalogue(),
};
