import type { Ask, Option, Seat } from '@dreadhouse/engine';
import type { FinalGirlState } from '../state.ts';
import { opinionOfAction, opinionOfAnytime } from './ask-action.ts';
import { failureRowWorth } from './ask-failure.ts';
import {
  opinionInKillerPhase,
  opinionOfFacing,
  opinionOfHit,
  opinionOfReaction,
  opinionOfShield,
  opinionOfTarget,
} from './ask-fight.ts';
import {
  CHOICES,
  CONFIRMS,
  opinionOfBargain,
  opinionOfDirection,
  opinionOfSharing,
  opinionOfWrath,
} from './ask-film.ts';
import {
  opinionOfArrangement,
  opinionOfKeeping,
  opinionOfLosing,
  opinionOfPile,
  opinionOfReturning,
} from './ask-items.ts';
import { opinionOfCompany, opinionOfDeathAt, opinionOfPlace, opinionOfStep, opinionOfVictimAt } from './ask-move.ts';
import { opinionOfBuying, opinionOfTaking } from './ask-planning.ts';
import { opinionOfDie, opinionOfGivingUp, opinionsAfterRoll } from './ask-roll.ts';
import { opinionOfOffer } from './offers.ts';
import { type Opinion, opinion } from './opinion.ts';
import { opinionOfReward, opinionOfSlot } from './rewards.ts';
import { lookAt, type Situation } from './situation.ts';

type Judge = (s: Situation, ask: Ask, option: Option) => Opinion;

const space = (option: Option): string => (typeof option.at === 'string' ? option.at : option.id);
const card = (option: Option): string => String(option.details?.['card'] ?? '');
const byPlace: Judge = (s, _ask, option) => opinionOfPlace(s, space(option));
const byVictim: Judge = (s, _ask, option) => opinionOfVictimAt(s, space(option));
const byDeath: Judge = (s, _ask, option) => opinionOfDeathAt(s, space(option), option.details?.['special'] === true);

/** Who judges which question. */
const JUDGES: Readonly<Record<string, Judge>> = {
  action: (s, _ask, option) => opinionOfAction(s, option),
  buy: (s, _ask, option) => opinionOfBuying(s, option),
  'take-card': (s, _ask, option) => opinionOfTaking(s, option),
  'failure-row': (s, ask, option) => opinionOfAnytime(s, option) ?? failureRowWorth(s, ask, option),
  'which-die': (_s, _ask, option) => opinionOfDie(option),
  discard: (s, _ask, option) => opinionOfGivingUp(s, card(option)),
  move: opinionOfStep,
  follow: opinionOfCompany,
  attack: (_s, _ask, option) => opinionOfTarget(option),
  'split-damage': (_s, _ask, option) => opinionOfHit(option),
  shoot: (_s, _ask, option) => opinionOfHit(option),
  react: opinionOfReaction,
  shield: opinionOfShield,
  'killer-phase': (s, _ask, option) => opinionInKillerPhase(s, option),
  'face-manifestation': opinionOfFacing,
  'face-voices': opinionOfFacing,
  slot: (s, _ask, option) => opinionOfSlot(s, option),
  reward: (s, _ask, option) => opinionOfReward(s, option),
  'keep-item': (s, _ask, option) => opinionOfKeeping(s, option),
  'return-item': opinionOfReturning,
  'which-pile': (s, _ask, option) => opinionOfPile(s, option.id),
  'search-where': (s, _ask, option) => opinionOfPile(s, option.id),
  arrange: (s, _ask, option) => opinionOfArrangement(s, option),
  'lose-item': (s, _ask, option) => opinionOfLosing(s, option),
  'hold-up-cross': (_s, _ask, option) => opinion(option.id === 'no' ? 0 : 0.5, 'defend'),
  'dream-direction': (_s, ask, option) => opinionOfDirection(ask, option),
  'choose-wrath': (s, _ask, option) => opinionOfWrath(s, option),
  'share-out-wrath': (s, _ask, option) => opinionOfSharing(s, option),
  malice: opinionOfBargain,
  'make-or-break': opinionOfBargain,
  'razor-strings': (s, _ask, option) =>
    option.id === 'take-it' ? opinion(0, 'keep') : opinionOfGivingUp(s, card(option)),
  boat: byPlace,
  ride: byPlace,
  charge: byPlace,
  'lucid-space': byPlace,
  'enter-house': byPlace,
  'move-victim-to': byVictim,
  'call-where': byVictim,
  scatter: byVictim,
  'take-shelter': byVictim,
  'who-dies': byDeath,
  'kill-victim': byDeath,
  'sacrifice-victim': byDeath,
  'ritual-victim': byDeath,
};

/** What she thinks of every option, in the order of the options. */
export function opinions(state: FinalGirlState, _seat: Seat, ask: Ask, options: readonly Option[]): Opinion[] {
  const s = lookAt(state);
  if (ask.kind === 'after-roll') return opinionsAfterRoll(s, ask, options);
  const judge = JUDGES[ask.kind];
  if (judge !== undefined) return options.map((option) => judge(s, ask, option));
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
