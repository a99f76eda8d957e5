import type { Seat } from '@dreadhouse/engine';
import { type NemesisView, objectiveText, type RoomId, SIGNAL_CARDS } from '@dreadhouse/nemesis-lockdown';
import { viewsOf } from '../../kit/scene/view.ts';
import type { Language } from '../../settings/settings.ts';

export { seatOf, useSeat, useWide } from '../../kit/scene/view.ts';

/** What the game shows a viewer. */
export interface View extends NemesisView {}
export type SeenPerson = View['people'][number];
export type SeenRoom = NonNullable<View['rooms'][RoomId]>;

export const { viewOf, useView } = viewsOf<View>();

/** While characters are drafted, others stand in for them in the view: nobody is anybody yet. */
export function isDrafting({ round, options }: Pick<View, 'round' | 'options'>): boolean {
  return round === 0 && options.characters === null;
}

/** Where people play together, the objectives that lie open and are everybody's; otherwise none. */
export function sharedObjectives({ options, people }: Pick<View, 'options' | 'people'>): string[] {
  if (options.mode !== 'cooperative') return [];
  return people.flatMap(({ objectives }) => objectives.flatMap((id) => id ?? []));
}

/** What an objective asks of this seat, with these people. */
export function objectiveOf(view: View, seat: Seat, id: string, language: Language): string {
  const characters = isDrafting(view) ? null : view.people.map((one) => one.id);
  const senders = sharedObjectives(view).filter((one) => SIGNAL_CARDS.includes(one)).length;
  return objectiveText(language, id, { players: view.people.length, characters, seat, senders: Math.max(1, senders) });
}
