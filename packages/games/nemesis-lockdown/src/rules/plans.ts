import type { Option, Rules, Seat } from '@dreadhouse/engine';
import type { PlanId } from '../content/plans.ts';
import type { Nemesis, Piece } from '../state.ts';
import { lookAt } from './looks.ts';
import { isOpen, layOpen, look } from './pieces.ts';
import { person, type Table } from './table.ts';

// Contingency plans (G-27) and objectives of others, seen in secret. Together (G-34) a plan of the pool is turned up for all instead.

interface Place extends Option {
  readonly plan: Piece<PlanId>;
}

/** NL-ROOM-ARCHIVE-05, NL-ROOM-ARCHIVE-06, NL-ROOM-ARCHIVE-07: of any other player, wherever that one is, or of the pool; never the active one. */
export function plansToLookAt(t: Table, seat: Seat): Place[] {
  const held = [...t.state.people.keys()]
    .filter((other) => other !== seat)
    .flatMap((other) =>
      person(t, other).plans.map((plan, i) => ({ id: `seat:${other}:${i}`, details: { seat: other }, plan })),
    );
  const all = [...plansOfPool(t), ...held];
  return all.filter(({ plan }) => !isOpen(plan));
}

export const plansOfPool = ({ state }: Table): Place[] =>
  state.plans.pool
    .map((plan, i) => ({ id: `pool:${i}`, details: { place: i }, plan }))
    .filter(({ plan }) => !isOpen(plan));

/** NL-ROOM-ARCHIVE-08: a look; the token stays where it was. */
export function* lookAtPlan(g: Nemesis, seat: Seat, rule: string): Rules {
  const places = () => plansToLookAt(g, seat);
  if (places().length === 0) return;
  const { id, plan } = yield* g.choose(seat, 'look-at-plan', rule, places);
  seePlan(g, seat, `plan:${id}`, plan, rule);
}

/** One player's look, or everybody's where people play together. */
export function seePlan(g: Nemesis, seat: Seat, at: string, plan: Piece<PlanId>, rule: string): void {
  if (g.state.options.mode !== 'cooperative') return lookAt(g, seat, at, plan, rule);
  layOpen(plan);
  g.reveal('all', 'plan-shown', { seat, at, plan: plan.face, rule });
}

/** NL-SPEC-RRC-06: a token of one's choice becomes one's own, unseen by the others; together it lies face up. */
export function takePlan(g: Nemesis, seat: Seat, place: number): void {
  const [plan] = g.state.plans.pool.splice(place, 1);
  if (plan === undefined) return;
  person(g, seat).plans.push(plan);
  g.tell('all', 'plan-taken', { seat, place, rule: 'NL-SPEC-RRC-06' });
  seePlan(g, seat, `plan:pool:${place}`, plan, 'NL-SPEC-RRC-06');
}

/** NL-ROOM-COMMS-04, NL-ROOM-COMMS-05, NL-ROOM-COMMS-06: all cards that the other still has, seen by nobody else. Which one was kept shows by that. */
export function lookAtObjectives(g: Nemesis, seat: Seat, other: Seat): void {
  const { objectives, kept } = person(g, other);
  for (const [i, card] of objectives.entries())
    if (kept === null || (kept.face === 'first') === (i === 0))
      lookAt(g, seat, `objective:${other}`, card, 'NL-ROOM-COMMS-04');
  if (kept !== null) look(kept, seat); // not before the look has been told
}
