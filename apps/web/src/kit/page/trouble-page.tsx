import type { LoadRefusal } from '@dreadhouse/engine';
import { useSettings } from '../../settings/settings.ts';
import { loadErrorText } from '../../store/load-errors.ts';
import { useStorageTrouble } from '../../store/trouble.ts';
import { useText } from '../../text/text.ts';
import { PlainPage } from './plain-page.tsx';
import { text } from './text.ts';
import { WayHome } from './way-home.tsx';

const REFUSALS: readonly LoadRefusal[] = [
  'not-json',
  'foreign',
  'newer',
  'malformed',
  'damaged',
  'other-game',
  'bad-options',
  'unplayable',
];

/** A game that cannot be put on the table, and why: `unknown-game`, a refusal of its file, or something that nobody foresaw. */
export function TroublePage({ why }: { readonly why: string }) {
  const say = useText(text);
  const { language } = useSettings();
  const refusal = REFUSALS.find((one) => why.startsWith(`${one}:`));
  const unkept = useStorageTrouble() === 'unavailable';
  const known = say(why !== 'unknown-game' ? 'cannot-load' : unkept ? 'unkept-game' : 'unknown-game');
  return (
    <PlainPage title={say('house')}>
      <p role="alert">{refusal === undefined ? known : loadErrorText(refusal, language)}</p>
      <WayHome />
    </PlainPage>
  );
}
