import { useSceneLook } from '../../kit/scene/look.ts';
import { ReadingRoom } from './cards/reading.tsx';
import { PhoneTable, WideTable } from './panels/tables.tsx';
import { useWide } from './view.ts';
import './look.css';

/** The base and everybody who is locked up in it. */
export function TableScene() {
  const wide = useWide();
  useSceneLook('nemesis-lockdown');
  return <ReadingRoom>{wide ? <WideTable /> : <PhoneTable />}</ReadingRoom>;
}
