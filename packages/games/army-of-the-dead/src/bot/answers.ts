import type { Ask, Option } from '@dreadhouse/engine';
import type { EquipmentId } from '../content/equipment.ts';
import type { SkillId } from '../content/skills.ts';
import type { SurvivorId } from '../content/survivors.ts';
import { ZOMBIES, type ZombieType } from '../content/zombies.ts';
import type { ArmyQuestions } from '../questions.ts';
import { type HoldOption, itemsOf } from '../rules/inventory.ts';
import { victimsAt } from '../rules/sharing.ts';
import { slotOf, survivor, waysIn } from '../rules/table.ts';
import type { ArmyState, Challenge } from '../state.ts';
import { giftFor } from './aids.ts';
import { bearerOf, COMPANION } from './bearers.ts';
import { type Bearer, bearingCost, woundsCost } from './bearing.ts';
import { challengeOpinion } from './challenge.ts';
import { danger } from './danger.ts';
import { type Opinion, opinion } from './opinion.ts';
import { isPrecious } from './precious.ts';
import { handWorth, WORTH } from './worth.ts';

/** Skills, the most useful first. */
const SKILLS: readonly SkillId[] = [
  'free-combat',
  'damage-melee',
  'damage-ranged',
  'damage-combat',
  'free-ranged',
  'free-melee',
  'die-ranged',
  'die-combat',
  'die-melee',
  'slippery',
  'free-move',
  'reaper-ranged',
  'reaper-melee',
  'sprint',
  'lucky',
  'hit-and-run',
];

function details(option: Option): Readonly<Record<string, unknown>> {
  return option.details ?? {};
}

/** What to think of the answers to everything but "what do you do?". */
export function answerOpinion(state: ArmyState, ask: Ask, option: Option): Opinion {
  const known = ANSWERS[ask.kind];
  return known === undefined ? opinion(0, 'other') : known(state, ask, option);
}

/** Friends first, and all of them at once. */
const SPARING: Readonly<Record<string, number>> = { 'spare-all': 3, spare: 2, enough: 0 };

type Answer = (state: ArmyState, ask: Ask, option: Option) => Opinion;

const ANSWERS: Readonly<Record<string, Answer>> = {
  'whose-turn': (state, _ask, { id }) => {
    if (id === 'later') return opinion(-1, 'wait');
    const slot = slotOf(state, id.slice('turn:'.length) as SurvivorId);
    const threat = danger(state, survivor(state, slot).at);
    return opinion(threat, threat > 0 ? 'kill' : 'unthreatened');
  },
  tactician: (_state, _ask, { id }) => opinion(id === 'no' ? 0.1 : 0, 'wait'),
  reroll: rerollOpinion,
  assign: (_state, _ask, option) => opinion(ZOMBIES[details(option)['type'] as ZombieType].rank, 'kill'),
  'one-more': (_state, _ask, option) =>
    opinion(option.id === 'nobody' ? 0 : 1 + ZOMBIES[details(option)['type'] as ZombieType].rank, 'kill'),
  share: shareOpinion,
  found: (state, ask, { id }) => foundOpinion(state, ask, id === 'keep'),
  arrange: (_state, _ask, option) => {
    const { hand } = option as HoldOption; // such are the options of this question
    const worth = hand.reduce((sum, item) => sum + handWorth(item), 0);
    return opinion(worth, 'keep');
  },
  'too-many': (_state, _ask, option) => opinion(-WORTH[details(option)['item'] as EquipmentId], 'keep'),
  discard: (_state, _ask, { id }) => opinion(id === 'nothing' ? 1 : 0, 'keep'),
  trade: tradeOpinion,
  agree: (_state, _ask, { id }) => opinion(id === 'yes' ? 1 : 0, 'help'),
  'be-saved': (_state, _ask, { id }) => opinion(id === 'yes' ? 1 : 0, 'escape'),
  'save-whom': (_state, _ask, { id }) => opinion(id === 'enough' ? 0 : 1, 'help'),
  skill: (_state, _ask, option) => {
    const place = SKILLS.indexOf(details(option)['skill'] as SkillId);
    return opinion(place < 0 ? 0 : 2 - place / 10, 'other');
  },
  'choose-set': (_state, _ask, option) => {
    const hand = (details(option)['hand'] as EquipmentId[] | undefined) ?? [];
    const items = (details(option)['items'] as EquipmentId[] | undefined) ?? [];
    const all = items.reduce((sum, face) => sum + WORTH[face], 0);
    return opinion(all + 0.1 * hand.length, 'keep');
  },
  destination: awayOpinion,
  route: awayOpinion,
  split: awayOpinion,
  outflank: awayOpinion,
  stir: awayOpinion,
  'noise-tie': awayOpinion,
  'rush-way': () => opinion(0, 'towards'),
  'more-dice': moreDiceOpinion,
  'steady-hand': (_state, _ask, { id }) => opinion(SPARING[id.split(':')[0] ?? ''] ?? 0, 'help'),
  entangle: (_state, _ask, option) => opinion(ZOMBIES[details(option)['type'] as ZombieType].wounds, 'kill'),
  challenge: (state, _ask, option) => challengeOpinion(state.challenge as Challenge, option),
} satisfies { readonly [K in keyof ArmyQuestions]?: Answer };

