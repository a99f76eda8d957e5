/** Why the rule of thumb likes an option. */
export const hints = {
  'hint.explore': 'There are new rooms and new cards to find.',
  'hint.towards': 'It leads to what your side is after.',
  'hint.act': 'This is what your book is about.',
  'hint.attack': 'The odds of this fight are worth it.',
  'hint.escape': 'It is safer there.',
  'hint.spare': 'This can be borne best.',
  'hint.heal': 'Somebody is close to death.',
  'hint.strengthen': 'A trait rises where it counts most.',
  'hint.cards': 'This card is of good use.',
  'hint.share': 'Somebody else can make more of it.',
  'hint.dice': 'It makes the best of the dice.',
  'hint.house': 'The house grows to your advantage.',
  'hint.wait': 'Little is to be gained here now.',
  'hint.other': 'It seems best.',
} as const;
