import { NOTHING_HAPPENS, type Option, type Rules, type Seat } from '@dreadhouse/engine';
import { use } from '../rules/books.ts';
import { heroes, isHero, isMonster, tileOf } from '../rules/figures.ts';
import { follow } from '../rules/follow.ts';
import { spawn } from '../rules/monster-pieces.ts';
import { ensureTile } from '../rules/place-tile.ts';
import { rise } from '../rules/traits.ts';
import type { Betrayal, FigureId } from '../state.ts';
import type { Ending, Goal, Haunt, HauntAction, HooksOf, Like, Mine, Tally } from './definitions.ts';
import type { Trait } from './explorers.ts';
import type {
  ActionInFile,
  EndingInFile,
  HauntFile,
  Rated,
  TallyInFile,
  Victory,
  Where,
  WonAttack,
} from './haunt-file.ts';
import { MOMENTS } from './hooks.ts';
import { remember } from './memory.ts';
import type { Fight } from './passing.ts';
import { advance, agrees } from './picking.ts';
import type { TileId } from './tiles.ts';

/** A haunt of any memory and numbers: here the rules forget of which type they are, and keep the memory as plain data. */
type File = HauntFile<Mine>;

/** A haunt, as the rules know it: what its file says in a word is written out. */
export function haunt<H extends Mine>(written: HauntFile<H>): Haunt {
  const file = written as unknown as File;
  const {
    memory = {},
    tallies,
    monsters,
    actions,
    rises,
    places,
    won,
    ends,
    progress,
    aims,
    likes = {},
    ...parts
  } = file;
  const { tokens, statuses } = parts;
  return {
    ...remember(memory),
    ...asRules(parts),
    ...(tokens === undefined ? {} : { tokens: tokens.map(asRules) }),
    ...(statuses === undefined ? {} : { statuses: statuses.map(asRules) }),
    ...(tallies === undefined ? {} : { tallies: mapped(tallies, tally) }),
    ...(monsters === undefined
      ? {}
      : { monsters: Object.entries(monsters).map(([id, kind]) => asRules({ id, ...kind })) }),
    actions: Object.entries(actions).map(([id, written]) => action(id, written)),
    setup: setUp(file),
    ...(won === undefined ? {} : { outcome: outcome(file, won) }),
    ...clock(file),
    ends: ends.map((end) => ending(file, end)),
    progress:
      'each' in progress ? progress : { heroes: share(file, progress.heroes), traitor: share(file, progress.traitor) },
    ...(typeof aims === 'function' ? { aims } : sides(aims)),
    likes: mapped(likes, liking),
  };
}

export const roundOf = (g: Betrayal): number => g.state.haunt?.round ?? 0;

const numberOf = (me: Mine, number: number | string): number =>
  typeof number === 'number' ? number : (me.n[number] ?? 0);

const mapped = <A, B>(all: Readonly<Record<string, A>>, make: (one: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, make(one)]));

/** As the rules ask for them: a moment is a rule, even where nothing is asked, rolled or pulled in it. */
function asRules<T extends HooksOf<Mine>>(thing: T): T {
  const plain = MOMENTS.flatMap((name) => {
    const does = thing[name] as ((...told: unknown[]) => unknown) | undefined; // told what the hook is told
    return does === undefined ? [] : [[name, (...told: unknown[]) => ruleOf(does(...told))]];
  });
  return { ...thing, ...Object.fromEntries(plain) };
}

const ruleOf = (done: unknown): unknown => (typeof done === 'object' || done === true ? follow(done) : NOTHING_HAPPENS);

function action(id: string, { where, can, ...about }: ActionInFile<Mine>): HauntAction {
  return {
    ...{ id, ...about },
    can: (g, me, who, at) => isThere(g, where, at) && (can === undefined || can(g, me, who, at)),
  };
}

