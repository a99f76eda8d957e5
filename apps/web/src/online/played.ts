import type { Scene } from '../contract/scene.ts';

/** What is played by so many, with every option that was left to the game, so that it can be told. */
export function playedBy({ game, forSeats }: Scene, chosen: unknown, seats: number): unknown {
  const fitting = forSeats?.(chosen, seats) ?? chosen;
  const checked = game.options(fitting, seats);
  return checked.ok ? checked.value : fitting;
}
