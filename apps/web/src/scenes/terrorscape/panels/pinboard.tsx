import { mansion } from '@dreadhouse/terrorscape';
import { inPlace } from '../../../kit/basics/in-place.tsx';
import type { Names } from '../../../kit/scene/names.ts';
import { type Say, useText } from '../../../text/text.ts';
import { useNames } from '../names.ts';
import { useView, type View } from '../view.ts';
import { ItemDiscards } from './discards.tsx';
import style from './panel.module.css';
import { text } from './text.ts';

/** What has been said aloud, and what lies behind the screen besides the backpacks: notes on a board that everybody on this side sees. */
export function Pinboard() {
  const view = useView();
  const say = useText(text);
  const names = useNames();
  const { team, plan, findings, lastNoise, lastEverywhere, step, blockSupply } = view;
  const last = listed(lastNoise, lastEverywhere, say, names);
  return (
    <section className={style['panel']} aria-label={say('pinboard')} data-target="findings">
      <h2>{say(team === undefined ? 'findings' : 'pinboard')}</h2>
      {plan === undefined ? null : <Plan {...plan} />}
      {findings.length === 0 ? (
        <p className={style['quiet']}>{say('no-findings')}</p>
      ) : (
        <ul className={style['list']}>
          {inPlace(findings, (finding) => (
            <li>{findingOf(finding, say, names)}</li>
          ))}
        </ul>
      )}
      {step === 'killer' || team !== undefined ? (
        <p>
          <b>{say('noise-now', { list: noiseOf(view, say, names) })}</b>
        </p>
      ) : null}
      <p className={style['quiet']}>{say('last-noise', { list: last })}</p>
      {team === undefined ? (
        <p className={style['quiet']}>{say('blocks-of', { n: blockSupply })}</p>
      ) : (
        <>
          <p>
            <b>{say('search-deck')}:</b> {say('search-deck-of', { n: team.search })}
          </p>
          <p className={style['quiet']}>
            <ItemDiscards />
          </p>
        </>
      )}
    </section>
  );
}

function Plan({ card, stage: n }: Pick<NonNullable<View['plan']>, 'card' | 'stage'>) {
  const say = useText(text);
  const names = useNames();
  if (card === null) return <p>{say('plan-hidden', { n })}</p>;
  return (
    <p>
      <b>{say('plan', { plan: names.name('plan', card) })}.</b> {say('plan-stage', { n })}.{' '}
      <span className={style['quiet']}>{names.text('plan', card)}</span>
    </p>
  );
}

/** The last thing that was said aloud and the noise, in a line: what the hunt goes by. The rest is on the board behind it. */
export function Heard({ open }: { readonly open: () => void }) {
  const view = useView();
  const say = useText(text);
  const names = useNames();
  const last = view.findings.at(-1);
  return (
    <button type="button" className={style['heard']} data-target="heard" onClick={open}>
      {last === undefined ? null : <span>{findingOf(last, say, names)}</span>}
      <span>{say('noise-now', { list: noiseOf(view, say, names) })}</span>
    </button>
  );
}

type PanelSay = Say<keyof (typeof text)['en']>;

/** What of this round this side has heard. */
function noiseOf({ noise, firecracker, team }: View, say: PanelSay, names: Names): string {
  return listed(noise, firecracker !== null || team?.everywhere === true, say, names);
}

function listed(heard: readonly string[], everywhere: boolean, say: PanelSay, names: Names): string {
  if (everywhere) return say('everywhere-noise');
  return heard.length === 0 ? say('no-noise') : heard.map((id) => names.name('location', id)).join(', ');
}

/** One of the honest answers that the Killer has got since his phase began. */
function findingOf({ kind, zone, found }: View['findings'][number], say: PanelSay, names: Names): string {
  return say(`found-${kind}`, {
    zone: zoneName(zone, names),
    who: found.length === 0 ? say('nobody') : found.map((id) => names.name('survivor', id)).join(', '),
  });
}

function zoneName(zone: string | readonly string[], names: Names): string {
  if (typeof zone !== 'string') return zone.map((id) => names.name('location', id)).join(', ');
  return names.name(mansion.areas[zone] === undefined ? 'location' : 'area', zone);
}
