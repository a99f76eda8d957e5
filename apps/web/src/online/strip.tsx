import clock from 'virtual:icon/hourglass';
import unplugged from 'virtual:icon/unplugged';
import robot from 'virtual:icon/vintage-robot';
import vote from 'virtual:icon/vote';
import chair from 'virtual:icon/wooden-chair';
import type { Screen } from '@dreadhouse/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../kit/basics/button.tsx';
import { Icon } from '../kit/basics/icon.tsx';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../text/text.ts';
import { momentIn, timeLeft } from './clocks.ts';
import { useOnline, useSession } from './context.tsx';
import { rolesOf } from './roles.ts';
import { seatInfo } from './seat-names.ts';
import style from './strip.module.css';
import { text } from './text.ts';
import { useWishes } from './use-wishes.ts';

/** Above the board: what everybody should know now about the line, the time and what the table is to agree on. */
export function Strip() {
  const { session } = useOnline();
  const { line, screen } = useSession(session);
  return (
    <div className={style['strip']} role="status">
      {line === 'lost' ? <Lost /> : null}
      {screen === null || screen.status !== 'playing' ? null : <Affairs screen={screen} />}
    </div>
  );
}

const LONG = 8000;

function Lost() {
  const say = useText(text);
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  return <Line picture={unplugged} words={say(long ? 'lost.long' : 'lost.short')} tone="bad" />;
}

function Affairs({ screen }: { readonly screen: Screen }) {
  const { proposal, deadline } = screen;
  return (
    <>
      {deadline === null ? null : <Countdown deadline={deadline} />}
      <PutAside screen={screen} />
      <OwnStandIn screen={screen} />
      <FreeSeats screen={screen} />
      {proposal === null ? <Absent screen={screen} /> : <Agree screen={screen} />}
    </>
  );
}

interface LineProps {
  readonly picture: string;
  readonly words: string;
  readonly tone?: 'bad' | 'ask';
  readonly children?: ReactNode;
}

function Line({ picture, words, tone, children }: LineProps) {
  return (
    <p className={style['line']} data-tone={tone}>
      <Icon body={picture} size="1.3rem" /> <span className={style['words']}>{words}</span>{' '}
      <span className={style['ways']}>{children}</span>
    </p>
  );
}

const TICK = 500;

/** Ears are told by the minute, not by the second. */
function Countdown({ deadline }: { readonly deadline: number }) {
  const { session } = useOnline();
  const say = useText(text);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  const left = session.hereAndNow(deadline) - now;
  return (
    <p className={style['clock']} aria-live="off" data-tone={left < 20_000 ? 'bad' : undefined}>
      <Icon body={clock} size="1.2rem" /> {say('time-left', { time: timeLeft(left, say) })}
    </p>
  );
}

/** Nobody waits for bots that will not answer. */
function PutAside({ screen }: { readonly screen: Screen }) {
  const say = useText(text);
  return screen.putAside === true ? <Line picture={robot} words={say('put-aside')} tone="bad" /> : null;
}

function OwnStandIn({ screen }: { readonly screen: Screen }) {
  const { session } = useOnline();
  const say = useText(text);
  const wish = useWishes();
  const { viewer, seats } = screen;
  if (typeof viewer !== 'number' || seats[viewer]?.standIn !== true) return null;
  return (
    <Line picture={robot} words={say('stand-in-own')} tone="ask">
      <Button look="main" onClick={() => wish(session.letBot(viewer, null))} data-target="take-back-seat">
        {say('take-back-seat')}
      </Button>
    </Line>
  );
}

/** A match that came from elsewhere waits for those who are to sit down, or for bots in their place. */
function FreeSeats({ screen }: { readonly screen: Screen }) {
  const { session, scene } = useOnline();
  const { language } = useSettings();
  const say = useText(text);
  const wish = useWishes();
  const { viewer, seats, putAside } = screen;
  const roles = rolesOf(scene, language, seats.length);
  const free = seats.flatMap(({ kind }, n) => (kind === 'open' ? [n] : []));
  return free.map((n) => (
    <Line key={n} picture={chair} words={say('seat-is-free', { seat: roles[n] ?? String(n + 1) })}>
      {typeof viewer === 'number' && putAside !== true ? (
        <Button onClick={() => wish(session.letBot(n, 'thumb'))} data-target={`bot:${n}`}>
          {say('put-bot')}
        </Button>
      ) : null}
    </Line>
  ));
}

/** Somebody is waited for and not there: the others may let a bot play on. */
function Absent({ screen }: { readonly screen: Screen }) {
  const { session } = useOnline();
  const say = useText(text);
  const wish = useWishes();
  const away = screen.waitingFor.find((seat) => screen.seats[seat]?.kind === 'person' && !screen.seats[seat]?.online);
  const late = useLate(away ?? null);
  const who = away === undefined ? undefined : screen.seats[away];
  if (away === undefined || who === undefined || !late || away === screen.viewer) return null;
  return (
    <Line picture={unplugged} words={say('stand-in-away', { name: seatInfo(who, away).name })}>
      {typeof screen.viewer === 'number' ? (
        <Button onClick={() => wish(session.propose('stand-in', away))} data-target="stand-in">
          {say('ask-stand-in')}
        </Button>
      ) : null}
    </Line>
  );
}

/** Not at once: lines break and come back. */
const PATIENCE = 10_000;

function useLate(away: number | null): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (away === null) return;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [away]);
  return late;
}

function Agree({ screen }: { readonly screen: Screen }) {
  const { session } = useOnline();
  const { language } = useSettings();
  const say = useText(text);
  const wish = useWishes();
  const { proposal, viewer, seats } = screen;
  if (proposal === null) return null;
  const nameOf = (seat: number): string => {
    const one = seats[seat];
    return one === undefined ? '?' : seatInfo(one, seat).name;
  };
  const { id, what, by, seat = by, missing, until } = proposal;
  if (missing.length === 0) return null;
  const words = say(`proposal.${what}`, { name: nameOf(by), seat: nameOf(seat) });
  const waits = say('proposal-waits', { names: missing.map(nameOf).join(', ') });
  const ends = until === null ? [] : [say('proposal-until', { time: momentIn(language, session.hereAndNow(until)) })];
  const asked = typeof viewer === 'number' && missing.includes(viewer);
  return (
    <Line picture={vote} words={[words, ...(asked ? [] : [waits]), ...ends].join(' ')} tone="ask">
      {asked ? (
        <>
          <Button look="main" onClick={() => wish(session.consent(id, true))} data-target="agree">
            {say('agree')}
          </Button>
          <Button onClick={() => wish(session.consent(id, false))} data-target="disagree">
            {say('disagree')}
          </Button>
        </>
      ) : null}
      {viewer === by ? <Button onClick={() => wish(session.consent(id, false))}>{say('withdraw')}</Button> : null}
    </Line>
  );
}
