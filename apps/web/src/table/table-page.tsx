import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../kit/basics/button.tsx';
import { PlainPage } from '../kit/page/plain-page.tsx';
import { text } from '../kit/page/text.ts';
import { TroublePage } from '../kit/page/trouble-page.tsx';
import { Hold } from '../store/hold.ts';
import { useText } from '../text/text.ts';
import { type OpenTable, openTable } from './open.ts';
import { TableAtWork } from './table-at-work.tsx';
import { whatIfParts } from './what-if.tsx';

/** Opens a kept game and shows its table, in one tab at a time. */
export function TablePage({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<OpenTable | 'elsewhere' | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const close = useRef<() => void>(() => undefined);
  const open = useCallback(
    (isTaken: boolean) => {
      close.current();
      close.current = openHere(id, isTaken, setOpened, setTrouble);
    },
    [id],
  );
  useEffect(() => {
    open(false);
    return () => close.current();
  }, [open]);
  if (trouble !== null) return <TroublePage why={trouble} />;
  if (opened === 'elsewhere') return <Elsewhere playHere={() => open(true)} />;
  return opened === null ? null : <TableAtWork {...opened} parts={whatIfParts(opened.kept)} />;
}

/** Opens the table in this tab, once no other tab has it; `isTaken`: whichever has it is to give it away. Gives back how to close it. */
function openHere(
  id: string,
  isTaken: boolean,
  show: (opened: OpenTable | 'elsewhere') => void,
  fail: (why: string) => void,
): () => void {
  const hold = new Hold(id);
  let table: OpenTable['table'] | null = null;
  let left = false;
  const leave = (): void => hold.release();
  // A page that the browser brings back as it was does not know what happened to the game meanwhile.
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) location.reload();
  };
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  const start = async (): Promise<void> => {
    if (isTaken) await hold.takeOver();
    else if (!(await hold.take())) return show('elsewhere');
    const found = await openTable(id);
    if (left) return found.table.close();
    table = found.table;
    hold.onTaken = async () => {
      await found.table.giveAway();
      if (!left) show('elsewhere');
    };
    show(found);
  };
  start().catch((error: Error) => !left && fail(error.message));
  return () => {
    left = true;
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', comeBack);
    table?.close();
    hold.release();
  };
}

function Elsewhere({ playHere }: { readonly playHere: () => void }) {
  const say = useText(text);
  return (
    <PlainPage title={say('house')}>
      <p role="alert">{say('elsewhere')}</p>
      <Button look="main" onClick={playHere} data-target="play-here">
        {say('play-here')}
      </Button>
    </PlainPage>
  );
}
