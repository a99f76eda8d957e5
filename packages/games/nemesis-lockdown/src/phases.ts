import { END, type Phase, type Rules } from '@dreadhouse/engine';
import {
  colony,
  eventCard,
  fireBurns,
  launch,
  quiet,
  stalkersAttack,
  timePasses,
  ventilate,
} from './rules/event-phase.ts';
import { judge } from './rules/judgement.ts';
import { beginRound } from './rules/round.ts';
import { roomOf, turnOrder } from './rules/table.ts';
import { takeTurn } from './rules/turn.ts';
import { newTurn, setup } from './setup.ts';
import type { Nemesis, NemesisState } from './state.ts';

function* round(g: Nemesis): Rules<string> {
  yield* beginRound(g);
  g.state.turn = newTurn(g.state.first);
  return canAct(g, g.state.first) ? 'turn' : nextTurn(g);
}

/** NL-ROUND-04, NL-ROUND-07, NL-ROUND-08: clockwise, until everybody has passed. */
function* turn(g: Nemesis): Rules<string> {
  yield* takeTurn(g, g.state.turn.seat);
  return nextTurn(g);
}

const canAct = (g: Nemesis, seat: number): boolean =>
  roomOf(g, seat) !== null && g.state.people[seat]?.passed === false;

function nextTurn(g: Nemesis): string {
  const order = turnOrder(g);
  const at = order.indexOf(g.state.turn.seat);
  const next = [...order.slice(at + 1), ...order.slice(0, at + 1)].find((seat) => canAct(g, seat));
  if (next === undefined) return 'launch';
  g.state.turn = newTurn(next);
  return 'turn';
}

/** NL-ROUND-01, NL-ROUND-20: the steps of the event phase, strictly in this order. */
function* launches(g: Nemesis): Rules<string> {
  g.tell('all', 'event-phase', { round: g.state.round, rule: 'NL-ROUND-01' });
  yield* ventilate(g);
  yield* launch(g);
  yield* timePasses(g);
  quiet(g);
  return 'attacks';
}

function* attacks(g: Nemesis): Rules<string> {
  yield* stalkersAttack(g);
  yield* fireBurns(g);
  return 'event';
}

function* event(g: Nemesis): Rules<string> {
  yield* eventCard(g);
  return 'colony';
}

function* colonyGrows(g: Nemesis): Rules<string> {
  yield* colony(g);
  return 'round';
}

function* judgement(g: Nemesis): Rules<string> {
  yield* judge(g);
  return END;
}

export const phases: Readonly<Record<string, Phase<NemesisState>>> = {
  setup: setup as Phase<NemesisState>,
  round: round as Phase<NemesisState>,
  turn: turn as Phase<NemesisState>,
  launch: launches as Phase<NemesisState>,
  attacks: attacks as Phase<NemesisState>,
  event: event as Phase<NemesisState>,
  colony: colonyGrows as Phase<NemesisState>,
  judgement: judgement as Phase<NemesisState>,
};
