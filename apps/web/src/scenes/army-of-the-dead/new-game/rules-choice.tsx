import { LEVELS } from '@dreadhouse/army-of-the-dead';
import { useId } from 'react';
import { useText } from '../../../text/text.ts';
import type { SectionProps } from './new-game.tsx';
import { style } from './style.ts';
import { text } from './text.ts';
import type { Rules, Wishes } from './wishes.ts';

/** Each switch: whether it is on, and the wishes with it turned. */
const SWITCHES: readonly {
  readonly id: 'letTheGameDecide' | 'setsAtTable' | 'noisyElimination' | 'chainCarried' | 'lillysGoal';
  readonly isOn: (wishes: Wishes) => boolean;
  readonly turn: (wishes: Wishes, on: boolean) => Wishes;
}[] = [
  {
    id: 'letTheGameDecide',
    isOn: ({ rules }) => rules.letTheGameDecide,
    turn: (wishes, letTheGameDecide) => withRules(wishes, { letTheGameDecide }),
  },
  {
    id: 'setsAtTable',
    isOn: ({ setsAtTable }) => setsAtTable,
    turn: (wishes, setsAtTable) => ({ ...wishes, setsAtTable }),
  },
  {
    id: 'noisyElimination',
    isOn: ({ rules }) => rules.noisyElimination === 'removes-then-wakes',
    turn: (wishes, on) => withRules(wishes, { noisyElimination: on ? 'removes-then-wakes' : 'wakes' }),
  },
  {
    id: 'chainCarried',
    isOn: ({ rules }) => rules.chainCarried,
    turn: (wishes, chainCarried) => withRules(wishes, { chainCarried }),
  },
  {
    id: 'lillysGoal',
    isOn: ({ rules }) => rules.lillysGoal === 'vigil',
    turn: (wishes, on) => withRules(wishes, { lillysGoal: on ? 'vigil' : 'sacrifice' }),
  },
];

function withRules(wishes: Wishes, change: Partial<Rules>): Wishes {
  return { ...wishes, rules: { ...wishes.rules, ...change } };
}

/** What most never touch. */
export function RulesChoice({ wishes, wish }: SectionProps) {
  const say = useText(text);
  const veterans = useId();
  return (
    <details className={style['more']}>
      <summary>{say('more')}</summary>
      <div className={style['rules']}>
        {SWITCHES.map(({ id, isOn, turn }) => (
          <label key={id} className={style['line']}>
            <input
              type="checkbox"
              checked={isOn(wishes)}
              onChange={({ target }) => wish(turn(wishes, target.checked))}
            />
            <span>
              <strong>{say(id)}</strong> <small>{say(`${id}-note`)}</small>
            </span>
          </label>
        ))}
        <p className={style['field']}>
          <label htmlFor={veterans}>{say('veterans')}</label>
          <select
            id={veterans}
            value={wishes.rules.veterans}
            onChange={({ target }) =>
              wish(withRules(wishes, { veterans: LEVELS.find((level) => level === target.value) ?? 'blue' }))
            }
          >
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {say(`level.${level}`)}
              </option>
            ))}
          </select>
          <small>{say('veterans-note')}</small>
        </p>
      </div>
    </details>
  );
}
