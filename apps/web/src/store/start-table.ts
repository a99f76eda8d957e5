import { Match, save, saveText, secureLuck } from '@dreadhouse/engine';
import type { NewTable, Scene } from '../contract/scene.ts';
import { keepGame, newId } from './games.ts';
import { randomHex } from './random-hex.ts';

/** Starts a match and keeps it; its id. */
export async function startTable(scene: Scene, { options, seats, seed, daily }: NewTable): Promise<string> {
  const luck =
    seed === undefined
      ? secureLuck(
          randomHex(32),
          seats.map(() => randomHex(16)),
        )
      : { kind: 'fast' as const, seed };
  const started = Match.start(scene.game, { options, players: seats.map(({ name }) => name), luck });
  if (!started.ok) throw new Error(started.why);
  const match = started.value;
  const now = Date.now();
  const id = newId();
  await keepGame({
    id,
    game: scene.game.id,
    file: saveText(save(match)),
    seats,
    options: match.header.options,
    position: match.position,
    over: match.over,
    look: match.view('spectator'),
    begun: now,
    played: now,
    ...(daily === undefined ? {} : { daily }),
  });
  return id;
}
