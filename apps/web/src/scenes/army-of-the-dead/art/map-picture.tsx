import type { Mission } from '@dreadhouse/army-of-the-dead/missions';
import { memo, useMemo } from 'react';
import { layoutOf } from '../board/layout.ts';
import { MapGround } from '../board/map-ground.tsx';

/** A mission's map, small: for choosing among missions and for the shelf. */
export const MapPicture = memo(function MapPicture({ mission }: { readonly mission: Mission }) {
  const layout = useMemo(() => layoutOf(mission.board, { width: 320, height: 200 }), [mission]);
  const { width, height } = layout.size;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <MapGround mission={mission} layout={layout} opened={NONE} nameOf={NOBODY} />
    </svg>
  );
});

const NONE: readonly string[] = [];
const NOBODY = (): string => '';
