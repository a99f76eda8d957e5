import { useState } from 'react';
import { Button } from '../kit/basics/button.tsx';
import { showToast } from '../kit/toasts/toasts.ts';
import { goTo } from '../route.ts';
import { useText } from '../text/text.ts';
import { rematch, tableInfo } from './api.ts';
import { useOnline, useSession } from './context.tsx';
import { seatAgain } from './seat-again.ts';
import { sitDown } from './sit-down.ts';
import { text } from './text.ts';
import { ticketFor } from './tickets.ts';
import { troubleIn } from './trouble.ts';

/** One click, and one sits at the same place of the same table again; the others see that somebody waits. */
export function Again() {
  const { session, info, ticket, scene } = useOnline();
  const { screen } = useSession(session);
  const say = useText(text);
  const [busy, setBusy] = useState(false);
  const next = screen?.rematch ?? null;
  const { seat, token, name } = ticket;
  const people = screen?.seats.filter(({ kind, standIn }) => kind === 'person' || standIn === true).length ?? 0;
  const join = async (isSwapped: boolean): Promise<void> => {
    if (token === null || seat === null) return;
    setBusy(true);
    try {
      const again = next === null ? await rematch(info.id, token) : await tableInfo(next);
      const wished = seatAgain(seat, screen?.seats ?? [], again.seats, isSwapped);
      if (wished !== null && ticketFor(again.id) === null) await sitDown(again, wished, name);
      goTo('online', again.id);
    } catch (error) {
      showToast({ text: troubleIn(say, error) });
    }
    setBusy(false);
  };
  if (token === null)
    return next === null ? (
      <Button look="main" onClick={() => goTo('friends', scene.game.id)}>
        {say('no-rematch')}
        <small>{say('no-rematch-note')}</small>
      </Button>
    ) : (
      <Button look="main" onClick={() => goTo('online', next)}>
        {say('rematch-watch')}
      </Button>
    );
  return (
    <>
      <Button look="main" disabled={busy} onClick={() => void join(false)} data-target="rematch">
        {say(next === null ? 'rematch' : 'rematch-join')}
        <small>{say(next === null ? 'rematch-note' : 'rematch-join-note')}</small>
      </Button>
      {next === null && people > 1 ? (
        <Button disabled={busy} onClick={() => void join(true)} data-target="rematch-swapped">
          {say('rematch-swapped')}
          <small>{say('rematch-swapped-note')}</small>
        </Button>
      ) : null}
    </>
  );
}
