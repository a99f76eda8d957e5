import type { Game } from '@dreadhouse/engine';
import './content/all.ts';
import { balance, parts } from './balance.ts';
import { judging } from './bot/judging.ts';
import { opinions } from './bot/opinions.ts';
import { score } from './bot/score.ts';
import { thinking } from './bot/thinking.ts';
import { registry } from './catalogue.ts';
import { components, invariant } from './components.ts';
import { CHARACTER_IDS } from './content/characters.ts';
import { EXPLORATION_EFFECTS } from './content/exploration.ts';
import { PLAN_IDS } from './content/plans.ts';
import { tilesOf } from './content/tiles.ts';
import { imagine } from './imagine.ts';
import { ledger } from './ledger.ts';
import { mates } from './mates.ts';
import { cameTrue } from './odds/came-true.ts';
import { odds } from './odds/odds.ts';
import { checkOptions, type NemesisOptions, sampleOptions } from './options.ts';
import { phases } from './phases.ts';
import { initial } from './setup.ts';
import { type NemesisState, stateShape } from './state.ts';
import { ownView, publicView } from './view.ts';

export { registry } from './catalogue.ts';
export {
  CORRIDOR_IDS,
  type CorridorId,
  corridorDef,
  corridorSector,
  otherEnd,
  PODS,
  type PodId,
  ROOM_IDS,
  type RoomId,
  roomDef,
  SECTORS,
  type Sector,
} from './content/board.ts';
export { CHARACTER_IDS, type CharacterId, characterDef, SHARED_CARDS } from './content/characters.ts';
export { NOISE } from './content/dice.ts';
export { SIGNAL_CARDS } from './content/objectives/index.ts';
export { STALKERS, type StalkerType, type TokenId, TYPES, tokenDef } from './content/stalkers.ts';
export { LIGHT_WOUNDS, SERIOUS_WOUNDS } from './content/supplies.ts';
export { TILE_IDS, type TileId, tileDef } from './content/tiles.ts';
export { BLUE_THRESHOLDS, CSS_SLOTS, FIELDS, type Field, isWhite, RED_THRESHOLDS } from './content/track.ts';
export type { NemesisEvent, NemesisEvents } from './events.ts';
export type { WayOut } from './odds/ways-out.ts';
export { DEFAULTS, type NemesisOptions } from './options.ts';
export type { NemesisQuestions } from './questions.ts';
export { REASONS, type Reason } from './reasons.ts';
export { isRoom } from './rules/table.ts';
export type { NemesisState } from './state.ts';
export type { Cast } from './text/index.ts';
export { teller, texts } from './text/index.ts';
export { objectiveText } from './text/objective.ts';
export type { NemesisView } from './view.ts';

function contentOf(): unknown {
  return Object.values(registry()).map((map: ReadonlyMap<string, unknown>) => [...map.values()]);
}

/** Functions of the content count for the hash by what they are written as. */
export const nemesisLockdown: Game<NemesisState, NemesisOptions> = {
  id: 'nemesis-lockdown',
  version: '4',
  seats: { min: 1, max: 5 },
  content: contentOf(),
  ledger,
  options: checkOptions,
  sampleOptions,
  initial,
  first: 'setup',
  phases,
  outcome: ({ winners }) => ({ side: winners.length > 0 ? 'survivors' : 'nobody', winners }),
  publicView,
  ownView,
  imagine,
  stateShape,
  components,
  invariant,
  score,
  judging,
  mates,
  opinions,
  odds,
  cameTrue,
  thinking,
  balance,
  parts,
  catalogue: [
    ...CHARACTER_IDS.map((id) => `character:${id}`),
    ...[...tilesOf('I'), ...tilesOf('II')].map((id) => `tile:${id}`),
    ...[...registry().attacks.keys()].map((id) => `attack:${id}`),
    ...[...registry().events.keys()].map((id) => `event:${id}`),
    ...[...registry().actions.keys()].map((id) => `action:${id}`),
    ...[...registry().items.values()].filter(({ deck }) => deck !== 'starting').map(({ id }) => `item:${id}`),
    ...[...registry().computers.keys()].map((id) => `computer:${id}`),
    ...[...registry().weaknesses.keys()].map((id) => `weakness:${id}`),
    ...[...registry().wounds.keys()].map((id) => `wound:${id}`),
    ...[...registry().objectives.keys()].map((id) => `objective:${id}`),
    ...PLAN_IDS.map((id) => `plan:${id}`),
    ...EXPLORATION_EFFECTS.map((id) => `exploration:${id}`),
  ],
};
