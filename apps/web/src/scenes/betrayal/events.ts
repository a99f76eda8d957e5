import type { BetrayalEvents } from '@dreadhouse/betrayal';
import type { EventTable } from '../../contract/events.ts';
import { eventsIn } from '../../kit/log/events-in.ts';
import { both, pointing } from '../../kit/log/targets.ts';

// --- what an event points at ---

const tile = pointing('tile', 'tile:');
const at = pointing('at', 'tile:');
const way = both(pointing('to', 'tile:'), pointing('from', 'tile:'));
const seat = pointing('seat', 'explorer:');
const card = pointing('card', 'card:');
const monster = pointing('monster', 'monster:');
/** Explorers have numbers, monsters have names. */
const figure = (id: number | string | null | undefined): readonly string[] =>
  id === null || id === undefined ? [] : [typeof id === 'number' ? `explorer:${id}` : `monster:${id}`];
const who = (told: { who?: number | string | null }): readonly string[] => figure(told.who);
const held = both(seat, card);
const there = (told: { at?: string | null; who?: number | string | null }): readonly string[] => [
  ...at({ at: told.at ?? null }),
  ...who(told),
];

/** So long that everybody turns their heads. */
const THEATRE = 2600;

const EVENTS = {
  // --- the beginning ---
  'explorer-chosen': { pause: 0, sign: 'saved', weight: 'plain', at: seat },
  'scenario-chosen': { pause: 500, sign: 'event', weight: 'important' },
  'first-player': { pause: 0, sign: 'event', weight: 'plain', at: seat },

  // --- turns ---
  turn: {
    ...{ pause: 450, sign: 'time', weight: 'plain', at: seat },
    place: ({ n, seat: whose }) => ({ turn: n, phase: `seat-${whose}` }),
  },
  'turn-over': { pause: 0, sign: 'time', weight: 'detail', at: seat },
  'another-turn': { pause: 600, sign: 'time', weight: 'important', at: seat },
  moved: { pause: 420, sign: 'move', weight: 'plain', sound: 'step', at: both(way, who) },
  placed: { pause: 600, sign: 'move', weight: 'important', at: both(way, who) },
  pushed: { pause: 500, sign: 'move', weight: 'plain', at: both(way, who) },
  'end-effect': { pause: 500, sign: 'event', weight: 'plain', at: both(tile, seat) },

  // --- the house ---
  'tile-buried': { pause: 0, sign: 'token', weight: 'detail' },
  'tile-put-back': { pause: 0, sign: 'token', weight: 'plain' },
  'tile-does-not-fit': { pause: 500, sign: 'token', weight: 'plain' },
  'tile-turned-up': { pause: 700, sign: 'event', weight: 'plain', sound: 'card' },
  'tile-placed': { pause: 700, sign: 'event', weight: 'important', at: tile },
  'tile-turned': { pause: 400, sign: 'event', weight: 'plain', at: tile },
  'tile-moved': { pause: 600, sign: 'event', weight: 'important', at: tile },
  'tile-gone': { pause: 700, sign: 'death', weight: 'important' },
  'no-tile-left': { pause: 600, sign: 'event', weight: 'plain', at: seat },
  'elevator-rolled': { pause: 700, sign: 'dice', weight: 'plain', at: who },

  // --- traits ---
  rolled: { pause: 1100, sign: 'dice', weight: 'plain', sound: 'dice', at: who },
  rerolled: { pause: 1000, sign: 'dice', weight: 'plain', sound: 'dice', at: both(who, card) },
  'result-taken': { pause: 600, sign: 'dice', weight: 'plain', at: both(who, card) },
  'dice-rolled': { pause: 900, sign: 'dice', weight: 'plain', sound: 'dice', at: who },
  gained: { pause: 500, sign: 'health', weight: 'plain', sound: 'saved', at: seat },
  lost: { pause: 500, sign: 'health', weight: 'plain', sound: 'hit', at: seat },
  healed: { pause: 500, sign: 'health', weight: 'plain', sound: 'saved', at: seat },
  damaged: { pause: 500, sign: 'health', weight: 'important', at: seat },
  'damage-lost': { pause: 0, sign: 'health', weight: 'detail', at: seat },
  'damage-avoided': { pause: 500, sign: 'health', weight: 'plain', at: seat },

  // --- cards ---
  'event-drawn': { pause: 1400, sign: 'card', weight: 'important', sound: 'card', at: held, read: true },
  'event-line': { pause: 600, sign: 'card', weight: 'plain', at: held },
  'event-declined': { pause: 400, sign: 'card', weight: 'plain', at: both(tile, seat) },
  'item-drawn': { pause: 1000, sign: 'item', weight: 'important', sound: 'card', at: held, read: true },
  'omen-drawn': { pause: 1300, sign: 'horror', weight: 'important', sound: 'heartbeat', at: held, read: true },
  'deck-empty': { pause: 400, sign: 'card', weight: 'plain' },
  'card-shown': { pause: 500, sign: 'card', weight: 'plain', at: card },
  buried: { pause: 0, sign: 'card', weight: 'detail', at: card },
  'card-used': { pause: 600, sign: 'item', weight: 'plain', at: held },
  traded: {
    ...{ pause: 600, sign: 'item', weight: 'plain' },
    at: both(both(pointing('from', 'explorer:'), pointing('to', 'explorer:')), pointing('given', 'card:')),
  },
  'trade-refused': { pause: 0, sign: 'item', weight: 'plain', at: pointing('to', 'explorer:') },
  looted: { pause: 600, sign: 'item', weight: 'plain', at: held },
  'card-taken': { pause: 700, sign: 'item', weight: 'important', at: both(who, card) },
  'card-laid': { pause: 400, sign: 'item', weight: 'plain', at: both(at, card) },
  'card-picked-up': { pause: 400, sign: 'item', weight: 'plain', at: held },
  'card-removed': { pause: 400, sign: 'item', weight: 'plain' },
  'card-entrusted': { pause: 400, sign: 'item', weight: 'plain', at: held },

  // --- tokens ---
  'token-placed': { pause: 400, sign: 'token', weight: 'plain', at },
  'token-removed': { pause: 400, sign: 'token', weight: 'plain', at },
  'token-turned': { pause: 500, sign: 'token', weight: 'plain', at },
  'token-taken': { pause: 500, sign: 'token', weight: 'plain', at: who },
  'token-dropped': { pause: 400, sign: 'token', weight: 'plain', at },

  // --- the haunt ---
  'haunt-roll': { pause: 1800, sign: 'dice', weight: 'important', sound: 'dice', at: seat, read: true },
  'haunt-comes': { pause: 1800, sign: 'horror', weight: 'important', sound: 'heartbeat', at: seat, read: true },
  'haunt-begins': { pause: THEATRE, sign: 'horror', weight: 'important', sound: 'fright' },
  'traitor-chosen': { pause: THEATRE, sign: 'enemy', weight: 'important', sound: 'fright', at: seat },
  'traitor-swapped': { pause: 1200, sign: 'enemy', weight: 'important', at: seat },
  'no-traitor': { pause: 1500, sign: 'horror', weight: 'important', read: true },
  'roles-dealt': { pause: 1200, sign: 'card', weight: 'important' },
  'your-role': { pause: 1500, sign: 'card', weight: 'important' },
  introduction: { pause: THEATRE, sign: 'event', weight: 'important' },
  'rule-read': { pause: 700, sign: 'reason', weight: 'plain' },
  'first-haunt-turn': { pause: 500, sign: 'time', weight: 'plain', at: seat },
  'role-shown': { pause: 1500, sign: 'enemy', weight: 'important', sound: 'fright', at: seat },
  attacked: {
    ...{ pause: 800, sign: 'enemy', weight: 'important' },
    at: ({ attacker, defender }) => [...figure(defender), ...figure(attacker)],
  },
  'attack-won': {
    ...{ pause: 900, sign: 'enemy', weight: 'important', sound: 'hit', read: true },
    at: ({ winner, loser }) => [...figure(loser), ...figure(winner)],
  },
  'attack-tied': {
    ...{ pause: 600, sign: 'enemy', weight: 'plain' },
    at: ({ attacker, defender }) => [...figure(defender), ...figure(attacker)],
  },
  died: { pause: 1400, sign: 'death', weight: 'important', sound: 'death', at: both(at, seat), read: true },
  'death-avoided': { pause: 900, sign: 'saved', weight: 'important', sound: 'saved', at: held },
  'monster-appeared': { pause: 800, sign: 'enemy', weight: 'important', sound: 'fright', at: both(at, monster) },
  'monster-stunned': { pause: 700, sign: 'enemy', weight: 'plain', at: monster },
  'monster-unharmed': { pause: 500, sign: 'enemy', weight: 'plain', at: monster },
  'monster-killed': { pause: 900, sign: 'death', weight: 'important', at: monster },
  'monster-gone': { pause: 600, sign: 'enemy', weight: 'plain' },
  'monster-up': { pause: 400, sign: 'enemy', weight: 'plain', at: monster },
  'monster-moves': { pause: 500, sign: 'dice', weight: 'plain' },
  'monster-target': { pause: 0, sign: 'reason', weight: 'reason', at: monster },
  'monsters-turn': { pause: 600, sign: 'enemy', weight: 'plain' },
  'haunt-action': { pause: 600, sign: 'event', weight: 'plain', at: seat },
  'haunt-result': { pause: 500, sign: 'dice', weight: 'plain', at: seat },
  'status-put': { pause: 500, sign: 'event', weight: 'plain', at: seat },
  'status-ended': { pause: 400, sign: 'event', weight: 'plain', at: seat },
  'round-over': { pause: 0, sign: 'time', weight: 'detail' },
  'haunt-tells': { pause: 700, sign: 'event', weight: 'important', at: there },
  'stall-guard': { pause: 900, sign: 'end', weight: 'important' },
  won: { pause: 1500, sign: 'end', weight: 'important', at: ({ winners }) => winners.flatMap(figure) },
} satisfies EventTable<BetrayalEvents>;

export const events = eventsIn<BetrayalEvents>(EVENTS);
