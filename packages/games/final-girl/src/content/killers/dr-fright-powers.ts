import type { Rules } from '@dreadhouse/engine';
import type { FinalGirl, VictimId } from '../../state.ts';
import { act, H, KILL } from '../effects.ts';
import {
  chooseVictim,
  contextOf,
  isVictim,
  killVictims,
  loseHealth,
  remember,
  resolve,
  reviveKiller,
  setSpace,
  useOnce,
  victims,
  whiteToken,
} from '../kit.ts';
import type { DarkPower, EffectRule, Finale } from '../types.ts';
import { FALL_ASLEEP, fallAsleep, isAsleep } from './dr-fright-sleep.ts';

// --- finales ---

/** He makes her lose health without an attack; df_d1 hears of it all the same. */
function* takeHealth(g: FinalGirl, n: number): Rules {
  const lost = yield* loseHealth(g, n, 'dr_fright');
  if (lost > 0 && g.state.darkPowers.some((card) => card.revealed && card.id === 'df_d1')) yield* assault(g);
}

/** df_f1: two victims of the player's choice, one if there is no other; without any the heroine pays. */
const EVERYONE_DIES: EffectRule = function* (g, ctx) {
  if (victims(g).length === 0) return yield* takeHealth(g, 4);
  const doomed: VictimId[] = [];
  const left = (): VictimId[] =>
    victims(g)
      .map((one) => one.id)
      .filter((id) => !doomed.includes(id));
  for (let i = 0; i < 2; i++) {
    const victim = yield* chooseVictim(g, 'who-dies', 'FG-GEN-07', left());
    if (victim !== null) doomed.push(victim);
  }
  yield* resolve(g, [KILL(() => doomed)], ctx);
};

/** FG-R-57: while he is not on the map nothing is at any distance from him. */
const LEAVE_MAP: EffectRule = function* (g) {
  setSpace(g, 'killer', null);
  g.tell('all', 'killer-left-map', { rule: 'FG-R-57' });
};

export const drFrightFinales: readonly Finale[] = [
  {
    id: 'df_f1',
    action: [EVERYONE_DIES],
    onReveal: [LEAVE_MAP],
    distanceToKiller: (g) => (isAsleep(g) ? 0 : undefined),
  },
  { id: 'df_f2', action: [act('N:MA')], onReveal: [FALL_ASLEEP] }, // she cannot wake up any more: `cannotWake`
  {
    id: 'df_f3',
    action: [act('F:MAA')],
    onReveal: [
      function* (g) {
        remember(g, 'df_f3', { revealed: g.state.turn });
      },
    ],
    /** FG-R-44: from the Upkeep after the reveal on. */
    *upkeep(g, me) {
      if (isAsleep(g) || g.state.turn === me.memory['revealed']) return;
      yield* takeHealth(g, 2);
      fallAsleep(g);
    },
  },
];

// --- dark powers ---

function* assault(g: FinalGirl): Rules {
  yield* resolve(g, [H(+1)], contextOf(g, 'df_d1', 'other'));
}

/** df_d2: a black token goes back unseen; which of the unused ones it is nobody can tell. */
const SWAP_TOKEN: EffectRule = function* (g) {
  const { killer, breathTokens } = g.state;
  if (killer.breath?.color !== 'black') return;
  breathTokens.unused.push({ ...killer.breath, known: false });
  killer.breath = whiteToken(g);
  g.tell('all', 'killer-token-swapped', { rule: 'FG-GEN-07' });
};

/** df_d2: up to three unused tokens say whether and how he comes back; they are spent like any other (FG-BREATH-06). */
function* neverTrulyDead(g: FinalGirl): Rules<boolean> {
  const { unused, removed } = g.state.breathTokens;
  const shown: number[] = [];
  for (let token = g.drawFrom('last-breath', unused); token !== undefined; ) {
    shown.push(token.symbols);
    token = shown.length < 3 ? g.drawFrom('last-breath', unused) : undefined;
  }
  removed.push(...shown);
  const symbols = shown.reduce((sum, one) => sum + one, 0);
  g.reveal('all', 'never-truly-dead', { shown, symbols, rule: 'FG-GEN-07' });
  return symbols > 0 ? reviveKiller(g, symbols) : false;
}

export const drFrightPowers: readonly DarkPower[] = [
  {
    id: 'df_d1',
    *onHeroineLost(g, _me, loss) {
      if (loss.attack?.attacker === 'killer' && loss.amount > 0) yield* assault(g);
    },
  },
  {
    id: 'df_d2',
    onReveal: [SWAP_TOKEN],
    *insteadOfKillerDeath(g, me) {
      if (me.memory['used'] === true) return false;
      remember(g, me, { used: true });
      return yield* neverTrulyDead(g);
    },
  },
  { id: 'df_d3' }, // he attacks her awake: `losesAttack` of Dr. Fright
  {
    id: 'df_e',
    epic: true,
    *insteadOfPanic(g, _me, run) {
      if (!isVictim(run.figure) || ![1, 2, 3].some((n) => useOnce(g, `df_e:${n}`, 'turn'))) return;
      run.handled = true;
      g.tell('all', 'jump-scare', { space: run.from, rule: 'FG-GEN-07' });
      yield* killVictims(g, [run.figure], { cause: 'df_e' });
    },
  },
];
