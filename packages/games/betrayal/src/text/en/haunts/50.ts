/** Weight of Iron. */
export const haunt50 = {
  'haunt.50.title': 'Weight of Iron',
  'haunt.50.intro.heroes':
    'So a curse can be weighed. Everything in your pockets has taken a liking to the floor, and only the furnace below burns hot enough to change its mind.',
  'haunt.50.intro.traitor':
    'You have always travelled with empty hands. It is strange how few people ever think of it.',
  'haunt.50.goal.heroes': 'The heroes win when the Slag has reached {slag}.',
  'haunt.50.goal.traitor':
    'The traitor wins when {statues} heroes are dead or made of iron at the same time, when no living hero is free any more, when the Fire has reached {fire}, or when all heroes are dead.',
  'haunt.50.rule.load':
    'A hero’s Load is the number of their Items, Omens and pieces of Iron. At the start of a turn it is taken off the moves, of which at least three are left if Speed gives as many; whoever carries more than their Speed is pinned and has none. Speed rolls do not suffer. The traitor and the Smiths have no Load.',
  'haunt.50.rule.iron': 'Iron is traded, passed on and looted like an Item. Nothing can be dropped.',
  'haunt.50.rule.rust':
    'A hero whose Load is greater than their Speed at the end of their turn gets a Rust token; anybody else loses it. Instead of a second token the hero is taken: an iron statue that has no turns, cannot be attacked or hurt, hinders nobody and does not trade.',
  'haunt.50.rule.shackle':
    'When you or a Smith win a fight against a hero, whoever attacked, you may give the hero a piece of Iron instead of the damage; two pieces if you won by 3 or more.',
  'haunt.50.rule.fire': 'At the end of each round the Fire grows by 1.',
  'haunt.50.action.pass-on': 'Pass it on',
  'haunt.50.text.pass-on':
    'Hand any number of your Items, Omens and pieces of Iron to a hero at most 2 tiles away on foot who agrees.',
  'haunt.50.action.melt': 'Melt',
  'haunt.50.text.melt':
    'In the Furnace Room: bury one of your Items or Omens, or remove a piece of your Iron, and the Slag rises by 1. For 1 Physical damage you may melt a second piece at once.',
  'haunt.50.action.lift': 'Lift',
  'haunt.50.text.lift':
    'On the tile of a hero who is taken: Might roll; with 4 or more take over as many of their pieces as you like. If their Load is then no greater than their Speed, they are free.',
  'haunt.50.action.forge': 'Forge',
  'haunt.50.text.forge':
    'Name a hero in your line of sight who is not taken and roll 3 dice; with 4 or more that hero gets a piece of Iron.',
  'haunt.50.ask.piece': 'What do you melt?',
  'haunt.50.option.melt-iron': 'A piece of Iron',
  'haunt.50.option.melt-card': 'A card',
  'haunt.50.ask.second': 'Do you melt a second piece, for 1 Physical damage?',
  'haunt.50.option.second-yes': 'Melt a second one',
  'haunt.50.option.second-no': 'One is enough',
  'haunt.50.ask.shackle': 'Does the hero get Iron instead of the damage?',
  'haunt.50.option.shackle-yes': 'Shackle the hero',
  'haunt.50.option.shackle-no': 'Let it hurt',
  'haunt.50.event.iron': '{who} is shackled. Load: {n}.',
  'haunt.50.event.slag': '{who} melts a piece. Slag: {n}.',
  'haunt.50.event.fire': 'The Fire grows to {n}.',
  'haunt.50.status.rust': 'Rust',
  'haunt.50.status.taken': 'Made of iron',
  'haunt.50.won.molten':
    'The last buckle runs down the grate like honey. You own nothing at all, and you skip all the way to the gate.',
  'haunt.50.won.statues': 'They line the drive now, very lifelike, with a slightly worried look.',
  'haunt.50.won.fire':
    'The furnace has eaten its fill and goes out. Whatever it has not melted stays exactly where it stands.',
  'haunt.50.won.all-dead': 'Nobody is left to carry anything. You close the door with one finger.',
  'haunt.50.monster.smith': 'Attacks with Might. What damages it stuns it.',
  'haunt.50.counter.slag': 'Slag',
  'haunt.50.counter.fire': 'Fire',
  'haunt.50.counter.statue': 'Heroes dead or made of iron',
  'why.nothing-to-melt': 'There is no Iron here to be melted.',
  'name.token.iron': 'Iron',
  'name.monster.smith': 'Smith',
} as const;
