import { NOTHING_HAPPENS, type Option, type Rules } from '@dreadhouse/engine';
import { type CardId, type FinalGirl, PLAYER, type VictimId, type VictimKind } from '../state.ts';
import { crowdOn, hasTag, heroineSpace, isSpecial, victim, victimsOn } from './board.ts';
import { contextOf } from './effects.ts';
import { answer, moment } from './in-play.ts';
import { finishing } from './phase-end.ts';
import type { Runnable } from './rewards.ts';
import { specialLeft } from './special-victims.ts';
import { heroineOf } from './things.ts';

/** One of each kind: yellow pawns on a space are all alike. */
export function oneOfEach(ids: readonly VictimId[]): VictimId[] {
  const yellow = ids.find((id) => !isSpecial(id));
  return [...(yellow === undefined ? [] : [yellow]), ...ids.filter(isSpecial)];
}

export const kindOfVictim = (id: VictimId): VictimKind => (isSpecial(id) ? id : 'yellow');

/**
 * FG-BRD-21, FG-SYM-19, FG-SAVE-01, FG-SAVE-02: on an exit space, at any moment of the Action phase, also in passing. FG-SAVE-03: whoever brought them.
 * FG-SAVE-04, FG-GEN-10: it is a choice. FG-SAVE-05, FG-SAVE-06: never without her, never in another phase.
 */
export function saveOptions(g: FinalGirl, looking: boolean): readonly Runnable[] {
  const space = heroineSpace(g);
  if (!hasTag(g, space, 'exit') || crowdOn(g, space) === 0) return NOBODY;
  const list = oneOfEach(victimsOn(g, space)).map((id) => ({
    id: `save:${kindOfVictim(id)}`,
    at: space,
    rule: 'FG-SAVE-01',
    blocked: answer(g, 'forbidsSaving', id, space),
    details: { victim: kindOfVictim(id), role: victim(g, id)?.role ?? null },
    own: true as const,
    run: (game: FinalGirl) => saveVictim(game, id),
  }));
  return looking ? list : list.filter((option) => option.blocked === undefined);
}

const NOBODY: readonly Runnable[] = [];

/** FG-SAVE-07, FG-SAVE-08: the pawn goes to a free slot of the player's choice and earns what it covers. */
export function* saveVictim(g: FinalGirl, id: VictimId): Rules {
  const pawn = victim(g, id);
  if (pawn === undefined) return;
  const { role, space } = pawn;
  g.state.victims = g.state.victims.filter((one) => one.id !== id);
  g.state.supply.push(id); // until a slot is chosen
  g.state.tally.savedThisPhase += 1;
  g.state.tally.savedThisGame += 1;
  g.tell('all', 'victim-saved', { victim: kindOfVictim(id), role, space, rule: 'FG-SAVE-01' });
  yield* reward(g, id);
  yield* finishing(
    () => moment(g, 'onVictimSaved', { victim: id, role }),
    () => leaveItsEvent(g, role),
  );
}

function leaveItsEvent(g: FinalGirl, role: CardId | null): Rules {
  specialLeft(g, role);
  return NOTHING_HAPPENS;
}

function* reward(g: FinalGirl, id: VictimId): Rules {
  const { heroine } = g.state;
  if (heroine.flipped) {
    // FG-SAVE-13, FG-R-41: later pawns earn what is printed below the ultimate ability and stay in the supply.
    g.state.rewards.push(-1);
    return;
  }
  const pick = yield* g.choose(PLAYER, 'slot', 'FG-SAVE-07', (): (Option & { slot: number })[] =>
    heroine.slots.flatMap((covered, slot) =>
      covered === null ? [{ id: `slot:${slot}`, at: `slot:${slot}`, slot, details: { slot } }] : [],
    ),
  );
  g.state.supply.splice(g.state.supply.indexOf(id), 1);
  g.state.heroine.slots[pick.slot] = id;
  g.state.rewards.push(pick.slot);
  if (g.state.heroine.slots.every((covered) => covered !== null)) yield* flip(g);
}

/** FG-SAVE-11: all slots are covered: the pawns leave the card, the card is turned and the ultimate ability unlocked. */
function* flip(g: FinalGirl): Rules {
  const { heroine } = g.state;
  const definition = heroineOf(g.state);
  g.state.supply.push(...heroine.slots.filter((id) => id !== null)); // FG-R-41
  heroine.slots = heroine.slots.map(() => null);
  heroine.flipped = true;
  g.tell('all', 'ultimate-unlocked', { heroine: definition.id, rule: 'FG-SAVE-11' });
  // FG-SAVE-12: the ability works once, now, or from now on.
  if (definition.onFlip !== undefined) yield* definition.onFlip(g, contextOf(g, definition.id, 'other'));
}
