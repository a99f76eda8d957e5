import { Button } from '../kit/basics/button.tsx';
import { showToast } from '../kit/toasts/toasts.ts';
import { download, fileName } from '../store/match-file.ts';
import { useText } from '../text/text.ts';
import { matchFile } from './api.ts';
import { useOnline, useSession } from './context.tsx';
import style from './panel.module.css';
import { text } from './text.ts';
import { troubleIn } from './trouble.ts';

/** What one may want of the table: to take something back, a bot for oneself, the game as a file. */
export function OwnWishes() {
  const { session, ticket } = useOnline();
  const { screen } = useSession(session);
  const say = useText(text);
  const { seat } = ticket;
  if (screen === null || seat === null || screen.status !== 'playing') return null;
  const { proposal } = screen;
  const standsIn = screen.seats[seat]?.standIn === true;
  return (
    <section className={style['wishes']} aria-label={say('you')}>
      <Button disabled={proposal !== null} onClick={() => void session.propose('rewind')} data-target="propose-rewind">
        {say('own-rewind')}
      </Button>
      <Button onClick={() => void session.letBot(seat, standsIn ? null : 'thumb')} data-target="own-bot">
        {say(standsIn ? 'take-back-seat' : 'own-bot')}
      </Button>
      <WholeGame />
    </section>
  );
}

/** The match under way holds everybody's secrets: it is given away only when everybody agrees. */
function WholeGame() {
  const { session, ticket, info } = useOnline();
  const { screen } = useSession(session);
  const say = useText(text);
  const proposal = screen?.proposal ?? null;
  const agreed = proposal?.what === 'export' && proposal.missing.length === 0;
  const take = async (): Promise<void> => {
    try {
      const file = await matchFile(info.id, ticket.token ?? undefined);
      download(file, fileName(info.game, info.id));
    } catch (error) {
      showToast({ text: troubleIn(say, error) });
    }
  };
  if (agreed)
    return (
      <Button look="main" title={say('file-ready')} onClick={() => void take()}>
        {say('save-all')}
      </Button>
    );
  return (
    <Button disabled={proposal !== null} onClick={() => void session.propose('export')}>
      {say('own-export')}
    </Button>
  );
}
