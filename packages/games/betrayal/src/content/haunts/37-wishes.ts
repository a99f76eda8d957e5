import type { Aim, Betrayal, Hands, Per, Seat, Trait } from '../kit.ts';
import { heroesHunted, heroesOn, roundOf, tilesWith, traitOf } from '../kit.ts';
import {
  armed,
  BALLROOM,
  champions,
  isCheered,
  isFought,
  isOn,
  left,
  mayFight,
  type memory,
  RELICS,
  relicsOf,
} from './37-bouts.ts';

// What thoughtful players of The Host’s Champion are after.

type Mine = Hands<typeof memory, Record<'dice', Per>>;

export const FIRST_BILL = 2;
export const isDue = (g: Betrayal, me: Mine): boolean => roundOf(g) >= FIRST_BILL && !isFought(g, me);

/** How far a fighter is ahead of the Champion with a trait, in dice. */
export function strength(g: Betrayal, me: Mine, seat: Seat, trait: Trait | undefined): number {
  if (trait === undefined) return -9;
  return traitOf(g, seat, trait) + armed(g, seat, trait) + (isCheered(g, seat) ? 1 : 0) - champions(g, me, trait);
}

export const ranked = (g: Betrayal, me: Mine, seat: Seat): Trait[] =>
  left(me).sort((a, b) => strength(g, me, seat, b) - strength(g, me, seat, a));

/** To the Ballroom, to fight or to cheer; to the Relics while others fight. */
export function fences(g: Betrayal, me: Mine, seat: Seat): Aim[] {
  const isMine = !isFought(g, me) && mayFight(g, me, seat);
  const lying = left(me).flatMap((trait) => tilesWith(g, RELICS[trait]));
  const others = heroesOn(g, BALLROOM).filter((one) => one !== seat).length;
  return [
    { worth: isMine && others === 0 ? 9 : isMine ? 6 : others === 1 ? 5 : 3, at: [BALLROOM] },
    { worth: 5, at: lying },
    { worth: isOn(g, me.traitor) ? 2.5 : 1, prey: me.traitor },
  ];
}

/** At the Champion's side, unless somebody with a Relic can be caught. */
export function marshals(g: Betrayal): Aim[] {
  return [{ worth: 4, at: [BALLROOM] }, ...heroesHunted(g, (prey) => (relicsOf(g, prey).length > 0 ? 5 : 3))];
}
