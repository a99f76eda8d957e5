/** Cold Case. */
export const haunt32 = {
  'haunt.32.title': 'Cold Case',
  'haunt.32.intro.heroes':
    'The skull clears a throat it no longer has. It was murdered in this house, it says, and would you be so kind as to find out where. Somebody in your party has gone very pale.',
  'haunt.32.intro.traitor':
    'You buried that evening long ago, and rather well. They are clever, of course. But clever people dig so many holes.',
  'haunt.32.setup.heroes': 'Witnesses stand in different random rooms on foot from the Entrance Hall: {witnesses}.',
  'haunt.32.setup.traitor':
    'Heal all traits{might, plural, =0 {} one { and gain # Might} other { and gain # Might}}. {first, plural, one {# Undertaker stands} other {# Undertakers stand}} on your tile. Secretly choose {scenes, plural, one {# Scene} other {# Scenes, at least 3 tiles apart where that is possible}}.',
  'haunt.32.goal.heroes': 'The heroes win when all Scenes are solved.',
  'haunt.32.goal.traitor':
    'The traitor wins when {graves, plural, one {# Grave is} other {# Graves are}} dug; when the Statute is down to 0; or when all heroes are dead.',
  'haunt.32.rule.scenes':
    'A Scene lies in a room that can be reached on foot from the Entrance Hall, on none with a hero where there are enough, never in the Mystic Elevator. Only the traitor knows where.',
  'haunt.32.rule.witnesses':
    'What a Witness says, everybody hears: how far it is on foot for an explorer from this tile to the nearest unsolved Scene. Here is 0, close is 1 or 2, far is 3 or 4, away is more, or no way. Then the Witness goes to another random room.',
  'haunt.32.rule.undertakers':
    'A wrong Dig brings an Undertaker, as long as there are fewer of them in the house than {undertakers}.',
  'haunt.32.rule.shift':
    'Shift the bones, {shifts, plural, one {once} =2 {twice} other {# times}} in the game. At the end of your turn, on an unsolved Scene without a hero, you may move it to an adjacent room without a Grave and without another Scene, but not into the Mystic Elevator. You are always asked, and nobody is told what you answered.',
  'haunt.32.rule.dead': 'For each hero who dies there is one Grave more.',
  'haunt.32.rule.statute': 'At the end of each round the Statute goes down by 1.',
  'haunt.32.action.question': 'Question',
  'haunt.32.text.question':
    'On a tile with a Witness: Knowledge or Sanity roll. With {answer} or more it answers; with 0 or 1 you take 1 Mental damage.',
  'haunt.32.action.dig': 'Dig',
  'haunt.32.text.dig':
    'In a room without a Grave: Might roll. With {dig} or more it is dug up, and a Grave is left: a Scene is solved; where there is none, it counts as a Grave, you take 1 Mental damage, and an Undertaker climbs out.',
  'haunt.32.ask.scene': 'Where was it done?',
  'haunt.32.ask.bones': 'Your turn ends. Do you shift any bones?',
  'haunt.32.option.leave-bones': 'Leave everything where it is',
  'haunt.32.option.shift': 'Shift the bones: {tile}',
  'haunt.32.event.here': 'The Witness looks at the floor. Here.',
  'haunt.32.event.close': 'The Witness lowers its voice: close.',
  'haunt.32.event.far': 'The Witness shakes its head: far.',
  'haunt.32.event.away': 'The Witness shrugs: nowhere near.',
  'haunt.32.event.witness': 'The Witness has moved on.',
  'haunt.32.event.solved': '{who} digs up what the skull was looking for.',
  'haunt.32.event.wrong': '{who} digs up somebody else.',
  'haunt.32.event.graves': 'Graves: {n}.',
  'haunt.32.event.statute': 'The Statute: {n}.',
  'haunt.32.event.hidden': '{n, plural, one {# Scene is} other {# Scenes are}} hidden in the house.',
  'haunt.32.event.shifted': 'The bones are moved.',
  'haunt.32.won.solved':
    'The skull sighs, closes what used to be its eyes, and dictates a name. The whole room turns to look at its owner.',
  'haunt.32.won.graves': 'Insufficient evidence. Case closed. Mind the fresh earth on your way out.',
  'haunt.32.won.statute': 'It was a long time ago. As of today it is, officially, too long.',
  'haunt.32.won.all-dead': 'There is nobody left to ask, and nobody left to answer. You have always liked it tidy.',
  'haunt.32.monster.undertaker':
    'Attacks with Might; damage stuns it. If it ends its turn on a tile with a Witness and no hero is there, the Witness goes to another random room.',
  'haunt.32.counter.solved': 'Solved Scenes',
  'haunt.32.counter.graves': 'Graves',
  'haunt.32.counter.statute': 'The Statute',
  'name.token.witness': 'Witness',
  'name.token.grave': 'Grave',
  'name.token.scene': 'Scene',
  'name.monster.undertaker': 'Undertaker',
} as const;
