import { type LoadRefusal, load, readSave } from '@dreadhouse/engine';
import { registered } from '@dreadhouse/registry';
import type { Scene } from '../contract/scene.ts';
import { loadScene } from '../registry/scenes.ts';
import { fileFromLink } from '../store/replay-link.ts';
import { ReplayTable } from './replay-table.ts';

export type OpenedReplay =
  | { readonly ok: true; readonly table: ReplayTable; readonly scene: Scene }
  | { readonly ok: false; readonly why: LoadRefusal };

/** The game that a link carries, ready to be watched; or why not. */
export async function openReplay(data: string): Promise<OpenedReplay> {
  const unpacked = await fileFromLink(data);
  if (!unpacked.ok) return unpacked;
  const read = readSave(unpacked.file);
  if (!read.ok) return read;
  const { game } = read.saved.header;
  if (registered(game) === undefined) return { ok: false, why: 'other-game' };
  const scene = await loadScene(game);
  const loaded = load(scene.game, unpacked.file, { whole: true });
  return loaded.ok ? { ok: true, table: new ReplayTable(scene.game, loaded.match), scene } : loaded;
}
