import type { KeptGame } from '../contract/kept-game.ts';
import type { Scene } from '../contract/scene.ts';
import { Button } from '../kit/basics/button.tsx';
import { goTo } from '../route.ts';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../text/text.ts';
import style from './daily-card.module.css';
import { startGame } from './start.ts';
import { text } from './text.ts';

interface Props {
  readonly scene: Scene;
  readonly games: readonly KeptGame[];
}

/** The same game for everybody today: what it is, and how it went here. */
export function DailyCard({ scene, games }: Props) {
  const { language } = useSettings();
  const say = useText(text);
  const date = today();
  const challenge = scene.daily?.(date);
  if (challenge === undefined) return null;
  const game = scene.game.id;
  const tried = games.find((kept) => kept.game === game && kept.daily === date);
  const { title, detail, picture } = scene.glance(tried ?? { options: challenge.options, over: false }, language);
  const words = say(tried === undefined ? 'daily-play' : tried.over ? 'daily-look' : 'daily-go-on');
  const act = (): void => (tried === undefined ? void startGame(game, () => challenge) : goTo('play', tried.id));
  return (
    <section className={style['card']} aria-labelledby={`daily-${game}`}>
      <span className={style['picture']}>{picture}</span>
      <div className={style['words']}>
        <h3 id={`daily-${game}`}>
          {say('daily')} <time dateTime={date}>{spoken(language)}</time>
        </h3>
        <p>
          <strong>{title}</strong> · {detail}
        </p>
        <p className={style['note']}>{say('daily-note')}</p>
      </div>
      <Button onClick={act}>{words}</Button>
    </section>
  );
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
