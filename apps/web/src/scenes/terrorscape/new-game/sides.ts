import type { NewTable, SideToPlay } from '../../../contract/scene.ts';
import type { SeatInfo } from '../../../contract/table.ts';
import type { TextsIn } from '../../../text/text.ts';
import { seatNames } from '../seat-names.ts';
import { text } from './text.ts';
import { FIRST_WISHES } from './wishes.ts';

type Side = 'survivors' | 'killer';

/** A game at once: one person on this side of the screen, and the house on the other. */
export function startAs(side: Side): NewTable {
  const { killer, survivors } = FIRST_WISHES;
  const person = side === 'killer' ? 0 : 1;
  const names = seatNames(side, killer ?? 'butcher');
  return {
    options: { killer, survivors },
    seats: names.map(
      (name, seat): SeatInfo => (seat === person ? { name, kind: 'person' } : { name, kind: 'bot', level: 'thumb' }),
    ),
  };
}

function textsOf(side: Side): TextsIn<'name' | 'about'> {
  const { en, pl } = text;
  return {
    en: { name: en[`preset.${side}`], about: en[`preset-note.${side}`] },
    pl: { name: pl[`preset.${side}`], about: pl[`preset-note.${side}`] },
  };
}

/** Hiding first: whoever has hidden once knows what there is to hear. */
export const sides: readonly SideToPlay[] = (['survivors', 'killer'] as const).map((id) => ({
  id,
  text: textsOf(id),
  start: () => startAs(id),
}));
