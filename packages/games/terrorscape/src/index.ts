import type { Game } from '@dreadhouse/engine';
import { experience } from './bot/experience.ts';
import { opinions } from './bot/opinions.ts';
import { judging, score } from './bot/score.ts';
import { thinking } from './bot/thinking.ts';
import { components, invariant } from './components.ts';
import { ITEM_IDS, ITEMS, onlySearched } from './content/items.ts';
import { KILLERS } from './content/killers/index.ts';
import { mansion } from './content/mansion.ts';
import { DIE } from './content/numbers.ts';
import { PLAN_IDS } from './content/plans.ts';
import { SURVIVOR_IDS, SURVIVORS } from './content/survivors.ts';
import { imagine } from './imagine.ts';
import { ledger } from './ledger.ts';
import { mates } from './mates.ts';
import { cameTrue } from './odds/came-true.ts';
import { odds } from './odds/odds.ts';
import { checkOptions, sampleOptions, type TerrorscapeOptions } from './options.ts';
import { phaseSeenBy, phases } from './phases.ts';
import { initial } from './setup.ts';
import { stateShape, type TerrorscapeState } from './state.ts';
import { ownView, publicView } from './view.ts';

export type { Board } from './content/board.ts';
export { ITEM_IDS, type ItemId, item } from './content/items.ts';
export { KILLERS, killerDef, skillCards, skillDef } from './content/killers/index.ts';
export { mansion } from './content/mansion.ts';
export * as numbers from './content/numbers.ts';
export { PLAN_IDS, type PlanId } from './content/plans.ts';
export { SURVIVOR_IDS, type SurvivorId } from './content/survivors.ts';
export type { TerrorscapeEvents } from './events.ts';
export type { Notebook, SurvivorWhereabouts, Whereabouts } from './notebook/index.ts';
export { DEFAULTS, type TerrorscapeOptions } from './options.ts';
export type { TerrorscapeState } from './state.ts';
export { type Language, ofWhom, placeIn, teller, texts, wayTo } from './text/index.ts';
export type { SeenSurvivor, TerrorscapeView } from './view.ts';

/** All that random games should come across; what is used only by luck upon luck, or by three people only, is left to the scenarios. */
function catalogue(): string[] {
  const uses = ITEM_IDS.filter((id) => id !== 'key' && !onlySearched(id));
  return [
    ...KILLERS.map(({ id }) => `killer:${id}`),
    ...KILLERS.flatMap(({ skills }) => skills.map(({ id }) => `skill:${id}`)),
    ...KILLERS.flatMap(({ id }) => [2, 3, 4, 5].map((level) => `level:${id}-${level}`)),
    ...SURVIVOR_IDS.map((id) => `survivor:${id}`),
    ...mansion.locations.map((id) => `location:${id}`),
    ...ITEM_IDS.filter((id) => Object.keys(ITEMS[id].copies).length > 0).map((id) => `item:${id}`),
    ...uses.map((id) => `use:${id}`),
    ...PLAN_IDS.map((id) => `plan:${id}`),
    'ability:well-supplied',
    'passage',
    'trade',
  ];
}

/** Every Killer, with and without a survival plan. */
function balance(): NonNullable<Game<TerrorscapeState, TerrorscapeOptions>['balance']> {
  const killer = KILLERS.map(({ id, feral }) => [id, { killer: id, feralInstincts: feral === true }] as const);
  const plan = { plain: { survivalPlan: false }, planned: { survivalPlan: true } };
  return { killer: Object.fromEntries(killer), plan };
}

export const terrorscape: Game<TerrorscapeState, TerrorscapeOptions> = {
  id: 'terrorscape',
  version: '4',
  seats: { min: 2, max: 4 },
  teams: (seats) => [Array.from({ length: seats - 1 }, (_, i) => i + 1)],
  phaseSeenBy,
  content: { map: mansion, items: ITEMS, survivors: SURVIVORS, killers: KILLERS, plans: PLAN_IDS, die: DIE },
  ledger,
  options: checkOptions,
  sampleOptions,
  initial,
  first: 'setup',
  phases,
  outcome: ({ result }) => ({ side: result?.side ?? 'nobody', winners: result?.winners ?? [] }),
  publicView,
  ownView,
  imagine,
  score,
  judging,
  mates,
  opinions,
  odds,
  cameTrue,
  thinking,
  experience,
  balance: balance(),
  stateShape,
  components,
  invariant,
  catalogue: catalogue(),
};
