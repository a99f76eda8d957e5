/** The Salt Line. */
export const haunt28 = {
  'haunt.28.title': 'The Salt Line',
  'haunt.28.intro.heroes':
    'The instruments agree for the first time tonight: it cannot cross salt. The box in your bag says 500 g, iodised. It will have to do.',
  'haunt.28.intro.traitor':
    'Three thresholds, one small god in the crook of your arm, and a wind that comes when you whistle.',
  'haunt.28.setup.traitor':
    'Heal all traits and gain {might, plural, =0 {} one {# Might and } other {# Might and }}1 Speed. The Idol is yours, wherever it was. {draughts, plural, one {# Draught stands} other {# Draughts stand}} with you.',
  'haunt.28.goal.heroes':
    'The heroes win when the Idol has been sealed in {sealed, plural, one {once} =2 {twice} other {# times}}. They win, too, when round 12 ends and it has been sealed in twice.',
  'haunt.28.goal.traitor':
    'The traitor wins with Offerings on all three thresholds ({offerings}). The traitor wins, too, when round 12 ends and the Idol has been sealed in less than twice, or when all heroes are dead.',
  'haunt.28.rule.doorway':
    'A doorway is the passage between two adjacent tiles: a pair of doors that meet, or a link. It belongs to both tiles and holds one Salt at most. A door behind which nothing has been discovered is none. If one of its tiles moves or leaves, its Salt is lost.',
  'haunt.28.rule.salt':
    'The traitor and the Draughts cannot go through a doorway with Salt, nor be moved through it. Heroes can. Being placed somewhere ignores it.',
  'haunt.28.rule.idol':
    'The Idol stays with the traitor: nobody else can own it. The thresholds are the Upper Landing, the Entrance Hall and the Basement Landing.',
  'haunt.28.rule.pen':
    'The pen is every tile to which whoever bears the Idol could walk without crossing Salt, the own tile too. While nobody bears it, it counts as for the traitor.',
  'haunt.28.rule.sealed':
    'After the monsters’ turn the Idol is sealed in if the pen has {pen} tiles or fewer and there is Salt on its border.',
  'haunt.28.rule.draughts':
    'At the end of its own turn, on a tile with a salted doorway, a Draught rolls one die: with a 2 remove one Salt of that tile’s doorways, which you pick.',
  'haunt.28.rule.fallen':
    'If you die, the Idol lies on your tile. A Draught that begins its turn there may bear it, and Offer and Scour as you did, with 4 dice for each. When it is stunned it drops the Idol.',
  'haunt.28.rule.late': 'When round 12 ends, twice sealed in is enough for the heroes; less is not.',
  'haunt.28.action.lay-salt': 'Lay salt',
  'haunt.28.text.lay-salt':
    'Choose a doorway of your tile without Salt: Knowledge roll; with {lay} or more put Salt there.',
  'haunt.28.action.offer': 'Offer',
  'haunt.28.text.offer':
    'Bearing the Idol, on a threshold without an Offering: Might roll; with 5 or more put an Offering here.',
  'haunt.28.action.scour': 'Scour',
  'haunt.28.text.scour':
    'On a tile with a salted doorway: Sanity or Speed roll; with 3 or more remove the Salt of that doorway.',
  'haunt.28.monster.draught': 'Attacks with Might; damage stuns it. It blows at Salt.',
  'haunt.28.ask.blow': 'Which doorway is blown clean?',
  'haunt.28.ask.bear': 'The Idol lies here. Which Draught bears it?',
  'haunt.28.option.bear-idol': '{who}',
  'haunt.28.option.bear-not': 'None',
  'haunt.28.event.offered': 'An Offering: {at}.',
  'haunt.28.event.sealed': 'The Idol is sealed in: {n}.',
  'haunt.28.won.sealed': 'A white ring on dark boards, and in the middle a small stone thing, sulking.',
  'haunt.28.won.offered': 'Upstairs, downstairs, front door. Now the house has no inside, and neither do they.',
  'haunt.28.won.dawn': 'By morning the line has held twice. It does not ask for a third time.',
  'haunt.28.won.draught': 'By morning the box is empty, and there is a draught under every door.',
  'haunt.28.won.all-dead': 'Nobody is left to sweep up the salt. The wind does it.',
  'haunt.28.counter.sealed': 'Sealed in',
  'haunt.28.counter.pen': 'Tiles in the pen',
  'haunt.28.counter.offerings': 'Offerings',
  'haunt.28.counter.watch': 'Watch (round)',
  'name.token.salt': 'Salt',
  'name.token.idol-offering': 'Offering',
  'name.token.loose-idol': 'The Idol',
  'name.monster.draught': 'Draught',
} as const;
