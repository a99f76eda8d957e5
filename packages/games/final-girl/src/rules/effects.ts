import type { Details, Option, Rules } from '@dreadhouse/engine';
import type { Amount, Context, Effect, EffectData, HorrorRise, Where } from '../content/types.ts';
import { type CardId, type FinalGirl, PLAYER, type SpaceId } from '../state.ts';
import { decideSpace } from './ambiguity.ts';
import { dealDamage } from './attack.ts';
import { raiseBloodlust } from './bloodlust.ts';
import { firstSteps, nearest, spaceOf } from './board.ts';
import { harmAll, healKiller } from './damage.ts';
import { revealDarkPower } from './dark-powers.ts';
import { drawEvent } from './events.ts';
import { takeFromMarket, takeOfCost } from './hand.ts';
import { heal, loseHealth } from './health.ts';
import { changeHorror } from './horror-level.ts';
import { enemiesAct } from './killer-action.ts';
import { lasts } from './lasting.ts';
import { moveHeroine, putFigure } from './move.ts';
import { panic } from './panic.ts';
import { hitHeroine } from './reactions.ts';
import { search, takeTopItem } from './search.ts';
import { burnTerror, nextTerror } from './terror.ts';
import { changeTime } from './time.ts';
import { addVictims, killVictims, moveVictim } from './victims.ts';
import { lastMoment } from './windows.ts';

/** What the lines of a card share while it is resolved. */
export function contextOf(g: FinalGirl, card: CardId, from: HorrorRise['from']): Context {
  const { deaths, lost } = g.state.tally;
  return {
    card,
    from,
    reports: [],
    deathsBefore: deaths,
    lostBefore: lost,
    roll: undefined,
    attack: undefined,
    plan: undefined,
    ignoreEnd: false,
    over: false,
  };
}

/** FG-RES-03, FG-RES-04, FG-KILL-02: line by line, the good and the bad. */
export function* resolve(g: FinalGirl, effects: readonly Effect[], ctx: Context): Rules {
  for (const effect of effects) {
    if (ctx.over) return;
    yield* (typeof effect === 'function' ? effect(g, ctx) : (DO[effect.do] as Doer)(g, effect, ctx)) ?? [];
  }
}

/** Carries out a line. What its rule returns is for other callers; where nobody can be asked it is done at once, and there is none. */
type Done<T = unknown> = Rules<T> | undefined;
type Doer = (g: FinalGirl, effect: EffectData, ctx: Context) => Done<void>;
type Kind = EffectData['do'];
type With<K extends Kind, E = EffectData> = E extends { readonly do: infer D } ? (K extends D ? E : never) : never;
type Doers = { readonly [K in Kind]: (g: FinalGirl, effect: With<K>, ctx: Context) => Done };

const count = (g: FinalGirl, n: Amount, ctx: Context): number => (typeof n === 'number' ? n : n(g, ctx));

/** A place that a card names; none when it does not exist (FG-EVENT-04), the principle's choice among several. */
function placeFor(g: FinalGirl, where: Where, ctx: Context, rule = 'FG-PRIN-01'): SpaceId | null {
  if (typeof where === 'string') return where;
  const candidates = where(g, ctx);
  return candidates.length === 0 ? null : decideSpace(g, candidates, { rule });
}

