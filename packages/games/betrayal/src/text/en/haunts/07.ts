/** The Other Side of the Glass. */
export const haunt07 = {
  'haunt.7.title': 'The Other Side of the Glass',
  'haunt.7.intro.all':
    'It blinks when you do not. It lifts the wrong hand. Then it lays both palms on the glass, leans forward, and climbs out.',
  'haunt.7.setup.all':
    'Mirrors on random tiles: {mirrors}. The Reflection of each explorer stands on the tile farthest from that explorer.',
  'haunt.7.goal.heroes': 'You all win when there is no Mirror left in the house.',
  'haunt.7.goal.traitor': 'The house wins when {dead} explorers are dead.',
  'haunt.7.rule.reflections':
    'Each Reflection belongs to one explorer. It has that explorer’s current traits, but {might} more Might, 8 at most.',
  'haunt.7.rule.way':
    'At the end of each round every awake Reflection rolls for itself, goes the shortest way towards its explorer, and attacks nobody else. Without a way it steps out of a random Mirror instead.',
  'haunt.7.rule.own':
    'Nobody can harm their own Reflection; somebody else who wins an attack stuns it. Losing its own attack does it no harm.',
  'haunt.7.rule.gone': 'The Reflection of a dead explorer leaves the house.',
  'haunt.7.rule.mirrors':
    'After the Reflections have acted, roll 2 dice: with 3 or more a Mirror from the supply hangs on a random tile without one. There are {mirrors} in all; shattered ones go back to the supply.',
  'haunt.7.action.shatter': 'Shatter',
  'haunt.7.text.shatter': 'On a tile with a Mirror: Might roll; with 4 or more remove it and take 1 General damage.',
  'haunt.7.event.mirror': 'A Mirror hangs where there was only wallpaper: {at}.',
  'haunt.7.won.shattered': 'Seven years of bad luck, times the number of mirrors. You will take it.',
  'haunt.7.won.dead': 'Somebody with your face straightens your collar and goes home.',
  'haunt.7.won.all-dead': 'The glass is clear again. The rooms behind it are full, and nobody stands in front.',
  'haunt.7.monster.reflection':
    'Might of its explorer plus {might}, all else as its explorer. It attacks its own explorer with Might, and nobody else.',
  'haunt.7.counter.mirrors': 'Mirrors in the house',
  'haunt.7.counter.dead': 'Explorers dead',
  'name.token.mirror': 'Mirror',
  'name.monster.reflection': 'Reflection',
} as const;
