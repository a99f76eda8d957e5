import { useId } from 'react';
import type { Scene } from '../contract/scene.ts';
import type { BotLevel } from '../contract/table.ts';
import { inPlace } from '../kit/basics/in-place.tsx';
import { levelsOf } from '../kit/seats/levels.ts';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../text/text.ts';
import { CLOCKS, clockIn, PATIENCES, patienceIn } from './clocks.ts';
import style from './friends-page.module.css';
import type { TableWishes } from './friends-page.tsx';
import { rolesOf } from './roles.ts';
import { text } from './text.ts';

/** Who is to sit on a seat. */
export type SeatWish = 'me' | 'open' | BotLevel;

interface SeatsProps {
  readonly scene: Scene;
  /** What is played, for as many as there are seats. */
  readonly options: unknown;
  readonly seats: readonly SeatWish[];
  readonly change: (seats: readonly SeatWish[]) => void;
}

export function Seats({ scene, options, seats, change }: SeatsProps) {
  const { language } = useSettings();
  const say = useText(text);
  const roles = rolesOf(scene, language, seats.length, options);
  const { min, max } = scene.game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, n) => min + n);
  return (
    <section className={style['section']} aria-labelledby="seats">
      <h2 id="seats">{say('seats')}</h2>
      {counts.length < 2 ? null : (
        <label className={style['field']}>
          <span>{say('seats-count')}</span>
          <select value={seats.length} onChange={({ target }) => change(resized(seats, Number(target.value)))}>
            {counts.map((n) => (
              <option key={n}>{n}</option>
            ))}
          </select>
        </label>
      )}
      {inPlace(seats, (seat, n) => (
        <label className={style['field']}>
          <span>{roles[n]}</span>
          <select
            value={seat}
            data-target={`seat:${n}`}
            onChange={({ target }) => change(seated(seats, n, target.value as SeatWish))}
          >
            {(['me', 'open', ...levelsOf(scene.game)] as const).map((one) => (
              <option key={one} value={one}>
                {say(`seat.${one}`)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </section>
  );
}

/** Whoever is new is a friend; one's own seat stays if it is still there. */
export function resized(seats: readonly SeatWish[], count: number): readonly SeatWish[] {
  const next = Array.from({ length: count }, (_, n): SeatWish => seats[n] ?? 'open');
  return next.includes('me') || !seats.includes('me') ? next : next.with(-1, 'me');
}

/** One sits on one seat only: what was mine is open when I move. */
export function seated(seats: readonly SeatWish[], at: number, who: SeatWish): readonly SeatWish[] {
  return seats.map((seat, n) => (n === at ? who : who === 'me' && seat === 'me' ? 'open' : seat));
}

interface TableProps {
  readonly wishes: TableWishes;
  readonly wish: (wishes: TableWishes) => void;
}

/** One's name, who may come, how much time there is. */
export function YouAndTheTable({ wishes, wish }: TableProps) {
  const say = useText(text);
  const field = useId();
  return (
    <section className={style['section']} aria-labelledby="you">
      <h2 id="you">{say('you')}</h2>
      <p className={style['field']}>
        <label htmlFor={field}>{say('your-name')}</label>
        <input
          id={field}
          maxLength={40}
          autoComplete="nickname"
          value={wishes.name}
          aria-describedby={`${field}-note`}
          onChange={({ target }) => wish({ ...wishes, name: target.value })}
        />
        <small id={`${field}-note`}>{say('name-needed')}</small>
      </p>
      <WhoMayCome wishes={wishes} wish={wish} />
      <Hints wishes={wishes} wish={wish} />
      <Clock wishes={wishes} wish={wish} />
      {wishes.seats.length < 2 ? null : <Patience wishes={wishes} wish={wish} />}
    </section>
  );
}

function WhoMayCome({ wishes, wish }: TableProps) {
  const say = useText(text);
  const group = useId();
  return (
    <fieldset className={style['who']}>
      <legend>{say('who')}</legend>
      {([false, true] as const).map((isPublic) => (
        <label key={String(isPublic)}>
          <input
            type="radio"
            name={group}
            checked={wishes.isPublic === isPublic}
            onChange={() => wish({ ...wishes, isPublic })}
          />{' '}
          {say(isPublic ? 'who.public' : 'who.private')}
        </label>
      ))}
    </fieldset>
  );
}

/** The same for everybody: who may be told what a good player would do. */
function Hints({ wishes, wish }: TableProps) {
  const say = useText(text);
  const field = useId();
  return (
    <p className={style['field']}>
      <label htmlFor={field}>{say('hints')}</label>
      <select
        id={field}
        value={String(wishes.hints)}
        aria-describedby={`${field}-note`}
        onChange={({ target }) => wish({ ...wishes, hints: target.value === 'true' })}
      >
        {([false, true] as const).map((hints) => (
          <option key={String(hints)} value={String(hints)}>
            {say(hints ? 'hints.yes' : 'hints.no')}
          </option>
        ))}
      </select>
      <small id={`${field}-note`}>{say('hints-note')}</small>
    </p>
  );
}

function Clock({ wishes, wish }: TableProps) {
  const say = useText(text);
  const field = useId();
  return (
    <p className={style['field']}>
      <label htmlFor={field}>{say('clock')}</label>
      <select
        id={field}
        value={wishes.clock ?? ''}
        aria-describedby={`${field}-note`}
        onChange={({ target }) => wish({ ...wishes, clock: target.value === '' ? null : Number(target.value) })}
      >
        {CLOCKS.map((clock) => (
          <option key={clock} value={clock ?? ''}>
            {clockIn(say, clock)}
          </option>
        ))}
      </select>
      <small id={`${field}-note`}>{say('clock-note')}</small>
    </p>
  );
}

/** How long the table waits for somebody who is away before it takes an answer back without them. */
function Patience({ wishes, wish }: TableProps) {
  const say = useText(text);
  const field = useId();
  return (
    <p className={style['field']}>
      <label htmlFor={field}>{say('patience')}</label>
      <select
        id={field}
        value={wishes.patience ?? ''}
        aria-describedby={`${field}-note`}
        onChange={({ target }) => wish({ ...wishes, patience: target.value === '' ? null : Number(target.value) })}
      >
        {PATIENCES.map((patience) => (
          <option key={patience} value={patience ?? ''}>
            {patienceIn(say, patience)}
          </option>
        ))}
      </select>
      <small id={`${field}-note`}>{say('patience-note')}</small>
    </p>
  );
}
