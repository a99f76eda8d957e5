import { type ArmyEvents, equipment, MACHINE_GUN, TRUCK_ATTACK } from '@dreadhouse/army-of-the-dead';
import { Dice } from '../../../kit/dice/dice.tsx';
import type { Thrown } from '../../../kit/dice/tones.ts';
import { useTable } from '../../../kit/table/context.tsx';
import { useEvent } from '../../../kit/table/use-event.ts';
import { useText } from '../../../text/text.ts';
import { useNames } from '../names.ts';
import { text } from '../panels/text.ts';
import { type ArmyEvent, useShownEvents, useView, type View } from '../view.ts';
import { attackIn, type ShownAttack } from './shown-attack.ts';
import style from './trays.module.css';

/** The dice of an attack, with what hits and what does not. Ammo dice have a frame; their 1 is the empty magazine. */
export function AttackDice() {
  const view = useView();
  const say = useText(text);
  const names = useNames();
  const attack = useShownAttack();
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

/** What the dice are thrown for, and what comes of them. */
const SHOWN: readonly ArmyEvent['kind'][] = [
  'rolled',
  'more-dice',
  'rerolled',
  'killed',
  'out-of-ammo',
  'trapped',
  'wounded',
  'steady-hand',
];

/** While its dice are thrown and counted, or while somebody thinks about rolling them again. */
function useShownAttack(): ShownAttack | null {
  const events = useShownEvents();
  const event = useEvent<ArmyEvents>();
  const isAsked = useTable().moment.decision?.kind === 'reroll';
  return (event === null ? isAsked : SHOWN.includes(event.kind)) ? attackIn(events) : null;
}

/** AD-BOLAS-03: where the target may lie in bolas, the same face can hit or miss, and only the number is shown. */
function isUnclear({ trapped }: View, { at, focus }: ShownAttack): boolean {
  return focus !== null && trapped.some((one) => one.at === at && one.type === focus);
}

function accuracyOf(item: ShownAttack['item']): number {
  if (item === 'truck') return TRUCK_ATTACK.accuracy;
  if (item === 'machine-gun') return MACHINE_GUN.accuracy;
  return equipment(item).weapon?.accuracy ?? 7; // attacks are made with weapons
}
