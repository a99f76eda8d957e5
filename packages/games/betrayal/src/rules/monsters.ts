import type { Option, Rules, Seat } from '@dreadhouse/engine';
import { TILE_IDS, type TileId } from '../content/tiles.ts';
import type { MonsterKind } from '../content/types.ts';
import type { Betrayal, FigureId, MonsterId, MonsterState, Token } from '../state.ts';
import { attack, attackWays, fight, targetsOf } from './attack.ts';
import { open } from './books.ts';
import { whyCannot } from './cannot.ts';
import { pips, throwDice } from './dice.ts';
import { checkEnds } from './endings.ts';
import { hauntOf, isThere, kindOf, living, monster, tileOf } from './figures.ts';
import { follow } from './follow.ts';
import { mineOf, moment } from './in-play.ts';
import { step, stepCost } from './move.ts';
import { carriedBy, layDown, take, tokensOn, whyNotCarry } from './tokens.ts';
import { traitOf } from './traits.ts';
import { isUsed, useUp } from './uses.ts';
import { adjacent, distance } from './ways.ts';

/** BH-MON-01: the monsters' turn: a roll for each kind, then one monster after the other. They own no cards (BH-MON-16) and find no rooms (BH-MON-17). */
export function* monstersTurn(g: Betrayal): Rules {
  const def = hauntOf(g);
  const leader = g.state.haunt?.traitor ?? null;
  g.tell('all', 'monsters-turn', { seat: leader, rule: 'BH-MON-01' });
  yield* moment(g, 'startOfMonsters');
  checkEnds(g);
  const kinds =
    def?.monsters?.filter(({ id, ownTurn }) => ownTurn !== false && g.state.monsters.some(({ kind }) => kind === id)) ??
    [];
  const rolled = new Map(kinds.map((kind) => [kind.id, kind.ownRoll === true ? 0 : allowance(g, kind, null)]));
  yield* actAll(g, leader, rolled);
  yield* moment(g, 'endOfMonsters');
  checkEnds(g, 'monsters');
}

/** BH-MON-10: one roll for all of a kind that the haunt moves itself. */
export const moveTogether = (g: Betrayal, kind: string): number => allowance(g, kindOf(g, { kind }), null);

/** BH-MON-08 to BH-MON-11: as many steps as a roll with its Speed, one at the least. */
function allowance(g: Betrayal, kind: MonsterKind, one: MonsterState | null): number {
  const some = one ?? g.state.monsters.find((each) => each.kind === kind.id);
  if (some === undefined) return 0;
  if (kind.steps !== undefined) return kind.steps(g, mineOf(g), some);
  open(g, `monster:${kind.id}`);
  const total = pips(throwDice(g, traitOf(g, some.id, 'speed')));
  const steps = Math.max(1, total);
  g.tell('all', 'monster-moves', { kind: kind.id, total, steps, rule: 'BH-MON-08' });
  return steps;
}

function* actAll(g: Betrayal, leader: Seat | null, rolled: Map<string, number>): Rules {
  const done = new Set<MonsterId>();
  for (;;) {
    const left = g.state.monsters.filter(({ id, kind }) => !done.has(id) && rolled.has(kind));
    const [next] = left;
    if (next === undefined) return;
    const able = left.filter((one) => canAct(g, one));
    const isAsked = leader !== null && able.length > 1;
    const id = isAsked ? yield* whichNext(g, leader, able) : (able[0] ?? next).id;
    done.add(id);
    yield* act(g, leader, monster(g, id), rolled.get(monster(g, id).kind) ?? 1);
  }
}

/** Whether it makes any difference when a monster acts: one that is kept from everything does nothing in its turn. */
function canAct(g: Betrayal, one: MonsterState): boolean {
  const { atEnd } = kindOf(g, one);
  const isKept = (doing: 'move' | 'attack'): boolean => whyCannot(g, one.id, doing) !== undefined;
  return one.stunned || atEnd !== undefined || !isKept('move') || !isKept('attack');
}

function* whichNext(g: Betrayal, leader: Seat, left: readonly MonsterState[]): Rules<MonsterId> {
  const options = () =>
    left.map(({ id, at }) => ({
      id: `act:${id}`,
      at: `monster:${id}`,
      monster: id,
      details: { monster: id, tile: at },
    }));
  return (yield* g.choose(leader, 'monsters', 'BH-MON-01', options)).monster;
}

