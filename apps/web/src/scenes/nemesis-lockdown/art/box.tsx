import type { GameBox } from '../../../contract/box.ts';
import { Cover } from '../../../kit/box/cover.tsx';
import { texts } from '../../../text/text.ts';
import style from './box.module.css';
import { CoverDrawing } from './cover.tsx';

function Front() {
  return (
    <Cover scene="nemesis-lockdown" drawing={<CoverDrawing />}>
      <span className={style['title']}>
        Nemesis <small>Lockdown</small>
      </span>
    </Cover>
  );
}

export const box: GameBox = {
  Cover: Front,
  text: texts({
    en: {
      pitch:
        'The base is locked, the lights are going out, and something is loose in it. Everybody wants to get out alive; everybody has another plan, and nobody knows whose.',
      facts: '1 to 5 people, bots in any seat · 60 to 120 minutes · against each other, together or alone',
    },
    pl: {
      pitch:
        'Baza jest odcięta, światła gasną, a coś w niej grasuje. Każdy chce wyjść stąd żywy; każdy ma inny plan i nikt nie wie, czyj jest czyj.',
      facts: '1–5 osób, boty na dowolnych miejscach · 60–120 minut · przeciw sobie, razem albo solo',
    },
  }),
};
