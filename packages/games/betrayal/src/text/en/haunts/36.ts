/** Foundations. */
export const haunt36 = {
  'haunt.36.title': 'Foundations',
  'haunt.36.intro.all':
    'The surveyor’s report is one word long: SINKING. The symbol in your hand is the seal of the masons who built this place, and they knew what they were building on.',
  'haunt.36.goal.heroes':
    'You all win when {stones} Cornerstones lie in the house, at least one of them in each region.',
  'haunt.36.goal.traitor': 'The house wins when the Collapse stands at {collapse}, or when all explorers are dead.',
  'haunt.36.rule.collapse':
    'At the end of each round a random tile, neither a starting tile nor one with a Cornerstone, falls out of the house and is buried; cards and tokens on it are lost. Explorers on it land on the Basement Landing and take 2 dice of Physical damage, of General damage if the tile lay in the Basement; corpses land there, too. The Collapse rises by 1, also when nothing could fall.',
  'haunt.36.rule.hole': 'Where a tile was there is nothing: doors that face the hole are open again.',
  'haunt.36.action.set-a-cornerstone': 'Set a cornerstone',
  'haunt.36.text.set-a-cornerstone':
    'On an Omen or Item tile without a Cornerstone: Might or Sanity roll; with 5 or more put a Cornerstone here.',
  'haunt.36.action.break-through': 'Break through',
  'haunt.36.text.break-through':
    'Once per game, on a tile of the Ground or Upper Floor: you come to the Basement Landing and take one die of Physical damage. Your turn goes on.',
  'haunt.36.event.falls': 'A room goes down: {at}.',
  'haunt.36.event.collapse': 'The house sinks: {n}.',
  'haunt.36.won.level': 'The groaning stops. For the first time tonight every floor is level.',
  'haunt.36.won.sunk': 'The last thing to go under is the sign at the gate. FOR SALE, it says, AS SEEN.',
  'haunt.36.won.all-dead': 'The survey is complete. There are no objections.',
  'haunt.36.counter.collapse': 'Collapse',
  'haunt.36.counter.cornerstone': 'Cornerstones in the house',
  'haunt.36.counter.regions': 'Regions with a Cornerstone',
  'name.token.cornerstone': 'Cornerstone',
} as const;
