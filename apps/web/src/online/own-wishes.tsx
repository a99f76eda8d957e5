import { useState } from 'react';
import { Button } from '../kit/basics/button.tsx';
import { useText } from '../text/text.ts';
import { useOnline, useSession } from './context.tsx';
import style from './panel.module.css';
import { text } from './text.ts';
import { useWishes } from './use-wishes.ts';

/** What one may want of the table: to take something back, a bot for oneself, an end. */
export function OwnWishes() {
  const { session, ticket } = useOnline();
  const { screen } = useSession(session);
  const say = useText(text);
  const wish = useWishes();
  const { seat } = ticket;
  if (screen === null || seat === null || screen.status !== 'playing') return null;
  const { proposal } = screen;
  const standsIn = screen.seats[seat]?.standIn === true;
  return (
    <section className={style['wishes']} aria-label={say('you')}>
      <Button disabled={proposal !== null} onClick={() => wish(session.propose('rewind'))} data-target="propose-rewind">
        {say('own-rewind')}
      </Button>
      {proposal === null ? null : <p className={style['note']}>{say('own-rewind-not-now')}</p>}
      <Button onClick={() => wish(session.letBot(seat, standsIn ? null : 'thumb'))} data-target="own-bot">
        {say(standsIn ? 'take-back-seat' : 'own-bot')}
      </Button>
      <GiveUp isFree={proposal === null} propose={() => wish(session.propose('give-up'))} />
    </section>
  );
}

/** Asked once more, since there is no way back once the others agree. */
function GiveUp({ isFree, propose }: { readonly isFree: boolean; readonly propose: () => void }) {
  const say = useText(text);
  const [isAsking, ask] = useState(false);
  if (!isAsking || !isFree)
    return (
      <Button look="quiet" disabled={!isFree} onClick={() => ask(true)} data-target="propose-give-up">
        {say('own-give-up')}
      </Button>
    );
  const answer = (yes: boolean): void => {
    ask(false);
    if (yes) propose();
  };
  return (
    <>
      <p className={style['note']}>{say('own-give-up-ask')}</p>
      <Button look="main" onClick={() => answer(true)} data-target="give-up">
        {say('own-give-up-yes')}
      </Button>
      <Button onClick={() => answer(false)}>{say('own-give-up-no')}</Button>
    </>
  );
}
