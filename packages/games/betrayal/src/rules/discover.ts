import type { Rules, Seat } from '@dreadhouse/engine';
import { type CardSymbol, symbolOf, type TileId, tileDef } from '../content/tiles.ts';
import type { Discovery } from '../content/types.ts';
import type { Betrayal } from '../state.ts';
import { drawCard } from './cards.ts';
import { explorerAt, isTraitor } from './figures.ts';
import { type OpenDoor, regionIn, turnsFor } from './house.ts';
import { answer, moment } from './in-play.ts';
import { arrived } from './move.ts';
import { layTile } from './place-tile.ts';
import { rearrange } from './rearrange.ts';

/** BH-DISC-01, BH-MOVE-04: through an unused door into a room that nobody has seen. Whether a room was found: if not, nothing was spent. */
export function* discover(g: Betrayal, discovery: Discovery, cost: number): Rules {
  const { seat, from, direction } = discovery;
  const door = { tile: from, direction };
  const tile = yield* findTile(g, discovery, door);
  if (tile === null) {
    const region = regionIn(g.state.house, from);
    return g.tell('all', 'no-tile-left', { seat, region, direction, rule: 'BH-DISC-12' });
  }
  g.state.turn.moves -= cost;
  yield* layTile(g, seat, tile, door);
  g.state.inHand = null;
  yield* enterNew(g, seat, from, tile);
}

/** BH-DISC-07 to BH-DISC-10, BH-TURN-05, BH-TURN-06, BH-TURN-08: in, the tile's text, its card, and the turn is over. */
function* enterNew(g: Betrayal, seat: Seat, from: TileId, tile: TileId): Rules {
  const explorer = explorerAt(g, seat);
  g.state.turn.over = true;
  explorer.at = tile;
  g.tell('all', 'moved', { who: seat, from, to: tile, rule: 'BH-DISC-07' });
  yield* moment(g, 'onDiscovery', seat);
  if (!explorer.dead) yield* arrived(g, seat, from, tile, 'step');
  if (!explorer.dead && explorer.at === tile) yield* drawFor(g, seat, tile);
  yield* moment(g, 'onDiscovered', seat, tile);
}

/** BH-DISC-09: the card for the symbol. BH-TRAITOR-08, BH-TRAITOR-09: the traitor may leave an Event alone, or draws it like everybody. */
function* drawFor(g: Betrayal, seat: Seat, tile: TileId): Rules {
  const symbol = symbolOf(tile);
  const cards: readonly CardSymbol[] = answer(g, 'draws', seat, tile) ?? (symbol === null ? [] : [symbol]);
  for (const deck of cards) {
    if (explorerAt(g, seat).dead) return;
    const may = deck === 'event' && (isTraitor(g, seat) || answer(g, 'mayDeclineEvent', seat) === true);
    if (may && (yield* g.confirm(seat, 'may-decline-event', 'BH-TRAITOR-08', { tile }))) {
      g.tell('all', 'event-declined', { seat, tile, rule: 'BH-TRAITOR-08' });
    } else yield* drawCard(g, seat, deck);
  }
}

/** BH-DISC-02, BH-DISC-03, BH-DISC-14, BH-TILE-05: the first tile of the stack that fits; it lies turned up in the explorer's hand. */
function* findTile(g: Betrayal, discovery: Discovery, door: OpenDoor): Rules<TileId | null> {
  const { seat } = discovery;
  let mayBury = answer(g, 'mayBuryTile', discovery) === true;
  const region = regionIn(g.state.house, discovery.from);
  const left = g.state.stack.filter((tile) => tileDef(tile).regions.includes(region)).length;
  for (let tries = left; tries > 0; tries--) {
    const tile = nextOfRegion(g, discovery);
    if (tile === null) return null;
    const fits = turnsFor(g.state.house, tile, door).length > 0;
    if (!fits) {
      g.reveal('all', 'tile-does-not-fit', { seat, tile, rule: 'BH-DISC-14' });
      buryTile(g, tile);
    } else if (mayBury && (yield* g.confirm(seat, 'bury-tile', 'BH-BURY-01', { tile }))) {
      mayBury = false;
      buryTile(g, tile);
      g.tell('all', 'tile-put-back', { seat, tile, rule: 'BH-BURY-01' });
      // It comes round again before the house must give way.
      tries = left + 1;
    } else return tile;
  }
  return left === 0 ? null : yield* makeRoom(g, discovery, door);
}

/** The next tile whose back names the region; those before it are buried unseen. */
function nextOfRegion(g: Betrayal, { seat, from }: Discovery): TileId | null {
  const region = regionIn(g.state.house, from);
  for (let left = g.state.stack.length; left > 0; left--) {
    const tile = g.draw(g.state.stack) as TileId;
    const { regions } = tileDef(tile);
    if (regions.includes(region)) {
      g.state.inHand = tile;
      g.reveal('all', 'tile-turned-up', { seat, tile, rule: 'BH-DISC-02' });
      return tile;
    }
    g.state.stack.push(tile);
    g.reveal('all', 'tile-buried', { seat, regions, rule: 'BH-DISC-03' });
  }
  return null;
}

/** BH-BURY-01. */
function buryTile(g: Betrayal, tile: TileId): void {
  g.state.inHand = null;
  g.state.stack.push(tile);
}

/** BH-DISC-16: every tile left for the region would seal it, so the house gives way. */
function* makeRoom(g: Betrayal, discovery: Discovery, door: OpenDoor): Rules<TileId | null> {
  const tile = nextOfRegion(g, discovery);
  if (tile === null) return null;
  if (yield* rearrange(g, discovery.seat, tile, door)) return tile;
  buryTile(g, tile);
  return null;
}
