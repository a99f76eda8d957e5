import bulb from 'virtual:icon/light-bulb';
import type { Advice, OptionView } from '@dreadhouse/engine';
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
import { purposeOf, stretchesOf } from './stretches.ts';
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
        {isBest ? <Plan plan={plan} reason={reason} /> : null}
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

/** So many turns later nothing is planned: others have too much of a say by then. */
const SOON = 3;

/** What would follow, if nothing gets in the way; what only comes in a later turn is said to. What it is for is said once. */
function Plan({ plan, reason }: Pick<Advice, 'plan' | 'reason'>) {
  const words = useTablePart((table) => table.words);
  const say = useText(text);
  const stretches = stretchesOf(plan.filter(({ later }) => later <= SOON));
  if (stretches.length === 0) return null;
  return (
    <span className={style['plan']}>
      <b>{say('plan')}</b>
      {inPlace(stretches, ({ moves, purpose, later }, place) => {
        const before = stretches[place - 1];
        const isSaid = [purposeOf(reason), ...stretches.slice(0, place).map((one) => one.purpose)].includes(purpose);
        return (
          <span>
            {later > (before?.later ?? 0) ? <em>{say('later', { later })} </em> : null}
            {moves.map(({ kind, option }) => `→ ${words.option(kind, option)}`).join(' ')}{' '}
            {isSaid ? null : <small>{words.hint(moves.at(-1)?.reason ?? reason)}</small>}
          </span>
        );
      })}
    </span>
  );
}