const DO: Doers = {
  move: (g, e, ctx) => moveHeroine(g, count(g, e.n, ctx), ctx.roll === undefined ? null : ctx.card),
  *search(g, e, ctx) {
    yield* search(g, count(g, e.n, ctx));
    if (g.state.ending) ctx.over = true; // a trap has ended the phase
  },
  horror: (g, e, ctx) => changeHorror(g, count(g, e.n, ctx), { from: ctx.from, card: ctx.card }),
  time: (g, e, ctx) => changeTime(g, count(g, e.n, ctx), ctx.card),
  // FG-SYM-01
  heal: (g, e, ctx) => heal(g, count(g, e.n, ctx), ctx.card, ctx.roll === undefined ? null : ctx.card),
  // FG-SYM-02, FG-REACT-09: nothing prevents it.
  lose: (g, e, ctx) => loseHealth(g, count(g, e.n, ctx), ctx.card),
  damage: (g, e, ctx) => dealDamage(g, count(g, e.n, ctx), ctx),
  bloodlust: (g, e, ctx) => raiseBloodlust(g, count(g, e.n, ctx)),
  burn(g, e, ctx) {
    burnTerror(g, count(g, e.n, ctx));
  },
  'killer-heal'(g, e, ctx) {
    healKiller(g, count(g, e.n, ctx));
  },
  'next-roll-dice'(g, e, ctx) {
    lasts(g, 'next-roll-dice', 'roll', count(g, e.n, ctx));
  },
  *hit(g, e, ctx) {
    const times = e.times === undefined ? 1 : count(g, e.times, ctx);
    for (let i = 0; i < times; i++) {
      yield* hitHeroine(g, { attacker: null, damageable: false, amount: count(g, e.n, ctx), cancelled: false });
    }
  },
  harm(g, e, ctx) {
    const source = ctx.from === 'other' ? 'item' : 'location';
    return harmAll(g, e.whom(g, ctx), count(g, e.n, ctx), source);
  },
  *end(g, _e, ctx) {
    // FG-SYM-05, FG-AEND-03; FG-R-05: the last moment to gain time.
    if (ctx.ignoreEnd || g.state.phase !== 'action') return;
    yield* lastMoment(g, 'phase-ends', 'FG-R-05');
    g.state.ending = true;
    ctx.over = true;
  },
  event: (g) => drawEvent(g), // FG-SYM-18
  next: (g) => nextTerror(g),
  'dark-power': (g) => revealDarkPower(g),
  'top-item': (g) => takeTopItem(g),
  'ignore-attack'(_g, _e, ctx) {
    if (ctx.attack !== undefined) ctx.attack.cancelled = true;
  },
  *reduce(g, e, ctx) {
    if (ctx.attack === undefined) return;
    const { amount } = ctx.attack;
    ctx.attack.amount = Math.min(amount, Math.max(e.least, amount - e.n));
    g.tell('all', 'attack-reduced', { by: amount - ctx.attack.amount, left: ctx.attack.amount, rule: 'FG-REACT-03' });
  },
  add(g, e, ctx) {
    const space = placeFor(g, e.at, ctx);
    return space === null ? undefined : addVictims(g, count(g, e.n, ctx), space);
  },
  kill: (g, e, ctx) => killVictims(g, e.who(g, ctx), { cause: ctx.card }),
  panic: (g, e, ctx) => panic(g, e.who(g, ctx)),
  put(g, e, ctx) {
    if (spaceOf(g, e.who) === null) return undefined; // FG-R-57
    const space = placeFor(g, e.to, ctx);
    return space === null ? undefined : putFigure(g, e.who, space);
  },
  act: (g, e, ctx) => enemiesAct(g, e.action, ctx.reports),
  toward: (g, e, ctx) => allToward(g, e, ctx),
  take: (g, e) => takeFromMarket(g, e.card, 'FG-SAVE-09'),
  'take-cost': (g, e) => takeOfCost(g, e.most, e.total === true, 'FG-SAVE-09'),
  lasting(g, e) {
    lasts(g, e.id, e.until, e.n ?? 0);
  },
  when: (g, e, ctx) => resolve(g, e.if(g, ctx) ? e.then : (e.else ?? []), ctx),
  *choose(g, e, ctx) {
    const options = (): Option[] =>
      Object.entries(e.options).map(([id, effects]) => ({ id, details: amountOf(effects) }));
    const pick = yield* g.ask(PLAYER, e.ask, 'FG-ITEM-15', options);
    yield* resolve(g, e.options[pick.id] ?? [], ctx);
  },
  *times(g, e, ctx) {
    for (let i = count(g, e.n, ctx); i > 0; i--) yield* resolve(g, e.each, ctx);
  },
};

/** How much it is about, for the words of an option. */
function amountOf([first]: readonly Effect[]): Details {
  const n = first !== undefined && 'n' in first ? first.n : undefined;
  return typeof n === 'number' ? { n: Math.abs(n) } : {};
}

/** Each victim takes one step of a shortest route toward the nearest of the named spaces (FG-R-55); who is there, stays. */
function* allToward(g: FinalGirl, e: With<'toward'>, ctx: Context): Rules {
  const goals = typeof e.to === 'string' ? [e.to] : e.to(g, ctx);
  for (const id of e.who(g, ctx)) {
    const from = spaceOf(g, id);
    if (from === null) continue;
    const close = nearest(g, from, goals, 'victim');
    if (close.length === 0) continue;
    const goal = decideSpace(g, close, { rule: 'FG-R-55' });
    const steps = firstSteps(g, from, goal, 'victim');
    if (steps.length > 0) yield* moveVictim(g, id, decideSpace(g, steps, { rule: 'FG-R-55' }), ctx.card);
  }
}
