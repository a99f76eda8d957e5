import type { Rules, Seat } from '@dreadhouse/engine';
import { found, registry } from '../catalogue.ts';
import type { Strike } from '../content/definitions.ts';
import type { Nemesis, Stalker } from '../state.ts';
import { isDark } from './darkness.ts';
import { actionCards } from './hand.ts';
import { infest } from './infest.ts';
import { turnUp } from './pieces.ts';
import { removeFigure } from './stalkers.ts';
import { isInPlay, peopleIn } from './table.ts';

/** NL-ATTACK-01, NL-ATTACK-02, R-15: who holds the fewest action cards; where they are equal, the first in turn order. */
export function targetOf(g: Nemesis, stalker: Stalker): Seat | undefined {
  const here = peopleIn(g, stalker.at);
  const fewest = Math.min(...here.map((seat) => actionCards(g, seat).length));
  return here.find((seat) => actionCards(g, seat).length === fewest);
}

/** NL-ATTACK-03, R-28: an attack card is drawn and resolved; a larva infests instead. */
export function* attack(g: Nemesis, stalker: Stalker, target: Seat): Rules {
  if (stalker.type !== 'larva')
    return yield* strike(g, { type: stalker.type, stalker, target, room: stalker.at, inDarkness: isDark(g, target) });
  removeFigure(g, stalker);
  infest(g, target);
}

/** NL-ATTACK-04 to NL-ATTACK-06. */
export function* strike(g: Nemesis, blow: Strike): Rules {
  const card = turnUp(g, 'attack', g.state.attack);
  if (card === undefined) return;
  g.state.attack.discard.push(card);
  const def = found(registry().attacks, card.face);
  g.touch(`attack:${card.face}`);
  const hits = def.symbols.includes(blow.type);
  g.reveal('all', 'attack-card', { type: blow.type, seat: blow.target, card: card.face, hits, rule: 'NL-ATTACK-04' });
  if (!hits) return;
  yield* def.effect(g, blow);
  if (blow.inDarkness && isInPlay(g, blow.target) && def.dark !== undefined) yield* def.dark(g, blow);
}
