import { useSceneLook } from '../../kit/scene/look.ts';
import { PhoneTable, WideTable } from './panels/tables.tsx';
import { useWide } from './view.ts';
import './look.css';

/** The base and everybody who is locked up in it. */
export function TableScene() {
  const wide = useWide();
  useSceneLook('nemesis-lockdown');
  return wide ? <WideTable /> : <PhoneTable />;
}
