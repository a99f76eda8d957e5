import type { ReactElement } from 'react';
import { type Drawing, Drawn } from '../../../kit/drawing/drawing.tsx';
import { campArt } from './art/camp.ts';
import { carnivalArt } from './art/carnival.tsx';
import { creechArt } from './art/creech.tsx';
import { grovesArt } from './art/groves.ts';
import { mapleArt } from './art/maple.ts';
import type { Layout } from './layout.ts';
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

const drawn = (layout: Layout, art: Drawing): LocationDrawing => ({ layout, scenery: <Drawn of={art} /> });

const DRAWINGS: Readonly<Record<string, LocationDrawing>> = {
  camp: drawn(camp, campArt),
  creech: drawn(creech, creechArt),
  groves: drawn(groves, grovesArt),
  carnival: drawn(carnival, carnivalArt),
  maple: drawn(maple, mapleArt),
};

export function locationDrawing(id: string): LocationDrawing {
  const found = DRAWINGS[id];
  if (found === undefined) throw new Error(`Nobody has drawn the location "${id}".`);
  return found;
}
