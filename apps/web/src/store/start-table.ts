import { type Luck, Match, save, saveText, secureLuck } from '@dreadhouse/engine';
import type { NewTable, Scene } from '../contract/scene.ts';
import { keepGame, newId } from './games.ts';
import { randomHex } from './random-hex.ts';

/** Starts a match and keeps it; its id. */
export async function startTable(scene: Scene, table: NewTable): Promise<string> {
  const { seats, daily } = table;
  const match = firstMatch(scene, table);
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

/** So often luck is drawn again for a first game; then it begins as it does. */
const DRAWS = 20;

function firstMatch(scene: Scene, { options, seats, seed, begins }: NewTable): Match<unknown> {
  const players = seats.map(({ name }) => name);
  const begin = (): Match<unknown> => {
    const luck: Luck = seed === undefined ? freshLuck(seats.length) : { kind: 'fast', seed };
    const started = Match.start(scene.game, { options, players, luck });
    if (!started.ok) throw new Error(started.why);
    return started.value;
  };
  let match = begin();
  const isAsRight = (): boolean => {
    const [first] = match.waitingFor();
    return begins === undefined || first === undefined || begins.includes(match.decision(first)?.kind ?? '');
  };
  for (let n = 0; n < DRAWS && seed === undefined && !isAsRight(); n++) match = begin();
  return match;
}

function freshLuck(seats: number): Luck {
  return secureLuck(
    randomHex(32),
    Array.from({ length: seats }, () => randomHex(16)),
  );
}
