import disk from 'virtual:icon/save';
import share from 'virtual:icon/share';
import { useId, useState } from 'react';
import type { WholeMatch } from '../../contract/table.ts';
import { addressOf } from '../../route.ts';
import { handOverTable } from '../../store/match-file.ts';
import { LONGEST_LINK, linkData } from '../../store/replay-link.ts';
import { useText } from '../../text/text.ts';
import { Button } from '../basics/button.tsx';
import { Icon } from '../basics/icon.tsx';
import { useTablePart } from '../table/context.tsx';
import style from './share-replay.module.css';
import { text } from './share-text.ts';

interface Made {
  readonly address: string;
  readonly copied: boolean;
}

/** Gives the game away, as a file or as a link. For the end screen and the menu; needs a table around it. */
export function ShareReplay({ whole }: { readonly whole: WholeMatch }) {
  const table = useTablePart(({ table }) => table);
  const say = useText(text);
  const [made, setMade] = useState<Made | null>(null);
  const makeLink = async (): Promise<void> => {
    const [page = ''] = location.href.split('#');
    const address = page + addressOf('replay', await linkData(whole.file()));
    setMade({ address, copied: await copied(address) });
  };
  return (
    <section className={style['share']} aria-label={say('share')}>
      <div className={style['buttons']}>
        <Button onClick={() => void makeLink()}>
          <Icon body={share} /> {say('link')}
        </Button>
        <Button onClick={() => handOverTable(table)}>
          <Icon body={disk} /> {say('file')}
        </Button>
      </div>
      <div role="status">{made === null ? null : <Link {...made} />}</div>
    </section>
  );
}

function Link({ address, copied }: Made) {
  const say = useText(text);
  const field = useId();
  const kb = Math.round(address.length / 1000);
  return (
    <>
      {address.length > LONGEST_LINK ? <p className={style['warning']}>{say('long', { kb })}</p> : null}
      <label htmlFor={field}>{say(copied ? 'copied' : 'copyBelow')}</label>
      <input
        id={field}
        className={style['address']}
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
    </>
  );
}

/** Whether the browser let us put it on the clipboard. */
async function copied(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    return false;
  }
}
