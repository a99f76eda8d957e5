import { useText } from '../../text/text.ts';
import { useTablePart } from '../table/context.tsx';
import style from './rule-link.module.css';
import { text } from './text.ts';

/** Opens the rulebook at the rule behind something. */
export function RuleLink({ rule }: { readonly rule: string | undefined }) {
  const openRule = useTablePart((table) => table.openRule);
  const say = useText(text);
  if (rule === undefined) return null;
  return (
    <button
      type="button"
      className={style['rule']}
      aria-label={`${say('why')} ${say('open-rule', { rule })}`}
      title={rule}
      onClick={() => openRule(rule)}
    >
      {say('why')}
    </button>
  );
}
