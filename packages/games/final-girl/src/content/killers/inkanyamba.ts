import type { Rules } from '@dreadhouse/engine';
import type { FinalGirl } from '../../state.ts';
import { atone } from '../atone.ts';
import { plainDie } from '../dice.ts';
import { act, BURN, DP, H, TAKE_TOTAL, WHEN } from '../effects.ts';
import {
  adjacent,
  changeHorror,
  contextOf,
  decideSpace,
  decideVictim,
  healKiller,
  heroineHealth,
  horrorRoll,
  isSpecial,
  killVictims,
  spaceOf,
  victimsOnAny,
} from '../kit.ts';
import { last, NOVIC } from '../select.ts';
import type { BloodlustRow, DarkPower, Death, EffectRule, Finale, Killer, TerrorCard } from '../types.ts';
import {
  halveOneWrath,
  halveWrath,
  KW,
  lowerOneWrath,
  raiseWrath,
  setWrath,
  UNLEASH,
  unleash,
  wrathLevel,
} from '../wrath.ts';

const track: readonly BloodlustRow[] = [
  { attack: 1, move: 2 },
  { attack: 1, move: 2 },
  { attack: 1, move: 3 },
  { attack: 2, move: 3, effects: [DP] },
  { attack: 2, move: 3 },
  { attack: 2, move: 3 },
  { attack: 2, move: 4 },
  { attack: 2, move: 4 },
  { attack: 3, move: 5 },
];

const finales: readonly Finale[] = [
  { id: 'ik_f1', action: [UNLEASH('KW'), KW(+1), act('N:MAA')] },
  { id: 'ik_f2', action: [UNLEASH('KW'), KW(+3), act('N:MA')] },
  { id: 'ik_f3', onReveal: [(g) => setWrath(g, 'KW', 10), TAKE_TOTAL(6)], action: [UNLEASH('KW'), act('N:MA')] },
];

const darkPowers: readonly DarkPower[] = [
  {
    id: 'ik_d1',
    *afterWrathRise(g, _me, rise) {
      if (rise.wrath === 'KW') healKiller(g, 1);
    },
  },
  {
    id: 'ik_d2',
    *afterWrathRise(g, _me, rise) {
      if (rise.wrath === 'KW') yield* changeHorror(g, +1, { from: 'other', card: 'ik_d2' });
    },
  },
  {
    id: 'ik_d3',
    *endOfUpkeep(g) {
      if (yield* fails(g, 'ik_d3')) yield* unleash(g, 'KW', contextOf(g, 'ik_d3', 'other'));
    },
  },
  {
    id: 'ik_e',
    epic: true,
    *onVictimKilled(g, _me, death) {
      if (death.by === 'killer' && death.cause !== 'ik_e') yield* lightning(g, death);
    },
  },
];

function* fails(g: FinalGirl, card: string): Rules<boolean> {
  return (yield* horrorRoll(g, { card, kind: 'effect' })).successes === 0;
}

/** ik_e: a second victim dies, there or next to it; the card does not say which, so the ambiguity principle does. */
function* lightning(g: FinalGirl, death: Death): Rules {
  const near = victimsOnAny(g, [death.space, ...adjacent(g, death.space)]);
  if (near.length === 0) return;
  let victim = decideVictim(g, near, 'FG-R-26');
  if (!isSpecial(victim)) {
    const yellow = near.filter((id) => !isSpecial(id));
    const space = decideSpace(
      g,
      yellow.map((id) => spaceOf(g, id) as string),
      { rule: 'FG-PRIN-01' },
    );
    victim = yellow.find((id) => spaceOf(g, id) === space) as string;
  }
  yield* killVictims(g, [victim], { by: 'killer', cause: 'ik_e' });
}

/** it02. */
const changeableMood: EffectRule = function* (g, ctx) {
  const { successes } = yield* horrorRoll(g, { card: ctx.card, kind: 'effect' });
  if (successes >= 2) return yield* halveOneWrath(g);
  if (successes === 1) return yield* lowerOneWrath(g, 1);
  yield* unleash(g, 'KW', ctx);
  yield* raiseWrath(g, 'KW', plainDie(g, ctx.card));
};

/** it08. */
const punishOrSpare: EffectRule = function* (g, ctx) {
  const level = wrathLevel(g, 'KW');
  if (level === 10) return yield* setWrath(g, 'KW', 1);
  if (level >= 6) return halveWrath(g, 'KW');
  yield* raiseWrath(g, 'KW', 2);
  if (level <= 3) yield* unleash(g, 'KW', ctx);
};

const terror: readonly TerrorCard[] = [
  { id: 'it01', copies: 4, gate: NOVIC, effects: [H(+1), act('V:MA')] },
  { id: 'it02', copies: 2, effects: [changeableMood, act('V/F:MA')] },
  { id: 'it03', effects: [UNLEASH('KW'), KW((g) => g.state.killer.bloodlust), act('V/F:MA')] },
  { id: 'it04', effects: [UNLEASH('KW'), KW((g) => g.state.hand.length), act('V/F:MA')] },
  { id: 'it05', effects: [UNLEASH('KW'), KW((g) => heroineHealth(g)), act('V/F:MA')] },
  { id: 'it06', effects: [UNLEASH('KW'), KW((g) => g.state.tally.savedThisGame), act('V/F:MA')] },
  { id: 'it07', effects: [UNLEASH('KW'), KW((g) => g.state.horror), act('V/F:MA')] },
  { id: 'it08', effects: [punishOrSpare] },
  { id: 'it09', gate: NOVIC, effects: [act('V:MAA'), KW((g) => g.state.tally.killedThisTurn)] },
  { id: 'it10', effects: [act('F:MAA'), KW((_g, ctx) => last(ctx).heroineLost)] },
  {
    id: 'it11',
    mdp: 2,
    effects: [],
    *upkeep(g) {
      if (yield* fails(g, 'it11')) yield* raiseWrath(g, 'KW', 1);
    },
  },
  {
    id: 'it12',
    mdp: 3,
    effects: [],
    *beforeWrathRise(_g, _me, rise) {
      if (rise.wrath === 'KW') rise.n += 1;
    },
  },
];

export const inkanyamba: Killer = {
  id: 'inkanyamba',
  film: 'sacred-groves',
  health: 9,
  horror: 3,
  track,
  endEffect: [BURN(2)],
  initial: [WHEN((g) => wrathLevel(g, 'KW') <= 2, [KW(+1)]), act('N:A')],
  finales,
  darkPowers,
  terror,
  actionCards: [atone],
  memory: { wrath: 2 },
};
