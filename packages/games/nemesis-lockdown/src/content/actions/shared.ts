import type { Rules, Seat } from '@dreadhouse/engine';
import { bitOf, CONTAMINATION, isContamination, removeContamination } from '../../rules/hand.ts';
import { breakDown, canMalfunction, setDoor } from '../../rules/markers.ts';
import { scan } from '../../rules/scan.ts';
import { itemsLeft, search, searchable } from '../../rules/search.ts';
import { doorOf, isInPlay, neighbours, person } from '../../rules/table.ts';
import { healLight } from '../../rules/wounds.ts';
import type { Nemesis } from '../../state.ts';
import type { ActionCard, PrintedAct } from '../definitions.ts';
import { here, way } from './ways.ts';

// CO-1 to CO-4: what everybody has.

/** One way for each deck that can be searched; with one deck it need not be named. */
export function searches(g: Nemesis, seat: Seat, card: string): PrintedAct[] {
  const colours = searchable(g, seat);
  return colours.map((colour) =>
    way(card, colours.length === 1 ? null : colour, (now) => search(now, seat, colour), { details: { colour } }),
  );
}

/** CO-2: all contamination in hand is scanned, the clean cards go; then one light wound heals. */
function* rest(g: Nemesis, seat: Seat): Rules {
  const cards = person(g, seat).hand.filter(isContamination);
  yield* scan(g, seat, cards);
  if (!isInPlay(g, seat)) return;
  removeContamination(
    g,
    seat,
    cards.filter((card) => isContamination(card) && bitOf(g, card).face === 'clean'),
  );
  healLight(g, seat, 1);
}

export const SHARED: readonly ActionCard[] = [
  {
    ...{ id: 'search', cost: 0, combat: 'out' },
    acts: (g, seat) => (itemsLeft(g, seat) > 0 ? searches(g, seat, 'search') : []),
  },
  {
    ...{ id: 'rest', cost: 0, combat: 'out' },
    acts: (g, seat) => {
      const { hand, light } = person(g, seat);
      const needs = light > 0 ? [] : [CONTAMINATION];
      return hand.some(isContamination) || light > 0 ? [way('rest', null, (now) => rest(now, seat), { needs })] : [];
    },
  },
  { ...{ id: 'interrupt', cost: 0, combat: 'any' }, acts: () => [], reactions: ['action'] },
  {
    ...{ id: 'sabotage', cost: 0, combat: 'any' },
    acts: (g, seat) =>
      here(g, seat).flatMap((room) => [
        ...neighbours(room)
          .filter(({ corridor }) => doorOf(g, corridor) === 'closed')
          .map(({ corridor, room: to }) =>
            way('sabotage', to, (now) => setDoor(now, corridor, 'destroyed'), {
              at: `corridor:${corridor.id}`,
              details: { room: to },
            }),
          ),
        ...(canMalfunction(g, room) ? [way('sabotage', null, (now) => breakDown(now, room))] : []),
      ]),
  },
];
