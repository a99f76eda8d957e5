/** Overexposed. */
export const haunt33 = {
  'haunt.33.title': 'Overexposed',
  'haunt.33.intro.heroes':
    'The picture slides out of the camera before anyone has pressed anything. It shows you, here, standing very still. You try to lower your arm, and it takes a moment too long.',
  'haunt.33.intro.traitor':
    'Everybody leaves in the end, unless you catch them at the right moment. You have an eye for the right moment. Hold that pose.',
  'haunt.33.setup.heroes':
    'Put the first Fire in a room on foot from the Entrance Hall. Negatives lie in random rooms without a Fire, one in each as long as there are enough: {negatives}.',
  'haunt.33.setup.traitor':
    'Heal all traits. {bugs, plural, =0 {No Shutterbug stands} one {# Shutterbug stands} other {# Shutterbugs stand}} on your tile. Put the second Fire in a room without a Negative, at least 3 tiles from the first or as far as possible.',
  'haunt.33.goal.heroes':
    'The heroes win when {negatives, plural, one {# Negative is} other {# Negatives are}} burned. With three players they also win when the traitor is dead.',
  'haunt.33.goal.traitor':
    'The traitor wins when all living heroes are Fixed at the same time; when the Album is at {album}; when round 12 ends; or when all heroes are dead.',
  'haunt.33.rule.fixed':
    'A Fixed hero does nothing, cannot be attacked, damaged or moved, and hinders nobody; tile texts do not touch them. For each who becomes Fixed a new Negative with their name lies on the tile.',
  'haunt.33.rule.frame':
    'When another hero enters the tile, all Fixed heroes there are free, and whoever has entered may take one of their Negatives. To stand there already is not enough.',
  'haunt.33.rule.negatives': 'Only heroes carry Negatives, never more than one. Those of the dead lie on the tile.',
  'haunt.33.rule.cap':
    'When you win an attack of yours against the traitor, you may put the Lens cap on in place of the damage: no Expose in the traitor’s next turn. It comes off when that turn ends.',
  'haunt.33.rule.developing': 'At the end of your monster turn the Album grows by the number of Fixed heroes.',
  'haunt.33.rule.film': 'When round 12 ends, the film is full, and you win.',
  'haunt.33.action.take-down': 'Take down',
  'haunt.33.text.take-down':
    'On a tile with a Negative, but not of somebody who is still Fixed: take it if you have none. No roll.',
  'haunt.33.action.burn': 'Burn',
  'haunt.33.text.burn':
    'On a tile with a Fire or in the Furnace Room, with a Negative: Sanity roll; with 4 or more it burns.',
  'haunt.33.action.blink': 'Blink',
  'haunt.33.text.blink':
    'Fixed, in your own turn: Sanity roll. With 5 or more you are free, take your Negative if you have none, and go on; with less your turn ends.',
  'haunt.33.action.expose': 'Expose',
  'haunt.33.text.expose':
    'Your own tile or one in your line of sight, with heroes who are not Fixed: roll Speed with one die more, and each of them rolls Speed; whoever stays below you is Fixed. It is not an attack.',
  'haunt.33.action.flash': 'Flash',
  'haunt.33.ask.fire': 'Where does the first Fire burn?',
  'haunt.33.ask.second-fire': 'Where does the second Fire burn?',
  'haunt.33.ask.lens': 'You have won the attack. What do you do?',
  'haunt.33.ask.frame': 'Do you take a picture with you?',
  'haunt.33.option.put-cap': 'Put the Lens cap on',
  'haunt.33.option.no-cap': 'Deal the damage',
  'haunt.33.option.picture': 'The picture of {seat}',
  'haunt.33.option.no-picture': 'Leave it there',
  'haunt.33.event.burned': 'A Negative burns. So far: {n}.',
  'haunt.33.event.album': 'The Album grows: {n}.',
  'haunt.33.won.burned':
    'The last strip curls up and screams in a very small voice. In the mirror you look terrible, which is to say alive.',
  'haunt.33.won.dark':
    'The camera falls, and there is nobody left to press the button. It clicks once more, out of habit.',
  'haunt.33.won.fixed': 'Nobody moves. Nobody blinks. For once, the whole group is in the picture.',
  'haunt.33.won.album': 'A lovely set. The resemblance is perfect. They would say so themselves.',
  'haunt.33.won.film': 'The film is full. What is not on it will not have happened.',
  'haunt.33.won.all-dead': 'They hold the pose very well now. You take your time with the light.',
  'haunt.33.monster.shutterbug':
    'It does not attack; in place of that it can flash at its own tile or one in its line of sight: it rolls Speed, and so does every hero there who is not Fixed; whoever stays below is Fixed. Damage stuns it.',
  'haunt.33.status.fixed': 'Fixed',
  'haunt.33.counter.burned': 'Burned Negatives',
  'haunt.33.counter.album': 'The Album',
  'haunt.33.counter.fixed': 'Fixed heroes',
  'name.token.negative': 'Negative',
  'name.token.fire': 'Fire',
  'name.token.lens-cap': 'Lens cap',
  'name.monster.shutterbug': 'Shutterbug',
} as const;
