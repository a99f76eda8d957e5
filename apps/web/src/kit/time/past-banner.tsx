import backwardTime from 'virtual:icon/backward-time';
import divergence from 'virtual:icon/divergence';
import vhs from 'virtual:icon/vhs';
import { useState } from 'react';
import type { Branching } from '../../contract/table.ts';
import { goTo } from '../../route.ts';
import { useText } from '../../text/text.ts';
import { Button } from '../basics/button.tsx';
import { Icon } from '../basics/icon.tsx';
import { useTable } from '../table/context.tsx';
import { type Stretch, stretchAt } from './marks.ts';
import { text } from './text.ts';
import { usePlaceName } from './time-line.tsx';
import style from './time-travel.module.css';

interface Props {
  /** The step that is looked at. */
  readonly at: number;
  readonly stretches: readonly Stretch[];
  readonly playing: boolean;
  readonly back: () => void;
}

/** Says that this is not now, what was chosen here, and how to get back or go on otherwise. */
export function PastBanner({ at, stretches, playing, back }: Props) {
  const { table, past, state } = useTable();
  const say = useText(text);
  const place = usePlaceName();
  const [busy, setBusy] = useState(false);
  if (past === null) return null;
  const isReplay = table.play === null;
  const { branching } = table;
  const branch = async (from: Branching): Promise<void> => {
    setBusy(true);
    goTo('play', await from.branch(past));
  };
  return (
    <div className={style['banner']}>
      <div className={style['telling']}>
        <span className={style['flag']} data-playing={playing || undefined}>
          <Icon body={isReplay ? vhs : backwardTime} size="1.3rem" /> {place(stretchAt(stretches, at))}
        </span>
        <Chosen />
      </div>
      <div className={style['ways']}>
        {branching === null && table.handingOver !== null && state.now.outcome === null ? (
          <p className={style['later']}>{say('whatIfLater')}</p>
        ) : null}
        {branching === null ? null : (
          <Button onClick={() => void branch(branching)} disabled={busy} title={say('branch')}>
            <Icon body={divergence} />{' '}
            {busy ? (
              say('branching')
            ) : (
              <span>
                {say('whatIf')} <span className={style['wide']}>{say('branch')}</span>
              </span>
            )}
          </Button>
        )}
        <Button look="main" className={style['back'] ?? ''} onClick={back}>
          {say(isReplay ? 'toEnd' : 'toNow')}
        </Button>
      </div>
    </div>
  );
}

/** What was answered at the moment that is looked at. */
function Chosen() {
  const { table, words, moment, past } = useTable();
  const say = useText(text);
  const { decision } = moment;
  const chosen = past === null ? null : table.history.chosen(past);
  const option = decision?.options.find(({ id }) => id === chosen);
  if (decision === null || option === undefined) return null;
  return <p className={style['chosen']}>{say('chosen', { option: words.option(decision.kind, option) })}</p>;
}
