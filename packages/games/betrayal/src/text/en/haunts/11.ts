/** Red Thread. */
export const haunt11 = {
  'haunt.11.title': 'Red Thread',
  'haunt.11.intro.heroes':
    'A line of red runs across the carpet, neat as sewing. At one end of it is the friend you came to look for; at the other, still stitching, the one you came in with.',
  'haunt.11.intro.traitor':
    'All you have to do is bring the end back to the beginning. Then nobody will ever find the middle.',
  'haunt.11.setup.traitor':
    'Heal all traits and gain Might: {might}. Threads: {threads}. The first lies on your tile, each further one at most 2 tiles from the one before, on a tile without a Thread.',
  'haunt.11.goal.heroes':
    'The heroes win when {followed} Threads are wound up, when no Thread is left in the house, or when the traitor is dead.',
  'haunt.11.goal.traitor': 'The traitor wins by tying the knot, or when all heroes are dead.',
  'haunt.11.rule.thread':
    'Threads are numbered, at most one on a tile. The lowest number in the house is the tail, the highest the head. Distances are on foot, never along the thread.',
  'haunt.11.rule.walk':
    'The traitor walks the thread: for the traitor all tiles with a Thread are adjacent to each other, except those on which a hero stands.',
  'haunt.11.rule.late':
    'At the end of round 12 it is over: the heroes win if they have wound up at least {enough} Threads, else the traitor.',
  'haunt.11.rule.fresh':
    'Fresh blood: when you win an attack of yours against a hero, you may also put the next number on your tile if there is no Thread, however far the head is.',
  'haunt.11.action.wind-up': 'Wind up',
  'haunt.11.text.wind-up':
    'On the tile of the tail: Knowledge roll; with 4 or more the tail leaves the game, and the next number is the tail.',
  'haunt.11.action.bleed': 'Bleed',
  'haunt.11.text.bleed':
    'On a tile without a Thread, at most 2 tiles from the head: put the next number here. At most {bleeds, plural, one {once} =2 {twice} other {# times}} in a turn.',
  'haunt.11.action.tie-the-knot': 'Tie the knot',
  'haunt.11.text.tie-the-knot':
    'From round 3 on, on the tile of the tail, with at least {knot} Threads in the house and the head on another tile at most 2 tiles away: Sanity roll; with 4 or more you win.',
  'haunt.11.ask.lay': 'Where does the next Thread lie?',
  'haunt.11.ask.fresh': 'Do you let it drip here?',
  'haunt.11.option.fresh-lay': 'Put the next Thread here',
  'haunt.11.option.fresh-leave': 'Leave the floor clean',
  'haunt.11.event.wound': '{who} winds up a Thread. Wound up so far: {n}.',
  'haunt.11.won.followed':
    'At the end of the thread there is a hand, and it closes around yours. It is warm, and wants to know what kept you.',
  'haunt.11.won.unwound': 'The last stitch comes out. Whatever it held together lets go of your friend.',
  'haunt.11.won.traitor-dead': 'The needle drops. All through the house the red turns brown, and is only a stain.',
  'haunt.11.won.tied': 'The circle closes without a sound. On the notice board outside there are more names.',
  'haunt.11.won.morning': 'By daylight the thread is easy to follow. You should have thought of that.',
  'haunt.11.won.lost': 'In the morning the carpet is clean, and nobody remembers whom you were looking for.',
  'haunt.11.won.all-dead': 'Nobody is left to follow it. It was a very neat seam.',
  'haunt.11.counter.followed': 'Threads wound up',
  'haunt.11.counter.thread': 'Threads in the house',
  'name.token.thread': 'Thread',
} as const;
