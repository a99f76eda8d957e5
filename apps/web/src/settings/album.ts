const KEY = 'dreadhouse.album';

/** Somebody's match with it that came to an end. */
export interface AlbumEnd {
  readonly match: string;
  readonly side: string;
  readonly won: boolean;
}

/** A page of a game's album: something that was met at this browser, and how it went. */
export interface AlbumPage {
  /** For how many it was met the last time. */
  readonly seats: number;
  readonly ends: readonly AlbumEnd[];
}

/** What has been met of a game, by its name there. */
export type Album = Readonly<Record<string, AlbumPage>>;

/** More than anybody plays, and little enough to be kept. */
const MOST_ENDS = 200;

/** The album of a game, as far as this browser keeps one that can be read. */
export function albumOf(game: string): Album {
  const all = recordIn(allKept()[game]);
  return Object.fromEntries(
    Object.entries(all).flatMap(([id, kept]) => {
      const { seats, ends } = recordIn(kept);
      if (typeof seats !== 'number' || !Array.isArray(ends)) return [];
      return [[id, { seats, ends: ends.filter(isEnd) }]];
    }),
  );
}

/** Somebody has met it. */
export function noteMet(game: string, id: string, seats: number): void {
  const page = albumOf(game)[id];
  if (page?.seats !== seats) keep(game, id, { seats, ends: page?.ends ?? [] });
}

/** A match with it is over; the same match counts once for each side. */
export function noteEnd(game: string, id: string, end: AlbumEnd): void {
  const page = albumOf(game)[id] ?? { seats: 0, ends: [] };
  if (page.ends.some(({ match, side }) => match === end.match && side === end.side)) return;
  keep(game, id, { ...page, ends: [...page.ends, end].slice(-MOST_ENDS) });
}

function keep(game: string, id: string, page: AlbumPage): void {
  try {
    const album = { ...albumOf(game), [id]: page };
    globalThis.localStorage?.setItem(KEY, JSON.stringify({ ...allKept(), [game]: album }));
  } catch {
    // A browser that keeps nothing has an empty album.
  }
}

function allKept(): Readonly<Record<string, unknown>> {
  try {
    return recordIn(JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

function recordIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isEnd(value: unknown): value is AlbumEnd {
  const { match, side, won } = recordIn(value);
  return typeof match === 'string' && typeof side === 'string' && typeof won === 'boolean';
}
