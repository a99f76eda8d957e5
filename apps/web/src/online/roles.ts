import type { Scene } from '../contract/scene.ts';
import type { Language } from '../settings/settings.ts';
import { sayIn } from '../text/text.ts';
import { text } from './text.ts';

/** What each seat plays, in words. */
export function rolesOf(scene: Scene, language: Language, seats: number, options: unknown): readonly string[] {
  const say = sayIn(text, language);
  return scene.roles?.(language, seats, options) ?? Array.from({ length: seats }, (_, n) => say('seat', { n: n + 1 }));
}

/** Those who may talk in secret with this seat; empty when there is nobody. */
export function sideOf({ game }: Scene, seat: number | null, seats: number): readonly number[] {
  const side = seat === null ? [] : (game.teams?.(seats).find((team) => team.includes(seat)) ?? []);
  return side.length > 1 ? side : [];
}
