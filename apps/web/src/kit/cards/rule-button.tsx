import { useText } from '../../text/text.ts';
import { Button } from '../basics/button.tsx';
import { useTablePart } from '../table/context.tsx';
import { text } from './text.ts';

/** Puts the card away and opens the rulebook at the rule behind it. */
export function RuleButton({ rule, close }: { readonly rule: string; readonly close: () => void }) {
  const openRule = useTablePart((table) => table.openRule);
  const say = useText(text);
  return (
    <Button
      look="quiet"
      onClick={() => {
        close();
        openRule(rule);
      }}
    >
      {say('rule', { rule })}
    </Button>
  );
}
