import type { Seat } from '@dreadhouse/engine';
import type { TileId } from '../content/tiles.ts';
import type { Aim, AttackWay } from '../content/types.ts';
import { attackWays, canBeAttacked, targetsOf } from '../rules/attack.ts';
import { whyCannot } from '../rules/cannot.ts';
import {
  areOpposed,
  hasHaunt,
  hauntOf,
  isMonster,
  isThere,
  isTraitor,
  living,
  monster,
  tileOf,
} from '../rules/figures.ts';
import type { Betrayal, FigureId } from '../state.ts';
import { aimsOf, doors, Field, monsterAims, shared, thirst } from './aims.ts';
import { Danger } from './danger.ts';
import { expectFight } from './fights.ts';
import { Ways } from './ways.ts';

/** What a fight is worth to whoever leads a side, for each step that it costs the other. */
const OWN_STEPS = 1;
/** Monsters are there to attack, and so is the traitor: the house stands by them, whatever they lose. */
const MONSTER_STEPS = 0.35;
const TRAITOR_STEPS = 0.5;
/** How much of a danger a traitor minds: everybody is an enemy, but most have other things to do. */
const TRAITOR_FEAR = 0.15;
/** How much less it is worth to stand before a door than in the room behind it. */
const BEFORE_THE_DOOR = 0.86;
/** An enemy whom no aim names is worth so much, as one of the usual worth of 3 is worth 1. */
const UNNAMED = 0.8;

/** What somebody who is to move looks at: what each tile is worth to end on, with an attack or without. */
export class Situation {
  readonly g: Betrayal;
  readonly who: FigureId;
  readonly seat: Seat;
  readonly at: TileId;
  readonly moves: number;
  readonly mayAttack: boolean;
  readonly aims: readonly Aim[];
  readonly ways: Ways;
  readonly reach: ReadonlyMap<TileId, number>;
  /** How much new rooms are wanted. */
  readonly thirst: number;
  readonly doors: ReadonlyMap<TileId, number>;
  readonly #mayDiscover: boolean;
  readonly #field = new Field();
  readonly #danger: Danger | null;
  readonly #attackWays: readonly AttackWay[];
  readonly #worths = new Map<string, number>();

  constructor(g: Betrayal, who: FigureId, seat: Seat, moves: number, mayAttack: boolean) {
    this.g = g;
    this.who = who;
    this.seat = seat;
    this.moves = moves;
    this.at = tileOf(g, who);
    this.mayAttack = mayAttack && hasHaunt(g) && (isMonster(who) || whyCannot(g, who, 'attack') === undefined);
    this.aims = isMonster(who) ? monsterAims(g, monster(g, who), seat) : aimsOf(g, seat);
    this.ways = new Ways(g, who);
    this.reach = this.ways.within(g, who, this.at, moves);
    this.#danger = isMonster(who) ? null : new Danger(g, seat);
    this.#attackWays = hasHaunt(g) ? attackWays(g, who).filter(({ instead }) => instead === undefined) : [];
    this.doors = isMonster(who) ? new Map() : doors(g);
    this.#mayDiscover = whyCannot(g, who, 'discover') === undefined;
    this.thirst = isMonster(who) ? 0 : thirst(g, seat, this.aims, this.ways.from(this.at));
    this.#gather();
  }

  #gather(): void {
    const { g, who, ways } = this;
    for (const { worth, at, prey, shun } of this.aims) {
      if (at !== undefined) this.#field.add(ways, shared(g, who, ways, worth), at);
      if (shun !== undefined) this.#field.shun(worth, shun);
      if (prey !== undefined && isThere(g, prey))
        this.#field.add(ways, () => this.#preyPull(prey, worth), [tileOf(g, prey)]);
    }
    if (this.thirst > 0 && this.#mayDiscover)
      this.#field.add(ways, (door) => this.#roomBehind(door) * BEFORE_THE_DOOR, [...this.doors.keys()]);
  }

