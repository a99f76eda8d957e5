/** Knock-Down Price. */
export const haunt49 = {
  'haunt.49.title': 'Knock-Down Price',
  'haunt.49.intro.heroes':
    'The seller has found out what would make the ground worth more: no house on it. The bailiff comes in a week. Until then every wall in here is yours to defend.',
  'haunt.49.intro.traitor': 'One cut in the right place is enough. Gravity works for nothing.',
  'haunt.49.goal.heroes': 'The heroes win when the round ends on Day {day}.',
  'haunt.49.goal.traitor':
    'The traitor wins when as many Lots are lost as the price names (two fifths of them, rounded up), or when all heroes are dead.',
  'haunt.49.rule.lots':
    'At the start a Lot lies on every room that could be reached on foot from the Entrance Hall. New rooms get none.',
  'haunt.49.rule.falling':
    'At the start of the traitor’s turn every Condemned room falls; then every room to which no way on foot leads from the Entrance Hall any more. Starting tiles never fall.',
  'haunt.49.rule.fallen':
    'A fallen room is buried with everything that lay on it, and a Lot on it is lost. Whoever was there stands on the Basement Landing: heroes out of a Condemned room take 2 dice of Physical damage, out of one that was cut off 1 die; the traitor and the Wreckers take none.',
  'haunt.49.rule.day': 'At the end of each round a Day has passed.',
  'haunt.49.action.shore-up': 'Shore up',
  'haunt.49.text.shore-up':
    'In a room that is no starting tile: Might or Knowledge roll, 1 more if another hero is here; with 5 or more remove the Condemned token, or, where there is none, put a Prop here. A room holds one Prop; there are {props}.',
  'haunt.49.action.condemn': 'Condemn',
  'haunt.49.text.condemn':
    'In a room that is neither a starting tile nor Condemned: Might roll; with 4 or more remove its Prop, or, where there is none, put a Condemned token here.',
  'haunt.49.event.falls': '{at} falls.',
  'haunt.49.event.day': 'Day {n} is over.',
  'haunt.49.won.levelled': 'A fine plot: level, quiet, with well-hung rubble.',
  'haunt.49.won.stay':
    'The bailiff counts the rooms, nods, and nails one word to the door. The house has waited a century to read it: STAY.',
  'haunt.49.won.all-dead': 'Nobody is left to object. The ball swings at dawn.',
  'haunt.49.monster.wrecker':
    'Attacks with Might. At the end of its turn, in a room that is neither a starting tile nor Condemned, it rolls 3 dice: with 3 or more it removes the Prop there, or, where there is none, condemns the room.',
  'haunt.49.counter.lost': 'Lots lost',
  'haunt.49.counter.day': 'Days',
  'haunt.49.counter.prop': 'Props in the house',
  'name.token.lot': 'Lot',
  'name.token.condemned': 'Condemned',
  'name.token.prop': 'Prop',
  'name.monster.wrecker': 'Wrecker',
} as const;
