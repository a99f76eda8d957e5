import { atone } from '../atone.ts';
import { grovesItems } from '../items/groves.ts';
import { contextOf, remember, resolve } from '../kit.ts';
import type { Effect, Location, Mover, Thing } from '../types.ts';
import { DW, S, UNLEASH } from '../wrath.ts';
import { grovesEvents } from './groves-events.ts';
import { grovesMap, grovesSetups } from './groves-map.ts';
import { grovesTerror } from './groves-terror.ts';

/** Rule 6: what the first seven increases of bloodlust bring besides; later ones bring nothing more. */
const BLOODLUST_OVERLAY: readonly (readonly Effect[])[] = [
  [DW(S)],
  [],
  [UNLEASH('DW')],
  [DW(S)],
  [],
  [UNLEASH('DW')],
  [DW(S), UNLEASH('DW')],
];

const isVictimMover = (mover: Mover): boolean => mover === 'victim' || mover === 'follower';

const tokens: readonly Thing[] = [
  {
    // ge01: victims can neither enter the closed space nor be placed there.
    id: 'closed_space',
    blocksWay: (_g, me, _from, to, mover) => isVictimMover(mover) && to === me.token?.space,
    forbidsEntering: (_g, me, mover, _from, to) =>
      isVictimMover(mover) && to === me.token?.space ? 'closed-space' : undefined,
  },
  {
    // closed_signs: victims do not cross it unless they follow the heroine.
    id: 'closed_sign',
    blocksWay: (_g, me, from, to, mover) =>
      mover === 'victim' && [from, to].every((end) => end === me.token?.space || end === me.token?.to),
  },
];

export const groves: Location = {
  id: 'groves',
  film: 'sacred-groves',
  spaces: grovesMap,
  setups: grovesSetups,
  terror: grovesTerror,
  events: grovesEvents,
  items: grovesItems,
  tokens,
  actionCards: [atone],
  memory: { wrath: 2, bloodlust: 0 },
  *onBloodlust(g, me) {
    const before = me.memory['bloodlust'] as number;
    remember(g, me, { bloodlust: before + 1 });
    yield* resolve(g, BLOODLUST_OVERLAY[before] ?? [], contextOf(g, 'groves', 'bloodlust'));
  },
  /** Rule 7. */
  *afterKillerAction(g) {
    if (!g.state.finale.revealed) return;
    yield* resolve(g, [UNLEASH('DW'), DW(+1)], contextOf(g, 'groves', 'other'));
  },
};
