import type { Texts } from '@dreadhouse/text';

/** What speaks for an answer. */
export const hints: Texts = {
  'hint.kill': 'Fewer Zombies can attack.',
  'hint.objective': 'This is what the mission is about.',
  'hint.towards': 'It leads to what has to be done.',
  'hint.escape': 'It is safer there.',
  'hint.search': 'Better Equipment is needed.',
  'hint.goal': 'It serves a Personal Goal.',
  'hint.reload': 'An empty weapon is of no use.',
  'hint.heal': 'Somebody is wounded.',
  'hint.help': 'Somebody else can make more of it.',
  'hint.share': 'This can be borne best.',
  'hint.quiet': 'Nobody wakes.',
  'hint.keep': 'This is useful Equipment.',
  'hint.vault': 'It leads to a Straight.',
  'hint.wait': 'There is nothing better to do.',
  'hint.other': 'It seems best.',
};
