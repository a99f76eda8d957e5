import type { Lesson } from '../contract/lesson.ts';
import type { Scene } from '../contract/scene.ts';
import { Button } from '../kit/basics/button.tsx';
import { Dialog } from '../kit/basics/dialog.tsx';
import { goTo } from '../route.ts';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../text/text.ts';
import style from './first-time.module.css';
import { text } from './text.ts';

interface Props {
  readonly scene: Scene;
  readonly title: string;
  readonly lesson: Lesson;
  readonly play: () => void;
  readonly close: () => void;
}

/** Offers the first lesson to somebody who has never played this. Once. */
export function FirstTime({ scene, title, lesson, play, close }: Props) {
  const say = useText(text);
  const { language } = useSettings();
  const learn = async (): Promise<void> => {
    const { beginLesson } = await import('../tutorial/start-lesson.ts');
    goTo('play', await beginLesson(scene, lesson));
  };
  return (
    <Dialog title={say('first-time', { title })} close={close}>
      <div className={style['first']}>
        <p>{say('first-lesson', { about: lesson.about[language], n: lesson.minutes })}</p>
        <div className={style['ways']}>
          <Button look="main" onClick={() => void learn()} data-target="begin-lesson">
            {say('begin-lesson')}
          </Button>
          <Button onClick={play} data-target="play-at-once">
            {say('play-at-once')}
          </Button>
        </div>
        <p className={style['later']}>{say('first-later')}</p>
      </div>
    </Dialog>
  );
}
