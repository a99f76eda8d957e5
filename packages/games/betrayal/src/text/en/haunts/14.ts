/** Clear Title. */
export const haunt14 = {
  'haunt.14.title': 'Clear Title',
  'haunt.14.intro.heroes':
    'The book is a register of sales. Every buyer signed in the same hand, and every signature is crossed out. If the house were condemned before the contract closes, there would be nothing left to sell.',
  'haunt.14.intro.traitor':
    'Somebody has to own it. You have read the small print, and you can live with the small print. The agents are already in the hall.',
  'haunt.14.goal.heroes': 'The heroes win when {faults} Faults lie in the house at the same time.',
  'haunt.14.goal.traitor':
    'The traitor wins when {deeds} Deeds lie in the house at the same time, or when all heroes are dead.',
  'haunt.14.rule.markers': 'A tile holds at most one token, a Deed or a Fault. Starting tiles never hold any.',
  'haunt.14.action.find-fault': 'Find a fault',
  'haunt.14.action.strike-out': 'Strike out',
  'haunt.14.action.appraise': 'Appraise',
  'haunt.14.text.find-fault':
    'On a tile without a token, not a starting tile: Might or Knowledge roll; with 5 or more put a Fault here.',
  'haunt.14.text.strike-out': 'On a tile with a Deed: Might roll; with 5 or more remove it.',
  'haunt.14.text.appraise':
    'On a tile without a token, not a starting tile: Knowledge roll; with 4 or more put a Deed here.',
  'haunt.14.event.fault': 'A Fault is found: {at}. Faults: {n}.',
  'haunt.14.event.deed': 'A Deed is drawn up: {at}. Deeds: {n}.',
  'haunt.14.event.fault-gone': 'The Fault is papered over: {at}. Faults: {n}.',
  'haunt.14.event.deed-gone': 'The Deed is struck out: {at}. Deeds: {n}.',
  'haunt.14.won.condemned':
    'The notice goes up on the front door: CONDEMNED. Somewhere in the walls a very old pen snaps.',
  'haunt.14.won.sold': 'Sold. The keys are cold, and they fit every lock, those of your friends included.',
  'haunt.14.won.all-dead': 'Vacant possession, as the contract says. You sign for all of them.',
  'haunt.14.monster.realtor':
    'Attacks with Might. If its turn ends on a tile with a Fault and without a hero, the Fault is removed.',
  'haunt.14.counter.fault': 'Faults in the house',
  'haunt.14.counter.deed': 'Deeds in the house',
  'name.token.fault': 'Fault',
  'name.token.deed': 'Deed',
  'name.monster.realtor': 'Realtor',
} as const;
