import type { Option, Rules } from '@dreadhouse/engine';
import type { SkillId } from '../content/killers/definitions.ts';
import type { Slot, Terrorscape } from '../state.ts';
import { discardFrom, holds } from './items.ts';
import { learnDeath } from './knowledge.ts';
import { living, survivor } from './team.ts';
import { endGame } from './victory.ts';

const TAKE: Option = { id: 'take', rule: 'TS-R-21' };
const TALISMAN: Option = { id: 'talisman', at: 'item:talisman', rule: 'TS-R-07', details: { item: 'talisman' } };
const NO_TALISMAN: Option = { ...TALISMAN, blocked: 'not-held' };

/** TS-ENC-21, TS-R-02: healthy, then wounded, then eliminated. */
export function wound(g: Terrorscape, slot: Slot, rule: string, card: SkillId | null = null): void {
  const one = survivor(g, slot);
  one.health -= 1;
  if (one.health > 0) return g.reveal('all', 'wounded', { survivor: one.id, card, rule });
  eliminate(g, slot);
}

/** TS-ENC-22, TS-WIN-05: that is the Killer's victory; with everybody for themselves only the second time (TS-R-22). */
function eliminate(g: Terrorscape, slot: Slot): void {
  const { state } = g;
  const one = survivor(g, slot);
  g.reveal('all', 'eliminated', { survivor: one.id, rule: 'TS-ENC-22' });
  const alive = living(state).length;
  if (!state.options.loneWolfRules || alive < 2) return endGame(g, 'killer', 'elimination', [0], 'TS-WIN-05');
  state.bodies.push({ at: one.at, items: one.pack });
  one.pack = [];
  one.shown = [];
  one.fear = 0;
  learnDeath(one);
  g.tell('all', 'body-left', { survivor: one.id, at: one.at, rule: 'TS-R-22' });
}

/**
 * TS-R-21: a wound that does not come from an attack in an encounter. A Talisman stops it; everybody is asked, because being asked
 * must not tell who has one. `by`: the card that does it, which lies in the open.
 */
export function* woundOutside(g: Terrorscape, slot: Slot, by: SkillId | null = null): Rules {
  const one = survivor(g, slot);
  if (one.health === 0) return;
  const pick = yield* g.ask(
    one.seat,
    'wound',
    'TS-R-21',
    (looking) => (holds(one, 'talisman') ? [TAKE, TALISMAN] : looking ? [TAKE, NO_TALISMAN] : [TAKE]),
    { survivor: one.id, card: by },
  );
  if (pick.id === 'take') return wound(g, slot, 'TS-R-21', by);
  const card = discardFrom(g, slot, 'talisman');
  g.touch('use:talisman');
  g.state.seen.push(card);
  g.reveal('all', 'talisman-used', { survivor: one.id, item: 'talisman', rule: 'TS-R-07' });
}

/** TS-KW-11: HEAL turns the health tile, in the open. It does nothing for somebody healthy (TS-R-02). */
export function heal(g: Terrorscape, slot: Slot): void {
  const one = survivor(g, slot);
  if (one.health !== 1) return;
  one.health = 2;
  g.reveal('all', 'healed', { survivor: one.id, rule: 'TS-KW-11' });
}
