/** Bring Her Home. */
export const haunt43 = {
  'haunt.43.title': 'Bring Her Home',
  'haunt.43.intro.all': 'The dog has her scarf. The house has the rest of her, and it is filling up.',
  'haunt.43.goal.heroes': 'You all win when an explorer who carries Wren is in the Entrance Hall.',
  'haunt.43.goal.traitor': 'The house wins when the Water stands at {flood}, or when all explorers are dead.',
  'haunt.43.rule.wren':
    'With {scents} Scent tokens in the house Wren is found: on the tile, not a starting tile, that is farthest on foot from the Entrance Hall. She is picked up freely and can be traded; whoever carries her pays 2 movement for each step, obstacles or not. When her carrier dies, she stays on the tile.',
  'haunt.43.rule.water':
    'At the end of each round the Water rises by 1. At 2 {drowned, plural, one {a Drowned rises} other {# Drowned rise}} on the Basement Landing, at 5 one more. Then the Drowned go for the nearest explorer, of several the first in turn order, and attack.',
  'haunt.43.rule.flood':
    'From 3 on the Basement is flooded, from 6 on the Ground Floor as well. Leaving a flooded tile is like leaving an obstacle; whoever ends a turn there takes 1 Physical damage.',
  'haunt.43.action.follow-the-scent': 'Follow the scent',
  'haunt.43.text.follow-the-scent':
    'On an Event or Omen tile without a Scent token: Knowledge roll, 2 more for the owner of the Dog; with 4 or more put a Scent token here.',
  'haunt.43.event.found': 'The scent ends here: Wren is in {at}.',
  'haunt.43.event.water': 'The Water rises: {n}.',
  'haunt.43.event.basement-flooded': 'The Basement is under water.',
  'haunt.43.event.ground-flooded': 'The Ground Floor is under water.',
  'haunt.43.won.home': 'The front door gives at last. She does not ask what took you so long.',
  'haunt.43.won.drowned': 'The lamps go out one by one, from below. The scarf floats past, and then nothing does.',
  'haunt.43.won.all-dead': 'Somewhere a child calls, and calls, and the water answers.',
  'haunt.43.monster.drowned': 'Goes for the nearest explorer and attacks with Might; damage stuns it.',
  'haunt.43.counter.water': 'Water',
  'haunt.43.counter.scent': 'Scent tokens in the house',
  'name.token.scent': 'Scent token',
  'name.token.wren': 'Wren',
  'name.monster.drowned': 'Drowned',
} as const;
