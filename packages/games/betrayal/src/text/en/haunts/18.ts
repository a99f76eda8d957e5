/** Feedback. */
export const haunt18 = {
  'haunt.18.title': 'Feedback',
  'haunt.18.intro.heroes':
    'The tape has been running for eleven minutes. It is eleven minutes long. On it a friend of yours says what is about to be said, and then it is said.',
  'haunt.18.intro.traitor': 'You have found the one moment of your life that was quiet, and you intend to stay in it.',
  'haunt.18.setup.heroes': 'Each hero’s Echo lies on the hero’s tile.',
  'haunt.18.setup.traitor': 'Heal all traits, and gain Might ({might}) and 1 Speed.',
  'haunt.18.goal.heroes':
    'The heroes win when {group} Readings are linked at the end of a hero’s turn; 1 fewer for each dead hero, but at least 2.',
  'haunt.18.goal.traitor':
    'The traitor wins when the Loop is closed ({loop}), when round 10 ends, or when all heroes are dead.',
  'haunt.18.rule.echo':
    'At the start of each round every living hero’s Echo is put on the hero’s tile. It hinders nobody.',
  'haunt.18.rule.linked':
    'Two Readings are linked if their tiles are adjacent, in whichever direction; chains of them are one group. At the end of each round all Readings are removed.',
  'haunt.18.rule.rewind':
    'Rewind, {rewinds, plural, one {once} =2 {twice} other {# times}} in a round. At the end of the turn of a hero who is not on the own Echo’s tile: place the hero there and remove the Readings of this turn, except one on that tile. With one hero left, not in two rounds running.',
  'haunt.18.rule.thrown':
    'Thrown back: when you win an attack of yours against a hero, you may place the hero on the own Echo’s tile in place of the damage.',
  'haunt.18.rule.feedback':
    'Feedback: if at the end of a round at least {still} living heroes (or all, if fewer live) stand on their own Echoes’ tiles, the Loop closes by 1.',
  'haunt.18.rule.phase':
    'Out of phase: instead of dying heal all traits and go back to where your last turn began. The Loop opens by 1, and you have no Rewinds in this round and the next.',
  'haunt.18.action.measure': 'Measure',
  'haunt.18.text.measure':
    'On a tile without a Reading: Knowledge roll; with 4 or more put a Reading here. Twice in a turn, on two different tiles.',
  'haunt.18.ask.rewind': 'Do you rewind the hero whose turn ends?',
  'haunt.18.option.rewind-yes': 'Rewind',
  'haunt.18.option.rewind-no': 'Let the tape run',
  'haunt.18.ask.thrown': 'Do you throw the hero back to the Echo in place of the damage?',
  'haunt.18.option.thrown-yes': 'Throw back',
  'haunt.18.option.thrown-no': 'Let it hurt',
  'haunt.18.event.rewound': '{who} is rewound.',
  'haunt.18.event.loop': 'Feedback. The Loop: {n}.',
  'haunt.18.event.phase': '{who} is out of phase. The Loop: {n}.',
  'haunt.18.won.linked': 'The needle lifts. The silence after it is the first new thing that you have heard in hours.',
  'haunt.18.won.loop': 'Eleven minutes, then a click, then eleven minutes. They look surprised every single time.',
  'haunt.18.won.tape': 'The tape is turned over. On the other side is the same tape.',
  'haunt.18.won.all-dead': 'Now there is nothing on it but the hum of the machine, and you.',
  'haunt.18.counter.loop': 'The Loop',
  'haunt.18.counter.rewinds': 'Rewinds left in this round',
  'haunt.18.counter.reading': 'Readings in the largest group',
  'name.token.echo': 'Echo',
} as const;
