import { PlainPage } from '../kit/page/plain-page.tsx';
import { useText } from '../text/text.ts';
import { creditsText } from './credits-text.ts';
import { TYPEFACES } from './typefaces.ts';

const GAME_ICONS = 'https://game-icons.net';
const CC_BY = 'https://creativecommons.org/licenses/by/3.0/';
const OFL = 'https://openfontlicense.org';

/** Whose work is in it, and under which conditions: `#/credits`. */
export function CreditsPage() {
  const say = useText(creditsText);
  return (
    <PlainPage title={say('title')}>
      <p>{say('unofficial')}</p>
      <h2>{say('pictures')}</h2>
      <p>{say('own')}</p>
      <p>
        {say('icons')} <a href={GAME_ICONS}>game-icons.net</a>, <a href={CC_BY}>CC BY 3.0</a>. {say('authors')}
      </p>
      <h2>{say('letters')}</h2>
      <p>{say('fonts')}</p>
      <ul>
        {Object.values(TYPEFACES).map(({ name, by }) => (
          <li key={name}>
            {name}: {by}
          </li>
        ))}
      </ul>
      <p>
        <a href={OFL}>SIL Open Font License 1.1</a>
      </p>
      <h2>{say('software')}</h2>
      <p>{say('libraries')}</p>
      <ul>
        <li>React (MIT, Meta Platforms)</li>
        <li>intl-messageformat (BSD-3-Clause, FormatJS)</li>
        <li>idb (ISC, Jake Archibald)</li>
      </ul>
      <p>{say('licence')}</p>
    </PlainPage>
  );
}
