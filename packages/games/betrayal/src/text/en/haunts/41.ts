/** Original Features. */
export const haunt41 = {
  'haunt.41.title': 'Original Features',
  'haunt.41.intro.heroes':
    'The survey praises the original stonework. It does not mention that the stonework has left the roof. Take away what it stands on, and it will have to come down with the rest.',
  'haunt.41.intro.traitor':
    'Every good house is guarded from the top down. You have asked them in, and they are heavier than the floors.',
  'haunt.41.setup.traitor':
    'With 4 or more players heal all traits. {gargoyles} Gargoyles come to different random rooms of the Upper Floor without heroes; those for whom there is no room, to the Upper Landing.',
  'haunt.41.goal.heroes': 'The heroes win when {fallen} rooms of the Upper Floor have fallen.',
  'haunt.41.goal.traitor':
    'The traitor wins when the Roost stands at {roost}, when round 12 ends, or when all heroes are dead.',
  'haunt.41.rule.plumb':
    'The Upper Landing, the Ground Floor Staircase and the Basement Landing stand exactly above each other. Below a tile lies the same place one region down; its shadow is that place and the eight around it.',
  'haunt.41.rule.bearing':
    'A tile of the Upper Floor is bearing if it is the Upper Landing, or if without it some other tile there would lose its way through doors to the Upper Landing.',
  'haunt.41.rule.falls':
    'A room that falls is buried with its tokens, and its Gargoyles are destroyed. Explorers and corpses land on the tile below; where there is none, on the nearest of the Ground Floor. Each living explorer who has fallen rolls Speed and with less than 3 takes 1 Physical damage. The turn goes on.',
  'haunt.41.rule.roost':
    'At the end of the monsters’ turn, if on each of these three tiles there is an awake Gargoyle and no living hero, the Roost rises by 1.',
  'haunt.41.action.knock-out': 'Knock out the keystone',
  'haunt.41.text.knock-out':
    'On a tile of the Upper Floor that is not bearing: Might roll, 1 more for each Crack here and 1 more if another living hero is here. With 5 or more the room falls, with 2 to 4 put a Crack here (at most 2), with less take 1 Physical damage.',
  'haunt.41.action.wake': 'Wake the stone',
  'haunt.41.text.wake':
    'While there are fewer than {gargoyles} Gargoyles in the house: roll 3 dice; with 4 or more a Gargoyle comes to the Upper Landing.',
  'haunt.41.action.drop': 'Drop',
  'haunt.41.ask.below': 'Where do you land?',
  'haunt.41.event.smashed': '{who} is smashed.',
  'haunt.41.event.falls': 'A room comes down: {at}. Fallen: {n}.',
  'haunt.41.event.roost': 'Stone above, between and below. The Roost: {n}.',
  'haunt.41.won.fallen': 'The roof settles onto the ground floor like a hat. Nothing up there is awake any more.',
  'haunt.41.won.roost': 'One above, one between, one below. The house is listed now, and so are you.',
  'haunt.41.won.listed': 'By morning they are back on the ledges, with a few new faces among them.',
  'haunt.41.won.all-dead': 'The features are original again. The tenants were a later addition.',
  'haunt.41.monster.gargoyle':
    'Attacks with Might. When it wins, attacking or defending, the loser takes 1 Physical damage in place of the difference; after an attack of its own you then move the hero to an adjacent tile. In place of moving and attacking it can drop onto a tile in its shadow: each hero there rolls Speed and with less than 4 takes 1 Physical damage.',
  'haunt.41.counter.fallen': 'Fallen rooms',
  'haunt.41.counter.roost': 'The Roost',
  'haunt.41.counter.landings': 'Landings and stairs taken',
  'why.bearing': 'Other rooms hang on this one.',
  'name.token.crack': 'Crack',
  'name.monster.gargoyle': 'Gargoyle',
} as const;
