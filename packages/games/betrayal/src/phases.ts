import { END, type Phase, type Rules, type Seat } from '@dreadhouse/engine';
import { checkEnds, stallGuard } from './rules/endings.ts';
import { explorerAt, hauntOf, living, seatsFrom } from './rules/figures.ts';
import { forgetUses } from './rules/haunt-actions.ts';
import { beginHaunt } from './rules/haunt-start.ts';
import { mineOf, moment } from './rules/in-play.ts';
import { monstersTurn } from './rules/monsters.ts';
import { beginTurn, endTurn, takeTurn } from './rules/turn.ts';
import { setup } from './setup.ts';
import type { Betrayal, BetrayalState } from './state.ts';

function* turn(g: Betrayal): Rules<string> {
  const { seat } = g.state.turn;
  if (monstersAct(g) === 'before-traitor' && seat === g.state.haunt?.traitor) yield* monstersTurn(g);
  yield* beginTurn(g, seat);
  yield* takeTurn(g, seat);
  return 'end-of-turn';
}

function* endOfTurn(g: Betrayal): Rules<string> {
  const { seat } = g.state.turn;
  yield* endTurn(g, seat);
  if (g.state.revealing !== null) return 'haunt-begins';
  if (g.state.turn.again && !explorerAt(g, seat).dead) {
    g.tell('all', 'another-turn', { seat, rule: 'BH-SPEC-01' });
    return 'turn';
  }
  return monstersAct(g) === 'after-traitor' && seat === g.state.haunt?.traitor ? 'monsters' : next(g);
}

function* monsters(g: Betrayal): Rules<string> {
  yield* monstersTurn(g);
  return next(g);
}

/** BH-AMB-25: when the monsters of this haunt act. */
function monstersAct(g: Betrayal): string | null {
  const def = hauntOf(g);
  if (def === null) return null;
  return def.monstersAct?.(g, mineOf(g)) ?? (g.state.haunt?.traitor === null ? 'end-of-round' : 'after-traitor');
}

/** BH-R-03: whoever lives takes turns, and a dead traitor's place stays. */
function takesTurns({ state }: { readonly state: BetrayalState }, seat: Seat): boolean {
  const { dead, statuses } = explorerAt({ state }, seat);
  if (!dead || state.haunt?.traitor === seat) return true;
  return (
    hauntOf({ state })?.statuses?.some(({ id, keepsTurn }) => keepsTurn === true && statuses.includes(id)) === true
  );
}

/** BH-SETUP-16, BH-R-04: the next seat clockwise; a round is over when it comes back to where the haunt's turns began. */
function next(g: Betrayal): string {
  const { seat } = g.state.turn;
  const order = seatsFrom(g, g.state.haunt?.first ?? 0).filter((one) => one === seat || takesTurns(g, one));
  const after = order[order.indexOf(seat) + 1];
  if (g.state.haunt !== null && after === undefined) return 'round';
  g.state.turn.seat = after ?? order[0] ?? seat;
  return 'turn';
}

/** The end of a round: what waits for it, monsters that nobody leads, and whether it has lasted too long. */
function* round(g: Betrayal): Rules<string> {
  const { haunt } = g.state;
  if (haunt === null) return END;
  if (monstersAct(g) === 'end-of-round' && g.state.monsters.length > 0) yield* monstersTurn(g);
  yield* moment(g, 'endOfRound');
  checkEnds(g, 'round');
  stallGuard(g);
  g.tell('all', 'round-over', { round: haunt.round, rule: 'BH-PLAY-03' });
  haunt.round += 1;
  forgetUses(g, 'round');
  g.state.turn.seat = seatsFrom(g, haunt.first).find((seat) => takesTurns(g, seat)) ?? living(g)[0] ?? haunt.first;
  return 'turn';
}

/** BH-GOAL-03: the house is explored together (BH-GOAL-01, BH-GOAL-04), then a haunt begins. */
export const phases: Readonly<Record<string, Phase<BetrayalState>>> = {
  setup: setup as Phase<BetrayalState>,
  turn: turn as Phase<BetrayalState>,
  'end-of-turn': endOfTurn as Phase<BetrayalState>,
  'haunt-begins': beginHaunt as Phase<BetrayalState>,
  monsters: monsters as Phase<BetrayalState>,
  round: round as Phase<BetrayalState>,
};
