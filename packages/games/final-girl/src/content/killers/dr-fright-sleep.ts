import type { Chance, Option, Rules } from '@dreadhouse/engine';
import { type FinalGirl, type FinalGirlState, PLAYER } from '../../state.ts';
import { attackOf, hitHeroine, isInPlay, isLasting, memoryOf, remember } from '../kit.ts';
import type { Condition, Effect } from '../types.ts';

// Dr. Fright: awake, asleep, and what happens in dreams. What everybody can see is in his memory: `asleep`, the dream cards
// `dreamt` in this sleep and the `direction` named last. The face-down dream deck is his secret; awake there is none.

export const DR_FRIGHT = 'dr_fright';

export type Direction = 'north' | 'east' | 'south' | 'west';

const OPPOSITE: Readonly<Record<Direction, Direction>> = { north: 'south', east: 'west', south: 'north', west: 'east' };
const DIRECTIONS = Object.keys(OPPOSITE) as Direction[];

/** Rule 6: the quadrant in which each dream card hides him, as the two directions that uncover it. */
const DREAMS: Readonly<Record<string, readonly Direction[]>> = {
  d1: ['north', 'east'],
  d2: ['north', 'west'],
  d3: ['south', 'east'],
  d4: ['south', 'west'],
};

export const isAsleep = (g: FinalGirl): boolean => memoryOf(g, DR_FRIGHT)['asleep'] === true;
export const ASLEEP: Condition = (g) => isAsleep(g);
export const AWAKE: Condition = (g) => !isAsleep(g);

/** Rules 2 and 3: whether the heroine and he can hurt each other; dt09 makes it so while she is awake. */
export const canHurtEachOther = (g: FinalGirl): boolean => isAsleep(g) || isLasting(g, 'dt09');

/** Whether something keeps her from waking up: Face Your Fear, Endless Sleep. */
export const cannotWake = (g: FinalGirl): boolean =>
  isInPlay(g, 'dt15') || (g.state.finale.revealed && g.state.finale.id === 'df_f2');

// --- falling asleep and waking up ---

/** Rule 5. Rule 8: falling asleep while asleep has no effect. */
export function fallAsleep(g: FinalGirl): void {
  if (isAsleep(g)) return;
  remember(g, DR_FRIGHT, { asleep: true });
  shuffleDreams(g);
  g.tell('all', 'fell-asleep', { rule: 'FG-GEN-07' });
}

/** Rule 8: all four are shuffled together again, and any direction may be named next. */
function resetDreams(g: FinalGirl): void {
  if (!isAsleep(g)) return;
  shuffleDreams(g);
  g.tell('all', 'dreams-reset', { rule: 'FG-GEN-07' });
}

export const dreamCards = (): string[] => Object.keys(DREAMS);

function shuffleDreams(g: FinalGirl): void {
  const deck = dreamCards();
  g.shuffle('dream', deck);
  g.state.secret[DR_FRIGHT] = deck;
  remember(g, DR_FRIGHT, { dreamt: [], direction: null });
}

export function wakeUp(g: FinalGirl): void {
  if (!isAsleep(g)) return;
  if (cannotWake(g)) return resetDreams(g);
  g.state.secret[DR_FRIGHT] = [];
  remember(g, DR_FRIGHT, { asleep: false, dreamt: [], direction: null });
  g.tell('all', 'woke-up', { rule: 'FG-GEN-07' });
}

export const FALL_ASLEEP: Effect = function* (g) {
  fallAsleep(g);
};

export const RESET_DREAMS: Effect = function* (g) {
  resetDreams(g);
};

// --- dreaming ---

const deckOf = (g: FinalGirl): string[] => g.state.secret[DR_FRIGHT] ?? [];
export const dreamsLeft = (g: FinalGirl): number => deckOf(g).length;

/** Rule 7: after the fourth dream card she wakes up. */
export function wakeIfDreamt(g: FinalGirl): void {
  if (dreamsLeft(g) === 0) wakeUp(g);
}

/** Rule 6: a dream card: the player names a direction, the card shows where he is, and if she ran into him he attacks. */
export function* dream(g: FinalGirl): Rules {
  const direction = yield* nameDirection(g);
  const card = g.draw(deckOf(g));
  if (card === undefined) return wakeUp(g);
  const found = DREAMS[card]?.includes(direction) === true;
  // The last dream is remembered beyond the sleep: it has been seen, whatever happens to the deck next.
  remember(g, DR_FRIGHT, { direction, dreamt: [...dreamtOf(g), card], lastDream: card });
  g.reveal('all', 'dream-card', { card, direction, found, rule: 'FG-GEN-07' });
  if (found) {
    const amount = attackOf(g, 'killer');
    yield* hitHeroine(g, { attacker: 'killer', damageable: true, distance: 0, amount, cancelled: false });
  }
  wakeIfDreamt(g);
}

const dreamtOf = (g: FinalGirl): string[] => (memoryOf(g, DR_FRIGHT)['dreamt'] ?? []) as string[];

/** Any but the opposite of the direction named for the previous dream card of this sleep. */
function* nameDirection(g: FinalGirl): Rules<Direction> {
  const options = (): (Option & { direction: Direction })[] => {
    const before = memoryOf(g, DR_FRIGHT)['direction'];
    return DIRECTIONS.map((direction) => ({
      id: `dream-${direction}`,
      direction,
      blocked: OPPOSITE[direction] === before && 'opposite-direction',
    }));
  };
  const about = { left: dreamsLeft(g), dreamt: dreamtOf(g) };
  return (yield* g.ask(PLAYER, 'dream-direction', 'FG-GEN-07', options, about)).direction;
}

/** So many dream cards, as long as she sleeps. */
export function* dreams(g: FinalGirl, n: number): Rules {
  for (let i = 0; i < n && isAsleep(g); i++) yield* dream(g);
}

/** Rule 7: one at the end of the Killer phase, one more with Infernal Hunt (dt16) and for each that Never Sleep Again (dt14) asked for. */
export const dreamsDue = (g: FinalGirl): number =>
  1 + (isInPlay(g, 'dt16') ? 1 : 0) + g.state.lasting.filter(({ id }) => id === 'dt14').length;

// --- what nobody knows ---

/** Which cards are left is known, their order is not. */
export function imagineDreams(state: FinalGirlState, chance: Chance): void {
  const deck = state.secret[DR_FRIGHT] ?? [];
  deck.sort();
  chance.shuffle('imagine', deck);
}
