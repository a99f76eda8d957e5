import type { NewTable, SideToPlay } from '../contract/scene.ts';
import { Dialog } from '../kit/basics/dialog.tsx';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../text/text.ts';
import style from './first-time.module.css';
import { text } from './text.ts';

interface Props {
  readonly title: string;
  readonly sides: readonly SideToPlay[];
  readonly start: (table: NewTable) => void;
  readonly close: () => void;
}

/** Which side of the table, where each is another game. */
export function ChooseSide({ title, sides, start, close }: Props) {
  const say = useText(text);
  const { language } = useSettings();
  return (
    <Dialog title={say('which-side', { title })} close={close}>
      <ul className={style['sides']}>
        {sides.map((side) => (
          <li key={side.id}>
            <button type="button" data-target={`side:${side.id}`} onClick={() => start(side.start())}>
              <strong>{side.text[language].name}</strong>
              <span>{side.text[language].about}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
