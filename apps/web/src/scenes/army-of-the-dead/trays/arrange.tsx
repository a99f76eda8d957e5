import { numbers } from '@dreadhouse/army-of-the-dead';
import { useState } from 'react';
import { Button } from '../../../kit/basics/button.tsx';
import { inPlace } from '../../../kit/basics/in-place.tsx';
import { useTable } from '../../../kit/table/context.tsx';
import { useText } from '../../../text/text.ts';
import { EquipmentCard } from '../cards/equipment-card.tsx';
import { useNames } from '../names.ts';
import { text } from '../panels/text.ts';
import { actorOf, type SeenSurvivor, useView } from '../view.ts';
import style from './trays.module.css';

type Item = SeenSurvivor['hand'][number];

const labelOf = ({ face, spent }: Item): string => (spent ? `${face}!` : face);

/** AD-ACT-TRADE-01: own cards, in any way: up to two in the Hands, the others in the Backpack. */
export function ArrangeTray() {
  const view = useView();
  const { moment, answer } = useTable();
  const say = useText(text);
  const names = useNames();
  const one = actorOf(view, moment);
  const items = [...(one?.hand ?? []), ...(one?.backpack ?? [])];
  const [held, hold] = useState<readonly number[]>(() => (one?.hand ?? []).map((_, place) => place));
  if (one === undefined) return null;
  const id = `hold:${held
    .flatMap((place) => items[place] ?? [])
    .map(labelOf)
    .sort()
    .join('+')}`;
  const possible = moment.decision?.options.some((option) => option.id === id) === true;
  const toggle = (place: number): void =>
    hold(held.includes(place) ? held.filter((each) => each !== place) : [...held, place].slice(-numbers.HANDS));
  return (
    <figure className={style['tray']} data-target="arrange">
      <figcaption>
        {say('arrange', { name: names.name('survivor', one.id) })}
        <small>{say('arrange-note')}</small>
      </figcaption>
      <ul className={style['cards']}>
        {inPlace(
          items,
          (item, place) => {
            const inHand = held.includes(place);
            return (
              <li data-held={inHand || undefined}>
                <EquipmentCard
                  id={item.face}
                  standing="dim"
                  selected={inHand}
                  note={say(inHand ? 'in-hand' : 'in-pack')}
                  pick={() => toggle(place)}
                />
              </li>
            );
          },
          ({ face }) => face,
        )}
      </ul>
      <Button look="main" disabled={!possible} onClick={() => answer(id)}>
        {possible ? say('confirm') : say('arrange-full')}
      </Button>
    </figure>
  );
}