  /** A prey that would win the fight is nothing to walk to. */
  #preyPull(prey: FigureId, worth: number): number {
    const fight = this.fightWorth(prey);
    return fight > 0.2 ? Math.max(0.3 * worth, Math.min(worth, fight)) : fight > -0.5 ? 0.15 * worth : 0;
  }

  /** What the best attack on somebody is worth. */
  fightWorth(target: FigureId): number {
    const known = this.#worths.get(String(target));
    if (known !== undefined) return known;
    const worth = Math.max(-9, ...this.#attackWays.map((way) => this.attackWorth(target, way)));
    this.#worths.set(String(target), worth);
    return worth;
  }

  attackWorth(target: FigureId, way: AttackWay): number {
    if (!canBeAttacked(this.g, this.who, target, way)) return -9;
    const { dealt, taken } = expectFight(this.g, this.who, target, way);
    const named = this.aims.find(({ prey }) => prey === target)?.worth;
    const weight = named === undefined ? this.#unnamed() : named / 3;
    return dealt * weight - taken * this.#caution();
  }

  /** How much an own step counts against one of the other side. */
  #caution(): number {
    if (isMonster(this.who)) return MONSTER_STEPS;
    return isTraitor(this.g, this.who) ? TRAITOR_STEPS : OWN_STEPS;
  }

  /** Whoever may be a friend is not attacked, unless an aim says so. */
  #unnamed(): number {
    const { g } = this;
    const isUnsure = hauntOf(g)?.type === 'hidden' && g.state.haunt?.revealed !== true;
    return isUnsure && !isMonster(this.who) ? -1 : UNNAMED;
  }

  /** What an attack from a tile is worth, at best. */
  #attackFrom(tile: TileId): number {
    let best = 0;
    for (const way of this.#attackWays)
      for (const one of targetsOf(this.g, this.who, way, tile)) best = Math.max(best, this.attackWorth(one, way));
    return best;
  }

  /** What it is worth to end the turn on a tile. */
  worth(tile: TileId, attack = this.mayAttack): number {
    const key = `${tile} ${attack}`;
    const known = this.#worths.get(key);
    if (known !== undefined) return known;
    const fear = isTraitor(this.g, this.who) ? TRAITOR_FEAR : 1;
    const worth = this.#field.at(tile) - fear * (this.#danger?.at(tile) ?? 0) + (attack ? this.#attackFrom(tile) : 0);
    this.#worths.set(key, worth);
    return worth;
  }

  /** What new rooms are worth behind the doors of a tile. */
  #roomBehind(door: TileId): number {
    return (this.doors.get(door) ?? 0) * this.thirst;
  }

  /** What it is worth to leave a tile for the room behind its door: who may come may come there, too, but what the tile itself does is left behind. */
  discoverWorth(door: TileId): number {
    const fear = isTraitor(this.g, this.who) ? TRAITOR_FEAR : 1;
    const room = this.#roomBehind(door) * (1 - BEFORE_THE_DOOR);
    return this.#field.at(door) - fear * (this.#danger?.of(door) ?? 0) + room;
  }

  /** The best that can still be come to, from a tile with so many moves spent. */
  best(from: TileId, spent: number, attack = this.mayAttack): number {
    let best = this.worth(from, attack);
    const left = this.moves - spent;
    if (left <= 0) return best;
    const within = from === this.at ? this.reach : this.ways.within(this.g, this.who, from, left);
    for (const [tile, cost] of within) {
      if (cost > left) continue;
      best = Math.max(best, this.worth(tile, attack) - 0.01 * cost);
      if (cost < left && this.#mayDiscover && this.#roomBehind(tile) > 0)
        best = Math.max(best, this.discoverWorth(tile) - 0.01 * (cost + 1));
    }
    return best;
  }

  /** Who can be attacked from here in this way. */
  targets(way: AttackWay): readonly FigureId[] {
    return targetsOf(this.g, this.who, way);
  }

  wayNamed(id: string): AttackWay | undefined {
    return this.#attackWays.find((way) => way.id === id);
  }

  /** Friends on the same tile. */
  get friendsHere(): Seat[] {
    const { g, seat, at } = this;
    return living(g).filter((other) => other !== seat && tileOf(g, other) === at && !areOpposed(g, seat, other));
  }
}
