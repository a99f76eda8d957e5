import type { Option, Rules } from '@dreadhouse/engine';
import type { FinalGirlQuestions } from '../questions.ts';
import { type FinalGirl, PLAYER } from '../state.ts';
import { act, H, KHEAL, T } from './effects.ts';
import { discardFromHand, discardRandom, hasTag, memoryOf, moment, remember, resolve, victims } from './kit.ts';
import type { Amount, Context, Effect, EffectRule } from './types.ts';

// The wrath tracks of Inkanyamba (Killer Wrath) and of the Sacred Groves (Divine Wrath). Whatever cards use while they are being
// defined is a function declaration, because content and rules import each other.

export type Wrath = 'KW' | 'DW';

/** Whoever brings a wrath remembers its level. */
const HOLDER: Readonly<Record<Wrath, string>> = { KW: 'inkanyamba', DW: 'groves' };
const WRATHS: readonly Wrath[] = ['KW', 'DW'];

const LEAST = 1;
const MOST = 10;

// --- the tracks ---

/** The level of a wrath; undefined when it is not in play. */
function levelOf(g: FinalGirl, wrath: Wrath): number | undefined {
  return memoryOf(g, HOLDER[wrath])['wrath'] as number | undefined;
}

export function wrathsInPlay(g: FinalGirl): Wrath[] {
  return WRATHS.filter((wrath) => levelOf(g, wrath) !== undefined);
}

export function wrathLevel(g: FinalGirl, wrath: Wrath): number {
  return levelOf(g, wrath) ?? 0;
}

/** Rule 1: never below 1 or above 10, excess is lost. Returns by how much the level has changed. */
function moveTo(g: FinalGirl, wrath: Wrath, wanted: number): number {
  const before = levelOf(g, wrath);
  if (before === undefined) return 0;
  const level = Math.max(LEAST, Math.min(MOST, wanted));
  if (level === before) return 0;
  remember(g, HOLDER[wrath], { wrath: level });
  const kind = level > before ? 'wrath-raised' : 'wrath-lowered';
  g.tell('all', kind, { wrath, level, by: Math.abs(level - before), rule: 'FG-GEN-07' });
  return level - before;
}

/** Rule 3, rule 4: a wrath rises. What makes the rise greater or smaller, and what reacts to it, does so once per effect. */
export function* raiseWrath(g: FinalGirl, wrath: Wrath, n: number): Rules {
  if (n <= 0 || levelOf(g, wrath) === undefined) return;
  const rise = { wrath, n };
  yield* moment(g, 'beforeWrathRise', rise);
  yield* setWrath(g, wrath, wrathLevel(g, wrath) + rise.n);
}

/** A wrath comes to a level, whatever it was before; that may be an increase. */
export function* setWrath(g: FinalGirl, wrath: Wrath, level: number): Rules {
  const n = moveTo(g, wrath, level);
  if (n > 0) yield* moment(g, 'afterWrathRise', { wrath, n });
}

function lowerWrath(g: FinalGirl, wrath: Wrath, n: number): void {
  moveTo(g, wrath, wrathLevel(g, wrath) - n);
}

/** Halved, rounded up. */
export function halveWrath(g: FinalGirl, wrath: Wrath): void {
  lowerWrath(g, wrath, Math.floor(wrathLevel(g, wrath) / 2));
}

/** Rule 1: carries out the effects of the current level. */
export function* unleash(g: FinalGirl, wrath: Wrath, ctx: Context): Rules {
  const level = levelOf(g, wrath);
  if (level === undefined) return;
  g.tell('all', 'wrath-unleashed', { wrath, level, rule: 'FG-GEN-07' });
  yield* resolve(g, UNLEASHED[wrath][level - 1] ?? [], ctx);
}

// --- one wrath, the player's choice ---

/** Rule 2: the player chooses one of the wraths in play, above this level; null when there is none. */
function* chooseWrath(
  g: FinalGirl,
  why: FinalGirlQuestions['choose-wrath']['why'],
  above = LEAST,
): Rules<Wrath | null> {
  const able = (): Wrath[] => wrathsInPlay(g).filter((wrath) => wrathLevel(g, wrath) > above);
  if (able().length === 0) return null;
  const pick = yield* g.choose(
    PLAYER,
    'choose-wrath',
    'FG-GEN-07',
    (): (Option & { wrath: Wrath })[] =>
      able().map((wrath) => ({ id: `wrath:${wrath}`, wrath, details: { wrath, level: wrathLevel(g, wrath) } })),
    { why },
  );
  return pick.wrath;
}

