import { ROOM_IDS, SECTORS, TYPES } from '@dreadhouse/nemesis-lockdown';
import type { RecapText, StoryPlace } from '../../../contract/story.ts';
import type { Moment } from '../../../contract/table.ts';
import type { Names } from '../../../kit/scene/names.ts';
import type { Language } from '../../../settings/settings.ts';
import { sayIn } from '../../../text/text.ts';
import { roomName } from '../board/about-room.ts';
import { roomWith } from '../board/figures.tsx';
import { text as boardText } from '../board/text.ts';
import { guide } from '../guide/guide.ts';
import { namesIn } from '../names.ts';
import { seatOf, type View, viewOf } from '../view.ts';
import { text } from './text.ts';

const fieldName = (field: number): string => (field === 0 ? 'S' : String(field));

/** The lockdown so far, as far as whoever looks may know. */
export function recap(moment: Moment, language: Language): RecapText {
  const view = viewOf(moment);
  const say = sayIn(text, language);
  const names = namesIn(language);
  const { round, time, people, power, alert, selfDestruct, turn, options } = view;
  const { title, goal } = guide(language, options);
  const seat = seatOf(moment);
  const me = seat === null ? undefined : people[seat];
  const room = me === undefined ? null : roomWith(view, me.at);
  const dark = SECTORS.filter((sector) => !power[sector].on);
  const loose = looseIn(view, names);
  const gone = people.filter(({ fate }) => fate !== 'in-play').map(({ id }) => names.name('character', id));
  const wanted = goal(moment);
  return {
    title,
    sentences: [
      `${say('round', { round, field: fieldName(time.field) })} ${say('rooms', { n: ROOM_IDS.filter((id) => view.rooms[id]?.explored).length })}`,
      dark.length === 0 ? say('lit') : say('dark', { list: dark.join(', ') }),
      ...(selfDestruct === null ? [] : [say('self-destruct')]),
      ...(alert === null ? [] : [say('alert', { field: fieldName(alert) })]),
      loose === '' ? say('quiet') : say('stalkers', { list: loose }),
      ...(gone.length === 0 ? [] : [say('gone', { list: gone.join(', ') })]),
      ...(me === undefined || room === null
        ? []
        : [
            `${say('you', { name: names.name('character', me.id), at: roomName(view, room, names, sayIn(boardText, language)) })} ${say('wounds', { light: me.light, serious: me.serious.length })}`,
          ]),
      ...(wanted === null ? [] : [wanted.text]),
      say('turn', { name: names.name('character', people[turn.seat]?.id ?? '') }),
    ],
  };
}

/** "queen, 2 × adult": every kind that is on the board, and how many. */
function looseIn({ stalkers }: View, names: Names): string {
  return TYPES.flatMap((type) => {
    const n = stalkers.filter((one) => one.type === type).length;
    const name = names.name('stalker', type);
    return n === 0 ? [] : [n === 1 ? name : `${n} × ${name}`];
  }).join(', ');
}

/** Which round it is; whatever begins in the middle of one, as lessons do, begins while people act. */
export function placeOf(view: unknown): StoryPlace | null {
  const { round } = view as View; // a view of this game
  return round === 0 ? null : { turn: round, phase: 'players' };
}
