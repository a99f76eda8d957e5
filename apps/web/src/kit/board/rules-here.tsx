import { useEffect, useRef } from 'react';
import { useText } from '../../text/text.ts';
import style from './board.module.css';
import { text } from './text.ts';
import type { RuleAbout } from './types.ts';

interface Props {
  readonly rules: readonly RuleAbout[];
  readonly open: (rule: string) => void;
  readonly focused: boolean;
}

/** What the rulebook says about a place and whatever is there: a button for each. */
export function RulesHere({ rules, open, focused }: Props) {
  const say = useText(text);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) first.current?.focus({ preventScroll: true });
  }, [focused]);
  const once = rules.filter(({ rule }, i) => rules.findIndex((one) => one.rule === rule) === i);
  return (
    <div className={style['rules']}>
      <small>{say('rules')}</small>
      <ul>
        {once.map(({ name, rule }, i) => (
          <li key={rule}>
            <button ref={i === 0 ? first : undefined} type="button" title={rule} onClick={() => open(rule)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
