import { films } from '@dreadhouse/final-girl';
import { useId } from 'react';
import { Button } from '../../../kit/basics/button.tsx';
import { PictureChoice, Pictures } from '../../../kit/new-game/choices.tsx';
import { Note, Section } from '../../../kit/new-game/section.tsx';
import { useText } from '../../../text/text.ts';
import { Poster } from '../art/poster.tsx';
import { useNames } from '../names.ts';
import { DIFFICULTIES, difficultyOf } from './difficulty.ts';
import style from './new-game.module.css';
import { text } from './text.ts';
import { filmOf, type SectionProps, type Wishes, withPlace } from './wishes.ts';

/** The film: one of five, or any killer in any place. */
export function FilmChoice({ wishes, wish }: SectionProps) {
  const say = useText(text);
  const toggle = (): void => wish(wishes.mixing ? backToFilm(wishes) : { ...wishes, mixing: true });
  return (
    <Section
      id="film"
      title={say('film')}
      aside={
        <Button look="quiet" aria-pressed={wishes.mixing} onClick={toggle}>
          {say(wishes.mixing ? 'by-film' : 'mix')}
        </Button>
      }
    >
      {wishes.mixing ? <Mix wishes={wishes} wish={wish} /> : <Films wishes={wishes} wish={wish} />}
    </Section>
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
    <Pictures label={say('film')}>
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
    </Pictures>
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
      <Note>{say('mix-note')}</Note>
      <h3>{say('killer')}</h3>
      <Pictures label={say('killer')}>
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
      </Pictures>
      <h3>{say('location')}</h3>
      <Pictures label={say('location')}>
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
      </Pictures>
    </>
  );
}
