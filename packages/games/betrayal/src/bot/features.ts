import type { Features, Seat } from '@dreadhouse/engine';
import { TRAITS } from '../content/explorers.ts';
import type { Goal, Haunt, Mine } from '../content/types.ts';
import { areOpposed, hauntOf, living, tileOf } from '../rules/figures.ts';
import { mineOf } from '../rules/in-play.ts';
import { lookAt } from '../rules/table.ts';
import { traitOf } from '../rules/traits.ts';
import { isSeen } from '../secrets.ts';
import type { Betrayal, BetrayalState, HauntState, Token } from '../state.ts';
import { aimsOf } from './aims.ts';
import { evilSeat, standing } from './standing.ts';
import { vigour } from './vigour.ts';
import { Ways } from './ways.ts';

/**
 * What a position of a haunt is judged by, each about from 0 to 1. `us` are the heroes and `them` the traitor, whoever looks; where everybody
 * plays alone `us` is the seat itself, and `them` the others.
 */
export const FEATURES = [
  'alone',
  'standing',
  'our-progress',
  'their-progress',
  'lead',
  'alive',
  'vigour',
  'least-vigour',
  'known-enemy',
  'enemies-alive',
  'their-vigour',
  ...TRAITS.map((trait) => `our-${trait}`),
  ...TRAITS.map((trait) => `their-${trait}`),
  'our-cards',
  'their-cards',
  'our-nearest',
  'our-nearness',
  'their-nearness',
  'peril',
  'weak-in-peril',
  'monsters',
  'stunned',
  'round',
  'ours-before-theirs',
  'their-turn',
  'players',
  'house',
] as const;

/** So far ahead a haunt counts its rounds, and so many tiles a house has. */
const ROUNDS = 14;
const TILES = 45;
/** How much less a danger is, and a place worth, for each step of the way. */
const FAR = 0.7;
const STEP = 0.86;
/** What the best aims are worth. */
const AIM = 8;

/** A position as this seat knows it; nothing before the haunt. */
export function features(state: BetrayalState, seat: Seat): Features | null {
  const g = lookAt(state);
  const def = hauntOf(g);
  if (def === null || state.haunt === null) return null;
  const me = mineOf(g);
  const evil = knowsOwnRole(state.haunt, seat) ? evilSeat(state, seat) : state.haunt.traitor;
  const all = [...state.explorers.keys()];
  const isAlone = 'each' in def.progress;
  const us = isAlone ? [seat] : all.filter((one) => one !== evil);
  const them = isAlone ? all.filter((one) => one !== seat) : evil === null ? [] : [evil];
  const isUnsure = def.type === 'hidden' && evil === null;
  return {
    group: `${def.number}${isUnsure ? '?' : ''}`,
    values: [
      isAlone ? 1 : 0,
      // What is counted of a haunt with secrets may be one of them.
      def.secrets === undefined ? standing(g, def, seat, evil) / 4 : 0,
      ...progressOf(g, def, me, seat),
      ...sides(g, us, them, isOpen(state, def) ? null : seat),
      ...course(state, us, them),
    ],
    own: ownOf(g, def, me, us, them),
    against: !isAlone && seat === evil,
  };
}

/** In some haunts a role changes hands unseen, and nobody is sure of the own one. */
function knowsOwnRole({ roles }: HauntState, seat: Seat): boolean {
  const own = roles[seat];
  return own === undefined || isSeen(own, seat);
}

/** Whether every seat knows what every other one is after. */
const isOpen = ({ haunt }: BetrayalState, { secrets, role }: Haunt): boolean =>
  secrets === undefined && (role === undefined || haunt?.revealed === true);

/** Where there are secrets, each seat knows what is its own. */
function progressOf(g: Betrayal, { progress, secrets }: Haunt, me: Mine, seat: Seat): number[] {
  const isSecret = secrets !== undefined;
  if (!('each' in progress)) {
    if (isSecret) return [0, 0, 0];
    const [ours, theirs] = [progress.heroes(g, me), progress.traitor(g, me)];
    return [ours, theirs, ours - theirs];
  }
  const ours = progress.each(g, me, seat);
  const others = isSecret ? [] : living(g).filter((other) => other !== seat);
  const theirs = Math.max(0, ...others.map((other) => progress.each(g, me, other)));
  return [ours, theirs, ours - theirs];
}

const mean = (list: readonly number[]): number =>
  list.length === 0 ? 0 : list.reduce((sum, one) => sum + one, 0) / list.length;
const share = (of: number, all: number): number => (all === 0 ? 0 : of / all);

