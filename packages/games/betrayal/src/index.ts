import type { Game } from '@dreadhouse/engine';
import './content/all.ts';
import { judging } from './bot/judging.ts';
import { opinions } from './bot/opinions.ts';
import { score } from './bot/score.ts';
import { thinking } from './bot/thinking.ts';
import { registry } from './catalogue.ts';
import { components, invariant } from './components.ts';
import { EXPLORERS } from './content/explorers.ts';
import { SCENARIOS } from './content/scenarios.ts';
import { LINKS, STARTS, TILES } from './content/tiles.ts';
import { imagine } from './imagine.ts';
import { ledger } from './ledger.ts';
import { mates } from './mates.ts';
import { cameTrue } from './odds/came-true.ts';
import { odds } from './odds/odds.ts';
import { type BetrayalOptions, checkOptions, sampleOptions } from './options.ts';
import { phases } from './phases.ts';
import { SEATS } from './seats.ts';
import { initial } from './setup.ts';
import type { BetrayalState } from './state.ts';
import { stateShape } from './state-shape.ts';
import { ownView, publicView } from './view.ts';

export { hauntNumbered, registry } from './catalogue.ts';
export { EXPLORER_IDS, EXPLORERS, type ExplorerId, explorerDef, TRAITS, type Trait } from './content/explorers.ts';
export { SCENARIO_IDS, SCENARIOS, type ScenarioId } from './content/scenarios.ts';
export {
  ALL_LINKS,
  ALL_REGIONS,
  REGIONS,
  type Region,
  STARTS,
  TILE_IDS,
  TILES,
  type TileId,
  tileDef,
} from './content/tiles.ts';
export type { BetrayalEvent, BetrayalEvents } from './events.ts';
export { hauntChance } from './odds/haunt.ts';
export { type BetrayalOptions, DEFAULTS } from './options.ts';
export type { BetrayalQuestions } from './questions.ts';
export { allEntries, printedBooks } from './rules/books.ts';
export { doorsOf } from './rules/house.ts';
export type { BetrayalState } from './state.ts';
export { type Language, placeIn, type Teller, type Texts, teller, texts } from './text/index.ts';
export type { BetrayalView } from './view.ts';

/** All that random games should come across. */
function catalogue(): string[] {
  const { events, items, omens, haunts, tokens: core } = registry();
  const numbers = [...haunts.values()];
  return [
    ...EXPLORERS.map(({ id }) => `explorer:${id}`),
    ...SCENARIOS.map(({ id }) => `scenario:${id}`),
    ...TILES.map(({ id }) => `tile:${id}`),
    ...[...events.keys()].map((id) => `event:${id}`),
    ...[...items.keys()].map((id) => `item:${id}`),
    ...[...omens.keys()].map((id) => `omen:${id}`),
    ...numbers.map(({ number }) => `haunt:${number}`),
    ...new Set(numbers.flatMap(({ monsters = [] }) => monsters.map(({ id }) => `monster:${id}`))),
    ...new Set(numbers.flatMap(({ tokens = [] }) => tokens.map(({ id }) => `token:${id}`))),
    ...[...core.keys()].map((id) => `token:${id}`),
  ];
}

/** Every haunt. */
function balance(): NonNullable<Game<BetrayalState, BetrayalOptions>['balance']> {
  return { haunt: Object.fromEntries([...registry().haunts.keys()].map((haunt) => [String(haunt), { haunt }])) };
}

/** Functions of the content count for the hash by what they are written as. */
export const betrayal: Game<BetrayalState, BetrayalOptions> = {
  id: 'betrayal',
  version: '4',
  seats: SEATS,
  content: {
    explorers: EXPLORERS,
    starts: STARTS,
    tiles: TILES,
    links: LINKS,
    scenarios: SCENARIOS,
    cards: contentOf(),
  },
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
  // Rooms, cards and the haunt that an imagined house has in store are no plan for this one.
  thinking: { ...thinking, plansSurely: true },
  balance: balance(),
  stateShape,
  components,
  invariant,
  wanderers: 'varied', // what a haunt gives only to those who do several things well, chance never gets
  catalogue: catalogue(),
};

function contentOf(): unknown {
  const { rooms, tokens, events, items, omens, haunts } = registry();
  return [rooms, tokens, events, items, omens, haunts].map((map) => [...map.values()]);
}
