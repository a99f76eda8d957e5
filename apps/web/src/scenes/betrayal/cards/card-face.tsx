import { useSettings } from '../../../settings/settings.ts';
import { texts, useText } from '../../../text/text.ts';
import { CardPicture, type Deck } from '../art/pictures.tsx';
import { useNames } from '../names.ts';
import style from './card-face.module.css';
import { eventText } from './event-text.ts';

const text = texts({
  en: {
    omen: 'Omen',
    item: 'Item',
    event: 'Event',
    roll: 'Roll: {what}',
    or: '{one} or {other}',
    dice: '{n, plural, one {# die} other {# dice}}',
  },
  pl: {
    omen: 'Omen',
    item: 'Przedmiot',
    event: 'Wydarzenie',
    roll: 'Rzut: {what}',
    or: '{one} lub {other}',
    dice: '{n, plural, one {# kość} few {# kości} many {# kości} other {# kości}}',
  },
});

interface Props {
  readonly deck: Deck;
  readonly id: string;
  /** The line of an Event that was rolled. */
  readonly line?: number | null;
}

/** A card, face up: its picture, its name and what it says. */
export function CardFace({ deck, id, line = null }: Props) {
  const say = useText(text);
  const names = useNames();
  return (
    <article className={style['card']} data-deck={deck}>
      <CardPicture deck={deck} id={id} />
      <div>
        <small>{say(deck)}</small>
        <h3>{names.name(deck, id)}</h3>
        <p>{names.text(deck, id)}</p>
      </div>
      {deck === 'event' ? <EventRules id={id} line={line} /> : null}
    </article>
  );
}

/** What an Event does: before a roll, and by its result. */
function EventRules({ id, line }: { readonly id: string; readonly line: number | null }) {
  const say = useText(text);
  const names = useNames();
  const { language } = useSettings();
  const { rule, traits, dice, lines } = eventText(language, id);
  const [one, other] = traits.map((trait) => names.name('trait', trait));
  const what = one === undefined ? say('dice', { n: dice }) : other === undefined ? one : say('or', { one, other });
  return (
    <div className={style['rules']}>
      {rule === '' ? null : <p>{rule}</p>}
      {lines.length === 0 ? null : (
        <>
          <p className={style['roll']}>{say('roll', { what })}</p>
          <ul className={style['lines']}>
            {lines.map(({ least, results, text: does }) => (
              <li key={least} data-hit={least === line || undefined}>
                <b>{results}</b> <span>{does}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
