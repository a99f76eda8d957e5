import type { Option } from '@dreadhouse/engine';
import type { EffectData } from '../content/types.ts';
import { heroineOf } from '../rules/things.ts';
import { copiesInHand, worthOfHolding } from './cards.ts';
import { worthOfMove } from './goals.ts';
import { worthOfTime } from './market.ts';
import { type Opinion, opinion } from './opinion.ts';
import type { Situation } from './situation.ts';
import { worthOfHealth, worthOfHorror } from './worth.ts';

/** What a saved victim gives. */
function worthOfReward(s: Situation, effect: EffectData): number {
  const n = 'n' in effect && typeof effect.n === 'number' ? effect.n : 0;
  switch (effect.do) {
    case 'time':
      return worthOfTime(s, n);
    case 'heal':
      return worthOfHealth(s, n);
    case 'horror':
      return worthOfHorror(s, n);
    case 'move':
      return worthOfMove(s, n);
    case 'take':
      return (s.state.market[effect.card] ?? 0) > 0 ? worthOfHolding(s, effect.card, copiesInHand(s, effect.card)) : 0;
    case 'take-cost':
      return 0.5;
    case 'top-item':
      return 0.8;
    default:
      return 0.2;
  }
}

/** A reward that waits: whatever helps more comes first, and nothing else can be played before. */
export function opinionOfReward(s: Situation, option: Option): Opinion {
  const slot = Number(option.details?.['slot'] ?? -1);
  const { slots, further } = heroineOf(s.state);
  return opinion(0.5 + worthOfReward(s, slots[slot] ?? further), 'reward');
}

/** FG-SAVE-07: which slot to cover: the reward that helps most now. */
export function opinionOfSlot(s: Situation, option: Option): Opinion {
  const effect = heroineOf(s.state).slots[Number(option.details?.['slot'])];
  return opinion(effect === undefined ? 0 : worthOfReward(s, effect), 'reward');
}
