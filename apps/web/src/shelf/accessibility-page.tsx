import { PlainPage } from '../kit/page/plain-page.tsx';
import { useText } from '../text/text.ts';
import { accessibilityText } from './accessibility-text.ts';

const POINTS = ['keyboard', 'reader', 'sight', 'motion', 'sound', 'time', 'hands', 'words'] as const;

/** What was done so that everybody can play, and what is missing: `#/accessibility`. */
export function AccessibilityPage() {
  const say = useText(accessibilityText);
  return (
    <PlainPage title={say('title')}>
      <p>{say('aim')}</p>
      <ul>
        {POINTS.map((point) => (
          <li key={point}>{say(point)}</li>
        ))}
      </ul>
      <h2>{say('limits-title')}</h2>
      <p>{say('limits')}</p>
      <h2>{say('tell-title')}</h2>
      <p>{say('tell')}</p>
    </PlainPage>
  );
}
