import type { Rules } from '@dreadhouse/engine';
import { type OrderKind, orderCard } from '../content/orders.ts';
import { type Lines, type Spawn, ZOMBIE_CARDS } from '../content/zombies.ts';
import type { ZoneId } from '../map/index.ts';
import type { Army } from '../state.ts';
import { activate, everyZombie, type Shortage, shortage } from './activation.ts';
import { crowdAt } from './aim.ts';
import { enterZone } from './entering.ts';
import { addZombies, FIGURES, type Horde } from './horde.ts';
import { moveNoise } from './noise.ts';
import { reactToSpawn } from './reactions.ts';
import { highestDanger } from './skills.ts';
import { wake } from './sleepers.ts';
import { crowdedZones, placeOf, waysIn } from './table.ts';
import { settle, zoneOption } from './ties.ts';

/** AD-SPAWN-05, AD-R-35: an empty deck is made anew of its discards. */
function drawCard(g: Army, which: 'zombies' | 'orders'): string | undefined {
  const { state } = g;
  const [deck, discard] =
    which === 'zombies' ? [state.zombieDeck, state.zombieDiscard] : [state.orders, state.ordersDiscard];
  if (deck.length === 0) {
    deck.push(...discard.splice(0).sort());
    g.shuffle(which, deck);
    g.tell('all', 'deck-reshuffled', { deck: which, rule: 'AD-SPAWN-05' });
  }
  return g.draw(deck);
}

/** AD-SPAWN-04, AD-AP-08: the line of the highest Danger Level. */
function lineOf(g: Army, lines: Lines): Spawn {
  return lines[highestDanger(g.state)] as Spawn;
}

/** AD-SPAWN-04: one card for one Spawn Zone. */
export function* resolveZombieCard(g: Army, at: ZoneId): Rules {
  const { state } = g;
  const card = drawCard(g, 'zombies');
  if (card === undefined) return;
  g.touch(`zombie-card:${card}`);
  const line = lineOf(g, ZOMBIE_CARDS[card] as Lines);
  const { type, count } = line;
  const isAbomination = type === 'valentine' || type === 'queen';
  (isAbomination ? state.zombieOut : state.zombieDiscard).push(card); // AD-R-103
  g.reveal('all', 'zombie-card', { card, at, type, count, rule: 'AD-SPAWN-04' });
  if (isAbomination) yield* bringAbomination(g, type, at);
  else yield* bring(g, at, type, count);
}

/** AD-ABOM-05, AD-R-103: its card stays beside the board for good. */
function* bringAbomination(g: Army, type: 'valentine' | 'queen', at: ZoneId): Rules {
  g.state.abominations.push({ type, at });
  g.touch(`zombie:${type}`);
  g.tell('all', 'abomination', { type, at, rule: 'AD-ABOM-05' });
  yield* stirUp(g, at, []);
}

/** Figures from the box, as many as there are (AD-SPAWN-11), and then what they stir up. */
function* bring(g: Army, at: ZoneId, type: Horde, count: number): Rules {
  const { state } = g;
  if (count === 0) return;
  const placed = Math.min(count, state.pool[FIGURES[type]]);
  state.pool[FIGURES[type]] -= placed;
  addZombies(state, at, type, placed);
  g.tell('all', 'spawned', { type, count: placed, at, rule: 'AD-SPAWN-01' });
  const short: Shortage[] = placed < count ? [{ type, rule: 'AD-SPAWN-11' }] : [];
  if (placed > 0) yield* stirUp(g, at, short);
  else yield* runOut(g, short);
}

/**
 * AD-R-37: after the new figures come those who sleep there (AD-SLEEP-08), AD-R-19: then those who react, and only then whatever was short, in
 * the same order: first of what spawned, then of the Sleepers.
 */
function* stirUp(g: Army, at: ZoneId, short: Shortage[]): Rules {
  yield* enterZone(g, at, 'AD-SLEEP-08', short);
  yield* reactToSpawn(g, at);
  yield* runOut(g, short);
}

/** AD-SPAWN-12: one extra Activation after the other. */
function* runOut(g: Army, short: readonly Shortage[]): Rules {
  for (const one of short) yield* shortage(g, one);
}

