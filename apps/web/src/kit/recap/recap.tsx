import { useEffect, useMemo, useState } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { useText } from '../../text/text.ts';
import { Button } from '../basics/button.tsx';
import { useModal } from '../basics/use-modal.ts';
import { useTable } from '../table/context.tsx';
import { isRecapDue } from './is-due.ts';
import style from './recap.module.css';
import { text } from './text.ts';

/** "Previously on …", for somebody who comes back. Any key or tap goes on. */
export function Recap() {
  const { table, state, moment, event, past } = useTable();
  const [shown, setShown] = useState(() =>
    isRecapDue(table.play?.lastTime ?? null, state.now, table.history.start, Date.now()),
  );
  // What is on the table has been seen once it has been shown to the end, and nobody else sits behind the curtain.
  const seen = past === null && event === null && moment === state.now && state.curtain === null;
  useEffect(() => {
    if (seen && !shown) table.play?.saw(moment.position);
  }, [seen, shown, table, moment]);
  return shown && state.curtain === null ? <Card close={() => setShown(false)} /> : null;
}

function Card({ close }: { readonly close: () => void }) {
  const { scene, state } = useTable();
  const { language } = useSettings();
  const say = useText(text);
  const dialog = useModal(close);
  const { title, sentences } = useMemo(() => scene.story.recap(state.now, language), [scene, state.now, language]);
  return (
    <dialog
      ref={dialog}
      className={style['recap']}
      aria-labelledby="recap-title"
      onClose={close}
      onClick={close}
      onKeyDown={(event) => {
        // Keys that only move about or belong to the browser do not close it.
        if (event.ctrlKey || event.metaKey || event.altKey || STAYING.has(event.key)) return;
        event.preventDefault();
        close();
      }}
    >
      <p className={style['previously']}>{say('previously')}</p>
      <h2 id="recap-title" className={style['title']}>
        {title}
      </h2>
      <div className={style['story']}>
        {sentences.map((sentence, i) => (
          <p key={sentence} style={{ animationDelay: `${i * 180}ms` }}>
            {sentence}
          </p>
        ))}
      </div>
      <footer className={style['footer']}>
        <Button look="main" autoFocus onClick={close}>
          {say('goOn')}
        </Button>
        <span className={style['anyKey']}>{say('anyKey')}</span>
      </footer>
    </dialog>
  );
}

const STAYING = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'PrintScreen', 'F5', 'F11', 'F12']);
