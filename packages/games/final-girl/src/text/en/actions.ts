/** The action cards: names and what their rows do. */
export const actions = {
  'name.action.walk': 'Walk',
  'text.action.walk':
    '2 successes: move up to 2, lose 1 time. 1 success: move up to 1, lose 1 time. Failure: move up to 1, lose 1 health and 2 time, or only lose 2 time.',
  'name.action.focus': 'Focus',
  'text.action.focus': '2 successes: horror −1, gain 2 time. 1 success: horror −1, lose 1 time. Failure: lose 2 time.',
  'name.action.weak_attack': 'Weak Attack',
  'text.action.weak_attack':
    '2 successes: 1 damage. 1 success: 1 damage, lose 1 health. Failure: lose 1 health, the phase ends.',
  'name.action.short_rest': 'Short Rest',
  'text.action.short_rest':
    '2 successes: recover 2 health. 1 success: recover 1 health, lose 1 time. Failure: recover 1 health, horror +1, lose 1 time, the phase ends.',
  'name.action.close_call': 'Close Call',
  'text.action.close_call': 'After any horror roll: roll one die again; or lose 2 time and roll all its dice again.',
  'name.action.search': 'Search',
  'text.action.search':
    'On a search space only. 2 successes: draw 2 items, keep 1, lose 1 time. 1 success: draw 1 item, lose 1 time. Failure: draw 1 item, horror +2, lose 2 time, or horror +1, lose 2 time.',
  'name.action.run': 'Run',
  'text.action.run':
    '2 successes: move up to 3, lose 1 time. 1 success: move up to 2, lose 1 time. Failure: move up to 1, lose 1 health and 2 time, the phase ends, or lose 1 health and 2 time.',
  'name.action.guard': 'Guard',
  'text.action.guard':
    'Reaction. 2 successes: ignore the attack. 1 success: its damage drops by 2. Failure: its damage drops by 1, but not below 1.',
  'name.action.distract': 'Distraction',
  'text.action.distract':
    '2 successes: horror −2, gain 2 time. 1 success: horror −1, gain 1 time. Failure: horror −1, lose 4 time, or horror +1, lose 2 time.',
  'name.action.improvise': 'Improvise',
  'text.action.improvise':
    '2 successes: until the end of this Action phase every 3 and 4 counts as a success. 1 success: so in the next horror roll. Failure: horror +1, lose 1 time.',
  'name.action.planning': 'Planning',
  'text.action.planning':
    '2 successes: 3 more dice in the next horror roll. 1 success: 2 more dice, lose 1 time. Failure: 1 more die, horror +1, lose 2 time.',
  'name.action.retaliation': 'Retaliation',
  'text.action.retaliation':
    'Reaction. 2 successes: ignore the attack, 2 damage to the attacker. 1 success: its damage drops by 2, 1 damage to the attacker. Failure: nothing.',
  'name.action.furious_strike': 'Furious Strike',
  'text.action.furious_strike':
    '2 successes: 2 damage, horror −1. 1 success: 1 damage, horror −1, the phase ends. Failure: lose 1 health, horror +1, the phase ends.',
  'name.action.long_rest': 'Long Rest',
  'text.action.long_rest':
    '2 successes: recover 4 health, lose 1 time. 1 success: recover 3 health, lose 2 time. Failure: recover 2 health, horror +1, lose 2 time, the phase ends.',
  'name.action.critical_blow': 'Critical Blow',
  'text.action.critical_blow':
    '2 successes: 3 damage, horror −1. 1 success: 2 damage, horror −1, the phase ends. Failure: 2 damage, lose 2 health, horror +1, the phase ends.',
  'option.close_call': 'Close Call: roll again instead of {dice}',
};
