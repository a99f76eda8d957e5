import {
  chooseOne,
  H,
  HEAL,
  type Heroine,
  heal,
  heroineOf,
  heroineSpace,
  killVictims,
  MOVE,
  PLAYER,
  T,
  TOP_ITEM,
  takeOfCost,
  victimsOn,
} from '../kit.ts';
import { setWrath, type Wrath, wrathsInPlay } from '../wrath.ts';

export const adelaide: Heroine = {
  id: 'adelaide',
  film: 'sacred-groves',
  health: 6,
  slots: [T(+2), H(-1), H(-1), T(+2), MOVE(1)],
  further: H(-1),
  ultimate: {},
  // Once, when unlocked: a wrath set to 1, all health, or market cards.
  *onFlip(g) {
    const pick = yield* chooseOne(g, 'adelaide', 'FG-SAVE-12', ['heal', 'cards', ...wrathsInPlay(g)]);
    if (pick === 'heal') yield* heal(g, heroineOf(g.state).health, 'adelaide');
    else if (pick === 'cards') yield* takeOfCost(g, 6, true, 'FG-SAVE-12');
    else yield* setWrath(g, pick as Wrath, 1);
  },
};

export const barbara: Heroine = {
  id: 'barbara',
  film: 'sacred-groves',
  health: 7,
  slots: [H(-1), T(+2), HEAL(1), TOP_ITEM, MOVE(1)],
  further: T(+1),
  // Victims follow her to the killer, and she may sacrifice them; these deaths do not raise bloodlust.
  ultimate: {
    followsToKiller: () => true,
    *addDamage(g, _me, damage, plan) {
      if (plan.target.kind === 'manifestation' || plan.target.space !== heroineSpace(g)) return;
      while (victimsOn(g, heroineSpace(g)).length > 0) {
        const victims = victimsOn(g, heroineSpace(g)).length;
        if (!(yield* g.confirm(PLAYER, 'sacrifice', 'FG-SAVE-12', { victims, damage: damage.amount }))) return;
        yield* killVictims(g, victimsOn(g, heroineSpace(g)).slice(0, 1), {
          by: 'heroine',
          cause: 'barbara',
          bloodlust: false,
        });
        damage.amount += 1;
      }
    },
  },
};
