import { registered } from '@dreadhouse/registry';
import { PlainPage } from '../kit/page/plain-page.tsx';
import { text } from '../kit/page/text.ts';
import { useScene } from '../registry/use-scene.ts';
import { useText } from '../text/text.ts';
import { startGame } from './start.ts';

/** Setting a game up: `#/new/<game>`. */
export function NewGamePage({ game }: { readonly game: string }) {
  const say = useText(text);
  const found = registered(game);
  if (found === undefined) return <PlainPage title={say('house')}>{say('no-such-game')}</PlainPage>;
  return <SetUp game={game} title={found.title} />;
}

function SetUp({ game, title }: { readonly game: string; readonly title: string }) {
  const scene = useScene(game);
  return (
    <PlainPage title={title} wide>
      {scene === null ? null : <scene.NewGame start={(table) => void startGame(game, () => table)} />}
    </PlainPage>
  );
}
