import type { NemesisEvents } from '@dreadhouse/nemesis-lockdown';
import { useTablePart } from '../../../kit/table/context.tsx';
import { Spotlight as Light } from '../../../kit/table/spotlight.tsx';
import { useEvent } from '../../../kit/table/use-event.ts';
import { useHeld, useHeldEvents } from '../../../kit/table/use-held.ts';
import { OnRadar } from '../art/jaws.tsx';
import { useNames } from '../names.ts';
import { useWide } from '../view.ts';
import { shownOf } from './shown.ts';
import style from './spotlight.module.css';

/**
 * What everybody looks at now, step by step: what comes, the die that was thrown, the card that was turned up, and what it means. As long as it is
 * being decided what comes of it, it stays. On a phone the sheet below says what happens: a card in play is named here, and not said again.
 */
export function Spotlight() {
  const held = useHeld<NemesisEvents>().at(-1);
  const event = useEvent<NemesisEvents>() ?? held ?? null;
  const heldEvents = useHeldEvents();
  const told = useTablePart((table) => table.event) ?? heldEvents.at(-1) ?? null;
  const words = useTablePart((table) => table.words);
  const names = useNames();
  const isWide = useWide();
  const shown = event === null ? null : shownOf(event);
  if (told === null || shown === null) return null;
  const { stalker, die, card } = shown;
  const sentence = words.event(told);
  const text = card === undefined ? '' : names.text(card.kind, card.id);
  const isSaidBelow = !isWide && event !== held && card !== undefined;
  return (
    <Light>
      <figure className={style['shown']} data-enemy={stalker !== undefined || undefined}>
        {stalker === undefined ? null : <OnRadar type={stalker} />}
        {die === undefined ? null : <b className={style['die']}>{names.name(die.kind, die.face)}</b>}
        <figcaption>
          <strong>{isSaidBelow ? names.name(card.kind, card.id) : sentence}</strong>
          {sentence.includes(text) ? null : <span>{text}</span>}
        </figcaption>
      </figure>
    </Light>
  );
}
