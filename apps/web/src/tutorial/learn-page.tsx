import tick from 'virtual:icon/check-mark';
import { registered } from '@dreadhouse/registry';
import { useEffect, useState } from 'react';
import type { KeptGame } from '../contract/kept-game.ts';
import type { Lesson } from '../contract/lesson.ts';
import type { Scene } from '../contract/scene.ts';
import { Button } from '../kit/basics/button.tsx';
import { Icon } from '../kit/basics/icon.tsx';
import { Corner } from '../kit/page/corner.tsx';
import { loadScene } from '../registry/scenes.ts';
import { addressOf, goTo } from '../route.ts';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../text/text.ts';
import style from './learn-page.module.css';
import { finishedLessons, readReached } from './progress.ts';
import { beginLesson, keptLessons } from './start-lesson.ts';
import { text } from './text.ts';

/** The tutorial of a game: its scenes, how far one has come, and the way into each. */
export function LearnPage({ game }: { readonly game: string }) {
  const say = useText(text);
  const { scene, failed } = useScene(game);
  const kept = useKeptLessons(game);
  return (
    <div className={style['page']}>
      <header className={style['head']}>
        <a href={addressOf('')} className={style['back']}>
          <span aria-hidden="true">◂</span> {say('shelf')}
        </a>
        <Corner />
      </header>
      <main className={style['body']}>
        <Title game={game} />
        {failed ? <p role="alert">{say('cannot-load')}</p> : null}
        {scene === null || kept === null ? (
          <p className={style['lead']}>{failed ? '' : say('loading')}</p>
        ) : (
          <Lessons scene={scene} kept={kept} />
        )}
      </main>
    </div>
  );
}

function Title({ game }: { readonly game: string }) {
  const say = useText(text);
  const found = registered(game);
  return (
    <h1 className={style['title']}>
      {found === undefined ? null : <span>{found.title}</span>}
      {say('learn-title')}
    </h1>
  );
}

function Lessons({ scene, kept }: { readonly scene: Scene; readonly kept: readonly KeptGame[] }) {
  const say = useText(text);
  const { lessons = [] } = scene;
  const finished = finishedLessons();
  const isSeen = ({ id }: Lesson): boolean => finished.has(`${scene.game.id}/${id}`);
  const due = lessons.find((lesson) => !isSeen(lesson));
  if (lessons.length === 0) return <p>{say('no-lessons')}</p>;
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  return (
    <>
      <p className={style['lead']}>{say('learn-lead', { n: lessons.length, minutes })}</p>
      <ol className={style['scenes']}>
        {lessons.map((lesson, place) => (
          <SceneRow
            key={lesson.id}
            {...{ scene, lesson, place, isSeen: isSeen(lesson), isDue: lesson === due }}
            kept={kept.find(({ tutorial }) => readReached(tutorial)?.lesson === lesson.id)}
          />
        ))}
      </ol>
      {due === undefined ? <AllSeen game={scene.game.id} /> : null}
    </>
  );
}

function AllSeen({ game }: { readonly game: string }) {
  const say = useText(text);
  return (
    <p className={style['all-seen']}>
      {say('all-seen')}{' '}
      <a className={style['new']} href={addressOf('new', game)}>
        {say('new-game')}
      </a>
    </p>
  );
}

interface RowProps {
  readonly scene: Scene;
  readonly lesson: Lesson;
  readonly place: number;
  readonly isSeen: boolean;
  readonly isDue: boolean;
  /** The game in which it is under way. */
  readonly kept: KeptGame | undefined;
}

function SceneRow({ scene, lesson, place, isSeen, isDue, kept }: RowProps) {
  const say = useText(text);
  const { language } = useSettings();
  const of = lesson.steps.length;
  const reached = (readReached(kept?.tutorial)?.step ?? 0) + 1;
  const underWay = kept !== undefined && reached > 1 && reached < of;
  const what = underWay ? 'resume' : isSeen ? 'again' : 'begin';
  const open = async (): Promise<void> => goTo('play', underWay ? kept.id : await beginLesson(scene, lesson));
  const values = { n: place + 1, title: lesson.title[language] };
  return (
    <li className={style['scene']} data-due={isDue || undefined} data-seen={isSeen || undefined}>
      <span className={style['number']} aria-hidden="true">
        {place + 1}
      </span>
      <div className={style['words']}>
        <h2>{lesson.title[language]}</h2>
        <p>{lesson.about[language]}</p>
        <p className={style['facts']}>
          {say('minutes', { n: lesson.minutes })}
          {isSeen ? (
            <span className={style['seen']}>
              <Icon body={tick} /> {say('seen')}
            </span>
          ) : null}
          {underWay ? <span>{say('under-way', { n: reached, of })}</span> : null}
        </p>
      </div>
      <Button
        look={isDue || underWay ? 'main' : 'plain'}
        className={style['open'] ?? ''}
        aria-label={say(what, values)}
        onClick={() => void open()}
      >
        {say(`${what}-short`)}
      </Button>
    </li>
  );
}

function useScene(game: string): { readonly scene: Scene | null; readonly failed: boolean } {
  const [scene, setScene] = useState<Scene | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadScene(game).then(setScene, () => setFailed(true));
  }, [game]);
  return { scene, failed };
}

function useKeptLessons(game: string): readonly KeptGame[] | null {
  const [kept, setKept] = useState<readonly KeptGame[] | null>(null);
  useEffect(() => {
    void keptLessons(game).then(setKept);
  }, [game]);
  return kept;
}
