import dice from 'virtual:icon/rolling-dices';
import { type Luck, readSave, type Verdict, verify } from '@dreadhouse/engine';
import { useState } from 'react';
import type { Promised, WholeMatch } from '../../contract/table.ts';
import { type Say, useText } from '../../text/text.ts';
import { Button } from '../basics/button.tsx';
import { Icon } from '../basics/icon.tsx';
import { useTable } from '../table/context.tsx';
import style from './end-screen.module.css';
import { text } from './text.ts';

/** Plays the whole game again from its sealed luck and says whether it comes out the same. */
export function DiceCheck({ whole }: { readonly whole: WholeMatch }) {
  const { table, scene } = useTable();
  const say = useText(text);
  const [verdict, setVerdict] = useState<Verdict | 'checking' | null>(null);
  const check = (): void => {
    setVerdict('checking');
    // Two frames, so that the player sees that it is under way: it takes a moment.
    requestAnimationFrame(() => requestAnimationFrame(() => setVerdict(verify(scene.game, whole.file()))));
  };
  return (
    <div className={style['check']}>
      <Button onClick={check} disabled={verdict === 'checking'}>
        <Icon body={dice} /> {say('check')}
      </Button>
      <p role="status">
        {verdict === null
          ? ''
          : verdict === 'checking'
            ? say('checking')
            : inWords(say, verdict, keepsItsPromise(table.promise, whole))}
      </p>
    </div>
  );
}

/** Whether the luck that was revealed is the one that was promised before the match; null when nothing had been promised. */
function keepsItsPromise(promise: Promised | undefined, whole: WholeMatch): boolean | null {
  const read = promise === undefined ? null : readSave(whole.file());
  return promise === undefined || read === null ? null : read.ok && fits(read.saved.header.luck, promise);
}

function fits(luck: Luck, { commitment, nonce, seat }: Promised): boolean {
  if (luck.kind !== 'secure' || luck.commitment !== commitment) return false;
  return nonce === null || seat === null || luck.nonces[seat] === nonce;
}

function inWords(say: Say<keyof (typeof text)['en']>, verdict: Verdict, kept: boolean | null): string {
  if (kept === false) return say('check-broken');
  if (!verdict.ok) return say('check-bad', { why: verdict.why, where: verdict.where });
  const { answers, rolls, committed, laidOut } = verdict;
  const luck = say(laidOut ? 'check-laid-out' : committed ? 'check-committed' : 'check-open');
  const promise = kept === null ? '' : ` ${say('check-promise')}`;
  return `${say('check-ok', { answers, rolls })} ${luck}${promise}`;
}
