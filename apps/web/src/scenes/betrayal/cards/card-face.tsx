import { texts, useText } from '../../../text/text.ts';
import { CardPicture, type Deck } from '../art/pictures.tsx';
import { useNames } from '../names.ts';
import style from './card-face.module.css';

const text = texts({
  en: { omen: 'Omen', item: 'Item', event: 'Event' },
  pl: { omen: 'Omen', item: 'Przedmiot', event: 'Wydarzenie' },
});

/** A card, face up: its picture, its name and what it says. */
export function CardFace({ deck, id }: { readonly deck: Deck; readonly id: string }) {
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
    </article>
  );
}
