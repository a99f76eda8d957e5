import { type ArmyEvents, EQUIPMENT_IDS } from '@dreadhouse/army-of-the-dead';
import type { EventTable } from '../../contract/events.ts';
import { eventsIn } from '../../kit/log/events-in.ts';
import { both, pointing } from '../../kit/log/targets.ts';

// --- what an event points at: where it happens first, then whom and what it concerns ---

const zone = pointing('at');
const survivor = pointing('survivor', 'survivor:');
const there = both(zone, survivor);
const way = both(pointing('to'), pointing('from'));
const going = both(way, survivor);
const partners = both(survivor, pointing('partner', 'survivor:'));
const item = both(survivor, pointing('item', 'item:'));
const items = both(survivor, pointing('items', 'item:'));
const CARDS: readonly string[] = EQUIPMENT_IDS;
/** Of what changes hands or is fought with, the cards: no tokens, no Companions, no Truck. */
const cards = (names: readonly string[]): readonly string[] =>
  names.filter((name) => CARDS.includes(name)).map((name) => `item:${name}`);
const strike = both(there, ({ item: arm }: { item: string }) => cards([arm]));

const EVENTS = {
  // --- the beginning, rounds and turns, the end ---
  'survivor-chosen': { pause: 0, sign: 'event', weight: 'detail', at: survivor },
  equipped: { pause: 0, sign: 'event', weight: 'detail', at: items },
  'goal-drawn': { pause: 0, sign: 'event', weight: 'plain', at: survivor },
  'companion-chosen': { pause: 0, sign: 'event', weight: 'plain', at: there },
  'game-began': { pause: 600, sign: 'event', weight: 'plain' },
  round: {
    ...{ pause: 600, sign: 'event', weight: 'plain' },
    place: ({ round }) => ({ turn: round, phase: 'players' }),
  },
  turn: { pause: 250, sign: 'time', weight: 'plain', at: survivor },
  'turn-over': { pause: 0, sign: 'time', weight: 'detail', at: survivor },
  'left-to-the-game': { pause: 0, sign: 'event', weight: 'plain' },
  'decides-again': { pause: 0, sign: 'event', weight: 'plain' },
  won: { pause: 1200, sign: 'end', weight: 'important' },
  lost: { pause: 1200, sign: 'end', weight: 'important' },

  // --- Survivors on their way ---
  moved: { pause: 420, sign: 'move', weight: 'plain', sound: 'step', at: going },
  'crept-away': { pause: 700, sign: 'dice', weight: 'plain', sound: 'dice', at: there },
  shouted: { pause: 400, sign: 'panic', weight: 'plain', at: there },
  noise: {
    ...{ pause: 450, sign: 'panic', weight: 'plain' },
    at: both(zone, pointing('from')),
    // A shout moves the token, and the token's move says the same again.
    echoes: (_, before) => before.kind === 'shouted',
  },
  led: { pause: 0, sign: 'saved', weight: 'important', at: both(survivor, pointing('to', 'survivor:')) },
  'to-the-rescue': { pause: 0, sign: 'saved', weight: 'important', at: survivor },
  shoved: { pause: 500, sign: 'enemy', weight: 'plain', at: going },
  saved: { pause: 500, sign: 'move', weight: 'plain', at: both(going, pointing('by', 'survivor:')) },
  'not-saved': { pause: 0, sign: 'move', weight: 'plain', at: both(survivor, pointing('by', 'survivor:')) },
  adrenaline: { pause: 0, sign: 'time', weight: 'plain', at: survivor },
  'danger-level': { pause: 700, sign: 'time', weight: 'important', at: survivor },
  'skill-chosen': { pause: 0, sign: 'card', weight: 'plain', at: survivor },
  healed: { pause: 600, sign: 'health', weight: 'important', sound: 'saved', at: survivor },

  // --- what they carry ---
  found: { pause: 700, sign: 'card', weight: 'plain', sound: 'card', at: item },
  'found-nothing': { pause: 0, sign: 'card', weight: 'plain', at: survivor },
  'left-behind': { pause: 0, sign: 'card', weight: 'detail', at: item },
  discarded: { pause: 0, sign: 'card', weight: 'detail', at: item },
  reward: { pause: 0, sign: 'card', weight: 'plain', at: items },
  traded: {
    ...{ pause: 0, sign: 'card', weight: 'plain' },
    at: (told) => [...partners(told), ...cards(told.give), ...cards(told.take)],
  },
  'trade-refused': { pause: 0, sign: 'card', weight: 'plain', at: partners },
  reloaded: { pause: 0, sign: 'item', weight: 'plain', at: item },
  'charge-placed': { pause: 0, sign: 'item', weight: 'plain', at: strike },
  'trap-set': { pause: 0, sign: 'item', weight: 'plain', at: there },
  'picked-up': { pause: 600, sign: 'item', weight: 'plain', at: there },
  'objective-taken': { pause: 900, sign: 'item', weight: 'important', sound: 'saved', at: there },
  recruited: {
    ...{ pause: 800, sign: 'saved', weight: 'important' },
    at: both(survivor, pointing('companion', 'survivor:')),
  },

  // --- the Truck ---
  boarded: { pause: 350, sign: 'move', weight: 'plain', at: survivor },
  'changed-seat': { pause: 0, sign: 'move', weight: 'plain', at: survivor },
  'got-out': { pause: 350, sign: 'move', weight: 'plain', at: survivor },
  drove: { pause: 500, sign: 'move', weight: 'plain', sound: 'step', at: going },

  // --- Combat ---
  attack: { pause: 550, sign: 'move', weight: 'important', at: strike },
  'concentrated-attack': { pause: 550, sign: 'move', weight: 'important', at: strike },
  rolled: { pause: 1000, sign: 'dice', weight: 'plain', sound: 'dice', at: survivor },
  rerolled: { pause: 0, sign: 'dice', weight: 'plain', at: survivor },
  'more-dice': { pause: 900, sign: 'dice', weight: 'plain', at: survivor },
  'attack-result': { pause: 0, sign: 'dice', weight: 'plain', at: there },
  killed: {
    ...{ pause: 650, sign: 'death', weight: 'plain', sound: 'hit' },
    at: ({ at, survivor: id = null }) => there({ at, survivor: id }),
  },
  unmasked: { pause: 1200, sign: 'enemy', weight: 'important', at: zone },
  trapped: { pause: 600, sign: 'enemy', weight: 'plain', at: zone },
  'steady-hand': { pause: 0, sign: 'event', weight: 'plain', at: survivor },
  'out-of-ammo': { pause: 600, sign: 'item', weight: 'plain', at: item },
  'trap-sprung': { pause: 500, sign: 'horror', weight: 'plain', at: zone },
  explosion: { pause: 900, sign: 'horror', weight: 'plain', sound: 'fright', at: zone },
  wounded: { pause: 800, sign: 'health', weight: 'important', sound: 'hit', at: survivor },
  eliminated: { pause: 1400, sign: 'death', weight: 'important', sound: 'death', at: there },
  'companion-lost': { pause: 1400, sign: 'death', weight: 'important', sound: 'death', at: survivor },

  // --- Sleepers ---
  'sleepers-woke': { pause: 900, sign: 'enemy', weight: 'important', sound: 'fright', at: zone, read: true },
  'sleepers-eliminated': { pause: 700, sign: 'move', weight: 'important', at: there },

  // --- the horde ---
  'zombie-phase': {
    ...{ pause: 700, sign: 'event', weight: 'plain' },
    place: ({ round }) => ({ turn: round, phase: 'zombies' }),
  },
  'zombies-attack': { pause: 750, sign: 'enemy', weight: 'important', sound: 'fright', at: zone, read: true },
  'zombies-move': { pause: 520, sign: 'enemy', weight: 'plain', at: both(way, pointing('target')) },
  'zombies-stay': { pause: 0, sign: 'enemy', weight: 'detail', at: both(zone, pointing('target')) },
  shortage: { pause: 900, sign: 'enemy', weight: 'important' },
  'zombie-card': { pause: 900, sign: 'card', weight: 'important', sound: 'card', at: zone, read: true },
  'order-card': { pause: 1100, sign: 'card', weight: 'important', sound: 'card', read: true },
  spawned: { pause: 450, sign: 'enemy', weight: 'plain', at: zone },
  abomination: { pause: 1200, sign: 'enemy', weight: 'important', sound: 'fright', at: zone },
  'zeus-came': { pause: 1400, sign: 'enemy', weight: 'important', sound: 'fright', at: zone },
  aaahh: { pause: 900, sign: 'enemy', weight: 'important', sound: 'fright', at: zone },
  summoned: { pause: 0, sign: 'event', weight: 'plain', at: survivor },
  'deck-reshuffled': { pause: 0, sign: 'card', weight: 'detail' },

  // --- goals and the mission ---
  'goal-progress': { pause: 0, sign: 'event', weight: 'plain', at: survivor },
  'goal-complete': { pause: 1000, sign: 'end', weight: 'important', sound: 'saved', at: survivor },
  'device-on': { pause: 700, sign: 'event', weight: 'important', at: there },
  'power-on': { pause: 700, sign: 'event', weight: 'important' },
  'truck-works': { pause: 700, sign: 'event', weight: 'important' },
  'spawn-zone-active': { pause: 700, sign: 'event', weight: 'important', at: zone },
  'door-opened': { pause: 700, sign: 'event', weight: 'important' },
  'bags-found': { pause: 600, sign: 'event', weight: 'important', at: zone },
  'crown-left': { pause: 700, sign: 'event', weight: 'important', at: zone },
  'helicopter-called': { pause: 800, sign: 'event', weight: 'important' },
  'helicopter-arrived': { pause: 1000, sign: 'event', weight: 'important', sound: 'saved', at: zone },

  // --- the Vault ---
  'vault-card': { pause: 900, sign: 'card', weight: 'plain' },
  challenge: { pause: 0, sign: 'dice', weight: 'plain', at: survivor },
  'challenge-rolled': { pause: 800, sign: 'dice', weight: 'plain', sound: 'dice' },
  bonus: { pause: 0, sign: 'dice', weight: 'plain', at: survivor },
  'challenge-won': { pause: 1000, sign: 'dice', weight: 'important', at: survivor },
  'challenge-lost': { pause: 900, sign: 'dice', weight: 'important', at: survivor },
  'vault-opened': { pause: 1000, sign: 'event', weight: 'important', sound: 'saved', at: survivor },
} satisfies EventTable<ArmyEvents>;

export const events = eventsIn<ArmyEvents>(EVENTS);
