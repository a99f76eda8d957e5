import { type CoreToken, isMonster, isTraitor, removeToken, tileOf, tileOfToken, tokensOf } from './kit.ts';

/** Tokens that are in the game before any haunt. */
export const TOKENS: readonly CoreToken[] = [
  // BH-OBST-03: the rules of movement know an obstacle when they see one.
  { id: 'obstacle' },
  {
    // E05: whoever stands here rolls one more die; once there is a traitor, only heroes do.
    id: 'blessing',
    dice: (g, me, { who }, now) =>
      isMonster(who) || isTraitor(g, who) || tileOf(g, who) !== me.token?.at ? now : now + 1,
  },
  {
    // E07: the two ends with one number join their tiles for explorers.
    id: 'secret-passage',
    ways: (g, { token }, from, who) =>
      isMonster(who) || token?.at !== from
        ? []
        : tokensOf(g, 'secret-passage')
            .filter(({ id, n }) => id !== token.id && n === token.n)
            .flatMap(tileOfToken),
    // A passage that has lost one end leads nowhere.
    *onTileGone(g, { token }, tile) {
      const ends = tokensOf(g, 'secret-passage').filter(({ n }) => n === token?.n);
      if (token !== undefined && ends.some(({ at }) => at === tile) && token.at !== tile) removeToken(g, token);
    },
  },
];
