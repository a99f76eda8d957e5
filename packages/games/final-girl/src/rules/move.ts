import type { Option, Rules } from '@dreadhouse/engine';
import type { Arrival, EnemyStep, Move, MoveOffer } from '../content/types.ts';
import { type CardId, type FigureId, type FinalGirl, PLAYER, type SpaceId, type VictimId } from '../state.ts';
import { isMinion, isVictim, neighbours, spaceOf, victim } from './board.ts';
import { chooseFollowers } from './follow.ts';
import { answer, moment } from './in-play.ts';
import { panicRun } from './panic.ts';
import { offers, take } from './things.ts';
import { anytimeOptions, atExit, run } from './windows.ts';

/** FG-MOVE-01: up to n spaces, including none. FG-MOVE-03: what is not used is lost. */
export function* moveHeroine(g: FinalGirl, spaces: number, card: CardId | null = null): Rules {
  const move: Move = { card, spaces, panicked: 0 };
  yield* moment(g, 'beforeMove', move);
  let left = Math.max(0, move.spaces);
  let panicked = move.panicked;
  while (left > 0) {
    const list = (looking: boolean): MoveOption[] => moveOptions(g, left, panicked, looking);
    const pick = yield* g.ask(PLAYER, 'move', 'FG-MOVE-01', list, { left });
    if (pick.id === 'stay') return;
    if (pick.to === undefined) {
      if (pick.offer === undefined) yield* run(g, pick);
      else left -= yield* specialStep(g, pick.offer);
      continue;
    }
    left -= 1;
    if (panicked > 0) {
      panicked -= 1;
      yield* panicRun(g, 'heroine');
    } else yield* stepHeroine(g, pick.to);
  }
  // FG-SAVE-01: with the phase about to end she will not be asked again.
  if (g.state.ending) yield* atExit(g);
}

interface MoveOption extends Option {
  readonly to?: SpaceId;
  readonly offer?: MoveOffer;
}

/** FG-MOVE-02: each step goes to an adjacent space. FG-MOVE-04: the killer's space is no obstacle. */
function moveOptions(g: FinalGirl, left: number, panicked: number, looking: boolean): MoveOption[] {
  const from = g.state.heroine.space;
  const steps = neighbours(g, from, 'heroine').map((to) => ({
    id: `go:${to}`,
    at: to,
    to,
    rule: 'FG-MOVE-02',
    blocked: answer(g, 'forbidsEntering', 'heroine', from, to),
  }));
  const special = offers(g, 'moveOffers', left).map((offer) => ({ ...offer, offer }));
  return [
    { id: 'stay', rule: 'FG-MOVE-03' },
    ...(panicked > 0 ? [{ id: 'run-blindly', rule: 'FG-PANIC-07', to: from }] : steps),
    ...(panicked > 0 ? [] : special),
    ...anytimeOptions(g, looking),
  ];
}

function* specialStep(g: FinalGirl, offer: MoveOffer): Rules<number> {
  yield* take(g, offer);
  return offer.spends;
}

/** The heroine steps to a space, and those who follow come along. */
export function* stepHeroine(g: FinalGirl, to: SpaceId): Rules {
  const from = g.state.heroine.space;
  const followers = yield* chooseFollowers(g, from, to);
  yield* goTogether(g, to, followers, 'step');
}

export function* goTogether(g: FinalGirl, to: SpaceId, followers: readonly VictimId[], how: Arrival): Rules {
  const from = g.state.heroine.space;
  g.state.heroine.space = to;
  for (const id of followers) setSpace(g, id, to);
  g.tell('all', 'heroine-moved', { from, to, followers: followers.length, rule: 'FG-MOVE-02' });
  yield* entered(g, 'heroine', to, how);
  for (const id of followers) if (victim(g, id)?.space === to) yield* entered(g, id, to, 'follow');
}

/** Something happens because a figure has come to a space. */
export function entered(g: FinalGirl, figure: FigureId, space: SpaceId, how: Arrival): Rules {
  return moment(g, 'onEnter', figure, space, how);
}

export function setSpace(g: FinalGirl, figure: FigureId, space: SpaceId | null): void {
  const { state } = g;
  if (figure === 'heroine') state.heroine.space = space ?? state.heroine.space;
  else if (figure === 'killer') {
    state.killer.space = space;
    if (space !== null) state.killer.trail.push(space);
  } else if (isMinion(figure)) {
    for (const minion of state.minions) if (minion.id === figure) minion.space = space;
  } else if (isVictim(figure)) {
    for (const one of state.victims) if (one.id === figure && space !== null) one.space = space;
  }
}

/** PUT: goes there directly; spaces between are not entered, this one is, unless something keeps an enemy from it (be04). */
export function* putFigure(g: FinalGirl, figure: FigureId, space: SpaceId): Rules {
  const from = spaceOf(g, figure);
  const enemy = figure === 'killer' || isMinion(figure);
  if (
    enemy &&
    from !== null &&
    from !== space &&
    (yield* isStopped(g, { enemy: figure, from, to: space, how: 'put', stopped: false }))
  )
    return;
  setSpace(g, figure, space);
  g.tell('all', 'figure-put', { figure, space, rule: 'FG-R-55' });
  yield* entered(g, figure, space, 'put');
}

/** An enemy is about to enter a space; true when it stays where it is. */
export function* isStopped(g: FinalGirl, step: EnemyStep): Rules<boolean> {
  yield* moment(g, 'beforeEnemyStep', step);
  const { enemy, from, to } = step;
  if (step.stopped) g.tell('all', 'enemy-stopped', { enemy, from, to, rule: 'FG-KMOV-01' });
  return step.stopped;
}
