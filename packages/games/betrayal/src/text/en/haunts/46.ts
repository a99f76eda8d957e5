/** Bone Tithe. */
export const haunt46 = {
  'haunt.46.title': 'Bone Tithe',
  'haunt.46.intro.heroes':
    'The skull counts under its breath. It owes the house a number of bones and has decided whose.',
  'haunt.46.intro.traitor': 'Everyone pays in the end. You have merely been put in charge of collection.',
  'haunt.46.setup.traitor': 'Heal all traits; gain 1 Might. Servants on your tile: {servants}.',
  'haunt.46.goal.heroes': 'The heroes win when {rites} Rite tokens lie in the house at the same time.',
  'haunt.46.goal.traitor': 'The traitor wins when all heroes are dead.',
  'haunt.46.action.chant': 'Chant',
  'haunt.46.text.chant':
    'On an Omen tile without a Rite token: Sanity roll, 1 more if another living hero is here; with 5 or more put a Rite token here.',
  'haunt.46.action.raise': 'Raise the dead',
  'haunt.46.text.raise':
    'On a tile with a hero’s corpse: a Servant rises from it. The body is gone; its cards stay here and can be taken as from a corpse.',
  'haunt.46.action.desecrate': 'Desecrate',
  'haunt.46.text.desecrate': 'On a tile with a Rite token: Knowledge roll; with 5 or more the token is removed.',
  'haunt.46.won.rites': 'The jaw drops open and does not close again. The debt is struck from the book.',
  'haunt.46.won.all-dead': 'The tithe is paid, with interest.',
  'haunt.46.monster.servant': 'Attacks with Might; damage stuns it.',
  'haunt.46.counter.rite': 'Rite tokens in the house',
  'haunt.46.status.raised': 'Risen as a Servant',
  'name.token.rite': 'Rite token',
  'name.monster.servant': 'Servant',
} as const;
