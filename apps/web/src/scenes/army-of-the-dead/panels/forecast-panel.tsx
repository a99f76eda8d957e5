import { Icon } from '../../../kit/basics/icon.tsx';
import { percents } from '../../../kit/decision/percent.ts';
import { useTablePart } from '../../../kit/table/context.tsx';
import { useText } from '../../../text/text.ts';
import { UNKNOWN_ART, ZOMBIE_ART } from '../art/icons.ts';
import { useNames } from '../names.ts';
import { useView } from '../view.ts';
import { levelName, levelTone } from './danger.ts';
import { averageIn, type Forecast, orderForecast, ordersToCome, zombieForecast } from './forecast.ts';
import style from './panel.module.css';
import { text } from './text.ts';

/** What the decks may bring, from what everybody has seen. */
export function ForecastPanel() {
  const view = useView();
  const say = useText(text);
  const names = useNames();
  const now = zombieForecast(view, view.danger);
  const active = view.spawns.filter(({ since }) => since !== null && since <= view.round);
  const zeus = active.some(({ kind }) => kind === 'zeus');
  const language = useTablePart((table) => table.language);
  const round = (n: number): string => averageIn(language, n);
  return (
    <div className={style['sheet']}>
      <p>
        {say('forecast-note')}{' '}
        <b className={style['danger']} style={levelTone(view.danger)}>
          {say(levelName(view.danger))}
        </b>
      </p>
      <h3>{say('forecast-zombies', { n: view.decks.zombies })}</h3>
      <Bars forecast={now} />
      <p className={style['quiet']}>
        {say('forecast-average', { n: round(now.average) })}{' '}
        {view.danger < 3
          ? say('forecast-next', {
              level: say(levelName(view.danger + 1)),
              n: round(zombieForecast(view, view.danger + 1).average),
            })
          : null}{' '}
        {say('forecast-zones', { n: active.length })}
      </p>
      {zeus ? (
        <>
          <h3>{say('forecast-orders', { n: view.decks.orders })}</h3>
          <Bars forecast={orderForecast(view, view.danger)} />
          <ul className={style['orders']}>
            {ordersToCome(view).map(({ kind, cards }) => (
              <li key={kind}>
                <strong>
                  {cards} × {names.name('order', kind)}
                </strong>{' '}
                <span>{names.text('order', kind)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p className={style['quiet']}>{say('forecast-figures', { ...view.pool })}</p>
    </div>
  );
}

/** One line for everything that a card may bring, as long as it is likely. */
function Bars({ forecast: { cards, empty, prospects } }: { readonly forecast: Forecast }) {
  const say = useText(text);
  const names = useNames();
  const rows = [
    ...prospects.map(({ type, count, cards: n }) => ({
      ...{ type, n, art: ZOMBIE_ART[type] ?? UNKNOWN_ART },
      words: say('card-brings', { n: count, name: names.name('zombie', type) }),
    })),
    ...(empty === 0 ? [] : [{ type: undefined, n: empty, art: null, words: say('forecast-nothing') }]),
  ];
  const shares = rows.map(({ n }) => n / Math.max(cards, 1));
  const said = percents(shares);
  return (
    <ul className={style['bars']}>
      {rows.map(({ type, art, words }, place) => (
        <li key={words} data-type={type}>
          <span>
            {art === null ? null : <Icon body={art} />} {words}
          </span>
          <i className={style['bar']} style={{ inlineSize: `${(shares[place] ?? 0) * 100}%` }} aria-hidden="true" />
          <b>{said[place]}</b>
        </li>
      ))}
    </ul>
  );
}