/** AD-SPAWN-07: Zombies and, once all that comes of them is done (AD-SPAWN-11), orders, from a card of Zeus's. */
export function* resolveOrders(g: Army, home: ZoneId): Rules {
  const { state } = g;
  const card = drawCard(g, 'orders');
  if (card === undefined) return;
  state.ordersDiscard.push(card);
  const { kind, lines } = orderCard(card);
  const line = lineOf(g, lines);
  const type = line.type as Horde; // no order brings an Abomination
  g.touch(`order:${kind}`);
  g.reveal('all', 'order-card', { card: kind, type, count: line.count, rule: 'AD-SPAWN-07' });
  const at = kind === 'outflank' ? yield* flank(g, home) : home;
  yield* bring(g, at, type, line.count);
  const then = ORDERS[kind];
  if (then !== undefined) yield* then(g, home);
}

/** AD-R-104: the active Spawn Zone with the shortest path to the Noise; Zeus's own only if there is no other. */
function* flank(g: Army, home: ZoneId): Rules<ZoneId> {
  const { state } = g;
  const ways = waysIn(state);
  const active = state.spawns.filter(({ kind, since }) => kind !== 'zeus' && since !== null && since <= state.round);
  const near = nearest(active.map(({ at }) => ({ at, steps: ways.distance(at, state.noise) })));
  if (near.length === 0) return home;
  return (yield* settle(g, 'outflank', 'AD-SPAWN-07', near.map(zoneOption), {})).choice.zone;
}

/** Those with the fewest steps, of those from which a path leads there at all. */
function nearest(places: readonly { at: ZoneId; steps: number }[]): ZoneId[] {
  const reached = places.filter(({ steps }) => steps >= 0);
  const least = Math.min(...reached.map(({ steps }) => steps));
  return [...new Set(reached.filter(({ steps }) => steps === least).map(({ at }) => at))];
}

const ORDERS: Readonly<Partial<Record<OrderKind, (g: Army, home: ZoneId) => Rules>>> = {
  'honour-guard': (g, home) => {
    const guard = everyZombie(g.state, 'alpha').filter(({ at }) => at === home);
    return activate(g, guard);
  },
  roar: (g) => {
    const awake = everyZombie(g.state, 'shambler').filter(({ at }) => seesSomebody(g, at));
    return activate(g, awake);
  },
  hunt: (g) => activate(g, everyZombie(g.state, 'alpha')),
  stir,
  *'rising-tide'(g) {
    const start = g.state.spawns.find((one) => one.kind === 'start');
    if (start !== undefined) yield* resolveZombieCard(g, start.at);
  },
  scent: (g) => noiseToCrowd(g, 'AD-SPAWN-07'),
};

function seesSomebody(g: Army, at: ZoneId): boolean {
  const ways = waysIn(g.state);
  return crowdedZones(g.state).some((to) => ways.sees(at, to));
}

/** AD-R-104: the Sleepers with the shortest path to a Survivor. */
function* stir(g: Army): Rules {
  const { state } = g;
  const ways = waysIn(state);
  const crowded = crowdedZones(state);
  const places = state.sleepers.map(({ at }) => {
    const steps = crowded.map((to) => ways.distance(at, to)).filter((one) => one >= 0);
    return { at, steps: steps.length === 0 ? -1 : Math.min(...steps) };
  });
  const near = nearest(places).sort((a, b) => placeOf(state, a) - placeOf(state, b));
  if (near.length === 0) return;
  const { choice } = yield* settle(g, 'stir', 'AD-SPAWN-07', near.map(zoneOption), {});
  yield* wake(g, choice.zone, 'AD-SPAWN-07');
}

/** AD-ROUND-06, AD-R-32: to the Zone with the most Survivors; AD-R-08: nobody wakes. AD-R-24: ties are the First Player's. */
export function* noiseToCrowd(g: Army, rule: string): Rules {
  const { state } = g;
  const crowded = crowdedZones(state);
  const most = Math.max(...crowded.map((at) => crowdAt(state, at)));
  const best = crowded.filter((at) => crowdAt(state, at) === most);
  if (best.length === 0) return;
  const { choice } = yield* settle(g, 'noise-tie', rule, best.map(zoneOption), {});
  moveNoise(g, choice.zone, rule);
}
