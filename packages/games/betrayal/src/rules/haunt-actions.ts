import { canonical, memo, type Rules, type Seat } from '@dreadhouse/engine';
import type { Trait } from '../content/explorers.ts';
import type { TileId } from '../content/tiles.ts';
import type { Action, Deed, HauntAction, Mine } from '../content/types.ts';
import type { Betrayal } from '../state.ts';
import { open } from './books.ts';
import { whyCannot } from './cannot.ts';
import { leastsOf, rowFor } from './cards.ts';
import { plainDice, traitRoll } from './dice.ts';
import { checkEnds } from './endings.ts';
import { explorerAt, hauntOf, isTraitor, tileOf } from './figures.ts';
import { follow } from './follow.ts';
import { mineOf } from './in-play.ts';
import { likeness, looksOf } from './tokens.ts';

/** BH-STRUCT-06: the haunt's special actions of this explorer, those that cannot be done just now with the reason. */
export function hauntActions(g: Betrayal, seat: Seat): Action[] {
  const def = hauntOf(g);
  if (def === null) return [];
  const me = mineOf(g);
  return def.actions.filter((action) => isOf(g, action, seat)).flatMap((action) => offers(g, me, action, seat));
}

function isOf(g: Betrayal, { by, also = [] }: HauntAction, seat: Seat): boolean {
  const { dead } = explorerAt(g, seat);
  if (dead && !also.includes('dead')) return false;
  return by === 'all' || (by === 'traitor') === isTraitor(g, seat);
}

function offers(g: Betrayal, me: Mine, action: HauntAction, seat: Seat): Action[] {
  const can = action.can(g, me, seat, tileOf(g, seat));
  if (can === false) return [];
  const targets = typeof can === 'object' ? unlike(g, can) : [null];
  const blocked = typeof can === 'string' ? can : (whyNot(g, me, action, seat) ?? false);
  return targets.map((target) => ({
    id: target === null ? `haunt:${action.id}` : `haunt:${action.id}:${target}`,
    blocked,
    rule: 'BH-STRUCT-06',
    details: { haunt: g.state.haunt?.number ?? 0, action: action.id, target, ...aimedAt(g, target) },
    run: (now: Betrayal) => perform(now, action, seat, target),
  }));
}

/** A token that an action is aimed at is known by its looks and by where it is: nobody sees the number that it goes by. */
function aimedAt(g: Betrayal, target: Deed['target']) {
  const token = tokenAimedAt(g, target);
  return token === undefined ? {} : { ...looksOf(token), held: token.on === null ? 'no' : 'yes' };
}

function tokenAimedAt(g: Betrayal, target: Deed['target']) {
  return g.state.tokens.find(({ kind, id }) => `${kind}:${id}` === target);
}

/** Of tokens that lie in one place and that nobody could tell from each other, the first is offered. */
function unlike(g: Betrayal, targets: readonly Deed['target'][]): Deed['target'][] {
  const kinds = targets.map((target) => {
    const token = tokenAimedAt(g, target);
    return token === undefined ? target : canonical([likeness(token), token.at, token.on]);
  });
  return targets.filter((_, n) => kinds.indexOf(kinds[n] ?? null) === n);
}

/** Under which name it counts as used, and how often it can be. */
function limitOf(me: Mine, action: HauntAction, seat: Seat, side: string) {
  const { times = 1, per = 'turn', of = 'seat', counts = 'tries' } = action.limit ?? {};
  const most = typeof times === 'number' ? times : (me.n[times] ?? 0);
  return { most, per, counts, name: `${per}:${action.id}:${of === 'side' ? side : seat}` };
}

function whyNot(g: Betrayal, me: Mine, action: HauntAction, seat: Seat): string | undefined {
  const { statuses } = explorerAt(g, seat);
  const { turn, haunt } = g.state;
  const kept = whyCannot(g, seat, 'act', action.id);
  if (kept !== undefined && !statuses.some((status) => action.also?.includes(status))) return kept;
  if (action.cost === 'attack' && turn.attacked) return 'attacked-already';
  const { most, name } = limitOf(me, action, seat, isTraitor(g, seat) ? 'traitor' : 'heroes');
  return (haunt?.used[name] ?? 0) >= most ? 'used-already' : undefined;
}

