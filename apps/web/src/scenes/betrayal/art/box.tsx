import type { GameBox } from '../../../contract/box.ts';
import { Cover } from '../../../kit/box/cover.tsx';
import { texts } from '../../../text/text.ts';
import '../look.css';
import style from './box.module.css';
import { CoverPicture } from './cover.tsx';
import { SUBTITLE, TITLE } from './lettering.ts';

/** The house on its hill, and the name of the game in the sky above it. */
function Front() {
  return (
    <Cover
      scene="betrayal"
      drawing={
        <>
          <CoverPicture />
          <g className={style['title']}>
            <path d={TITLE} transform="translate(100 46)" />
            <path d={SUBTITLE} transform="translate(100 70)" />
          </g>
        </>
      }
    />
  );
}

export const box: GameBox = {
  Cover: Front,
  album: { pages: 50, text: texts({ en: { album: 'Haunts met' }, pl: { album: 'Poznane nawiedzenia' } }) },
  text: texts({
    en: {
      pitch:
        'You explore an old house room by room, together. Then something wakes, one of you changes sides, and each side opens a book that the other may not read.',
      facts: '3 to 6 people, bots in any seat · about 60 minutes · twelve explorers, 47 rooms',
    },
    pl: {
      pitch:
        'Razem odkrywacie stary dom, pokój po pokoju. Potem coś się budzi, jedno z was przechodzi na drugą stronę, a każda strona otwiera księgę, której drugiej czytać nie wolno.',
      facts: '3–6 osób, boty na dowolnych miejscach · około 60 minut · dwanaścioro poszukiwaczy, 47 pokoi',
    },
  }),
};
