import type { LoadRefusal } from '@dreadhouse/engine';
import { useEffect, useState } from 'react';
import { Button } from '../kit/basics/button.tsx';
import { goTo } from '../route.ts';
import { useSettings } from '../settings/settings.ts';
import { loadErrorText } from '../store/load-errors.ts';
import { TableAtWork } from '../table/table-at-work.tsx';
import { useText } from '../text/text.ts';
import { type OpenedReplay, openReplay } from './open-replay.ts';
import style from './replay.module.css';
import { ReplayRibbon } from './replay-ribbon.tsx';
import { text } from './text.ts';

/** A shared game, to watch from the start: `#/replay/<data>`. */
export function ReplayPage({ data }: { readonly data: string }) {
  const say = useText(text);
  const opened = useReplay(data);
  if (opened === null) return <p className={style['opening']}>{say('opening')}</p>;
  if (!opened.ok) return <Refused why={opened.why} />;
  const { table, scene } = opened;
  return (
    <div className={style['frame']}>
      <ReplayRibbon table={table} />
      <TableAtWork table={table} scene={scene} startAt={table.history.start} />
    </div>
  );
}

function useReplay(data: string): OpenedReplay | null {
  const [opened, setOpened] = useState<OpenedReplay | null>(null);
  useEffect(() => {
    let left = false;
    let found: OpenedReplay | null = null;
    const close = (): void => {
      if (found?.ok) found.table.close();
    };
    void openReplay(data).then((replay) => {
      found = replay;
      if (left) close();
      else setOpened(replay);
    });
    return () => {
      left = true;
      close();
    };
  }, [data]);
  return opened;
}

function Refused({ why }: { readonly why: LoadRefusal }) {
  const say = useText(text);
  const { language } = useSettings();
  return (
    <main className={style['refused']}>
      <h1>{say('refused')}</h1>
      <p role="alert">{why === 'damaged' ? say('cut') : loadErrorText(why, language)}</p>
      <Button look="main" onClick={() => goTo('shelf')}>
        {say('shelf')}
      </Button>
    </main>
  );
}
