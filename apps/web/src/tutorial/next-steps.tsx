import pointer from 'virtual:icon/click';
import type { Coach, Coaching } from '../contract/coach.ts';
import { Button } from '../kit/basics/button.tsx';
import { Icon } from '../kit/basics/icon.tsx';
import { useTable } from '../kit/table/context.tsx';
import { addressOf, goTo } from '../route.ts';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../text/text.ts';
import style from './coach-panel.module.css';
import { isToRead } from './script.ts';
import { beginLesson } from './start-lesson.ts';
import { text } from './text.ts';

/** How it goes on: read on, do something, or the next scene. */
export function NextSteps({ coach, coaching }: { readonly coach: Coach; readonly coaching: Coaching }) {
  const say = useText(text);
  if (coaching.done) return <Afterwards coach={coach} />;
  return (
    <footer className={style['ways']}>
      {coaching.canGoBack ? (
        <Button look="quiet" onClick={() => coach.back()}>
          {say('back')}
        </Button>
      ) : null}
      {isToRead(coaching.step) ? (
        <Button look="main" data-main onClick={() => coach.next()}>
          {say('next')}
        </Button>
      ) : (
        <span className={style['yours']}>
          <Icon body={pointer} /> {say('waiting')}
        </span>
      )}
    </footer>
  );
}

/** After the last step. */
function Afterwards({ coach }: { readonly coach: Coach }) {
  const say = useText(text);
  const { scene, state } = useTable();
  const { language } = useSettings();
  const lessons = scene.lessons ?? [];
  const following = lessons[lessons.indexOf(coach.lesson) + 1];
  const isOver = state.now.outcome !== null;
  return (
    <footer className={style['ways']}>
      <a className={style['link']} href={addressOf('learn', scene.game.id)}>
        {say('lessons')}
      </a>
      <Button onClick={() => coach.leave()}>{say(isOver ? 'credits' : 'play-on')}</Button>
      {following === undefined ? (
        <Button look="main" data-main onClick={() => goTo('new', scene.game.id)}>
          {say('real-game')}
        </Button>
      ) : (
        <Button look="main" data-main onClick={() => void beginLesson(scene, following).then((id) => goTo('play', id))}>
          {say('next-scene', { title: following.title[language] })}
        </Button>
      )}
    </footer>
  );
}
