import { memo, type Option, type Rules } from '@dreadhouse/engine';
import { actionCard } from '../catalogue.ts';
import type { ActionCard, Attack, AttackPlan, AttackTarget, Context, Effect, Roll, Row } from '../content/types.ts';
import { type CardId, type FinalGirl, PLAYER } from '../state.ts';
import { attackPlans, choosePlan, finishAttack, payForAttack, retaliationPlans } from './attack.ts';
import { contextOf, resolve } from './effects.ts';
import { handNames, leaveHand } from './hand.ts';
import { horrorRoll } from './horror-roll.ts';
import { moment } from './in-play.ts';
import { finishing } from './phase-end.ts';
import { anytimeOptions, run } from './windows.ts';

interface PlayOptions {
  /** The attack that this card reacts to. */
  readonly attack?: Attack;
  /** A target that the situation gives (a manifestation). */
  readonly target?: AttackTarget;
  readonly ignoreEnd?: boolean;
}

/** FG-R-48: why an action card cannot be played now; undefined when it can. */
export function whyNotPlay(g: FinalGirl, id: CardId): string | undefined {
  const card = actionCard(id);
  if (card.type === 'reaction') return 'only-against-an-attack'; // FG-REACT-01
  if (card.type === 'instant') return 'only-after-a-roll';
  if (g.state.rewards.length > 0) return 'rewards-first'; // FG-SAVE-10
  if (card.damage === true && attackPlans(g, id).length === 0) return 'nobody-in-range'; // FG-R-01
  return card.notHere?.(g);
}

/** FG-ACT-03, FG-TERM-07: plays an action card: horror roll, outcome, row. Returns what its attack dealt. */
export function* playCard(g: FinalGirl, id: CardId, how: PlayOptions = {}): Rules<number> {
  const card = actionCard(id);
  leaveHand(g, id); // FG-ACT-04; FG-R-08: it can no longer be discarded for anything
  g.touch(`action:${id}`);
  g.tell('all', 'played', { card: id, rule: 'FG-ACT-03' });
  const plan = card.damage === true ? yield* planAttack(g, id, how) : null;
  const roll = yield* horrorRoll(g, {
    card: id,
    kind: card.type === 'reaction' ? 'reaction' : 'action',
    attack: card.damage === true && card.type === 'action',
    movement: hasMovement(id),
  });
  const ctx = contextFor(g, id, roll, plan, how);
  g.tell('all', 'outcome', { card: id, successes: roll.successes, rule: 'FG-RES-01' });
  const row = yield* rowFor(g, card, roll);
  if (plan === null) yield* resolve(g, row, ctx);
  else yield* attackWith(g, plan, row, ctx);
  yield* moment(g, 'afterCard', id, roll);
  return plan?.dealt ?? 0;
}

function* attackWith(g: FinalGirl, plan: AttackPlan, row: Row, ctx: Context): Rules {
  yield* finishing(
    () => resolve(g, row, ctx),
    () => payForAttack(g, plan),
  );
  yield* finishAttack(g, plan);
}

/** Damage cards of type action that are in hand, for fights outside the usual (manifestations). */
export function damageCardsInHand(g: FinalGirl): CardId[] {
  return handNames(g).filter((id) => actionCard(id).damage === true && actionCard(id).type === 'action');
}

function contextFor(g: FinalGirl, id: CardId, roll: Roll, plan: AttackPlan | null, how: PlayOptions): Context {
  const ctx = contextOf(g, id, 'action');
  ctx.roll = roll;
  ctx.plan = plan ?? undefined;
  ctx.attack = how.attack;
  ctx.ignoreEnd = how.ignoreEnd === true;
  return ctx;
}

function planAttack(g: FinalGirl, id: CardId, { attack, target }: PlayOptions): Rules<AttackPlan | null> {
  return choosePlan(g, () => (attack === undefined ? attackPlans(g, id, target) : retaliationPlans(g, id, attack)));
}

/** FG-RES-01, FG-RES-05: the best row that the successes reach; more than it needs gives nothing extra. */
function* rowFor(g: FinalGirl, card: ActionCard, roll: Roll): Rules<Row> {
  const best = bestRow(card, roll.successes);
  return best === card.rows[0] && card.orElse !== undefined ? yield* chooseFailure(g, card, card.orElse) : best;
}

function bestRow({ rows }: ActionCard, successes: number): Row {
  for (let n = successes; n > 0; n--) {
    const row = rows[n];
    if (row !== undefined) return row;
  }
  return rows[0];
}

/** FG-ACT-06, FG-ROLL-10, FG-SYM-11: of two failure rows joined by OR the player resolves exactly one. */
function* chooseFailure(g: FinalGirl, card: ActionCard, other: Row): Rules<Row> {
  const options = (looking: boolean): Option[] => [
    { id: 'row:1', details: { card: card.id, row: 1 } },
    { id: 'row:2', details: { card: card.id, row: 2 } },
    ...anytimeOptions(g, looking),
  ];
  for (;;) {
    const pick = yield* g.ask(PLAYER, 'failure-row', 'FG-ACT-06', options, { card: card.id });
    if (pick.id === 'row:1') return card.rows[0];
    if (pick.id === 'row:2') return other;
    yield* run(g, pick);
  }
}

const hasMovement = memo((id: CardId) => {
  const moves = (effect: Effect): boolean => typeof effect !== 'function' && effect.do === 'move';
  return Object.values(actionCard(id).rows).some((row) => row.some(moves));
});
