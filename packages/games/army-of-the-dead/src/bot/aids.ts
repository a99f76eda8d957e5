import { equipment } from '../content/equipment.ts';
import { GOALS } from '../content/goals.ts';
import type { ZoneId } from '../map/index.ts';
import { countAt, zombiesAt } from '../rules/horde.ts';
import { itemsOf } from '../rules/inventory.ts';
import { missionIn, slotOf, survivor } from '../rules/table.ts';
import type { TurnOption } from '../rules/turn.ts';
import type { ArmyState, Slot } from '../state.ts';
import { noiseCost } from './attacks.ts';
import { danger } from './danger.ts';
import { type Opinion, opinion } from './opinion.ts';
import { isPrecious } from './precious.ts';
import { rest, type Situation } from './situation.ts';
import { isLeaving } from './tasks.ts';
import { handWorth } from './worth.ts';

type Aid = (s: Situation, option: TurnOption) => Opinion;

const always =
  (...rated: Parameters<typeof opinion>): Aid =>
  () =>
    opinion(...rated);

/** Everything that is neither walking nor fighting nor a job. */
export const AIDS: Readonly<Record<string, Aid>> = {
  end: always(0, 'wait'),
  noise: ({ state, at }) => opinion(-0.6 - noiseCost(state, at), 'other'),
  clip: always(3, 'reload'),
  aid: always(2.5, 'heal'),
  shove: ({ state, at }, { to }) =>
    opinion(
      0.5 * zombiesAt(state, at) + 0.4 * countAt(state, at, 'alpha') - 0.6 * danger(state, to as ZoneId) * 0.2,
      'escape',
    ),
  lifesaver: always(1, 'help'),
  lead: leadOpinion,
  'summon-zeus': ({ state }) => opinion(isReadyForZeus(state) ? 3 : -1, 'goal'),
  trade: tradeOpinion,
  reorganise: (s) => opinion(arrangingWorth(s.state, s.slot) + rest(s, 1), 'keep'),
  place: always(-0.4, 'other'),
  'set-trap': always(-0.4, 'other'),
  discard: always(-3, 'other'),
};

/** How much better the cards could be held that a Survivor has. */
function arrangingWorth(state: ArmyState, slot: Slot): number {
  const { hand, backpack } = survivor(state, slot);
  const worths = [...hand, ...backpack].map(handWorth).sort((a, b) => b - a);
  const held = hand.reduce((sum, item) => sum + handWorth(item), 0);
  const gain = (worths[0] ?? 0) + (worths[1] ?? 0) - held;
  const none = hand.every((item) => handWorth(item) < 1);
  return gain < 0.5 ? -1 : none ? 1 : 0.25 * gain - 0.2;
}

/** Somebody could take off his mask, or has a fair chance to kill him; or there is nothing else left to do. */
function isReadyForZeus(state: ArmyState): boolean {
  const masked = missionIn(state).zeus === 'masked';
  const armed = state.survivors.some((one) =>
    itemsOf(one).some(({ face, spent }) => {
      const { weapon, explosive } = equipment(face);
      if (spent || weapon === undefined) return false;
      return masked ? explosive !== undefined : (weapon.dice + weapon.ammo) * weapon.damage >= 6 && weapon.damage >= 2;
    }),
  );
  return armed || isLeaving(state);
}

/** An Action for whoever has most use for it. */
function leadOpinion({ state }: Situation, option: TurnOption): Opinion {
  const other = slotOf(state, option.whom as never);
  const one = survivor(state, other);
  return opinion(
    0.6 + 0.3 * Math.min(3, danger(state, one.at)) + (one.acted ? 0.1 : 0) + (isPrecious(state, one) ? 0.2 : 0),
    'help',
  );
}

/** Only to hand over what somebody must hold in the end. */
function tradeOpinion({ state, slot }: Situation, option: TurnOption): Opinion {
  return opinion(giftFor(state, slot, slotOf(state, option.whom as never)) === null ? -2 : 3, 'goal');
}

export function giftFor(state: ArmyState, from: Slot, to: Slot): string | null {
  for (const { owner, colour } of state.goals) {
    if (GOALS[owner].kind !== 'hold-token' || survivor(state, to).id !== owner) continue;
    if (survivor(state, from).tokens.includes(colour)) return colour;
  }
  return null;
}
