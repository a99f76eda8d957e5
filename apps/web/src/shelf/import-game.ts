import type { LoadRefusal, RulesChange } from '@dreadhouse/engine';
import { registered } from '@dreadhouse/registry';
import { loadScene } from '../registry/scenes.ts';
import { keepGame, newId } from '../store/games.ts';
import { seatsOf } from '../store/match-file.ts';

type Imported =
  | { readonly ok: true; readonly id: string; readonly changed: RulesChange | null }
  | { readonly ok: false; readonly why: LoadRefusal };

/** Far more than any game takes; whatever is larger is something else. */
const MOST = 20_000_000;

/** Keeps the game that a file holds, after it has been read and played through to its last decision; or keeps nothing at all. */
export async function importGame(file: File): Promise<Imported> {
  if (file.size > MOST) return { ok: false, why: 'foreign' };
  const source = await file.text();
  const { BOT_LEVELS, load, readSave, save, saveText } = await import('@dreadhouse/engine');
  const read = readSave(source);
  if (!read.ok) return read;
  const { game } = read.saved.header;
  if (registered(game) === undefined) return { ok: false, why: 'other-game' };
  const scene = await loadScene(game);
  const loaded = load(scene.game, source, { whole: true });
  if (!loaded.ok) return loaded;
  const { match, changed } = loaded;
  const id = newId();
  const now = Date.now();
  await keepGame({
    id,
    game,
    file: changed === null ? source : saveText(save(match)),
    seats: seatsOf(read.saved, BOT_LEVELS),
    options: match.header.options,
    position: match.position,
    over: match.over,
    look: match.view('spectator'),
    begun: now,
    played: now,
    seen: match.position,
  });
  return { ok: true, id, changed };
}
