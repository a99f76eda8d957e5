import type { Rules } from '@dreadhouse/engine';
import type { ItemId } from '../content/items.ts';
import { PLAN_STAGES } from '../content/plans.ts';
import type { Body, Slot, Terrorscape } from '../state.ts';
import { listAbilities, listItemUses } from './item-uses.ts';
import { itemsIn, keepLimit, takeOut } from './items.ts';
import { clearNoise, reportNoise } from './noise.ts';
import { listPlan } from './plan.ts';
import { ITEM, options, SURVIVOR } from './pointing.ts';
import { listCalm, listMoves, listRansack, listRepair, listUnblock } from './six-actions.ts';
import { inTurnOrder, living, nameOf, names, slotOf, survivor, team } from './team.ts';
import { listDrops, listTrades } from './trade.ts';
import { each, type Lister, type TurnOption } from './turn-option.ts';
import { checkEscape, moveHelp } from './victory.ts';

/** TS-PHASE-02, TS-AMB-02: step 0. TS-STEP0-06: noise, then help, then the exits. TS-STEP0-07: only here can the Survivors escape. */
export function* surviveBegins(g: Terrorscape): Rules<string> {
  const { state } = g;
  state.round += 1;
  state.step = 'survivors';
  g.reveal('all', 'round', { round: state.round, rule: 'TS-PHASE-01' });
  clearNoise(g);
  moveHelp(g);
  checkEscape(g);
  state.turns = { done: [], current: null, acted: false };
  return 'turns';
}

const TURN = options('turn', SURVIVOR, {});

/** TS-PHASE-03: in any order, which may be another one every time. TS-PHASE-07: everybody once. */
export function* turns(g: Terrorscape): Rules<string> {
  const { state } = g;
  const waiting = living(state).filter((slot) => !state.turns.done.includes(slot));
  const [first] = waiting;
  if (first === undefined) return 'discovery';
  state.turns.current = yield* whoNext(g, waiting);
  state.turns.acted = false;
  return 'turn';
}

function* whoNext(g: Terrorscape, waiting: readonly Slot[]): Rules<Slot> {
  if (waiting.length === 1) return waiting[0] as Slot;
  if (g.state.options.loneWolfRules) return inTurnOrder(g.state.firstPlayer, waiting)[0] as Slot;
  const seatOf = (slot: Slot): number => survivor(g, slot).seat;
  const seats = team(g).filter((seat) => waiting.some((slot) => seatOf(slot) === seat));
  const { option } = yield* g.askAny(seats, 'whose-turn', 'TS-PHASE-03', (seat) =>
    names(
      g,
      waiting.filter((slot) => seatOf(slot) === seat),
    ).map(TURN),
  );
  return slotOf(g, option.whom);
}

const END_TURN: TurnOption = { id: 'end', rule: 'TS-AMB-09' };

/** TS-PHASE-04: one of the six actions; TS-PHASE-05, TS-PHASE-06: and whatever else, in any order (TS-AMB-10). */
export function* turn(g: Terrorscape): Rules<string> {
  const { state } = g;
  const slot = state.turns.current as Slot;
  const one = survivor(g, slot);
  const pick = yield* g.ask(one.seat, 'turn', 'TS-PHASE-04', (looking) => turnOptions(g, slot, looking), {
    survivor: one.id,
  });
  if (pick.run === undefined) return endTurn(g, slot);
  const doing = pick.run(g, slot);
  const done = isRule(doing) ? yield* doing : doing;
  if (pick.main === true && done !== false) state.turns.acted = true;
  return hasNothingLeft(g, slot) && isMoreToCome(g) ? endTurn(g, slot) : 'turn';
}

/** Then the turn is over by itself. */
function hasNothingLeft(g: Terrorscape, slot: Slot): boolean {
  return g.state.turns.acted && survivor(g, slot).pack.length === 0 && turnOptions(g, slot, false).length === 1;
}

/** Whether the team is asked something more before the Killer hears of this phase. If not, a turn that is over by itself would show. */
function isMoreToCome({ state }: Terrorscape): boolean {
  const { turns, discovery, plan, options: chosen } = state;
  const isLast = living(state).every((slot) => slot === turns.current || turns.done.includes(slot));
  return !isLast || discovery.length > 0 || (chosen.survivalPlan && plan.stage < PLAN_STAGES);
}

/** Most of what one can do asks nobody anything, and is no generator. */
function isRule(doing: unknown): doing is Rules<unknown> {
  return typeof doing === 'object' && doing !== null;
}

function endTurn(g: Terrorscape, slot: Slot): string {
  const { turns: t } = g.state;
  t.done.push(slot);
  t.current = null;
  t.acted = false;
  g.tell(team(g), 'turn-over', { survivor: nameOf(g, slot), rule: 'TS-PHASE-07' });
  return 'turns';
}

const SIX: readonly Lister[] = [listMoves, listCalm, listUnblock, listRepair, listRansack];

function turnOptions(g: Terrorscape, slot: Slot, looking: boolean): TurnOption[] {
  const out: TurnOption[] = [];
  const { state } = g;
  if (!state.turns.acted) for (const list of SIX) list(g, slot, looking, out);
  listAbilities(g, slot, looking, out);
  if (survivor(g, slot).pack.length > 0) {
    listItemUses(g, slot, looking, out);
    listDrops(g, slot, looking, out);
  }
  listTrades(g, slot, looking, out);
  if (state.options.survivalPlan) listPlan(g, slot, looking, out);
  if (state.bodies.length > 0) listLoot(g, slot, looking, out);
  out.push(END_TURN);
  return out;
}

/** TS-R-22: what the dead have left behind lies in the open. */
const listLoot = each('loot', {
  rule: 'TS-R-22',
  point: ITEM,
  among: (g, slot) => itemsIn(bodyAt(g, slot)?.items ?? []),
  run: loot,
});

function bodyAt(g: Terrorscape, slot: Slot): Body | undefined {
  return g.state.bodies.find(({ at, items }) => at === survivor(g, slot).at && items.length > 0);
}

function* loot(g: Terrorscape, slot: Slot, id: ItemId): Rules {
  const one = survivor(g, slot);
  one.pack.push(takeOut((bodyAt(g, slot) as Body).items, id));
  g.tell(team(g), 'looted-by', { survivor: one.id, item: id, rule: 'TS-R-22' });
  g.reveal('all', 'looted', { at: one.at, item: id, rule: 'TS-R-22' });
  yield* keepLimit(g, slot);
}

/** TS-RPT-01: the end of the phase. TS-R-17: and the first player changes. */
export function* report(g: Terrorscape): Rules<string> {
  const { state } = g;
  reportNoise(g);
  if (state.options.onYourOwn) {
    const next = inTurnOrder((state.firstPlayer + 1) % 3, living(state))[0] as Slot;
    state.firstPlayer = next;
    g.tell('all', 'first-player', { survivor: nameOf(g, next), rule: 'TS-R-17' });
  }
  return 'killer';
}
