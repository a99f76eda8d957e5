import { type Briefing, briefing, type Needed, survivorDef } from '@dreadhouse/army-of-the-dead';
import type { Language } from '../../settings/settings.ts';
import { namesIn } from './names.ts';
import { missionIn, type View } from './view.ts';

/** The mission sheet as it stands for those who play it: whoever is needed, by name. */
export function briefingIn(view: Pick<View, 'mission' | 'survivors' | 'goals'>, language: Language): Briefing {
  const names = namesIn(language);
  const peopleOf = (who: Needed): string[] => {
    const ids =
      who === 'owners'
        ? view.goals.map(({ owner }) => owner)
        : view.survivors
            .filter(({ id, health }) => health > 0 && survivorDef(id).specialisation === who)
            .map(({ id }) => id);
    return ids.map((id) => names.name('survivor', id));
  };
  return briefing(missionIn(view), language, (card) => names.name('item', card), peopleOf);
}
