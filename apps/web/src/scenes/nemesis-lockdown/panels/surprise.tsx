import { percent } from '../../../kit/decision/percent.ts';
import { useText } from '../../../text/text.ts';
import { useSeat, useView } from '../view.ts';
import { surpriseSteps } from './standing.ts';
import style from './surprise.module.css';
import { text } from './text.ts';

/** NL-G-06: how likely the next one attacks at once, by how many cards are held; the own hand is marked. */
export function Surprise() {
  const { surprise, people, turn } = useView();
  const say = useText(text);
  const seat = useSeat() ?? turn.seat;
  const cards = people[seat]?.hand.length ?? 0;
  const steps = surpriseSteps(surprise);
  if (steps.length === 0) return null;
  const last = surprise.length - 1;
  return (
    <p className={style['surprise']} title={say('surprise-why')}>
      {say('surprise')}{' '}
      {steps.map(({ from, to, share }) => {
        const range = from === to ? String(from) : `${from}–${to}`;
        const isOwn = from <= cards && (cards <= to || to === last);
        return (
          <span key={from} data-own={isOwn || undefined}>
            {say('surprise-with', {
              cards: to === last && from > 0 ? `${from}+` : range,
              percent: percent(share),
            })}
          </span>
        );
      })}
    </p>
  );
}
