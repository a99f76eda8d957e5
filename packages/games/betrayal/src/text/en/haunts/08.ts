/** Open Season. */
export const haunt08 = {
  'haunt.8.title': 'Open Season',
  'haunt.8.intro.heroes':
    '“Game will be served”, the invitation said. A horn answers from the gallery, somebody counts to ten, and it dawns on you which of you is the sportsman.',
  'haunt.8.intro.traitor':
    'They run well for indoor animals. You have a good gun, loyal men with sticks, and a larder with plenty of hooks.',
  'haunt.8.setup.heroes':
    'Kitchen and Larder are in the house. Drawers lie face down on random tiles of the Ground and Upper Floor: {drawers}. One holds the Key, the others Brandy. The exits are the Entrance Hall, the Kitchen and, if it is in the house, the Conservatory.',
  'haunt.8.setup.traitor':
    'Heal all your traits and gain 1 Speed. Beaters in the Entrance Hall: {beaters}. They act before each of your turns.',
  'haunt.8.goal.heroes': 'The heroes win when {away, plural, one {# of them has} other {# of them have}} slipped away.',
  'haunt.8.goal.traitor':
    'The traitor wins when {bagged, plural, one {# hero is bagged} other {# heroes are bagged at the same time}}.',
  'haunt.8.rule.bagged':
    'Bagged, not dead: a hero whose Might or Speed is critical right after damage from an attack of the traitor, or who would die of anything, is bagged: placed on the Larder, lying; a Key stays behind on the tile. Whoever is bagged cannot be attacked, hurt, moved, traded with or looted, hinders nobody, and can only wriggle.',
  'haunt.8.rule.freed':
    'Whoever is freed heals Might and Speed and stands on the Larder; if it is the own turn, it is over.',
  'haunt.8.rule.hounds':
    'From round 9 on every hero who is not bagged takes 1 General damage at the end of the own turn.',
  'haunt.8.rule.flush':
    'Flush: a hero beaten by a Beater’s attack takes no damage, but is no longer Hidden, and you move the hero 1 or 2 tiles. Once you are dead, the Beaters do damage and bag in your place.',
  'haunt.8.action.search': 'Search',
  'haunt.8.text.search':
    'On a tile with a Drawer: Knowledge roll; with 4 or more turn it up. The Key is yours; Brandy heals your Might and Speed and is gone. A Key that lies open is taken without an action.',
  'haunt.8.action.hide': 'Hide',
  'haunt.8.text.hide':
    'With no awake opponent on your tile and the traitor out of sight: Sanity roll; with 4 or more you are Hidden until you leave the tile, attack, or lose to a Beater. Either way you do not move any more this turn.',
  'haunt.8.action.unlock': 'Unlock',
  'haunt.8.text.unlock':
    'On an exit, with the Key: Might or Knowledge roll; with 4 or more it stands open, and the Key is gone.',
  'haunt.8.action.slip-away': 'Slip away',
  'haunt.8.text.slip-away': 'On the open exit, for 1 movement: you leave the game with all that is yours.',
  'haunt.8.action.cut-down': 'Cut down',
  'haunt.8.text.cut-down': 'On the Larder: Might or Speed roll; with 5 or more free one bagged hero.',
  'haunt.8.action.wriggle-free': 'Wriggle free',
  'haunt.8.text.wriggle-free': 'When you are bagged: Knowledge or Sanity roll; with 6 or more you are freed.',
  'haunt.8.action.volley': 'Volley',
  'haunt.8.text.volley':
    'In place of your attack: one attack on each hero of your choice in line of sight who is not Hidden, not bagged and not on your tile. Both roll Speed, you with more dice: {gun}. It is Physical damage; if you lose, you take none. No weapon helps.',
  'haunt.8.ask.volley': 'At whom do you shoot?',
  'haunt.8.ask.flush': 'Where is the hero driven?',
  'haunt.8.ask.flush-on': 'And one tile further?',
  'haunt.8.option.shoot': '{who}',
  'haunt.8.option.hold-fire': 'Hold your fire',
  'haunt.8.event.key': '{who} finds the Key.',
  'haunt.8.event.brandy': '{who} finds Brandy, and is better for it.',
  'haunt.8.event.away': '{who} slips away. Gone so far: {n}.',
  'haunt.8.won.away': 'Behind you the horn blows again, flat, and then someone shouts at a dog that was never there.',
  'haunt.8.won.bagged': 'The stuffing takes until spring. They look surprised, but lifelike.',
  'haunt.8.monster.beater': 'Attacks with Might; damage stuns it. Its attack flushes instead of hurting.',
  'haunt.8.status.hidden': 'Hidden',
  'haunt.8.status.bagged': 'Bagged',
  'haunt.8.status.away': 'Got away',
  'haunt.8.counter.away': 'Heroes who got away',
  'haunt.8.counter.bagged': 'Heroes in the Larder',
  'haunt.8.counter.drawer': 'Drawers not yet searched',
  'name.token.drawer': 'Drawer',
  'name.token.key': 'Key',
  'name.token.brandy': 'Brandy',
  'name.token.open-door': 'Open Exit',
  'name.monster.beater': 'Beater',
} as const;
