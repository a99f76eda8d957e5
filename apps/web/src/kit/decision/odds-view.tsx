import type { OptionOdds, Outlook } from '@dreadhouse/engine';
import type { CSSProperties } from 'react';
import { useText } from '../../text/text.ts';
import { useTablePart } from '../table/context.tsx';
import style from './odds-view.module.css';
import { percent, percents } from './percent.ts';
import { text } from './text.ts';

/** The odds of an option as one bar with a share for each outcome: for a glance, so it is hidden from screen readers. */
export function OddsBar({ odds }: { readonly odds: OptionOdds }) {
  const shown = odds.outcomes.filter(({ chance }) => chance >= 0.005);
  return (
    <>
      {shown.length === 0 ? null : <Shares shown={shown} exact={odds.exact} />}
      {odds.also === undefined || odds.also.length === 0 ? null : <Shares shown={odds.also} exact={false} />}
      {odds.risks?.map((risk) => (risk.chance === 0 ? null : <Shares key={risk.key} shown={[risk]} exact={false} />))}
    </>
  );
}

function Shares({ shown, exact }: { readonly shown: readonly Outlook[]; readonly exact: boolean }) {
  const guide = useTablePart((table) => table.guide);
  const roomy = shown.length === 1;
  const said = percents(shown.map(({ chance }) => chance));
  return (
    <span className={style['bar']} data-roomy={roomy || undefined} aria-hidden="true">
      {shown.map(({ key, chance, tone, sign }, place) => (
        <span
          key={key}
          className={style['share']}
          data-tone={tone}
          style={roomy ? fillTo(chance) : { flexGrow: chance }}
        >
          <span>
            {sign} {roomy && chance === 1 && exact ? '' : said[place]} {roomy ? guide.outcome(key) : ''}
          </span>
          {roomy ? null : (
            <span className={style['words']}>
              <span>{guide.outcome(key)}</span>
            </span>
          )}
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
        {everything(odds).map(({ key, chance, tone, sign, reach, said }) => (
          <li key={key} data-tone={tone}>
            <span className={style['chance']}>{said}</span>
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

interface Said extends Outlook {
  readonly said: string;
}

/** Everything that may come of it, and how likely: what excludes each other adds up. What cannot happen need not be said. */
function everything({ outcomes, also = [], risks = [] }: OptionOdds): readonly Said[] {
  return [...together(outcomes), ...together(also), ...risks.flatMap((risk) => together([risk]))];
}

function together(outlooks: readonly Outlook[]): readonly Said[] {
  const said = percents(outlooks.map(({ chance }) => chance));
  return outlooks.flatMap((one, place) => (one.chance === 0 ? [] : [{ ...one, said: said[place] ?? '' }]));
}

/** The odds in one sentence, for ears. */
export function oddsInWords(odds: OptionOdds, outcome: (key: string) => string): string {
  return everything(odds)
    .map(({ key, said }) => `${said} ${outcome(key)}`)
    .join('; ');
}
