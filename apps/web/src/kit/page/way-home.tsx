import { goTo } from '../../route.ts';
import { useText } from '../../text/text.ts';
import { Button } from '../basics/button.tsx';
import { text } from './text.ts';

/** On a page that leads nowhere: the way back, in words and not only by the arrow in the corner. */
export function WayHome() {
  const say = useText(text);
  return (
    <Button look="main" onClick={() => goTo('shelf')} data-target="way-home">
      {say('home')}
    </Button>
  );
}
