import type { Seat } from '@dreadhouse/engine';
import {
  CONTAMINATION,
  contaminationCalled,
  contaminationInHand,
  discard,
  drawCards,
  publicName,
} from '../../rules/hand.ts';
import { connected, isNoisy, putNoise, quieten, wipeSlime } from '../../rules/markers.ts';
import { person } from '../../rules/table.ts';
import type { Nemesis } from '../../state.ts';
import type { ActionCard } from '../definitions.ts';
import { here, repairs, way } from './ways.ts';

// LR-1 to LR-5; Overlooked and Night Eyes are reactions (G-35).

/** LR-2: a contamination card for two others. */
function bleed(g: Nemesis, seat: Seat, name: string): void {
  const card = contaminationCalled(g, seat, name);
  if (card === undefined) return;
  discard(g, seat, [card]);
  g.reveal('all', 'discarded', { seat, cards: [publicName(card)], rule: 'NL-G-24' });
  drawCards(g, seat, 2);
}

export const LAB_RAT: readonly ActionCard[] = [
  { ...{ id: 'overlooked', cost: 0, combat: 'any' }, acts: () => [], reactions: ['attack', 'colony-roll'] },
  {
    ...{ id: 'strange-blood', cost: 0, combat: 'any' },
    acts: (g, seat) => {
      const { slime } = person(g, seat);
      return [
        ...contaminationInHand(g, seat).map((name) =>
          way('strange-blood', name, (now) => bleed(now, seat, name), { needs: [CONTAMINATION] }),
        ),
        ...(slime ? [way('strange-blood', 'slime', (now) => wipeSlime(now, seat))] : []),
      ];
    },
  },
  repairs('crude-fix', 2),
  {
    ...{ id: 'listen', cost: 0, combat: 'out' },
    acts: (g, seat) =>
      here(g, seat)
        .flatMap((room) => connected(room))
        .map((where) => {
          const name = where === 'technical' ? where : where.id;
          return way('listen', name, (now) => (isNoisy(now, where) ? quieten(now, [where]) : putNoise(now, where)), {
            at: `corridor:${name}`,
            details: { corridor: name, noisy: isNoisy(g, where) },
          });
        }),
  },
  { ...{ id: 'night-eyes', cost: 0, combat: 'any' }, acts: () => [], reactions: ['surprise', 'darkness'] },
];
