import talk from 'virtual:icon/conversation';
import { useEffect, useState } from 'react';
import { Dialog } from '../kit/basics/dialog.tsx';
import { Icon } from '../kit/basics/icon.tsx';
import { ToolButton } from '../kit/table/tool-button.tsx';
import { useText } from '../text/text.ts';
import { ChatBox, useHeard } from './chat-box.tsx';
import { useOnline } from './context.tsx';
import { Fairness } from './fairness.tsx';
import { Invite } from './invite.tsx';
import { OwnWishes } from './own-wishes.tsx';
import style from './panel.module.css';
import { People } from './people.tsx';
import { text } from './text.ts';
import { TurnNotices } from './turn-notices.tsx';

/** Who is at the table and what they say, one button away. */
export function Tools() {
  const say = useText(text);
  const [open, setOpen] = useState(false);
  const unread = useUnread(open);
  return (
    <>
      <ToolButton
        label={unread === 0 ? say('people') : say('people-n', { n: unread })}
        aria-haspopup="dialog"
        badge={unread === 0 ? undefined : String(unread)}
        data-target="table-talk"
        onClick={() => setOpen(true)}
      >
        <Icon body={talk} />
      </ToolButton>
      {open ? <Panel close={() => setOpen(false)} /> : null}
    </>
  );
}

/** How many lines others have said since one last looked. */
function useUnread(open: boolean): number {
  const { ticket } = useOnline();
  const chat = useHeard();
  const [read, setRead] = useState(0);
  const others = chat.filter(({ seat }) => seat !== ticket.seat).length;
  useEffect(() => {
    if (open) setRead(others);
  }, [open, others]);
  return open ? 0 : Math.max(0, others - read);
}

function Panel({ close }: { readonly close: () => void }) {
  const { ticket } = useOnline();
  const say = useText(text);
  return (
    <Dialog title={say('people')} close={close} place="side">
      <div className={style['panel']}>
        <ChatBox titled={false} />
        <People />
        {ticket.token === null ? null : <OwnWishes />}
        {ticket.token === null ? null : <TurnNotices />}
        <Invite watchers />
        <Fairness />
      </div>
    </Dialog>
  );
}
