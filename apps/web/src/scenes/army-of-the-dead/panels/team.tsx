import { survivorDef } from '@dreadhouse/army-of-the-dead';
import { memo } from 'react';
import { Icon } from '../../../kit/basics/icon.tsx';
import { inPlace } from '../../../kit/basics/in-place.tsx';
import { figureTone, toneOf } from '../../../kit/basics/tone.ts';
import { Person } from '../../../kit/people/person.tsx';
import { useTablePart } from '../../../kit/table/context.tsx';
import { icon } from '../../../look/icon.ts';
import { useText } from '../../../text/text.ts';
import { SPECIALIST_ART, TOKEN_ART, TOKEN_TONES, UNKNOWN_ART } from '../art/icons.ts';
import { Portrait } from '../art/portrait.tsx';
import { useReading } from '../cards/reading.tsx';
import { useNames } from '../names.ts';
import { actorOf, type SeenSurvivor, useViewPart, viewOf } from '../view.ts';
import { Actions, Adrenaline, Health } from './condition.tsx';
import { ItemChip } from './item-chip.tsx';
import style from './team.module.css';
import { text } from './text.ts';

/** The six, side by side, as their dashboards lie on the table. */
export function Team() {
  const survivors = useViewPart((view) => view.survivors);
  const say = useText(text);
  return (
    <ul className={style['team']} aria-label={say('team')} data-target="team">
      {survivors.map((one) => (
        <Dashboard key={one.id} one={one} />
      ))}
    </ul>
  );
}

/** How somebody stands to what is going on: whether they act, with how many Actions, and what their sheet looks like because of it. */
export function useStanding(one: SeenSurvivor) {
  const acting = useTablePart(({ moment }) => actorOf(viewOf(moment), moment)?.id === one.id);
  const actions = useViewPart(({ turn, survivors }) =>
    turn !== null && survivors[turn.slot]?.id === one.id ? turn.actions : null,
  );
  const look = [one.acted && !acting ? style['acted'] : '', one.health === 0 ? style['fallen'] : ''].join(' ');
  return { acting, actions, look };
}

/** Drawn again only when something about this Survivor changes. */
const Dashboard = memo(function Dashboard({ one }: { readonly one: SeenSurvivor }) {
  const seats = useViewPart((view) => view.seats);
  const player = useTablePart(({ state }) => state.seats[one.seat]?.name);
  const say = useText(text);
  const names = useNames();
  const read = useReading();
  const { acting, actions, look } = useStanding(one);
  const name = names.name('survivor', one.id);
  const { specialisation } = survivorDef(one.id);
  return (
    <Person
      target={`survivor:${one.id}`}
      name={say('choose', { name })}
      tone={figureTone(one.id)}
      now={acting}
      className={`${style['dashboard']} ${look}`}
    >
      <header>
        <span className={style['picture']}>
          <Portrait id={one.id} lost={one.health === 0} />
          <span className={style['special']} title={names.name('specialisation', specialisation)}>
            <Icon
              body={SPECIALIST_ART[specialisation] ?? UNKNOWN_ART}
              label={names.name('specialisation', specialisation)}
            />
          </span>
        </span>
        <div>
          <h2>{name}</h2>
          <Health one={one} />
          {actions === null ? <Doing one={one} /> : <Actions n={actions} />}
        </div>
      </header>
      <Adrenaline one={one} />
      <Carried one={one} />
      {seats > 1 ? <small className={style['player']}>{player}</small> : null}
      <button
        type="button"
        className={style['more']}
        aria-label={say('details', { name })}
        title={say('details', { name })}
        onClick={() => read({ kind: 'survivor', id: one.id })}
      >
        <Icon body={icon('id-card')} size="1.1rem" />
      </button>
    </Person>
  );
});

/** Whether somebody has had a turn: only where it matters. */
function Doing({ one }: { readonly one: SeenSurvivor }) {
  const step = useViewPart((view) => view.step);
  const say = useText(text);
  if (step !== 'players' || one.health === 0) return null;
  return <small className={style['doing']}>{say(one.acted ? 'has-acted' : 'to-act')}</small>;
}

const PLACES = ['hand', 'backpack'] as const;

/** What somebody has: both Hands, the Backpack, and whatever needs no room. */
export function Carried({ one }: { readonly one: SeenSurvivor }) {
  const names = useNames();
  const say = useText(text);
  return (
    <>
      <ul className={style['items']} aria-label={say('hands')}>
        {PLACES.map((place) =>
          inPlace(
            one[place],
            (item) => (
              <li>
                <ItemChip item={item} owner={one} place={place} />
              </li>
            ),
            ({ face }) => `${place} ${face}`,
          ),
        )}
      </ul>
      {one.tokens.length === 0 ? null : (
        <ul className={style['tokens']} aria-label={say('carries')}>
          {inPlace(
            one.tokens,
            (token) => (
              <li style={toneOf(TOKEN_TONES[token])} title={names.name('token', token)}>
                <Icon body={TOKEN_ART[token] ?? UNKNOWN_ART} label={names.name('token', token)} size="1.05rem" />
              </li>
            ),
            String,
          )}
        </ul>
      )}
    </>
  );
}