function isThere(g: Betrayal, where: Where | undefined, at: TileId): boolean {
  if (typeof where === 'function') return where(g, at);
  return typeof where === 'object' ? where.lieOn(g, at) : where === undefined || where === at;
}

const sides = ({
  heroes,
  traitor,
  monsters,
}: Exclude<File['aims'], Haunt['aims']>): Pick<Haunt, 'aims' | 'monsterAims'> => ({
  aims: (g, me, seat) => (isHero(g, seat) ? heroes : traitor)(g, me, seat),
  ...(monsters === undefined ? {} : { monsterAims: monsters }),
});

/** The places, whoever rises, whoever comes; then what else the file says. */
function setUp({ type, places = [], rises, monsters = {}, setup = {} }: File): NonNullable<Haunt['setup']> {
  function* makeSure(g: Betrayal): Rules {
    const [first] = type === 'traitor' ? heroes(g) : [g.state.haunt?.revealer ?? 0];
    if (first !== undefined) for (const tile of places) yield* ensureTile(g, tile, first);
  }
  function come(g: Betrayal, me: Mine, traitor: Seat, last: boolean): void {
    for (const [id, { comes }] of Object.entries(monsters)) {
      if (comes === undefined || (comes.last === true) !== last) continue;
      const to = comes.to === 'traitor' ? tileOf(g, traitor) : comes.to;
      for (let i = 0; i < numberOf(me, comes.count); i++) spawn(g, id, to);
    }
  }
  return {
    *all(g, me) {
      if (type !== 'traitor') yield* makeSure(g);
      yield* follow(setup.all?.(g, me));
    },
    *heroes(g, me) {
      yield* makeSure(g);
      yield* follow(setup.heroes?.(g, me));
    },
    *traitor(g, me, traitor) {
      if (rises !== undefined)
        rise(g, traitor, Object.fromEntries(Object.entries(rises).map(([trait, by]) => [trait, numberOf(me, by)])));
      come(g, me, traitor, false);
      yield* follow(setup.traitor?.(g, me, traitor));
      come(g, me, traitor, true);
    },
  };
}

/** Counters that go on by themselves, after all else that the end of a round brings. */
function clock({ counters = {}, endOfRound }: File): Pick<Haunt, 'endOfRound'> {
  const steps = Object.entries<Goal | undefined>(counters).flatMap(([name, about]) =>
    about?.eachRound === undefined ? [] : [{ name, by: about.eachRound }],
  );
  if (steps.length === 0) return {};
  return {
    *endOfRound(g, me) {
      yield* follow(endOfRound?.(g, me));
      const memory = me.memory as Record<string, number>; // a counter is a number
      for (const { name, by } of steps) advance(g, memory, name, {}, by);
    },
  };
}

/** Who has won an own attack may do what the file says, in place of the damage where it says so. */
function outcome(file: File, won: readonly WonAttack<Mine>[]): NonNullable<Haunt['outcome']> {
  return function* (g, me, fight) {
    yield* follow(file.outcome?.(g, me, fight));
    for (const { by, over, margin = 0, can, asks, rule, does } of won) {
      const victory = victoryIn(me, fight);
      if (victory === null || !isMeant(g, me, victory.winner, by) || !isMeant(g, me, victory.loser, over)) continue;
      if (victory.margin < numberOf(me, margin) || can?.(g, me, victory) === false) continue;
      if (asks !== undefined && !(yield* agrees(g, victory.by, ...asks))) continue;
      if (rule !== undefined) use(g, rule);
      if ((yield* follow(does(g, me, victory))) || asks !== undefined) fight.damage = 0;
    }
  };
}

function victoryIn({ traitor }: Mine, fight: Fight): Victory | null {
  const { attacker, winner, loser, attack, defence } = fight;
  if (winner === null || winner !== attacker || loser === null || isMonster(loser)) return null;
  const by = isMonster(winner) ? traitor : winner;
  return by === null ? null : { winner, loser, by, margin: attack - defence, fight };
}

