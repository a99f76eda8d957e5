import { type EquipmentId, equipment } from '@dreadhouse/army-of-the-dead';
import type { OptionView } from '@dreadhouse/engine';
import { Icon } from '../../../kit/basics/icon.tsx';
import { type TableContext, useIsPointedAt, useTablePart, useTableStore } from '../../../kit/table/context.tsx';
import { useText } from '../../../text/text.ts';
import { ITEM_ART, UNKNOWN_ART } from '../art/icons.ts';
import { useReading } from '../cards/reading.tsx';
import { useNames } from '../names.ts';
import { useAiming } from '../on-board/aim.tsx';
import { actorOf, type SeenSurvivor, viewOf } from '../view.ts';
import style from './team.module.css';
import { text } from './text.ts';

interface Props {
  readonly item: SeenSurvivor['hand'][number];
  readonly owner: SeenSurvivor;
  readonly place: 'hand' | 'backpack';
}

/**
 * A card in somebody's hands. Looking at a weapon shows what it reaches; a click takes it up if it can be used, and reads it if it
 * cannot.
 */
export function ItemChip({ item, owner, place }: Props) {
  const { face, spent } = item;
  const table = useTableStore();
  const { look, armed, arm } = useAiming();
  const say = useText(text);
  const names = useNames();
  const read = useReading();
  const target = `item:${face}`;
  const pointed = useIsPointedAt(target);
  const lit = useTablePart((now) => {
    const options = optionsFor(now, face, owner);
    return options.length > 0 && !(spent && options.every(({ id }) => !id.startsWith('clip:')));
  });
  const shoots = useTablePart((now) => optionsFor(now, face, owner).some(({ at }) => Array.isArray(at)));
  const { weapon } = equipment(face);
  const isArmed = armed === face && shoots;
  const act = (): void => {
    if (!lit) return read({ kind: 'item', id: face });
    if (shoots) return arm(isArmed ? null : face);
    table.get().pick(target);
  };
  const aim = weapon === undefined || spent ? null : { from: owner.at, range: weapon.range };
  return (
    <button
      type="button"
      className={style['item']}
      data-target={lit ? target : undefined}
      data-lit={lit || undefined}
      data-armed={isArmed || undefined}
      data-pointed={(pointed && lit) || undefined}
      data-spent={spent || undefined}
      data-place={place === 'backpack' ? 'pack' : undefined}
      aria-pressed={shoots ? isArmed : undefined}
      onClick={act}
      onPointerEnter={() => look(aim)}
      onPointerLeave={() => look(isArmed ? aim : null)}
      onFocus={() => look(aim)}
      onBlur={() => look(null)}
    >
      <Icon body={ITEM_ART[face] ?? UNKNOWN_ART} size="1.15rem" />
      <span>{names.name('item', face)}</span>
      {spent ? <b>{say('spent')}</b> : null}
    </button>
  );
}

/** Options name the card and not its owner: it is meant if its owner acts, or if the option says whose it is. */
function optionsFor(
  { optionsAt, moment }: TableContext,
  face: EquipmentId,
  owner: SeenSurvivor,
): readonly OptionView[] {
  const actor = actorOf(viewOf(moment), moment);
  return optionsAt(`item:${face}`).filter(({ id, details, blocked }) => {
    if (blocked !== undefined || id.startsWith('give:') || id.startsWith('take:')) return false;
    if (id.startsWith('drop:')) return details?.['survivor'] === owner.id;
    return actor?.id === owner.id;
  });
}