/** What both sides are made of, where they are, and who can come to whom. Where there are secrets, one seat alone knows what it is after. */
function sides(g: Betrayal, us: readonly Seat[], them: readonly Seat[], knowing: Seat | null): number[] {
  const { explorers, monsters, seats } = g.state;
  const alive = (side: readonly Seat[]): Seat[] => side.filter((one) => explorers[one]?.dead === false);
  const health = (side: readonly Seat[]): number[] =>
    side.map((one) => (explorers[one] === undefined ? 0 : vigour(explorers[one])));
  const cards = (side: readonly Seat[]): number => mean(side.map((one) => (explorers[one]?.cards.length ?? 0) / 4));
  const [ours, theirs] = [alive(us), alive(them)];
  const ways = new Ways(g, 'explorer');
  const nearnesses = (side: readonly Seat[]): number[] =>
    side.filter((one) => knowing === null || one === knowing).map((one) => nearness(g, ways, one));
  const near = nearnesses(ours);
  const peril = ours.map((one) => perilOf(g, ways, one, theirs));
  const vigours = health(ours);
  return [
    share(ours.length, us.length),
    mean(health(us)),
    vigours.length === 0 ? 0 : Math.min(...vigours),
    them.length > 0 ? 1 : 0,
    share(theirs.length, them.length),
    mean(health(them)),
    ...TRAITS.map((trait) => mean(ours.map((one) => traitOf(g, one, trait) / 5))),
    ...TRAITS.map((trait) => mean(theirs.map((one) => traitOf(g, one, trait) / 5))),
    cards(us),
    cards(them),
    Math.max(0, ...near),
    mean(near),
    Math.max(0, ...nearnesses(theirs)),
    mean(peril),
    Math.max(0, ...peril.map((one, i) => one * (1 - (vigours[i] ?? 0)))),
    monsters.filter(({ stunned }) => !stunned).length / seats,
    monsters.filter(({ stunned }) => stunned).length / seats,
  ];
}

/** How much nearness to what it is after a seat has: 0 none, about 1 it stands there. */
function nearness(g: Betrayal, ways: Ways, seat: Seat): number {
  const steps = ways.from(tileOf(g, seat));
  let best = 0;
  for (const { at, prey, worth } of aimsOf(g, seat)) {
    const targets = prey === undefined ? (at ?? []) : [tileOf(g, prey)];
    for (const target of targets) {
      const far = steps.get(target);
      if (far !== undefined) best = Math.max(best, Math.min(1.5, worth / AIM) * STEP ** far);
    }
  }
  return best;
}

/** How near the nearest enemy is who is awake. */
function perilOf(g: Betrayal, ways: Ways, seat: Seat, them: readonly Seat[]): number {
  const steps = ways.from(tileOf(g, seat));
  let best = 0;
  for (const { id, at, stunned } of g.state.monsters)
    if (!stunned && areOpposed(g, id, seat)) best = Math.max(best, FAR ** (steps.get(at) ?? Number.POSITIVE_INFINITY));
  for (const one of them) best = Math.max(best, FAR ** (steps.get(tileOf(g, one)) ?? Number.POSITIVE_INFINITY));
  return best;
}

/** How far the haunt is, and whose turns come next. */
function course(state: BetrayalState, us: readonly Seat[], them: readonly Seat[]): number[] {
  const { haunt, turn, seats, house } = state;
  let before = 0;
  while (before < seats && !them.includes((turn.seat + before) % seats)) before += 1;
  const ours = Math.min(us.length, them.length === 0 ? 0 : before);
  return [
    Math.min(1.2, (haunt?.round ?? 0) / ROUNDS),
    share(ours, us.length),
    them.includes(turn.seat) ? 1 : 0,
    (seats - 3) / 3,
    Object.keys(house).length / TILES,
  ];
}

/** What only this haunt counts: its tracks, its tokens, its monsters, its statuses, kind by kind. */
function ownOf(g: Betrayal, def: Haunt, me: Mine, us: readonly Seat[], them: readonly Seat[]): number[] {
  const { state } = g;
  const own: number[] = [];
  for (const [name, about] of Object.entries<Goal | undefined>(def.counters ?? {}))
    own.push(share(Number((me.memory as Readonly<Record<string, unknown>>)[name] ?? 0), goalOf(g, me, about)));
  for (const about of Object.values(def.tallies ?? {})) own.push(share(about.count(g, me), goalOf(g, me, about)));
  const held = (all: readonly Token[], side: readonly Seat[]): number =>
    all.filter(({ on }) => typeof on === 'number' && side.includes(on)).length;
  for (const { id, carried } of def.tokens ?? []) {
    const all = state.tokens.filter(({ kind }) => kind === id);
    own.push(all.length / 4);
    if (carried !== undefined) own.push(held(all, us) / 2, held(all, them) / 2);
  }
  for (const { id } of def.monsters ?? [])
    own.push(state.monsters.filter(({ kind, stunned }) => kind === id && !stunned).length / 3);
  for (const { id } of def.statuses ?? []) {
    const having = (side: readonly Seat[]): number =>
      side.filter((one) => state.explorers[one]?.statuses.includes(id) === true).length;
    own.push(share(having(us), us.length), share(having(them), them.length));
  }
  return own;
}

/** Where a number must go; some that have no goal are counted as they are. */
function goalOf(g: Betrayal, me: Mine, about: Goal | undefined): number {
  const goal = about?.goal;
  const to = typeof goal === 'function' ? goal(g, me) : goal === undefined ? 4 : (me.n[goal] ?? 4);
  return to === 0 ? 4 : to;
}