/** An action is done: its text is read to all when it is first used, then the roll, then the row. */
function* perform(g: Betrayal, action: HauntAction, who: Seat, target: Deed['target']): Rules {
  const { haunt, turn } = g.state;
  if (haunt === null) return;
  const me = mineOf(g);
  const { name, counts } = limitOf(me, action, who, isTraitor(g, who) ? 'traitor' : 'heroes');
  if (counts === 'tries') haunt.used[name] = (haunt.used[name] ?? 0) + 1;
  if (action.cost === 'attack') turn.attacked = true;
  open(g, `action:${action.id}`);
  g.tell('all', 'haunt-action', { seat: who, haunt: haunt.number, action: action.id, rule: 'BH-STRUCT-06' });
  const result = yield* resultOf(g, me, action, deedOf(g, who, target));
  const deed = deedOf(g, who, target, result);
  const rows = rowsOf(me, action);
  const found = rows === undefined ? null : rowFor(rows, result);
  if (rows !== undefined) {
    const told = { seat: who, haunt: haunt.number, action: action.id, result, line: found?.least ?? null };
    g.tell('all', 'haunt-result', { ...told, rule: 'BH-STRUCT-06' });
  }
  if (counts === 'successes' && found !== null && found.least > 0) haunt.used[name] = (haunt.used[name] ?? 0) + 1;
  // What was done about the dice may have been the actor's last thing: the dead do only what they can still do.
  const canGoOn = (): boolean => !explorerAt(g, who).dead || action.also?.includes('dead') === true;
  if (found !== null && canGoOn()) yield* follow(found.row(g, me, deed));
  if (action.does !== undefined && canGoOn()) yield* follow(action.does(g, me, deed));
  if (action.cost === 'turn') turn.over = true;
  checkEnds(g);
}

/** What somebody does, or is about to do. */
export const deedOf = (g: Betrayal, who: Seat, target: Deed['target'], result = 0): Deed => ({
  ...{ who, at: tileOf(g, who), target, result },
  ...{ whom: Number(target), to: target as TileId }, // as `can` has listed it
});

type ActionRows = NonNullable<HauntAction['rows']>;

/** What each result does, with the numbers of this game. */
export function rowsOf(me: Mine, { rows }: HauntAction): ActionRows | undefined {
  if (rows === undefined || !hasNames(rows)) return rows;
  const named = Object.entries<ActionRows[number] | undefined>(rows);
  return Object.fromEntries(named.map(([least, row]) => [me.n[least] ?? Number(least), row])) as ActionRows; // as before, by number
}

const hasNames = memo((rows: ActionRows) => Object.keys(rows).some((least) => Number.isNaN(Number(least))));

function* resultOf(g: Betrayal, me: Mine, action: HauntAction, deed: Deed): Rules<number> {
  const { roll, dice } = action;
  const leasts = leastsOf({ 0: null, ...rowsOf(me, action) });
  if (dice !== undefined) return yield* plainDice(g, dice, deed.who, leasts);
  if (roll === undefined) return 0;
  const { traits, ...more } = rollOf(g, me, action, deed);
  return yield* traitRoll(g, deed.who, traits, { purpose: 'haunt', rule: 'BH-STRUCT-06', leasts, ...more });
}

/** With what its actor rolls: one trait, or one of several. */
export function rollOf(g: Betrayal, me: Mine, { roll = [], bonus, moreDice = 0 }: HauntAction, deed: Deed) {
  const traits: readonly Trait[] = [typeof roll === 'function' ? roll(g, me, deed) : roll].flat();
  return { traits, bonus: bonus?.(g, me, deed) ?? 0, dice: moreDice };
}

/** Limits per turn and per round begin anew. */
export function forgetUses(g: Betrayal, per: 'turn' | 'round'): void {
  const { haunt } = g.state;
  if (haunt === null) return;
  haunt.used = Object.fromEntries(Object.entries(haunt.used).filter(([name]) => !name.startsWith(`${per}:`)));
}
