// All that the author of a card, a room or a haunt needs: builders, questions about the house, and the rules that content may call.

export { type Chance, type Details, type Option, type Rules, type Seat, shape } from '@dreadhouse/engine';
export { isItem, isWeapon } from '../catalogue.ts';
export { attack, attackWays, fight, isAlive } from '../rules/attack.ts';
export { use } from '../rules/books.ts';
export { whyCannot } from '../rules/cannot.ts';
export {
  bury,
  chooseCard,
  drawCard,
  entrust,
  findWeapon,
  handOver,
  layCard,
  pickUpCard,
  removeCard,
  steal,
} from '../rules/cards.ts';
export {
  chooseFigure,
  chooseTile,
  expose,
  gainChosen,
  hauntChoice,
  hauntTile,
  hauntTiles,
  learn,
  say,
  sealed,
  secretTile,
  tileOfToken,
  whisper,
} from '../rules/choose.ts';
export { damage, damageAll, harm, isMovable, isUntouched, stun } from '../rules/damage.ts';
export { kill, passOut } from '../rules/death.ts';
export {
  hauntedBy,
  pips,
  plainDice,
  reroll,
  resultOf,
  rollAgainst,
  rollFor,
  throwDice,
  totalOf,
  traitRoll,
} from '../rules/dice.ts';
export { ride } from '../rules/elevator.ts';
export { checkEnds, isShown, revealTraitor, roleOf, secretSeat, showRole, together } from '../rules/endings.ts';
export {
  areOpposed,
  awakeEnemiesOn,
  bodiesOn,
  corpsesOn,
  explorerAt,
  explorersOn,
  figuresOn,
  has,
  hasHaunt,
  heroes,
  heroesOn,
  isGone,
  isHero,
  isMonster,
  isStunned,
  isThere,
  isTraitor,
  living,
  monster,
  monstersOf,
  monstersOn,
  othersAlive,
  othersOn,
  seatsFrom,
  swarmOf,
  tileOf,
} from '../rules/figures.ts';
export { nearestBelow, shadowOf } from '../rules/levels.ts';
export { comeBack, spawn } from '../rules/monster-pieces.ts';
export { hunt, huntsNearest, monstersTurn, moveTogether, nearestOf, sameTile, walkTo } from '../rules/monsters.ts';
export { place, push, pushChosen, routes, slip, step, stepCost } from '../rules/move.ts';
export { doorsFor, dropTile, ensureTile, layAnywhere, layMade } from '../rules/place-tile.ts';
export {
  carriedBy,
  carries,
  countOf,
  layDown,
  lies,
  placeToken,
  removeToken,
  strip,
  sweepUp,
  take,
  tilesWith,
  tokensOf,
  tokensOn,
  whyNotCarry,
} from '../rules/tokens.ts';
export { canTradeAfar, passOn, takeOver, trade, wares } from '../rules/trade.ts';
export { gain, heal, isCritical, lose, loseChosen, offTheSkull, rise, traitOf } from '../rules/traits.ts';
export { isUsed, useUp } from '../rules/uses.ts';
export { voteOn } from '../rules/vote.ts';
export {
  adjacent,
  distance,
  distancesFrom,
  distancesTo,
  inSight,
  isInHouse,
  mustCross,
  reachable,
  regionOf,
  roomsOnFoot,
  symbolOf,
  throughDoorsOf,
  tiles,
  tilesIn,
  touching,
} from '../rules/ways.ts';
export type { Betrayal, CardId, FigureId, Hidden, MonsterId, MonsterState, Own, Token } from '../state.ts';
export { halfLives, isOpen, livesShare, SIX_ROUNDS_LATER } from './after-reveal.ts';
export * from './effects.ts';
export { TRAITS, type Trait } from './explorers.ts';
export { haunt, roundOf } from './haunt.ts';
export { type Hands, hiddenShape, keep, type MemoryOf } from './memory.ts';
export { isAwake, isDown, type Monsters, monsters } from './monster-kinds.ts';
export * from './picking.ts';
export * from './sights.ts';
export { status } from './statuses.ts';
export {
  BASEMENT,
  ELEVATOR,
  ENTRANCE,
  type Floor,
  HALLWAY,
  isStart,
  LANDINGS,
  REGIONS,
  type Region,
  STAIRS,
  TILE_IDS,
  type TileId,
  TUNNEL,
  tileDef,
  UPPER,
} from './tiles.ts';
export { type Tokens, tokens } from './token-kinds.ts';
export type * from './types.ts';
export * from './unseen-walk.ts';
