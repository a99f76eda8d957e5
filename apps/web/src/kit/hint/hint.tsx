import bulb from 'virtual:icon/light-bulb';
import type { Planned } from '@dreadhouse/engine';
import { useText } from '../../text/text.ts';
import { Button } from '../basics/button.tsx';
import { Icon } from '../basics/icon.tsx';
import { inPlace } from '../basics/in-place.tsx';
import { targetsOf } from '../decision/arrange.ts';
import { percent } from '../decision/percent.ts';
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
  const worse = (best: number, chance: number): string => {
    const points = Math.round((best - chance) * 100);
    return points < 1 ? say('as-good') : say('worse', { points });
  };
  if (decision === null || advice.length === 0) return <p>{say('nothing')}</p>;
  return (
    <>
      <ol className={style['advice']}>
        {advice.map(({ option: id, chance, why, plan }, place) => {
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
                <span className={style['why']}>
                  {guide.reason(why)}
                  {place === 0 ? null : ` ${worse(advice[0]?.chance ?? chance, chance)}`}
                </span>
                {place === 0 && plan.length > 0 ? <Plan plan={plan} /> : null}
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

/** What would follow, if nothing gets in the way. */
function Plan({ plan }: { readonly plan: readonly Planned[] }) {
  const words = useTablePart((table) => table.words);
  const guide = useTablePart((table) => table.guide);
  const say = useText(text);
  return (
    <span className={style['plan']}>
      <b>{say('plan')}</b>
      {inPlace(plan, ({ kind, option, why }) => (
        <span>
          → {words.option(kind, option)} <small>{guide.reason(why)}</small>
        </span>
      ))}
    </span>
  );
}
