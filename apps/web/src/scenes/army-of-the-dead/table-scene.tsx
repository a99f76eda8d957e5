import { useEffect } from 'react';
import { useTablePart } from '../../kit/table/context.tsx';
import { ReadingRoom } from './cards/reading.tsx';
import { AimingRoom } from './on-board/aim.tsx';
import { PhoneTable, WideTable } from './panels/tables.tsx';
import { useWide } from './view.ts';
import './look.css';

export function TableScene() {
  const wide = useWide();
  const position = useTablePart(({ moment }) => moment.position);
  useSceneLook();
  return (
    <ReadingRoom>
      <AimingRoom position={position}>{wide ? <WideTable /> : <PhoneTable />}</AimingRoom>
    </ReadingRoom>
  );
}

/** The whole page takes on the look of the Strip while its table stands. */
function useSceneLook(): void {
  useEffect(() => {
    const root = document.documentElement;
    root.dataset['scene'] = 'army-of-the-dead';
    return () => {
      delete root.dataset['scene'];
    };
  }, []);
}
