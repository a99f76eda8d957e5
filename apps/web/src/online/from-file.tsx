import { useRef, useState } from 'react';
import { Button } from '../kit/basics/button.tsx';
import { goTo } from '../route.ts';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../text/text.ts';
import { ApiTrouble, importTable } from './api.ts';
import { fileTroubleIn } from './file-trouble.ts';
import style from './friends-page.module.css';
import { text } from './text.ts';

/** What the server takes; no saved game comes near it. */
const MOST = 1_900_000;

/** A table that goes on with a saved game: its seats are free, and whoever held one sits down again. */
export function FromFile() {
  const say = useText(text);
  const { language } = useSettings();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setBusy(true);
    setTrouble(null);
    try {
      if (file.size > MOST) throw new ApiTrouble('file-foreign', 'No saved game is that large.');
      goTo('online', (await importTable(await file.text())).id);
    } catch (error) {
      setTrouble(fileTroubleIn(say, language, error));
      setBusy(false);
    }
  };
  return (
    <section className={style['section']} aria-labelledby="from-file">
      <h2 id="from-file">{say('from-file')}</h2>
      <p className={style['note']}>{say('from-file-note')}</p>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        data-target="saved-game"
        onChange={({ target }) => {
          void open(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button disabled={busy} onClick={() => input.current?.click()} data-target="from-file">
        {say(busy ? 'creating' : 'choose-file')}
      </Button>
      <p role="alert" className={style['trouble']}>
        {trouble}
      </p>
    </section>
  );
}
