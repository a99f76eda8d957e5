import { EQUIPMENT_IDS, type EquipmentId, equipment } from '@dreadhouse/army-of-the-dead';
import type { Names } from '../../../kit/scene/names.ts';
import type { GuideSay } from './guide.ts';

/** What is printed on a piece of Equipment, in a line: what it rolls, and what else it does. Nothing for tokens. */
function itemInWords(id: string, names: Names, say: GuideSay): string {
  if (!isEquipment(id)) return '';
  const { weapon } = equipment(id);
  const words = names.text('item', id);
  // What always hits says so itself.
  if (weapon === undefined || weapon.accuracy === 0) return words;
  const { kind, range, dice, ammo, accuracy, damage } = weapon;
  const [least, most] = range;
  const values = say('note-weapon', {
    ...{ kind, range: least === most ? String(least) : `${least}–${most}` },
    ...{ dice: dice + ammo, accuracy, damage },
  });
  return `${values} ${words}`.trim();
}

/** Each of these by its name, where there are several. */
export function itemsInWords(ids: readonly string[], names: Names, say: GuideSay): string | null {
  const told = ids.map((id) => ({ id, words: itemInWords(id, names, say) })).filter(({ words }) => words !== '');
  if (told.length === 1) return told[0]?.words ?? null;
  return told.length === 0 ? null : told.map(({ id, words }) => `${names.name('item', id)}: ${words}`).join(' ');
}

function isEquipment(id: string): id is EquipmentId {
  return EQUIPMENT_IDS.some((one) => one === id);
}
