import { ALPHAS, SHAMBLERS, SLEEPER_TOKENS } from '../../content/numbers.ts';
import { isZeus, ZOMBIE_CARDS, ZOMBIES } from '../../content/zombies.ts';
import { highestDanger } from '../../rules/skills.ts';
import { waysIn } from '../../rules/table.ts';
import type { ArmyState } from '../../state.ts';
import { fellingChance } from '../attacks.ts';
import { isWanted } from '../prey.ts';
import { activeSpawns, shortage } from '../shortage.ts';
import type { Member } from './members.ts';
import { far, flag, mean, most, nearest, sum } from './reckon.ts';

/** The dead: how many there are, how near, and how many more will come. */
export const HORDE_FEATURES = [
  ...['shamblers', 'alphas', 'shamblers-left', 'alphas-left', 'shortage'],
  ...['close', 'close-to-precious', 'near'],
  ...['abominations', 'valentine', 'queen', 'zeus', 'abominations-close', 'wanted', 'can-be-felled'],
  ...['spawns', 'spawns-to-come', 'throne', 'spawn-close', 'spawn-close-to-precious', 'cards'],
  ...['sleepers', 'sleepers-close', 'noise-close', 'bound', 'charges', 'round'],
];

/** Games are over by then, mostly. */
const ROUNDS = 15;
/** How much less something counts for each step that it is away. */
const STEP = 0.7;

export function hordeNumbers(state: ArmyState, members: readonly Member[]): number[] {
  const { groups, pool, trapped, charges, round } = state;
  return [
    sum(groups.map(({ shamblers }) => shamblers)) / SHAMBLERS,
    sum(groups.map(({ alphas }) => alphas)) / ALPHAS,
    pool.shamblers / SHAMBLERS,
    pool.alphas / ALPHAS,
    shortage(state),
    ...nearness(state, members),
    ...abominations(state, members),
    ...coming(state, members),
    ...asleep(state, members),
    trapped.length / 4,
    charges.length / 2,
    round / ROUNDS,
  ];
}

/** How many there are around somebody, Alphas counted twice: one step away, and further. */
function nearness(state: ArmyState, members: readonly Member[]): number[] {
  const ways = waysIn(state);
  const close: number[] = [];
  const near: number[] = [];
  for (const { one } of members) {
    let [here, around] = [0, 0];
    for (const { at, shamblers, alphas } of state.groups) {
      const steps = ways.distance(at, one.at);
      if (steps < 0 || steps > 4) continue;
      const felt = (shamblers + 2 * alphas) * STEP ** steps;
      around += felt;
      if (steps <= 1) here += felt;
    }
    close.push(here / 12);
    near.push(around / 12);
  }
  return [mean(close), most(close.filter((_, i) => members[i]?.precious === true)), mean(near)];
}

function abominations(state: ArmyState, members: readonly Member[]): number[] {
  const { abominations: all, survivors } = state;
  const ways = waysIn(state);
  const zones = members.map(({ one }) => one.at);
  let [close, wanted, felling] = [0, 0, 0];
  for (const { type, at } of all) {
    close += (ZOMBIES[type].actions * STEP ** nearest(ways, zones, at)) / 3;
    if (!isWanted(state, type)) continue;
    wanted += 1;
    survivors.forEach(({ health }, slot) => {
      if (health > 0) felling = Math.max(felling, fellingChance(state, slot, type));
    });
  }
  return [
    all.length / 2,
    flag(all.some(({ type }) => type === 'valentine')),
    flag(all.some(({ type }) => type === 'queen')),
    flag(all.some(({ type }) => isZeus(type))),
    close,
    wanted,
    felling,
  ];
}

/** How many Zombies more each round will bring, and how near. */
function coming(state: ArmyState, members: readonly Member[]): number[] {
  const active = activeSpawns(state);
  const ways = waysIn(state);
  const near = members.map(({ one }) => sum(active.map(({ at }) => STEP ** far(ways, one.at, at))));
  return [
    active.length / 5,
    (state.spawns.length - active.length) / 3,
    flag(state.spawns.some(({ kind }) => kind === 'zeus')),
    mean(near),
    most(near.filter((_, i) => members[i]?.precious === true)),
    cards(state),
  ];
}

/** What a card of the Zombie deck brings on average: which cards are left in it follows from those that have come. */
function cards(state: ArmyState): number {
  const level = highestDanger(state);
  let weight = 0;
  for (const id of state.zombieDeck) {
    const { type, count } = ZOMBIE_CARDS[id]?.[level] ?? EMPTY;
    weight += type === 'shambler' ? count : type === 'alpha' ? 2 * count : 5 * count;
  }
  return weight / Math.max(1, state.zombieDeck.length) / 8;
}

const EMPTY = { type: 'shambler', count: 0 } as const;

function asleep(state: ArmyState, members: readonly Member[]): number[] {
  const { sleepers } = state;
  const ways = waysIn(state);
  const close = members.map(({ one }) => sleepers.filter(({ at }) => far(ways, one.at, at) <= 1).length / 2);
  const noise = members.map(({ one }) => STEP ** far(ways, one.at, state.noise));
  return [sleepers.length / SLEEPER_TOKENS.length, mean(close), mean(noise)];
}
