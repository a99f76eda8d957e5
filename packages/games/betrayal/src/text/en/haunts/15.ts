/** Chain of Custody. */
export const haunt15 = {
  'haunt.15.title': 'Chain of Custody',
  'haunt.15.intro.heroes':
    'The dagger was not found in that drawer. It was put back. There is blood in half the rooms of the house, all of one type, and somebody among you has already begun to tidy up.',
  'haunt.15.intro.traitor':
    'It was one mistake, and you have soap. The trouble with these people is that whenever you lose your temper there is more to wipe.',
  'haunt.15.setup.heroes': 'Evidence on random tiles: {evidence}.',
  'haunt.15.setup.traitor':
    'Heal all traits and gain {speed} Speed. {cleaners, plural, =0 {No Cleaner stands} one {# Cleaner stands} other {# Cleaners stand}} on your tile.',
  'haunt.15.goal.heroes': 'The heroes win when {developed} Samples are developed.',
  'haunt.15.goal.traitor':
    'The traitor wins when at the end of a turn developed Samples, Samples and Evidence together are fewer than {developed}, when round 12 ends, or when all heroes are dead.',
  'haunt.15.rule.wound':
    'Every wound tells: each time a hero takes damage from an attack by the traitor or a Cleaner, a new Evidence lies on the hero’s tile.',
  'haunt.15.rule.blood':
    'Blood will out: instead of dying the traitor leaves 2 Evidence on the tile, heals all traits and is placed on the Basement Landing; if it was the traitor’s turn, it is over.',
  'haunt.15.rule.custody':
    'Chain of custody: nobody carries more than 3 Samples. They are never traded or looted; when a hero dies, they become Evidence on that tile.',
  'haunt.15.rule.bath':
    'Quiet, please: your Bath is spoilt if anybody attacks anybody in your region before your next turn, or if you are moved or take damage. Otherwise your next turn begins with a Knowledge roll; with 4 or more all your Samples are developed. Whatever happens to the Bath, undeveloped Samples stay with you.',
  'haunt.15.rule.burn':
    'Burn it: when you win an attack of yours against a hero by 2 or more, you may take one of the hero’s Samples out of the game in place of the damage.',
  'haunt.15.rule.late': 'With the end of round 12 the case is closed, and you have won.',
  'haunt.15.action.bag-it': 'Bag it',
  'haunt.15.text.bag-it':
    'On a tile with Evidence, with fewer than 3 Samples: Knowledge roll; with 4 or more take one Evidence as a Sample.',
  'haunt.15.action.start-the-bath': 'Start the bath',
  'haunt.15.text.start-the-bath':
    'With a Sample, and with no opponent on your tile, on an adjacent one or in line of sight: your turn is over and your Bath runs.',
  'haunt.15.action.scrub': 'Scrub',
  'haunt.15.text.scrub':
    'On a tile with Evidence: Speed or Knowledge roll; with 4 or more one Evidence here leaves the game.',
  'haunt.15.ask.burn': 'There is a Sample in that pocket. What do you do?',
  'haunt.15.option.burn-sample': 'Burn a Sample',
  'haunt.15.option.burn-not': 'Let it hurt',
  'haunt.15.event.spoilt': '{who}: the Bath is spoilt.',
  'haunt.15.event.blank': '{who}: nothing comes up in the tray.',
  'haunt.15.event.developed': '{who} develops everything. Developed so far: {n}.',
  'haunt.15.won.developed':
    'In the tray a face comes up, slowly, with the smile that people have when nobody is looking.',
  'haunt.15.won.clean': 'Case closed for lack of anything. You keep the dagger; it is clean now.',
  'haunt.15.won.closed': 'The file goes into a cabinet, and the cabinet goes into the sea.',
  'haunt.15.won.all-dead': 'No witnesses, no statements, and a very large cleaning bill.',
  'haunt.15.monster.cleaner':
    'Attacks with Might; damage stuns it. At the end of its turn, if it has not attacked and no hero is on its tile, it removes one Evidence there.',
  'haunt.15.status.bath': 'A Bath is running',
  'haunt.15.counter.developed': 'Samples developed',
  'haunt.15.counter.evidence': 'Evidence in the house',
  'name.token.evidence': 'Evidence',
  'name.token.sample': 'Sample',
  'name.monster.cleaner': 'Cleaner',
} as const;
