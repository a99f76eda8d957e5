import { placeIn } from '@dreadhouse/betrayal';
import type { RecapText } from '../../../contract/story.ts';
import type { Moment } from '../../../contract/table.ts';
import type { Language } from '../../../settings/settings.ts';
import { sayIn } from '../../../text/text.ts';
import { floorsOf } from '../board/plan.ts';
import { goalsIn, roleIn, titleOfHaunt } from '../haunt/entries.ts';
import { namesIn } from '../names.ts';
import { isGone, seatOf, viewOf } from '../view.ts';
import { text } from './text.ts';

/** The night so far, as far as whoever looks may know. */
export function recap(moment: Moment, language: Language): RecapText {
  const view = viewOf(moment);
  const say = sayIn(text, language);
  const { name } = namesIn(language);
  const { explorers, house, haunt, omensDrawn, turn, scenario } = view;
  const seat = seatOf(moment);
  const me = seat === null ? undefined : explorers[seat];
  const rooms = floorsOf(house)
    .reverse()
    .map((region) => {
      const n = Object.values(house).filter((one) => one?.region === region).length;
      return `${name('region', region)} ${n}`;
    });
  const dead = explorers.filter((one) => one.dead && !isGone(view, one)).map(({ id }) => name('explorer', id));
  const role = haunt === null || seat === null ? null : roleIn(haunt, seat, language);
  return {
    title: haunt === null ? name('scenario', scenario) : titleOfHaunt(haunt.number, language),
    sentences: [
      say('rooms', { list: rooms.join(', ') }),
      haunt === null ? say('omens', { n: omensDrawn }) : say('haunted', { round: haunt.round }),
      ...(haunt?.traitor === null || haunt === null
        ? []
        : [say('traitor', { name: name('explorer', explorers[haunt.traitor]?.id ?? '') })]),
      ...(role === null ? [] : [say('role', { role })]),
      ...(seat === null ? [] : goalsIn(view, seat, language)),
      ...(dead.length === 0 ? [] : [say('dead', { list: dead.join(', '), n: dead.length })]),
      ...(me === undefined ? [] : [say('you', { name: name('explorer', me.id), at: placeIn(language, me.at) })]),
      say('turn', { name: name('explorer', explorers[turn.seat]?.id ?? '') }),
    ],
  };
}
