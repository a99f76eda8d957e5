/** Missing Persons. */
export const haunt30 = {
  'haunt.30.title': 'Missing Persons',
  'haunt.30.intro.heroes':
    'Three short, three long: the way Odile always knocked. It comes from inside the wall, and it is getting slower. The ring you found is hers, and still warm.',
  'haunt.30.intro.traitor':
    'You never could keep up with them. Fine. Let them all sit still for once, side by side, behind good honest plaster.',
  'haunt.30.setup.traitor':
    'Heal all traits{might, plural, =0 {} one { and gain # Might} other { and gain # Might}}. {masons, plural, one {# Mason stands} other {# Masons stand}} with you. Put Odile into the wall of a room at least three crawl steps from the Staircase, the Hallway and the Entrance Hall; if there is none, of one as far as there is.',
  'haunt.30.goal.heroes': 'The heroes win when the Grip on Odile has come to {grip}.',
  'haunt.30.goal.traitor':
    'The traitor wins when every hero is in the walls at the start of the traitor’s turn, or when Odile has no Breath left.',
  'haunt.30.rule.walled':
    'A walled hero stays on the tile, but is not attacked, damaged, moved by others, traded with or touched by what a tile does, and hinders nobody. The hero cannot move, discover, attack, loot, trade or use cards.',
  'haunt.30.rule.crawl':
    'A walled hero crawls three steps in a turn, two if Odile was carried in it: to any tile that touches this one, doors or none, or along both stairs. When Odile changes tile the Grip is lost.',
  'haunt.30.rule.brick':
    'Nobody crawls into a tile with a Brick. A hero who is walled on such a tile breaks the Brick. Bricks in all: {bricks}.',
  'haunt.30.rule.nobody':
    'No hero dies: whoever would is walled on that tile instead, with every trait at its lowest step at least, and the own turn ends. At the end of each round the Breath falls by 1.',
  'haunt.30.rule.wall-up':
    'Wall up: whenever you or a Mason wins an attack against a hero by {margin} or more, you may wall the hero up in place of the damage.',
  'haunt.30.action.crawl': 'Crawl',
  'haunt.30.text.crawl': 'Walled: to a tile that touches this one, or along the stairs, if there is no Brick.',
  'haunt.30.action.slip-in': 'Slip in',
  'haunt.30.text.slip-in':
    'On a tile without a Brick, while another hero is outside the walls: you are walled. Your turn ends.',
  'haunt.30.action.take-her-hand': 'Take her hand',
  'haunt.30.text.take-her-hand':
    'Walled, on Odile’s tile, also when another walled hero there leads her: you lead her. If you leave the wall, she stays in it.',
  'haunt.30.action.knock': 'Knock',
  'haunt.30.text.knock':
    'Walled: Might roll; with 5 or more you may step out here, and your turn ends; if you stay, or with 3 or 4, a Knock token lies here until your next turn begins.',
  'haunt.30.action.listen': 'Listen',
  'haunt.30.text.listen':
    'Outside, on a tile with a walled hero: Knowledge roll, 2 more with a Knock token here (with the Ring also Sanity), against dice of the house ({house}), one more for the traitor and for each awake Mason here. If yours is higher, a walled hero here steps out and gains 1 in each critical trait; or, in the Staircase, the Hallway or the Entrance Hall, where a walled hero leads Odile, the Grip rises by 1.',
  'haunt.30.action.smash': 'Smash a brick',
  'haunt.30.text.smash':
    'On a tile with a Brick or beside one: Might roll; with 4 or more, walled 5 or more, it is gone.',
  'haunt.30.action.brick-up': 'Brick up',
  'haunt.30.text.brick-up':
    'In a room with no Brick, no walled hero and no Odile: put a Brick here; if all lie in the house, one from elsewhere.',
  'haunt.30.monster.mason': 'Attacks with Might; damage stuns it.',
  'haunt.30.status.walled': 'In the wall',
  'haunt.30.ask.hide-odile': 'Where is Odile in the wall?',
  'haunt.30.ask.knocked': 'The plaster gives. Do you step out?',
  'haunt.30.option.come-out': 'Step out',
  'haunt.30.option.stay-walled': 'Stay in the wall',
  'haunt.30.ask.heard': 'You have heard the knocking. What do you do?',
  'haunt.30.option.get-grip': 'Get a grip on Odile',
  'haunt.30.option.pull-out': 'Pull out {seat}',
  'haunt.30.ask.walls': 'Do you wall the hero up in place of the damage?',
  'haunt.30.option.wall-up': 'Wall up',
  'haunt.30.option.wall-not': 'Let it hurt',
  'haunt.30.ask.which-brick': 'Which Brick do you take?',
  'haunt.30.event.breath': 'Odile’s Breath: {n}.',
  'haunt.30.event.grip': 'The Grip on Odile: {n}.',
  'haunt.30.event.nothing-heard': '{who} hears nothing but the house.',
  'haunt.30.won.out': 'Plaster, dust, a hand, and Odile, furious: “I said I was in the WALL.”',
  'haunt.30.won.walled': 'A quiet house at last. Only, on some nights, a little tapping, quite in time.',
  'haunt.30.won.breath': 'Three short, three long. Then three short. Then nothing.',
  'haunt.30.won.all-dead': 'A quiet house at last.',
  'haunt.30.counter.breath': 'Odile’s Breath',
  'haunt.30.counter.grip': 'Grip',
  'haunt.30.counter.walled': 'Heroes in the walls',
  'name.token.odile-hand': 'Odile',
  'name.token.brick': 'Brick',
  'name.token.knock': 'Knock token',
} as const;
