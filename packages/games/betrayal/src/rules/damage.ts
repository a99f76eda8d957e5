import type { Rules, Seat } from '@dreadhouse/engine';
import { TRAITS, type Trait } from '../content/explorers.ts';
import type { Blow, Fight } from '../content/types.ts';
import type { Betrayal, DamageKind, FigureId, MonsterId, MonsterState } from '../state.ts';
import { die } from './death.ts';
import { together } from './endings.ts';
import { explorerAt, hauntOf, isMonster, isTraitor, kindOf, monster } from './figures.ts';
import { follow } from './follow.ts';
import { answer, mineOf, moment } from './in-play.ts';
import { removeMonster } from './monster-pieces.ts';
import { lowestStep, spilling, valueAt } from './traits.ts';

/** BH-DMG-02 to BH-DMG-04, BH-DMG-06. */
const PERMITTED: Readonly<Record<DamageKind, readonly Trait[]>> = {
  physical: ['might', 'speed'],
  mental: ['knowledge', 'sanity'],
  general: TRAITS,
};

interface Dealt {
  readonly by?: FigureId | null;
  readonly from?: Blow['from'];
}

/** BH-DMG-01: an explorer takes damage; a monster is harmed. */
export function* damage(
  g: Betrayal,
  who: FigureId,
  kind: DamageKind,
  amount: number,
  rule: string,
  { by = null, from = 'haunt' }: Dealt = {},
): Rules {
  if (isMonster(who)) return void (amount > 0 && (yield* harm(g, who, null, amount)));
  // BH-TRAITOR-04, BH-TRAITOR-05, BH-TRAITOR-06: damage of tiles does not touch the traitor.
  if (explorerAt(g, who).dead || isUntouched(g, who) || (from === 'tile' && isTraitor(g, who))) return;
  const blow: Blow = { who, kind, amount, by, from };
  yield* moment(g, 'beforeDamage', blow);
  if (blow.amount <= 0) return void (amount > 0 && g.tell('all', 'damage-avoided', { seat: who, kind, rule }));
  if (yield* takesAsGeneral(g, blow)) blow.kind = 'general';
  const taken = yield* takeSteps(g, who, blow, rule);
  if (taken > 0) yield* moment(g, 'afterDamage', { ...blow, amount: taken });
  yield* die(g, who);
}

/** BH-AMB-42: several take the same at once, by a rule of the haunt. */
export function* damageAll(g: Betrayal, seats: readonly Seat[], kind: DamageKind, amount: number): Rules {
  yield* together(g, eachTakes(g, seats, kind, amount));
}

function* eachTakes(g: Betrayal, seats: readonly Seat[], kind: DamageKind, amount: number): Rules {
  for (const seat of seats) yield* damage(g, seat, kind, amount, 'BH-STRUCT-05');
}

/** Whether the victim may and wants to spread the blow over all traits. What takes something off it has been asked before. */
function* takesAsGeneral(g: Betrayal, blow: Blow): Rules<boolean> {
  const { who, kind, amount } = blow;
  if (kind === 'general' || answer(g, 'mayTakeAsGeneral', blow) !== true) return false;
  return yield* g.confirm(who, 'take-as-general', 'BH-DMG-04', { kind, amount });
}

/** BH-DMG-05, BH-DMG-07: the victim shares the steps out, one by one. BH-DMG-10, BH-DMG-11: before the haunt nothing falls below critical. */
function* takeSteps(g: Betrayal, seat: Seat, blow: Blow, rule: string): Rules<number> {
  const explorer = explorerAt(g, seat);
  const least = lowestStep(g, seat);
  // The blow first, then what it costs.
  g.tell('all', 'damaged', { seat, kind: blow.kind, amount: blow.amount, rule });
  for (let left = blow.amount; left > 0; left--) {
    const permitted = PERMITTED[blow.kind].filter((trait) => explorer.traits[trait] > least);
    const free = permitted.length > 0 ? permitted : spilling(g, seat);
    if (free.length === 0) {
      g.tell('all', 'damage-lost', { seat, amount: left, rule: 'BH-DMG-11' });
      return blow.amount - left;
    }
    const { trait } = yield* g.choose(
      seat,
      'take-damage',
      'BH-DMG-05',
      () => free.map((one) => optionFor(g, seat, one)),
      {
        kind: blow.kind,
        left,
      },
    );
    explorer.traits[trait] -= 1;
    const value = valueAt(explorer, trait, explorer.traits[trait]);
    g.tell('all', 'lost', { seat, trait, steps: 1, value, rule });
  }
  return blow.amount;
}

function optionFor(g: Betrayal, seat: Seat, trait: Trait) {
  const explorer = explorerAt(g, seat);
  return { id: trait, trait, details: { trait, value: valueAt(explorer, trait, explorer.traits[trait] - 1) } };
}

/** Whether a status keeps an explorer from all harm. */
export function isUntouched(g: Betrayal, seat: Seat): boolean {
  const { statuses } = explorerAt(g, seat);
  return hauntOf(g)?.statuses?.some(({ id, untouched }) => untouched === true && statuses.includes(id)) === true;
}

/** Whether somebody else can move a figure. */
export function isMovable(g: Betrayal, who: FigureId): boolean {
  return isMonster(who) ? kindOf(g, monster(g, who)).pushed !== 'never' : !isUntouched(g, who);
}

/** BH-MON-03, BH-MON-06, BH-MON-07: a monster that takes damage is stunned, unless its box says otherwise. */
export function* harm(g: Betrayal, id: MonsterId, fight: Fight | null, amount: number): Rules {
  const one = monster(g, id);
  const kind = kindOf(g, one);
  if (fight?.attacker === id && kind.ownLoss === 'unharmed')
    return g.tell('all', 'monster-unharmed', { monster: id, rule: 'BH-MON-07' });
  if (typeof kind.harmed === 'function') return void (yield* follow(kind.harmed(g, mineOf(g), one, fight, amount)));
  if (kind.harmed === 'unharmed') return g.tell('all', 'monster-unharmed', { monster: id, rule: 'BH-MON-07' });
  if (kind.harmed === 'killed') {
    g.tell('all', 'monster-killed', { monster: id, rule: 'BH-MON-06' });
    return removeMonster(g, id);
  }
  stun(g, one);
}

/** BH-MON-04. */
export function stun(g: Betrayal, one: MonsterState): void {
  one.stunned = true;
  g.tell('all', 'monster-stunned', { monster: one.id, rule: 'BH-MON-04' });
}
