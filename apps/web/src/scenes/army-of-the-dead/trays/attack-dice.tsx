import { type EquipmentId, equipment, MACHINE_GUN, TRUCK_ATTACK } from '@dreadhouse/army-of-the-dead';
import type { EventView } from '@dreadhouse/engine';
import { Dice } from '../../../kit/dice/dice.tsx';
import type { Thrown } from '../../../kit/dice/tones.ts';
import { useTable } from '../../../kit/table/context.tsx';
import { useText } from '../../../text/text.ts';
import { useNames } from '../names.ts';
import { text } from '../panels/text.ts';
import { type ShownAttack, useView, type View } from '../view.ts';
import style from './trays.module.css';

/** The dice of an attack, with what hits and what does not. Ammo dice have a frame; their 1 is the empty magazine. */
export function AttackDice({ event }: { readonly event: EventView | null }) {
  const view = useView();
  const { moment } = useTable();
  const say = useText(text);
  const names = useNames();
  const attack = shownIn(view, event, moment.decision?.kind, moment.decision?.about);
  if (attack === null || attack.dice.length + attack.ammo.length === 0) return null;
  const accuracy = accuracyOf(attack.item);
  const thrown = (face: number): Thrown => ({
    face,
    tone: face !== 1 && face >= accuracy ? 'good' : 'bad',
  });
  return (
    <figure className={style['tray']} data-target="dice">
      <figcaption>
        {say('attack', {
          name: names.name('survivor', attack.survivor),
          item: names.name('item', attack.item),
          zone: attack.at,
        })}
        {attack.focus === null ? null : <small>{say('focused', { target: names.name('zombie', attack.focus) })}</small>}
      </figcaption>
      <div className={style['dice']} key={[...attack.dice, ...attack.ammo].join()}>
        {attack.dice.length === 0 ? null : <Dice dice={attack.dice.map(thrown)} />}
        {attack.ammo.length === 0 ? null : (
          <div className={style['ammo']}>
            <span>{say('ammo-die')}</span>
            <Dice dice={attack.ammo.map(thrown)} />
            {attack.ammo.includes(1) ? <b>{say('ammo-out')}</b> : null}
          </div>
        )}
      </div>
    </figure>
  );
}

const SHOWN = ['rolled', 'more-dice', 'rerolled', 'killed', 'out-of-ammo', 'trapped', 'wounded', 'steady-hand'];

/** While its dice are thrown and counted, or while somebody thinks about them. */
function shownIn(
  view: View,
  event: EventView | null,
  kind: string | undefined,
  about: Readonly<Record<string, unknown>> | undefined,
): ShownAttack | null {
  if (event !== null) return SHOWN.includes(event.kind) ? (view.attack ?? null) : null;
  if (kind !== 'reroll' || view.roll === null) return null;
  const { dice, ammo, slot } = view.roll;
  const survivor = view.survivors[slot];
  return {
    survivor: survivor?.id ?? '',
    item: String(about?.['item'] ?? survivor?.hand[0]?.face ?? ''),
    at: String(about?.['at'] ?? survivor?.at ?? ''),
    focus: null,
    dice,
    ammo,
  };
}

function accuracyOf(item: string): number {
  if (item === 'truck') return TRUCK_ATTACK.accuracy;
  if (item === 'machine-gun') return MACHINE_GUN.accuracy;
  return item === '' ? 7 : (equipment(item as EquipmentId).weapon?.accuracy ?? 7); // attacks are made with Equipment
}
