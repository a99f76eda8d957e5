import type { BetrayalOptions } from '@dreadhouse/betrayal';
import { useState } from 'react';
import { Button } from '../../../kit/basics/button.tsx';
import { useTable } from '../../../kit/table/context.tsx';
import { useText } from '../../../text/text.ts';
import panel from '../panels/panel.module.css';
import { useSeat, useView } from '../view.ts';
import { Book } from './book.tsx';
import { counterName, standOf } from './counters.ts';
import { entryIn, goalsIn, titleOfHaunt } from './entries.ts';
import style from './haunt.module.css';
import { text } from './text.ts';

/** The haunt at hand: what it is called, what one is after, how far it has come, and the book. */
export function HauntPanel() {
  const view = useView();
  const { language, table } = useTable();
  const { haunt: chosen } = table.options as BetrayalOptions; // of a match of this game
  const say = useText(text);
  const seat = useSeat();
  const [open, setOpen] = useState(false);
  const { haunt } = view;
  if (haunt === null) return null;
  const goals =
    seat === null
      ? ['goal:heroes', 'goal:traitor'].flatMap((id) => entryIn(view, id, language)?.text ?? [])
      : goalsIn(view, seat, language);
  return (
    <section className={panel['panel']} aria-label={say('haunt')}>
      <h2 className={style['title']}>{titleOfHaunt(haunt.number, language)}</h2>
      {haunt.named === haunt.number ? null : (
        <small>{chosen === haunt.number ? say('chosen') : say('instead', { named: haunt.named })}</small>
      )}
      {goals.map((goal) => (
        <p key={goal}>{goal}</p>
      ))}
      {haunt.counters.length === 0 ? null : (
        <ul className={style['counters']}>
          {haunt.counters.map((counter) => (
            <li key={counter.name}>
              <span>{counterName(haunt.number, counter, language)}</span> <b>{standOf(counter, say)}</b>
            </li>
          ))}
        </ul>
      )}
      <Button onClick={() => setOpen(true)} data-target="book">
        {say('open-book')}
      </Button>
      {open ? <Book close={() => setOpen(false)} /> : null}
    </section>
  );
}
