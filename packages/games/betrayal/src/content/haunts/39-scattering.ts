import type { Betrayal, Rules, Seat } from '../kit.ts';
import { ensureTile, HALLWAY, heroes, roomsOnFoot, shuffled, symbolOf, tiles } from '../kit.ts';
import { PAGES, pages, read, SPELLS } from './39-pages.ts';

// How the Pages of Marginalia come to lie in the house, and one in the traitor's hand.

/** The Pages lie on different rooms; where there are too few, once more from the beginning. */
export function spread(g: Betrayal): void {
  const faces: string[] = [...PAGES];
  g.shuffle('pages', faces);
  const opening: readonly string[] = SPELLS.traitor;
  const first = faces.findIndex((face) => opening.includes(face));
  const rooms = shuffled(g, 'rooms', roomsOnFoot(g));
  const among = rooms.length === 0 ? [HALLWAY] : rooms;
  for (const [i, face] of faces.filter((_, k) => k !== first).entries())
    pages.place(g, { at: among[i % among.length] ?? HALLWAY, up: false, face: { face, seen: [] } });
}

/** The one Page that is not in the house was in the traitor's hand all the time. */
export function open(g: Betrayal, traitor: Seat): void {
  const face = PAGES.find((one) => !pages.all(g).some((page) => page.face?.face === one));
  if (face === undefined) return;
  const page = pages.place(g, { on: traitor, up: false, face: { face, seen: [] } });
  read(g, traitor, [page]);
}

export function* library(g: Betrayal): Rules {
  const [first] = heroes(g);
  if (first !== undefined && !tiles(g).some((tile) => symbolOf(tile) === 'omen'))
    yield* ensureTile(g, 'library', first);
}
