import type { Aim, Betrayal, FigureId, Hands, Seat } from '../kit.ts';
import { distance, distancesFrom, heroes, tileOf, whereAre } from '../kit.ts';
import { buried, graveOf, gravestones, isTrue, wayDown } from './35-graves.ts';

// What thoughtful players of Five Graves are after.

type Mine = Hands<object, Record<never, never>>;

export const isLast = (g: Betrayal, seat: Seat): boolean => heroes(g).length === 1 && heroes(g)[0] === seat;

/** To the stones of others and to those who are Buried; never to end a turn near the own grave. */
export function carves(g: Betrayal, me: Mine, seat: Seat): Aim[] {
  const grave = graveOf(g, seat);
  const near = distancesFrom(g, tileOf(g, seat), 'explorer');
  const close = [...near.keys()].filter((tile) => grave !== null && distance(g, tile, grave) <= 1);
  const friends = buried.heroes(g).filter((one) => one !== seat);
  const enemies: FigureId[] = [me.traitor, ...g.state.monsters.map(({ id }) => id)];
  return [
    { worth: 7, at: gravestones.tiles(g, (stone) => isTrue(stone) && stone.of !== seat) },
    { worth: 6, at: whereAre(g, friends) },
    {
      worth: grave === null ? 0 : 1,
      at: heroes(g)
        .filter((one) => one !== seat)
        .map((one) => tileOf(g, one)),
    },
    ...(isLast(g, seat) && grave !== null ? [{ worth: 7, at: [grave] }] : [{ worth: 3, shun: close }]),
    ...enemies.map((prey) => ({ worth: grave === null ? 2.5 : 1, prey })),
  ];
}

/** Beside every open grave somebody with a shovel; heroes near their own are the best prey; letters can be undone. */
export function guards(g: Betrayal): Aim[] {
  return [
    { worth: 7, at: whereAre(g, buried.heroes(g)) },
    ...buried.others(g).map((prey) => {
      const steps = wayDown(g, prey).length;
      return { worth: steps > 0 && steps <= 3 ? 5 : 3, prey };
    }),
    { worth: 3, at: gravestones.tiles(g, ({ n }) => n > 0) },
  ];
}
