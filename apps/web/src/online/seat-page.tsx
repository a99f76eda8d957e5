import type { MatchInfo, SeatOfKey } from '@dreadhouse/protocol';
import { registered } from '@dreadhouse/registry';
import { useEffect, useState } from 'react';
import { Button } from '../kit/basics/button.tsx';
import { PlainPage } from '../kit/page/plain-page.tsx';
import { WayHome } from '../kit/page/way-home.tsx';
import { WrongAddress } from '../kit/page/wrong-address.tsx';
import { useScene } from '../registry/use-scene.ts';
import { addressOf, goTo } from '../route.ts';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../text/text.ts';
import { seatOfKey, tableInfo } from './api.ts';
import { sitDownAgain, useKeyTrouble } from './come-back.tsx';
import { GameBill } from './game-bill.tsx';
import { rolesOf } from './roles.ts';
import style from './take-along.module.css';
import { text } from './take-along-text.ts';
import { ticketFor } from './tickets.ts';
import { isUnknownTable } from './trouble.ts';

/** A personal link: `#/seat/<match>/<pass>`. It is used by a click, so that whoever previews links does not use it up. */
export function SeatPage({ match, pass: given }: { readonly match: string; readonly pass: string }) {
  const say = useText(text);
  const troubleOf = useKeyTrouble('pass');
  // What opens a seat does not stay in the address, nor in what the browser remembers of it.
  const [pass] = useState(given);
  useEffect(() => history.replaceState(null, '', addressOf('seat', match)), [match]);
  const opened = useOpened(match, pass);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>(null);
  const trouble = refused ?? opened.trouble;
  const take = (): void => {
    setBusy(true);
    sitDownAgain(match, { kind: 'pass', key: pass }).then(
      () => goTo('online', match),
      (error: unknown) => {
        setRefused(error);
        setBusy(false);
      },
    );
  };
  if (pass === '') return <WrongAddress why="incomplete" />;
  const { info, seat } = opened;
  const own = ticketFor(match);
  const isHere = seat !== null && own !== null && own.token !== null;
  return (
    <PlainPage title={say('seat-title')}>
      <div className={style['seat']}>
        {info === null ? null : <Whose info={info} opens={seat} />}
        <p role="alert">{trouble === null ? '' : troubleOf(trouble)}</p>
        {trouble !== null || (isHere && own.seat === seat.seat) ? (
          <>
            {trouble === null ? <p>{say('seat-same')}</p> : null}
            {isUnknownTable(trouble) ? (
              <WayHome />
            ) : (
              <Button look="main" onClick={() => goTo('online', match)} data-target="seat-table">
                {say('seat-table')}
              </Button>
            )}
          </>
        ) : (
          <>
            <p>{say('seat-note')}</p>
            {isHere ? <p>{say('seat-other', { name: own.name, other: seat.name })}</p> : null}
            <Button look="main" disabled={busy || seat === null} onClick={take} data-target="take-seat">
              {say('seat-take')}
            </Button>
          </>
        )}
      </div>
    </PlainPage>
  );
}

interface Opened {
  readonly info: MatchInfo | null;
  readonly seat: SeatOfKey | null;
  readonly trouble: unknown;
}

/** The table and the seat that a pass opens, as far as they are known by now. */
function useOpened(match: string, pass: string): Opened {
  const [opened, setOpened] = useState<Opened>({ info: null, seat: null, trouble: null });
  useEffect(() => {
    if (pass === '') return;
    let left = false;
    const set = (news: Partial<Opened>): void => {
      if (!left) setOpened((before) => ({ ...before, ...news }));
    };
    const trouble = (error: unknown): void => set({ trouble: error });
    tableInfo(match).then((info) => set({ info }), trouble);
    seatOfKey(match, 'pass', pass).then((seat) => set({ seat }), trouble);
    return () => {
      left = true;
    };
  }, [match, pass]);
  return opened;
}

/** Which game, which seat and whose: nobody takes a seat along without knowing which. */
function Whose({ info, opens }: { readonly info: MatchInfo; readonly opens: SeatOfKey | null }) {
  const { language } = useSettings();
  const scene = useScene(info.game);
  if (scene === null) return null;
  const role = opens === null ? '' : rolesOf(scene, language, info.seats.length, info.options)[opens.seat];
  return (
    <GameBill info={info} scene={scene}>
      <p>{registered(info.game)?.title ?? info.game}</p>
      {opens === null ? null : (
        <p data-target="whose-seat">
          <strong>{opens.name}</strong> · {role}
        </p>
      )}
    </GameBill>
  );
}
