import { PLAYER } from '../../state.ts';
import { act, DP, H, WHEN } from '../effects.ts';
import type { Killer } from '../types.ts';
import { drFrightFinales, drFrightPowers } from './dr-fright-powers.ts';
import {
  ASLEEP,
  canHurtEachOther,
  DR_FRIGHT,
  dreamCards,
  dreams,
  dreamsDue,
  FALL_ASLEEP,
  fallAsleep,
  imagineDreams,
  isAsleep,
  RESET_DREAMS,
  wakeIfDreamt,
} from './dr-fright-sleep.ts';
import { drFrightLasting, drFrightTerror } from './dr-fright-terror.ts';

const RESTS: readonly string[] = ['short_rest', 'long_rest'];

/** Dr. Fright hunts the heroine in her dreams (dr-fright-sleep.ts). */
export const drFright: Killer = {
  id: DR_FRIGHT,
  film: 'maple-lane',
  health: 14,
  horror: 5,
  track: [
    { attack: 1, move: 1 },
    { attack: 1, move: 1, effects: [H(+1)] },
    { attack: 1, move: 2 },
    { attack: 2, move: 2, effects: [H(+1)] },
    { attack: 2, move: 2, effects: [DP] },
    { attack: 2, move: 2 },
    { attack: 3, move: 2, effects: [H(+1)] },
    { attack: 3, move: 3 },
    { attack: 3, move: 3, effects: [H(+2)] },
    { attack: 4, move: 4 },
  ],
  endEffect: [WHEN(ASLEEP, [RESET_DREAMS], [FALL_ASLEEP])],
  initial: [act('N:A')],
  finales: drFrightFinales,
  darkPowers: drFrightPowers,
  terror: drFrightTerror,
  lasting: drFrightLasting,

  // Rule 1: awake at the start.
  memory: { asleep: false, dreamt: [], direction: null },
  secret: [],
  secretNames: dreamCards,
  imagine: imagineDreams,
  show: (state) => ({ dreamsLeft: state.secret[DR_FRIGHT]?.length ?? 0 }),

  // Rule 2: awake they cannot hurt each other, unless a card says so (df_d3: he can, dt09: both can).
  losesAttack: (g, _me, attack) => {
    if (attack.attacker !== 'killer' || canHurtEachOther(g)) return undefined;
    return g.state.darkPowers.some((card) => card.revealed && card.id === 'df_d3') ? undefined : 'awake';
  },
  forbidsAttacking: (g, _me, target) => (target.kind === 'killer' && !canHurtEachOther(g) ? 'awake' : undefined),
  /** Her items and traps do nothing either; fires and lions do. */
  *beforeDamage(g, _me, damage) {
    if (damage.target !== 'killer' || canHurtEachOther(g)) return;
    if (damage.source !== 'card' && damage.source !== 'item') return;
    damage.amount = 0;
    g.tell('all', 'attack-harmless', { rule: 'FG-ATK-02' });
  },

  // Rule 3.
  forbidsFollowing: (g) => isAsleep(g),
  forbidsSaving: (g) => (isAsleep(g) ? 'asleep' : undefined),

  // Rule 4.
  *afterCard(g, _me, card) {
    if (!RESTS.includes(card) || isAsleep(g)) return;
    if (yield* g.confirm(PLAYER, 'fall-asleep', 'FG-GEN-07')) fallAsleep(g);
  },

  // Rule 7.
  *endOfKiller(g) {
    yield* dreams(g, dreamsDue(g));
  },
  /** A fourth dream card that cut the Killer phase short (FG-BREATH-07) was the fourth all the same. */
  *upkeep(g) {
    wakeIfDreamt(g);
  },
};
