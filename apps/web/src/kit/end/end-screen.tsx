import { useState } from 'react';
import { goTo } from '../../route.ts';
import { useSettings } from '../../settings/settings.ts';
import { startTable } from '../../store/start-table.ts';
import { sayIn, useText } from '../../text/text.ts';
import { Button } from '../basics/button.tsx';
import dialog from '../basics/dialog.module.css';
import { useModal } from '../basics/use-modal.ts';
import { useTable } from '../table/context.tsx';
import { Analysis } from './analysis.tsx';
import { DiceCheck } from './dice-check.tsx';
import style from './end-screen.module.css';
import { ShareReplay } from './share-replay.tsx';
import { text } from './text.ts';

/** How the film ends: over the table when it is over, and from then on one button away. */
export function EndScreen() {
  const { table, scene, state, moment, event, past } = useTable();
  const say = useText(text);
  const [away, setAway] = useState(false);
  const [isAfter, setAfter] = useState(false);
  const Afterword = scene.afterword?.Page;
  if ((moment.outcome === null && !state.givenUp) || event !== null || past !== null) return null;
  if (table.coach) return null; // a lesson has its own last words; then comes this
  if (isAfter && Afterword !== undefined) return <Afterword close={() => setAfter(false)} />;
  if (!away) return <Ending leave={() => setAway(true)} after={() => setAfter(true)} />;
  return (
    <Button look="main" onClick={() => setAway(false)}>
      {say('show')}
    </Button>
  );
}

interface EndingProps {
  readonly leave: () => void;
  readonly after: () => void;
}

function Ending({ leave, after }: EndingProps) {
  const { table, moment, guide, scene, lookAt } = useTable();
  const lookAtMoment = (position: number): void => {
    leave();
    lookAt(position);
  };
  const { whole, givingUp } = table;
  const say = useText(text);
  const ref = useModal(leave);
  const isGivenUp = moment.outcome === null;
  const { won, title, why, figures } = isGivenUp
    ? { won: false, title: say('given-up'), why: say('given-up-why'), figures: [] }
    : guide.ending(moment);
  const { LastPicture } = scene;
  return (
    <dialog
      ref={ref}
      className={`${dialog['whole']} ${style['end']}`}
      data-won={won || undefined}
      aria-labelledby="ending"
      onClose={leave}
    >
      <div className={style['inside']}>
        {LastPicture === undefined ? null : (
          <div className={style['picture']} aria-hidden="true">
            <LastPicture />
          </div>
        )}
        <h2 id="ending" className={style['title']}>
          {title}
        </h2>
        <p className={style['why']}>{why}</p>
        <dl className={style['figures']}>
          {figures.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Ways leave={leave} after={after} />
        {isGivenUp && givingUp ? <Button onClick={() => givingUp.playOn()}>{say('play-on')}</Button> : null}
        {table.analyst ? <Analysis analyst={table.analyst} look={lookAtMoment} /> : null}
        {whole === null || isGivenUp ? null : (
          <div className={style['extras']}>
            <ShareReplay whole={whole} />
            <DiceCheck whole={whole} />
          </div>
        )}
        <Button look="quiet" onClick={leave}>
          {say('close')}
        </Button>
      </div>
    </dialog>
  );
}

/** Where to go from here. */
function Ways({ leave, after }: EndingProps) {
  const { table, scene, state, lookAt, parts } = useTable();
  const { Again } = parts;
  const { language } = useSettings();
  const say = useText(text);
  const again = async (): Promise<void> => {
    const { options } = table;
    goTo('play', await startTable(scene, { options, seats: state.seats }));
  };
  const lookBack = (): void => {
    leave();
    lookAt(0);
  };
  return (
    <div className={style['ways']}>
      {Again === undefined ? (
        <Button look="main" onClick={() => void again()}>
          {say('again')}
          <small>{say('again-note')}</small>
        </Button>
      ) : (
        <Again />
      )}
      {scene.afterword === undefined || state.givenUp ? null : (
        <Button onClick={after} data-target="afterword">
          {sayIn(scene.afterword.text, language)('title')}
          <small>{sayIn(scene.afterword.text, language)('note')}</small>
        </Button>
      )}
      <Button onClick={() => goTo('new', scene.game.id)}>{say('new')}</Button>
      <Button onClick={lookBack}>
        {say('back')}
        <small>{say('back-note')}</small>
      </Button>
      <Button onClick={() => goTo('')}>{say('shelf')}</Button>
    </div>
  );
}
