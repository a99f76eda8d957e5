import dice from 'virtual:icon/rolling-dices';
import disk from 'virtual:icon/save';
import vhs from 'virtual:icon/vhs';
import type { Verdict } from '@dreadhouse/engine';
import { useState } from 'react';
import { Button } from '../kit/basics/button.tsx';
import { Icon } from '../kit/basics/icon.tsx';
import { goTo } from '../route.ts';
import { type Say, useText } from '../text/text.ts';
import style from './replay.module.css';
import type { ReplayTable } from './replay-table.ts';
import { text } from './text.ts';

/** Over a replay: whose it is, whether its dice are right, and a place for it on one's own shelf. */
export function ReplayRibbon({ table }: { readonly table: ReplayTable }) {
  const say = useText(text);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const keep = async (): Promise<void> => goTo('play', await table.keep());
  const names = table.seats.map(({ name }) => name).join(', ');
  return (
    <section className={style['ribbon']} aria-label={say('replay')}>
      <h1 className={style['name']}>
        <Icon body={vhs} size="1.5rem" /> {say('replay')}
      </h1>
      <span className={style['players']}>{say('player', { names })}</span>
      <div className={style['buttons']}>
        <Button onClick={() => setVerdict(table.checkDice())} disabled={!table.over}>
          <Icon body={dice} /> {say('check')}
        </Button>
        <Button onClick={() => void keep()}>
          <Icon body={disk} /> {say('keep')}
        </Button>
        <Button look="quiet" className={style['toShelf'] ?? ''} onClick={() => goTo('shelf')}>
          {say('shelf')}
        </Button>
      </div>
      <p className={style['verdict']} role="status" data-right={verdict?.ok}>
        {verdict === null ? '' : inWords(verdict, say)}
      </p>
    </section>
  );
}

function inWords(verdict: Verdict, say: Say<keyof (typeof text)['en']>): string {
  if (!verdict.ok) return verdict.why === 'not-over' ? say('notOver') : say('wrong', { where: verdict.where });
  const { rolls, answers, committed, laidOut } = verdict;
  const luck = laidOut ? say('laidOut') : say(committed ? 'committed' : 'open');
  return `✓ ${say('checked', { rolls, answers })} ${luck}`;
}
