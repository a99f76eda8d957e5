import type { FinalGirlEvent, FinalGirlEvents } from '@dreadhouse/final-girl';
import type { AnyEvent, EventTable } from '../../contract/events.ts';
import { eventsIn } from '../../kit/log/events-in.ts';
import { both, pointing } from '../../kit/log/targets.ts';

// Targets: where it happens first, then whom and what it concerns.

type Perhaps = string | null;

/** A figure that can be pointed at by itself; victims are where their space is. */
const figure = (id: Perhaps): string[] =>
  id !== null && (id === 'killer' || id === 'heroine' || id.startsWith('minion:')) ? [id] : [];
const anybody = (e: { readonly figure: Perhaps }): string[] => figure(e.figure);
const enemy = (e: { readonly enemy: string }): string[] => figure(e.enemy);
const attacker = (e: { readonly attacker: Perhaps }): string[] => figure(e.attacker);
const minion = pointing('minion');
const heroine = (): string[] => ['heroine'];
const killer = (): string[] => ['killer'];

const here = pointing('space');
/** The last stop is what one should see: a figure is followed to where it goes. */
const way = both(pointing('to'), pointing('from'));
const enemyOnItsWay = both(way, enemy);
const enemyHere = both(here, enemy);
const inHand = pointing('card', 'hand:');
const onMarket = pointing('card', 'market:');
const inPlay = both(pointing('card', 'card:'), pointing('card', 'mdp:'));
const item = pointing('item', 'item:');
const itemHere = both(here, item);
const itemsHere = both(here, pointing('items', 'item:'));
const slot = pointing('slot', 'slot:');

/** What was told before is of this game, too. */
const own = (event: AnyEvent): FinalGirlEvent => event as FinalGirlEvent;

/** From here on the heart can be heard: the last steps of the horror track. */
const HIGH_HORROR = 6;

