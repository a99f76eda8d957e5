import type { Rules } from '@dreadhouse/engine';
import type { Attack, Heal } from '../content/types.ts';
import type { Cause } from '../events.ts';
import type { Breath, CardId, FinalGirl } from '../state.ts';
import { moment } from './in-play.ts';
import { lose } from './outcome.ts';
import { leavePhase } from './phase-end.ts';
import { heroineOf } from './things.ts';
import { beforeLastHealth } from './windows.ts';

/** FG-BRD-01: her health is the last breath token and her markers. */
export const heroineHealth = (g: FinalGirl): number => g.state.heroine.markers + 1;

/** FG-HEAL-01: a marker per heart. FG-HEAL-02: never above her starting health. */
/** `card`: the action card that heals; `cause`: whatever it comes of. */
export function* heal(g: FinalGirl, n: number, cause: Cause, card: CardId | null = null): Rules {
  const healing: Heal = { amount: n, card };
  yield* moment(g, 'beforeHeal', healing);
  const most = heroineOf(g.state).health;
  const gained = Math.max(0, Math.min(healing.amount, most - heroineHealth(g)));
  g.state.heroine.markers += gained;
  g.tell('all', 'healed', { amount: gained, health: heroineHealth(g), cause, rule: 'FG-HEAL-01' });
}

/**
 * FG-KATK-12, FG-R-53: health is lost marker by marker; when only the token is left and something remains, the token is revealed
 * (FG-KATK-13, FG-BREATH-03), and then either the game or the phase is over. Returns what was lost.
 */
export function* loseHealth(g: FinalGirl, amount: number, cause: Cause, attack: Attack | null = null): Rules<number> {
  if (amount <= 0) return 0;
  yield* beforeLastHealth(g, amount);
  const { heroine, tally } = g.state;
  const markers = Math.min(heroine.markers, amount);
  heroine.markers -= markers;
  tally.lost += markers;
  g.tell('all', 'health-lost', {
    amount: markers,
    health: heroineHealth(g),
    cause,
    rule: attack === null ? 'FG-SYM-02' : 'FG-KATK-12',
  });
  if (markers < amount) {
    tally.lost += 1;
    revealToken(g);
  }
  yield* moment(g, 'onHeroineLost', { amount: markers, attack });
  return markers;
}

/** FG-BREATH-04, FG-BREATH-05, FG-BREATH-08. FG-BREATH-09: damage beyond the token is not applied. */
function revealToken(g: FinalGirl): never {
  const { color, symbols } = g.state.heroine.breath;
  if (color === 'white') return lose(g, 'heroine-dead', 'FG-BREATH-08');
  turnToken(g);
  if (symbols === 0) return lose(g, 'heroine-dead', 'FG-BREATH-04');
  reviveHeroine(g, symbols);
  leavePhase(g, 'heroine-revived'); // FG-BREATH-07, FG-R-34
}

/** The spent token lies with the removed ones; she keeps no black one. */
function turnToken(g: FinalGirl): void {
  const { heroine, breathTokens } = g.state;
  const { symbols } = heroine.breath;
  breathTokens.removed.push(symbols); // FG-BREATH-06
  heroine.breath = whiteToken(g);
  g.reveal('all', 'last-breath', { who: 'heroine', symbols, rule: 'FG-BREATH-03' });
}

function reviveHeroine(g: FinalGirl, health: number): void {
  g.state.heroine.markers = health - 1;
  g.tell('all', 'revived', { who: 'heroine', health, rule: 'FG-BREATH-05' });
}

/** Takes one of the two white tokens. */
export function whiteToken(g: FinalGirl): Breath {
  g.state.breathTokens.white -= 1;
  return { color: 'white', symbols: 0, known: true };
}
