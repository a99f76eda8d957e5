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
  return (
    <>
      <Note>{say('mix-note')}</Note>
      <Choice part="killer" wishes={wishes} wish={wish} />
      <Choice part="location" wishes={wishes} wish={wish} />
    </>
  );
}

/** One half of a mixture, on posters that show it with the other half that is chosen. */
function Choice({ part, wishes, wish }: SectionProps & { readonly part: 'killer' | 'location' }) {
  const say = useText(text);
  const names = useNames();
  const group = useId();
  const { killer, location } = wishes;
  return (
    <>
      <h3>{say(part)}</h3>
      <Pictures label={say(part)}>
        {films().map(({ [part]: { id } }) => (
          <PictureChoice
            key={id}
            group={group}
            checked={id === wishes[part]}
            choose={() => wish(withPlace(wishes, { [part]: id }))}
            picture={<Poster {...{ killer, location, [part]: id }} title={names.name(part, id)} />}
          >
            <strong className="for-ears">{names.name(part, id)}.</strong>
            <span>{say(`${part}.${id}` as 'killer.hans')}</span>
          </PictureChoice>
        ))}
      </Pictures>
    </>
  );
}
