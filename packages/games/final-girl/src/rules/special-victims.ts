import type { Rules } from '@dreadhouse/engine';
import { eventCard } from '../catalogue.ts';
import type { Effect, Where } from '../content/types.ts';
import type { CardId, Colour, FinalGirl, SpaceId, VictimId } from '../state.ts';
import { decideSpace } from './ambiguity.ts';
import { isSpecial, victims, victimsOn } from './board.ts';
import { removeFromPlay } from './cards-in-play.ts';
import { entered } from './move.ts';
import { takeYellow } from './victims.ts';

const COLOURS: readonly Colour[] = ['white', 'orange', 'blue'];

/**
 * FG-SPEC-01: an effect that turns a victim into a special one, for each colour; `where` lists the spaces that fit the card's criterion,
 * ties by the ambiguity principle (FG-R-50). Without a victim nothing happens (FG-EVENT-04).
 */
export function becomeSpecial(role: CardId, colours: readonly Colour[], where: Where): Effect {
  return function* (g, ctx): Rules {
    for (const colour of colours) {
      const ordinary = (space: SpaceId): VictimId[] => victimsOn(g, space).filter((id) => !isSpecial(id));
      const candidates = typeof where === 'string' ? [where] : where(g, ctx);
      const spaces = candidates.filter((space) => ordinary(space).length > 0);
      if (spaces.length === 0) continue;
      const space = decideSpace(g, spaces, { rule: 'FG-R-50' });
      const id = ordinary(space)[0];
      if (id !== undefined) exchange(g, role, colour, id);
    }
  };
}

/** This victim's pawn is exchanged for a special one. */
export function exchange(g: FinalGirl, role: CardId, colour: Colour, id: VictimId): VictimId | null {
  const pawn = freePawn(g, colour);
  if (pawn === undefined) {
    g.tell('all', 'no-special-pawn', { colour, rule: 'FG-R-51' });
    return null;
  }
  const place = takePawn(g, pawn);
  // The yellow pawn takes the place that the special one had: the supply, or the Dead area or slot where it is still counted.
  place(id);
  for (const one of g.state.victims) {
    if (one.id !== id) continue;
    one.id = pawn;
    one.role = role;
    g.tell('all', 'special-victim', { role, colour: pawn, space: one.space, rule: 'FG-SPEC-01' });
  }
  return pawn;
}

/** A special victim comes onto the board from outside (le04, le05). */
export function* placeSpecial(g: FinalGirl, role: CardId, colour: Colour, space: SpaceId): Rules {
  const pawn = freePawn(g, colour);
  if (pawn === undefined) return g.tell('all', 'no-special-pawn', { colour, rule: 'FG-R-51' });
  const place = takePawn(g, pawn);
  const yellow = takeYellow(g);
  if (yellow !== undefined) place(yellow);
  g.state.victims.push({ id: pawn, space, role });
  g.tell('all', 'special-victim', { role, colour: pawn, space, rule: 'FG-SPEC-01' });
  yield* entered(g, pawn, space, 'added');
}

/** FG-R-51: its own colour if free, else the first that is not on the board. */
function freePawn(g: FinalGirl, colour: Colour): Colour | undefined {
  const onBoard = new Set(g.state.victims.map((one) => one.id));
  const inSupply = (one: Colour): boolean => g.state.supply.includes(one);
  if (inSupply(colour)) return colour;
  return COLOURS.find(inSupply) ?? COLOURS.find((one) => !onBoard.has(one));
}

/** Takes a pawn from wherever it is off the board; the result puts another pawn into its place. */
function takePawn(g: FinalGirl, pawn: VictimId): (other: VictimId) => void {
  const { supply, dead, heroine } = g.state;
  for (const list of [supply, dead]) {
    const at = list.indexOf(pawn);
    if (at < 0) continue;
    list.splice(at, 1);
    return (other) => void list.push(other);
  }
  const slot = heroine.slots.indexOf(pawn);
  heroine.slots[slot] = null;
  return (other) => {
    heroine.slots[slot] = other;
  };
}

/** An event with special victims is discarded when none of them is left on the board. */
export function specialLeft(g: FinalGirl, role: CardId | null): void {
  if (role === null || g.state.victims.some((one) => one.role === role)) return;
  if (eventCard(role).special !== undefined) removeFromPlay(g, role, 'FG-EVENT-05');
}

export function victimsOfRole(g: FinalGirl, role: CardId): VictimId[] {
  return victims(g)
    .filter((one) => one.role === role)
    .map((one) => one.id);
}
