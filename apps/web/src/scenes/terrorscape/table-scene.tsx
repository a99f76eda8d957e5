import { useSceneLook } from '../../kit/scene/look.ts';
import { ReadingRoom } from './cards/reading.tsx';
import { NotebookOnMap } from './notebook/context.tsx';
import { PhoneTable } from './panels/phone-tables.tsx';
import { KillerWide, SurvivorsWide } from './panels/wide-tables.tsx';
import { useSide, useWide } from './view.ts';
import './look.css';

/** Two different tables: the hunter's, and the one behind the screen. */
export function TableScene() {
  const side = useSide();
  const wide = useWide();
  useSceneLook('terrorscape');
  const Table = wide ? (side === 'survivors' ? SurvivorsWide : KillerWide) : PhoneTable;
  return (
    <ReadingRoom>
      {/* Each side has a notebook of its own: what one laid over the map is gone when the other looks. */}
      <NotebookOnMap key={side}>
        <Table />
      </NotebookOnMap>
    </ReadingRoom>
  );
}
