import { dangerOf, GOALS, numbers, type SurvivorId, seatOf, survivorDef } from '@dreadhouse/army-of-the-dead';
import { inPlace } from '../../../kit/basics/in-place.tsx';
import { figureTone, toneOf } from '../../../kit/basics/tone.ts';
import { useText } from '../../../text/text.ts';
import { Portrait } from '../art/portrait.tsx';
import { EquipmentCard } from '../cards/equipment-card.tsx';
import { useNames } from '../names.ts';
import { type SeenSurvivor, survivorOf, useView, type View } from '../view.ts';
import { Adrenaline, Health } from './condition.tsx';
import { levelName, levelTone } from './danger.ts';
import style from './panel.module.css';
import { text } from './text.ts';

/** Everything about one Survivor: skills that they have and will have, cards, tokens, and what they came for. */
export function Dossier({ id }: { readonly id: SurvivorId }) {
  const view = useView();
  const say = useText(text);
  const names = useNames();
  const one = survivorOf(view, id);
  const { specialisation } = survivorDef(id);
  return (
    <div className={style['sheet']} style={figureTone(id)}>
      <div className={style['who']}>
        <Portrait id={id} lost={one?.health === 0} size="6rem" />
        <div>
          <p>
            <strong>{names.name('specialisation', specialisation)}</strong>
          </p>
          <p>{names.text('specialisation', specialisation)}</p>
          {one === undefined ? null : (
            <>
              <Health one={one} />
              <Adrenaline one={one} />
              <p className={style['quiet']}>
                {say('at', { zone: one.at })}
                <Seat view={view} one={one} />
              </p>
            </>
          )}
        </div>
      </div>
      <PersonalGoal view={view} id={id} />
      <h3>{say('skills')}</h3>
      <Skills id={id} one={one} />
      {one === undefined ? null : <Cards one={one} />}
    </div>
  );
}

function Seat({ view, one }: { readonly view: View; readonly one: SeenSurvivor }) {
  const say = useText(text);
  const seat = seatOf(view, view.survivors.indexOf(one));
  return seat === null ? null : ` · ${say('truck', { seat: say(`seat-${seat}`) })}`;
}

/** By Danger Level: what they have in full, what is to come in a few words. */
function Skills({ id, one }: { readonly id: SurvivorId; readonly one: SeenSurvivor | undefined }) {
  const say = useText(text);
  const names = useNames();
  const { blue, orange, red } = survivorDef(id);
  const now = one === undefined ? 0 : dangerOf(one.adrenaline);
  const rows = [
    { level: 0, skills: [blue] as readonly string[], chosen: blue as string | null },
    { level: 1, skills: ['action'], chosen: 'action' },
    { level: 2, skills: orange, chosen: one?.orange ?? null },
    { level: 3, skills: red, chosen: one?.red ?? null },
  ];
  return (
    <ol className={style['skills']}>
      {rows.map(({ level, skills, chosen }) => {
        const has = level <= now && chosen !== null;
        const shown = has ? [chosen] : skills;
        return (
          <li key={level} style={levelTone(level)} data-has={has || undefined}>
            <span className={style['lamp']}>
              {say(levelName(level))} <small>{numbers.DANGER_LEVELS[level]}</small>
            </span>
            <ul className={style['lines']}>
              {shown.map((skill) => (
                <li key={skill}>
                  <strong>{names.name('skill', skill)}</strong> <span>{names.text('skill', skill)}</span>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

function Cards({ one }: { readonly one: SeenSurvivor }) {
  const say = useText(text);
  const rows = [['hands', one.hand] as const, ['backpack', one.backpack] as const];
  return rows.map(([where, items]) => (
    <section key={where}>
      <h3>{say(where)}</h3>
      {items.length === 0 ? (
        <p className={style['quiet']}>{say('empty')}</p>
      ) : (
        <ul className={style['cards']}>
          {inPlace(
            items,
            ({ face, spent }) => (
              <li>
                <EquipmentCard id={face} note={spent ? say('spent') : undefined} />
              </li>
            ),
            ({ face }) => face,
          )}
        </ul>
      )}
    </section>
  ));
}

/** AD-GOAL-01: what this Survivor came for, if it is in play. */
export function PersonalGoal({ view, id }: { readonly view: View; readonly id: SurvivorId }) {
  const say = useText(text);
  const names = useNames();
  const goal = view.goals.find(({ owner }) => owner === id);
  if (goal === undefined) return null;
  const { count } = GOALS[id];
  const done = goal.done;
  return (
    <div className={style['goal']} style={toneOf(`token-${goal.colour}`)} data-done={done || undefined}>
      <p>
        <strong>
          {say('goal')}: {names.name('survivor', id)}
        </strong>{' '}
        <b>{done ? `✓ ${say('goal-done')}` : count > 1 ? `${goal.progress} / ${count}` : ''}</b>
      </p>
      <p>{names.text('goal', id)}</p>
    </div>
  );
}
