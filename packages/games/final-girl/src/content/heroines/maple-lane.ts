import { type FinalGirl, H, HEAL, type Heroine, MOVE, PLAYER, T, TAKE } from '../kit.ts';

export const nancy: Heroine = {
  id: 'nancy',
  film: 'maple-lane',
  health: 4,
  slots: [HEAL(2), MOVE(2), T(+2), TAKE('long_rest'), TAKE('planning')],
  further: HEAL(1),
  // Each time she loses a marker and holds a black token, she may look at an unused one.
  ultimate: {
    *onHeroineLost(g, _me, loss) {
      if (loss.amount > 0 && g.state.heroine.breath.color === 'black') yield* lookDeathInTheEye(g);
    },
  },
};

/** Reveals a random unused black token: swapped for hers, face down, or removed from the game (overrides FG-SETUP-15). */
function* lookDeathInTheEye(g: FinalGirl) {
  const { unused } = g.state.breathTokens;
  if (unused.length === 0 || !(yield* g.confirm(PLAYER, 'look-at-token', 'FG-SAVE-12'))) return;
  const token = g.drawFrom('tokens', unused)!;
  token.known = true;
  unused.unshift(token);
  g.reveal('all', 'token-seen', { symbols: token.symbols, rule: 'FG-SAVE-12' });
  const swap = yield* g.confirm(PLAYER, 'swap-token', 'FG-SAVE-12', { symbols: token.symbols });
  const seen = g.state.breathTokens.unused.shift()!;
  if (swap) {
    g.state.breathTokens.unused.push(g.state.heroine.breath);
    g.state.heroine.breath = seen;
  } else g.state.breathTokens.removed.push(seen.symbols);
  g.tell('all', swap ? 'token-swapped' : 'token-put-away', { rule: 'FG-SAVE-12' });
}

export const sheila: Heroine = {
  id: 'sheila',
  film: 'maple-lane',
  health: 6,
  slots: [TAKE('improvise'), TAKE('long_rest'), H(-1), T(+2), MOVE(1), HEAL(2)],
  further: H(-1),
  // FG-TIME-05: two time per card.
  ultimate: { timePerCard: () => 1 },
};
