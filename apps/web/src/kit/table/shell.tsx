import { useTable } from './context.tsx';

interface Props {
  /** The target whose options are offered for choice. */
  readonly offered: string | null;
  readonly closeOffer: () => void;
  /** The rule that the rulebook is open at. */
  readonly rule: string | null;
  readonly closeRule: () => void;
}

/** Arranges the parts of a table on the screen. */
export function TableShell(_props: Props) {
  const { scene, moment, words, answer } = useTable();
  const { decision } = moment;
  const { TableScene } = scene;
  return (
    <main>
      <p>{decision === null ? '' : words.ask(decision)}</p>
      {decision?.options.map((option) => (
        <button key={option.id} type="button" disabled={option.blocked !== undefined} onClick={() => answer(option.id)}>
          {words.option(decision.kind, option)}
          {option.blocked === undefined ? '' : ` (${words.why(option.blocked)})`}
        </button>
      ))}
      <TableScene />
    </main>
  );
}
