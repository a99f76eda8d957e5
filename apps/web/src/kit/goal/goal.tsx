import target from 'virtual:icon/bullseye';
import { useState } from 'react';
import { useText } from '../../text/text.ts';
import { Button } from '../basics/button.tsx';
import { Icon } from '../basics/icon.tsx';
import { mediaHook } from '../basics/use-media.ts';
import { useTable } from '../table/context.tsx';
import style from './goal.module.css';
import { isKnown, know } from './known.ts';
import { text } from './text.ts';

/** Where a goal would take three lines and more; a tablet has room for it. */
const usePhone = mediaHook('(max-width: 639px)');

/** What it is all about, in a line over the table; until somebody says that they know. A phone has one line for it, and more on demand. */
export function Goal() {
  const { table, scene, guide, moment, past } = useTable();
  const say = useText(text);
  const goal = guide.goal(moment);
  const id = `${scene.game.id}/${goal?.id ?? ''}`;
  const [done, setDone] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const isShort = usePhone() && !unfolded;
  // A lesson tells it in its own words, and whoever watches need not reach it.
  const isPlayer = !table.coach && table.play !== null && past === null && moment.outcome === null;
  if (goal === null || !isPlayer || done || isKnown(id)) return null;
  const close = (): void => {
    know(id);
    setDone(true);
  };
  return (
    <aside className={style['goal']} aria-label={say('goal')} data-short={isShort || undefined}>
      <Icon body={target} size="1.5rem" />
      <p>
        <b>{say('goal')}</b> {goal.text}
      </p>
      {isShort ? (
        <Button look="quiet" onClick={() => setUnfolded(true)}>
          {say('more')}
        </Button>
      ) : (
        <Button onClick={close}>{say('close')}</Button>
      )}
    </aside>
  );
}
