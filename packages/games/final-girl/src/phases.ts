import { END, memo, type Option, type Phase, type Rules } from '@dreadhouse/engine';
import { playCard, whyNotPlay } from './rules/action-card.ts';
import { finaleAction, finaleCheck } from './rules/finale.ts';
import { handNames } from './rules/hand.ts';
import { answer, moment } from './rules/in-play.ts';
import { rearrange, worthRearranging } from './rules/items.ts';
import { killerPhaseWindow } from './rules/killer-action.ts';
import { expire } from './rules/lasting.ts';
import { panicPhase } from './rules/panic.ts';
import { beginPhase, canBeLeft } from './rules/phase-end.ts';
import { buy, choosePurchase, endPlanning } from './rules/planning.ts';
import { settleRewards } from './rules/rewards.ts';
import { nextTerror } from './rules/terror.ts';
import { offers } from './rules/things.ts';
import { onRed } from './rules/time.ts';
import { anytimeOptions, run } from './rules/windows.ts';
import { setup } from './setup.ts';
import { type CardId, type FinalGirl, type FinalGirlState, PLAYER } from './state.ts';

/** FG-TURN-01: Action, Planning, Killer, Panic, Upkeep; FG-TURN-02: again and again, until somebody is dead. */
export const phases: Readonly<Record<string, Phase<FinalGirlState>>> = {
  setup: canBeLeft(setup),
  'action-start': canBeLeft(actionStart),
  action: canBeLeft(action),
  'action-end': canBeLeft(actionEnd),
  planning: canBeLeft(planning),
  killer: canBeLeft(killer),
  terror: canBeLeft(terror),
  panic: canBeLeft(panicPhases),
  upkeep: canBeLeft(upkeep),
};

/** A new turn. FG-R-40: what happened last turn is forgotten now. */
function* actionStart(g: FinalGirl): Rules<string> {
  const { state } = g;
  expire(g, 'end-of-turn');
  state.turn += 1;
  state.tally.killedThisTurn = 0;
  state.tally.attackedKillerThisTurn = false;
  state.tally.usedThisTurn = [];
  state.killer.trail = state.killer.space === null ? [] : [state.killer.space];
  newPhase(g, 'action');
  state.ending = false;
  const time = answer(g, 'timeAtStart');
  if (time !== undefined) state.time = time;
  expire(g, 'start-of-action');
  // FG-R-04: with the marker on red there is no Action phase.
  if (onRed(g)) {
    g.tell('all', 'action-phase-skipped', { rule: 'FG-R-04' });
    return 'planning';
  }
  yield* moment(g, 'startOfAction');
  return 'action';
}

function newPhase(g: FinalGirl, phase: FinalGirlState['phase']): void {
  beginPhase(g, phase);
  g.state.tally.killedThisPhase = 0;
  if (phase !== 'action') return;
  g.state.tally.savedThisPhase = 0;
  g.state.tally.usedThisPhase = [];
}

interface Choice extends Option {
  readonly card?: CardId;
}

/** FG-ACT-01, FG-AEND-01: one thing that the player does, with all that follows from it; then the next. */
function* action(g: FinalGirl): Rules<string> {
  beginPhase(g, 'action');
  if (!g.state.ending) {
    const pick = yield* g.ask(PLAYER, 'action', 'FG-ACT-01', (looking) => choices(g, looking));
    if (pick.id === 'end') g.state.ending = true;
    else if (pick.card !== undefined) yield* playCard(g, pick.card);
    else yield* run(g, pick);
  }
  return g.state.ending ? 'action-end' : 'action';
}

/** FG-ACT-08, FG-R-48: play a card, use an item, save, take rewards, discard for time, or stop (FG-AEND-02, FG-R-49: always by word). */
function choices(g: FinalGirl, looking: boolean): Choice[] {
  const cards = handNames(g).map((card) => ({ ...playOption(card), blocked: whyNotPlay(g, card) }));
  const shown = looking ? cards : cards.filter(({ blocked }) => blocked === undefined);
  return [...shown, ...offers(g, 'actions'), ...anytimeOptions(g, looking), STOP];
}

const playOption = memo(
  (card: CardId): Choice => ({
    id: `play:${card}`,
    at: `hand:${card}`,
    card,
    rule: 'FG-R-48',
    blocked: undefined,
    details: { card },
  }),
);
const STOP: Choice = { id: 'end', rule: 'FG-AEND-01' };

/** FG-R-16: rewards that still wait are taken first. FG-AEND-05: cards in hand are kept. */
function* actionEnd(g: FinalGirl): Rules<string> {
  beginPhase(g, 'action');
  yield* settleRewards(g);
  yield* moment(g, 'endOfAction');
  expire(g, 'end-of-action');
  return 'planning';
}

/** FG-PLAN-01: however the Action phase ended. One purchase at a time. */
function* planning(g: FinalGirl): Rules<string> {
  expire(g, 'end-of-action');
  beginPhase(g, 'planning');
  const { card } = yield* choosePurchase(g);
  if (card !== undefined) {
    yield* buy(g, card);
    return 'planning';
  }
  endPlanning(g);
  return 'killer';
}

/** FG-KILL-01: step 1, the killer action of the finale card. FG-KILL-09: also the moment for what the location does. */
function* killer(g: FinalGirl): Rules<string> {
  expire(g, 'start-of-killer');
  newPhase(g, 'killer');
  yield* moment(g, 'startOfKiller');
  yield* killerPhaseWindow(g);
  yield* finaleAction(g);
  yield* moment(g, 'afterKillerAction');
  return 'terror';
}

/** FG-KILL-02: step 2, a terror card; not once the finale is revealed (FG-KILL-03, FG-FIN-05). */
function* terror(g: FinalGirl): Rules<string> {
  beginPhase(g, 'killer');
  if (!g.state.finale.revealed) yield* nextTerror(g);
  yield* moment(g, 'endOfKiller');
  return 'panic';
}

function* panicPhases(g: FinalGirl): Rules<string> {
  // FG-R-13: bonuses for the next roll have expired unused.
  expire(g, 'end-of-killer');
  expire(g, 'roll');
  beginPhase(g, 'panic');
  yield* panicPhase(g);
  return 'upkeep';
}

/** FG-UPK-01, FG-UPK-02, FG-UPK-03, FG-UPK-05. FG-R-44: a finale's upkeep effects count from the Upkeep in which it was revealed. */
function* upkeep(g: FinalGirl): Rules<string> {
  beginPhase(g, 'upkeep');
  yield* finaleCheck(g);
  yield* moment(g, 'upkeep');
  yield* settleRewards(g);
  if (worthRearranging(g)) yield* rearrange(g, 'FG-UPK-03');
  yield* moment(g, 'endOfUpkeep');
  return g.state.result === null ? 'action-start' : END;
}
