import { chooseOne, H, HEAL, type Heroine, MOVE, remember, T, TAKE, TAKE_CHEAP } from '../kit.ts';

export const alice: Heroine = {
  id: 'alice',
  film: 'creech-manor',
  health: 4,
  slots: [T(+2), HEAL(1), HEAL(1), TAKE_CHEAP(2), MOVE(2), MOVE(1)],
  further: HEAL(1),
  // She chooses an action card; playing it she rolls exactly 5 dice (FG-R-10).
  ultimate: {
    exactDice: (_g, me, roll) => (roll.card === me.memory['card'] ? 5 : undefined),
  },
  *onFlip(g) {
    const names = [...new Set([...Object.keys(g.state.market), ...g.state.hand, ...g.state.discard])].sort();
    const card = yield* chooseOne(g, 'favourite-card', 'FG-SAVE-12', names);
    remember(g, 'alice', { card });
  },
};

export const selena: Heroine = {
  id: 'selena',
  film: 'creech-manor',
  health: 6,
  slots: [T(+2), MOVE(1), TAKE('search'), H(-2)],
  further: T(+2),
  // FG-R-20: on every row of Search.
  ultimate: { dice: (_g, _me, roll) => (roll.card === 'search' ? 2 : 0) },
};
