import { mansion } from '@dreadhouse/terrorscape';
import type { Say } from '../../../text/text.ts';
import type { Names } from '../names.ts';
import { percent, type Trace } from '../notebook/notebook.ts';
import type { View } from '../view.ts';
import type { text } from './text.ts';

export type BoardSay = Say<keyof (typeof text)['en']>;

/** Everything about a room, in words: for the note beside it and for those who listen. */
export interface AboutRoom {
  readonly who: readonly string[];
  readonly what: readonly string[];
  readonly ways: readonly string[];
  readonly area: string;
}

export function aboutRoom(view: View, id: string, traces: readonly Trace[], names: Names, say: BoardSay): AboutRoom {
  const name = (location: string): string => names.name('location', location);
  return {
    area: names.name('area', mansion.areaOf[id] ?? 'C'),
    who: [...peopleIn(view, id, names, say), ...traces.flatMap((trace) => supposed(trace, id, names, say))],
    what: [...tokensIn(view, id, names, say), ...printedIn(id, say, name)],
    ways: (mansion.exits[id] ?? []).map(({ to, door }) =>
      door !== null && view.blocks.includes(door) ? `${name(to)} (${say('blocked')})` : name(to),
    ),
  };
}

function peopleIn(view: View, id: string, names: Names, say: BoardSay): string[] {
  const { killer, survivors } = view;
  const here = survivors.filter(({ at, health }) => at === id && health > 0);
  return [
    ...(killer.at === id && killer.id !== null ? [names.name('killer', killer.id)] : []),
    ...here.map((one) => names.name('survivor', one.id)),
    ...(killer.sneak !== null && killer.sneak.from === id ? [`${say('killer')}: ${say('last-seen')}`] : []),
  ];
}

function supposed({ who, rooms, heat }: Trace, id: string, names: Names, say: BoardSay): string[] {
  if (!rooms.includes(id)) return [];
  const values = { percent: percent(heat[id] ?? 0) };
  if (who === 'killer') return [say('killer-chance', values)];
  return [say('chance', { ...values, name: names.name('survivor', who) })];
}

function tokensIn(view: View, id: string, names: Names, say: BoardSay): string[] {
  const { noise, lastNoise, team, firecracker, survivors } = view;
  const dead = survivors.filter(({ at, health }) => at === id && health === 0);
  return [
    ...(noise.includes(id) ? [say('noise')] : []),
    ...(lastNoise.includes(id) && !noise.includes(id) ? [say('old-noise')] : []),
    ...(firecracker === id ? [say('firecracker')] : []),
    ...(team?.traps.includes(id) === true ? [say('trap')] : []),
    ...dead.map((one) => say('body', { name: names.name('survivor', one.id) })),
  ];
}

function printedIn(id: string, say: BoardSay, name: (location: string) => string): string[] {
  const passage = mansion.passageFrom[id];
  return [
    ...(mansion.radio === id ? [say('radio')] : []),
    ...(mansion.ransack.includes(id) ? [say('ransack')] : []),
    ...(mansion.mainExit === id ? [say('main-exit')] : []),
    ...(mansion.hiddenExit === id ? [say('hidden-exit')] : []),
    ...(passage === undefined ? [] : [say('passage', { to: name(passage) })]),
  ];
}