function rerollOpinion({ roll }: ArmyState, { about }: Ask, { id }: Option): Opinion {
  if (about?.['what'] === 'sleepers') return opinion(id === 'keep' ? 0 : id === 'lucky' ? 1 : 0.5, 'escape');
  if (roll === null) return opinion(0, 'other');
  const all = [...roll.dice, ...roll.ammo];
  const hits = all.filter((face) => face >= 4).length;
  if (id === 'keep') return opinion(hits, 'keep');
  return opinion(all.length / 2 - (id === 'chip' ? 0.5 : 0.1), 'kill');
}

/** AD-SKILL-24: every die that misses may hit a friend. */
function moreDiceOpinion(state: ArmyState, { about }: Ask, option: Option): Opinion {
  const friends = victimsAt(state, about?.['at'] as string).filter((id) => id !== about?.['survivor']);
  const risky = about?.['combat'] === 'ranged' && friends.length > 0;
  return opinion(((details(option)['count'] as number | undefined) ?? 0) * (risky ? -1 : 1), 'kill');
}

/** A bot settles everything itself. */
const GIVING_AWAY: readonly string[] = ['auto', 'decide'];

/** Whoever can bear it best; where somebody must fall, one who can be spared takes everything. */
function shareOpinion(state: ArmyState, _ask: Ask, option: Option): Opinion {
  const { sharing } = state;
  if (GIVING_AWAY.includes(option.id) || sharing === null) return opinion(-90, 'share');
  const id = option.id.slice(option.id.indexOf(':') + 1);
  const all = option.id.startsWith('all:');
  const total = sharing.left.reduce((sum, wounds) => sum + wounds, 0);
  const wounds = all ? total : (sharing.left[0] ?? 1);
  let cost = 0;
  const others: Bearer[] = [];
  for (const { who, wounds: taken } of sharing.taken) {
    const slot = slotOf(state, who);
    const whole = slot < 0 ? COMPANION : bearerOf(state, slot);
    if (whole === null) continue;
    const one = { ...whole, health: whole.health - taken };
    if (who === id) {
      if (one.health <= 0) return opinion(all ? 1 : 0.5, 'share'); // who falls anyway takes the rest
      cost += woundsCost(one, wounds);
      if (wounds >= one.health) return opinion(-cost, 'share');
      others.push({ ...one, health: one.health - wounds });
    } else if (one.health > 0) others.push(one);
  }
  return opinion(-cost - bearingCost(others, [total - wounds]), 'share');
}

function foundOpinion(state: ArmyState, { about }: Ask, keep: boolean): Opinion {
  const one = survivor(state, slotOf(state, about?.['survivor'] as SurvivorId));
  const items = itemsOf(one);
  const worth = WORTH[about?.['item'] as EquipmentId];
  const least = items.length < 5 ? 0 : Math.min(...items.map(({ face, spent }) => (spent ? 0.5 : WORTH[face])));
  return opinion(keep ? worth - least : 0, 'keep');
}

function tradeOpinion(state: ArmyState, _ask: Ask, { id }: Option): Opinion {
  const deal = state.trade;
  if (deal === null) return opinion(0, 'other');
  const gift = giftFor(state, deal.from, deal.to);
  if (id === 'done') return opinion(0, 'goal');
  return opinion(gift !== null && id === `give:token.${gift}` ? 1 : -1, 'goal');
}

/** Where the Survivors are best able to bear it: far from the weak. */
function awayOpinion(state: ArmyState, _ask: Ask, option: Option): Opinion {
  if (GIVING_AWAY.includes(option.id)) return opinion(-50, 'other');
  const places = (Array.isArray(option.at) ? option.at : [option.at]) as string[];
  const ways = waysIn(state);
  let worth = 0;
  for (const at of places)
    state.survivors.forEach((one) => {
      if (one.health === 0) return;
      const steps = ways.distance(at, one.at);
      const weak = (4 - one.health + (isPrecious(state, one) ? 2 : 0)) * 0.3;
      if (steps >= 0) worth -= weak / (1 + steps);
    });
  return opinion(worth, 'share');
}
