import magnifier from 'virtual:icon/magnifying-glass';
import type { Judgement } from '@dreadhouse/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Analyst } from '../../contract/table.ts';
import { useText } from '../../text/text.ts';
import { Button } from '../basics/button.tsx';
import { Icon } from '../basics/icon.tsx';
import { percent } from '../decision/percent.ts';
import { useTable } from '../table/context.tsx';
import style from './analysis.module.css';
import { mistakesIn, turnIn } from './judged.ts';
import { text } from './text.ts';

interface Progress {
  readonly done: number;
  readonly of: number;
  readonly judged: readonly Judgement[];
  readonly running: boolean;
}

/** How the game stood from decision to decision, where it turned, and what would have been better. Thought out when it is asked for. */
export function Analysis({ analyst, look }: { readonly analyst: Analyst; readonly look: (position: number) => void }) {
  const say = useText(text);
  const { progress, start, stop } = useAnalysis(analyst);
  if (progress === null)
    return (
      <Button onClick={start} className={style['ask'] ?? ''} data-target="analyse">
        <Icon body={magnifier} /> {say('analyse')}
        <small>{say('analyse-note')}</small>
      </Button>
    );
  const { done, of, judged, running } = progress;
  return (
    <section className={style['analysis']} aria-label={say('analyse')}>
      {running ? (
        <p className={style['progress']}>
          <progress value={done} max={of} aria-label={say('analysing')} />
          <span role="status">{say('analysed', { done, of })}</span>
          <Button onClick={stop}>{say('stop')}</Button>
        </p>
      ) : null}
      <Curve judged={judged} />
      {running ? null : <Moments judged={judged} look={look} />}
    </section>
  );
}

/** One answer after the other, until all are judged or nobody wants to know any more. */
function useAnalysis(analyst: Analyst) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const asked = useRef(0);
  const stop = useCallback(() => {
    asked.current += 1;
    setProgress((now) => (now === null ? null : { ...now, running: false }));
  }, []);
  useEffect(() => {
    return () => {
      asked.current += 1;
    };
  }, []);
  const start = useCallback(async () => {
    asked.current += 1;
    const mine = asked.current;
    const positions = analyst.answered();
    let judged: readonly Judgement[] = [];
    setProgress({ done: 0, of: positions.length, judged, running: true });
    for (const [n, position] of positions.entries()) {
      const found = await analyst.judge(position).catch(() => null);
      if (mine !== asked.current) return;
      if (found !== null) judged = [...judged, found];
      setProgress({ done: n + 1, of: positions.length, judged, running: n + 1 < positions.length });
    }
  }, [analyst]);
  return { progress, start: () => void start(), stop };
}

const WIDTH = 600;
const HEIGHT = 120;

function Curve({ judged }: { readonly judged: readonly Judgement[] }) {
  const say = useText(text);
  if (judged.length < 2) return null;
  const points = judged.map(({ chance }, i) => [(i / (judged.length - 1)) * WIDTH, (1 - chance) * HEIGHT] as const);
  const line = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const costly = new Set(mistakesIn(judged));
  const [first, last] = [judged[0]?.chance ?? 0, judged.at(-1)?.chance ?? 0];
  const spoken = say('curve', { from: percent(first), to: percent(last) });
  return (
    <svg
      className={style['curve']}
      viewBox={`-6 -6 ${WIDTH + 12} ${HEIGHT + 12}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={spoken}
    >
      <title>{spoken}</title>
      <line x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} className={style['even']} />
      <polygon points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} className={style['area']} />
      <polyline points={line} className={style['line']} />
      {judged.map((one, i) =>
        costly.has(one) ? (
          <circle key={one.position} cx={points[i]?.[0]} cy={points[i]?.[1]} r="6" className={style['mark']} />
        ) : null,
      )}
    </svg>
  );
}

function Moments({
  judged,
  look,
}: {
  readonly judged: readonly Judgement[];
  readonly look: (position: number) => void;
}) {
  const say = useText(text);
  const turn = turnIn(judged);
  const mistakes = mistakesIn(judged);
  return (
    <>
      {turn === null ? null : (
        <p>
          {say(turn.after.chance < turn.before.chance ? 'turned-bad' : 'turned-good', {
            from: percent(turn.before.chance),
            to: percent(turn.after.chance),
          })}{' '}
          <Button onClick={() => look(turn.before.position)}>{say('look-there')}</Button>
        </p>
      )}
      {mistakes.length === 0 ? <p>{say('no-mistakes')}</p> : null}
      <ol className={style['moments']}>
        {mistakes.map((one) => (
          <Mistake key={one.position} judged={one} look={look} />
        ))}
      </ol>
      <p className={style['note']}>{say('analysis-note')}</p>
    </>
  );
}

function Mistake({ judged, look }: { readonly judged: Judgement; readonly look: (position: number) => void }) {
  const { table, words, guide } = useTable();
  const say = useText(text);
  const { position, best, given, chance, givenChance, reason } = judged;
  const then = table.history.at(position);
  const { decision } = then;
  const nameOf = (id: string): string => {
    const option = decision?.options.find((one) => one.id === id);
    return decision === null || option === undefined ? id : words.option(decision.kind, option);
  };
  return (
    <li>
      <span className={style['when']}>{guide.phase(then)}</span>
      <span>
        {say('given', { option: nameOf(given), chance: percent(givenChance) })}{' '}
        <strong>{say('better', { option: nameOf(best), chance: percent(chance) })}</strong> {words.hint(reason)}
      </span>
      <Button onClick={() => look(position)} data-target={`moment:${position}`}>
        {say('look-there')}
      </Button>
    </li>
  );
}
