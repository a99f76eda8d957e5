import { bestRated, fastChance, type Match } from '@dreadhouse/engine';
import { begun } from '@dreadhouse/engine/testing';
import { describe, expect, test } from 'vitest';
import { equipment } from '../src/content/equipment.ts';
import type { SurvivorId } from '../src/content/survivors.ts';
import { type ArmyEvents, type ArmyView, armyOfTheDead, dangerOf, LEVELS, type ZombieType } from '../src/index.ts';
import type { ArmyState } from '../src/state.ts';
import { type Table, turn } from './kit.ts';

type Seen = ArmyView['survivors'][number];

const who = (view: ArmyView, id: SurvivorId): Seen => view.survivors.find((one) => one.id === id) as Seen;
const slotOf = (view: ArmyView, id: SurvivorId): number => view.survivors.findIndex((one) => one.id === id);
const carries = (one: Seen, face: string): boolean => [...one.hand, ...one.backpack].some((item) => item.face === face);
const owns = (view: ArmyView, id: SurvivorId, thing: string): boolean =>
  carries(who(view, id), thing) ||
  who(view, id).tokens.some((token) => token === thing) ||
  view.companions.some((one) => one.id === thing && one.leader === slotOf(view, id));
const goalOf = (view: ArmyView, id: SurvivorId) => view.goals.find(({ owner }) => owner === id);
const isActing = (view: ArmyView, id: SurvivorId): boolean => view.turn?.slot === slotOf(view, id);

function countOf({ groups, abominations }: ArmyView, at: string, type: ZombieType): number {
  const group = groups.find((one) => one.at === at);
  if (type === 'shambler') return group?.shamblers ?? 0;
  if (type === 'alpha') return group?.alphas ?? 0;
  return abominations.filter((one) => one.at === at && one.type === type).length;
}

function seatOf({ truck }: ArmyView, slot: number): string | null {
  if (truck?.driver === slot) return 'driver';
  if (truck?.gunner === slot) return 'gunner';
  return truck?.passengers.includes(slot) === true ? 'passenger' : null;
}

/**
 * What the view must show when an event is told; `before` is the view at the event before it. null: the event announces something, and what
 * comes of it is told by others.
 */
type Check<D> = ((now: ArmyView, told: D, before: ArmyView) => boolean) | null;

