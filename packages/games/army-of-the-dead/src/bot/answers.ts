import type { Ask, Option } from '@dreadhouse/engine';
import { type EquipmentId, equipment } from '../content/equipment.ts';
import type { SkillId } from '../content/skills.ts';
import type { SurvivorId } from '../content/survivors.ts';
import { ZOMBIES, type ZombieType } from '../content/zombies.ts';
import { itemsOf } from '../rules/inventory.ts';
import { slotOf, survivor, waysIn } from '../rules/table.ts';
import type { ArmyState, Challenge } from '../state.ts';
import { bearerOf, COMPANION } from './bearers.ts';
import { type Bearer, bearingCost, woundsCost } from './bearing.ts';
import { challengeOpinion } from './challenge.ts';
import { danger } from './danger.ts';
import { type Opinion, opinion } from './opinion.ts';
import { isPrecious } from './precious.ts';
import { giftFor } from './turn.ts';

/** How useful a card is to whoever fights. */
const WORTH: Readonly<Record<EquipmentId, number>> = {
  'military-knife': 1.2,
  'nail-bat': 2,
  crowbar: 1,
  katana: 2.2,
  machete: 2.4,
  'ring-saw': 3.6,
  revolver: 1.8,
  'desert-eagle': 2.4,
  smg: 3.2,
  'pump-shotgun': 2.6,
  'assault-rifle': 3,
  'golden-ak': 3.8,
  hmg: 4.2,
  'sniper-rifle': 2.6,
  bolas: 1.4,
  grenade: 2.6,
  tnt: 2.4,
  'gas-can': 1.6,
  'bomb-trap': 1.6,
  'grenade-launcher': 3,
  'rocket-launcher': 3,
  clip: 1.5,
  flashlight: 1,
  'first-aid-kit': 2,
  chip: 1,
  aaahh: 0,
};

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

const heldWorth = (face: EquipmentId): number =>
  equipment(face).weapon === undefined || equipment(face).fromBackpack === true ? 0.1 : WORTH[face];

function details(option: Option): Readonly<Record<string, unknown>> {
  return option.details ?? {};
}

/** What to think of the answers to everything but "what do you do?". */
export function answerOpinion(state: ArmyState, ask: Ask, option: Option): Opinion {
  const known = ANSWERS[ask.kind];
  return known === undefined ? opinion(0, 'other') : known(state, ask, option);
}

type Answer = (state: ArmyState, ask: Ask, option: Option) => Opinion;

const ANSWERS: Readonly<Record<string, Answer>> = {
  'whose-turn': (state, _ask, { id }) => {
    if (id === 'later') return opinion(-1, 'wait');
    const slot = slotOf(state, id.slice('turn:'.length) as SurvivorId);
    return opinion(danger(state, survivor(state, slot).at), 'kill');
  },
  tactician: (_state, _ask, { id }) => opinion(id === 'no' ? 0.1 : 0, 'wait'),
  reroll: (state, _ask, { id }) => rerollOpinion(state, id),
  assign: (_state, _ask, option) => opinion(ZOMBIES[details(option)['type'] as ZombieType].rank, 'kill'),
  'one-more': (_state, _ask, option) =>
    opinion(option.id === 'nobody' ? 0 : 1 + ZOMBIES[details(option)['type'] as ZombieType].rank, 'kill'),
  share: shareOpinion,
  found: (state, ask, { id }) => foundOpinion(state, ask, id === 'keep'),
  arrange: (_state, _ask, option) => {
    const items = (details(option)['items'] as EquipmentId[] | undefined) ?? [];
    return opinion(
      items.reduce((sum, face) => sum + heldWorth(face), 0),
      'keep',
    );
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
  challenge: (state, _ask, option) => challengeOpinion(state.challenge as Challenge, option),
};

/** Better than what was rolled? */
function rerollOpinion({ roll }: ArmyState, id: string): Opinion {
  if (roll === null) return opinion(0, 'other');
  const all = [...roll.dice, ...roll.ammo];
  const hits = all.filter((face) => face >= 4).length;
  if (id === 'keep') return opinion(hits, 'keep');
  return opinion(all.length / 2 - (id === 'chip' ? 0.5 : 0.1), 'kill');
}

/** Whoever can bear it best; where somebody must fall, one who can be spared takes everything. */
function shareOpinion(state: ArmyState, _ask: Ask, option: Option): Opinion {
  const { sharing } = state;
  if (option.id === 'auto' || sharing === null) return opinion(-90, 'share');
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
  if (option.id === 'auto') return opinion(-50, 'other');
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
