/** No Pets Allowed. */
export const haunt04 = {
  'haunt.4.title': 'No Pets Allowed',
  'haunt.4.intro.heroes':
    'The listing said “no pets”. It did not say “no livestock”. Something with a great many small feet is moving in behind the skirting boards, and it has brought its mother.',
  'haunt.4.intro.traitor':
    'You never minded them. They were here first, they are house-trained after their fashion, and their mother lets you scratch her behind the crown.',
  'haunt.4.setup.heroes': 'The revealer takes the Bowl.',
  'haunt.4.setup.traitor':
    'Heal all your traits. The Queen sits on the Basement Landing. Put pairs of Rats on different tiles, no starting tiles, without a hero and at least 2 tiles from every hero: {pairs}.',
  'haunt.4.goal.heroes':
    'The heroes win when the Queen is caught, or when round 12 ends with fewer than {surveyed} Rats in the house.',
  'haunt.4.goal.traitor':
    'The traitor wins when {rats} Rats or more are in the house at the end of a turn of the monsters, when round 12 ends with at least {surveyed}, or when all heroes are dead.',
  'haunt.4.rule.swarm':
    'The Rats on one tile are a Swarm and fight as one, with Might 1 higher than their number. A Swarm loses as many Rats as it takes damage. A tile has room for 4 Rats: they may run over a full one, but not stop there.',
  'haunt.4.rule.queen':
    'Nothing hurts the Queen. A hero who attacks her and wins by 2 or more shoves her to an adjacent tile of the hero’s choice.',
  'haunt.4.rule.bowl': 'Only heroes carry the Bowl. Where it lies, a hero picks it up without an action.',
  'haunt.4.rule.rattle':
    'Whoever carries the Bowl may rattle it at the end of a turn. If the Queen is then at most 6 tiles away, she must come by a shortest way in the next turn of the monsters, as far as she gets, and attacks whoever rattled if she arrives.',
  'haunt.4.rule.sprung':
    'Whenever the Queen enters a tile with a Trap, on foot or shoved, roll as many dice as there are Traps in the house, 8 at most. With {spring} or more she is caught. Otherwise this Trap is gone, and she neither moves nor attacks any more this turn.',
  'haunt.4.rule.bite-or-breed':
    'After the Queen, choose for all Rats together. Bite: each may move, with one roll for all, then each Swarm may attack one hero on its tile. Breed: one new Rat on each of up to {breed} tiles with two Rats or more and no hero.',
  'haunt.4.rule.litter':
    'Royal litter: at the end of the Queen’s turn, if no hero is on her tile, a Rat is born there. On a full tile a newborn goes to an adjacent one with room, or is not born.',
  'haunt.4.rule.kick':
    'Kick the bowl: when you attack and beat the hero who carries the Bowl, put it on a tile within 3 tiles of you, besides the damage.',
  'haunt.4.rule.surveyor':
    'When round 12 ends, the surveyor counts: with {surveyed} Rats or more you win, with fewer the heroes.',
  'haunt.4.action.set-a-trap': 'Set a trap',
  'haunt.4.text.set-a-trap':
    'On a tile with no awake opponent and with no Trap on it or on an adjacent tile: Knowledge roll; with 4 or more put a Trap here.',
  'haunt.4.action.disarm': 'Disarm',
  'haunt.4.text.disarm': 'On a tile with a Trap: Knowledge roll; with 5 or more remove it.',
  'haunt.4.ask.nest': 'Where does a pair of Rats nest?',
  'haunt.4.ask.born': 'Where is the Rat born?',
  'haunt.4.ask.lured': 'Which way does the Queen come?',
  'haunt.4.ask.rattle': 'Do you rattle the Bowl?',
  'haunt.4.ask.rats': 'What do the Rats do?',
  'haunt.4.ask.scurry': 'Which Rats move?',
  'haunt.4.ask.scurry-to': 'Where do they run?',
  'haunt.4.ask.scurry-many': 'How many go there?',
  'haunt.4.ask.bite': 'Whom does a Swarm bite?',
  'haunt.4.ask.brood': 'Where is a Rat born?',
  'haunt.4.ask.kick': 'Where does the Bowl roll?',
  'haunt.4.option.rattle': 'Rattle it',
  'haunt.4.option.keep-quiet': 'Keep quiet',
  'haunt.4.option.swarm-bite': 'They bite',
  'haunt.4.option.swarm-breed': 'They breed',
  'haunt.4.option.group': 'Those in {tile}',
  'haunt.4.option.all-stay': 'All others stay',
  'haunt.4.option.go-many': '{n}',
  'haunt.4.option.bite': '{who}',
  'haunt.4.option.hold-back': 'Nobody else',
  'haunt.4.event.rattled': '{who} rattles the Bowl.',
  'haunt.4.event.caught': 'The Trap closes with {n}: the Queen is caught.',
  'haunt.4.event.missed': 'The Trap snaps shut with {n}, and the Queen looks at it.',
  'haunt.4.won.caught':
    'The lid comes down. In the whole house there is one small, offended squeak, and then only the smell of cheese.',
  'haunt.4.won.overrun': 'The brochure will call the property lively.',
  'haunt.4.won.surveyed': 'The surveyor counts tails until the page is full, and condemns the house for people.',
  'haunt.4.won.clean': 'The surveyor finds a few droppings and an old bowl, and signs.',
  'haunt.4.won.all-dead': 'Nobody complains about the noise any more. There is plenty to gnaw on.',
  'haunt.4.monster.queen': 'Attacks with Might; nothing hurts her, but she can be shoved.',
  'haunt.4.monster.rat': 'Attacks with Might, together with the others on its tile; damage kills.',
  'haunt.4.counter.rat': 'Rats in the house',
  'haunt.4.counter.trap': 'Traps in the house',
  'name.token.trap': 'Trap',
  'name.token.bowl': 'Bowl',
  'name.monster.queen': 'Queen',
  'name.monster.rat': 'Rat',
} as const;
