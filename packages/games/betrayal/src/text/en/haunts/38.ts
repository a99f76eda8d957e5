/** The Heir Apparent. */
export const haunt38 = {
  'haunt.38.title': 'The Heir Apparent',
  'haunt.38.intro.all':
    'The letter was a will. It names no one, and it is very specific about what the heir must be carrying. Nobody says a word. Everybody looks at everybody else’s pockets.',
  'haunt.38.setup.all':
    'Heirlooms, face down, on different random tiles: {heirlooms}. If there are too few tiles, each of the rest lies on the next tile that is found.',
  'haunt.38.goal.heroes':
    'You win if you read the will in the Entrance Hall with Heirlooms worth {sum} or more, or if you are the last one alive.',
  'haunt.38.goal.traitor': 'Everybody is after the same: there is only one heir.',
  'haunt.38.rule.opponents': 'Everybody is everybody’s opponent: all may attack all, and all hinder all.',
  'haunt.38.rule.secret':
    'There are nine Heirlooms: 1, 1, 2, 2, 3, 3, 4, 4 and 5. What one is worth is known only to whoever carries it, or has seen it before; how many each carries, everybody sees. They can be traded, and nobody has to tell the truth about them.',
  'haunt.38.rule.wrest':
    'If you win an attack of yours against somebody who carries an Heirloom, you may take one of theirs at random in place of the damage.',
  'haunt.38.rule.dead': 'Heirlooms of the dead are laid face down on the tile.',
  'haunt.38.rule.last':
    'The last one alive wins. If the last ones die together, it is the later in turn order: what they carried lies on the tile by then.',
  'haunt.38.action.search': 'Search',
  'haunt.38.text.search':
    'On a tile with an Heirloom: Knowledge roll; with 3 or more you take it and look at it. Where several lie, you take one.',
  'haunt.38.action.read-the-will': 'Read the will',
  'haunt.38.text.read-the-will':
    'In the Entrance Hall: show all your Heirlooms. If they are worth {sum} or more, Knowledge roll; with 4 or more you win, with less they stay face up for the rest of the game.',
  'haunt.38.ask.which': 'Which of them do you take?',
  'haunt.38.ask.wrest': 'You have the better of them. What do you want?',
  'haunt.38.option.heirloom': '{card}',
  'haunt.38.option.harm': 'Let it hurt',
  'haunt.38.option.wrest': 'One of their Heirlooms, at random',
  'haunt.38.event.looked': 'You look at your new Heirloom: it is worth {n}.',
  'haunt.38.event.shows': '{who} shows an Heirloom that is worth {n}.',
  'haunt.38.event.shown': '{who} shows every Heirloom: together they are worth {n}.',
  'haunt.38.event.wrested': '{who} loses an Heirloom.',
  'haunt.38.won.heir': 'The ring fits. Of course it does; it has been growing into your finger since you arrived.',
  'haunt.38.won.last-alive': 'The other claims have lapsed. The house bows, and calls you by a name that is yours now.',
  'haunt.38.won.all-dead': 'The estate falls to the house, as it always has.',
  'haunt.38.counter.heirloom': 'Heirlooms lying in the house',
  'name.token.heirloom': 'Heirloom',
  'name.token.thimble': 'silver thimble (1)',
  'name.token.fan': 'lace fan (2)',
  'name.token.cup': 'christening cup (3)',
  'name.token.watch': 'pocket watch (4)',
  'name.token.signet': 'signet (5)',
} as const;
