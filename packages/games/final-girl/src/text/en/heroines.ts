/** The ten heroines and their ultimate abilities. */
export const heroines = {
  'name.heroine.laurie': 'Laurie',
  'text.heroine.laurie': 'Whenever she damages an enemy on her own space she deals 1 more damage.',
  'name.heroine.reiko': 'Reiko',
  'text.heroine.reiko':
    'Once per Action phase, if an enemy is 1 or 2 spaces away, she goes to its space for free. Nobody follows her into the killer’s space.',
  'name.heroine.alice': 'Alice',
  'text.heroine.alice':
    'When unlocked, choose an action card. Whenever she plays it she rolls exactly 5 dice, whatever else would change their number.',
  'name.heroine.selena': 'Selena',
  'text.heroine.selena': 'She rolls 2 more dice for Search.',
  'name.heroine.adelaide': 'Adelaide',
  'text.heroine.adelaide':
    'Once, when unlocked: set one wrath to 1, or recover all health, or take market cards with a total cost of 6 or less.',
  'name.heroine.barbara': 'Barbara',
  'text.heroine.barbara':
    'Victims follow her into the killer’s space. When she damages an enemy on her space she may kill any number of victims there, for 1 more damage each; these deaths do not raise bloodlust.',
  'name.heroine.asami': 'Asami',
  'text.heroine.asami': 'Whenever she draws items she draws 1 more. Trap items do not affect her.',
  'name.heroine.charlie': 'Charlie',
  'text.heroine.charlie': 'In the Action phase she may lose 3 health to take Critical Blow from the market.',
  'name.heroine.nancy': 'Nancy',
  'text.heroine.nancy':
    'Each time she loses health markers while she holds a black last breath token, she may reveal a random unused one: it replaces hers, or it is removed from the game.',
  'name.heroine.sheila': 'Sheila',
  'text.heroine.sheila': 'Cards discarded for time give 2 time each.',
  'ask.charge': 'Where does Reiko charge?',
  'ask.favourite-card': 'For which action card does Alice roll 5 dice from now on?',
  'ask.adelaide': 'What does Adelaide ask for?',
  'ask.sacrifice': 'Sacrifice a victim for 1 more damage? Victims here: {victims}. Damage so far: {damage}.',
  'ask.look-at-token': 'Look at a random unused last breath token?',
  'ask.swap-token': 'The token shows symbols: {symbols}. Swap it for yours? Otherwise it leaves the game.',
  'option.charge': 'Charge at an enemy',
  'option.rage': 'Lose 3 health, take Critical Blow',
  'option.heal': 'Recover {n} health',
  'option.adelaide.heal': 'Recover all health',
  'option.cards': 'Take market cards with a total cost of 6 or less',
  'option.adelaide.wrath': 'Set a wrath to 1: {space}',
};
