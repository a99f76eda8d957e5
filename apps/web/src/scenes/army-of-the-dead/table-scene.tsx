import { useSceneLook } from '../../kit/scene/look.ts';
import { useTablePart } from '../../kit/table/context.tsx';
import { ReadingRoom } from './cards/reading.tsx';
import { AimingRoom } from './on-board/aim.tsx';
import { PhoneTable, WideTable } from './panels/tables.tsx';
import { useWide } from './view.ts';
import './look.css';

export function TableScene() {
  const wide = useWide();
  const position = useTablePart(({ moment }) => moment.position);
  useSceneLook('army-of-the-dead');
  return (
    <ReadingRoom>
      <AimingRoom position={position}>{wide ? <WideTable /> : <PhoneTable />}</AimingRoom>
    </ReadingRoom>
  );
}
