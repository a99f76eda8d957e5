import type { CSSProperties } from 'react';
import { type Say, useText } from '../../../text/text.ts';
import { useNames, usePlaces } from '../names.ts';
import style from '../panels/panel.module.css';
import { text } from '../panels/text.ts';
import { useSide, useView } from '../view.ts';
import { useShownTraces } from './context.tsx';
import { notebookOf, percent, type Suspect, type Whereabouts } from './notebook.ts';

/** What this side can work out, line by line; each line can be laid over the map. */
export function NotebookPanel() {
  const view = useView();
  const side = useSide();
  const say = useText(text);
  const names = useNames();
  const place = usePlaces();
  const notebook = notebookOf(view);
  if (notebook === null) return null;
  const { survivors, killer } = notebook;
  return (
    <section className={style['panel']} aria-label={say('notebook')} data-target="notebook">
      {side === 'killer' ? (
        <h2>
          {say('notebook')}: {say('notebook-killer').toLocaleLowerCase()}
        </h2>
      ) : (
        <>
          <h2>
            {say('notebook')}: {say('notebook-survivors').toLocaleLowerCase()}
          </h2>
          {killer === null ? (
            <p className={style['quiet']}>{say('notebook-seen', { at: place(view.killer.at ?? '') })}</p>
          ) : (
            <ul className={style['suspects']}>
              <Line who="killer" where={killer} name={names.name('killer', view.killer.id ?? '')} say={say} />
            </ul>
          )}
          <h3>{say(view.step === 'survivors' ? 'notebook-known-after' : 'notebook-known')}</h3>
        </>
      )}
      <ul className={style['suspects']}>
        {survivors.map((one) => (
          <Line key={one.id} who={one.id} where={one} name={names.name('survivor', one.id)} say={say} />
        ))}
      </ul>
      <p className={style['quiet']}>{say('legend')}</p>
    </section>
  );
}

interface LineProps {
  readonly who: Suspect;
  readonly where: Whereabouts;
  readonly name: string;
  readonly say: Say<keyof (typeof text)['en']>;
}

function Line({ who, where: { rooms, heat }, name, say }: LineProps) {
  const { wanted, toggle } = useShownTraces();
  const place = usePlaces();
  const [likeliest] = [...rooms].sort((one, other) => (heat[other] ?? 0) - (heat[one] ?? 0));
  const tone = { '--tone': who === 'killer' ? 'var(--figure-killer)' : `var(--figure-${who})` } as CSSProperties;
  return (
    <li style={tone}>
      <button
        type="button"
        className={style['suspect']}
        aria-pressed={wanted.has(who)}
        title={say('show', { name })}
        onClick={() => toggle(who)}
      >
        <b aria-hidden="true">{who === 'killer' ? '?' : name.charAt(0)}</b>
        <span>
          <strong>{name}</strong> · {say('rooms-of', { n: rooms.length })}
          {likeliest === undefined ? null : (
            <small>{say('likeliest', { room: place(likeliest), percent: percent(heat[likeliest] ?? 0) })}</small>
          )}
        </span>
      </button>
    </li>
  );
}
