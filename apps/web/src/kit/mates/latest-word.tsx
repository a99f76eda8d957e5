import robot from 'virtual:icon/vintage-robot';
import type { Mate } from '../../contract/mates.ts';
import { Icon } from '../basics/icon.tsx';
import { useTablePart } from '../table/context.tsx';
import style from './mates.module.css';
import { useSaid } from './said.ts';

/** What the bot on one's side that has answered last is up to: seen under the question, and read aloud. */
export function LatestWord() {
  const mates = useTablePart(({ state }) => state.mates) ?? [];
  const seats = useTablePart(({ state }) => state.seats);
  const words = useTablePart((table) => table.words);
  const said = useSaid(words);
  if (mates.length === 0) return null;
  const latest = mates.reduce<Mate | null>(
    (last, one) => (one.spoken !== null && one.said >= (last?.said ?? 0) ? one : last),
    null,
  );
  return (
    <p className={style['latest']} role="status" data-target="mates-word">
      {latest?.spoken == null ? null : (
        <>
          <Icon body={robot} /> <b>{seats[latest.seat]?.name}:</b> {said(latest.spoken)}
        </>
      )}
    </p>
  );
}
