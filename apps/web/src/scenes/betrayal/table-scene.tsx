import { useSceneLook } from '../../kit/scene/look.ts';
import { KeepAlbum } from './album/keep-album.tsx';
import { ReadingRoom } from './cards/reading.tsx';
import { Theatre } from './haunt/theatre.tsx';
import { PhoneTable, WideTable } from './panels/tables.tsx';
import { useViewPart, useWide } from './view.ts';
import './look.css';

/** The house and everybody in it; when the haunt begins, everything else goes dark for a while. */
export function TableScene() {
  const wide = useWide();
  const haunted = useViewPart(({ haunt }) => haunt !== null);
  useSceneLook('betrayal', haunted ? 'haunt' : 'quiet');
  return (
    <ReadingRoom>
      {wide ? <WideTable /> : <PhoneTable />}
      <Theatre />
      <KeepAlbum />
    </ReadingRoom>
  );
}
