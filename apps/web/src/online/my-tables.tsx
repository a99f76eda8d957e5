import trash from 'virtual:icon/trash-can';
import type { MatchInfo } from '@dreadhouse/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '../kit/basics/icon.tsx';
import tape from '../kit/page/kept-games.module.css';
import { showToast } from '../kit/toasts/toasts.ts';
import { useScene } from '../registry/use-scene.ts';
import { addressOf } from '../route.ts';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../text/text.ts';
import { tableInfo } from './api.ts';
import style from './tables.module.css';
import { type OnlineKey, text } from './text.ts';
import { dropTicket, keepTicket, onTickets, type Ticket, tickets } from './tickets.ts';

/** On the shelf: the online tables where one has a seat, and whether one is waited for. */
export function MyTables() {
  const say = useText(text);
  const all = useSyncExternalStore(onTickets, tickets);
  if (all.length === 0) return null;
  return (
    <section className={style['mine']} aria-labelledby="mine">
      <h2 id="mine">{say('mine')}</h2>
      <ul className={tape['tapes']}>
        {all.map((ticket) => (
          <li key={ticket.match} className={tape['tape']}>
            <Mine ticket={ticket} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mine({ ticket }: { readonly ticket: Ticket }) {
  const { language } = useSettings();
  const say = useText(text);
  const scene = useScene(ticket.game);
  const state = useTableState(ticket);
  if (scene === null) return null;
  const { title, detail, picture } = scene.glance(ticket, language);
  const forget = (): void => {
    dropTicket(ticket.match);
    const action = { label: say('bring-back'), run: () => keepTicket(ticket) };
    showToast({ text: say('mine-dropped', { title }), action });
  };
  return (
    <>
      <a className={tape['label']} href={addressOf('online', ticket.match)}>
        <span className={tape['picture']}>{picture}</span>
        <span className={tape['words']}>
          <span className="for-ears">{say('mine-go')}</span>
          <strong>{title}</strong>
          <span>{detail}</span>
          <small className={style['state']} data-asked={state === 'mine-asked' || undefined}>
            {state === null ? '' : say(state)}
          </small>
        </span>
        <span className={tape['go']} aria-hidden="true">
          ▶
        </span>
      </a>
      <span className={tape['tools']}>
        <button type="button" aria-label={say('mine-drop', { title })} onClick={forget}>
          <Icon body={trash} size="1.25rem" />
        </button>
      </span>
    </>
  );
}

/** How it stands there; null until the server has said. */
function useTableState({ match, token, over }: Ticket): OnlineKey | null {
  const [state, setState] = useState<OnlineKey | null>(over ? 'mine-over' : null);
  useEffect(() => {
    if (over) return setState('mine-over');
    let left = false;
    tableInfo(match, token ?? undefined).then(
      (info) => !left && setState(stateOf(info)),
      () => !left && setState('mine-gone'),
    );
    return () => {
      left = true;
    };
  }, [match, token, over]);
  return state;
}

function stateOf({ status, asked }: MatchInfo): OnlineKey {
  if (status === 'over') return 'mine-over';
  if (status === 'open') return 'mine-open';
  return asked === true ? 'mine-asked' : 'mine-waiting';
}
