import type { OptionOdds, Outlook } from '@dreadhouse/engine';
import type { CSSProperties } from 'react';
import { useText } from '../../text/text.ts';
import { useTablePart } from '../table/context.tsx';
import style from './odds-view.module.css';
import { text } from './text.ts';

export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return '<1%';
  if (chance < 1 && chance > 0.99) return '>99%';
  return `${Math.round(chance * 100)}%`;
}

/** The odds of an option as one bar with a share for each outcome: for a glance, so it is hidden from screen readers. */
export function OddsBar({ odds }: { readonly odds: OptionOdds }) {
  const shown = odds.outcomes.filter(({ chance }) => chance >= 0.005);
  return (
    <>
      {shown.length === 0 ? null : <Shares shown={shown} exact={odds.exact} />}
      {odds.also === undefined || odds.also.length === 0 ? null : <Shares shown={odds.also} exact={false} />}
      {odds.risks?.map((risk) => (
        <Shares key={risk.key} shown={[risk]} exact={false} />
      ))}
    </>
  );
}

function Shares({ shown, exact }: { readonly shown: readonly Outlook[]; readonly exact: boolean }) {
  const guide = useTablePart((table) => table.guide);
  const roomy = shown.length === 1;
  return (
    <span className={style['bar']} data-roomy={roomy || undefined} aria-hidden="true">
      {shown.map(({ key, chance, tone, sign }) => (
        <span
          key={key}
          className={style['share']}
          data-tone={tone}
          style={roomy ? fillTo(chance) : { flexGrow: chance }}
        >
          {sign} {roomy && chance === 1 && exact ? '' : percent(chance)} {roomy ? guide.outcome(key) : ''}
        </span>
      ))}
    </span>
  );
}

/** One share alone has the whole width for its words; its colour goes only as far as it is likely. */
function fillTo(chance: number): CSSProperties {
  const vars: Record<`--${string}`, string> = { '--filled': `${(chance * 100).toFixed(1)}%` };
  return vars as CSSProperties;
}

/** The odds of an option line by line, in words. */
export function OddsList({ odds }: { readonly odds: OptionOdds }) {
  const guide = useTablePart((table) => table.guide);
  const say = useText(text);
  if (odds.outcomes.length === 0) return null;
  return (
    <div className={style['list']}>
      <ul>
        {everything(odds).map(({ key, chance, tone, sign, reach }) => (
          <li key={key} data-tone={tone}>
            <span className={style['chance']}>{percent(chance)}</span>
            <span>
              <span aria-hidden="true" className={style['sign']}>
                {sign}
              </span>{' '}
              {guide.outcome(key)}
              {reach === undefined || tone === 'bad' ? null : (
                <small> · {say('with-cards', { chance: percent(reach) })}</small>
              )}
            </span>
            <span className={style['fill']} style={{ inlineSize: `${chance * 100}%` }} aria-hidden="true" />
          </li>
        ))}
      </ul>
      <p className={style['how']}>{say(odds.exact ? 'exact' : 'estimate')}</p>
    </div>
  );
}

function everything({ outcomes, also = [], risks = [] }: OptionOdds): readonly Outlook[] {
  return [...outcomes, ...also, ...risks];
}

/** The odds in one sentence, for ears. */
export function oddsInWords(odds: OptionOdds, outcome: (key: string) => string): string {
  return everything(odds)
    .map(({ key, chance }) => `${percent(chance)} ${outcome(key)}`)
    .join('; ');
}
