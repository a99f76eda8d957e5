/** Sub-Basement. */
export const haunt22 = {
  'haunt.22.title': 'Sub-Basement',
  'haunt.22.intro.heroes':
    'The listing says “three floors”. The hammering under the third one says otherwise. All the pipes in the house run down there; you have noticed how cold they are.',
  'haunt.22.intro.traitor':
    'Everyone looks at the kitchen first. You asked what was underneath. It asked about you, too.',
  'haunt.22.setup.heroes':
    'The Underground Lake is in the house now, and Pipes ({pipes}) lie in random rooms of all regions. If there was no room for some of them, the water need not rise so high. If there was no room for the Lake, the Water starts at 1 and nobody can breach it.',
  'haunt.22.setup.traitor':
    'Heal all traits and gain 1 Might. Two tiles of the tunnel are dug, and the Diggers ({diggers}) stand on the first.',
  'haunt.22.goal.heroes':
    'The heroes win when at the end of any turn the Water stands at least {water} above the Depth; that is less by each Pipe that had no place. They win, too, when round 13 ends at a Depth below 5.',
  'haunt.22.goal.traitor':
    'The traitor wins when the Depth is {depth}, when round 13 ends at a Depth of 5 or more, or when all heroes are dead.',
  'haunt.22.rule.tunnel':
    'The tunnel is a region of its own: straight, every tile next to the one before, the first linked with the Basement Landing for everybody. Nothing can be discovered there. The last tile is the face, and the number of tiles is the Depth.',
  'haunt.22.rule.late': 'The haunt is decided at the latest when round 13 ends, by the Depth.',
  'haunt.22.rule.dig':
    'Dig: after all Diggers have acted, count those on the face that are awake and have not spent the turn getting up, and yourself if you stand there. If it is anybody, roll one die and one more for each of them, and one fewer for each hero on the face. With 3 or more lay the next tile: those who were counted move onto it, you only if you like.',
  'haunt.22.action.burst': 'Burst a pipe',
  'haunt.22.text.burst':
    'On a tile with a whole Pipe: Might or Knowledge roll; with 5 or more the Pipe breaks and the Water rises by 1.',
  'haunt.22.action.breach-the-lake': 'Breach the lake',
  'haunt.22.text.breach-the-lake':
    'Once per game in all, on the Underground Lake: Might roll; with 5 or more the Water rises by 2. With less it can be tried again.',
  'haunt.22.action.cave-in': 'Cave in',
  'haunt.22.text.cave-in':
    'On the face, if it is not the only tile of the tunnel: Might roll; with 5 or more the face is removed, and everybody on it, you too, comes to the new face.',
  'haunt.22.action.patch': 'Patch a pipe',
  'haunt.22.text.patch':
    'On a tile with a broken Pipe: Knowledge roll; with 4 or more the Pipe is whole again and the Water falls by 1.',
  'haunt.22.monster.digger': 'Attacks with Might; damage stuns it.',
  'haunt.22.ask.follow': 'The tunnel is longer now. Do you go on to the new face?',
  'haunt.22.option.dig-on': 'Go on',
  'haunt.22.option.dig-stay': 'Stay',
  'haunt.22.event.water': 'The Water stands at {n}.',
  'haunt.22.event.deeper': 'The tunnel goes deeper: {n}.',
  'haunt.22.event.caved-in': 'The face comes down. The Depth is {n}.',
  'haunt.22.won.flooded': 'The hammering stops, one hammer at a time. Then, for quite a while, bubbles.',
  'haunt.22.won.early': 'In the morning the diggers put down their tools. They had not got very far after all.',
  'haunt.22.won.through': 'The last shovelful goes upward. Something below is handing it back.',
  'haunt.22.won.late': 'It is deep enough to be heard through. Below somebody has begun to dig towards you.',
  'haunt.22.won.all-dead': 'Nobody upstairs is left to ask about the noise.',
  'haunt.22.counter.depth': 'Depth',
  'haunt.22.counter.water': 'Water',
  'name.token.pipe': 'Pipe',
  'name.token.broken-pipe': 'Broken Pipe',
  'name.monster.digger': 'Digger',
} as const;
