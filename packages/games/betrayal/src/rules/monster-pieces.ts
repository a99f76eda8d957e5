import type { Seat } from '@dreadhouse/engine';
import type { TileId } from '../content/tiles.ts';
import type { Betrayal, MonsterId, MonsterState } from '../state.ts';
import { carriedBy, layDown } from './tokens.ts';

/** A monster comes into the house. */
export function spawn(g: Betrayal, kind: string, at: TileId, of: Seat | null = null): MonsterState {
  const one = comeBack(g, kind, g.state.nextMonster, at, of);
  g.state.nextMonster += 1;
  return one;
}

/** The same piece, by its number, that has been out of the house. */
export function comeBack(g: Betrayal, kind: string, n: number, at: TileId, of: Seat | null = null): MonsterState {
  const one: MonsterState = { id: `${kind}:${n}`, kind, at, stunned: false, of };
  g.state.monsters.push(one);
  g.touch(`monster:${kind}`);
  g.tell('all', 'monster-appeared', { monster: one.id, at, rule: 'BH-MON-01' });
  return one;
}

/** BH-MON-06: it leaves the house; what it carried stays. */
export function removeMonster(g: Betrayal, id: MonsterId): void {
  for (const token of carriedBy(g, id)) layDown(g, token);
  g.state.monsters = g.state.monsters.filter((one) => one.id !== id);
  g.tell('all', 'monster-gone', { monster: id, rule: 'BH-MON-06' });
}
