import { Button } from '../kit/basics/button.tsx';
import { useText } from '../text/text.ts';
import { useOnline, useSession } from './context.tsx';
import style from './panel.module.css';
import { text } from './text.ts';
import { useWishes } from './use-wishes.ts';

/** What one may want of the table: to take something back, a bot for oneself. */
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
    </section>
  );
}
