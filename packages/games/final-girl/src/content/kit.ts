// All that the author of a card needs: builders, selectors, questions about the board, and the rules that a card may call.

export { damageCardsInHand, playCard } from '../rules/action-card.ts';
export { decideSpace, decideVictim } from '../rules/ambiguity.ts';
export { distanceTo } from '../rules/attack.ts';
export { raiseBloodlust } from '../rules/bloodlust.ts';
export * from '../rules/board.ts';
export { isInPlay, removeFromPlay } from '../rules/cards-in-play.ts';
export * from '../rules/choose.ts';
export { harm, harmAll, harmEverybody, healKiller, reviveKiller } from '../rules/damage.ts';
export { minorDarkPowers, removeDarkPowers, revealAnotherDarkPower, revealDarkPower } from '../rules/dark-powers.ts';
export { contextOf, resolve } from '../rules/effects.ts';
export { attackOf, bloodlustRow, moveOf } from '../rules/enemy-values.ts';
export { drawEvent } from '../rules/events.ts';
export { chooseCompany, chooseFollowers, subsets } from '../rules/follow.ts';
export { discardChosen, discardFromHand, discardRandom, handNames, takeFromMarket, takeOfCost } from '../rules/hand.ts';
export { heal, heroineHealth, loseHealth, whiteToken } from '../rules/health.ts';
export { changeHorror, raiseHorror } from '../rules/horror-level.ts';
export { horrorRoll, rerollAll, rerollChosen, rerollDie } from '../rules/horror-roll.ts';
export { answer, moment } from '../rules/in-play.ts';
export * from '../rules/items.ts';
export { enemiesAct, enemyActs, minionOrder } from '../rules/killer-action.ts';
export { enemyAttacks, killOne, strikeHeroine } from '../rules/killer-attack.ts';
export { enemyStep } from '../rules/killer-move.ts';
export { isLasting, lasts } from '../rules/lasting.ts';
export { placeMinion, readyMinions } from '../rules/minions.ts';
export { entered, goTogether, moveHeroine, putFigure, setSpace, stepHeroine } from '../rules/move.ts';
export { lose, win } from '../rules/outcome.ts';
export { panic, panicRun } from '../rules/panic.ts';
export { finishing, leavePhase } from '../rules/phase-end.ts';
export { hitHeroine } from '../rules/reactions.ts';
export { settleRewards } from '../rules/rewards.ts';
export { kindOfVictim, oneOfEach, saveVictim } from '../rules/save-victims.ts';
export {
  discardPile,
  drawItems,
  pileAt,
  search,
  searchable,
  shuffleInto,
  shufflePile,
  takeTopItem,
  turnUp,
} from '../rules/search.ts';
export { becomeSpecial, exchange, placeSpecial, victimsOfRole } from '../rules/special-victims.ts';
export { divert } from '../rules/targeting.ts';
export { burnTerror, nextTerror, peekTerror } from '../rules/terror.ts';
export { heroineOf, killerOf, locationOf, memoryOf, remember, useOnce } from '../rules/things.ts';
export { changeTime, gainTime, loseTime, onRed } from '../rules/time.ts';
export { moveToken, placeToken, removeToken, tokensOf } from '../rules/tokens.ts';
export { addVictims, killVictims, moveVictim, removeVictim } from '../rules/victims.ts';
export { atExit } from '../rules/windows.ts';
export type { CardId, FigureId, FinalGirl, ItemState, SpaceId, Token, VictimId } from '../state.ts';
export { PLAYER } from '../state.ts';
export * from './effects.ts';
export { board } from './map.ts';
export * from './select.ts';
export type * from './types.ts';
