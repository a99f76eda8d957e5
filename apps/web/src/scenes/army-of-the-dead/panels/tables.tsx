import { Button } from '../../../kit/basics/button.tsx';
import { AFrameLater, useTable } from '../../../kit/table/context.tsx';
import layout from '../../../kit/table/layout.module.css';
import { useText } from '../../../text/text.ts';
import { useNames } from '../names.ts';
import { useAiming } from '../on-board/aim.tsx';
import { BoardOnTable } from '../on-board/board-on-table.tsx';
import { Spotlight } from '../trays/spotlight.tsx';
import { Faces } from './faces.tsx';
import { Status } from './status.tsx';
import style from './tables.module.css';
import { Team } from './team.tsx';
import { text } from './text.ts';

/** A line above the map, the map, and six dashboards along the edge of the table. */
export function WideTable() {
  return (
    <div className={`${layout['wide']} ${style['wide']}`}>
      <StatusAndMap />
      <Team />
    </div>
  );
}

/** One thumb: the map large, six faces under it. */
export function PhoneTable() {
  return (
    <div className={layout['phone']}>
      <StatusAndMap />
      <Faces />
    </div>
  );
}

function StatusAndMap() {
  const say = useText(text);
  return (
    <>
      {/* As the tools along the top: a line to be read, not to be answered by. */}
      <AFrameLater>
        <Status />
      </AFrameLater>
      <section className={layout['screen']} data-screen aria-label={say('table')}>
        <BoardOnTable>
          <Armed />
          <Spotlight />
        </BoardOnTable>
      </section>
    </>
  );
}

/** Says that a weapon has been taken up, and lets it be put away. */
function Armed() {
  const { armed, arm, look } = useAiming();
  const { isLit } = useTable();
  const say = useText(text);
  const names = useNames();
  if (armed === null || !isLit(`item:${armed}`)) return null;
  const putAway = (): void => {
    arm(null);
    look(null);
  };
  return (
    <p className={style['armed']} role="status">
      {say('armed', { name: names.name('item', armed) })} <Button onClick={putAway}>{say('disarm')}</Button>
    </p>
  );
}
