import type { Aim, Betrayal, FigureId, Hands, Option, Seat, TileId } from '../kit.ts';
import { heroes, hunting, inSight, tileOf, tileOfToken, tiles, traitOf } from '../kit.ts';
import { fires, fixed, inFrame, loose, negatives, shots } from './33-photographs.ts';

// What thoughtful players of Overexposed are after.

type Mine = Hands<object, Record<never, never>>;

/** A picture of two is worth more, and the last one who still moves most of all. */
export function shoots(g: Betrayal, _me: Mine, _seat: Seat, { details }: Option): number {
  const count = inFrame(g, details?.['target'] as TileId).length; // the targets are tiles
  return 4 + 2 * count + (heroes(g).length - fixed.heroes(g).length === count ? 4 : 0);
}

/** Wherever somebody can be seen. */
export function stalks(g: Betrayal): Aim[] {
  const free = heroes(g).filter((seat) => !fixed.isOn(g, seat));
  const views = tiles(g).filter((tile) => shots(g, tile).length > 0);
  return [{ worth: 5, at: views }, ...hunting(free, 2)];
}

/** To the Fire with what they carry, to the next Negative, to friends in need; out of sight at the end of the turn. */
export function develops(g: Betrayal, me: Mine, seat: Seat): Aim[] {
  const lenses: FigureId[] = [me.traitor, ...g.state.monsters.map(({ id }) => id)];
  const seen = tiles(g).filter((tile) => lenses.some((who) => inSight(g, tileOf(g, who), tile)));
  const stuck = fixed.heroes(g).filter((one) => tileOf(g, one) !== tileOf(g, seat));
  const isLast = heroes(g).length - fixed.heroes(g).length <= 1;
  const bare = negatives.firstHeldBy(g, seat) === undefined;
  const strong = traitOf(g, seat, 'might') > traitOf(g, me.traitor, 'might');
  return [
    bare ? { worth: 6, at: loose(g).flatMap(tileOfToken) } : { worth: 9, at: fires(g) },
    { worth: isLast || stuck.length > 1 ? 9 : 5, at: stuck.map((one) => tileOf(g, one)) },
    { worth: 1.5, shun: seen },
    ...(strong ? [{ worth: 2, prey: me.traitor }] : []),
  ];
}
