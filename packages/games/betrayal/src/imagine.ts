import type { Chance, Seat } from '@dreadhouse/engine';
import { tileDef } from './content/tiles.ts';
import { explorerAt, hauntOf } from './rules/figures.ts';
import { mineOf } from './rules/in-play.ts';
import { lookAt } from './rules/table.ts';
import { forgetOthers, reshuffle } from './secrets.ts';
import type { BetrayalState } from './state.ts';

/** Deals everything anew that a seat cannot know: decks, stack, the secret role, the haunt's secrets. Pools are sorted first. */
export function imagine(state: BetrayalState, seat: Seat, chance: Chance): void {
  for (const deck of ['event', 'item', 'omen'] as const) {
    state.decks[deck].sort();
    chance.shuffle('imagine', state.decks[deck]);
  }
  imagineStack(state, chance);
  if (state.haunt === null || state.result !== null) return;
  imagineRoles(state, seat, chance);
  const g = lookAt(state);
  for (const { pieces, redraw } of hauntOf(g)?.secrets ?? []) {
    const all = pieces(g, mineOf(g));
    if (redraw === undefined) reshuffle(all, seat, chance);
    else
      redraw(
        g,
        mineOf(g),
        seat,
        all.filter(({ seen }) => !seen.includes(seat)),
        chance,
      );
  }
  forgetOthers(state.haunt.memory, seat);
}

/** The back of the top tile is known. */
function imagineStack(state: BetrayalState, chance: Chance): void {
  const [top] = state.stack;
  if (top === undefined) return;
  const back = tileDef(top).regions.join();
  state.stack.sort();
  chance.shuffle('imagine', state.stack);
  const at = state.stack.findIndex((tile) => tileDef(tile).regions.join() === back);
  const [found] = state.stack.splice(at, 1);
  if (found !== undefined) state.stack.unshift(found);
}

const anyOf = (possible: readonly Seat[], unseen: readonly Seat[], chance: Chance): Seat =>
  chance.pick('imagine', possible.length === 0 ? unseen : possible);

/** One of the unseen by how likely each of them is. */
function byOdds(odds: readonly number[] | undefined, unseen: readonly Seat[], chance: Chance): Seat | undefined {
  const entries = unseen.map((seat) => [seat, Math.round(1e6 * (odds?.[seat] ?? 0))] as const);
  const likely = entries.filter(([, weight]) => weight > 0);
  return likely.length === 0 ? undefined : chance.weighted('imagine', likely);
}

/** The role is dealt among the seats that can have it as far as the table knows. */
function imagineRoles(state: BetrayalState, seat: Seat, chance: Chance): void {
  const role = hauntOf({ state })?.role;
  const { haunt } = state;
  if (haunt === null || role === undefined) return;
  const unseen = [...haunt.roles.entries()].filter(([, { seen }]) => !seen.includes(seat)).map(([other]) => other);
  if (!haunt.roles.some(({ face }, other) => face === role.secret && unseen.includes(other))) return;
  const g = lookAt(state);
  const suspects = role.suspects?.(g, mineOf(g)) ?? unseen.filter((other) => !explorerAt(g, other).dead);
  const possible = suspects.filter((other) => unseen.includes(other)).sort((a, b) => a - b);
  const guilty = byOdds(role.odds?.(g, mineOf(g), seat), unseen, chance) ?? anyOf(possible, unseen, chance);
  for (const other of unseen) {
    const one = haunt.roles[other];
    if (one !== undefined) one.face = other === guilty ? role.secret : role.others;
  }
}
