import { films } from '@dreadhouse/final-girl';
import { useId } from 'react';
import { Button } from '../../../kit/basics/button.tsx';
import { useText } from '../../../text/text.ts';
import { Poster } from '../art/poster.tsx';
import { useNames } from '../names.ts';
import { DIFFICULTIES, difficultyOf } from './difficulty.ts';
import { PictureChoice } from './picture-choice.tsx';
import { style } from './style.ts';
import { text } from './text.ts';
import { filmOf, type Wishes, withPlace } from './wishes.ts';

export interface SectionProps {
  readonly wishes: Wishes;
  readonly wish: (next: Wishes) => void;
}

/** The film: one of five, or any killer in any place. */
export function FilmChoice({ wishes, wish }: SectionProps) {
  const say = useText(text);
  const toggle = (): void => wish(wishes.mixing ? backToFilm(wishes) : { ...wishes, mixing: true });
  return (
    <section className={style['section']} aria-labelledby="film">
      <header>
        <h2 id="film">{say('film')}</h2>
        <Button look="quiet" aria-pressed={wishes.mixing} onClick={toggle}>
          {say(wishes.mixing ? 'by-film' : 'mix')}
        </Button>
      </header>
      {wishes.mixing ? <Mix wishes={wishes} wish={wish} /> : <Films wishes={wishes} wish={wish} />}
    </section>
  );
}

/** The film of the killer that was chosen last. */
function backToFilm(wishes: Wishes): Wishes {
  const film = films().find(({ killer }) => killer.id === wishes.killer);
  return { ...withPlace(wishes, { location: film?.location.id ?? wishes.location }), mixing: false };
}

function Films({ wishes, wish }: SectionProps) {
  const say = useText(text);
  const names = useNames();
  const group = useId();
  const chosen = filmOf(wishes);
  return (
    <div className={style['pictures']} role="radiogroup" aria-labelledby="film">
      {films().map(({ id, killer, location }) => (
        <PictureChoice
          key={id}
          group={group}
          checked={id === chosen}
          choose={() => wish(withPlace(wishes, { killer: killer.id, location: location.id }))}
          picture={<Poster killer={killer.id} location={location.id} title={names.name('film', id)} />}
        >
          <strong className="for-ears">{names.name('film', id)}.</strong>
          <span className={style['killer']}>{names.name('killer', killer.id)}</span>
          <span>{say(`film.${id as 'carnival'}`)}</span>
          <Rating film={id} />
        </PictureChoice>
      ))}
    </div>
  );
}

function Rating({ film }: { readonly film: string }) {
  const say = useText(text);
  const difficulty = difficultyOf(film);
  const word = say(`difficulty.${difficulty}`);
  const level = DIFFICULTIES.indexOf(difficulty) + 1;
  return (
    <span className={style['rating']}>
      <span aria-hidden>
        {'●'.repeat(level)}
        {'○'.repeat(DIFFICULTIES.length - level)} {word}
      </span>
      <span className="for-ears">{say('difficulty', { word })}</span>
      {film === 'happy-trails' ? <span className={style['first']}>{say('first')}</span> : null}
    </span>
  );
}

function Mix({ wishes, wish }: SectionProps) {
  const say = useText(text);
  const names = useNames();
  const group = useId();
  const all = films();
  return (
    <>
      <p className={style['note']}>{say('mix-note')}</p>
      <h3 id="killer">{say('killer')}</h3>
      <div className={style['pictures']} role="radiogroup" aria-labelledby="killer">
        {all.map(({ killer: { id } }) => (
          <PictureChoice
            key={id}
            group={`${group}k`}
            checked={id === wishes.killer}
            choose={() => wish(withPlace(wishes, { killer: id }))}
            picture={<Poster killer={id} location={wishes.location} title={names.name('killer', id)} />}
          >
            <strong className="for-ears">{names.name('killer', id)}.</strong>
            <span>{say(`killer.${id as 'hans'}`)}</span>
          </PictureChoice>
        ))}
      </div>
      <h3 id="location">{say('location')}</h3>
      <div className={style['pictures']} role="radiogroup" aria-labelledby="location">
        {all.map(({ location: { id } }) => (
          <PictureChoice
            key={id}
            group={`${group}l`}
            checked={id === wishes.location}
            choose={() => wish(withPlace(wishes, { location: id }))}
            picture={<Poster killer={wishes.killer} location={id} title={names.name('location', id)} />}
          >
            <strong className="for-ears">{names.name('location', id)}.</strong>
            <span>{say(`location.${id as 'camp'}`)}</span>
          </PictureChoice>
        ))}
      </div>
    </>
  );
}
