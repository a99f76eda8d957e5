import { ALPHAS, SHAMBLERS, SLEEPER_TOKENS } from '../../content/numbers.ts';
import { isZeus, ZOMBIES } from '../../content/zombies.ts';
import type { ZoneId } from '../../map/index.ts';
import { highestDanger } from '../../rules/skills.ts';
import { companionsAt, crowdedZones, waysIn } from '../../rules/table.ts';
import type { ArmyState } from '../../state.ts';
import { fellingChance } from '../attacks.ts';
import { bearerOf, COMPANION } from '../bearers.ts';
import { type Bearer, bearingCost } from '../bearing.ts';
import { isWanted } from '../prey.ts';
import { Outlook, type Threat } from '../threat.ts';
import { far, mean, most, nearest, sum } from './reckon.ts';
import type { Member } from './team.ts';

/** What the dead are about to do, and what is still to come. */
export const HORDE_FEATURES = [
  'shamblers',
  'alphas',
  'shamblers-left',
  'alphas-left',
  'shortage',
  'close',
  'close-to-precious',
  'near',
  'cost',
  'greatest-cost',
  'cost-despite-help',
  'flood',
  'surrounded',
  'abominations',
  'valentine',
  'queen',
  'zeus',
  'abominations-close',
  'wanted',
  'can-be-felled',
  'spawns',
  'spawns-to-come',
  'throne',
  'spawn-close',
  'spawn-close-to-precious',
  'sleepers',
  'sleepers-close',
  'noise-close',
  'bound',
  'charges',
  'round',
] as const;

/** As much as the loss of the game; more is no worse. */
const GAME = 30;
/** How many of its Actions somebody fights with in this round, and before the next is over. */
const NOW = 1.4;
const NEXT = 2;
/** Shamblers that one Spawn Zone brings, by the highest Danger Level. */
const SPAWNED: readonly number[] = [1.4, 2.2, 3, 3.8];
/** Games are over by then, mostly. */
const ROUNDS = 15;
/** How much less something counts for each step that it is away. */
const STEP = 0.7;

type Numbers = Record<(typeof HORDE_FEATURES)[number], number>;

export function hordeNumbers(state: ArmyState, members: readonly Member[]): Numbers {
  const { groups, pool, sleepers, spawns, round, trapped, charges } = state;
  return {
    shamblers: sum(groups.map((one) => one.shamblers)) / SHAMBLERS,
    alphas: sum(groups.map((one) => one.alphas)) / ALPHAS,
    'shamblers-left': pool.shamblers / SHAMBLERS,
    'alphas-left': pool.alphas / ALPHAS,
    shortage: shortage(state),
    ...nearness(state, members),
    ...costs(state, members),
    ...abominations(state, members),
    spawns: active(state).length / 5,
    'spawns-to-come': spawns.filter(({ since }) => since === null || since > round).length / 3,
    throne: spawns.some(({ kind }) => kind === 'zeus') ? 1 : 0,
    ...closeness(state, members),
    sleepers: sleepers.length / SLEEPER_TOKENS.length,
    bound: trapped.length / 4,
    charges: charges.length / 2,
    round: round / ROUNDS,
  };
}

const active = ({ spawns, round }: ArmyState) => spawns.filter(({ since }) => since !== null && since <= round);

/** AD-SPAWN-11: how much of what will come there are no figures for. */
function shortage(state: ArmyState): number {
  const expected = active(state).length * (SPAWNED[highestDanger(state)] ?? 0);
  return Math.min(1.5, Math.max(0, (1.4 * expected - state.pool.shamblers) / Math.max(1, expected)));
}

/** How many there are around somebody, Alphas counted twice. */
function nearness(state: ArmyState, members: readonly Member[]) {
  const ways = waysIn(state);
  const around = (member: Member, reach: number): number =>
    sum(
      state.groups.map(({ at, shamblers, alphas }) => {
        const steps = ways.distance(at, member.one.at);
        return steps < 0 || steps > reach ? 0 : (shamblers + 2 * alphas) * STEP ** steps;
      }),
    ) / 12;
  const close = members.map((member) => around(member, 1));
  return {
    close: mean(close),
    'close-to-precious': most(close.filter((_, i) => members[i]?.precious === true)),
    near: mean(members.map((member) => around(member, 4))),
  };
}

