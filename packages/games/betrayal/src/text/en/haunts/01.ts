/** The Last Tenant. */
export const haunt01 = {
  'haunt.1.title': 'The Last Tenant',
  'haunt.1.intro.heroes':
    'The red on the wall has dried into handwriting: a lease, a hundred years long. The friend beside you has signed the last line and smiles at somebody you cannot see.',
  'haunt.1.intro.traitor':
    'A century is a long time to live alone. The first owner only asks for company, and you happen to have brought some.',
  'haunt.1.setup.heroes': 'The Graveyard comes into the house.',
  'haunt.1.setup.traitor':
    'Heal all traits; gain {might} Might and 1 Speed. Ghosts on your tile: {ghosts}. Lay {keepsakes} Keepsakes on different tiles.',
  'haunt.1.goal.heroes': 'The heroes win when {laid} Keepsakes have been laid to rest.',
  'haunt.1.goal.traitor': 'The traitor wins when all heroes are dead.',
  'haunt.1.rule.keepsakes': 'Keepsakes are carried. What a dead carrier had lies on the tile.',
  'haunt.1.rule.forgets': 'Each Ghost has 1 Sanity less for each Keepsake laid to rest, but never less than 2.',
  'haunt.1.rule.snatch':
    'When you have won an attack against a carrier, lay one of their Keepsakes on a tile within 2 of you, not the Graveyard.',
  'haunt.1.action.search': 'Search',
  'haunt.1.action.lay-to-rest': 'Lay to rest',
  'haunt.1.text.search': 'On a tile with a Keepsake: Knowledge roll; with 4 or more take one.',
  'haunt.1.text.lay-to-rest':
    'On the Graveyard with a Keepsake: Sanity roll; with 4 or more it is laid to rest, with less take 1 Mental damage.',
  'haunt.1.ask.keepsake': 'Where does the next Keepsake lie?',
  'haunt.1.ask.snatch': 'Where does the Keepsake you snatched lie?',
  'haunt.1.event.laid': '{who} lays a Keepsake to rest. Laid: {n}.',
  'haunt.1.won.laid': 'The last spadeful falls. In every room a door closes, gently, from the inside.',
  'haunt.1.won.all-dead': 'The lease is renewed. There are several new names on it.',
  'haunt.1.monster.ghost':
    'Attacks with Sanity and passes through walls. At the end of its turn each hero on its tile takes 1 Mental damage.',
  'haunt.1.counter.laid': 'Keepsakes laid to rest',
  'name.token.keepsake': 'Keepsake',
  'name.monster.ghost': 'Ghost',
} as const;
