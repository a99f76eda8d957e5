import person from 'virtual:icon/character';
import robot from 'virtual:icon/vintage-robot';
import chair from 'virtual:icon/wooden-chair';
import type { SeatView } from '@dreadhouse/protocol';
import { useId, useState } from 'react';
import { Button } from '../kit/basics/button.tsx';
import { Icon } from '../kit/basics/icon.tsx';
import { inPlace } from '../kit/basics/in-place.tsx';
import { PlainPage } from '../kit/page/plain-page.tsx';
import { showToast } from '../kit/toasts/toasts.ts';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../text/text.ts';
import { AboutGame } from './about-game.tsx';
import { leaveSeat } from './api.ts';
import { ChatBox } from './chat-box.tsx';
import { clockIn, patienceIn } from './clocks.ts';
import { ComeBack } from './come-back.tsx';
import { useOnline, useSession } from './context.tsx';
import { Fairness } from './fairness.tsx';
import { GameBill } from './game-bill.tsx';
import { Invite } from './invite.tsx';
import { rolesOf } from './roles.ts';
import { seatInfo } from './seat-names.ts';
import { sitDown } from './sit-down.ts';
import { TakeAlong } from './take-along.tsx';
import { text } from './text.ts';
import { dropTicket, lastName } from './tickets.ts';
import { troubleIn } from './trouble.ts';
import { TurnNotices } from './turn-notices.tsx';
import style from './waiting-room.module.css';

interface WaitingRoomProps {
  /** Where the match goes on already: to the table without a seat. */
  readonly watch?: () => void;
}

/**
 * Before the match: who comes, who sits where, and the link that brings them. It starts by itself when every seat is taken. In a match that
 * came from elsewhere, whoever comes picks one of the seats that are still free.
 */
export function WaitingRoom({ watch }: WaitingRoomProps) {
  const { session, info, scene, ticket } = useOnline();
  const { screen } = useSession(session);
  const say = useText(text);
  const seats = screen?.seats ?? [];
  const free = seats.filter(({ kind }) => kind === 'open').length;
  return (
    <PlainPage title={say('waiting-title')} wide>
      <div className={style['room']}>
        <section className={style['seats']} aria-labelledby="seats">
          <GameBill info={info} scene={scene}>
            <AboutGame game={info.game} />
            {info.clock === null ? null : <p>{say('clock-is', { clock: clockIn(say, info.clock) })}</p>}
            {info.hints ? <p>{say('hints-are')}</p> : null}
            {seats.length < 2 ? null : <p>{say('patience-is', { time: patienceIn(say, info.patience) })}</p>}
          </GameBill>
          <h2 id="seats">{say(ticket.token === null ? 'pick-seat' : 'seats')}</h2>
          <Chairs seats={seats} />
          <p className={style['status']} role="status">
            {say(watch === undefined ? 'waiting-for' : 'goes-on', { n: free })}
          </p>
          {screen?.putAside === true ? <p className={style['note']}>{say('put-aside')}</p> : null}
          {screen === null || screen.watchers === 0 ? null : (
            <p className={style['note']}>{say('watchers', { n: screen.watchers })}</p>
          )}
          {ticket.token === null ? <p className={style['note']}>{say('watching-note')}</p> : null}
          {watch === undefined ? null : (
            <Button onClick={watch} data-target="watch">
              {say('watch')}
            </Button>
          )}
        </section>
        <div className={style['beside']}>
          {ticket.token === null ? null : <Invite />}
          {ticket.token === null ? <ComeBack match={info.id} /> : <TakeAlong />}
          {ticket.token === null ? null : <TurnNotices />}
          <ChatBox />
          <Fairness />
        </div>
      </div>
    </PlainPage>
  );
}

function Chairs({ seats }: { readonly seats: readonly SeatView[] }) {
  const { scene, ticket, info } = useOnline();
  const { language } = useSettings();
  const say = useText(text);
  const [name, setName] = useState(lastName);
  const field = useId();
  const roles = rolesOf(scene, language, seats.length, info.options);
  return (
    <>
      {ticket.token === null ? (
        <p className={style['name']}>
          <label htmlFor={field}>{say('your-name')}</label>
          <input
            id={field}
            maxLength={40}
            autoComplete="nickname"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <small>{say(name.trim() === '' ? 'name-first' : 'name-needed')}</small>
        </p>
      ) : null}
      <ul className={style['chairs']}>
        {inPlace(seats, (seat, n) => (
          <li data-kind={seat.kind} data-own={n === ticket.seat || undefined}>
            <Icon body={seat.kind === 'open' ? chair : seat.kind === 'bot' ? robot : person} size="2.6rem" />
            <p>
              <small>{roles[n]}</small>
              <strong>{seat.kind === 'open' ? say('open-seat') : seatInfo(seat, n).name}</strong>
              <Presence seat={seat} own={n === ticket.seat} />
            </p>
            <Chair seat={seat} n={n} name={name} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Presence({ seat, own }: { readonly seat: SeatView; readonly own: boolean }) {
  const say = useText(text);
  if (seat.kind !== 'person') return null;
  return <small>{own ? say('your-seat') : say(seat.online ? 'here' : 'away')}</small>;
}

interface ChairProps {
  readonly seat: SeatView;
  readonly n: number;
  readonly name: string;
}

/** What can be done with a seat, by somebody who sits already and by somebody who does not. */
function Chair({ seat, n, name }: ChairProps) {
  const { session, info, ticket } = useOnline();
  const say = useText(text);
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      showToast({ text: troubleIn(say, error) });
    }
    setBusy(false);
  };
  const { token } = ticket;
  if (token === null)
    return seat.kind === 'open' ? (
      <Button
        look="main"
        disabled={busy || name.trim() === ''}
        data-target={`sit:${n}`}
        onClick={() => void attempt(() => sitDown(info, n, name.trim()))}
      >
        {say('sit-here')}
      </Button>
    ) : null;
  if (n === ticket.seat)
    return (
      <Button
        disabled={busy}
        onClick={() => void attempt(() => leaveSeat(info.id, n, token).then(() => dropTicket(info.id)))}
      >
        {say('stand-up')}
      </Button>
    );
  if (seat.kind === 'person') return <Free seat={seat} n={n} busy={busy} attempt={attempt} token={token} />;
  return (
    <Button
      disabled={busy}
      data-target={`bot:${n}`}
      onClick={() => void attempt(() => session.letBot(n, seat.kind === 'open' ? 'thumb' : null))}
    >
      {say(seat.kind === 'open' ? 'put-bot' : 'take-bot')}
    </Button>
  );
}

interface FreeProps {
  readonly seat: SeatView;
  readonly n: number;
  readonly busy: boolean;
  readonly token: string;
  readonly attempt: (work: () => Promise<unknown>) => Promise<void>;
}

/** Somebody took a seat and does not come: whoever sat down first may free it. */
function Free({ seat, n, busy, token, attempt }: FreeProps) {
  const { session, info, ticket } = useOnline();
  const { screen } = useSession(session);
  const say = useText(text);
  if (screen?.host !== ticket.seat || seat.online) return null;
  return (
    <Button disabled={busy} data-target={`free:${n}`} onClick={() => void attempt(() => leaveSeat(info.id, n, token))}>
      {say('free-seat')}
    </Button>
  );
}