function isMeant(g: Betrayal, { traitor }: Mine, who: FigureId, meant: WonAttack<Mine>['by']): boolean {
  if (meant === 'traitor') return who === traitor;
  if (meant === 'monster') return isMonster(who);
  if (meant === 'explorer') return !isMonster(who);
  return isHero(g, who) === (meant === 'hero');
}

function tally(about: TallyInFile<Mine>): Tally {
  if ('count' in about && !('from' in about)) return about;
  const { side } = about;
  const own = side === undefined ? {} : { side };
  if ('until' in about) return { ...own, count: roundOf, goal: (_g, me) => numberOf(me, about.until) };
  return { ...own, count: about.count, goal: () => 0, falls: true };
}

/** A counter or tally by its name: how far it is, and where it must go. */
function countedAs({ number, counters = {}, tallies = {} }: File, name: string) {
  const counter: Goal | undefined = (counters as Readonly<Record<string, Goal>>)[name]; // looked up by any name
  const told = tallies[name];
  const { goal, falls, count }: Partial<Tally> = told === undefined ? (counter ?? {}) : tally(told);
  const from = told !== undefined && 'from' in told ? told.from : undefined;
  if (goal === undefined) throw new Error(`Haunt ${number} has no counter with a goal that is called "${name}".`);
  const value = (g: Betrayal, me: Mine): number => count?.(g, me) ?? Number(Reflect.get(me.memory, name));
  const to = (g: Betrayal, me: Mine): number => (typeof goal === 'function' ? goal(g, me) : numberOf(me, goal));
  const isReached = (g: Betrayal, me: Mine): boolean =>
    falls === true ? value(g, me) <= to(g, me) : value(g, me) >= to(g, me);
  return { value, goal: to, falls, from, isReached };
}

function ending(file: File, { reached, after, when, ...end }: EndingInFile<Mine>): Ending {
  const counted = reached === undefined ? null : countedAs(file, reached);
  return {
    ...(after === undefined ? {} : { at: 'round' }),
    ...end,
    when(g, me) {
      if (after !== undefined && roundOf(g) < numberOf(me, after)) return false;
      if (counted !== null && !counted.isReached(g, me)) return false;
      return when === undefined || when(g, me);
    },
  };
}

type Way = (g: Betrayal, me: Mine) => number;
function share(file: File, way: string | Way | readonly (string | Way)[]): Way {
  if (typeof way === 'function') return way;
  if (typeof way !== 'string') {
    const all = way.map((one) => share(file, one));
    return (g, me) => Math.min(1, Math.max(...all.map((one) => one(g, me))));
  }
  const { value, goal, falls, from } = countedAs(file, way);
  if (from !== undefined)
    return (g, me) => Math.min(1, Math.max(0, 1 - value(g, me) / Math.max(1, numberOf(me, from))));
  if (falls === true) throw new Error(`Haunt ${file.number}: how far "${way}" has fallen is worked out by a function.`);
  return (g, me) => Math.min(1, value(g, me) / Math.max(1, goal(g, me)));
}

function liking(like: NonNullable<File['likes']>[string]): Like<Mine> {
  if (typeof like === 'function') return (g, me, seat, option) => like(g, me, seat, rated(option));
  if (typeof like === 'number') return () => like;
  return (_g, _me, _seat, { id }) => like[id] ?? like[id.split(':')[0] ?? ''] ?? 0;
}

/** What an option is about stands in its details, and a tile also in its id. */
function rated(option: Option): Rated {
  const { id, details = {} } = option;
  return {
    ...option,
    whom: Number(details['target'] ?? details['seat']),
    tile: (details['target'] ?? details['tile'] ?? id) as TileId, // where it is about one
    trait: details['trait'] as Trait, // likewise
    n: Number(details['n']),
    rest: id.slice(id.indexOf(':') + 1),
  };
}
