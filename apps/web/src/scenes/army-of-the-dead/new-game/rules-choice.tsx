import { LEVELS } from '@dreadhouse/army-of-the-dead';
import { Line, SelectField } from '../../../kit/new-game/choices.tsx';
import { More } from '../../../kit/new-game/section.tsx';
import { useText } from '../../../text/text.ts';
import { text } from './text.ts';
import type { Rules, SectionProps } from './wishes.ts';

/** Each switch, as it is off and as it is on. */
const SWITCHES: readonly (readonly [off: Partial<Rules>, on: Partial<Rules>])[] = [
  [{ letTheGameDecide: false }, { letTheGameDecide: true }],
  [{ setsAtTable: false }, { setsAtTable: true }],
  [{ noisyElimination: 'wakes' }, { noisyElimination: 'removes-then-wakes' }],
  [{ chainCarried: false }, { chainCarried: true }],
  [{ lillysGoal: 'sacrifice' }, { lillysGoal: 'vigil' }],
];

/** What most never touch. */
export function RulesChoice({ wishes, wish }: SectionProps) {
  const say = useText(text);
  const change = (rules: Partial<Rules>): void => wish({ ...wishes, rules: { ...wishes.rules, ...rules } });
  return (
    <More title={say('more')}>
      {SWITCHES.map(([off, on]) => {
        const [id] = Object.keys(on) as [Exclude<keyof Rules, 'veterans'>]; // each has one
        const isOn = wishes.rules[id] === on[id];
        return <Line key={id} name={say(id)} note={say(`${id}-note`)} on={isOn} turn={(is) => change(is ? on : off)} />;
      })}
      <SelectField
        label={say('veterans')}
        note={say('veterans-note')}
        choices={LEVELS.map((id) => ({ id, name: say(`level.${id}`) }))}
        chosen={wishes.rules.veterans}
        choose={(veterans) => change({ veterans })}
      />
    </More>
  );
}
