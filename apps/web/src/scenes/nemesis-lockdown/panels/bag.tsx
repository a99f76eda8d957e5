import { percents } from '../../../kit/decision/percent.ts';
import { useText } from '../../../text/text.ts';
import { SILHOUETTES, StalkerFigure } from '../art/stalker.tsx';
import { useNames } from '../names.ts';
import { useView } from '../view.ts';
import style from './bag.module.css';
import { bagOf } from './standing.ts';
import { text } from './text.ts';

/** What may come next: the tokens in the colony bag, counted, with the chance of each. */
export function Bag() {
  const view = useView();
  const say = useText(text);
  const names = useNames();
  const bag = bagOf(view);
  const shares = percents(bag.map(({ share }) => share));
  return (
    <section className={style['bag']} aria-label={say('bag')} data-target="bag">
      <h3>{say('bag')}</h3>
      <ul>
        {bag.map(({ type, n }, place) => (
          <li key={type ?? 'blank'}>
            {type === null ? <i /> : <Shape type={type} />}
            <span>{type === null ? say('blank') : names.name('stalker', type)}</span>
            <b>
              {n} · {shares[place]}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Shape({ type }: { readonly type: keyof typeof SILHOUETTES }) {
  const { width, height } = SILHOUETTES[type];
  return (
    <svg viewBox={`${-width / 2 - 3} ${-height - 3} ${width + 6} ${height + 6}`} aria-hidden="true">
      <StalkerFigure type={type} />
    </svg>
  );
}