const CHECKS: { readonly [K in keyof ArmyEvents]: Check<ArmyEvents[K]> } = {
  'survivor-chosen': (now, { survivor, seat }) => who(now, survivor).seat === seat,
  equipped: (now, { survivor, items }) => items.every((face) => carries(who(now, survivor), face)),
  'goal-drawn': (now, { survivor, colour }) => goalOf(now, survivor)?.colour === colour,
  'companion-chosen': (now, { survivor, at }) => now.companions.some((one) => one.id === survivor && one.at === at),
  'game-began': (now, { survivors, goals }) =>
    survivors.every((id) => slotOf(now, id) >= 0) && goals.every((id) => goalOf(now, id) !== undefined),
  round: (now, { round, seat }) =>
    now.round === round && now.player === seat && now.step === 'players' && now.survivors.every(({ acted }) => !acted),
  turn: (now, { survivor }) => isActing(now, survivor),
  'turn-over': (now, { survivor }, before) =>
    (before.turn?.lent ?? null) !== null || (!isActing(now, survivor) && who(now, survivor).acted),
  'left-to-the-game': (now, { seat, what }) => now.auto.some((one) => one.seat === seat && one.what === what),
  'decides-again': (now, { seat }) => now.auto.every((one) => one.seat !== seat),
  won: (now, { how }) => now.result?.side === 'survivors' && now.result.how === how,
  lost: (now, { how }) => now.result?.side === 'zombies' && now.result.how === how,

  moved: (now, { survivor, to }) => who(now, survivor).at === to,
  'crept-away': null,
  adrenaline: (now, { survivor, total }) => who(now, survivor).adrenaline === total,
  'danger-level': (now, { survivor, level }) => dangerOf(who(now, survivor).adrenaline) >= LEVELS.indexOf(level),
  'skill-chosen': (now, { survivor, skill }) => who(now, survivor).skills.includes(skill),
  found: (now, { item }) => now.drawn.includes(item),
  'found-nothing': (now) => now.decks.equipment === 0,
  'left-behind': (now, { item }) => now.drawn.length === 0 && now.equipmentDiscard.includes(item),
  discarded: (now, { item }) => now.equipmentDiscard.includes(item),
  aaahh: (now, { at }) => now.drawn.length === 0 && countOf(now, at, 'shambler') > 0,
  traded: (now, { survivor, partner, give, take }) =>
    give.every((thing) => owns(now, partner, thing)) && take.every((thing) => owns(now, survivor, thing)),
  'trade-refused': (now) => now.trade === null,
  'objective-taken': (now, { survivor, at, token }, before) =>
    who(now, survivor).tokens.includes(token) &&
    now.objectives.filter((zone) => zone === at).length < before.objectives.filter((zone) => zone === at).length &&
    (token === 'red' ? now.progress.red > before.progress.red : now.progress.taken.includes(token)),
  'picked-up': (now, { survivor, token }, before) =>
    who(now, survivor).tokens.includes(token) && now.loot.length < before.loot.length,
  recruited: (now, { survivor, companion }) =>
    now.companions.some((one) => one.id === companion && one.recruited && one.leader === slotOf(now, survivor)),
  reward: (now, { survivor, items }) => items.every((face) => carries(who(now, survivor), face)),
  shouted: null,
  noise: (now, { at }) => now.noise === at,
  reloaded: (now, { survivor, item }) =>
    [...who(now, survivor).hand, ...who(now, survivor).backpack].some(({ face, spent }) => face === item && !spent),
  healed: (now, { survivor, health }) => who(now, survivor).health === health,
  'charge-placed': (now, { at, item }) => now.charges.some((one) => one.at === at && one.face === item),
  'trap-set': (now, { at }) => now.charges.some((one) => one.at === at && equipment(one.face).explosive === 'trap'),
  'trap-sprung': (now, _, before) => now.charges.length < before.charges.length,
  led: (now, { to }) => isActing(now, to) && now.turn?.lent === 'leader',
  'to-the-rescue': (now, { survivor }) => isActing(now, survivor) && now.turn?.lent === 'rescue',
  shoved: (now, { from }) =>
    !now.groups.some(({ at }) => at === from) && !now.abominations.some(({ at }) => at === from),
  saved: (now, { survivor, by, to }) =>
    [...now.survivors, ...now.companions].some((one) => one.id === survivor && one.at === to) && who(now, by).at === to,
  'not-saved': null,
  summoned: (now, { survivor }, before) => who(now, survivor).tokens.length < who(before, survivor).tokens.length,

  boarded: (now, { survivor, seat }) => seatOf(now, slotOf(now, survivor)) === seat,
  'changed-seat': (now, { survivor, seat }) => seatOf(now, slotOf(now, survivor)) === seat,
  'got-out': (now, { survivor }) => seatOf(now, slotOf(now, survivor)) === null,
  drove: (now, { survivor, to }) => now.truck?.at === to && who(now, survivor).at === to,

  attack: null,
  'concentrated-attack': null,
  rolled: (now, { dice, ammo }) => JSON.stringify([now.roll?.dice, now.roll?.ammo]) === JSON.stringify([dice, ammo]),
  rerolled: null,
  'more-dice': (now, { dice }) => JSON.stringify(now.roll?.dice.slice(-dice.length)) === JSON.stringify(dice),
  'attack-result': null,
  killed: (now, { at, type, count }, before) => countOf(now, at, type) === countOf(before, at, type) - count,
  unmasked: (now, { at }) => countOf(now, at, 'zeus') === 1,
  trapped: (now, { at, type }, before) =>
    now.trapped.length > before.trapped.length && now.trapped.some((one) => one.at === at && one.type === type),
  'steady-hand': null,
  'out-of-ammo': (now, { survivor, item }) =>
    [...who(now, survivor).hand, ...who(now, survivor).backpack].some(({ face, spent }) => face === item && spent),
  explosion: (now, { at }) => !now.charges.some((one) => one.at === at),
  wounded: (now, { survivor, health }) => who(now, survivor).health === health,
  eliminated: (now, { survivor }) => {
    const { health, hand, backpack, tokens } = who(now, survivor);
    const slot = slotOf(now, survivor);
    const left = seatOf(now, slot) === null && now.companions.every(({ leader }) => leader !== slot);
    return health === 0 && hand.length + backpack.length + tokens.length === 0 && left;
  },
  'companion-lost': (now, { survivor }) => now.companions.some((one) => one.id === survivor && !one.alive),

  'sleepers-woke': (now, { at, count }, before) =>
    countOf(now, at, 'shambler') === countOf(before, at, 'shambler') + Math.min(count, before.pool.shamblers) &&
    now.sleepers.length < before.sleepers.length,
  'sleepers-eliminated': (now, { count }, before) =>
    now.sleepers.length < before.sleepers.length && now.sleepersGone.includes(count),

  'zombie-phase': (now, { round }) => now.step === 'zombies' && now.turn === null && now.round === round,
  'zombies-attack': null,
  'zombies-move': (now, { type, from, to, count }, before) =>
    countOf(now, to, type) === countOf(before, to, type) + count &&
    countOf(now, from, type) === countOf(before, from, type) - count,
  'zombies-stay': (now, { type, at, count }) => countOf(now, at, type) >= count,
  shortage: null,
  'zombie-card': (now, { card }) => [...now.zombieDiscard, ...now.zombieOut].includes(card),
  'order-card': (now, _, before) => now.decks.orders < before.decks.orders && now.ordersDiscard.length > 0,
  spawned: (now, { at, type, count }) => countOf(now, at, type) >= count,
  abomination: (now, { at, type }) => countOf(now, at, type) === 1,
  'zeus-came': (now, { at, type }) => countOf(now, at, type) === 1 && now.spawns.every(({ kind }) => kind !== 'zeus'),
  'deck-reshuffled': (now, { deck }) => now.decks[deck] > 0,

  'goal-progress': (now, { survivor, progress }) => goalOf(now, survivor)?.progress === progress,
  'goal-complete': (now, { survivor }) => goalOf(now, survivor)?.done === true,

  'device-on': (now, { device }) => now.progress.devices.includes(device),
  'power-on': (now) => now.progress.power,
  'truck-works': (now) => now.truck?.works === true,
  'spawn-zone-active': (now, { at }) => now.spawns.some((one) => one.at === at && one.since !== null),
  'door-opened': (now, { door }) => now.progress.opened.includes(door),
  'bags-found': (now, { at, count }) => now.loot.filter((one) => one.at === at && one.what === 'bag').length >= count,
  'crown-left': (now, { at }) => now.loot.some((one) => one.at === at && one.what === 'crown'),
  'helicopter-called': (now, { rounds }) => now.progress.arrival === now.round + rounds,
  'helicopter-arrived': (now) => now.progress.arrived,

  'vault-card': (now, { card }) => now.vault?.card === card,
  challenge: (now, { survivor }) => now.challenge?.slot === slotOf(now, survivor),
  'challenge-rolled': (now, { dice }) => JSON.stringify(now.challenge?.dice) === JSON.stringify(dice),
  bonus: (now, { survivor, dice }) =>
    JSON.stringify(now.challenge?.dice) === JSON.stringify(dice) &&
    now.challenge?.help.some((help) => help.who === survivor && help.used) === true,
  'challenge-won': (now) => now.challenge === null && now.vault?.beaten === true,
  'challenge-lost': (now) => now.challenge === null && now.vault?.beaten === false,
  'vault-opened': (now) => now.vault?.open === true,
};

