import { goTo } from '../route.ts';
import { GAME_IDS, loadScene } from '../scenes/index.ts';
import { startTable } from '../table/open.ts';

async function playNow(game: string): Promise<void> {
  const scene = await loadScene(game);
  goTo('play', await startTable(scene, scene.quickStart()));
}

export function Shelf() {
  return (
    <main>
      <h1>Dreadhouse</h1>
      {GAME_IDS.map((id) => (
        <button key={id} type="button" onClick={() => void playNow(id)}>
          {id}
        </button>
      ))}
    </main>
  );
}
