import type { Seat } from '@dreadhouse/engine';
import type { TileId } from '../content/tiles.ts';
import { atLeast } from '../odds/dice.ts';
import { attackWays } from '../rules/attack.ts';
import {
  areOpposed,
  explorerAt,
  hauntOf,
  isMonster,
  kindOf,
  living,
  monster,
  swarmOf,
  tileOf,
} from '../rules/figures.ts';
import { traitOf } from '../rules/traits.ts';
import type { Betrayal, FigureId } from '../state.ts';
import { expectFight } from './fights.ts';
import { damageCost } from './vigour.ts';
import { Ways } from './ways.ts';

/** Somebody who may come and attack. */
interface Threat {
  /** What the attack costs the one who is attacked. */
  readonly cost: number;
  readonly far: ReadonlyMap<TileId, number>;
  /** The chance to come so far in one turn. */
  readonly comes: (steps: number) => number;
}

/** Not everybody who could come does. */
const LIKELY = 0.6;

/** What it costs to end the turn on each tile: who may come there, and what the tile itself does. */
export class Danger {
  readonly #threats: readonly Threat[];
  readonly #rooms: Readonly<Partial<Record<TileId, number>>>;

  constructor(g: Betrayal, seat: Seat) {
    this.#threats = threatsTo(g, seat);
    const isImmune = g.state.haunt?.traitor === seat; // BH-TRAITOR-06
    this.#rooms = isImmune
      ? {}
      : {
          'furnace-room': damageCost(g, seat, 'physical', 1),
          'collapsed-room': damageCost(g, seat, 'physical', 1) / 2,
        };
  }

  at(tile: TileId): number {
    return (this.#rooms[tile] ?? 0) + this.of(tile);
  }

  /** Who may come to a tile, and nothing else. */
  of(tile: TileId): number {
    let cost = 0;
    for (const threat of this.#threats) {
      const steps = threat.far.get(tile);
      if (steps !== undefined) cost += LIKELY * threat.cost * threat.comes(steps);
    }
    return cost;
  }
}

function threatsTo(g: Betrayal, seat: Seat): Threat[] {
  if (hauntOf(g) === null) return [];
  const ways = new Map<string, Ways>();
  const waysOf = (who: FigureId): Ways => {
    const key = isMonster(who) ? monster(g, who).kind : 'explorer';
    const known = ways.get(key) ?? new Ways(g, isMonster(who) ? who : 'explorer');
    ways.set(key, known);
    return known;
  };
  return enemiesOf(g, seat).flatMap((who) => {
    const [way] = attackWays(g, who);
    if (way === undefined) return [];
    const cost = expectFight(g, who, seat, way).dealt;
    return cost <= 0.05 ? [] : [{ cost, far: waysOf(who).from(tileOf(g, who)), comes: comesFor(g, who) }];
  });
}

/** Who may attack this explorer before it is its turn again; those who only suspect each other do not. */
function enemiesOf(g: Betrayal, seat: Seat): FigureId[] {
  const others = living(g).filter((other) => other !== seat && areOpposed(g, other, seat) && isOpenEnemy(g));
  const monsters = g.state.monsters.filter(({ id, stunned, of }) => {
    if (stunned || !areOpposed(g, id, seat) || swarmOf(g, id)[0]?.id !== id) return false;
    return kindOf(g, monster(g, id)).attack !== 'never' && (of === null || of === seat);
  });
  return [...others, ...monsters.map(({ id }) => id)];
}

const isOpenEnemy = (g: Betrayal): boolean => hauntOf(g)?.type !== 'hidden' || g.state.haunt?.revealed === true;

function comesFor(g: Betrayal, who: FigureId): (steps: number) => number {
  const speed = traitOf(g, who, 'speed');
  if (!isMonster(who)) return (steps) => (steps <= speed ? 1 : 0);
  return (steps) => (steps <= 1 ? 1 : atLeast(Math.min(8, speed), steps));
}

/** Whether an explorer is about to die of anything that hits. */
export function isFrail(g: Betrayal, seat: Seat): boolean {
  const { traits } = explorerAt(g, seat);
  return Math.min(traits.might + traits.speed, traits.knowledge + traits.sanity) <= 4;
}
