import { type EquipmentId, equipment, MACHINE_GUN, TRUCK_ATTACK } from '@dreadhouse/army-of-the-dead';
import type { EventView } from '@dreadhouse/engine';
import type { Moment } from '../../../contract/table.ts';
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
  const attack = shownIn(view, event, moment);
  if (attack === null || attack.dice.length + attack.ammo.length === 0) return null;
  const accuracy = accuracyOf(attack.item);
  const thrown = (face: number): Thrown => ({
    face,
    tone: isUnclear(view, attack) ? 'plain' : face !== 1 && face >= accuracy ? 'good' : 'bad',
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

/** While its dice are thrown and counted, or while somebody thinks about rolling them again. */
function shownIn(view: View, event: EventView | null, { decision, events }: Moment): ShownAttack | null {
  if (event !== null) return SHOWN.includes(event.kind) ? (view.attack ?? null) : null;
  const declared = events.findLast(({ kind }) => kind === 'attack' || kind === 'concentrated-attack')?.details;
  if (decision?.kind !== 'reroll' || view.roll === null || declared === undefined) return null;
  const word = (key: string): string => String(declared[key] ?? '');
  const focus = declared['type'] === undefined ? null : word('type');
  const { dice, ammo } = view.roll;
  return { survivor: word('survivor'), item: word('item'), at: word('at'), focus, dice, ammo };
}

/** AD-BOLAS-03: where the target may lie in bolas, the same face can hit or miss, and only the number is shown. */
function isUnclear({ trapped }: View, { at, focus }: ShownAttack): boolean {
  return focus !== null && trapped.some((one) => one.at === at && one.type === focus);
}

function accuracyOf(item: string): number {
  if (item === 'truck') return TRUCK_ATTACK.accuracy;
  if (item === 'machine-gun') return MACHINE_GUN.accuracy;
  return item === '' ? 7 : (equipment(item as EquipmentId).weapon?.accuracy ?? 7); // attacks are made with Equipment
}
