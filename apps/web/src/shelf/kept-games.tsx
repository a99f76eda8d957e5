import saveIcon from 'virtual:icon/save-arrow';
import deleteIcon from 'virtual:icon/trash-can';
import { registered } from '@dreadhouse/registry';
import { useState } from 'react';
import type { KeptGame } from '../contract/kept-game.ts';
import type { Scene } from '../contract/scene.ts';
import { Icon } from '../kit/basics/icon.tsx';
import { ago } from '../kit/page/ago.ts';
import style from '../kit/page/kept-games.module.css';
import { showToast } from '../kit/toasts/toasts.ts';
import { useIdle } from '../registry/idle.ts';
import { useScene } from '../registry/use-scene.ts';
import { addressOf } from '../route.ts';
import { useSettings } from '../settings/settings.ts';
import { forgetGame, keepGame } from '../store/games.ts';
import { handOver } from '../store/match-file.ts';
import { type Say, useText } from '../text/text.ts';
import { text } from './text.ts';

/** Games that were begun here, the last played first. */
export function KeptGames({ games }: { readonly games: readonly KeptGame[] }) {
  const say = useText(text);
  const shown = games.filter(({ lessonDone }) => lessonDone !== true);
  const ended = shown.filter(isEnded);
  const underWay = shown.filter((game) => !isEnded(game));
  return (
    <>
      {underWay.length === 0 ? <p className={style['none']}>{say('none')}</p> : <Tapes games={underWay} />}
      {ended.length === 0 ? null : (
        <details className={style['ended']} open={underWay.length === 0}>
          <summary>{say('ended', { n: ended.length })}</summary>
          <Tapes games={ended} />
        </details>
      )}
    </>
  );
}

/** Nobody goes on with it: it can be looked at. */
function isEnded({ over, givenUp }: KeptGame): boolean {
  return over || givenUp === true;
}

function Tapes({ games }: { readonly games: readonly KeptGame[] }) {
  return (
    <ul className={style['tapes']}>
      {games.map((game) => (
        <KeptTape key={game.id} kept={game} />
      ))}
    </ul>
  );
}

/** Its game's name stands there at once; what is known besides comes when there is time, or when somebody points at it. */
function KeptTape({ kept }: { readonly kept: KeptGame }) {
  const [pointedAt, setPointedAt] = useState(false);
  const scene = useScene(kept.game, useIdle() || pointedAt);
  const point = (): void => setPointedAt(true);
  return (
    <li className={style['tape']} onPointerEnter={point} onTouchStart={point} onFocus={point}>
      <Tape kept={kept} scene={scene} />
    </li>
  );
}

function Tape({ kept, scene }: { readonly kept: KeptGame; readonly scene: Scene | null }) {
  const { language } = useSettings();
  const say = useText(text);
  const unknown = { title: registered(kept.game)?.title ?? kept.game, detail: '', picture: null };
  const { title, detail, picture } = scene?.glance(kept, language) ?? unknown;
  const when = ago(kept.played, Date.now(), language);
  const remarks = [
    ...(kept.daily === undefined ? [] : [`${say('daily')} ${kept.daily}`]),
    ...(kept.tutorial === undefined ? [] : [say('lesson')]),
    ...(kept.branchOf === undefined ? [] : [say('branch')]),
    ...(kept.givenUp === true ? [say('given-up')] : []),
    when === null ? say('just-now') : say('last-played', { when }),
  ];
  return (
    <>
      <a className={style['label']} href={addressOf('play', kept.id)}>
        <span className={style['picture']}>{picture}</span>
        <span className={style['words']}>
          <span className="for-ears">{say(isEnded(kept) ? 'look' : 'continue')}</span>
          <strong>{title}</strong>
          <span>{detail}</span>
          <small>{remarks.join(' · ')}</small>
        </span>
        <span className={style['go']} aria-hidden>
          ▶
        </span>
      </a>
      <span className={style['tools']}>
        <button type="button" aria-label={say('export', { title })} onClick={() => handOver(kept)}>
          <Icon body={saveIcon} size="1.25rem" />
        </button>
        <button type="button" aria-label={say('delete', { title })} onClick={() => void remove(kept, title, say)}>
          <Icon body={deleteIcon} size="1.25rem" />
        </button>
      </span>
    </>
  );
}

/** At once, and it can be brought back: nobody has to be asked whether they mean it. */
async function remove(kept: KeptGame, title: string, say: Say<keyof (typeof text)['en']>): Promise<void> {
  await forgetGame(kept.id);
  showToast({
    text: say('deleted', { title }),
    action: { label: say('undo'), run: () => void keepGame(kept) },
  });
}
