import type { Option, Rules } from '@dreadhouse/engine';
import type { EffectData } from '../content/types.ts';
import { type FinalGirl, PLAYER, type Reward } from '../state.ts';
import { contextOf, resolve } from './effects.ts';
import { heroineOf } from './things.ts';

/** An option that knows how to carry itself out; not an offer of a thing, so nothing is announced or counted. */
export interface Runnable extends Option {
  readonly run: (g: FinalGirl) => Rules;
  readonly own: true;
}

/** FG-GEN-11, FG-SAVE-15: what a slot, or the back of her card, gives for a saved victim. */
function rewardEffect(g: FinalGirl, reward: Reward): EffectData {
  const { slots, further } = heroineOf(g.state);
  return slots[reward] ?? further;
}

/** FG-SAVE-10, FG-R-16: waiting rewards, to be resolved in any order, at any time before the next action card. */
export function rewardOptions(g: FinalGirl): readonly Runnable[] {
  return [...new Set(g.state.rewards)].map((reward) => ({
    id: `reward:${reward < 0 ? 'further' : reward}`,
    at: `slot:${reward}`,
    rule: 'FG-SAVE-10',
    details: { slot: reward },
    own: true,
    run: (game) => resolveReward(game, reward),
  }));
}

function* resolveReward(g: FinalGirl, reward: Reward): Rules {
  g.state.rewards.splice(g.state.rewards.indexOf(reward), 1);
  g.tell('all', 'reward', { slot: reward, rule: 'FG-SAVE-08' });
  yield* resolve(g, [rewardEffect(g, reward)], contextOf(g, 'reward', 'other'));
}

/** FG-R-16: when the phase is about to end, or outside the Action phase, the queue is emptied first. */
export function* settleRewards(g: FinalGirl): Rules {
  while (g.state.rewards.length > 0) {
    const pick = yield* g.choose(PLAYER, 'reward', 'FG-SAVE-10', () => rewardOptions(g));
    yield* pick.run(g);
  }
}
