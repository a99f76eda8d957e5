import type { Rules } from '@dreadhouse/engine';
import { playInstant, rerollAll, rerollDie } from '../rules/horror-roll.ts';
import { searchable } from '../rules/search.ts';
import { loseTime } from '../rules/time.ts';
import type { FinalGirl } from '../state.ts';
import { DMG, END, H, HEAL, IGNORE, LASTING, LOSE, MOVE, NEXT_ROLL_DICE, REDUCE, SEARCH, T } from './effects.ts';
import type { ActionCard, Offer, Roll } from './types.ts';

/** The 23 action cards. Rows by successes; `orElse` is the second failure row (FG-ACT-05, FG-ACT-06). */
export const CORE_ACTIONS: readonly ActionCard[] = [
  {
    id: 'walk', // FG-ACT-07
    cost: 0,
    copies: 2,
    type: 'action',
    rows: { 2: [MOVE(2), T(-1)], 1: [MOVE(1), T(-1)], 0: [MOVE(1), LOSE(1), T(-2)] },
    orElse: [T(-2)],
  },
  {
    id: 'focus',
    cost: 0,
    copies: 2,
    type: 'action',
    rows: { 2: [H(-1), T(+2)], 1: [H(-1), T(-1)], 0: [T(-2)] },
  },
  {
    id: 'weak_attack',
    cost: 0,
    copies: 1,
    type: 'action',
    damage: true,
    rows: { 2: [DMG(1)], 1: [DMG(1), LOSE(1)], 0: [LOSE(1), END] },
  },
  {
    id: 'short_rest', // FG-HEAL-03
    cost: 0,
    copies: 1,
    type: 'action',
    rows: { 2: [HEAL(2)], 1: [HEAL(1), T(-1)], 0: [HEAL(1), H(+1), T(-1), END] },
  },
  {
    id: 'close_call',
    cost: 1,
    copies: 2,
    type: 'instant',
    rows: { 0: [] },
    afterRoll: closeCall,
  },
  {
    id: 'search', // FG-SRCH-07
    cost: 2,
    copies: 2,
    type: 'action',
    rows: { 2: [SEARCH(2), T(-1)], 1: [SEARCH(1), T(-1)], 0: [SEARCH(1), H(+2), T(-2)] },
    orElse: [H(+1), T(-2)],
    // FG-R-18: only on a search space, though its pile may be empty.
    notHere: (g) => (searchable(g).length === 0 ? 'no-search-space' : undefined),
  },
  {
    id: 'run',
    cost: 2,
    copies: 2,
    type: 'action',
    rows: { 2: [MOVE(3), T(-1)], 1: [MOVE(2), T(-1)], 0: [MOVE(1), LOSE(1), T(-2), END] },
    orElse: [LOSE(1), T(-2)],
  },
  {
    id: 'guard',
    cost: 2,
    copies: 2,
    type: 'reaction',
    rows: { 2: [IGNORE], 1: [REDUCE(2)], 0: [REDUCE(1, 1)] },
  },
  {
    id: 'distract',
    cost: 3,
    copies: 2,
    type: 'action',
    rows: { 2: [H(-2), T(+2)], 1: [H(-1), T(+1)], 0: [H(-1), T(-4)] },
    orElse: [H(+1), T(-2)],
  },
  {
    id: 'improvise',
    cost: 3,
    copies: 1,
    type: 'action',
    rows: { 2: [LASTING('improvise', 'end-of-action')], 1: [LASTING('improvise', 'roll')], 0: [H(+1), T(-1)] },
  },
  {
    id: 'planning',
    cost: 4,
    copies: 1,
    type: 'action',
    rows: { 2: [NEXT_ROLL_DICE(3)], 1: [NEXT_ROLL_DICE(2), T(-1)], 0: [NEXT_ROLL_DICE(1), H(+1), T(-2)] },
  },
  {
    id: 'retaliation', // FG-REACT-04, FG-REACT-05
    cost: 4,
    copies: 1,
    type: 'reaction',
    damage: true,
    rows: { 2: [IGNORE, DMG(2)], 1: [REDUCE(2), DMG(1)], 0: [] },
  },
  {
    id: 'furious_strike',
    cost: 4,
    copies: 2,
    type: 'action',
    damage: true,
    rows: { 2: [DMG(2), H(-1)], 1: [DMG(1), H(-1), END], 0: [LOSE(1), H(+1), END] },
  },
  {
    id: 'long_rest',
    cost: 5,
    copies: 1,
    type: 'action',
    rows: { 2: [HEAL(4), T(-1)], 1: [HEAL(3), T(-2)], 0: [HEAL(2), H(+1), T(-2), END] },
  },
  {
    id: 'critical_blow',
    cost: 6,
    copies: 1,
    type: 'action',
    damage: true,
    rows: { 2: [DMG(3), H(-1)], 1: [DMG(2), H(-1), END], 0: [DMG(2), LOSE(2), H(+1), END] },
  },
];

/** Re-roll one die, or lose 2 time and re-roll all (FG-ROLL-12). Dice that show the same are all alike. */
function closeCall(_g: unknown, roll: Roll): Offer[] {
  const offers = [...new Set(roll.faces)].map(
    (face): Offer => ({
      id: `close_call:die:${face}`,
      rule: 'FG-ROLL-12',
      details: { card: 'close_call', dice: [face] },
      at: 'hand:close_call',
      blocked: false,
      run: (g) => rerollFace(g, roll, face),
    }),
  );
  offers.push({
    id: 'close_call:all',
    rule: 'FG-ROLL-12',
    cost: { time: 2 },
    details: { card: 'close_call', dice: [...roll.faces] },
    at: 'hand:close_call',
    blocked: false,
    run: (g) => rerollForTime(g, roll),
  });
  return offers;
}

function* rerollFace(g: FinalGirl, roll: Roll, face: number): Rules {
  playInstant(g, 'close_call');
  rerollDie(g, roll, roll.faces.indexOf(face));
}

function* rerollForTime(g: FinalGirl, roll: Roll): Rules {
  playInstant(g, 'close_call');
  yield* loseTime(g, 2, 'close_call');
  rerollAll(g, roll);
}
