import { type ActionCard, actionCard, type Row } from '@dreadhouse/final-girl';
import { inPlace } from '../../../kit/basics/in-place.tsx';
import { ToneMark } from '../../../kit/dice/dice.tsx';
import style from './action-rows.module.css';
import { EffectMark, type NameOf, type SayCards, sayEffect } from './effects.tsx';

interface Outcome {
  /** The fewest successes that it takes. */
  readonly successes: number;
  readonly row: Row;
  readonly more: boolean;
  /** The other row of a failure. */
  readonly or: boolean;
}

/** What a card does, from the best outcome to the worst. */
function outcomesOf({ rows, orElse }: ActionCard): readonly Outcome[] {
  const counts = Object.keys(rows)
    .map(Number)
    .sort((a, b) => b - a);
  const outcomes = counts.map((successes, place) => ({
    successes,
    row: rows[successes] ?? [],
    more: place === 0 && successes > 1,
    or: false,
  }));
  return orElse === undefined ? outcomes : [...outcomes, { successes: 0, row: orElse, more: false, or: true }];
}

/** The rows of an action card as they are printed: stars for successes, a cross for failure, signs for effects. */
export function ActionRows({ id, say }: { readonly id: string; readonly say: SayCards }) {
  const card = actionCard(id);
  if (card.type === 'instant') return null;
  return (
    <div className={style['rows']}>
      {outcomesOf(card).map(({ successes, row, or }) => (
        <div key={`${successes}${or}`} className={style['row']} data-fails={successes === 0 || undefined}>
          {or ? <small className={style['or']}>{say('row.or')}</small> : <Stars n={successes} />}
          <span className={style['effects']} data-many={row.length > 3 || undefined}>
            {row.length === 0 ? '–' : <RowMarks card={id} successes={successes} row={row} say={say} />}
          </span>
        </div>
      ))}
    </div>
  );
}

function Stars({ n }: { readonly n: number }) {
  return <ToneMark tone={n === 0 ? 'bad' : 'good'} n={Math.max(n, 1)} className={style['successes']} />;
}

interface RowProps {
  readonly card: string;
  readonly successes: number;
  readonly row: Row;
  readonly say: SayCards;
}

function RowMarks({ card, successes, row, say }: RowProps) {
  const own = ownWords(card, successes, say);
  if (own !== null) return own;
  return inPlace(row, (effect) => <EffectMark effect={effect} />);
}

/** Atone does things that no other card does; its rows are written out. */
function ownWords(card: string, successes: number, say: SayCards): string | null {
  if (card !== 'atone') return null;
  return successes === 3 ? say('atone.3') : successes === 2 ? say('atone.2') : successes === 1 ? say('atone.1') : null;
}

export interface SpokenRow {
  readonly when: string;
  readonly does: string;
  readonly successes: number;
  readonly or: boolean;
}

/** The same rows in words. */
export function sayRows(id: string, say: SayCards, name: NameOf): readonly SpokenRow[] {
  const card = actionCard(id);
  if (card.type === 'instant') return [];
  return outcomesOf(card).map(({ successes, row, more, or }) => ({
    when: or
      ? say('row.or')
      : successes === 0
        ? say('row.none')
        : say(more ? 'row.many' : 'row.some', { n: successes }),
    does:
      ownWords(id, successes, say) ??
      (row.map((effect) => sayEffect(say, name, effect)).join(', ') || say('row.nothing')),
    successes,
    or,
  }));
}
