import type { Aim, EnemyAction } from '../content/types.ts';
import type { CardId, FigureId, FinalGirl, SpaceId } from '../state.ts';
import { bestBy, decideSpace, type TieBreak } from './ambiguity.ts';
import { crowdOn, heroineSpace, moverOf, nearest, spaceOf, victims } from './board.ts';

interface Found {
  readonly space: SpaceId | null;
  readonly tieBreak: TieBreak | null;
}

/** FG-TARG-01, FG-R-23: the target is a space, chosen once, before the first symbol. FG-TARG-02: choosing does not move anybody. */
export function chooseTarget(
  g: FinalGirl,
  enemy: FigureId,
  action: EnemyAction,
): { readonly aim: Aim; readonly tieBreak: TieBreak | null } {
  const heroineNamed = action.target === 'F' || (action.target === 'V/F' && victims(g).length === 0);
  const found = heroineNamed ? { space: heroineSpace(g), tieBreak: null } : nearestPrey(g, enemy, action);
  // FG-SYM-14, FG-R-24: only the heroine's own symbol names her explicitly.
  const aim: Aim = { enemy, kind: action.target, space: found.space, explicit: heroineNamed };
  return { aim, tieBreak: found.tieBreak };
}

export function tellTarget(g: FinalGirl, { enemy, kind: target, space }: Aim, tieBreak: TieBreak | null): void {
  const rule = space === null ? 'FG-R-21' : settledBy(tieBreak);
  g.tell('all', 'targets', { enemy, target, space, tieBreak, rule });
}

/** A card gives an enemy another target (overrides FG-TARG-01); the heroine is not named by it. Whoever looks on learns which card. */
export function divert(g: FinalGirl, aim: Aim, space: SpaceId | null, cause: CardId): void {
  const { enemy, space: from } = aim;
  const turned: { -readonly [K in keyof Aim]: Aim[K] } = aim;
  turned.space = space;
  turned.explicit = false;
  if (space !== from) g.tell('all', 'target-changed', { enemy, from, space, cause, rule: 'FG-TARG-01' });
}

/** Distance, the larger group, or the principle (FG-TARG-05). */
function settledBy(tieBreak: TieBreak | null): string {
  if (tieBreak === null) return 'FG-TARG-03';
  return tieBreak === 'larger-group' ? 'FG-TARG-04' : 'FG-TARG-05';
}

/** FG-SYM-12, FG-SYM-13, FG-TARG-03: the nearest eligible figure. */
function nearestPrey(g: FinalGirl, enemy: FigureId, action: EnemyAction): Found {
  const close = closest(g, enemy, action.target === 'N');
  if (close.length <= 1) return { space: close[0] ?? null, tieBreak: null };
  // FG-TARG-04: the larger group of victims; the heroine does not count as one.
  const largest = bestBy(close, (space) => crowdOn(g, space));
  if (largest.length === 1) return { space: largest[0] as SpaceId, tieBreak: 'larger-group' };
  const space = decideSpace(g, largest, { rule: 'FG-TARG-05', enemy, symbols: action.symbols });
  return { space, tieBreak: g.state.options.ambiguity };
}

/** The spaces of the nearest victims, and the heroine's where she counts as prey. */
function closest(g: FinalGirl, enemy: FigureId, heroineToo: boolean): readonly SpaceId[] {
  const from = spaceOf(g, enemy);
  if (from === null) return [];
  const prey = victims(g).map(({ space }) => space);
  if (heroineToo) prey.push(heroineSpace(g));
  return nearest(g, from, prey, moverOf(enemy));
}
