import type { Rules } from '@dreadhouse/engine';
import { plainDice } from '../dice.ts';
import {
  type CardId,
  discardRandom,
  type FinalGirl,
  heroineSpace,
  isVictim,
  killVictims,
  loseHealth,
  moveHeroine,
  placeToken,
  removeToken,
  type SpaceId,
  type Thing,
  tokensOf,
  victimsOn,
} from '../kit.ts';

// Carnival rule 3: acid, net and saws.

export type TrapToken = 'acid' | 'net' | 'saws';
const TRAP_TOKENS: readonly TrapToken[] = ['acid', 'net', 'saws'];

/** What a trap did to the heroine, for the card that laid it. */
interface Suffered {
  /** The action cards that she lost in the net. */
  readonly cards: readonly CardId[];
  /** The dice of the saws that hurt her. */
  readonly cuts: number;
}

const NOTHING: Suffered = { cards: [], cuts: 0 };

const SUFFER: Readonly<Record<TrapToken, (g: FinalGirl) => Rules<Suffered>>> = {
  *acid(g) {
    yield* loseHealth(g, 1, 'acid');
    return NOTHING;
  },
  *net(g) {
    return { cards: discardRandom(g, 1, 'FG-TERM-02'), cuts: 0 };
  },
  *saws(g) {
    const dice = plainDice(g, 'saws', 2);
    const cuts = dice.filter((die) => die <= 4).length;
    yield* loseHealth(g, cuts, 'saws');
    if (cuts < dice.length) yield* moveHeroine(g, 1);
    return { cards: [], cuts };
  },
};

/** bt01, bt02, bt03: the token comes to the heroine's space and works at once, on the victims there and on her. */
export function* layTrap(g: FinalGirl, kind: TrapToken): Rules<Suffered> {
  for (const token of tokensOf(g, kind)) removeToken(g, token);
  const space = heroineSpace(g);
  placeToken(g, kind, space);
  yield* killVictims(g, victimsOn(g, space), { cause: 'trap' });
  return yield* SUFFER[kind](g);
}

export const trapSpaces = (g: FinalGirl): SpaceId[] =>
  TRAP_TOKENS.flatMap((kind) => tokensOf(g, kind)).map((token) => token.space as SpaceId);

/** Victims that enter die, the heroine suffers the effect each time, enemies ignore it. */
export const trapTokens: readonly Thing[] = TRAP_TOKENS.map((kind) => ({
  id: kind,
  *onEnter(g, me, figure, space) {
    if (space !== me.token?.space) return;
    if (figure === 'heroine') {
      g.tell('all', 'trap-token', { token: kind, space, rule: 'FG-TOK-01' });
      yield* SUFFER[kind](g);
    } else if (isVictim(figure)) yield* killVictims(g, [figure], { cause: 'trap' });
  },
}));
