import type { Ask, Option } from '@dreadhouse/engine';
import { type ItemId, item } from '../content/items.ts';
import { mansion } from '../content/mansion.ts';
import { KEYS_NEEDED } from '../content/numbers.ts';
import { survivorDef } from '../content/survivors.ts';
import { repels } from '../odds/dice.ts';
import type { Slot, Survivor } from '../state.ts';
import { itemWorth } from './items.ts';
import { indexOf, sum } from './killer-situation.ts';
import { type Opinion, opinion } from './opinion.ts';
import { detail, itemOf } from './reading.ts';
import { bestDefence, danger, packOf, promise, type SurvivorSituation } from './survivor-situation.ts';
import { turnOpinions } from './turn.ts';

type Judge = (s: SurvivorSituation, ask: Ask, option: Option) => Opinion;

function slotNamed({ state }: SurvivorSituation, id: unknown): Slot {
  const slot = state.survivors.findIndex((one) => one.id === id);
  return Math.max(0, slot);
}

const named = (s: SurvivorSituation, id: unknown): Survivor => s.state.survivors[slotNamed(s, id)] as Survivor;

const asked = (s: SurvivorSituation, ask: Ask): Survivor => named(s, ask.about?.['survivor']);

/** Two discoveries are noisy about every other time. */
const NOISY_DISCOVERY = 0.45;

/** Whoever is least in danger by a noise, and has room for what is found. */
function drawerOption(s: SurvivorSituation, _ask: Ask, option: Option): Opinion {
  const slot = slotNamed(s, detail(option, 'survivor'));
  const one = s.state.survivors[slot] as Survivor;
  const room = indexOf(one.at);
  const risk = NOISY_DISCOVERY * (danger(s, slot, room, 1) - danger(s, slot, room, 0));
  const space = survivorDef(one.id).noLimit === true || one.pack.length < 3 ? 0.1 : 0;
  return opinion(space - risk, 'item');
}

function keepOption(s: SurvivorSituation, ask: Ask, option: Option): Opinion {
  if (option.id === 'discard') return opinion(0, 'cheapest');
  return opinion(0.02 + itemWorth(s, asked(s, ask), itemOf(option)), 'item');
}

/** TS-ENC-10: whoever holds best goes first; the wounded last. */
function defenderOption(s: SurvivorSituation, ask: Ask, option: Option): Opinion {
  const one = named(s, detail(option, 'survivor'));
  const held = repels(one.fear, bestDefence(s, one), Number(ask.about?.['strength'] ?? s.strength));
  return opinion(2 * held - (1 - held) * (one.health === 1 ? 6 : 1), 'defend');
}

/** What an item adds to the chance, against what it is worth afterwards. */
function defenceOption(s: SurvivorSituation, ask: Ask, option: Option): Opinion {
  const one = asked(s, ask);
  const items = (option.details?.['items'] ?? []) as readonly ItemId[];
  const plus = items.length === 0 ? (survivorDef(one.id).bareHands ?? 0) : Number(option.details?.['plus'] ?? 0);
  const trap = s.state.encounter !== null && s.state.traps.includes(s.state.encounter.at) ? 2 : 0;
  const held = repels(one.fear, plus + trap, Number(ask.about?.['strength'] ?? s.strength));
  const price = sum(items, (id) => (item(id).endless === true ? 0.05 * (item(id).killerDraws ?? 0) : 0.25));
  return opinion(held * (one.health === 1 ? 4 : 1.6) - price, items.length === 0 ? 'spare' : 'defend');
}

/** Away from the Killer, unless all stand where it goes out. */
function fleeOption(s: SurvivorSituation, ask: Ask, option: Option): Opinion {
  const slot = slotNamed(s, ask.about?.['survivor']);
  const { state } = s;
  const place = option.id === 'stay' ? (state.survivors[slot] as Survivor).at : detail(option, 'to');
  const ready =
    state.rack.length >= KEYS_NEEDED &&
    state.survivors.every((one) => one.health === 0 || one.at === mansion.mainExit) &&
    place === mansion.mainExit;
  if (ready) return opinion(5, 'exit');
  const room = indexOf(place);
  const again = option.id === 'stay' ? 0.5 : 0;
  const here = indexOf((state.survivors[slot] as Survivor).at);
  const isSafer = danger(s, slot, room, 0) < danger(s, slot, here, 0);
  const isCloser = promise(s, slot, room) > promise(s, slot, here);
  const why = option.id === 'stay' ? 'wait' : isSafer ? 'hide' : isCloser ? 'towards' : 'other';
  return opinion(0.5 * promise(s, slot, room) - 0.6 * danger(s, slot, room, 0) - again, why);
}