export function* lowerOneWrath(g: FinalGirl, n: number): Rules {
  if (n <= 0) return;
  const wrath = yield* chooseWrath(g, 'lower');
  if (wrath !== null) lowerWrath(g, wrath, n);
}

export function* halveOneWrath(g: FinalGirl): Rules {
  const wrath = yield* chooseWrath(g, 'halve');
  if (wrath !== null) halveWrath(g, wrath);
}

/** One wrath that is above this level is set to it. */
export function* calmOneWrath(g: FinalGirl, level: number): Rules {
  const wrath = yield* chooseWrath(g, 'calm', level);
  if (wrath !== null) yield* setWrath(g, wrath, level);
}

/** The wraths in play rise by n in total; with two of them the player shares it out. */
export function* shareOutWrath(g: FinalGirl, n: number): Rules {
  const [first, second] = wrathsInPlay(g);
  if (first === undefined) return;
  if (second === undefined) return yield* raiseWrath(g, first, n);
  const shares = Array.from({ length: n + 1 }, (_, part) => part);
  const pick = yield* g.ask(PLAYER, 'share-out-wrath', 'FG-GEN-07', (): (Option & { part: number })[] =>
    shares.map((part) => ({ id: `share:${part}`, part, details: { kw: part, dw: n - part } })),
  );
  yield* raiseWrath(g, first, pick.part);
  yield* raiseWrath(g, second, n - pick.part);
}

// --- as card lines ---

/** `KW(+2)`: Killer Wrath rises. */
export function KW(n: Amount): EffectRule {
  return (g, ctx) => raiseWrath(g, 'KW', typeof n === 'number' ? n : n(g, ctx));
}

/** `DW(+1)`, `DW(S)`: Divine Wrath rises. */
export function DW(n: Amount): EffectRule {
  return (g, ctx) => raiseWrath(g, 'DW', typeof n === 'number' ? n : n(g, ctx));
}

export function UNLEASH(wrath: Wrath): EffectRule {
  return (g, ctx) => unleash(g, wrath, ctx);
}

/** Rule 3, rule 5: the victims on sacred spaces; on the space that ge02 remembers each counts double. */
export function S(g: FinalGirl): number {
  const double = memoryOf(g, 'ge02')['space'];
  const defilers = victims(g).filter((victim) => hasTag(g, victim.space, 'sacred'));
  return defilers.reduce((total, victim) => total + (victim.space === double ? 2 : 1), 0);
}

// --- what is unleashed ---

function randomly(n: number): EffectRule {
  return function* (g) {
    discardRandom(g, n, 'FG-GEN-07');
  };
}

/** All action cards except Atone go; returns how many. */
export function discardAllButAtone(g: FinalGirl): number {
  const gone = g.state.hand.filter((card) => card !== 'atone');
  for (const card of gone) discardFromHand(g, card, 'FG-GEN-07');
  return gone.length;
}

const giveUpAllCards: EffectRule = function* (g) {
  lowerWrath(g, 'DW', discardAllButAtone(g));
};

/** From level 1 to 10. */
const UNLEASHED: Readonly<Record<Wrath, readonly (readonly Effect[])[]>> = {
  KW: [
    [KW(+1)],
    [KW(+2)],
    [H(+1)],
    [H(+1), act('N:M', 'killer')],
    [H(+2)],
    [act('N:MA', 'killer')],
    [KHEAL(1), act('N:MA', 'killer')],
    [KHEAL(1), H(+1), act('N:MA', 'killer')],
    [KHEAL(2), H(+1), act('N:MA', 'killer')],
    [KHEAL(2), H(+1), act('N:MAA', 'killer')],
  ],
  DW: [
    [T(-1), DW(+1)],
    [T(-2)],
    [H(+1)],
    [randomly(1)],
    [T(-4)],
    [H(+2)],
    [randomly(1), H(+1), T(-2)],
    [randomly(2), T(-5)],
    [H(+2), T(-4)],
    [giveUpAllCards],
  ],
};
