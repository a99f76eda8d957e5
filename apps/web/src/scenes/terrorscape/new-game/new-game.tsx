import { DEFAULTS, KILLERS, SURVIVOR_IDS } from '@dreadhouse/terrorscape';
import { useId, useState } from 'react';
import type { NewGameProps } from '../../../contract/scene.ts';
import { Button } from '../../../kit/basics/button.tsx';
import { useText } from '../../../text/text.ts';
import { KillerPlate } from '../art/killer-plate.tsx';
import { SurvivorPortrait } from '../art/portrait.tsx';
import '../look.css';
import { useNames } from '../names.ts';
import { SeatsChoice } from './seats-choice.tsx';
import { style } from './style.ts';
import { text } from './text.ts';
import { FIRST_WISHES, isOn, MOST, tableFor, type Wishes, withRule, withSeats, withSurvivor } from './wishes.ts';

export interface SectionProps {
  readonly wishes: Wishes;
  readonly wish: (next: Wishes) => void;
}

/** Who hunts, who is hunted, who plays. Everything is chosen already; whoever wants to changes it. */
export function NewGame({ start, elsewhere }: NewGameProps) {
  const [wishes, wish] = useState(() =>
    elsewhere === undefined ? FIRST_WISHES : withSeats(FIRST_WISHES, elsewhere.seats),
  );
  const say = useText(text);
  const names = useNames();
  const begin = (): void => {
    const table = tableFor(wishes, (seat) => seatName(wishes, seat, say), Math.random());
    start(table);
  };
  const { killer } = wishes;
  const survivors = wishes.survivors.map((id) => names.name('survivor', id)).join(', ');
  return (
    <div className={style['page']} data-scene="terrorscape">
      <div className={style['sections']}>
        <KillerChoice wishes={wishes} wish={wish} />
        <SurvivorChoice wishes={wishes} wish={wish} />
        {elsewhere === undefined ? <SeatsChoice wishes={wishes} wish={wish} /> : null}
        <Rules wishes={wishes} wish={wish} />
      </div>
      <aside className={style['summary']}>
        <div className={style['bill']} aria-hidden="true">
          <KillerPlate id={killer ?? 'murderer'} />
          <span className={style['trio']}>
            {wishes.survivors.map((id) => (
              <SurvivorPortrait key={id} id={id} />
            ))}
          </span>
        </div>
        <p className={style['short']}>
          <strong>{killer === null ? say('surprise') : names.name('killer', killer)}</strong>{' '}
          <span>
            {say('against')} {survivors}
          </span>
        </p>
        <Button look="main" className={style['start'] ?? ''} onClick={begin}>
          {say(elsewhere === undefined ? 'start' : 'take')}
        </Button>
      </aside>
    </div>
  );
}

/** What a seat is called when nobody gave it a name. */
export function seatName(
  { seats }: Wishes,
  seat: number,
  say: (key: 'seat-0' | 'seat-one' | 'seat-n', values?: { readonly n: number }) => string,
): string {
  if (seat === 0) return say('seat-0');
  return seats.length === 2 ? say('seat-one') : say('seat-n', { n: seat });
}

function KillerChoice({ wishes, wish }: SectionProps) {
  const say = useText(text);
  const names = useNames();
  const group = useId();
  return (
    <section className={style['section']} aria-labelledby="killer">
      <h2 id="killer">{say('killer')}</h2>
      <div className={`${style['pictures']} ${style['killers']}`} role="radiogroup" aria-labelledby="killer">
        {KILLERS.map(({ id, feral }) => (
          <label key={id} className={style['choice']}>
            <input
              type="radio"
              name={group}
              checked={wishes.killer === id}
              onChange={() => wish({ ...wishes, killer: id })}
            />
            <span className={style['frame']}>
              <KillerPlate id={id} />
            </span>
            <span className={style['caption']}>
              <strong>{names.name('killer', id)}</strong>
              {feral === true ? <em>{say('feral')}</em> : null}
              <span>{names.text('killer', id)}</span>
            </span>
          </label>
        ))}
        <label className={style['choice']}>
          <input
            type="radio"
            name={group}
            checked={wishes.killer === null}
            onChange={() => wish({ ...wishes, killer: null })}
          />
          <span className={`${style['frame']} ${style['unknown']}`} aria-hidden="true">
            ?
          </span>
          <span className={style['caption']}>
            <strong>{say('surprise')}</strong>
            <span>{say('surprise-note')}</span>
          </span>
        </label>
      </div>
    </section>
  );
}

function SurvivorChoice({ wishes, wish }: SectionProps) {
  const say = useText(text);
  const names = useNames();
  return (
    <section className={style['section']} aria-labelledby="survivors">
      <h2 id="survivors">{say('survivors')}</h2>
      <fieldset className={`${style['pictures']} ${style['survivors']}`}>
        <legend className="for-ears">{say('survivors')}</legend>
        {SURVIVOR_IDS.map((id) => (
          <label key={id} className={style['choice']}>
            <input
              type="checkbox"
              checked={wishes.survivors.includes(id)}
              onChange={() => wish(withSurvivor(wishes, id))}
            />
            <span className={`${style['frame']} ${style['oval']}`}>
              <SurvivorPortrait id={id} />
            </span>
            <span className={style['caption']}>
              <strong>{names.name('survivor', id)}</strong>
              <span>{names.text('survivor', id)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className={style['note']} aria-live="polite">
        {say('survivors-note', { n: wishes.survivors.length })}
      </p>
    </section>
  );
}

const RULES = [
  'notebook',
  'survivalPlan',
  'onYourOwn',
  'loneWolfRules',
  'keysOpen',
  'repairOpen',
  'lightFingers',
  'encounterEndsActions',
  'sneakBansActions',
] as const;

/** What most never touch. A switch that this version of the game does not have is not shown. */
function Rules({ wishes, wish }: SectionProps) {
  const say = useText(text);
  const full = wishes.seats.length === MOST;
  const possible = (rule: (typeof RULES)[number]): boolean =>
    rule === 'onYourOwn' ? full : rule !== 'loneWolfRules' || isOn(wishes, 'onYourOwn');
  return (
    <details className={style['more']}>
      <summary>{say('more')}</summary>
      <div className={style['rules']}>
        {RULES.filter((rule) => Object.hasOwn(DEFAULTS, rule)).map((rule) => (
          <Check
            key={rule}
            name={say(`rule.${rule}`)}
            note={say(`rule-note.${rule}`)}
            on={isOn(wishes, rule)}
            possible={possible(rule)}
            turn={(on) => wish(withRule(wishes, rule, on))}
          />
        ))}
        <Check
          name={say('many-quick')}
          note={say('many-quick-note')}
          on={wishes.manyQuick}
          possible
          turn={(manyQuick) => wish({ ...wishes, manyQuick })}
        />
      </div>
    </details>
  );
}

interface CheckProps {
  readonly name: string;
  readonly note: string;
  readonly on: boolean;
  readonly possible: boolean;
  readonly turn: (on: boolean) => void;
}

function Check({ name, note, on, possible, turn }: CheckProps) {
  return (
    <label className={style['line']}>
      <input type="checkbox" checked={on} disabled={!possible} onChange={({ target }) => turn(target.checked)} />
      <span>
        <strong>{name}</strong> <small>{note}</small>
      </span>
    </label>
  );
}
