import type { OptionView } from '@dreadhouse/engine';
import { Button } from '../../../kit/basics/button.tsx';
import { Icon } from '../../../kit/basics/icon.tsx';
import { inPlace } from '../../../kit/basics/in-place.tsx';
import { useTable } from '../../../kit/table/context.tsx';
import { useText } from '../../../text/text.ts';
import { ITEM_ART, TOKEN_ART, UNKNOWN_ART } from '../art/icons.ts';
import { Portrait } from '../art/portrait.tsx';
import { useNames } from '../names.ts';
import { text } from '../panels/text.ts';
import { useView } from '../view.ts';
import style from './trays.module.css';

/** AD-ACT-TRADE-02: two people, and what goes from one to the other. */
export function TradeTray() {
  const view = useView();
  const { moment, answer } = useTable();
  const say = useText(text);
  const names = useNames();
  const { trade } = view;
  const [one, other] = trade === null ? [] : [view.survivors[trade.from], view.survivors[trade.to]];
  if (trade === null || one === undefined || other === undefined) return null;
  const options = moment.decision?.options ?? [];
  const done = options.find(({ id, blocked }) => id === 'done' && blocked === undefined);
  const name = (id: string): string => names.name('survivor', id);
  return (
    <figure className={style['tray']} data-target="trade">
      <figcaption>
        {say('trade', { one: name(one.id), other: name(other.id) })}
        <small>{say('trade-note')}</small>
      </figcaption>
      <div className={style['deal']}>
        <Side who={one.id} promised={trade.give} options={options.filter(({ id }) => id.startsWith('give:'))} />
        <Side who={other.id} promised={trade.take} options={options.filter(({ id }) => id.startsWith('take:'))} />
      </div>
      {moment.decision?.kind === 'trade' ? (
        <Button look="main" disabled={done === undefined} onClick={() => answer('done')}>
          {say('confirm')}
        </Button>
      ) : null}
    </figure>
  );
}

interface SideProps {
  readonly who: Parameters<typeof Portrait>[0]['id'];
  readonly promised: readonly string[];
  readonly options: readonly OptionView[];
}

function Side({ who, promised, options }: SideProps) {
  const { answer, words } = useTable();
  const say = useText(text);
  const names = useNames();
  return (
    <section>
      <h2>
        <Portrait id={who} size="2.4rem" />
        {say('gives', { name: names.name('survivor', who) })}
      </h2>
      <ul className={style['things']}>
        {inPlace(
          promised,
          (thing) => (
            <li data-promised>
              <Thing thing={thing} />
            </li>
          ),
          String,
        )}
        {promised.length === 0 ? <li data-nothing>{say('nothing')}</li> : null}
      </ul>
      <ul className={style['things']}>
        {options.map(({ id, blocked }) => (
          <li key={id}>
            <button type="button" disabled={blocked !== undefined} onClick={() => answer(id)}>
              <Thing thing={id.slice(id.indexOf(':') + 1)} />
            </button>
            {blocked === undefined ? null : <small>{words.why(blocked)}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `card.smg!`, `token.red`, `companion.kate`. */
function Thing({ thing }: { readonly thing: string }) {
  const say = useText(text);
  const names = useNames();
  const [kind = '', rest = ''] = [thing.slice(0, thing.indexOf('.')), thing.slice(thing.indexOf('.') + 1)];
  const id = rest.replace('!', '');
  const art = kind === 'card' ? ITEM_ART[id] : TOKEN_ART[id];
  const named = kind === 'card' ? 'equipment' : kind === 'token' ? 'token' : 'survivor';
  return (
    <>
      <Icon body={art ?? UNKNOWN_ART} size="1.15rem" /> {names.name(named, id)}
      {rest.endsWith('!') ? <b> {say('spent')}</b> : null}
    </>
  );
}
