import type { MatchInfo } from '@dreadhouse/protocol';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Button } from '../kit/basics/button.tsx';
import { PlainPage } from '../kit/page/plain-page.tsx';
import { WayHome } from '../kit/page/way-home.tsx';
import { useScene } from '../registry/use-scene.ts';
import { useText } from '../text/text.ts';
import { tableInfo } from './api.ts';
import { ComeBack } from './come-back.tsx';
import { type Online, OnlineProvider, useSession } from './context.tsx';
import { maySit } from './may-sit.ts';
import { OnlineTable } from './online-table.tsx';
import { Session } from './session.ts';
import { watching } from './sit-down.ts';
import style from './take-along.module.css';
import { text } from './text.ts';
import { dropTicket, onTickets, type Ticket, ticketFor } from './tickets.ts';
import { codeIn, isUnknownTable, troubleIn } from './trouble.ts';
import { WaitingRoom } from './waiting-room.tsx';

/** A table with people elsewhere: `#/online/<match>`. Whoever has the link sits down while a seat is free, and watches otherwise. */
export function OnlinePage({ match }: { readonly match: string }) {
  const say = useText(text);
  const [found, setFound] = useState<MatchInfo | null>(null);
  const [trouble, setTrouble] = useState<unknown>(null);
  useEffect(() => {
    let left = false;
    tableInfo(match).then(
      (info) => !left && setFound(info),
      (error: unknown) => !left && setTrouble(error),
    );
    return () => {
      left = true;
    };
  }, [match]);
  if (trouble !== null)
    return (
      <PlainPage title={say('friends')}>
        <p role="alert">{troubleIn(say, trouble)}</p>
        {isUnknownTable(trouble) ? <WayHome /> : <Button onClick={() => location.reload()}>{say('reload')}</Button>}
      </PlainPage>
    );
  return found === null ? <Connecting /> : <AtTable info={found} />;
}

function Connecting() {
  const say = useText(text);
  return (
    <PlainPage title={say('friends')}>
      <p role="status">{say('connecting')}</p>
    </PlainPage>
  );
}

function useTicket(info: MatchInfo): Ticket {
  const kept = useSyncExternalStore(onTickets, () => ticketFor(info.id));
  const watcher = useMemo(() => watching(info), [info]);
  return kept ?? watcher;
}

function AtTable({ info }: { readonly info: MatchInfo }) {
  const ticket = useTicket(info);
  const scene = useScene(info.game);
  const session = useOpenSession(ticket);
  const online = useMemo(
    (): Online | null => (scene === null || session === null ? null : { session, info, ticket, scene }),
    [session, info, ticket, scene],
  );
  if (online === null) return <Connecting />;
  return (
    <OnlineProvider value={online}>
      <Inside {...online} />
    </OnlineProvider>
  );
}

/** One line for each seat that is taken: whoever sits down or stands up comes in anew. */
function useOpenSession(ticket: Ticket): Session | null {
  const [session, setSession] = useState<Session | null>(null);
  const { match, token } = ticket;
  // biome-ignore lint/correctness/useExhaustiveDependencies: everything else about a ticket may change at the table
  useEffect(() => {
    const opened = new Session(match, ticket);
    setSession(opened);
    return () => {
      opened.close();
      setSession(null);
    };
  }, [match, token]);
  return session;
}

function Inside({ session, info, ticket }: Online) {
  const { screen, why } = useSession(session);
  const [watches, setWatches] = useState(false);
  if (why !== null) return <Refused why={why} match={info.id} />;
  if (screen === null) return <Connecting />;
  if (screen.status === 'open') return <WaitingRoom />;
  return !watches && maySit(screen, ticket.token) ? <WaitingRoom watch={() => setWatches(true)} /> : <OnlineTable />;
}

function Refused({ why, match }: { readonly why: string; readonly match: string }) {
  const say = useText(text);
  const withoutSeat = useCallback(() => dropTicket(match), [match]);
  return (
    <PlainPage title={say('friends')}>
      <p role="alert">{codeIn(say, why) ?? say('trouble.other', { why })}</p>
      {why === 'unknown-token' ? (
        <div className={style['ways']}>
          <Button look="main" onClick={withoutSeat} data-target="without-seat">
            {say('to-the-table')}
          </Button>
          <ComeBack match={match} />
        </div>
      ) : (
        <Button onClick={() => location.reload()}>{say('reload')}</Button>
      )}
    </PlainPage>
  );
}