function* act(g: Betrayal, leader: Seat | null, one: MonsterState, rolled: number): Rules {
  const kind = kindOf(g, one);
  const me = mineOf(g);
  // BH-MON-05, BH-R-05: getting up is its whole turn.
  if (one.stunned) {
    if (whyCannot(g, one.id, 'get-up') !== undefined) return;
    one.stunned = false;
    return g.tell('all', 'monster-up', { monster: one.id, rule: 'BH-MON-05' });
  }
  const steps = kind.ownRoll === true ? allowance(g, kind, one) : rolled;
  const wild = kind.behaviour !== undefined && (kind.isWild?.(g, me) ?? true);
  if (wild && kind.behaviour !== undefined) yield* kind.behaviour(g, me, one, steps);
  else if (leader !== null) yield* led(g, leader, one, steps);
  if (isThere(g, one.id) && !one.stunned && kind.atEnd !== undefined) yield* follow(kind.atEnd(g, me, one));
  checkEnds(g);
}

interface MonsterDeed extends Option {
  /** It is all that it does in its turn. */
  readonly isAll?: boolean;
  readonly isBesides?: boolean;
  readonly run: (g: Betrayal) => Rules;
}

/** The leader of its side moves it and lets it attack once, in any order. */
function* led(g: Betrayal, leader: Seat, one: MonsterState, steps: number): Rules {
  const { id } = one;
  let left = steps;
  let moved = false;
  let attacked = false;
  while (isThere(g, id) && !one.stunned) {
    const goes = (): MonsterDeed[] => {
      if (whyCannot(g, id, 'move') !== undefined) return [];
      return adjacent(g, one.at, id).flatMap((to) => {
        const cost = stepCost(g, id, to);
        // BH-AMB-14: the one step that it always has needs no more.
        if (cost > left && (moved || left < 1)) return [];
        return [{ id: `go:${to}`, at: `tile:${to}`, details: { tile: to, cost }, run: () => go(to, cost) }];
      });
    };
    function* go(to: TileId, cost: number): Rules {
      left = Math.max(0, left - cost);
      moved = true;
      yield* step(g, id, to);
    }
    const hits = (): MonsterDeed[] =>
      attacked || whyCannot(g, id, 'attack') !== undefined ? [] : attackOptions(g, id);
    const instead = (): MonsterDeed[] => [
      ...(moved || attacked ? [] : inPlaceOf(g, one, undefined)),
      ...inPlaceOf(g, one, 'nothing'),
      ...(attacked || whyCannot(g, id, 'attack') !== undefined ? [] : inPlaceOf(g, one, 'attack')),
    ];
    const done: Option = { id: 'done' };
    const pick: Option | MonsterDeed = yield* g.choose<Option | MonsterDeed, 'monster'>(
      leader,
      'monster',
      'BH-MON-13',
      () => [done, ...goes(), ...hits(), ...burdens(g, one), ...instead()],
      { monster: id, moves: left, attacked },
    );
    if (!('run' in pick)) return;
    if (pick.isAll === true) return yield* pick.run(g);
    if (pick.isBesides !== true && !/^(go|take|drop):/.test(pick.id)) attacked = true;
    yield* pick.run(g);
  }
}

/** What its box lets it do in place of its attack, of moving and attacking, or besides both, and then once. */
function inPlaceOf(g: Betrayal, one: MonsterState, what: 'attack' | 'nothing' | undefined): MonsterDeed[] {
  const me = mineOf(g);
  const name = (id: string): string => `deed:${one.id}:${id}`;
  const deeds = kindOf(g, one).instead?.filter(({ of, id }) => of === what && !isUsed(g, name(id))) ?? [];
  return deeds.flatMap(({ id, can, does }) =>
    can(g, me, one).map((target) => ({
      id: `haunt:${id}:${target}`,
      at: `tile:${target}`,
      details: { haunt: g.state.haunt?.number ?? 0, action: id, target, of: what ?? 'all' },
      isAll: what === undefined,
      isBesides: what === 'nothing',
      *run(now: Betrayal) {
        useUp(now, name(id));
        yield* does(now, mineOf(now), one, target);
        checkEnds(now);
      },
    })),
  );
}

