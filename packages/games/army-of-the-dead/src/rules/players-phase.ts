import type { Option, Rules } from '@dreadhouse/engine';
import type { Army, ArmyState, Slot } from '../state.ts';
import { listAttacks, listEliminations } from './combat.ts';
import { listRushes } from './dash.ts';
import { confirmOrDiscard, listDiscard } from './discard.ts';
import { checkEnd } from './end.ts';
import { endedTurn } from './goals.ts';
import { listItems } from './items.ts';
import { listLeading, listLifesaver, listShove } from './leadership.ts';
import { listDecide } from './left-to-the-game.ts';
import { comeAbout, isAwaiting } from './mission.ts';
import { listMoves } from './move.ts';
import { makeNoise } from './noise.ts';
import { listObjectives, listSummon } from './objectives.ts';
import { listSearch } from './search.ts';
import { has } from './skills.ts';
import { living, seatsFrom, survivor } from './table.ts';
import { listTrades } from './trade.ts';
import { listTruck } from './truck.ts';
import { actionsLeft, affordable, type Lister, newTurn, pay, priced, type TurnOption, turnOf } from './turn.ts';
import { listVault } from './vault.ts';

/** AD-ROUND-01: a round begins with the Players Phase. */
export function* roundBegins(g: Army): Rules<string> {
  const { state } = g;
  state.round += 1;
  state.step = 'players';
  state.player = state.firstPlayer;
  state.wounded = false;
  state.auto = [];
  for (const one of state.survivors) one.acted = false;
  for (const group of state.groups) group.drowsy = 0;
  g.tell('all', 'round', { round: state.round, seat: state.firstPlayer, rule: 'AD-ROUND-01' });
  return 'players';
}

function waiting(state: ArmyState): Slot[] {
  return living(state).filter((slot) => !survivor(state, slot).acted);
}

interface WhoOption extends Option {
  readonly slot?: Slot;
}

const LATER: WhoOption = { id: 'later', rule: 'AD-SKILL-20' };

/** AD-ROUND-02: one's own Survivors one at a time in any order, then the player to the left. */
export function* players(g: Army): Rules<string> {
  const { state } = g;
  const left = waiting(state);
  if (left.length === 0) return 'zombies';
  const waits: Slot[] = []; // Tacticians who have just said that they wait
  for (;;) {
    if (ownOf(state, left).length === 0) state.player = nextPlayer(g, left);
    const interrupting = yield* tacticians(g, left, waits);
    if (interrupting !== null) return begin(g, interrupting);
    const own = ownOf(state, left);
    const pick = yield* whoNext(g, own, mayWait(state, own, left));
    if (pick !== null) return begin(g, pick);
    waits.push(...own);
    state.player = nextPlayer(g, left);
  }
}

/** Of these, the Survivors of the player whose turn it is. */
function ownOf(state: ArmyState, left: readonly Slot[]): Slot[] {
  return left.filter((slot) => survivor(state, slot).seat === state.player);
}

/** AD-SKILL-20: whoever has only Tacticians left may let others go first, as long as there are any who must. */
function mayWait(state: ArmyState, own: readonly Slot[], left: readonly Slot[]): boolean {
  return own.every((slot) => has(state, slot, 'tactician')) && left.some((slot) => !has(state, slot, 'tactician'));
}

/** The next to the left who still has somebody to activate. */
function nextPlayer(g: Army, left: readonly Slot[]): number {
  const seats = seatsFrom(g, (g.state.player + 1) % g.seats);
  return seats.find((seat) => left.some((slot) => survivor(g.state, slot).seat === seat)) ?? g.state.player;
}

function begin(g: Army, slot: Slot): string {
  g.state.turns.push(newTurn(slot));
  g.tell('all', 'turn', { survivor: survivor(g.state, slot).id, rule: 'AD-ROUND-02' });
  return 'turn';
}

function* whoNext(g: Army, own: readonly Slot[], mayWait: boolean): Rules<Slot | null> {
  const options: WhoOption[] = own.map((slot) => {
    const { id } = survivor(g.state, slot);
    return { id: `turn:${id}`, at: `survivor:${id}`, details: { survivor: id }, slot };
  });
  if (mayWait) options.push(LATER);
  const pick = yield* g.choose(g.state.player, 'whose-turn', 'AD-ROUND-02', () => options);
  return pick.slot ?? null;
}

