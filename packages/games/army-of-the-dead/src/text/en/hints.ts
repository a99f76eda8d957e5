import type { Texts } from '@dreadhouse/text';

/** What speaks for an answer. */
export const hints: Texts = {
  'hint.kill': 'Fewer Zombies can attack.',
  'hint.unthreatened': 'No Zombie is close: nothing hurries.',
  'hint.objective': 'This is what the mission is about.',
  'hint.towards': 'It leads to what has to be done.',
  'hint.towards.of':
    '{what, select, device {In {zone} something has to be activated} vault {The Vault in {zone} has to be opened} personal {A Personal Goal calls in {zone}} loot {In {zone} there is something to be carried away} token {In {zone} an Objective token waits} companion {In {zone} somebody waits to be taken along} hunt {In {zone} there is an Abomination that has to fall} along {Somebody goes to {zone} and should not be alone} other {It ends in {zone}}}{steps, plural, =0 {: this step leads there.} one {; one more step after this one.} other {; # more steps after this one.}}',
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
  'hint.wait': 'Little is to be gained here now.',
  'hint.other': 'It seems best.',

  // What a bot says of its own answer to those on its side, where that is not what a hint says; and what it can be told to see to.
  'lean.kill': 'Fight',
  'lean.objective': 'See to the mission',
  'lean.towards': 'Press on',
  'lean.escape': 'Keep out of danger',
  'lean.search': 'Search',
  'lean.goal': 'See to the Personal Goal',
  'lean.reload': 'Reload',
  'lean.heal': 'Heal',
  'lean.help': 'Share Equipment',
};
