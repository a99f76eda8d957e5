/** Five Graves. */
export const haunt35 = {
  'haunt.35.title': 'Five Graves',
  'haunt.35.intro.heroes':
    'You were looking for one grave. There is a row of them, freshly cut, and the spelling of your name is faultless. Your feet have already turned that way.',
  'haunt.35.intro.traitor':
    'Your missing friend was only the first to lie down. The others will come by themselves; all you had to provide was an address.',
  'haunt.35.setup.traitor':
    'Heal all traits. Put a Gravestone for each hero in a room of its own on foot from the Entrance Hall, not the Mystic Elevator, at least 3 tiles from that hero or as far as possible. Diggers on your tile: {diggers}.',
  'haunt.35.goal.heroes': 'The heroes win when at the end of a hero’s turn the stones of all living heroes are wrong.',
  'haunt.35.goal.traitor':
    'The traitor wins when the Earth is at {earth}; when all living heroes are Buried at the same time; when the Bell has struck {bell}; or when all heroes are dead.',
  'haunt.35.rule.stones':
    'A stone with fewer than 2 Letters is true, with 2 it is wrong. The tile of a stone is a grave, for the hero named on it alone. A stone that becomes wrong gives back whoever lies under it.',
  'haunt.35.rule.pull':
    'At the end of the turn of a hero whose stone is true: Sanity roll, with 2 more if another hero who is not Buried is there. With 5 or more nothing happens; with 3 or 4 the hero is moved 1 tile towards the own grave, with 1 or 2 two tiles, with 0 three, and stops there. Where there is no way, there is no pull.',
  'haunt.35.rule.fall':
    'A hero on the own true grave at the end of the own turn or of a monster turn is Buried: does nothing but claw, cannot be attacked, damaged or moved, and hinders nobody.',
  'haunt.35.rule.dead': 'The stone of a hero who dies is removed.',
  'haunt.35.rule.drag':
    'When you or a Digger wins its own attack against a hero whose stone is true, you may move the hero towards the grave in place of the damage, by as many tiles as the results differ, or fewer.',
  'haunt.35.rule.shovel':
    'At the end of your monster turn the Earth rises by 1 for each Buried hero on whose tile you or an awake Digger stands and no hero who is not Buried.',
  'haunt.35.rule.bell': 'At the end of each round the Bell strikes once.',
  'haunt.35.action.carve': 'Carve',
  'haunt.35.text.carve': 'On a tile with another hero’s true stone: Knowledge roll; with 4 or more put a Letter on it.',
  'haunt.35.action.carve-your-own': 'Carve your own',
  'haunt.35.text.carve-your-own':
    'As the last living hero, on your own true grave: Knowledge roll; with 5 or more put a Letter on it.',
  'haunt.35.action.dig-out': 'Dig out',
  'haunt.35.text.dig-out':
    'On a tile with a Buried hero: Might roll; with 4 or more you place that hero on an adjacent tile.',
  'haunt.35.action.claw': 'Claw',
  'haunt.35.text.claw':
    'Buried, in your own turn: Might roll. With 5 or more you are out and go on; with less your turn ends.',
  'haunt.35.action.recut': 'Recut',
  'haunt.35.text.recut':
    'On a tile with a stone that has a Letter: Might or Knowledge roll; with 4 or more remove one.',
  'haunt.35.ask.stone': 'Where is the next grave?',
  'haunt.35.ask.drag': 'Do you drag the hero towards the grave in place of the damage?',
  'haunt.35.ask.out': 'Where does the hero get out?',
  'haunt.35.option.drag': 'Drag: {tile}',
  'haunt.35.option.drag-not': 'Deal the damage',
  'haunt.35.event.letter': 'The stone of {who} has Letters: {n}.',
  'haunt.35.event.recut': 'The stone of {who} is recut. Letters: {n}.',
  'haunt.35.event.earth': 'A shovel of earth on {who}. The Earth: {n}.',
  'haunt.35.event.bell': 'The Bell strikes: {n}.',
  'haunt.35.won.wrong':
    'The stones now mourn a row of people who never existed. Somewhere below, someone is going through a list, puzzled.',
  'haunt.35.won.earth': 'Pat it flat with the back of the spade. There. Everyone accounted for.',
  'haunt.35.won.buried': 'The row is complete. From here it looks almost like a garden.',
  'haunt.35.won.bell': 'The Bell strikes ten, and ten is when the gate is locked. From the outside.',
  'haunt.35.won.all-dead': 'They lie where they fell. You have the addresses; the rest is carrying.',
  'haunt.35.monster.digger': 'Attacks with Might; damage stuns it.',
  'haunt.35.status.buried': 'Buried',
  'haunt.35.counter.earth': 'The Earth',
  'haunt.35.counter.bell': 'The Bell',
  'haunt.35.counter.wrong': 'Wrong stones',
  'name.token.gravestone': 'Gravestone',
} as const;
