import { useText } from '../../text/text.ts';
import { Dialog } from '../basics/dialog.tsx';
import { useTablePart } from '../table/context.tsx';
import { RulesBook } from './rules-book.tsx';
import { text } from './text.ts';

interface Props {
  /** The rule, card or place that the book is opened at; an unknown one opens it at the beginning. */
  readonly rule: string;
  readonly close: () => void;
}

/** The rulebook beside the table. */
export function RulesDrawer({ rule, close }: Props) {
  const scene = useTablePart((table) => table.scene);
  const table = useTablePart(({ table }) => table);
  const say = useText(text);
  return (
    <Dialog title={say('title')} close={close} place="side">
      <RulesBook scene={scene} options={table.options} at={rule} />
    </Dialog>
  );
}
