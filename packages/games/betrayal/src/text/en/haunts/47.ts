/** Static Shield. */
export const haunt47 = {
  'haunt.47.title': 'Static Shield',
  'haunt.47.intro.heroes':
    'Every meter you own points at the suit of armour, and the suit is pointing back. It hums in the key of the wall sockets. Where no wire can see it, it is only tin.',
  'haunt.47.intro.traitor':
    'You put it on for a joke. It fits like applause. A few more volts and you will never need to take it off.',
  'haunt.47.setup.traitor':
    'Heal all traits.{might, plural, =0 {} one { Gain # Might.} other { Gain # Might.}}{speed, plural, =0 {} one { Gain # Speed.} other { Gain # Speed.}} {sockets} live Sockets come to different random rooms with a way to the Entrance Hall, first where no hero is.',
  'haunt.47.goal.heroes': 'The heroes win when the Breach stands at {breach}, or when the traitor is dead.',
  'haunt.47.goal.traitor': 'The traitor wins when the Charge stands at {charge}, or when all heroes are dead.',
  'haunt.47.rule.powered':
    'A tile is powered if there is a live Socket on it or in its line of sight: straight on through doors, in the same region.',
  'haunt.47.rule.shield':
    'Shield: while the traitor is on a powered tile, attacks, cards and Events do the traitor no damage.',
  'haunt.47.rule.arc':
    'Arc: on a powered tile you may attack a hero in line of sight, without a weapon. Both roll Speed, the hero takes the difference as Physical damage, and you take none if you lose.',
  'haunt.47.rule.storm': 'Storm: from the end of round 7 on, the Charge rises by 1 at the end of each round.',
  'haunt.47.action.short': 'Short the socket',
  'haunt.47.text.short':
    'On a tile with a live Socket: Might or Knowledge roll; with 5 or more it is dead, with less than 3 take 1 Physical damage.',
  'haunt.47.action.ground': 'Ground the armour',
  'haunt.47.text.ground':
    'On the traitor’s tile while it is not powered: Might or Knowledge roll; with 4 or more the Breach rises by 1, with less take 1 Physical damage.',
  'haunt.47.action.drink': 'Drink',
  'haunt.47.text.drink':
    'On a tile with a live Socket that you have not drunk from last: the Charge rises by 2, or by 1 if a living hero is there.',
  'haunt.47.action.rewire': 'Rewire',
  'haunt.47.text.rewire': 'On a tile with a dead Socket: Knowledge roll; with 4 or more it is live.',
  'haunt.47.event.charge': 'The lights go dim for a moment. The Charge: {n}.',
  'haunt.47.event.breach': 'Sparks run into the floor. The Breach: {n}.',
  'haunt.47.won.breach':
    'The last spark jumps to the radiator. Inside the helmet somebody you know asks for a glass of water.',
  'haunt.47.won.tin': 'It falls the way that empty things fall, with a great deal of noise.',
  'haunt.47.won.charge': 'Every bulb in the valley goes out, and one window in this house goes on.',
  'haunt.47.won.all-dead': 'The meters all stand still. There is nobody left to read them.',
  'haunt.47.counter.charge': 'Charge',
  'haunt.47.counter.breach': 'Breach',
  'haunt.47.counter.live': 'Live Sockets',
  'why.powered': 'The armour has power here.',
  'why.drunk-last': 'This is the Socket that you have drunk from last.',
  'name.token.socket': 'Socket',
  'looks.token.socket': '{side, select, up {live} other {dead}}',
  'name.token.last': 'Drunk from last',
} as const;
