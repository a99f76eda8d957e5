import calendar from 'virtual:icon/calendar';
import type { KeptGame } from '../contract/kept-game.ts';
import type { NewTable, Scene } from '../contract/scene.ts';
import { Button } from '../kit/basics/button.tsx';
import { Icon } from '../kit/basics/icon.tsx';
import { goTo } from '../route.ts';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../text/text.ts';
import style from './daily-card.module.css';
import { startGame } from './start.ts';
import { text } from './text.ts';

interface Props {
  readonly game: string;
  /** Null until somebody points at the game: then it says what the challenge is. */
  readonly scene: Scene | null;
  readonly games: readonly KeptGame[];
}

/** The same game for everybody today: what it is, and how it went here. */
export function DailyCard({ game, scene, games }: Props) {
  const { language } = useSettings();
  const say = useText(text);
  const date = today();
  const tried = games.find((kept) => kept.game === game && kept.daily === date);
  const words = say(tried === undefined ? 'daily-play' : tried.over ? 'daily-look' : 'daily-go-on');
  const act = (): void =>
    tried === undefined ? void startGame(game, (loaded) => dailyOf(loaded, date)) : goTo('play', tried.id);
  const glance = scene?.glance(tried ?? { options: dailyOf(scene, date).options, over: false }, language);
  return (
    <section className={style['card']} aria-labelledby={`daily-${game}`}>
      <span className={style['picture']}>{glance?.picture ?? <Icon body={calendar} size="2.5rem" />}</span>
      <div className={style['words']}>
        <h3 id={`daily-${game}`}>
          {say('daily')} <time dateTime={date}>{spoken(language)}</time>
        </h3>
        {glance === undefined ? null : (
          <p>
            <strong>{glance.title}</strong> · {glance.detail}
          </p>
        )}
        <p className={style['note']}>{say('daily-note')}</p>
      </div>
      <Button onClick={act}>{words}</Button>
    </section>
  );
}

function dailyOf({ game, daily }: Scene, date: string): NewTable {
  if (daily === undefined) throw new Error(`The box of ${game.id} promises a game each day, and its scene has none.`);
  return daily(date);
}

/** The day where the player is, YYYY-MM-DD. */
function today(): string {
  const now = new Date();
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

function spoken(language: string): string {
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(new Date());
}
