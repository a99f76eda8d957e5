import drapes from 'virtual:icon/theater-curtains';
import { useEffect, useRef } from 'react';
import { useText } from '../../text/text.ts';
import { Button } from '../basics/button.tsx';
import { Icon } from '../basics/icon.tsx';
import { useTable } from '../table/context.tsx';
import style from './curtain.module.css';
import { text } from './text.ts';

/** Between two people at one screen. It stands alone: there is no table behind it, so there is nothing to peek at. */
export function Curtain() {
  const { state, table, scene, parts } = useTable();
  const { Strip } = parts;
  const say = useText(text);
  const lift = useRef<HTMLButtonElement>(null);
  const name = state.curtain === null ? '' : (state.seats[state.curtain]?.name ?? '?');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the screen may pass on twice in a row
  useEffect(() => lift.current?.focus(), [state.curtain]);
  return (
    <main className={style['curtain']} data-scene={scene.game.id}>
      <Icon body={drapes} size="7rem" />
      <h1>
        {/* A heading is no alert, but what stands in it is to be said at once. */}
        <span role="alert">{say('title', { name })}</span>
      </h1>
      <p>{say('note', { name })}</p>
      {Strip === undefined ? null : <Strip />}
      <Button ref={lift} look="main" onClick={() => table.handingOver?.liftCurtain()}>
        {say('lift', { name })}
      </Button>
    </main>
  );
}
