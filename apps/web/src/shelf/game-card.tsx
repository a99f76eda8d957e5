import { useState } from 'react';
import type { KeptGame } from '../contract/kept-game.ts';
import type { Lesson } from '../contract/lesson.ts';
import type { NewTable, Scene } from '../contract/scene.ts';
import { Button } from '../kit/basics/button.tsx';
import type { BoxOnShelf } from '../registry/boxes.ts';
import { loadScene } from '../registry/scenes.ts';
import { useScene } from '../registry/use-scene.ts';
import { addressOf } from '../route.ts';
import { albumOf } from '../settings/album.ts';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../text/text.ts';
import { ChooseSide } from './choose-side.tsx';
import { DailyCard } from './daily-card.tsx';
import { FirstTime } from './first-time.tsx';
import style from './game-card.module.css';
import { lessonToOffer, noteOffer } from './offered.ts';
import { startGame } from './start.ts';
import { text } from './text.ts';

interface Props {
  readonly box: BoxOnShelf;
  readonly games: readonly KeptGame[];
}

/** A game on the shelf: its box, what it is, and every way into it. */
export function GameCard({ box: { id, title, Cover, daily, album, text: own }, games }: Props) {
  const say = useText(text);
  const { language } = useSettings();
  const sayOwn = useText(own);
  const [pointedAt, setPointedAt] = useState(false);
  const scene = useScene(id, pointedAt);
  const point = (): void => setPointedAt(true);
  const [opening, setOpening] = useState(false);
  const start = async (choose: (loaded: Scene) => NewTable): Promise<void> => {
    if (opening) return;
    setOpening(true);
    await startGame(id, choose);
    setOpening(false);
  };
  const [offer, setOffer] = useState<{ readonly scene: Scene; readonly lesson: Lesson } | null>(null);
  const [sides, askForSide] = useState<Scene['sides']>();
  // What lies on the shelf stays until the game is there: the step back that closes it would come after the step to the game.
  const play = async (loaded: Scene | null): Promise<void> => {
    if (loaded?.sides === undefined) await start((found) => found.quickStart());
    else askForSide(loaded.sides);
    setOffer(null);
  };
  const begin = async (): Promise<void> => {
    setOpening(true);
    const loaded = await loadScene(id).catch(() => null);
    setOpening(false);
    const lesson = loaded === null ? null : lessonToOffer(loaded, games);
    if (loaded === null || lesson === null) return play(loaded);
    noteOffer(id);
    setOffer({ scene: loaded, lesson });
  };
  return (
    <>
      <article
        className={style['card']}
        aria-labelledby={`game-${id}`}
        onPointerEnter={point}
        onTouchStart={point}
        onFocus={point}
      >
        <div className={style['box']}>
          <Cover />
        </div>
        <div className={style['about']}>
          <h2 id={`game-${id}`}>{title}</h2>
          <p className={style['facts']}>{sayOwn('facts')}</p>
          <p className={style['pitch']}>{sayOwn('pitch')}</p>
          <div className={style['ways']}>
            <Button look="main" className={style['play'] ?? ''} disabled={opening} onClick={() => void begin()}>
              {say(opening ? 'opening' : 'play')}
            </Button>
            <a href={addressOf('new', id)}>{say('set-up')}</a>
            <a href={addressOf('friends', id)}>{say('friends')}</a>
            <a href={addressOf('learn', id)}>{say('learn')}</a>
            <a href={addressOf('rules', id)}>{say('rules')}</a>
            {album === undefined ? null : (
              <a href={addressOf('album', id)}>
                {album.text[language].album} {Object.keys(albumOf(id)).length}/{album.pages}
              </a>
            )}
          </div>
          {daily ? <DailyCard game={id} scene={scene} games={games} /> : null}
        </div>
      </article>
      {offer === null ? null : (
        <FirstTime {...offer} title={title} play={() => void play(offer.scene)} close={() => setOffer(null)} />
      )}
      {sides === undefined ? null : (
        <ChooseSide
          title={title}
          sides={sides}
          start={(table) => void start(() => table)}
          close={() => askForSide(undefined)}
        />
      )}
    </>
  );
}
