import type { Decision } from '@dreadhouse/engine';
import { useMemo } from 'react';
import type { SeatInfo, Table } from '../../contract/table.ts';
import { useSettings } from '../../settings/settings.ts';
import { useText } from '../../text/text.ts';
import { Button } from '../basics/button.tsx';
import { HandOver } from '../curtain/hand-over.tsx';
import { listed, within } from '../scene/listed.ts';
import { useTable, useTablePart } from '../table/context.tsx';
import { useHeldEvents } from '../table/use-held.ts';
import { arrange, countOf } from './arrange.ts';
import style from './decision-bar.module.css';
import { Happening } from './happening.tsx';
import { OptionList } from './option-list.tsx';
import { RuleLink } from './rule-link.tsx';
import { text } from './text.ts';
import { useUndo } from './use-undo.ts';

/** On a phone: whether all answers are in sight, and how to change that. */
interface SheetState {
  readonly open: boolean;
  /** Lowered, it has not room for everything that it lists. */
  readonly isCut: boolean;
  readonly toggle: () => void;
}

/** Whose turn it is, what is asked and why, and every answer. While something is being shown: what it is. */
export function DecisionBar({ sheet }: { readonly sheet?: SheetState }) {
  const say = useText(text);
  return (
    <section className={style['bar']} aria-label={say('decision')} id="decision" tabIndex={-1}>
      <div className={style['head']}>
        <Status />
        {sheet === undefined ? null : <Pull sheet={sheet} />}
      </div>
      <Trouble />
      <Question sheet={sheet} />
    </section>
  );
}

/** Who is at it, and where in the game we are. */
function Status() {
  const { moment, guide } = useTable();
  return (
    <p className={style['status']}>
      <span className={style['who']}>
        <Who />
      </span>
      <span className={style['phase']}>{guide.phase(moment)}</span>
    </p>
  );
}

function Who() {
  const { table, state, past, event, moment } = useTable();
  const { language } = useSettings();
  const say = useText(text);
  const nameOf = (seat: number): string => state.seats[seat]?.name ?? '?';
  if (past !== null) return say(table.play === null ? 'replay' : 'past');
  if (event !== null) return say('happening');
  if (moment.outcome !== null) return say('over');
  if (state.givenUp) return say('given-up');
  if (state.sending === 'sent' || state.sending === 'kept') return say(state.sending);
  if (state.thinking !== null) return say('thinking', { name: nameOf(state.thinking) });
  if (moment.decision !== null && typeof moment.viewer === 'number')
    return isAlone(table, state.seats) ? say('you-decide') : say('decides', { name: nameOf(moment.viewer) });
  const waitingFor = moment.waitingFor.filter((seat) => state.seats[seat]?.free !== true);
  if (waitingFor.length < moment.waitingFor.length && waitingFor.length === 0) return say('waiting-free');
  const names = waitingFor.map((seat) => within(nameOf(seat), language));
  return say('waiting', { n: names.length, names: listed(names, language) });
}

/** Whether only one person decides at this screen: the others are elsewhere, or bots. */
function isAlone({ play, handingOver }: Table, seats: readonly SeatInfo[]): boolean {
  return play !== null && (handingOver === null || seats.filter(({ kind }) => kind === 'person').length === 1);
}

function Trouble() {
  const { state } = useTable();
  const say = useText(text);
  return state.trouble === null ? null : (
    <p role="alert" className={style['trouble']}>
      {say('trouble', { trouble: state.trouble })}
    </p>
  );
}

/** What was asked then. The way back is on the time line; a phone has it here, under the thumb. */
function Then({ sheet }: { readonly sheet: SheetState | undefined }) {
  const { table, moment, lookAt, words } = useTable();
  const say = useText(text);
  const isReplay = table.play === null;
  return (
    <div className={`${style['happening']} ${style['past']}`}>
      {moment.decision === null ? null : <h2 className={style['asked']}>{words.ask(moment.decision)}</h2>}
      <p className={style['sentence']}>{say(isReplay ? 'replay-more' : 'past-more')}</p>
      {sheet === undefined ? null : (
        <Button look="main" onClick={() => lookAt(null)}>
          {say(isReplay ? 'to-end' : 'back-to-now')}
        </Button>
      )}
    </div>
  );
}

function Question({ sheet }: { readonly sheet: SheetState | undefined }) {
  const { moment, event, past, words } = useTable();
  const { decision } = moment;
  if (past !== null) return <Then sheet={sheet} />;
  if (event !== null) return <Happening event={event} />;
  if (decision === null) return <HandOver />;
  const brief = sheet?.open === false && !isShort(decision);
  return (
    <>
      <LedHere />
      <div className={style['question']}>
        <h2 id="ask">{words.ask(decision)}</h2>
        <RuleLink rule={decision.rule} />
      </div>
      <OptionList decision={decision} brief={brief} low={sheet?.open === false} />
      {brief ? null : <Border />}
    </>
  );
}

/** The card or the attack that this question is part of. */
function LedHere() {
  const words = useTablePart((table) => table.words);
  const held = useHeldEvents().at(-1);
  return held === undefined ? null : (
    <p className={style['ledHere']} data-held>
      {words.event(held)}
    </p>
  );
}

/** So few answers that even a phone has room for them. */
function isShort({ options }: Decision): boolean {
  return options.length <= 3;
}

/** Raises and lowers the sheet, where there is more than it shows. */
function Pull({ sheet: { open, isCut, toggle } }: { readonly sheet: SheetState }) {
  const { moment, past, guide } = useTable();
  const say = useText(text);
  const { decision } = moment;
  const n = useMemo(() => (decision === null ? 0 : countOf(arrange(decision, guide))), [decision, guide]);
  if (decision === null || past !== null || (isShort(decision) && !open && !isCut)) return null;
  return (
    <button type="button" className={style['pull']} data-target="options" aria-expanded={open} onClick={toggle}>
      <span aria-hidden="true">{open ? '▾' : '▴'}</span> {open ? say('fewer-options') : say('all-options', { n })}
    </button>
  );
}

/** How far back answers can be taken. */
function Border() {
  const { depth, border } = useUndo();
  return depth === 0 ? null : <p className={style['border']}>↶ {border}</p>;
}
