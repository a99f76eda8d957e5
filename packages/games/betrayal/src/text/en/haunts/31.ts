/** Wrong Frequency. */
export const haunt31 = {
  'haunt.31.title': 'Wrong Frequency',
  'haunt.31.intro.all':
    'Your receivers have found the voice of the house, and it has found yours. It hums along, half a tone off, and your teeth begin to ache whenever nobody is looking at you.',
  'haunt.31.setup.all':
    'A Transmitter stands in each region, where possible at least 2 tiles from its landing or from the Hallway: Low in the Basement, Middle on the Ground Floor, High on the Upper Floor.',
  'haunt.31.goal.heroes': 'The explorers win when all three Transmitters are Live.',
  'haunt.31.goal.traitor': 'The house wins when the Hum has reached {hum}, or when all explorers are dead.',
  'haunt.31.rule.tuning': 'A Transmitter with {calibrated} Calibrations is fully calibrated. They stay for good.',
  'haunt.31.rule.live':
    'Low can go Live at any time, Middle only while Low is Live, High only while both are. Live lasts until the end of the round; while only two explorers live, until the end of the next one, and with a single one a round longer still. A Live token bears the round in which it was lit.',
  'haunt.31.rule.hum':
    'At the end of each round every explorer who sees no other living explorer takes 1 Mental damage, and 2 once the Hum is 6 or more. The own tile is in sight. Whoever has tuned with success in this round is shielded, and so is whoever stands in the Soundproofed Room.',
  'haunt.31.rule.sight':
    'A tile with an awake Echo gives and passes no line of sight for the Hum, not even between those who stand on it.',
  'haunt.31.rule.echoes':
    'An Echo goes to the Transmitter without another awake Echo that has the most Calibrations, the lowest of several, and stops there. Then it attacks whoever on its tile has the least Sanity.',
  'haunt.31.rule.order':
    'At the end of a round the Hum hurts, the Echoes act, Live tokens run out, and the Hum rises by 1. When it becomes 2, 3, 4, 5 and 6, it brings {at2}, {at3}, {at4}, {at5} and {at6} Echoes.',
  'haunt.31.action.tune': 'Tune',
  'haunt.31.text.tune':
    'On a Transmitter’s tile without an awake Echo: Knowledge or Sanity roll, with 1 more if the Transmitter is fully calibrated; with {tune} or more it gets a Calibration, or goes Live if it is fully calibrated.',
  'haunt.31.event.calibrated': 'The needle settles. Calibrations: {n}.',
  'haunt.31.event.hum': 'The Hum: {n}.',
  'haunt.31.won.chord': 'Three notes, one chord, and then the rarest sound in this house: nothing at all.',
  'haunt.31.won.hum':
    'The Hum has found the note that everything in the house shares. Then nobody can tell the two apart.',
  'haunt.31.won.all-dead': 'The receivers go on recording. The house has a good voice, and no audience.',
  'haunt.31.monster.echo': 'Attacks with Sanity, for Mental damage; damage stuns it.',
  'haunt.31.status.shielded': 'Shielded from the Hum',
  'haunt.31.counter.hum': 'The Hum',
  'haunt.31.counter.full': 'Fully calibrated Transmitters',
  'haunt.31.counter.live': 'Live Transmitters',
  'name.token.low': 'Low Transmitter',
  'name.token.middle': 'Middle Transmitter',
  'name.token.high': 'High Transmitter',
  'name.token.live': 'Live token',
  'name.monster.echo': 'Echo',
} as const;