/** What the page makes of everything that Final Girl tells. */
const EVENTS = {
  // --- turns and phases ---
  'set-up': { pause: 0, sign: 'event', weight: 'plain', at: (e) => [e.killer, e.heroine] },
  phase: { pause: 500, sign: 'event', weight: 'plain', place: ({ turn, phase }) => ({ turn, phase }) },
  'phase-cut-short': { pause: 0, sign: 'event', weight: 'plain' },
  'action-phase-skipped': { pause: 0, sign: 'event', weight: 'plain' },
  won: { pause: 1200, sign: 'end', weight: 'important' },
  lost: { pause: 1200, sign: 'end', weight: 'important' },

  // --- figures go their way ---
  'heroine-moved': { pause: 450, sign: 'move', weight: 'plain', sound: 'step', at: way },
  'enemy-moved': { pause: 450, sign: 'enemy', weight: 'plain', sound: 'step', at: enemyOnItsWay },
  'enemy-stopped': { pause: 450, sign: 'enemy', weight: 'detail', at: enemyOnItsWay },
  'victim-moved': { pause: 400, sign: 'move', weight: 'plain', at: way },
  'figure-put': { pause: 500, sign: 'move', weight: 'plain', at: both(here, anybody) },
  'killer-left-map': { pause: 600, sign: 'enemy', weight: 'important' },
  panic: { pause: 450, sign: 'panic', weight: 'plain' },
  panicked: { pause: 550, sign: 'panic', weight: 'plain', at: both(way, anybody) },
  'golf-cart-driven': { pause: 450, sign: 'item', weight: 'plain', at: way },
  'patrol-car': { pause: 0, sign: 'token', weight: 'plain', at: way },
  'victims-added': { pause: 350, sign: 'saved', weight: 'plain', at: here },
  'special-victim': { pause: 500, sign: 'saved', weight: 'plain', at: here },
  'no-special-pawn': { pause: 0, sign: 'saved', weight: 'plain' },
  'victim-removed': { pause: 450, sign: 'saved', weight: 'plain', at: here },
  'minion-placed': { pause: 450, sign: 'enemy', weight: 'plain', at: both(here, minion) },
  'no-minion-free': { pause: 0, sign: 'enemy', weight: 'detail' },

  // --- dice ---
  rolled: { pause: 700, sign: 'dice', weight: 'plain', sound: 'dice', at: inHand },
  're-rolled': { pause: 700, sign: 'dice', weight: 'plain', sound: 'dice' },
  converted: { pause: 0, sign: 'card', weight: 'detail' },
  'roll-counted': { pause: 0, sign: 'dice', weight: 'important', at: inHand },
  outcome: {
    pause: 0,
    sign: 'dice',
    weight: 'important',
    at: inHand,
    // Dice that are counted give an outcome.
    echoes: ({ card, successes }, told) => {
      const before = own(told);
      return before.kind === 'roll-counted' && before.details.card === card && before.details.successes === successes;
    },
  },
  'plain-roll': { pause: 700, sign: 'dice', weight: 'detail', sound: 'dice' },
  'plain-dice': { pause: 700, sign: 'dice', weight: 'detail', sound: 'dice' },

  // --- action cards and time ---
  played: { pause: 350, sign: 'card', weight: 'important', sound: 'card', at: inHand },
  bought: { pause: 0, sign: 'card', weight: 'plain', at: onMarket },
  'card-taken': {
    pause: 0,
    sign: 'card',
    weight: 'detail',
    at: both(inHand, onMarket),
    // A card that is bought comes into the hand.
    echoes: ({ card }, told) => {
      const before = own(told);
      return before.kind === 'bought' && before.details.card === card;
    },
  },
  'card-discarded': { pause: 0, sign: 'card', weight: 'plain', at: inHand },
  'card-not-in-market': { pause: 0, sign: 'card', weight: 'plain', at: onMarket },
  'straight-back': { pause: 0, sign: 'card', weight: 'detail', at: onMarket },
  'market-refilled': { pause: 0, sign: 'card', weight: 'detail' },
  time: { pause: 0, sign: 'time', weight: 'detail' },
  'time-reset': { pause: 0, sign: 'time', weight: 'detail' },
  'time-lost-on-red': { pause: 0, sign: 'time', weight: 'detail' },
  used: { pause: 0, sign: 'card', weight: 'plain' },
  lasting: { pause: 0, sign: 'card', weight: 'plain' },

  // --- terror, events, finale, dark powers ---
  'terror-drawn': { pause: 900, sign: 'enemy', weight: 'important', sound: 'card', read: true },
  'terror-replaced': { pause: 0, sign: 'event', weight: 'detail' },
  'terror-ignored': { pause: 0, sign: 'event', weight: 'detail' },
  'terror-burnt': { pause: 500, sign: 'event', weight: 'detail' },
  'terror-seen': { pause: 0, sign: 'event', weight: 'detail' },
  'terror-peeked': { pause: 0, sign: 'event', weight: 'detail' },
  'terror-deck-empty': { pause: 0, sign: 'event', weight: 'detail' },
  'terror-deck-refilled': { pause: 0, sign: 'event', weight: 'plain' },
  'event-drawn': { pause: 900, sign: 'event', weight: 'important', sound: 'card', read: true },
  'event-deck-empty': { pause: 0, sign: 'event', weight: 'detail' },
  'finale-revealed': { pause: 1200, sign: 'enemy', weight: 'important', sound: 'fright', read: true },
  'dark-power-revealed': { pause: 1000, sign: 'enemy', weight: 'important', sound: 'fright', read: true },
  'dark-power-damaged': { pause: 0, sign: 'enemy', weight: 'plain', at: inPlay },
  'stays-in-play': { pause: 0, sign: 'card', weight: 'detail', at: inPlay },
  'left-play': { pause: 0, sign: 'card', weight: 'plain', at: inPlay },
  fire: { pause: 700, sign: 'event', weight: 'important', at: here },
  'house-burns': { pause: 700, sign: 'event', weight: 'important', at: (e) => [e.house] },
  'sacred-space': { pause: 0, sign: 'token', weight: 'plain', at: here },
  helicopter: { pause: 800, sign: 'event', weight: 'important' },

  // --- items and their piles ---
  'items-drawn': { pause: 450, sign: 'item', weight: 'plain', sound: 'card', at: itemsHere },
  'item-returned': { pause: 0, sign: 'item', weight: 'plain', at: itemHere },
  'item-gained': { pause: 350, sign: 'item', weight: 'important', at: item },
  'items-arranged': { pause: 0, sign: 'item', weight: 'detail' },
  'use-spent': { pause: 0, sign: 'item', weight: 'detail', at: item },
  'item-discarded': { pause: 350, sign: 'item', weight: 'plain', at: item },
  'item-removed': { pause: 0, sign: 'item', weight: 'plain', at: item },
  'item-turned-up': { pause: 0, sign: 'item', weight: 'plain', at: itemHere },
  'not-found': { pause: 0, sign: 'item', weight: 'detail', at: item },
  trap: { pause: 700, sign: 'item', weight: 'important', sound: 'fright', at: item },
  'trap-clings': { pause: 0, sign: 'item', weight: 'plain', at: item },
  'sleeping-gas': { pause: 0, sign: 'item', weight: 'important' },
  'pile-empty': { pause: 0, sign: 'item', weight: 'detail', at: here },
  'pile-reshuffled': { pause: 0, sign: 'item', weight: 'detail', at: itemHere },
  'pile-discarded': { pause: 600, sign: 'item', weight: 'plain', at: itemsHere },
  'pile-turned-up': { pause: 0, sign: 'item', weight: 'plain', at: itemsHere },
  'piles-rigged': { pause: 0, sign: 'item', weight: 'plain' },
  'shuffled-into-pile': { pause: 0, sign: 'item', weight: 'detail', at: itemHere },
  'moved-to-pile': { pause: 0, sign: 'item', weight: 'detail', at: both(both(here, pointing('from')), item) },

  // --- tokens ---
  'token-placed': { pause: 400, sign: 'token', weight: 'plain', at: both(here, pointing('to')) },
  'token-moved': { pause: 400, sign: 'token', weight: 'plain', at: here },
  'token-removed': { pause: 300, sign: 'token', weight: 'plain', at: here },
  'trap-token': { pause: 600, sign: 'item', weight: 'important', at: here },
  'padlock-broken': { pause: 600, sign: 'enemy', weight: 'plain', at: enemyHere },

  // --- enemies ---
  'killer-action': { pause: 300, sign: 'enemy', weight: 'detail' },
  targets: { pause: 500, sign: 'enemy', weight: 'plain', at: enemyHere },
  'target-changed': { pause: 500, sign: 'enemy', weight: 'plain', at: enemyHere },
  'nobody-to-attack': { pause: 0, sign: 'enemy', weight: 'detail', at: enemyHere },
  attacked: { pause: 900, sign: 'enemy', weight: 'important', at: both(attacker, heroine), read: true },
  'attack-lost': { pause: 0, sign: 'enemy', weight: 'plain', at: attacker },
  'attack-reduced': { pause: 0, sign: 'enemy', weight: 'detail' },
  'attack-avoided': { pause: 600, sign: 'enemy', weight: 'plain', at: attacker },
  bloodlust: { pause: 450, sign: 'enemy', weight: 'important', at: killer },
  'bloodlust-at-top': { pause: 0, sign: 'enemy', weight: 'important' },
  horror: {
    pause: 350,
    sign: 'horror',
    weight: 'plain',
    sound: ({ level, by }) => (by > 0 && level >= HIGH_HORROR ? 'heartbeat' : null),
  },
  'horror-beyond-green': { pause: 0, sign: 'horror', weight: 'plain' },
  'horror-beyond-red': { pause: 0, sign: 'horror', weight: 'plain' },

  // --- wounds, deaths, rescues ---
  'health-lost': { pause: 900, sign: 'health', weight: 'important', sound: 'hit', at: heroine },
  healed: { pause: 450, sign: 'health', weight: 'important', at: heroine },
  'killer-damaged': { pause: 900, sign: 'enemy', weight: 'important', sound: 'hit', at: killer },
  'killer-healed': { pause: 450, sign: 'enemy', weight: 'important', at: killer },
  'minion-damaged': { pause: 500, sign: 'enemy', weight: 'plain', sound: 'hit', at: minion },
  'minion-destroyed': { pause: 700, sign: 'death', weight: 'important', at: minion },
  'damage-ignored': { pause: 0, sign: 'enemy', weight: 'plain', at: anybody },
  'last-breath': { pause: 1200, sign: 'health', weight: 'important' },
  revived: { pause: 1000, sign: 'health', weight: 'important', sound: 'saved' },
  'token-seen': { pause: 0, sign: 'health', weight: 'plain' },
  'token-swapped': { pause: 0, sign: 'health', weight: 'plain' },
  'token-put-away': { pause: 0, sign: 'health', weight: 'plain' },
  'killer-token-swapped': { pause: 0, sign: 'enemy', weight: 'plain' },
  'never-truly-dead': { pause: 0, sign: 'enemy', weight: 'important' },
  'victim-killed': { pause: 900, sign: 'death', weight: 'important', sound: 'death', at: here },
  'victim-saved': { pause: 900, sign: 'saved', weight: 'important', sound: 'saved', at: here },
  reward: { pause: 0, sign: 'saved', weight: 'plain', at: slot },
  'ultimate-unlocked': { pause: 1200, sign: 'card', weight: 'important', sound: 'saved', at: heroine, read: true },
  'saved-pawn-died': { pause: 0, sign: 'death', weight: 'important', at: slot },
  'jump-scare': { pause: 0, sign: 'death', weight: 'important', at: here },
  'join-the-family': { pause: 0, sign: 'enemy', weight: 'important' },

  // --- dreams, manifestations, wrath ---
  'fell-asleep': { pause: 800, sign: 'event', weight: 'important' },
  'woke-up': { pause: 700, sign: 'event', weight: 'important' },
  'dreams-reset': { pause: 0, sign: 'event', weight: 'plain' },
  'dream-card': { pause: 800, sign: 'event', weight: 'plain' },
  'attack-harmless': { pause: 0, sign: 'enemy', weight: 'plain' },
  manifestation: { pause: 800, sign: 'enemy', weight: 'important', sound: 'fright', at: here },
  'manifestation-damaged': { pause: 500, sign: 'enemy', weight: 'plain', sound: 'hit' },
  'manifestation-destroyed': { pause: 700, sign: 'death', weight: 'important' },
  'wrath-raised': { pause: 350, sign: 'event', weight: 'plain' },
  'wrath-lowered': { pause: 350, sign: 'event', weight: 'plain' },
  'wrath-unleashed': { pause: 700, sign: 'enemy', weight: 'important' },

  // --- why it happens as it does ---
  'tie-broken': { pause: 0, sign: 'reason', weight: 'reason' },
  'victim-decided': { pause: 0, sign: 'reason', weight: 'reason' },
  hilarity: { pause: 0, sign: 'reason', weight: 'reason' },
} satisfies EventTable<FinalGirlEvents>;

export const events = eventsIn<FinalGirlEvents>(EVENTS);
