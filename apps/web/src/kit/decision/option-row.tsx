import dice from 'virtual:icon/rolling-dices';
import type { OptionOdds, OptionView } from '@dreadhouse/engine';
import { useId, useState } from 'react';
import { useText } from '../../text/text.ts';
import { Icon } from '../basics/icon.tsx';
import { ExplainedWords } from '../rules/explained.tsx';
import { useOdds, useTable, useTablePart } from '../table/context.tsx';
import { targetsOf } from './arrange.ts';
import { isSaidAtOnce } from './note.ts';
import { OddsBar, OddsList, oddsInWords } from './odds-view.tsx';
import style from './option-row.module.css';
import { text } from './text.ts';

interface Props {
  readonly kind: string;
  readonly option: OptionView;
  /** The key that chooses it. */
  readonly number?: string | undefined;
  /** Everything that is known of it is in sight from the start. */
  readonly unfolded?: boolean;
  /** It points at nothing on the table: the one thing to do, or a way out. */
  readonly main?: 'strong' | 'outlined' | undefined;
}

/** An answer that can be given: what it is called, what it costs, how it may turn out. */
export function OptionRow({ kind, option, number, main, unfolded = false }: Props) {
  const { answer, point, pointed, words, guide, moment } = useTable();
  const odds = useOdds(option.id);
  const say = useText(text);
  // A row that is written anew is folded again.
  const [wish, setWish] = useState<{ readonly of: string; readonly open: boolean } | null>(null);
  const of = `${moment.position} ${option.id}`;
  const open = wish?.of === of ? wish.open : unfolded;
  const about = useId();
  const name = words.option(kind, option);
  const consequence = guide.consequence(kind, option, moment);
  const note = consequence !== null && isSaidAtOnce(consequence, main !== undefined) ? consequence : null;
  const hasWords = consequence !== null && (guide.explain?.(consequence) ?? []).length > 0;
  const hasMore = (consequence !== null && note === null) || hasWords || isWorthListing(odds);
  const targets = targetsOf(option);
  // With every move of the pointer, for a row may have been written anew under one that rests.
  const showIt = (): void => {
    const now = pointed.get();
    if (!targets.every((target) => now.has(target))) point(targets);
  };
  const hideIt = (): void => point([]);
  return (
    <li className={style['row']} data-main={main} data-open={open || undefined}>
      <button
        type="button"
        className={style['option']}
        data-target={`option:${option.id}`}
        aria-describedby={about}
        // A pointer needs no focus to answer, and an answer that had it would have to give it away again.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => answer(option.id)}
        onMouseMove={showIt}
        onMouseLeave={hideIt}
        onFocus={showIt}
        onBlur={hideIt}
      >
        {number === undefined ? null : (
          <span className={style['number']} aria-hidden="true">
            {number.toUpperCase()}
          </span>
        )}
        <span className={style['name']}>{name}</span>
        <Costs option={option} />
        {odds?.binding === true ? (
          <span className={style['binding']} title={say('binding')}>
            <Icon body={dice} />
          </span>
        ) : null}
        {note === null ? null : (
          <span className={style['note']} data-note data-short={note.length < 14 || undefined}>
            {note}
          </span>
        )}
        {odds === undefined ? null : <OddsBar odds={odds} />}
      </button>
      {hasMore ? (
        <button
          type="button"
          className={style['more']}
          aria-expanded={open}
          aria-label={say('more', { option: name })}
          onClick={() => setWish({ of, open: !open })}
        >
          i
        </button>
      ) : null}
      <span id={about} className="for-ears">
        {odds === undefined || hasNothingToTell(odds) ? '' : `${oddsInWords(odds, guide.outcome)}. `}
        {odds?.binding === true ? `(${say('binding')})` : ''}
      </span>
      {open && hasMore ? (
        <div className={style['details']}>
          {consequence === null || note !== null ? null : <p>{consequence}</p>}
          {hasWords ? <ExplainedWords sentence={consequence} /> : null}
          {odds === undefined ? null : <OddsList odds={odds} />}
        </div>
      ) : null}
    </li>
  );
}

function hasNothingToTell({ outcomes, also = [], risks = [] }: OptionOdds): boolean {
  return outcomes.length + also.length + risks.length === 0;
}

/** One thing for certain is said in full already. */
function isWorthListing(odds: OptionOdds | undefined): boolean {
  return odds !== undefined && odds.outcomes.length + (odds.also?.length ?? 0) + (odds.risks?.length ?? 0) > 1;
}

function Costs({ option }: { readonly option: OptionView }) {
  const guide = useTablePart((table) => table.guide);
  // What costs nothing says nothing of it.
  const paid = Object.entries(option.cost ?? {}).filter(([, amount]) => amount !== 0);
  return paid.map(([what, amount]) => (
    <span key={what} className={style['cost']}>
      {guide.cost(what, amount)}
    </span>
  ));
}

/** An answer that the rules forbid just now, with the reason and the rule. */
export function BlockedRow({ kind, option }: Props) {
  const words = useTablePart((table) => table.words);
  const point = useTablePart((table) => table.point);
  const openRule = useTablePart((table) => table.openRule);
  const say = useText(text);
  const { rule } = option;
  return (
    <li className={style['blocked']} onMouseEnter={() => point(targetsOf(option))} onMouseLeave={() => point([])}>
      <span className={style['name']}>{words.option(kind, option)}</span>
      <span className={style['reason']}>{words.why(option.blocked ?? '')}</span>
      {rule === undefined ? null : (
        <button
          type="button"
          className={style['rule']}
          aria-label={say('open-rule', { rule })}
          onClick={() => openRule(rule)}
        >
          {rule}
        </button>
      )}
    </li>
  );
}
