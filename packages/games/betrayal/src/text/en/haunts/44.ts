/** Familiar Stranger. */
export const haunt44 = {
  'haunt.44.title': 'Familiar Stranger',
  'haunt.44.intro.all':
    'You found the missing friend in the hall, and counted heads for the way home, and counted again. Everybody is somebody you know. That is one too many.',
  'haunt.44.setup.all':
    'One of you is the Double, the others are Friends. {memories} Memories, each a sun or a moon, lie face down on different tiles with a way to the Entrance Hall. Each Friend sees {sees} of them, the Double one.',
  'haunt.44.goal.heroes':
    'The Friends win when the door opens and the Double has no key, when no Bolt is left after the reveal, or when the Double is dead.',
  'haunt.44.goal.traitor':
    'The Double wins when the door opens and the Double has a key, when the Dawn comes ({dawn}, after the reveal {night}), or when all Friends are dead.',
  'haunt.44.rule.memories':
    'A Friend who has seen a Memory says what it shows, and a Friend who has not says nothing; the Double may say anything. Whoever names the wrong face is the Double, and is revealed.',
  'haunt.44.rule.listening':
    'At the end of each round everybody names in secret a Memory that is still face down. Only the Double learns what the one named shows.',
  'haunt.44.rule.door':
    'There are {locks} locks, but never more than living explorers less one. When so many living explorers have keys, the door opens and all roles are shown.',
  'haunt.44.rule.dawn': 'At the end of each round the Dawn rises by 1.',
  'haunt.44.rule.reveal':
    'The Double may step forward at the start of the own turn; whoever dies shows the role. Revealed, the Double heals all traits and gains {might, plural, =0 {} one {# Might and } other {# Might and }}1 Speed; Memories and keys are removed, {bolts} Bolts lie in the Entrance Hall, and the Dawn begins anew.',
  'haunt.44.action.remember': 'Remember together',
  'haunt.44.text.remember':
    'On a tile with a Memory that is face down, with another living explorer there: both say at the same time sun, moon or nothing. Then the Memory is turned up.',
  'haunt.44.action.hand-over': 'Hand over the key',
  'haunt.44.text.hand-over':
    'From round 3, in the Entrance Hall: name another explorer there without a key. All living explorers except that one vote in the open; unless more are against it, that one gets a key.',
  'haunt.44.action.take-back': 'Take the key back',
  'haunt.44.text.take-back':
    'On a tile with an explorer who has a key: the same vote. If more are for it, the key is gone, and each who was for it takes 1 Mental damage.',
  'haunt.44.action.draw-a-bolt': 'Draw a bolt',
  'haunt.44.text.draw-a-bolt':
    'After the reveal, in the Entrance Hall: Might or Knowledge roll; with 5 or more (6 or more while the Double is there) remove a Bolt.',
  'haunt.44.ask.memory': 'Which Memory?',
  'haunt.44.ask.recall': 'What do you remember?',
  'haunt.44.ask.listen': 'Which Memory do you listen for?',
  'haunt.44.ask.vote': 'The key and {who}: what do you say?',
  'haunt.44.option.memory': 'Memory {n}',
  'haunt.44.option.say-sun': 'The sun was shining',
  'haunt.44.option.say-moon': 'The moon was up',
  'haunt.44.option.say-blank': 'I do not remember',
  'haunt.44.option.listen': 'Memory {n}',
  'haunt.44.event.saw-sun': 'You remember: the sun is on Memory {n} ({at}).',
  'haunt.44.event.saw-moon': 'You remember: the moon is on Memory {n} ({at}).',
  'haunt.44.event.heard-sun': 'You listen, and learn: the sun is on Memory {n} ({at}).',
  'haunt.44.event.heard-moon': 'You listen, and learn: the moon is on Memory {n} ({at}).',
  'haunt.44.event.is-sun': 'The sun is on Memory {n}.',
  'haunt.44.event.is-moon': 'The moon is on Memory {n}.',
  'haunt.44.event.says-sun': '{who} says: the sun was shining.',
  'haunt.44.event.says-moon': '{who} says: the moon was up.',
  'haunt.44.event.says-blank': '{who} does not remember.',
  'haunt.44.event.vote-yes': '{who} says yes.',
  'haunt.44.event.vote-no': '{who} says no.',
  'haunt.44.won.out': 'You are all out on the gravel, and the right number of you is crying.',
  'haunt.44.won.door': 'The door opens, and everybody counts once more.',
  'haunt.44.won.dawn': 'They drive home laughing at the old stories. You got nearly all of them right.',
  'haunt.44.won.traitor-dead': 'Under the face there is another, and under that nobody you know.',
  'haunt.44.won.all-dead': 'One goes home. At the door somebody calls it by the right name.',
  'haunt.44.status.key': 'Key to the door',
  'haunt.44.counter.keys': 'Keys handed over',
  'haunt.44.counter.dawn': 'Dawn',
  'haunt.44.counter.bolts': 'Bolts on the door',
  'why.too-early': 'Not yet.',
  'name.role.double': 'the Double',
  'name.role.friend': 'a Friend',
  'name.token.memory': 'Memory',
  'name.token.sun': 'Sun',
  'name.token.moon': 'Moon',
  'name.token.door-bolt': 'Bolt',
} as const;
