import type { NemesisEvents } from '@dreadhouse/nemesis-lockdown';
import { useTable } from '../../../kit/table/context.tsx';
import over from '../../../kit/table/spotlight.module.css';
import { useEvent } from '../../../kit/table/use-event.ts';
import { OnRadar } from '../art/jaws.tsx';
import { useNames } from '../names.ts';
import { shownOf } from './shown.ts';
import style from './spotlight.module.css';

/** What everybody looks at now, step by step: what comes, the die that was thrown, the card that was turned up, and what it means. */
export function Spotlight() {
  const event = useEvent<NemesisEvents>();
  const { words, event: told } = useTable();
  const names = useNames();
  const shown = event === null ? null : shownOf(event);
  if (told === null || shown === null) return null;
  const { stalker, die, card } = shown;
  const text = card === undefined ? '' : names.text(card.kind, card.id);
  return (
    <div className={over['spotlight']} data-light>
      <figure className={style['shown']} data-enemy={stalker !== undefined || undefined}>
        {stalker === undefined ? null : <OnRadar type={stalker} />}
        {die === undefined ? null : <b className={style['die']}>{names.name(die.kind, die.face)}</b>}
        <figcaption>
          <strong>{words.event(told)}</strong>
          {text === '' ? null : <span>{text}</span>}
        </figcaption>
      </figure>
    </div>
  );
}
