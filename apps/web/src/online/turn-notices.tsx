import bell from 'virtual:icon/ringing-bell';
import { useEffect, useState } from 'react';
import { Button } from '../kit/basics/button.tsx';
import { Icon } from '../kit/basics/icon.tsx';
import { showToast } from '../kit/toasts/toasts.ts';
import { useText } from '../text/text.ts';
import { serverHere } from './api.ts';
import { useOnline } from './context.tsx';
import { NoticeForm } from './notice-form.tsx';
import style from './panel.module.css';
import { canPush, isSubscribed, subscribe, unsubscribe } from './push.ts';
import { text } from './text.ts';
import { troubleIn } from './trouble.ts';

/** Whoever closes the page can be told when it is their turn: once per turn, and nothing about the game. */
export function TurnNotices() {
  const { ticket } = useOnline();
  const say = useText(text);
  const mail = useMail();
  return (
    <section className={style['section']} aria-labelledby="notices">
      <h3 id="notices">{say('notices')}</h3>
      <p className={style['note']}>{say('notify-note')}</p>
      <Push key={ticket.match} />
      {mail ? <NoticeForm key={`mail ${ticket.match}`} kind="mail" /> : null}
      <NoticeForm key={`webhook ${ticket.match}`} kind="webhook" />
    </section>
  );
}

/** Whether the server sends mail at all. */
function useMail(): boolean {
  const [mail, setMail] = useState(false);
  useEffect(() => {
    let left = false;
    serverHere().then(
      (here) => !left && setMail(here.mail),
      () => undefined, // then there is none for now
    );
    return () => {
      left = true;
    };
  }, []);
  return mail;
}

function Push() {
  const { ticket } = useOnline();
  const say = useText(text);
  const [on, setOn] = useState(() => isSubscribed(ticket.match));
  const [denied, setDenied] = useState(false);
  const toggle = async (): Promise<void> => {
    try {
      const now = on ? await unsubscribe(ticket) : await subscribe(ticket);
      setOn(now);
      setDenied(!on && !now);
    } catch (error) {
      showToast({ text: troubleIn(say, error) });
    }
  };
  return (
    <>
      {canPush() ? (
        <Button aria-pressed={on} onClick={() => void toggle()} data-target="notify">
          <Icon body={bell} /> {say(on ? 'notify-off' : 'notify')}
        </Button>
      ) : null}
      <p className={style['note']} role="status">
        {canPush() ? (on ? say('notify-on') : denied ? say('notify-denied') : '') : say('notify-unsafe')}
      </p>
    </>
  );
}
