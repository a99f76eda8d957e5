import { figureTone } from '../../../kit/basics/tone.ts';
import { type Say, useText } from '../../../text/text.ts';
import { useNames, usePlaces } from '../names.ts';
import style from '../panels/panel.module.css';
import { text } from '../panels/text.ts';
import { useSide, useView } from '../view.ts';
import { useShownTraces } from './context.tsx';
import { notebookOf, percent, type Trace, tracesOf } from './notebook.ts';

/** What this side can work out, line by line; each line can be laid over the map. */
export function NotebookPanel() {
  const view = useView();
  const side = useSide();
  const say = useText(text);
  const names = useNames();
  const place = usePlaces();
  if (notebookOf(view) === null) return null;
  const traces = tracesOf(view);
  const killer = traces.find(({ who }) => who === 'killer');
  const own = side === 'killer';
  return (
    <section className={style['panel']} aria-label={say('notebook')} data-target="notebook">
      <h2>
        {say('notebook')}: {say(own ? 'notebook-killer' : 'notebook-survivors').toLocaleLowerCase()}
      </h2>
      {own ? null : (
        <>
          {killer === undefined ? (
            <p className={style['quiet']}>{say('notebook-seen', { at: place(view.killer.at ?? '') })}</p>
          ) : (
            <ul className={style['suspects']}>
              <Line trace={killer} name={names.name('killer', view.killer.id ?? '')} say={say} />
            </ul>
          )}
          <h3>{say(view.step === 'survivors' ? 'notebook-known-after' : 'notebook-known')}</h3>
        </>
      )}
      <ul className={style['suspects']}>
        {traces.map((trace) =>
          trace === killer ? null : (
            <Line key={trace.who} trace={trace} name={names.name('survivor', trace.who)} say={say} />
          ),
        )}
      </ul>
      <p className={style['quiet']}>{say('legend')}</p>
    </section>
  );
}

interface LineProps {
  readonly trace: Trace;
  readonly name: string;
  readonly say: Say<keyof (typeof text)['en']>;
}

function Line({ trace: { who, rooms, heat }, name, say }: LineProps) {
  const { wanted, toggle } = useShownTraces();
  const place = usePlaces();
  const [likeliest] = [...rooms].sort((one, other) => (heat[other] ?? 0) - (heat[one] ?? 0));
  return (
    <li style={figureTone(who)}>
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
