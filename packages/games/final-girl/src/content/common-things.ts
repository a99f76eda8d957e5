import { divert } from '../rules/targeting.ts';
import { removeToken } from '../rules/tokens.ts';
import type { Thing } from './types.ts';

/** Effects that last for a while and belong to the core. */
export const COMMON_LASTING: readonly Thing[] = [
  { id: 'improvise', partialsSucceed: () => true },
  { id: 'next-roll-dice', dice: (_g, me) => me.n ?? 0 },
];

/** Tokens of common items. */
export const COMMON_TOKENS: readonly Thing[] = [
  {
    id: 'fireworks',
    *retarget(g, me, aim) {
      if (aim.enemy !== 'killer' || me.token === undefined) return;
      divert(g, aim, me.token.space, 'fireworks');
    },
    *onEnter(g, me, figure, space) {
      if (figure === 'killer' && space === me.token?.space) removeToken(g, me.token);
    },
  },
];
