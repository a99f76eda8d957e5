/** Show Home. */
export const haunt40 = {
  'haunt.40.title': 'Show Home',
  'haunt.40.intro.heroes':
    'Every room has been tastefully furnished with people. Some of them came to last week’s viewing. If you put your ear to the varnish, a few still have a pulse.',
  'haunt.40.intro.traitor':
    'A house sells best when it looks lived in. You only need one more couple for the dining room, and they must not blink first.',
  'haunt.40.setup.heroes': 'The Dining Room comes into the house.',
  'haunt.40.setup.traitor':
    'Heal all traits. Mannequins stand face down in random rooms from which one can walk to the Entrance Hall, those with symbols first, never in the Dining Room: {mannequins}. Secretly choose which of them are Breathing: {breathing}.',
  'haunt.40.goal.heroes': 'The heroes win when {breathing} Viewers are saved.',
  'haunt.40.goal.traitor':
    'The traitor wins when at the end of a monster turn {table} or more Mannequins and a living hero are in the Dining Room; when the Viewing has come to {viewing}; or when all heroes are dead.',
  'haunt.40.rule.eyes':
    'A Mannequin is seen if at the start of the monster turn a living hero is on its tile or in line of sight. It neither moves nor attacks in that turn. What comes into sight later is not checked.',
  'haunt.40.rule.mannequins': 'Mannequins hinder nobody, cannot be attacked, and ignore all damage.',
  'haunt.40.rule.faces':
    'A Mannequin whose face is known stays face up. Heroes carry Viewers; those of a hero who dies stand on that tile as Breathing Mannequins again.',
  'haunt.40.rule.out': 'Show them out: in the Entrance Hall all Viewers that you carry are saved.',
  'haunt.40.rule.usher':
    'Usher: when a Mannequin wins its own attack, you may place it and the loser in the Dining Room in place of the damage.',
  'haunt.40.rule.viewing': 'At the end of each round the Viewing goes on by 1.',
  'haunt.40.action.feel': 'Feel for a pulse',
  'haunt.40.text.feel':
    'On a tile with a Mannequin that is face down or Breathing: Knowledge or Sanity roll. With 4 or more turn it up: a Breathing one becomes a Viewer that you carry. With 2 or 3 nothing happens; with less you take 1 Mental damage.',
  'haunt.40.action.topple': 'Topple',
  'haunt.40.text.topple':
    'In the Dining Room, with a Mannequin: Might roll; with 4 or more it is placed in a random room at least 3 tiles away, or as far as possible.',
  'haunt.40.action.dim-the-lights': 'Dim the lights',
  'haunt.40.text.dim-the-lights':
    'In the coming monster turn heroes see only their own tile. At most {dims, plural, one {once} =2 {twice} other {# times}} in the game.',
  'haunt.40.ask.breath': 'Which of them still breathes?',
  'haunt.40.ask.usher': 'The Mannequin has won. What does it do?',
  'haunt.40.option.breath': '{who}: {tile}',
  'haunt.40.option.usher-in': 'Usher both into the Dining Room',
  'haunt.40.option.usher-not': 'Deal the damage',
  'haunt.40.event.pulse': '{who} feels a pulse, and somebody blinks.',
  'haunt.40.event.plaster': '{who} feels plaster, cold all the way through.',
  'haunt.40.event.saved': '{who} shows a Viewer out. Saved: {n}.',
  'haunt.40.event.viewing': 'The Viewing goes on: {n}.',
  'haunt.40.won.saved': 'They thank you, button their coats and do not ask about the price.',
  'haunt.40.won.table': 'The table is set and nobody is late. Sold, fully furnished.',
  'haunt.40.won.viewing': 'The viewing is over. The doors are locked from outside, to protect the furniture.',
  'haunt.40.won.all-dead': 'Four more for the upper landing, where it has always looked a little bare.',
  'haunt.40.monster.mannequin': 'Attacks with Might; ignores all damage, also when it loses its own attack.',
  'haunt.40.counter.saved': 'Saved Viewers',
  'haunt.40.counter.viewing': 'The Viewing',
  'haunt.40.counter.table': 'Mannequins in the Dining Room',
  'haunt.40.counter.unknown': 'Mannequins face down',
  'name.token.face': 'Face',
  'name.token.viewer': 'Viewer',
  'name.token.breathing': 'Breathing',
  'name.token.plaster': 'Plaster',
  'name.monster.mannequin': 'Mannequin',
} as const;
