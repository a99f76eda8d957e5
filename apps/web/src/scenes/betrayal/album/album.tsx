import { registry } from '@dreadhouse/betrayal';
import { useState } from 'react';
import { SelectField } from '../../../kit/new-game/choices.tsx';
import { addressOf } from '../../../route.ts';
import { type AlbumPage, albumOf } from '../../../settings/album.ts';
import { type Language, useSettings } from '../../../settings/settings.ts';
import { useText } from '../../../text/text.ts';
import { BothBooks } from '../haunt/both-books.tsx';
import { titleOfHaunt } from '../haunt/entries.ts';
import '../look.css';
import style from './album.module.css';
import { SIDES } from './ends.ts';
import { text } from './text.ts';

const GAME = 'betrayal';
const NUMBERS = [...registry().haunts.keys()].sort((a, b) => a - b);
const SEATS = [3, 4, 5, 6];

/** All haunts, as far as they have been met here; or one of them, with both its books. */
export function Album({ page }: { readonly page: string | null }) {
  return (
    <div className={style['album']} data-scene={GAME}>
      {page === null ? <All /> : <One number={Number(page)} />}
    </div>
  );
}

function All() {
  const say = useText(text);
  const { language } = useSettings();
  const album = albumOf(GAME);
  const met = NUMBERS.filter((number) => album[number] !== undefined).length;
  return (
    <>
      <p className={style['count']}>{say('met', { met, all: NUMBERS.length })}</p>
      <p>{say('note')}</p>
      <ol className={style['all']}>
        {NUMBERS.map((number) => (
          <li key={number} className={style['haunt']} data-met={album[number] !== undefined}>
            <span className={style['number']}>{number}</span>
            <Met number={number} page={album[number]} language={language} />
          </li>
        ))}
      </ol>
    </>
  );
}

interface MetProps {
  readonly number: number;
  readonly page: AlbumPage | undefined;
  readonly language: Language;
}

function Met({ number, page, language }: MetProps) {
  const say = useText(text);
  if (page === undefined) return <span className={style['unmet']}>{say('unmet')}</span>;
  const title = titleOfHaunt(number, language);
  if (page.ends.length === 0)
    return (
      <>
        <strong>{title}</strong>
        <small>{say('not-ended')}</small>
      </>
    );
  return (
    <>
      <a href={addressOf('album', GAME, String(number))}>{title}</a>
      <Ends page={page} />
    </>
  );
}

function Ends({ page }: { readonly page: AlbumPage }) {
  const say = useText(text);
  const counted = SIDES.flatMap((side) =>
    ([true, false] as const).map((won) => ({
      key: `${side}-${won ? 'won' : 'lost'}` as const,
      n: page.ends.filter((end) => end.side === side && end.won === won).length,
    })),
  );
  return (
    <small>
      {counted
        .filter(({ n }) => n > 0)
        .map(({ key, n }) => say(key, { n }))
        .join(' · ')}
    </small>
  );
}

/** Both books of a haunt that has been played to its end here. */
function One({ number }: { readonly number: number }) {
  const say = useText(text);
  const page = albumOf(GAME)[number];
  const ways = (
    <p className={style['ways']}>
      <a href={addressOf('album', GAME)}>{say('all')}</a>
      <a href={addressOf('rules', GAME)}>{say('rules')}</a>
    </p>
  );
  if (!NUMBERS.includes(number))
    return (
      <>
        <p role="alert">{say('no-such')}</p>
        {ways}
      </>
    );
  return (
    <>
      {page === undefined || page.ends.length === 0 ? <p>{say('closed')}</p> : <Books number={number} page={page} />}
      {ways}
    </>
  );
}

function Books({ number, page }: { readonly number: number; readonly page: AlbumPage }) {
  const say = useText(text);
  const { language } = useSettings();
  const [seats, setSeats] = useState(page.seats);
  return (
    <>
      <header>
        <h2>{titleOfHaunt(number, language)}</h2>
        <Ends page={page} />
      </header>
      <SelectField
        label={say('seats')}
        choices={SEATS.map((n) => ({ id: String(n), name: say('for-seats', { n }) }))}
        chosen={String(seats)}
        choose={(chosen) => setSeats(Number(chosen))}
      />
      <BothBooks printed={{ number, seats }} language={language} />
    </>
  );
}
