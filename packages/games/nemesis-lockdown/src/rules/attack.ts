import type { Rules, Seat } from '@dreadhouse/engine';
import { found, registry } from '../catalogue.ts';
import type { Strike } from '../content/definitions.ts';
import type { Nemesis, Stalker } from '../state.ts';
import { isDark } from './darkness.ts';
import { actionCards } from './hand.ts';
import { said } from './hooks.ts';
import { infest } from './infest.ts';
import { turnUp } from './pieces.ts';
import { react } from './reactions.ts';
import { removeFigure } from './stalkers.ts';
import { isInPlay, peopleIn } from './table.ts';
import { lightWound, seriousWound } from './wounds.ts';

/** NL-ATTACK-01, NL-ATTACK-02, R-15: who holds the fewest action cards; where they are equal, the first in turn order. */
export function targetOf(g: Nemesis, stalker: Stalker): Seat | undefined {
  const here = peopleIn(g, stalker.at);
  const fewest = Math.min(...here.map((seat) => actionCards(g, seat).length));
  const target = here.find((seat) => actionCards(g, seat).length === fewest);
  // Hands are hidden: whom it is aimed at is news, and nothing of the reason is told (6.2).
  if (target !== undefined && here.length > 1)
    g.reveal('all', 'attack-target', { type: stalker.type, seat: target, room: stalker.at, rule: 'NL-ATTACK-02' });
  return target;
}

/** NL-ATTACK-03, R-28: an attack card is drawn and resolved; a larva infests instead. */
export function* attack(g: Nemesis, stalker: Stalker, target: Seat): Rules {
  if (stalker.type !== 'larva') return yield* strike(g, { type: stalker.type, stalker, target, room: stalker.at });
  removeFigure(g, stalker);
  infest(g, target);
}

/** NL-ATTACK-04 to NL-ATTACK-06. */
export function* strike(g: Nemesis, aimed: Strike): Rules {
  const blow = yield* aimedAnew(g, aimed);
  const card = turnUp(g, 'attack', g.state.attack);
  if (card === undefined) return;
  g.state.attack.discard.push(card);
  const def = found(registry().attacks, card.face);
  g.touch(`attack:${card.face}`);
  const hits = def.symbols.includes(blow.type);
  g.reveal('all', 'attack-card', { type: blow.type, seat: blow.target, card: card.face, hits, rule: 'NL-ATTACK-04' });
  if (!hits) return;
  if (def.instead !== undefined && (yield* darknessActs(g, blow))) return yield* def.instead(g, blow);
  yield* def.effect(g, blow);
  if (def.dark !== undefined && isInPlay(g, blow.target) && (yield* darknessActs(g, blow))) yield* def.dark(g, blow);
}

/** G-35 (c): before the card is drawn its target may become another, once. */
function* aimedAnew(g: Nemesis, blow: Strike): Rules<Strike> {
  const targets = peopleIn(g, blow.room).filter((seat) => seat !== blow.target);
  if (targets.length === 0) return blow;
  const reaction = yield* react(g, blow.target, 'attack', { cards: true, items: false, targets });
  return reaction?.target === undefined ? blow : { ...blow, target: reaction.target };
}

/** NL-ATTACK-05, WK-3, G-35 (e): read when the line is due, so that a wound of the same card can have blinded the target. */
function* darknessActs(g: Nemesis, { type, target, inDarkness = false }: Strike): Rules<boolean> {
  if (!inDarkness && !isDark(g, target)) return false;
  if (said(g, target, 'ignoresDarknessOf').includes(type)) return false;
  return (yield* react(g, target, 'darkness', { cards: true, items: true })) === null;
}

/** A serious wound by an attack card, which some know how to soften (WK-6). */
export function* seriousFrom(g: Nemesis, { type }: Strike, seat: Seat): Rules {
  if (said(g, seat, 'softensWoundsOf').includes(type)) yield* lightWound(g, seat);
  else yield* seriousWound(g, seat);
}
