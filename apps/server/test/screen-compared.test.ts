import type { Seen } from '@dreadhouse/engine/testing';
import { Screen } from '@dreadhouse/protocol';
import { expect, test } from 'vitest';

/** What the rules put on a screen: the check of two worlds compares all of it. */
const BY_THE_RULES = {
  view: true,
  phase: true,
  question: true,
  waitingFor: true,
  outcome: true,
} satisfies Record<keyof Seen, true>;

/** What the table puts there, and why no rule can hide anything in it. A field that is new on the screen does not compile until it stands here or there. */
const BY_THE_TABLE = {
  viewer: 'who looks',
  status: 'follows from whether there is an outcome',
  seats: 'who sits where; see out-of-sight.test.ts',
  deadline: 'only for those who are asked, who know it',
  missed: 'how often a bot answered for this very viewer',
  canUndo: 'part of the check of two worlds, which has the match for it',
  proposal: 'what people have proposed',
  givenUp: 'what everybody has agreed to',
  notes: 'what everybody has agreed to',
  host: 'who sat down first',
  rematch: 'what people have agreed to after the end',
  watchers: 'how many look on, whatever there is to see',
  putAside: 'how bots are doing, not what they hold',
  mates: 'what is said and told on the viewer’s side; see mates-in-two-worlds.test.ts',
} satisfies Record<Exclude<keyof Screen, keyof Seen>, string>;

test('whatever leaves the server is compared in two worlds, or comes from the table', () => {
  expect(Object.keys(Screen.properties).sort()).toEqual(Object.keys({ ...BY_THE_RULES, ...BY_THE_TABLE }).sort());
});