/** AD-SKILL-20: before any turn of somebody else's, whichever player it passes to; each time anew. */
function* tacticians(g: Army, left: readonly Slot[], waits: readonly Slot[]): Rules<Slot | null> {
  const { state } = g;
  for (const slot of left) {
    const { id, seat } = survivor(state, slot);
    if (seat === state.player || waits.includes(slot) || !has(state, slot, 'tactician')) continue;
    if (yield* confirmOrDiscard(g, seat, 'tactician', 'AD-SKILL-20', { survivor: id })) return slot;
  }
  return null;
}

const END_TURN: TurnOption = { id: 'end', rule: 'AD-ACT-IDLE-01' };
const NOISE: TurnOption = { id: 'noise', rule: 'AD-ACT-NOISE-01', run: shout };

/** AD-NOISE-05, AD-ACT-NOISE-01: the token comes here. */
function* shout(g: Army, slot: Slot): Rules {
  pay(g.state, 'other', 1);
  const { id, at } = survivor(g.state, slot);
  g.tell('all', 'shouted', { survivor: id, at, rule: 'AD-NOISE-05' });
  yield* makeNoise(g, at, 'AD-NOISE-05');
}

const listNoise: Lister = (g, _slot, looking, out) => {
  if (affordable(g.state, 'other') > 0) out.push(priced(NOISE, looking, 1));
};

/** What keeps a turn going as long as it is there: what costs Actions, free ones included, and what is free. */
const DEEDS: readonly Lister[] = [
  listMoves,
  listRushes,
  listAttacks,
  listEliminations,
  listSearch,
  listObjectives,
  listVault,
  listTruck,
  listTrades,
  listItems,
  listNoise,
  listShove,
  listLifesaver,
  listLeading,
  listSummon,
];

function deeds(g: Army, slot: Slot, looking: boolean): TurnOption[] {
  const out: TurnOption[] = [];
  for (const list of DEEDS) list(g, slot, looking, out);
  return out;
}

function turnOptions(g: Army, slot: Slot, looking: boolean): TurnOption[] {
  const out = deeds(g, slot, looking);
  listDiscard(g, slot, looking, out);
  listDecide(g, slot, looking, out);
  out.push(END_TURN);
  return out;
}

/** AD-ROUND-03, AD-ROUND-04: one Action of the Survivor whose turn it is; then we see what is left. */
export function* turn(g: Army): Rules<string> {
  const { state } = g;
  const { slot, lent } = turnOf(state);
  const one = survivor(state, slot);
  const actions = actionsLeft(state, turnOf(state));
  const about = { survivor: one.id, actions, last: isLastAction(state, slot, actions) ? 'yes' : 'no' } as const;
  const pick = yield* g.ask(
    one.seat,
    lent === null ? 'turn' : 'lent-action',
    'AD-ACT-01',
    (looking) => turnOptions(g, slot, looking),
    about,
  );
  if (pick.run === undefined) return yield* endTurn(g);
  const doing = pick.run(g, slot, pick);
  if (isRule(doing)) yield* doing;
  if (isAwaiting(state)) yield* comeAbout(g);
  checkEnd(g);
  return isOver(g) ? yield* endTurn(g) : 'turn';
}

/** AD-ZACT-01: after it the Zombie Phase begins, unless something free is left. */
function isLastAction(state: ArmyState, slot: Slot, actions: number): boolean {
  return (
    state.step === 'players' && state.turns.length === 1 && actions === 1 && waiting(state).every((one) => one === slot)
  );
}

/** Most of what asks nobody anything is no generator. */
function isRule(doing: unknown): doing is Rules<unknown> {
  return typeof doing === 'object' && doing !== null;
}

/** A turn ends by itself when nothing is left that could be done with it. */
function isOver(g: Army): boolean {
  const { state } = g;
  const { slot, lent } = turnOf(state);
  if (survivor(state, slot).health === 0) return true;
  const left = actionsLeft(state, turnOf(state));
  return left <= 0 && (lent !== null || deeds(g, slot, false).length === 0);
}

/** AD-ACT-IDLE-01: what is left of it is lost. */
function* endTurn(g: Army): Rules<string> {
  const { state } = g;
  const { slot, lent } = turnOf(state);
  const one = survivor(state, slot);
  state.turns.pop();
  if (lent === null) one.acted = true;
  g.tell('all', 'turn-over', { survivor: one.id, rule: 'AD-ACT-IDLE-01' });
  if (lent === 'rescue') return 'rescue';
  if (lent === 'leader') return state.turns.length > 0 && isOver(g) ? yield* endTurn(g) : 'turn';
  if (one.health > 0) endedTurn(g, slot);
  checkEnd(g);
  return 'players';
}
