import talk from 'virtual:icon/conversation';
import { useCallback, useEffect } from 'react';
import { Button } from '../kit/basics/button.tsx';
import { Dialog } from '../kit/basics/dialog.tsx';
import { Icon } from '../kit/basics/icon.tsx';
import { ToolButton } from '../kit/table/tool-button.tsx';
import { useNarrow } from '../kit/table/use-narrow.ts';
import { showToast } from '../kit/toasts/toasts.ts';
import { settings } from '../settings/settings.ts';
import { sayIn, useText } from '../text/text.ts';
import { ChatBox } from './chat-box.tsx';
import { ComeBack } from './come-back.tsx';
import { useOnline } from './context.tsx';
import { Fairness } from './fairness.tsx';
import { Invite } from './invite.tsx';
import { isKept } from './kept.ts';
import { OwnWishes } from './own-wishes.tsx';
import style from './panel.module.css';
import { People } from './people.tsx';
import { TakeAlong } from './take-along.tsx';
import { text as seatText } from './take-along-text.ts';
import { changeTalk, useTalk } from './talk.ts';
import { text } from './text.ts';
import { keepTold } from './tickets.ts';
import { TurnNotices } from './turn-notices.tsx';
import { useUnread } from './use-unread.ts';

/** Who is at the table and what they say, one button away. */
export function Tools() {
  const { info } = useOnline();
  const say = useText(text);
  const { open } = useTalk(info.id);
  const unread = useUnread();
  const setOpen = useCallback((isOpen: boolean) => changeTalk(info.id, { open: isOpen }), [info.id]);
  useSeatNotice(useCallback(() => setOpen(true), [setOpen]));
  useEffect(() => () => setOpen(false), [setOpen]); // whoever leaves the table leaves the drawer
  return (
    <>
      <ToolButton
        label={unread.length === 0 ? say('people') : say('people-n', { n: unread.length })}
        aria-haspopup="dialog"
        badge={unread.length === 0 ? undefined : String(unread.length)}
        data-target="table-talk"
        onClick={() => setOpen(true)}
      >
        <Icon body={talk} />
      </ToolButton>
      {open ? <Panel close={() => setOpen(false)} /> : null}
    </>
  );
}

/** Whoever has just sat down is told once where their seat is kept, and how to take it along. */
function useSeatNotice(open: () => void): void {
  const { ticket } = useOnline();
  const isDue = ticket.token !== null && ticket.told !== true && !ticket.over;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ticket is written to while one plays
  useEffect(() => {
    if (!isDue) return;
    const say = sayIn(seatText, settings().language);
    showToast({ text: say(isKept() ? 'told' : 'note-unkept'), action: { label: say('told-how'), run: open } });
    keepTold(ticket.match, { told: true });
  }, [isDue, open]);
}

function Panel({ close }: { readonly close: () => void }) {
  const { ticket, info } = useOnline();
  const say = useText(text);
  const narrow = useNarrow();
  const beside = useTalk(info.id).beside && !narrow;
  return (
    <Dialog title={say('people')} close={close} place="side">
      <div className={style['panel']}>
        {beside ? null : <ChatBox titled={false} />}
        {narrow ? null : (
          <Button look="quiet" onClick={() => changeTalk(info.id, { beside: !beside })} data-target="talk-beside">
            {say(beside ? 'chat-drawer' : 'chat-beside')}
          </Button>
        )}
        <People />
        {ticket.token === null ? <ComeBack match={ticket.match} /> : <TakeAlong />}
        {ticket.token === null ? null : <OwnWishes />}
        {ticket.token === null ? null : <TurnNotices />}
        <Invite watchers />
        <Fairness />
      </div>
    </Dialog>
  );
}
