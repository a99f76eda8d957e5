import talk from 'virtual:icon/conversation';
import eye from 'virtual:icon/eye-target';
import clock from 'virtual:icon/hourglass';
import unplugged from 'virtual:icon/unplugged';
import robot from 'virtual:icon/vintage-robot';
import vote from 'virtual:icon/vote';
import chair from 'virtual:icon/wooden-chair';
import type { Deadline, Screen } from '@dreadhouse/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../kit/basics/button.tsx';
import { Icon } from '../kit/basics/icon.tsx';
import { closeToast, showToast } from '../kit/toasts/toasts.ts';
import { useSettings } from '../settings/settings.ts';
import { play } from '../sound/player.ts';
import { useText } from '../text/text.ts';
import { momentIn, type Stage, stageAt, timeLeft } from './clocks.ts';
import { useOnline, useSession } from './context.tsx';
import { phraseText } from './phrase-text.ts';
import { rolesOf } from './roles.ts';
import { seatInfo } from './seat-names.ts';
import style from './strip.module.css';
import { changeTalk } from './talk.ts';
import { text } from './text.ts';
import { useUnread } from './use-unread.ts';
import { useWishes } from './use-wishes.ts';

/** Above the board: what everybody should know now about the line, the time and what the table is to agree on. */
export function Strip() {
  const { session } = useOnline();
  const { line, screen } = useSession(session);
  return (
    <div className={style['strip']} role="status">
      {line === 'lost' ? <Lost /> : null}
      <Newest />
      {screen === null || screen.status !== 'playing' ? null : <Affairs screen={screen} />}
    </div>
  );
}

/** What was said last, where the talk itself is not in view. */
function Newest() {
  const { info, session } = useOnline();
  const { screen } = useSession(session);
  const say = useText(text);
  const sayPhrase = useText(phraseText);
  const said = useUnread().at(-1);
  const speaker = said === undefined ? undefined : screen?.seats[said.seat];
  if (said === undefined || speaker === undefined) return null;
  const words = said.phrase === undefined ? said.text : sayPhrase(said.phrase);
  const { name } = seatInfo(speaker, said.seat);
  return (
    <Line
      picture={talk}
      words={say(said.to === 'side' ? 'chat-newest-side' : 'chat-newest', { name, words })}
      tone={said.to === 'side' ? 'whispered' : 'said'}
    >
      <Button look="quiet" onClick={() => changeTalk(info.id, { open: true })} data-target="read-newest">
        {say('chat-read')}
      </Button>
    </Line>
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
  const say = useText(text);
  const { proposal, deadline } = screen;
  return (
    <>
      {deadline === null ? null : <Countdown deadline={deadline} />}
      <PutAside screen={screen} />
      {screen.viewer === 'spectator' ? <Line picture={eye} words={say('you-watch')} tone="said" /> : null}
      <OwnStandIn screen={screen} />
      <FreeSeats screen={screen} />
      {proposal === null ? <Absent screen={screen} /> : <Agree screen={screen} />}
    </>
  );
}

interface LineProps {
  readonly picture: string;
  readonly words: string;
  readonly tone?: 'bad' | 'ask' | 'said' | 'whispered';
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

/** The time that is left, and at which stage: the clock, the reserve, grace. Ears are told when the stage changes, not by the second. */
function Countdown({ deadline }: { readonly deadline: Deadline }) {
  const { session } = useOnline();
  const say = useText(text);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  const { stage, left } = stageAt(deadline, session.thereAndThen(now));
  useWarning(stage, deadline);
  return (
    <p className={style['clock']} aria-live="off" data-tone={stage === 'time' ? undefined : 'bad'} data-stage={stage}>
      <Icon body={clock} size="1.2rem" /> {say(`${stage}-left`, { time: timeLeft(left, say) })}
    </p>
  );
}

/** Whoever is there is warned, by eye and ear, when the time is nearly over and at every stage from then on; for each question anew. */
function useWarning(stage: Stage, { clock, reserve }: Deadline): void {
  const say = useText(text);
  const isLast = reserve <= clock;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question has another time
  useEffect(() => {
    if (stage === 'time') return;
    const warning = showToast({ text: say(stage === 'soon' && isLast ? 'last-warning' : `${stage}-warning`) });
    play('turn');
    // Once it is answered, or worse, the warning is out of date.
    return () => closeToast(warning);
  }, [stage, clock, isLast, say]);
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
  const { session, scene, info } = useOnline();
  const { language } = useSettings();
  const say = useText(text);
  const wish = useWishes();
  const { viewer, seats, putAside } = screen;
  const roles = rolesOf(scene, language, seats.length, info.options);
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
        <>
          <Button onClick={() => wish(session.propose('stand-in', away))} data-target="stand-in">
            {say('ask-stand-in')}
          </Button>
          <Button look="quiet" onClick={() => wish(session.propose('hand-over', away))} data-target="hand-over">
            {say('ask-hand-over')}
          </Button>
        </>
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
  const words = say(`${viewer === by ? 'own' : 'proposal'}.${what}`, { name: nameOf(by), seat: nameOf(seat) });
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
