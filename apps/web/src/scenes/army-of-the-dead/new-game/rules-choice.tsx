import { LEVELS } from '@dreadhouse/army-of-the-dead';
import { Line, SelectField } from '../../../kit/new-game/choices.tsx';
import { More } from '../../../kit/new-game/section.tsx';
import { useText } from '../../../text/text.ts';
import { text } from './text.ts';
import type { Rules, SectionProps, Wishes } from './wishes.ts';

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
  return (
    <More title={say('more')}>
      {SWITCHES.map(({ id, isOn, turn }) => (
        <Line
          key={id}
          name={say(id)}
          note={say(`${id}-note`)}
          on={isOn(wishes)}
          turn={(on) => wish(turn(wishes, on))}
        />
      ))}
      <SelectField
        label={say('veterans')}
        note={say('veterans-note')}
        choices={LEVELS.map((id) => ({ id, name: say(`level.${id}`) }))}
        chosen={wishes.rules.veterans}
        choose={(veterans) => wish(withRules(wishes, { veterans }))}
      />
    </More>
  );
}
