import { type Region, TILE_IDS, TILES, texts, tileDef } from '@dreadhouse/betrayal';
import type { GlossaryEntry } from '../../../contract/story.ts';
import { written } from '../../../kit/scene/glossary.ts';
import type { Language } from '../../../settings/settings.ts';
import { sayIn } from '../../../text/text.ts';
import { eventText } from '../cards/event-text.ts';
import { namesIn } from '../names.ts';
import { signs } from './signs.tsx';
import { text } from './text.ts';

const KINDS = ['explorer', 'omen', 'item', 'event', 'scenario'] as const;

/** Every explorer, card and room. The books of the haunts are no part of it: they are read by those whom they are for. */
export function glossary(language: Language): readonly GlossaryEntry[] {
  const say = sayIn(text, language);
  const all = texts[language];
  const entries = KINDS.flatMap((kind) =>
    written(all, kind, { called: say(`${kind}.things`), name: (id) => all[`name.${kind}.${id}`] ?? id }),
  );
  const whole = entries.map((entry) => ({ ...entry, text: `${entry.text} ${onEvent(entry.id, language)}`.trim() }));
  return [...signs(language), ...whole, ...rooms(language)];
}

/** What an Event does, in a row: "4+: Gain 1 Sanity. 0–3: Lose 1 Speed."; empty for everything else. */
function onEvent(id: string, language: Language): string {
  const [kind, event = ''] = id.split('.');
  if (kind !== 'event') return '';
  const { name } = namesIn(language);
  const { rule, traits, dice, lines } = eventText(language, event);
  const rolled = traits.map((trait) => name('trait', trait)).join(' / ');
  const head = lines.length === 0 ? '' : sayIn(text, language)('rolled', { rolled, dice });
  return [rule, head, ...lines.map(({ results, text: does }) => `${results}: ${does}`)]
    .filter((part) => part !== '')
    .join(' ');
}

function rooms(language: Language): GlossaryEntry[] {
  const say = sayIn(text, language);
  const { name, text: textOf } = namesIn(language);
  const inStack = new Set<string>(TILES.map(({ id }) => id));
  return TILE_IDS.map((id) => {
    const { regions, symbol, doors } = tileDef(id);
    const floors = regions.map((region: Region) => name('region', region)).join(', ');
    return {
      id: `tile.${id}`,
      kind: say('tile.things'),
      name: name('tile', id),
      text: [
        say('floors', { floors }),
        say('doors', { n: doors.length }),
        ...(symbol === null ? [] : [say(`draws-${symbol}`)]),
        ...(inStack.has(id) ? [] : [say('from-the-start')]),
        textOf('tile', id),
      ]
        .join(' ')
        .trim(),
    };
  });
}
