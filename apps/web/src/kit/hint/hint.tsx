import bulb from 'virtual:icon/light-bulb';
import type { Advice, OptionView, Planned } from '@dreadhouse/engine';
import { useText } from '../../text/text.ts';
import { Button } from '../basics/button.tsx';
import { Icon } from '../basics/icon.tsx';
import { inPlace } from '../basics/in-place.tsx';
import { targetsOf } from '../decision/arrange.ts';
import { percent } from '../decision/percent.ts';
import { useKeys } from '../keys/use-keys.ts';
import { useTable, useTablePart } from '../table/context.tsx';
import { SidePanel } from '../table/side-panel.tsx';
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
    <SidePanel name={say('hint')} title={say('title')} closing={say('close')} close={close}>
      <div role="status">
        {hint.is === 'thinking' ? <p className={style['thinking']}>{say('thinking')}</p> : null}
        {hint.is === 'failed' ? <p>{say('failed')}</p> : null}
        {hint.is === 'there' ? <Advised advice={hint.advice} /> : null}
      </div>
      {hint.is === 'thinking' ? <Button onClick={close}>{say('cancel')}</Button> : null}
    </SidePanel>
  );
}

function Advised({ advice }: { readonly advice: readonly Advice[] }) {
  const { decision } = useTablePart((table) => table.moment);
  const say = useText(text);
  const [best] = advice;
  if (decision === null || best === undefined) return <p>{say('nothing')}</p>;
  return (
    <>
      <ol className={style['advice']}>
        {advice.map((one) => {
          const option = decision.options.find(({ id }) => id === one.option);
          if (option === undefined) return null;
          return <Piece key={one.option} kind={decision.kind} option={option} one={one} best={best} />;
        })}
      </ol>
      <p className={style['note']}>{say('note')}</p>
    </>
  );
}

interface PieceProps {
  readonly kind: string;
  readonly option: OptionView;
  readonly one: Advice;
  readonly best: Advice;
}

/** An answer that is worth a thought: what for, what then; and of another one than the best, what is wrong with it. */
function Piece({ kind, option, one, best }: PieceProps) {
  const { words, answer, point } = useTable();
  const say = useText(text);
  const { chance, reason, plan } = one;
  const isBest = one === best;
  const why = words.hint(reason);
  // That something seems best is not said under something better, and nothing is said twice.
  const isNews = isBest || (reason.why !== 'other' && why !== words.hint(best.reason));
  const show = (): void => point(targetsOf(option));
  const hide = (): void => point([]);
  return (
    <li>
      <button
        type="button"
        onClick={() => answer(option.id)}
        onMouseEnter={show}
        onMouseLeave={hide}
        onFocus={show}
        onBlur={hide}
      >
        <strong>{words.option(kind, option)}</strong>
        <span className={style['chance']}>{say('chance', { chance: percent(chance) })}</span>
        {isNews ? <span className={style['why']}>{why}</span> : null}
        {isBest ? null : <WhyNot one={one} best={best} />}
        {isBest && plan.length > 0 ? <Plan plan={plan} said={why} /> : null}
        <span className={style['meter']} aria-hidden="true">
          <span style={{ inlineSize: `${chance * 100}%` }} />
        </span>
      </button>
    </li>
  );
}

/** Less than this many hundredths is no difference that so few games could tell. */
const POINT = 1;

/** How much worse it is, and what the clearest difference is that it makes. */
function WhyNot({ one, best }: Pick<PieceProps, 'one' | 'best'>) {
  const words = useTablePart((table) => table.words);
  const scene = useTablePart((table) => table.scene);
  const say = useText(text);
  // As it is written beside both.
  const points = Math.round(best.chance * 100) - Math.round(one.chance * 100);
  const clearest = one.contrasts.find(({ event }) => scene.events.weight(event) === 'important');
  return (
    <span className={style['whyNot']}>
      {one.obvious ? `${say('obvious')} ` : ''}
      {points < POINT ? say('as-good') : say('worse', { points })}
      {clearest === undefined ? null : (
        <small>
          {say('contrast', { here: percent(clearest.here), there: percent(clearest.there) })}{' '}
          <q>{words.event(clearest.event)}</q>
        </small>
      )}
    </span>
  );
}

/** What would follow, if nothing gets in the way; what only comes in a later turn is said to, and a reason only where it is another one. */
function Plan({ plan, said }: { readonly plan: readonly Planned[]; readonly said: string }) {
  const words = useTablePart((table) => table.words);
  const say = useText(text);
  const startsTurn = (place: number): boolean => (plan[place]?.later ?? 0) > (plan[place - 1]?.later ?? 0);
  const reasons = [said, ...plan.map(({ reason }) => words.hint(reason))];
  return (
    <span className={style['plan']}>
      <b>{say('plan')}</b>
      {inPlace(plan, ({ kind, option, later }, place) => (
        <span>
          {startsTurn(place) ? <em>{say('later', { later })} </em> : null}→ {words.option(kind, option)}{' '}
          {reasons[place + 1] === reasons[place] ? null : <small>{reasons[place + 1]}</small>}
        </span>
      ))}
    </span>
  );
}
