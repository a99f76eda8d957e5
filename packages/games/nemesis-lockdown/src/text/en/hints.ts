/** Why the rule of thumb likes an option. */
export const hints = {
  'hint.goal': 'Your objective asks for it.',
  'hint.towards': 'It leads to what you are after.',
  'hint.leave': 'It is a way out.',
  'hint.fight': 'The odds of this fight are worth it.',
  'hint.escape': 'It gets you away from an attack.',
  'hint.heal': 'Your wounds are getting dangerous.',
  'hint.clean': 'It rids you of contamination or slime.',
  'hint.search': 'A useful item is to be had.',
  'hint.know': 'What you learn may decide whether you live.',
  'hint.repair': 'Light and working rooms help you.',
  'hint.spare': 'You will miss this least.',
  'hint.trust': 'It serves you too.',
  'hint.wait': 'Little is to be gained now: keep your cards.',
  'hint.other': 'It seems best.',
} as const;
