import type { CardId, FigureId, SpaceId, VictimKind } from './state.ts';

interface Blow {
  attacker: FigureId | null;
  damage: number;
}

/** What can be asked, and what each question is about. */
export interface FinalGirlQuestions {
  // --- the Action phase ---
  action: object;
  attack: object;
  'split-damage': object;
  'which-dark-power': object;
  'failure-row': { card: CardId };
  'after-roll': { card: CardId; faces: readonly number[]; successes: number };
  'which-die': { chosen: number };
  move: { left: number };
  follow: { from: SpaceId; to: SpaceId };
  slot: object;
  reward: object;
  /** `n`: what is about to be lost. */
  'time-runs-out': { n: number; time: number };
  'phase-ends': { n: number; time: number };
  /** She stands on an exit and will be asked nothing else there. */
  'at-exit': { space: SpaceId };
  discard: object;

  // --- the other phases ---
  buy: object;
  'take-card': object;
  'killer-phase': object;
  react: Blow;
  shield: Blow;
  'panic-order': object;
  peeked: { card: CardId };

  // --- items ---
  'search-where': object;
  'which-pile': object;
  'keep-item': object;
  'return-item': { item: CardId };
  arrange: object;
  map: { space: SpaceId; item: CardId };
  fireworks: object;
  'metal-bat': object;
  whip: object;
  pills: object;
  'energy-drink': object;
  'rabbit-foot': object;
  'crucifix-horror': { item: CardId; steps: number };
  'crucifix-halt': { item: CardId; enemy: FigureId; to: SpaceId };
  shoot: object;
  boat: object;
  padlock: object;
  'ritual-victim': object;
  ritual: object;
  climb: object;
  candle: object;
  'use-cross': { card: CardId };
  'found-tape': { item: CardId; card: CardId };
  'makeup-kit': { item: CardId; enemy: FigureId };
  'lean-on-staff': { item: CardId; spaces: number };
  'call-victim': object;
  'call-where': object;
  'park-bicycle': object;
  ride: object;
  'ignore-horror': { item: CardId; steps: number };

  // --- ultimate abilities ---
  charge: object;
  'favourite-card': object;
  adelaide: object;
  sacrifice: { victims: number; damage: number };
  'look-at-token': object;
  'swap-token': { symbols: number };

  // --- locations ---
  tunnel: object;
  'golf-cart-corner': object;
  'golf-cart': object;
  'golf-cart-way': object;
  'golf-cart-ram': object;
  'kill-victim': object;
  'move-victim': object;
  'move-victim-to': object;
  'close-space': object;
  scatter: { victim: VictimKind; from: SpaceId };
  guided: { spaces: number };
  'enter-house': object;
  'road-works': object;
  'patrol-car': object;
  'take-shelter': object;
  'block-party': object;

  // --- killers ---
  'choose-wrath': { why: 'lower' | 'halve' | 'calm' };
  'share-out-wrath': object;
  'fall-asleep': object;
  'wake-up': object;
  'dream-direction': { left: number; dreamt: readonly CardId[] };
  'hold-up-cross': object;
  lucid: object;
  'lucid-choice': object;
  'lucid-space': object;
  'never-sleep-again': object;
  'who-dies': object;
  'make-or-break': object;
  dance: { enemy: FigureId; from: SpaceId };
  'razor-strings': { n: number };
  'face-manifestation': { n: number };
  'face-voices': { n: number };
  'give-up-floppy': object;
  malice: { n: number };
  'sacrifice-victim': object;
  'lose-item': object;
  'clear-mind': object;
}

/** Those that need no more words than their own. */
export type PlainQuestion = {
  [K in keyof FinalGirlQuestions]: object extends FinalGirlQuestions[K] ? K : never;
}[keyof FinalGirlQuestions];
