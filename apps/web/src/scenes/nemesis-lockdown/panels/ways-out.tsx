import { texts, type WayOut } from '@dreadhouse/nemesis-lockdown';
import { inPlace } from '../../../kit/basics/in-place.tsx';
import { percent } from '../../../kit/decision/percent.ts';
import type { Names } from '../../../kit/scene/names.ts';
import { type Language, useSettings } from '../../../settings/settings.ts';
import { type Say, useText } from '../../../text/text.ts';
import { useNames } from '../names.ts';
import { useView } from '../view.ts';
import style from './secrets.module.css';
import { text } from './text.ts';

type PanelSay = Say<keyof (typeof text)['en']>;

/** How the base can be survived, with what is missing for each way; what one knows of plans is in it, so that it folds away like a secret. */
export function WaysOut() {
  const { ways, finalScan, turn } = useView();
  const say = useText(text);
  const names = useNames();
  const { language } = useSettings();
  if (ways.length === 0 && finalScan === null) return null;
  return (
    <details className={style['secrets']} key={turn.seat} data-target="ways">
      <summary>{say('ways')}</summary>
      <dl>
        {inPlace(
          ways,
          (way) => (
            <div data-kept={way.missing.length === 0 || undefined}>
              <dt>{nameOf(way, names, say)}</dt>
              {inPlace(about(way, say, language), (line) => (
                <dd>{line}</dd>
              ))}
            </div>
          ),
          ({ id }) => id,
        )}
        {finalScan === null ? null : (
          <div>
            <dd>{say('final-scan', { percent: percent(finalScan) })}</dd>
          </div>
        )}
      </dl>
    </details>
  );
}

function nameOf({ id, room }: WayOut, names: Names, say: PanelSay): string {
  const where = room === null ? '?' : names.name('room', room);
  if (id === 'isolation' || id === 'rover' || id === 'suit') return say(`way.${id}`, { room: where });
  return say('way.pod', { pod: id.slice('pod-'.length), room: where });
}

/** What stands in the way, when it opens, and what may still go wrong. */
function about({ missing, opensAt, chance, doomed }: WayOut, say: PanelSay, language: Language): string[] {
  return [
    ...(missing.length === 0 ? [say('way-open')] : []),
    ...missing.map((one) =>
      one === 'no-suit' || one === 'not-found' ? say(one) : (texts[language][`why.${one}`] ?? one),
    ),
    ...(opensAt === null ? [] : [say('opens-at', { field: opensAt })]),
    ...(chance === null ? [] : [say('pod-chance', { percent: percent(chance) })]),
    ...(doomed === 0 ? [] : [say('doomed', { percent: percent(doomed) })]),
  ];
}
