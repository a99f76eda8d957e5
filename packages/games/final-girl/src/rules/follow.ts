import type { Option, Rules } from '@dreadhouse/engine';
import { type FinalGirl, PLAYER, type SpaceId, type VictimId } from '../state.ts';
import { isSpecial, killerSpace, neighbours, victimsOn } from './board.ts';
import { answer, sum } from './in-play.ts';

/** FG-MOVE-05: up to two victims follow each step (FG-MOVE-06: counted for each step anew). */
const FOLLOWERS = 2;

/** Victims that could come along from one space to the next. */
function ableToFollow(g: FinalGirl, from: SpaceId, to: SpaceId): VictimId[] {
  return neighbours(g, from, 'follower').includes(to) ? willingToFollow(g, from, to) : [];
}

/** Victims here that would go there with the heroine, however they travel. */
function willingToFollow(g: FinalGirl, from: SpaceId, to: SpaceId): VictimId[] {
  return victimsOn(g, from).filter((id) => {
    if (answer(g, 'forbidsFollowing', id, to) === true) return false;
    if (answer(g, 'forbidsEntering', 'follower', from, to) !== undefined) return false;
    // FG-MOVE-07: not into the killer's space. FG-MOVE-08, FG-MINION-09: out of it and to minions they do.
    return to !== killerSpace(g) || answer(g, 'followsToKiller', id) === true;
  });
}

interface FollowChoice extends Option {
  readonly taken: readonly VictimId[];
}

/** FG-MOVE-05, FG-MOVE-06: the player chooses who comes along and who is left behind. */
export function* chooseFollowers(g: FinalGirl, from: SpaceId, to: SpaceId): Rules<readonly VictimId[]> {
  const most = (): number => Math.max(0, FOLLOWERS + sum(g, 'followLimit'));
  const least = (): number => sum(g, 'followMinimum');
  return yield* chooseAmong(g, { from, to }, () => followChoices(ableToFollow(g, from, to), from, least(), most()));
}

/** Up to so many victims come along by other means than a step (a boat); `willing` if the place is not a space (me01). */
export function* chooseCompany(
  g: FinalGirl,
  from: SpaceId,
  to: SpaceId,
  most: number,
  willing: () => VictimId[] = () => willingToFollow(g, from, to),
): Rules<readonly VictimId[]> {
  return yield* chooseAmong(g, { from, to }, () => followChoices(willing(), from, 0, most));
}

function* chooseAmong(
  g: FinalGirl,
  about: { from: SpaceId; to: SpaceId },
  choices: () => FollowChoice[],
): Rules<readonly VictimId[]> {
  return (yield* g.choose(PLAYER, 'follow', 'FG-MOVE-05', choices, about)).taken;
}

function followChoices(able: readonly VictimId[], from: SpaceId, fewest: number, limit: number): FollowChoice[] {
  const most = Math.min(able.length, limit);
  const least = Math.min(most, fewest);
  const yellow = able.filter((id) => !isSpecial(id));
  const choices: FollowChoice[] = [];
  for (const special of subsets(able.filter(isSpecial))) {
    for (let n = 0; n <= yellow.length; n++) {
      const taken = [...yellow.slice(0, n), ...special];
      if (taken.length < least || taken.length > most) continue;
      const id = ['follow:', n, ...special.map((one) => `+${one}`)].join('');
      choices.push({ id, at: from, taken, details: { yellow: n, special } });
    }
  }
  return choices;
}

/** All ways to take some of them. */
export function subsets<T>(list: readonly T[]): T[][] {
  const all: T[][] = [[]];
  for (const item of list) all.push(...all.map((set) => [...set, item]));
  return all;
}