/** The rules tell each kind with the details that its check knows. */
const BY_KIND: Readonly<Record<string, Check<never>>> = CHECKS;

/** Told while figures are counted off, one by one. */
const AMIDST: readonly string[] = ['goal-progress', 'goal-complete'];

interface Watched {
  readonly seen: Set<string>;
  /** What was told and could not be seen. */
  readonly wrong: string[];
}

/** Looks at the table whenever something is told. */
function watch(match: Match<ArmyState>, { seen, wrong }: Watched): void {
  let before = match.view(0) as ArmyView;
  match.onTell = ({ kind, details, position }) => {
    const now = match.view(0) as ArmyView;
    const check = BY_KIND[kind];
    if (check === undefined) wrong.push(`${kind} is not known`);
    else if (check !== null && !check(now, details as never, before))
      wrong.push(`${position}: ${kind} ${JSON.stringify(details)}`);
    seen.add(kind);
    if (!AMIDST.includes(kind)) before = now;
  };
}

function play(game: number, watched: Watched): void {
  const seats = (game % 3) + 1;
  const options = armyOfTheDead.sampleOptions(game, seats);
  const match = begun(armyOfTheDead, { seed: `steps ${game}`, options, seats });
  watch(match, watched);
  const chance = fastChance(`steps player ${game}`);
  while (!match.over) {
    // Whoever plays with some sense sees more of a mission than those who stumble about.
    const [seat = 0] = match.waitingFor();
    const sensible = chance.die('sense', 6) > 1;
    match.answer(seat, (sensible ? bestRated(match.run, seat, chance) : chance.pick('option', match.legal(seat))).id);
  }
}

