import { equipment } from '../../content/equipment.ts';
import { DANGER_LEVELS, MOST_ADRENALINE, TEAM, TOUGH_HEALTH } from '../../content/numbers.ts';
import { SURVIVOR_IDS } from '../../content/survivors.ts';
import { itemsOf } from '../../rules/inventory.ts';
import { baseHealth } from '../../rules/items.ts';
import { dangerOf, highestDanger } from '../../rules/skills.ts';
import { waysIn } from '../../rules/table.ts';
import type { ArmyState, Survivor } from '../../state.ts';
import { handWorth, WORTH } from '../worth.ts';
import { farthest, least, mean, most, share, sum } from './reckon.ts';

/** What the team is made of. Those who are precious are those whose loss loses the game. */
export const TEAM_FEATURES = [
  'alive',
  'health',
  'precious',
  'precious-health',
  'least-precious-health',
  'weak-precious',
  'spare-health',
  'wounds',
  'adrenaline',
  'most-adrenaline',
  'danger',
  'near-danger',
  'actions',
  'skills',
  'weapons',
  'best-weapon',
  'spent',
  'kills',
  'best-kills',
  'precious-kills',
  'explosives',
  'aids',
  'clips',
  'spread',
  'widest',
  'alone',
  ...SURVIVOR_IDS.map((id) => `with-${id}` as const),
] as const;

/** Whoever lives, with what was worked out about them. */
export interface Member {
  readonly one: Survivor;
  readonly precious: boolean;
  /** How many of its own Zone it can kill with an Action. */
  readonly kills: number;
}

/** So many steps apart the ends of a board are, and so much a pair of good weapons is worth. */
const WIDE = 8;
const ARMED = 6;
const KILLS = 2;

export function teamNumbers(
  state: ArmyState,
  members: readonly Member[],
): Record<(typeof TEAM_FEATURES)[number], number> {
  const precious = members.filter((member) => member.precious);
  const healths = precious.map(({ one }) => one.health / TOUGH_HEALTH);
  const spare = members.filter((member) => !member.precious);
  const level = highestDanger(state);
  const next = DANGER_LEVELS[level + 1];
  const top = most(members.map(({ one }) => one.adrenaline));
  const kills = members.map((member) => member.kills / KILLS);
  return {
    alive: members.length / TEAM,
    health: sum(members.map(({ one }) => one.health)) / (TEAM * 3),
    precious: precious.length / TEAM,
    'precious-health': mean(healths),
    'least-precious-health': least(healths),
    'weak-precious': share(precious.filter(({ one }) => one.health === 1).length, 3),
    'spare-health': sum(spare.map(({ one }) => one.health)) / (TEAM * 2),
    wounds: mean(members.map(({ one }) => baseHealth(one) - one.health)) / 2,
    adrenaline: mean(members.map(({ one }) => one.adrenaline / MOST_ADRENALINE)),
    'most-adrenaline': top / MOST_ADRENALINE,
    danger: level / 3,
    'near-danger': next === undefined ? 0 : Math.max(0, 1 - (next - top) / 6),
    actions: members.filter(({ one }) => dangerOf(one.adrenaline) > 0).length / TEAM,
    skills: members.filter(({ one }) => one.orange !== null).length / TEAM,
    ...arms(members),
    kills: sum(kills) / TEAM,
    'best-kills': most(kills),
    'precious-kills': mean(precious.map((member) => member.kills / KILLS)),
    ...spreadOf(state, members),
    ...presence(state),
  };
}

function arms(members: readonly Member[]) {
  const hands = members.map(({ one }) => sum(one.hand.map(handWorth)) / ARMED);
  const items = members.flatMap(({ one }) => itemsOf(one));
  return {
    weapons: sum(hands) / TEAM,
    'best-weapon': most(members.flatMap(({ one }) => one.hand.map(handWorth))) / 4,
    spent: items.filter(({ spent }) => spent).length / TEAM,
    explosives: sum(items.map(({ face }) => (equipment(face).explosive === undefined ? 0 : WORTH[face]))) / ARMED,
    aids: items.filter(({ face }) => equipment(face).item === 'aid').length / 2,
    clips: items.filter(({ face }) => equipment(face).item === 'clip').length / 2,
  };
}

/** How far apart they are, and how many of those who must not fall have nobody with them. */
function spreadOf(state: ArmyState, members: readonly Member[]) {
  const ways = waysIn(state);
  const zones = members.map(({ one }) => one.at);
  const reaches = zones.map((from) => farthest(ways, from, zones));
  const alone = members.filter(({ one, precious }) => precious && zones.filter((at) => at === one.at).length === 1);
  return { spread: mean(reaches) / WIDE, widest: most(reaches) / WIDE, alone: alone.length / 3 };
}

function presence({ survivors }: ArmyState) {
  const found = Object.fromEntries(SURVIVOR_IDS.map((id) => [`with-${id}`, 0])) as Record<
    `with-${(typeof SURVIVOR_IDS)[number]}`,
    number
  >;
  for (const { id, health } of survivors) if (health > 0) found[`with-${id}`] = 1;
  return found;
}
