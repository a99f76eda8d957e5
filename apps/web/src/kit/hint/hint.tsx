import bulb from 'virtual:icon/light-bulb';
import { useText } from '../../text/text.ts';
import { Button } from '../basics/button.tsx';
import { Icon } from '../basics/icon.tsx';
import { targetsOf } from '../decision/arrange.ts';
import { percent } from '../decision/odds-view.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { useTable, useTablePart } from '../table/context.tsx';
import { ToolButton } from '../table/tool-button.tsx';
import style from './hint.module.css';
import { text } from './text.ts';
import { type HintState, useHint } from './use-hint.ts';

/** Asks what a good player would answer, and shows it; where there is somebody to ask. Over a replay it only keeps its place. */
export function HintButton() {
  const isThere = useTablePart(({ table }) => table.adviser !== null || table.play === null);
  return isThere ? <Hint /> : null;
}

function Hint() {
  const say = useText(text);
  const { moment, past } = useTable();
  const { hint, ask, close } = useHint();
  const can = moment.decision !== null && past === null;
  const toggle = (): void => {
    if (hint.is !== 'closed') close();
    else if (can) ask();
  };
  useKeys({ h: toggle, ...(hint.is === 'closed' ? {} : { Escape: close }) });
  return (
    <div className={style['hint']}>
      <ToolButton
        label={say('hint')}
        keys="H"
        aria-disabled={!can}
        aria-expanded={hint.is !== 'closed'}
        onClick={toggle}
      >
        <Icon body={bulb} />
      </ToolButton>
      {hint.is === 'closed' ? null : <HintPanel hint={hint} close={close} />}
    </div>
  );
}

function HintPanel({ hint, close }: { readonly hint: HintState; readonly close: () => void }) {
  const say = useText(text);
  return (
    <section className={style['panel']} aria-label={say('hint')}>
      <header>
        <h2>{say('title')}</h2>
        <Button look="quiet" aria-label={say('close')} onClick={close}>
          ✕
        </Button>
      </header>
      <div role="status">
        {hint.is === 'thinking' ? <p className={style['thinking']}>{say('thinking')}</p> : null}
        {hint.is === 'failed' ? <p>{say('failed')}</p> : null}
        {hint.is === 'there' ? <Advised advice={hint.advice} /> : null}
      </div>
      {hint.is === 'thinking' ? <Button onClick={close}>{say('cancel')}</Button> : null}
    </section>
  );
}

function Advised({ advice }: { readonly advice: Extract<HintState, { is: 'there' }>['advice'] }) {
  const { moment, words, guide, answer, point } = useTable();
  const say = useText(text);
  const { decision } = moment;
  if (decision === null || advice.length === 0) return <p>{say('nothing')}</p>;
  return (
    <>
      <ol className={style['advice']}>
        {advice.map(({ option: id, chance, why }) => {
          const option = decision.options.find((one) => one.id === id);
          if (option === undefined) return null;
          const show = (): void => point(targetsOf(option));
          const hide = (): void => point([]);
          return (
            <li key={id}>
              <button
                type="button"
                onClick={() => answer(id)}
                onMouseEnter={show}
                onMouseLeave={hide}
                onFocus={show}
                onBlur={hide}
              >
                <strong>{words.option(decision.kind, option)}</strong>
                <span className={style['chance']}>{say('chance', { chance: percent(chance) })}</span>
                <span className={style['why']}>{guide.reason(why)}</span>
                <span className={style['meter']} aria-hidden="true">
                  <span style={{ inlineSize: `${chance * 100}%` }} />
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <p className={style['note']}>{say('note')}</p>
    </>
  );
}
