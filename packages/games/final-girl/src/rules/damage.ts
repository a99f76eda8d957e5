import { NOTHING_HAPPENS, type Option, type Rules } from '@dreadhouse/engine';
import type { Damage } from '../content/types.ts';
import { type CardId, type CardInPlay, type FigureId, type FinalGirl, PLAYER, type SpaceId } from '../state.ts';
import { enemiesOn, heroineSpace, isMinion } from './board.ts';
import { removeFromPlay } from './cards-in-play.ts';
import { loseHealth, whiteToken } from './health.ts';
import { anyMoment, moment } from './in-play.ts';
import { win } from './outcome.ts';
import { finishing, leavePhase } from './phase-end.ts';
import { killerOf } from './things.ts';
import { killVictims } from './victims.ts';

/** Damage to an enemy (FG-SYM-06, FG-ATK-02). FG-R-36: deaths are checked after each single effect. Returns what was dealt. */
export function* harm(g: FinalGirl, target: FigureId, amount: number, source: Damage['source']): Rules<number> {
  const damage: Damage = { target, source, amount };
  yield* moment(g, 'beforeDamage', damage);
  if (damage.amount <= 0) return 0;
  if (isMinion(target)) return harmMinion(g, damage);
  if (target === 'killer') return yield* harmKiller(g, damage);
  return yield* killVictims(g, [target], { by: 'heroine', cause: 'attack' });
}

/** Damage to each of these at once: that one of them ends the phase does not spare the others (FG-R-36). */
export function harmAll(g: FinalGirl, targets: readonly FigureId[], amount: number, source: Damage['source']): Rules {
  return finishing(...targets.map((target) => () => harm(g, target, amount, source)));
}

/**
 * FG-GEN-09, FG-R-36: everybody on these spaces loses 1 at once, enemies and heroine. He is struck first: if both die of it, she has won.
 */
export function* harmEverybody(g: FinalGirl, spaces: readonly SpaceId[], cause: CardId): Rules {
  const heroineToo = spaces.includes(heroineSpace(g));
  yield* finishing(
    () => harmAll(g, enemiesOn(g, ...spaces), 1, 'location'),
    () => (heroineToo ? loseHealth(g, 1, cause) : NOTHING_HAPPENS),
  );
}

/** FG-DARK-05: markers of minor dark powers first, then his own, then the token. FG-R-31: his own doing hits his own track. */
function* harmKiller(g: FinalGirl, damage: Damage): Rules<number> {
  const { killer, tally } = g.state;
  if (killer.breath === null) return 0;
  if (damage.source === 'card' || damage.source === 'item') tally.attackedKillerThisTurn = true;
  let left = damage.amount;
  if (damage.source !== 'self') left = yield* harmDarkPowers(g, left);
  const amount = left;
  const own = Math.min(left, killer.markers);
  killer.markers -= own;
  left -= own;
  if (amount > 0) g.tell('all', 'killer-damaged', { amount, markers: killer.markers, rule: 'FG-ATK-02' });
  if (left > 0) yield* revealKillerToken(g);
  return damage.amount;
}

/** FG-R-30: the player chooses which minor dark power loses markers first; what is left goes on to the next. */
function* harmDarkPowers(g: FinalGirl, damage: number): Rules<number> {
  let left = damage;
  const marked = (): CardInPlay[] => g.state.inPlay.filter((card) => card.kind === 'mdp' && card.markers > 0);
  while (left > 0 && marked().length > 0) {
    const options = (): (Option & { card: string })[] =>
      marked().map((card) => ({
        id: `mdp:${card.id}`,
        at: `mdp:${card.id}`,
        card: card.id,
        details: { card: card.id },
      }));
    const pick = yield* g.choose(PLAYER, 'which-dark-power', 'FG-R-30', options);
    const card = g.state.inPlay.find((one) => one.id === pick.card)!;
    const taken = Math.min(left, card.markers);
    card.markers -= taken;
    left -= taken;
    g.tell('all', 'dark-power-damaged', { card: card.id, amount: taken, markers: card.markers, rule: 'FG-DARK-05' });
    if (card.markers === 0) removeFromPlay(g, card.id, 'FG-DARK-06');
  }
  return left;
}

/** FG-BREATH-03, FG-BREATH-04, FG-BREATH-05: the killer's token decides whether he comes back. */
function* revealKillerToken(g: FinalGirl): Rules {
  const { killer, breathTokens } = g.state;
  const breath = killer.breath!;
  if (breath.color === 'black') {
    const { symbols } = breath;
    breathTokens.removed.push(symbols); // FG-BREATH-06
    killer.breath = whiteToken(g);
    g.reveal('all', 'last-breath', { who: 'killer', symbols, rule: 'FG-BREATH-03' });
    if (symbols > 0) return reviveKiller(g, symbols);
  }
  if (yield* anyMoment(g, 'insteadOfKillerDeath')) return;
  win(g, 'killer-dead', breath.color === 'white' ? 'FG-BREATH-08' : 'FG-BREATH-04');
}

/** FG-BREATH-05, FG-BREATH-07: he returns with so much health, the white token included, and the phase ends. */
export function reviveKiller(g: FinalGirl, health: number): never {
  g.state.killer.markers = health - 1;
  g.tell('all', 'revived', { who: 'killer', health, rule: 'FG-BREATH-05' });
  leavePhase(g, 'killer-revived'); // FG-R-37: what was left of an attack is not applied either
}

function harmMinion(g: FinalGirl, damage: Damage): number {
  const minion = g.state.minions.find((one) => one.id === damage.target);
  if (minion === undefined || minion.status !== 'board') return 0;
  const taken = Math.min(minion.markers, damage.amount);
  minion.markers -= taken;
  g.tell('all', 'minion-damaged', { minion: minion.id, amount: taken, rule: 'FG-MINION-05' });
  if (minion.markers === 0) {
    minion.status = 'destroyed';
    minion.space = null;
    g.tell('all', 'minion-destroyed', { minion: minion.id, rule: 'FG-MINION-05' });
  }
  return taken;
}

/** KHEAL: never above his starting health (FG-R-29); minor dark powers are not refilled. */
export function healKiller(g: FinalGirl, n: number): void {
  const { health } = killerOf(g.state);
  if (health === null) return;
  const gained = Math.max(0, Math.min(n, health - 1 - g.state.killer.markers));
  g.state.killer.markers += gained;
  if (gained > 0) g.tell('all', 'killer-healed', { amount: gained, markers: g.state.killer.markers, rule: 'FG-R-29' });
}
