import { useEffect, useState } from 'react';
import { Button } from '../kit/basics/button.tsx';
import { PlainPage } from '../kit/page/plain-page.tsx';
import { addressOf, goTo } from '../route.ts';
import { useText } from '../text/text.ts';
import { sitDownAgain, useKeyTrouble } from './come-back.tsx';
import { text } from './take-along-text.ts';

/** A personal link: `#/seat/<match>/<pass>`. It is used by a click, so that whoever previews links does not use it up. */
export function SeatPage({ match, pass }: { readonly match: string; readonly pass: string }) {
  const say = useText(text);
  const troubleOf = useKeyTrouble();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  // What opens a seat does not stay in the address, nor in what the browser remembers of it.
  useEffect(() => history.replaceState(null, '', addressOf('seat', match)), [match]);
  const take = (): void => {
    setBusy(true);
    sitDownAgain(match, { kind: 'pass', key: pass }).then(
      () => goTo('online', match),
      (error: unknown) => {
        setTrouble(troubleOf(error));
        setBusy(false);
      },
    );
  };
  return (
    <PlainPage title={say('seat-title')}>
      <p>{say('seat-note')}</p>
      <p role="alert">{trouble}</p>
      <Button look="main" disabled={busy} onClick={take} data-target="take-seat">
        {say('seat-take')}
      </Button>
      {trouble === '' ? null : (
        <p>
          <a href={addressOf('online', match)}>{say('seat-table')}</a>
        </p>
      )}
    </PlainPage>
  );
}
