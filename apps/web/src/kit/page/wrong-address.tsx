import { useText } from '../../text/text.ts';
import { PlainPage } from './plain-page.tsx';
import { text } from './text.ts';
import { WayHome } from './way-home.tsx';

/** An address that leads nowhere: incomplete, or of a game that is not on the shelf. */
export function WrongAddress({ why }: { readonly why: 'incomplete' | 'no-such-game' | 'no-such-page' }) {
  const say = useText(text);
  return (
    <PlainPage title={say('house')}>
      <p role="alert">{say(why)}</p>
      <WayHome />
    </PlainPage>
  );
}
