/** Pack Law. */
export const haunt20 = {
  'haunt.20.title': 'Pack Law',
  'haunt.20.intro.heroes':
    'The dog lifts its head and answers a howl from under the floor. Your friend answers too. The curse, it turns out, has a leash.',
  'haunt.20.intro.traitor': 'You always knew you were the one holding the lead.',
  'haunt.20.setup.traitor': 'Heal all traits. Hounds on your tile: {hounds}.',
  'haunt.20.goal.heroes': 'The heroes win when there is no Hound in the house at the end of a hero’s turn.',
  'haunt.20.goal.traitor': 'The traitor wins when all heroes are dead.',
  'haunt.20.action.speak-its-name': 'Speak its name',
  'haunt.20.text.speak-its-name':
    'On a tile with a stunned Hound: Knowledge roll; with 4 or more one stunned Hound here leaves the game.',
  'haunt.20.action.howl': 'Howl',
  'haunt.20.text.howl':
    'Roll 3 dice; with 3 or more a new Hound comes to your tile and acts in this very monster turn. In the whole game it can succeed only {howls, plural, one {once} =2 {twice} other {# times}}.',
  'haunt.20.won.named': 'One after another they sit, then lie down, then are only coats on the floor.',
  'haunt.20.won.all-dead': 'By morning the village keeps its cats indoors.',
  'haunt.20.monster.hound': 'Attacks with Might; damage stuns it.',
  'haunt.20.counter.howls': 'Howls that were answered',
  'haunt.20.counter.hounds': 'Hounds in the house',
  'name.monster.hound': 'Hound',
} as const;