/** Tokens that its box lets it carry, taken up and laid down once each. */
function burdens(g: Betrayal, { id, at, kind }: MonsterState): MonsterDeed[] {
  const { carries = [] } = kindOf(g, { kind });
  const deed = (what: 'take' | 'drop', token: Token, run: () => void): MonsterDeed => ({
    id: `${what}:${token.id}`,
    details: { token: token.kind },
    *run(now) {
      useUp(now, `burden:${id}:${token.id}`);
      run();
      yield* moment(now, 'onMoved', { who: id, from: at, to: at, how: 'step' });
      checkEnds(now);
    },
  });
  const free = (token: Token): boolean => carries.includes(token.kind) && !isUsed(g, `burden:${id}:${token.id}`);
  const taking = tokensOn(g, at).filter((token) => free(token) && whyNotCarry(g, token, id) === null);
  return [
    ...taking.map((token) => deed('take', token, () => take(g, token, id))),
    ...carriedBy(g, id)
      .filter(free)
      .map((token) => deed('drop', token, () => layDown(g, token))),
  ];
}

function attackOptions(g: Betrayal, id: MonsterId): MonsterDeed[] {
  return attackWays(g, id).flatMap((way) =>
    targetsOf(g, id, way).map((target) => ({
      id: `attack:${way.id}:${target}`,
      details: { who: target, trait: way.trait },
      run: (now: Betrayal) => attack(now, id, target, way),
    })),
  );
}

/** The first of those nearest on foot; ties by turn order from the first haunt seat. */
export function nearestOf(g: Betrayal, one: MonsterState, prey: readonly Seat[] = living(g)): Seat | undefined {
  const far = (seat: Seat): number => distance(g, one.at, tileOf(g, seat), one.id);
  const within = prey.filter((seat) => Number.isFinite(far(seat)));
  const least = Math.min(...within.map(far));
  const nearest = within.filter((seat) => far(seat) === least);
  const [first] = nearest;
  if (first === undefined) return undefined;
  const because = within.length === 1 ? 'only' : nearest.length > 1 ? 'turn-order' : 'nearest';
  g.tell('all', 'monster-target', { monster: one.id, target: first, because, rule: 'BH-MON-01' });
  return first;
}

/**
 * A monster walks by a shortest way towards a tile, as far as its steps go and nothing keeps it. Where several tiles are as near, `which` says who
 * picks; left out: the first of the list.
 */
export function* walkTo(
  g: Betrayal,
  one: MonsterState,
  to: TileId,
  steps: number,
  which: (nearer: readonly TileId[]) => Rules<TileId | undefined> = first,
): Rules {
  let left = steps;
  for (let moved = false; isThere(g, one.id) && one.at !== to; moved = true) {
    const here = distance(g, one.at, to, one.id);
    const near = adjacent(g, one.at, one.id).filter((tile) => distance(g, tile, to, one.id) < here);
    const nearer = TILE_IDS.filter((tile) => near.includes(tile)); // BH-R-10
    if (nearer[0] === undefined || left <= 0 || whyCannot(g, one.id, 'move') !== undefined) return;
    const cost = stepCost(g, one.id, nearer[0]);
    if (cost > left && moved) return;
    left -= cost;
    yield* step(g, one.id, (yield* which(nearer)) ?? nearer[0]);
  }
}

function* first(tiles: readonly TileId[]): Rules<TileId | undefined> {
  return tiles[0];
}

/** A monster that nobody leads walks by a shortest way towards its prey, and attacks it where it reaches it. */
export function* hunt(g: Betrayal, one: MonsterState, prey: Seat | undefined, steps: number): Rules {
  if (prey === undefined) return;
  yield* walkTo(g, one, tileOf(g, prey), steps);
  if (isThere(g, one.id) && isThere(g, prey) && sameTile(g, one.id, prey)) yield* fight(g, one.id, prey);
}

/** The behaviour of those that go for whoever is nearest. */
export const huntsNearest = (g: Betrayal, _me: object, one: MonsterState, steps: number): Rules =>
  hunt(g, one, nearestOf(g, one), steps);

/** Whether two figures are on the same tile. */
export const sameTile = (g: Betrayal, a: FigureId, b: FigureId): boolean => tileOf(g, a) === tileOf(g, b);