/** What the next Zombie Phase would cost those in each Zone: as it is, and if those who are there or one step away help. */
function costs(state: ArmyState, members: readonly Member[]) {
  const outlook = new Outlook(state);
  const ways = waysIn(state);
  const zones = crowdedZones(state).map((zone) => {
    const bearers = bearersAt(state, zone);
    const threat = outlook.at(zone);
    const here = sum(members.map(({ one, kills }) => (one.at === zone ? kills : 0)));
    const help = sum(members.map(({ one, kills }) => (ways.distance(one.at, zone) === 1 ? kills : 0)));
    return {
      cost: costOf(threat, bearers, 0),
      despite: costOf(threat, bearers, NOW * (here + 0.7 * help)),
      flood: Math.max(0, threat.after - (NOW + NEXT) * here),
      share: threat.after / Math.max(1, threat.after + 4 * here),
    };
  });
  return {
    cost: sum(zones.map(({ cost }) => cost)) / GAME,
    'greatest-cost': most(zones.map(({ cost }) => cost)) / GAME,
    'cost-despite-help': sum(zones.map(({ despite }) => despite)) / GAME,
    flood: Math.min(1.5, sum(zones.map(({ flood }) => flood)) / 12),
    surrounded: most(zones.map((one) => one.share)),
  };
}

function bearersAt(state: ArmyState, zone: ZoneId): Bearer[] {
  const found: Bearer[] = companionsAt(state, zone).map(() => COMPANION);
  state.survivors.forEach(({ at }, slot) => {
    const bearer = at === zone ? bearerOf(state, slot) : null;
    if (bearer !== null) found.push(bearer);
  });
  return found;
}

function costOf({ passes, attackers }: Threat, bearers: readonly Bearer[], killed: number): number {
  const rest = attackers <= 0 ? 0 : Math.max(0, 1 - killed / attackers);
  const cost = bearingCost(
    bearers,
    passes.map((wounds) => wounds * rest),
  );
  return Math.min(GAME, cost);
}

function abominations(state: ArmyState, members: readonly Member[]) {
  const ways = waysIn(state);
  const { abominations: all } = state;
  const there = (is: (type: (typeof all)[number]['type']) => boolean): number =>
    all.some(({ type }) => is(type)) ? 1 : 0;
  const zones = members.map(({ one }) => one.at);
  const wanted = all.filter(({ type }) => isWanted(state, type));
  const chances = wanted.map(({ type }) =>
    most(state.survivors.map(({ health }, slot) => (health > 0 ? fellingChance(state, slot, type) : 0))),
  );
  return {
    abominations: all.length / 2,
    valentine: there((type) => type === 'valentine'),
    queen: there((type) => type === 'queen'),
    zeus: there(isZeus),
    'abominations-close': sum(
      all.map(({ type, at }) => (ZOMBIES[type].actions * STEP ** nearest(ways, zones, at)) / 3),
    ),
    wanted: wanted.length,
    'can-be-felled': most(chances),
  };
}

/** How near is what brings more of them. */
function closeness(state: ArmyState, members: readonly Member[]) {
  const ways = waysIn(state);
  const spawns = active(state).map(({ at }) => at);
  const near = members.map(({ one }) => sum(spawns.map((at) => STEP ** far(ways, one.at, at))));
  const asleep = members.map(({ one }) =>
    sum(state.sleepers.map(({ at }) => (ways.distance(one.at, at) <= 1 ? 1 : 0))),
  );
  return {
    'spawn-close': mean(near),
    'spawn-close-to-precious': most(near.filter((_, i) => members[i]?.precious === true)),
    'sleepers-close': mean(asleep) / 2,
    'noise-close': mean(members.map(({ one }) => STEP ** far(ways, one.at, state.noise))),
  };
}
