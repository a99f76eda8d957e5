import type { Ask, Option } from '@dreadhouse/engine';
import { badnessOf, levelOfWrath } from './cards.ts';
import { strengthOf } from './goals.ts';
import { worthOfTime } from './market.ts';
import { type Judges, type Opinion, opinion } from './opinion.ts';
import type { Situation } from './situation.ts';
import { worthOfDamage, worthOfHealth, worthOfHorror } from './worth.ts';

// Questions that single films, cards and abilities ask.

/** Yes-or-no questions: what saying yes is worth. */
export const CONFIRMS: Readonly<Record<string, (s: Situation, ask: Ask) => Opinion>> = {
  'fall-asleep': (s) => opinion(readiness(s), 'sleep'),
  'wake-up': (s) => opinion(-readiness(s), 'sleep'),
  'look-at-token': () => opinion(0.5, 'item'),
  'swap-token': (_s, ask) => opinion(Number(ask.about?.['symbols'] ?? 0) > 0 ? 1 : -1, 'item'),
  sacrifice: (s, ask) =>
    opinion(worthOfDamage(s, Number(ask.about?.['damage'] ?? 0) + 1, 'killer') > 3 ? 1 : 0.2, 'attack'),
  guided: () => opinion(0.3, 'walk'),
  'lean-on-staff': () => opinion(0.3, 'walk'),
  'use-cross': (s) => opinion(s.health <= 3 || s.state.terror.deck.length <= 3 ? 0.5 : -0.1, 'item'),
  'found-tape': () => opinion(0.5, 'item'),
  'makeup-kit': (s) => opinion(0.5 - 0.1 * s.health, 'defend'),
  map: () => opinion(-0.1, 'search'),
  'crucifix-horror': (s, ask) => opinion(-worthOfHorror(s, Number(ask.about?.['steps'] ?? 1)) - 0.5, 'calm'),
  'ignore-horror': (s, ask) => opinion(-worthOfHorror(s, Number(ask.about?.['steps'] ?? 1)) - 0.4, 'calm'),
  'crucifix-halt': (s) => opinion(-worthOfHealth(s, -s.attack) * 0.8 - 0.8, 'defend'),
  'give-up-floppy': () => opinion(1, 'child'),
  'clear-mind': (s) => opinion(0.4 + worthOfTime(s, -3), 'child'),
  lucid: (s) => opinion(s.state.killer.bloodlust < 4 ? 0.2 : -0.3, 'item'),
};

/** How ready she is to fight Dr. Fright in her dreams, where he can hurt her too. */
function readiness(s: Situation): number {
  const share = Math.min(1, strengthOf(s) / Math.min(6, s.foe));
  return 2 * share + 0.15 * (s.health - 4) - 0.6 + (s.state.terror.deck.length <= 3 ? 0.5 : 0);
}

/** Named choices, by question and answer. */
export const CHOICES: Readonly<Record<string, Readonly<Record<string, (s: Situation) => number>>>> = {
  pills: { calm: (s) => worthOfHorror(s, -1), heal: (s) => worthOfHealth(s, 2) },
  'energy-drink': { time: (s) => worthOfTime(s, 3), move: () => 0.3 },
  'rabbit-foot': {
    time: (s) => worthOfTime(s, 2),
    heal: (s) => worthOfHealth(s, 1),
    calm: (s) => worthOfHorror(s, -1),
    move: () => 0.2,
  },
  ritual: { banish: (s) => 0.3 * s.state.inPlay.length, 'wound-killer': (s) => worthOfDamage(s, 1, 'killer') },
  'lucid-choice': { 'lucid-item': () => 0.9, 'lucid-space': () => 0.3, 'lucid-time': (s) => worthOfTime(s, 4) },
  'never-sleep-again': {
    'reset-dreams': (s) => (strengthOf(s) > 2 ? 0.3 : 0),
    'extra-dream': (s) => 0.5 * worthOfHealth(s, -s.attack) + 0.6,
  },
  malice: { suffer: () => 0, sacrifice: () => 0 },
  adelaide: {
    heal: (s) => worthOfHealth(s, s.mostHealth),
    cards: () => 1.6,
    KW: wrath('inkanyamba'),
    DW: wrath('groves'),
  },
  dance: { 'toward-heroine': () => 0, 'toward-victim': () => 0.3 },
  'metal-bat': { none: () => 0 },
  'time-runs-out': { 'go-on': () => 0 },
  'at-exit': { 'go-on': () => 0 },
};

function wrath(holder: string): (s: Situation) => number {
  return (s) => badnessOf(holder, levelOfWrath(s, holder));
}

/** Take the hits, or let victims die for her. */
function opinionOfBargain(s: Situation, option: Option, ask: Ask): Opinion {
  const n = Number(ask.about?.['n'] ?? option.details?.['n'] ?? 1);
  if (option.id === 'suffer' || option.id === 'lose-health') {
    const shielded = option.id === 'suffer' && s.reactions > 0 ? 0.5 : 1;
    return opinion(shielded * worthOfHealth(s, -n), 'sacrifice');
  }
  return opinion(-0.7 * n, 'sacrifice');
}

const HIDES: Readonly<Record<string, readonly string[]>> = {
  d1: ['dream-north', 'dream-east'],
  d2: ['dream-north', 'dream-west'],
  d3: ['dream-south', 'dream-east'],
  d4: ['dream-south', 'dream-west'],
};

/** Where he probably is not: of the dream cards that are left, the fewest that the direction uncovers. */
function opinionOfDirection(_s: Situation, option: Option, ask: Ask): Opinion {
  const dreamt = (ask.about?.['dreamt'] ?? []) as readonly string[];
  let found = 0;
  for (const card in HIDES) if (!dreamt.includes(card) && HIDES[card]?.includes(option.id) === true) found += 1;
  return opinion(2 - found, 'dream');
}

/** The wrath that would do more harm. */
function opinionOfWrath(s: Situation, option: Option): Opinion {
  const holder = option.details?.['wrath'] === 'KW' ? 'inkanyamba' : 'groves';
  const level = levelOfWrath(s, holder);
  return opinion(badnessOf(holder, level) - badnessOf(holder, level >> 1), 'atone');
}

/** What each share would make of the two. */
function opinionOfSharing(s: Situation, option: Option): Opinion {
  const kw = levelOfWrath(s, 'inkanyamba') + Number(option.details?.['kw'] ?? 0);
  const dw = levelOfWrath(s, 'groves') + Number(option.details?.['dw'] ?? 0);
  return opinion(-badnessOf('inkanyamba', kw) - badnessOf('groves', dw), 'atone');
}

export const OF_FILMS = {
  'dream-direction': opinionOfDirection,
  'choose-wrath': opinionOfWrath,
  'share-out-wrath': opinionOfSharing,
  malice: opinionOfBargain,
  'make-or-break': opinionOfBargain,
} satisfies Judges;
