/** Chained Vows. */
export const haunt02 = {
  'haunt.2.title': 'Chained Vows',
  'haunt.2.intro.heroes':
    'The ring closes with a click, and so do the cuffs. One silver chain runs from wrist to wrist around the whole company, and your friend has begun to hum a wedding march.',
  'haunt.2.intro.traitor':
    'The house has proposed, and you said yes. Three rooms, three vows, and everybody you know is coming along, whether or not they can keep up.',
  'haunt.2.setup.heroes': 'A Link between each explorer and the next, all the way round.',
  'haunt.2.setup.traitor':
    'You heal all traits and gain 1 Might. Each floor has a tile with an Omen symbol. Bridesmaids on your tile: {bridesmaids}.',
  'haunt.2.goal.heroes':
    'The heroes win when {broken} Links are broken, or all that there are; or when the traitor is dead.',
  'haunt.2.goal.traitor':
    'The traitor wins when a Vow token lies on each of the {vows} floors, or when all heroes are dead.',
  'haunt.2.rule.taut':
    'A Link is taut while its two explorers are more tiles apart than the Slack. From round 2 on each hero takes 1 Physical damage for each taut Link of theirs at the end of the own turn, all at once. The traitor takes none.',
  'haunt.2.rule.slack':
    'The Slack is 3, from the end of round 5 on 2, from the end of round 8 on 1. From round 11 on each hero also takes 1 General damage at the end of the own turn.',
  'haunt.2.rule.used':
    'A tile with an Omen symbol serves once, for breaking or for a vow. Where a floor has none left, and none to come, its landing serves once instead.',
  'haunt.2.rule.ring': 'The Ring stays with the traitor: it is not traded, not looted, not stolen.',
  'haunt.2.rule.death':
    'When a hero dies, that hero’s Links are removed, and the two neighbours are linked if they were not. If no Link is left, the traitor is linked to the next living hero.',
  'haunt.2.rule.wrench':
    'Wrench: if you are linked to the traitor and win an attack of yours against the traitor by 2 or more, you may tear that Link in place of the damage. It counts as broken.',
  'haunt.2.rule.rebind':
    'Rebind: if you beat a hero in an attack of yours who is not linked to you, you may put a removed Link between you in place of the damage.',
  'haunt.2.action.heave': 'Heave',
  'haunt.2.text.heave':
    'At somebody who is linked to you and on another tile: both roll Might. The winner pulls the loser closer by a shortest way, as many tiles as the difference, 3 at most.',
  'haunt.2.action.break': 'Break a link',
  'haunt.2.text.break':
    'On a tile that still serves, with a hero who is linked to you, without the traitor or an awake Bridesmaid there: both roll Might; with 7 or more together the Link is broken, and the tile has served.',
  'haunt.2.action.vow': 'Say the vow',
  'haunt.2.text.vow':
    'On a tile that still serves, on a floor without a Vow token, with a hero linked to you no further away than the Slack: Sanity roll; with 5 or more put a Vow token here, and the tile has served.',
  'haunt.2.monster.bridesmaid': 'Attacks with Might; damage stuns her.',
  'haunt.2.ask.way': 'Which way do you pull?',
  'haunt.2.ask.wrench': 'You have the traitor by the chain. What do you do?',
  'haunt.2.ask.rebind': 'You have won. What do you do?',
  'haunt.2.option.wrench-link': 'Tear the Link',
  'haunt.2.option.wrench-hurt': 'Let it hurt',
  'haunt.2.option.rebind-link': 'Chain that hero to you again',
  'haunt.2.option.rebind-hurt': 'Let it hurt',
  'haunt.2.event.broken': '{who} is rid of a Link. Broken: {n}.',
  'haunt.2.event.held': 'The Link of {who} holds: {n}.',
  'haunt.2.event.heaved': '{who} is pulled along the chain ({n}).',
  'haunt.2.event.slack': 'The chain tightens: the Slack is {n}.',
  'haunt.2.won.broken':
    'The last link drops through the floorboards and keeps falling. Somewhere below, an organ stops in the middle of a bar.',
  'haunt.2.won.traitor-dead': 'The cuffs open by themselves. The wedding is off.',
  'haunt.2.won.vows': 'You may now kiss the door.',
  'haunt.2.won.all-dead': 'Nobody is left who might speak now, and so you are wed.',
  'haunt.2.counter.slack': 'Slack',
  'haunt.2.counter.broken': 'Links broken',
  'haunt.2.counter.vow': 'Vows said',
  'name.token.link': 'Link',
  'name.token.used': 'Served',
  'name.token.vow': 'Vow',
  'name.monster.bridesmaid': 'Bridesmaid',
} as const;
