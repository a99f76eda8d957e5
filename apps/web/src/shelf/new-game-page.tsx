import { PlainPage } from '../kit/page/plain-page.tsx';
import { text } from '../kit/page/text.ts';
import { BOXES } from '../registry/boxes.ts';
import { useScene } from '../registry/use-scene.ts';
import { useText } from '../text/text.ts';
import { startGame } from './start.ts';

/** Setting a game up: `#/new/<game>`. */
export function NewGamePage({ game }: { readonly game: string }) {
  const say = useText(text);
  const box = BOXES.find(({ id }) => id === game);
  if (box === undefined) return <PlainPage title={say('house')}>{say('no-such-game')}</PlainPage>;
  return <SetUp game={game} titles={box.text} />;
}

function SetUp({ game, titles }: { readonly game: string; readonly titles: (typeof BOXES)[number]['text'] }) {
  const scene = useScene(game);
  const say = useText(titles);
  return (
    <PlainPage title={say('title')} wide>
      {scene === null ? null : <scene.NewGame start={(table) => void startGame(game, () => table)} />}
    </PlainPage>
  );
}
