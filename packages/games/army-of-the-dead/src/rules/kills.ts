import type { Rules } from '@dreadhouse/engine';
import { isZeus, ZOMBIES, type ZombieType } from '../content/zombies.ts';
import type { ZoneId } from '../map/index.ts';
import type { AbominationFigure, Army, Slot } from '../state.ts';
import { gain } from './adrenaline.ts';
import { beatZeus, layFigure, massacred } from './goals.ts';
import { countAt, isHorde, removeZombies, trappedAt, untrap } from './horde.ts';
import { tokenWith } from './skills.ts';
import { living, survivor } from './table.ts';
import { summonZeus } from './zeus.ts';

/** What an attack has killed so far, and for whom. */
export interface Tally {
  readonly slot: Slot | null;
  readonly melee: boolean;
  kills: number;
  /** For the killer, and for everybody (AD-R-01). */
  adrenaline: number;
  shared: number;
  queen: boolean;
}

export function newTally(slot: Slot | null, melee: boolean): Tally {
  return { slot, melee, kills: 0, adrenaline: 0, shared: 0, queen: false };
}

/** AD-ZOM-03: it dies at once, and its figure leaves the board. */
export function kill(g: Army, tally: Tally, at: ZoneId, type: ZombieType, count = 1, trapped = false): void {
  const { state } = g;
  for (let i = 0; i < count; i++) {
    if (trapped) untrap(state, at, type);
    if (isHorde(type)) removeZombies(state, at, type, 1);
    else fell(g, tally, at, type);
    layFigure(g, tally.slot, { type, at, melee: tally.melee });
  }
  while (trappedAt(state, at, type) > countAt(state, at, type)) untrap(state, at, type);
  tally.kills += count;
  if (ZOMBIES[type].rank < 2) g.touch(`killed:${type}`);
  const points = ZOMBIES[type].adrenaline * count;
  if (ZOMBIES[type].rank === 2) tally.shared += points;
  else tally.adrenaline += points * (doubles(g, tally, type) ? 2 : 1);
  g.tell('all', 'killed', {
    type,
    count,
    at,
    ...(tally.slot === null ? {} : { survivor: survivor(state, tally.slot).id }),
    rule: 'AD-ZOM-03',
  });
}

/** AD-GOAL-06: 2 instead of 1 for a Shambler. */
function doubles(g: Army, { slot }: Tally, type: ZombieType): boolean {
  return type === 'shambler' && slot !== null && tokenWith(g.state, slot, 'double-adrenaline') !== null;
}

/** AD-ABOM-04, AD-ABOM-05: out of the game, together with its card, which lies beside the board already. */
function fell(g: Army, tally: Tally, at: ZoneId, type: ZombieType): void {
  const { state } = g;
  const i = state.abominations.findIndex((one) => one.type === type && one.at === at);
  state.abominations.splice(i, 1);
  const who = isZeus(type) ? 'zeus' : type === 'valentine' ? 'valentine' : 'queen';
  state.progress.killed.push({ who, at });
  if (who === 'zeus') beatZeus(g);
  if (who === 'queen') tally.queen = true;
}

/** AD-ZEUS-06: the card changes, the figure stays. AD-ZEUS-05: the form is beaten. */
export function unmask(g: Army, tally: Tally, figure: AbominationFigure): void {
  figure.type = 'zeus';
  for (const one of g.state.trapped) if (one.type === 'masked') one.type = 'zeus';
  g.state.progress.unmasked = true;
  tally.shared += ZOMBIES.masked.adrenaline;
  g.tell('all', 'unmasked', { at: figure.at, rule: 'AD-ZEUS-06' });
  beatZeus(g);
}

/** Adrenaline for the killer and, after an Abomination, for everybody who lives; then what its death brings about. */
export function* collect(g: Army, tally: Tally, rule = 'AD-AP-01'): Rules {
  const { state } = g;
  if (tally.slot !== null) {
    massacred(g, tally.slot, tally.kills);
    if (tally.adrenaline > 0) yield* gain(g, tally.slot, tally.adrenaline, rule);
  }
  if (tally.shared > 0) for (const slot of living(state)) yield* gain(g, slot, tally.shared, 'AD-R-01');
  if (tally.queen) yield* summonZeus(g, 'AD-ABOM-06');
  tally.adrenaline = 0;
  tally.shared = 0;
  tally.queen = false;
}
