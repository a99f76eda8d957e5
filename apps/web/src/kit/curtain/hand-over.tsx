import { useText } from '../../text/text.ts';
import { Button } from '../basics/button.tsx';
import { useTable } from '../table/context.tsx';
import style from './hand-over.module.css';
import { text } from './text.ts';

/** Before the curtain falls: whoever sits here may still look at what came of it. */
export function HandOver() {
  const { state, table } = useTable();
  const say = useText(text);
  if (state.handing === null) return null;
  const name = state.seats[state.handing]?.name ?? '?';
  return (
    <div className={style['handOver']}>
      <h2 id="ask">{say('next', { name })}</h2>
      <Button look="main" data-target="hand-over" onClick={() => table.handingOver?.handOver()}>
        {say('hand-over', { name })}
      </Button>
    </div>
  );
}
