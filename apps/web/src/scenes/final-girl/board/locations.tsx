import type { ReactElement } from 'react';
import { campArt } from './art/camp.tsx';
import { carnivalArt } from './art/carnival.tsx';
import { creechArt } from './art/creech.tsx';
import { grovesArt } from './art/groves.tsx';
import { mapleArt } from './art/maple.tsx';
import type { Art, Layout } from './layout.ts';
import { camp } from './layouts/camp.ts';
import { carnival } from './layouts/carnival.ts';
import { creech } from './layouts/creech.ts';
import { groves } from './layouts/groves.ts';
import { maple } from './layouts/maple.ts';

interface LocationDrawing {
  readonly layout: Layout;
  /** Everything that lies still; always the same element, so that it is drawn once. */
  readonly scenery: ReactElement;
}

function drawing(layout: Layout, { ground, above }: Art): LocationDrawing {
  const scenery = (
    <>
      {ground}
      {above}
    </>
  );
  return { layout, scenery };
}

const DRAWINGS: Readonly<Record<string, LocationDrawing>> = {
  camp: drawing(camp, campArt),
  creech: drawing(creech, creechArt),
  groves: drawing(groves, grovesArt),
  carnival: drawing(carnival, carnivalArt),
  maple: drawing(maple, mapleArt),
};

export function locationDrawing(id: string): LocationDrawing {
  const found = DRAWINGS[id];
  if (found === undefined) throw new Error(`Nobody has drawn the location "${id}".`);
  return found;
}