describe('at the moment when something is told everybody sees it already', () => {
  test('in games of every mission', () => {
    const watched: Watched = { seen: new Set(), wrong: [] };
    for (let game = 0; game < 30; game++) play(game, watched);
    expect(watched.wrong).toEqual([]);
    expect(watched.seen.size).toBeGreaterThan(Object.keys(CHECKS).length * 0.8);
  }, 180_000);

  /** What such games seldom come to. */
  const RARE: readonly [keyof ArmyEvents, Table, readonly string[]][] = [
    [
      'drove',
      turn(
        'chambers',
        'C3',
        [],
        { truck: { at: 'C3', works: true, driver: 5, gunner: null, passengers: [], companions: [] } },
        { mission: 'M2' },
      ),
      ['drive:D3', 'get-out'],
    ],
    [
      'recruited',
      turn('kate', 'A4', [], { companions: [{ id: 'geeta', at: 'A4', leader: null, recruited: true, alive: true }] }),
      ['recruit:geeta', 'move:A3'],
    ],
    [
      'to-the-rescue',
      turn('scott', 'F6', [], {
        spawns: [],
        survivors: { scott: { red: 'to-the-rescue' }, dieter: 'A1' },
        yetToAct: ['scott'],
        zombies: { A1: '1S' },
      }),
      ['end', 'noise'],
    ],
  ];

  test.each(RARE)('%s', (kind, t, answers) => {
    const watched: Watched = { seen: new Set(), wrong: [] };
    watch(t.match, watched);
    t.answers(...answers);
    expect(watched.wrong).toEqual([]);
    expect(watched.seen).toContain(kind);
  });

  test('and what was told of a roll does not change when more dice are rolled', () => {
    const t = turn('scott', 'A4', ['machete'], {
      survivors: { scott: { red: 'roll6-die-melee' } },
      zombies: { A4: '1S' },
    }).dice('dice', 6, 3);
    t.answers('attack:machete:A4', 'more:1');
    const rolls = t.match.events.filter(({ kind }) => kind === 'rolled' || kind === 'more-dice');
    expect(rolls.map(({ details }) => details['dice'])).toEqual([[6], [3]]);
  });
});
