import { equipment } from '../../content/equipment.ts';
import { DANGER_LEVELS, HEALTH, MOST_ADRENALINE, TEAM, TOUGH_HEALTH } from '../../content/numbers.ts';
import { SURVIVOR_IDS } from '../../content/survivors.ts';
import { itemsOf } from '../../rules/inventory.ts';
import { baseHealth } from '../../rules/items.ts';
import { dangerOf, highestDanger } from '../../rules/skills.ts';
import { waysIn } from '../../rules/table.ts';
import type { ArmyState } from '../../state.ts';
import { handWorth, WORTH } from '../worth.ts';
import type { Member } from './members.ts';
import { far, least, mean, most, sum } from './reckon.ts';

/** What the team is made of. Those who are precious are those whose loss loses the game. */
export const TEAM_FEATURES = [
  ...['alive', 'health', 'precious', 'precious-health', 'least-precious-health', 'weak-precious'],
  ...['spare-health', 'wounds'],
  ...['adrenaline', 'most-adrenaline', 'danger', 'near-danger', 'actions', 'skills'],
  ...['weapons', 'best-weapon', 'kills', 'best-kills', 'precious-kills'],
  ...['spent', 'explosives', 'aids', 'clips'],
  ...['spread', 'widest', 'alone'],
  ...SURVIVOR_IDS.map((id) => `with-${id}`),
];

/** So many steps apart the ends of a board are, and so much a pair of good weapons is worth. */
const WIDE = 8;
const ARMED = 6;
const KILLS = 2;

export function teamNumbers(state: ArmyState, members: readonly Member[]): number[] {
  return [
    ...health(members),
    ...experience(state, members),
    ...weapons(members),
    ...supplies(members),
    ...spread(state, members),
    ...SURVIVOR_IDS.map((id) => (members.some(({ one }) => one.id === id) ? 1 : 0)),
  ];
}

function health(members: readonly Member[]): number[] {
  const precious: number[] = [];
  let spare = 0;
  let wounds = 0;
  for (const { one, precious: must } of members) {
    if (must) precious.push(one.health);
    else spare += one.health;
    wounds += baseHealth(one) - one.health;
  }
  return [
    members.length / TEAM,
    (sum(precious) + spare) / (TEAM * HEALTH),
    precious.length / TEAM,
    mean(precious) / TOUGH_HEALTH,
    least(precious) / TOUGH_HEALTH,
    precious.filter((left) => left === 1).length / 3,
    spare / (TEAM * 2),
    wounds / (TEAM * 2),
  ];
}

function experience(state: ArmyState, members: readonly Member[]): number[] {
  const level = highestDanger(state);
  const next = DANGER_LEVELS[level + 1];
  const all = members.map(({ one }) => one.adrenaline);
  const top = most(all);
  return [
    mean(all) / MOST_ADRENALINE,
    top / MOST_ADRENALINE,
    level / 3,
    next === undefined ? 0 : Math.max(0, 1 - (next - top) / 6),
    all.filter((one) => dangerOf(one) > 0).length / TEAM,
    members.filter(({ one }) => one.orange !== null).length / TEAM,
  ];
}

function weapons(members: readonly Member[]): number[] {
  const hands = members.flatMap(({ one }) => one.hand.map(handWorth));
  const kills = members.map((member) => member.kills / KILLS);
  return [
    sum(hands) / (TEAM * ARMED),
    most(hands) / 4,
    sum(kills) / TEAM,
    most(kills),
    mean(kills.filter((_, i) => members[i]?.precious === true)),
  ];
}

function supplies(members: readonly Member[]): number[] {
  let [spent, explosives, aids, clips] = [0, 0, 0, 0];
  for (const { one } of members)
    for (const item of itemsOf(one)) {
      const def = equipment(item.face);
      if (item.spent) spent += 1;
      if (def.explosive !== undefined) explosives += WORTH[item.face];
      if (def.item === 'aid') aids += 1;
      if (def.item === 'clip') clips += 1;
    }
  return [spent / TEAM, explosives / ARMED, aids / 2, clips / 2];
}

/** How far apart they are, and how many of those who must not fall have nobody with them. */
function spread(state: ArmyState, members: readonly Member[]): number[] {
  const ways = waysIn(state);
  const zones = members.map(({ one }) => one.at);
  const reaches = zones.map((from) => most(zones.map((to) => far(ways, from, to))));
  const alone = members.filter(({ one, precious }) => precious && zones.filter((at) => at === one.at).length === 1);
  return [mean(reaches) / WIDE, most(reaches) / WIDE, alone.length / 3];
}
