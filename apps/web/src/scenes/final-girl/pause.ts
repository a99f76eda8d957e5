import type { EventView } from '@dreadhouse/engine';

/** How long an event is shown at ease, in milliseconds; what is not listed is only for the log. */
const PAUSES: Readonly<Record<string, number>> = {
  // Figures go their way.
  'heroine-moved': 450,
  'enemy-moved': 450,
  'enemy-stopped': 450,
  'victim-moved': 400,
  'figure-put': 500,
  'killer-left-map': 600,
  panicked: 550,
  'golf-cart-driven': 450,
  'victims-added': 350,
  'special-victim': 500,
  'victim-removed': 450,
  'minion-placed': 450,
  // Dice.
  rolled: 700,
  're-rolled': 700,
  'plain-roll': 700,
  'plain-dice': 700,
  fire: 700,
  // Cards.
  played: 350,
  'terror-drawn': 900,
  'terror-burnt': 500,
  'event-drawn': 900,
  'dark-power-revealed': 1000,
  'finale-revealed': 1200,
  'dream-card': 800,
  'items-drawn': 450,
  'item-gained': 350,
  'item-discarded': 350,
  trap: 700,
  'trap-token': 600,
  'pile-discarded': 600,
  // Blows, deaths, rescues.
  targets: 500,
  attacked: 900,
  'attack-avoided': 600,
  'health-lost': 900,
  'killer-damaged': 900,
  'minion-damaged': 500,
  'minion-destroyed': 700,
  'victim-killed': 900,
  'victim-saved': 900,
  'last-breath': 1200,
  revived: 1000,
  manifestation: 800,
  'manifestation-destroyed': 700,
  // Tracks.
  horror: 350,
  bloodlust: 450,
  healed: 450,
  'killer-healed': 450,
  'fell-asleep': 800,
  'woke-up': 700,
  'wrath-raised': 350,
  'wrath-lowered': 350,
  'wrath-unleashed': 700,
  'ultimate-unlocked': 1200,
  'killer-action': 300,
  phase: 500,
  panic: 450,
  // Tokens.
  'token-placed': 400,
  'token-moved': 400,
  'token-removed': 300,
  'house-burns': 700,
  helicopter: 800,
  'padlock-broken': 600,
  won: 1200,
  lost: 1200,
};

export function pause({ kind }: EventView): number {
  return PAUSES[kind] ?? 0;
}
