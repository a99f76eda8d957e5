/** Second Shadow. */
export const haunt17 = {
  'haunt.17.title': 'Second Shadow',
  'haunt.17.intro.heroes':
    'The knife went into the floorboards, not into you. Your shadow got up anyway, looked you over, and left. You feel lighter. You do not like it.',
  'haunt.17.intro.traitor':
    'You only wanted to know what was holding them to the ground. Now bring your lantern. Shadows love a light, right up to the moment they don’t.',
  'haunt.17.setup.heroes':
    'Burning Lamps stand on {lamps} of these three: Entrance Hall, Upper Landing and Basement Landing. Each hero’s Shadow is awake on a random tile at least 3 tiles from its owner.',
  'haunt.17.setup.traitor':
    'Heal all your traits; gain {might, plural, =0 {} one {# Might and } other {# Might and }}1 Speed. Your Lantern burns.',
  'haunt.17.goal.heroes':
    'The heroes win when at the end of a turn no Shadow is in the house, or when it dawns after {dawn} rounds, as long as fewer than {burned} have burned.',
  'haunt.17.goal.traitor': 'The traitor wins when {burned} Shadows have burned, or when all heroes are dead.',
  'haunt.17.rule.thin':
    'Thin: a hero whose Shadow is not stitched rolls 1 die fewer on every trait roll, but at least 1.',
  'haunt.17.rule.shadow':
    'A Shadow is as fast as its owner. When its owner dies while it is in the house, it is burned.',
  'haunt.17.rule.dawn':
    'At the end of each round the Night is 1 longer. At {dawn} every Shadow that is still in the house burns, pinned ones too.',
  'haunt.17.rule.shy':
    'Shadows never attack, and any hero may attack any of them. A hero who loses such an attack takes 1 Mental damage, however much it was.',
  'haunt.17.rule.lit': 'Lit are tiles with a burning Lamp, and your own while you live and your Lantern burns.',
  'haunt.17.rule.burning':
    'A Shadow that is awake on a lit tile at the end of its own turn gets a Burn mark. Marks stay; at {marks} it is burned.',
  'haunt.17.rule.blown-out': 'Whenever you take Physical damage, your Lantern goes dark.',
  'haunt.17.rule.cut':
    'Cut: when you win an attack of yours against a hero whose Shadow is stitched, you may cut it loose in place of the damage: it stands awake on your tile, with the Burn marks that it had.',
  'haunt.17.action.pin': 'Pin',
  'haunt.17.text.pin':
    'On a tile with a stunned Shadow that is not yours: Knowledge or Sanity roll; with 4 or more pin it. A pinned Shadow stays stunned.',
  'haunt.17.action.stitch': 'Stitch',
  'haunt.17.text.stitch':
    'On a tile with your own stunned Shadow, pinned or not: Knowledge or Sanity roll; with 4 or more it is stitched and leaves the house. You are no longer Thin.',
  'haunt.17.action.snuff': 'Snuff',
  'haunt.17.text.snuff': 'On a tile with a burning Lamp: Sanity roll; with 4 or more it goes dark.',
  'haunt.17.action.relight': 'Relight',
  'haunt.17.text.relight':
    'When your Lantern is dark: Speed roll; with 4 or more it burns. On a tile with a burning Lamp it needs no roll.',
  'haunt.17.action.kindle': 'Kindle',
  'haunt.17.text.kindle': 'On a tile with a dark Lamp: it burns again.',
  'haunt.17.action.pull': 'Pull',
  'haunt.17.text.pull': 'On a tile with a pinned Shadow: remove the Pin. The Shadow is still stunned.',
  'haunt.17.ask.cut': 'Their Shadow hangs by a thread. Do you cut it?',
  'haunt.17.option.cut-loose': 'Cut it loose',
  'haunt.17.option.cut-not': 'Let it hurt',
  'haunt.17.event.burned': 'The Shadow of {who} is burned. Burned so far: {n}.',
  'haunt.17.event.stitched': '{who} has a Shadow again.',
  'haunt.17.event.night': 'The Night is {n} rounds long.',
  'haunt.17.won.sewn': 'One stitch at the heel, one at the toe. It follows you home, sulking.',
  'haunt.17.won.noon': 'The sun comes up on fewer shadows than people, but on enough of them.',
  'haunt.17.won.burned': 'Noon comes. They stand in the full sun, and the ground below them is perfectly white.',
  'haunt.17.won.all-dead': 'The bodies cast nothing. You fold the dark up neatly and take it with you.',
  'haunt.17.monster.shadow':
    'Never attacks; as fast as its owner, with a roll of its own. Damage stuns it; Burn marks stay.',
  'haunt.17.counter.burned': 'Burned Shadows',
  'haunt.17.counter.night': 'Night',
  'haunt.17.counter.loose': 'Shadows in the house',
  'name.token.lamp': 'Lamp',
  'looks.token.lamp': '{side, select, up {lit} other {dark}}',
  'name.token.lantern': 'Lantern',
  'looks.token.lantern': '{side, select, up {lit} other {dark}}',
  'name.token.pin': 'Pin',
  'name.token.burn': 'Burn mark',
  'name.monster.shadow': 'Shadow',
} as const;
