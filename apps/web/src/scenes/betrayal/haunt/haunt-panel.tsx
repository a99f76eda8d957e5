import { type BetrayalOptions, texts as gameTexts } from '@dreadhouse/betrayal';
import { useState } from 'react';
import { Button } from '../../../kit/basics/button.tsx';
import { useTable } from '../../../kit/table/context.tsx';
import { useText } from '../../../text/text.ts';
import panel from '../panels/panel.module.css';
import { useSeat, useView } from '../view.ts';
import { Book } from './book.tsx';
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
          {haunt.counters.map(({ name, value, goal }) => (
            <li key={name}>
              <span>{counterName(haunt.number, name, language)}</span>{' '}
              <b>{goal === null ? value : say('of', { value, goal })}</b>
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

/** What a counter counts: the haunt's own word for it, or the name of its token. */
function counterName(number: number, name: string, language: 'en' | 'pl'): string {
  const all = gameTexts[language];
  return all[`haunt.${number}.counter.${name}`] ?? all[`name.counter.${name}`] ?? all[`name.token.${name}`] ?? name;
}
