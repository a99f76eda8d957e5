import { placeIn } from '@dreadhouse/terrorscape';
import type { RecapText, StoryPlace } from '../../../contract/story.ts';
import type { Moment } from '../../../contract/table.ts';
import { listed } from '../../../kit/scene/listed.ts';
import type { Language } from '../../../settings/settings.ts';
import { sayIn } from '../../../text/text.ts';
import { namesIn } from '../names.ts';
import { type View, viewOf } from '../view.ts';
import { text } from './text.ts';

/** The night so far, as far as this side knows. */
export function recap(moment: Moment, language: Language): RecapText {
  const view = viewOf(moment);
  const say = sayIn(text, language);
  const names = namesIn(language);
  const { killer, survivors, keys, repair, help, lastNoise } = view;
  const name = names.name('killer', killer.id ?? '');
  const place = (id: string): string => placeIn(language, id);
  const rooms = listed(lastNoise.map(place), language);
  const wounded = survivors.filter(({ health }) => health === 1).map(({ id }) => names.name('survivor', id));
  const found = moment.events.filter(({ kind }) => kind === 'encounter').length;
  return {
    title: `${name} · ${survivors.map(({ id }) => names.name('survivor', id)).join(', ')}`,
    sentences: [
      rooms === '' ? say('no-noise') : say('noise', { list: rooms }),
      ...(found === 0 ? [] : [say('found', { n: found })]),
      ...(wounded.length === 0 ? [] : [say('wounded', { list: wounded.join(', ') })]),
      ...(keys === undefined || repair === undefined ? [] : [say('keys', { keys, repair })]),
      ...(help === null ? [] : [say('help', { n: help })]),
      ...survivors.flatMap(({ id, at }) =>
        at === undefined ? [] : [say('you', { name: names.name('survivor', id), at: place(at) })],
      ),
      killer.sneak === null
        ? say('seen', { killer: name, at: place(killer.at ?? ''), strength: killer.strength })
        : say('unseen', { killer: name, at: place(killer.sneak.from) }),
    ],
  };
}

/** Which round it is, and whose half of it. */
export function placeOf(view: unknown): StoryPlace | null {
  const { round, step } = view as View; // a view of this game
  return step === 'setup' ? null : { turn: round, phase: step };
}
