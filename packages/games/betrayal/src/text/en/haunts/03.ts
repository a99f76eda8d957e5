/** Inhale. */
export const haunt03 = {
  'haunt.3.title': 'Inhale',
  'haunt.3.intro.all':
    'It was never dust. It has been in your lungs since the hall, it likes it there, and it is making plans for the furniture. There is a recipe on the vial, and enough of everything for one.',
  'haunt.3.setup.all': 'The Laboratory is in the house. Stills on random tiles above the cellar: {stills}.',
  'haunt.3.goal.heroes':
    'You win if you drink a Cure at the start of your turn, if you carry the most when all who live are Overgrown, or if you are the last one alive.',
  'haunt.3.goal.traitor': 'Everybody is after the same: there is enough for one.',
  'haunt.3.rule.opponents':
    'Everybody is everybody’s opponent. Nobody carries more than one Root, one Ash, one Quicksilver and one Cure; they can be traded.',
  'haunt.3.rule.settle':
    'It must settle: at the start of your turn you drink a Cure and win, if you are not Overgrown and have carried it without a break since the end of your last turn.',
  'haunt.3.rule.snatch':
    'Snatch: if you win an attack of yours, you may take a token that you may carry from the loser in place of the damage.',
  'haunt.3.rule.breathe':
    'At the end of your turn you get 1 Spore, and another one if somebody else is on your tile. With {full} you are Overgrown for the rest of the game.',
  'haunt.3.rule.overgrown':
    'Overgrown you have 2 moves a turn, gather and distil nothing and drink nothing. Your traits do not fall below critical. If you win an attack of yours against somebody who is not Overgrown, you may give them 2 Spores instead.',
  'haunt.3.rule.crown':
    'When all who live are Overgrown, the one with the most points wins: 4 for a Cure, 1 for each ingredient; if equal, the latest to be Overgrown, then the later in turn order.',
  'haunt.3.action.pull': 'Pull a root',
  'haunt.3.text.pull': 'On a tile with an Event symbol, without a Root: Might roll; with 4 or more take a Root.',
  'haunt.3.action.sweep': 'Sweep up ash',
  'haunt.3.text.sweep': 'On a tile with an Omen symbol, without Ash: Sanity roll; with 4 or more take an Ash.',
  'haunt.3.action.catch': 'Catch quicksilver',
  'haunt.3.text.catch':
    'On a tile with an Item symbol, without Quicksilver: Speed roll; with 4 or more take a Quicksilver.',
  'haunt.3.action.distil': 'Distil',
  'haunt.3.text.distil':
    'In the Laboratory or on a tile with a Still, with Root, Ash and Quicksilver and without a Cure: Knowledge roll; with 4 or more give up the three and take a Cure.',
  'haunt.3.ask.grab': 'You have the better of them. What do you take?',
  'haunt.3.option.grab': '{token}',
  'haunt.3.option.grab-nothing': 'Nothing: let it hurt',
  'haunt.3.option.infect': 'Breathe out: 2 Spores for them',
  'haunt.3.event.spores': '{who} breathes in. Spores: {n}.',
  'haunt.3.won.cured': 'You cough once, politely, and something with roots lands on the carpet and looks hurt.',
  'haunt.3.won.crowned': 'The colony has voted. It was unanimous; it is always unanimous.',
  'haunt.3.won.last-alive': 'The air is yours alone. You breathe out, and hope that it counts.',
  'haunt.3.won.all-dead': 'Nobody breathes. The furniture blossoms.',
  'haunt.3.status.overgrown': 'Overgrown',
  'name.token.root': 'Root',
  'name.token.ash': 'Ash',
  'name.token.quicksilver': 'Quicksilver',
  'name.token.cure': 'Cure',
  'looks.token.cure': '{n, select, 0 {not settled yet} other {settled}}',
  'name.token.still': 'Still',
  'name.token.spores': 'Spores',
} as const;
