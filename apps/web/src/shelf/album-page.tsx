import { PlainPage } from '../kit/page/plain-page.tsx';
import { WrongAddress } from '../kit/page/wrong-address.tsx';
import { useScene } from '../registry/use-scene.ts';
import { useSettings } from '../settings/settings.ts';

/** What has been met of a game here: `#/album/<game>`, or one page of it: `#/album/<game>/<page>`. */
export function AlbumPage({ game, page }: { readonly game: string; readonly page: string | null }) {
  const scene = useScene(game);
  const { language } = useSettings();
  if (scene === null) return null;
  const { album } = scene;
  if (album === undefined) return <WrongAddress why="no-such-page" />;
  return (
    <PlainPage title={album.text[language].title} wide>
      <album.Page page={page} />
    </PlainPage>
  );
}
