import type { Rules } from '@dreadhouse/engine';
import type { Army, SpawnToken } from '../state.ts';
import { activate, everyZombie } from './activation.ts';
import { checkEnd } from './end.ts';
import { keptVigil } from './goals.ts';
import { comeAbout, isAwaiting } from './mission.ts';
import { has } from './skills.ts';
import { resolveOrders, resolveZombieCard } from './spawning.ts';
import { seatsFrom, survivor } from './table.ts';
import { newTurn } from './turn.ts';

/** AD-ZACT-01, AD-ROUND-05: when everybody has acted, all Zombies activate; then they spawn. */
export function* zombies(g: Army): Rules<string> {
  const { state } = g;
  state.step = 'zombies';
  state.auto = [];
  state.spawning = 0;
  for (const group of state.groups) group.drowsy = 0;
  g.tell('all', 'zombie-phase', { round: state.round, rule: 'AD-ZACT-01' });
  yield* activate(g, everyZombie(state));
  checkEnd(g);
  return 'spawn';
}

/** AD-SPAWN-02, AD-SPAWN-03: one Spawn Zone after the other, always in the same order; AD-SPAWN-06, AD-SPAWN-07: Zeus's is one of them. */
export function* spawn(g: Army): Rules<string> {
  const { state } = g;
  const token = nextSpawn(g);
  if (token === undefined) return afterSpawn(g);
  if (token.kind === 'zeus') yield* resolveOrders(g, token.at);
  else yield* resolveZombieCard(g, token.at);
  if (isAwaiting(state)) yield* comeAbout(g);
  checkEnd(g);
  return state.spawning < state.spawns.length ? 'spawn' : afterSpawn(g);
}

/** The next token that is active by now (AD-SPAWN-09, AD-SPAWN-10). */
function nextSpawn(g: Army): SpawnToken | undefined {
  const { state } = g;
  while (state.spawning < state.spawns.length) {
    const token = state.spawns[state.spawning] as SpawnToken;
    state.spawning += 1;
    if (token.since !== null && token.since <= state.round) return token;
  }
  return undefined;
}

/** AD-BOLAS-02: whoever lay in bolas is free again. */
function afterSpawn(g: Army): string {
  const { state } = g;
  state.trapped = state.trapped.filter(({ until }) => until > state.round);
  keptVigil(g);
  checkEnd(g);
  return 'rescue';
}

/** AD-SKILL-10: one free Action each, if anybody took a Wound in this round. */
export function* rescue(g: Army): Rules<string> {
  const { state } = g;
  if (!state.wounded) return 'end-phase';
  const rescuers = seatsFrom(g, state.firstPlayer).flatMap((seat) =>
    state.survivors.flatMap((one, slot) =>
      one.seat === seat && one.health > 0 && one.acted && has(state, slot, 'to-the-rescue') ? [slot] : [],
    ),
  );
  const [slot] = rescuers;
  if (slot === undefined) return 'end-phase';
  survivor(state, slot).acted = false; // once each
  g.touch('used:to-the-rescue');
  state.turns.push(newTurn(slot, 'rescue'));
  g.tell('all', 'to-the-rescue', { survivor: survivor(state, slot).id, rule: 'AD-SKILL-10' });
  return 'turn';
}
