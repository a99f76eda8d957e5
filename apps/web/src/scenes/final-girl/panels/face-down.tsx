import { Icon } from '../../../kit/basics/icon.tsx';
import { useText } from '../../../text/text.ts';
import style from './face-down.module.css';
import { text } from './text.ts';

/** A card that nobody may look at yet. */
export function FaceDown({ art, label }: { readonly art: string; readonly label: string }) {
  const say = useText(text);
  return (
    <span className={style['card']} role="img" aria-label={`${label}: ${say('hidden')}`}>
      <Icon body={art} size="1.5rem" />
      <span>{label}</span>
    </span>
  );
}
