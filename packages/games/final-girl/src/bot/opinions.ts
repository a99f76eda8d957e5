import type { Ask, Option, Seat } from '@dreadhouse/engine';
import type { FinalGirlState } from '../state.ts';
import { opinionOfAction, opinionOfAnytime } from './ask-action.ts';
import { FIGHTING } from './ask-fight.ts';
import { CHOICES, CONFIRMS, OF_FILMS } from './ask-film.ts';
import { OF_ITEMS } from './ask-items.ts';
import { MOVING } from './ask-move.ts';
import { opinionOfBuying, opinionOfTaking } from './ask-planning.ts';
import { opinionsAfterRoll, ROLLING } from './ask-roll.ts';
import { opinionOfOffer } from './offers.ts';
import { type Judges, type Opinion, opinion } from './opinion.ts';
import { opinionOfReward, opinionOfSlot } from './rewards.ts';
import { lookAt, type Situation } from './situation.ts';

/** Who judges which question. */
const JUDGES: Judges = {
  action: opinionOfAction,
  buy: opinionOfBuying,
  'take-card': opinionOfTaking,
  slot: opinionOfSlot,
  reward: opinionOfReward,
  ...ROLLING,
  ...MOVING,
  ...FIGHTING,
  ...OF_ITEMS,
  ...OF_FILMS,
};

/** What she thinks of every option, in the order of the options. */
export function opinions(state: FinalGirlState, _seat: Seat, ask: Ask, options: readonly Option[]): Opinion[] {
  const s = lookAt(state);
  if (ask.kind === 'after-roll') return opinionsAfterRoll(s, ask, options);
  const judge = JUDGES[ask.kind];
  if (judge !== undefined) return options.map((option) => judge(s, option, ask));
  const confirm = CONFIRMS[ask.kind]?.(s, ask);
  return options.map((option) => {
    if (option.id === 'yes') return confirm ?? opinion(0.1, 'other');
    return opinionOfOther(s, ask, option);
  });
}

/** A choice by name, something that could be done at any moment, or one of many that are all alike. */
function opinionOfOther(s: Situation, ask: Ask, option: Option): Opinion {
  const chosen = CHOICES[ask.kind]?.[option.id];
  if (chosen !== undefined) return opinion(chosen(s), 'other');
  const anytime = opinionOfAnytime(s, option);
  if (anytime !== undefined) return anytime;
  return 'run' in option ? opinionOfOffer(s, option) : opinion(0, 'other');
}
