import bell from 'virtual:icon/ringing-bell';
import { useEffect, useState } from 'react';
import { Button } from '../kit/basics/button.tsx';
import { Icon } from '../kit/basics/icon.tsx';
import { showToast } from '../kit/toasts/toasts.ts';
import { useText } from '../text/text.ts';
import { useOnline } from './context.tsx';
import style from './panel.module.css';
import { canPush, isSubscribed, subscribe, unsubscribe } from './push.ts';
import { text } from './text.ts';
import { troubleIn } from './trouble.ts';

/** Whoever closes the page can be told when it is their turn: once per turn, and nothing about the game. */
export function TurnNotices() {
  const { ticket } = useOnline();
  const say = useText(text);
  const [on, setOn] = useState(() => isSubscribed(ticket.match));
  const [denied, setDenied] = useState(false);
  useEffect(() => setOn(isSubscribed(ticket.match)), [ticket.match]);
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
    <section className={style['section']}>
      {canPush() ? (
        <Button aria-pressed={on} onClick={() => void toggle()} data-target="notify">
          <Icon body={bell} /> {say(on ? 'notify-off' : 'notify')}
        </Button>
      ) : null}
      <p className={style['note']} role="status">
        {canPush() ? (on ? say('notify-on') : denied ? say('notify-denied') : '') : say('notify-unsafe')}
      </p>
    </section>
  );
}
