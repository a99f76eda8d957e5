import { teller } from '@dreadhouse/vigil';
import type { Guide, Words } from '../../contract/scene.ts';
import type { RecapText } from '../../contract/story.ts';
import type { Moment } from '../../contract/table.ts';
import type { Language } from '../../settings/settings.ts';
import { sayIn } from '../../text/text.ts';
import { text } from './text.ts';
import { viewOf } from './view.ts';

export function words(language: Language): Words {
  return teller(language);
}

export function guide(language: Language): Guide {
  const say = sayIn(text, language);
  return {
    title: say('title'),
    goal: () => ({ id: 'dawn', text: say('goal') }),
    phase: (moment) => say('phase', viewOf(moment)),
    consequence: () => null,
    group: (_, { id }) => say(id.startsWith('go:') ? 'ways' : 'acts'),
    isPlainQuestion: (kind) => kind === 'shelter',
    cost: (what, amount) => `${amount} ${what}`,
    outcome: (key) => key,
    ending(moment) {
      const { result, hour, dark } = viewOf(moment);
      const won = result === 'dawn';
      return {
        won,
        title: say(won ? 'won' : 'lost'),
        why: say(won ? 'why-won' : 'why-lost'),
        figures: [
          { name: say('hours'), value: String(hour) },
          { name: say('dark'), value: String(dark) },
        ],
      };
    },
  };
}

export function recap(moment: Moment, language: Language): RecapText {
  const say = sayIn(text, language);
  return { title: say('title'), sentences: [say('recap', viewOf(moment))] };
}
