import { H, HEAL, type Heroine, loseHealth, MOVE, T, TAKE, takeFromMarket } from '../kit.ts';

export const asami: Heroine = {
  id: 'asami',
  film: 'carnival',
  health: 5,
  slots: [TAKE('search'), HEAL(1), MOVE(1), H(-2)],
  further: HEAL(1),
  // Whenever she draws items she draws one more; traps do not affect her.
  ultimate: {
    itemsDrawn: () => 1,
    ignoresTraps: () => true,
  },
};

export const charlie: Heroine = {
  id: 'charlie',
  film: 'carnival',
  health: 7,
  slots: [H(-1), MOVE(1), MOVE(1), T(+2), H(-1), H(-1)],
  further: T(+1),
  ultimate: {
    actions: (g) => [
      {
        id: 'rage',
        when: 'between',
        rule: 'FG-SAVE-12',
        cost: { health: 3 },
        blocked: (g.state.market['critical_blow'] ?? 0) === 0 && 'not-in-market',
        *run(game) {
          yield* loseHealth(game, 3, 'charlie');
          yield* takeFromMarket(game, 'critical_blow', 'FG-SAVE-12');
        },
      },
    ],
  },
};