function volunteerOption(s: SurvivorSituation, ask: Ask, option: Option): Opinion {
  const other = asked(s, ask);
  const me = named(s, ask.about?.['volunteer']);
  if (option.id === 'no') return opinion(0, 'other');
  return opinion(me.health - other.health - 0.5 + 0.2 * bestDefence(s, me), 'defend');
}

function agreeOption(s: SurvivorSituation, _ask: Ask, option: Option): Opinion {
  if (option.id === 'no') return opinion(0, 'spare');
  const id = itemOf(option);
  const from = named(s, detail(option, 'from'));
  const to = named(s, detail(option, 'to'));
  return opinion(itemWorth(s, to, id) - 0.8 * itemWorth(s, from, id), 'item');
}

/** What is missed least goes; what is handed back is not lost. */
function tooMuchOption(s: SurvivorSituation, ask: Ask, option: Option): Opinion {
  const id = itemOf(option);
  const lost = itemWorth(s, asked(s, ask), id);
  if (!option.id.startsWith('return')) return opinion(-lost, 'cheapest');
  const mate = named(s, detail(option, 'survivor'));
  return opinion(0.8 * itemWorth(s, mate, id) - lost, 'item');
}

/** Every stage is worth it. Where a decoy leads the Killer astray: far from everything. */
function planOption(_s: SurvivorSituation, _ask: Ask, option: Option): Opinion {
  if (option.id === 'hold') return opinion(0, 'wait');
  if (option.at === undefined) return opinion(1, 'plan');
  const far = (to: string): number => mansion.distance[String(option.at)]?.[to] ?? 0;
  return opinion(1 + far(mansion.radio) + 0.5 * far(mansion.mainExit), 'decoy');
}

const PLANS: Readonly<Record<string, number>> = {
  'stick-together': 0.9,
  locksmith: 0.8,
  'jury-rig': 0.6,
  decoys: 0.5,
  'hidden-ways': 0.4,
  'dark-bargain': 0.1,
};

const JUDGES: Readonly<Record<string, Judge>> = {
  discover: drawerOption,
  'keep-one': keepOption,
  keep: keepOption,
  'pack-full': tooMuchOption,
  defender: defenderOption,
  defend: defenceOption,
  flee: fleeOption,
  wound: (_s, _ask, option) => (option.id === 'talisman' ? opinion(1, 'saved') : opinion(0, 'spare')),
  volunteer: volunteerOption,
  agree: agreeOption,
  'asked-for': (_s, _ask, option) => (option.id === 'refuse' ? opinion(0.1, 'spare') : opinion(0, 'other')),
  'whose-turn': turnOrder,
  plan: planOption,
  'stick-together': togetherOption,
  'plan-covered': () => opinion(0, 'wait'),
  'choose-plan': (_s, _ask, option) => opinion(PLANS[option.id] ?? 0, 'plan'),
};

/** Whoever can do something where they stand goes first; those who follow know more. */
function turnOrder(s: SurvivorSituation, _ask: Ask, option: Option): Opinion {
  const one = named(s, detail(option, 'survivor'));
  const busy = one.at === mansion.radio && s.repairWorth > 0 ? 0.3 : mansion.ransack.includes(one.at) ? 0.2 : 0;
  const tools = packOf(s, one).includes('toolkit') ? 0.1 : 0;
  return opinion(busy + tools, 'other');
}

function togetherOption({ state }: SurvivorSituation, _ask: Ask, option: Option): Opinion {
  const fear = state.survivors.reduce((sum, one) => sum + one.fear, 0);
  if (option.id === 'wait') return opinion(0.5, 'wait');
  return option.id === 'heal-nobody'
    ? opinion(0.15 * fear - 0.4, fear > 0 ? 'calm' : 'other')
    : opinion(1 + 0.15 * fear, 'heal');
}

/** What the Survivors' side thinks of every option. */
export function survivorsOpinions(s: SurvivorSituation, ask: Ask, options: readonly Option[]): Opinion[] {
  if (ask.kind === 'turn') return turnOpinions(s, slotNamed(s, ask.about?.['survivor']), options);
  const judge = JUDGES[ask.kind];
  return options.map((option) => judge?.(s, ask, option) ?? opinion(0, 'other'));
}
