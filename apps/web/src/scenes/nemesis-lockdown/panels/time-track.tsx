import { useText } from '../../../text/text.ts';
import { useView } from '../view.ts';
import { endsAt, type TrackField, trackOf } from './standing.ts';
import { text } from './text.ts';
import style from './time-track.module.css';

/** Always in sight: the token, thresholds, cargo tokens, and what ends the game first. */
export function TimeTrack() {
  const view = useView();
  const say = useText(text);
  const end = endsAt(view);
  const rest = say(`ends-${end.why}`, { field: end.field });
  const spoken = `${say('track-at', { field: view.time.field === 0 ? 'S' : view.time.field, n: view.time.field })} ${rest}`;
  return (
    <section className={style['time']} aria-label={say('track')} data-target="time" title={spoken}>
      <p className="for-ears">{spoken}</p>
      <ol className={style['track']} aria-hidden="true">
        {trackOf(view).map((one) => (
          <Field key={one.field} one={one} />
        ))}
      </ol>
      <p className={style['end']} data-alarm={end.why !== 'time' || undefined} aria-hidden="true">
        {rest}
      </p>
    </section>
  );
}

function Field({ one }: { readonly one: TrackField }) {
  const { label, isHere, isPassed, threshold, css, hasSlot, isAlert, selfDestruct } = one;
  return (
    <li
      data-here={isHere || undefined}
      data-passed={isPassed || undefined}
      data-white={one.isWhite || undefined}
      data-threshold={threshold ?? undefined}
    >
      <b>{label}</b>
      {hasSlot || css !== null ? <i data-css={css ?? undefined}>{css ?? '·'}</i> : null}
      {isAlert ? <i data-alert>!</i> : null}
      {selfDestruct === null ? null : <i data-bomb={selfDestruct}>✹</i>}
    </li>
  );
}
