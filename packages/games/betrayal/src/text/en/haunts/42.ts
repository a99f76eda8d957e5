/** Unseen. */
export const haunt42 = {
  'haunt.42.title': 'Unseen',
  'haunt.42.intro.heroes':
    'The dog has stopped barking and started measuring. Whatever it stares at crosses the room, and the thermometer, and your friend’s smile. There are sacks of flour in the pantry, and nobody is going to bake.',
  'haunt.42.intro.traitor':
    'You promised them proof. It is standing right behind them; it only needs to know how each of them tastes.',
  'haunt.42.setup.heroes': 'If the traitor owns the Dog, the next hero in turn order gets it.',
  'haunt.42.setup.traitor':
    'Heal all traits, and put the Beast in secret on a tile at least 3 away from every hero, or else as far as possible.',
  'haunt.42.goal.heroes': 'The heroes win when the Beast has {wounds} Wounds, or when night {night} ends.',
  'haunt.42.goal.traitor':
    'The traitor wins when every living hero has a Claw mark and there are {marks} or more in all, a dead hero counting as 2; or when all heroes are dead.',
  'haunt.42.rule.beast':
    'Where the Beast is only the traitor knows, until it is shown; then it can be seen until it moves again. It hinders nobody and nobody hinders it; it can be neither attacked nor stunned nor moved, only lashed at. Dynamite on its tile shows it. At the end of each round the Night rises by 1.',
  'haunt.42.rule.tracks':
    'When the Beast steps onto Flour, that is turned to Tracks, and everybody learns the tile, where it came from and where it goes on to. If its move ends there, it is shown. All Tracks go back to the supply when the monsters’ turn begins; there are {flour} pieces of Flour.',
  'haunt.42.rule.prowl':
    'The Beast moves up to 4 tiles in secret, and attacks one hero on its tile at any point of that; the attack shows it. When it wins, the hero takes the difference as Physical damage, at most 2, and a Claw mark, and the Beast may go on with the steps it has left, hidden again. Otherwise it stops there and is shown.',
  'haunt.42.rule.marks': 'A hero bears at most 2 Claw marks.',
  'haunt.42.action.scatter': 'Scatter flour',
  'haunt.42.text.scatter':
    'On a tile without Flour or Tracks: put Flour here. If the Beast is here, it is shown, and the Flour is Tracks at once.',
  'haunt.42.action.ask-the-dog': 'Ask the dog',
  'haunt.42.text.ask-the-dog':
    'If you own the Dog: everybody is told how far it is on foot from your tile to the Beast.',
  'haunt.42.action.lash-out': 'Lash out',
  'haunt.42.text.lash-out':
    'At your own or an adjacent tile. If the Beast is not there, everybody is told so. If it is, it is shown; then roll Might or Speed, 1 more (at most 2) for each tile among its own and those adjacent to it that holds Flour, Tracks or another living hero. With 5 or more it has a Wound more, and the traitor moves it at once, in secret, up to 4 tiles.',
  'haunt.42.action.sweep-up': 'Sweep up',
  'haunt.42.text.sweep-up': 'On a tile with Flour: Speed roll; with 3 or more it goes back to the supply.',
  'haunt.42.ask.lair': 'Where does the Beast wait?',
  'haunt.42.ask.creep': 'Where does the Beast go?',
  'haunt.42.ask.pounce': 'Whom does the Beast attack?',
  'haunt.42.option.keep-still': 'Stand still',
  'haunt.42.option.creep': '{tile}',
  'haunt.42.option.lurk': 'Nobody',
  'haunt.42.option.pounce': '{seat}',
  'haunt.42.event.shown': 'There it is: {at}.',
  'haunt.42.event.vanished': 'Nobody can see the Beast any more.',
  'haunt.42.event.came': 'Tracks in the flour: {at}. They come from here: {from}.',
  'haunt.42.event.left': 'Tracks in the flour: {at}. They go on to: {to}.',
  'haunt.42.event.nothing': 'There is nothing there: {at}.',
  'haunt.42.event.wounded': 'Something bleeds that nobody can see. Wounds: {n}.',
  'haunt.42.event.scent': 'The dog stares. From {at} to the Beast it is {n, plural, one {# tile} other {# tiles}}.',
  'haunt.42.event.no-scent': 'The dog stares at nothing. There is no way from {at} to the Beast.',
  'haunt.42.won.wounds': 'In the flour lies the outline of something very large that has finally decided to be a rug.',
  'haunt.42.won.night': 'The sun comes up, and whatever casts no shadow does not care for that at all.',
  'haunt.42.won.marks': 'The tape shows your friends fighting an empty room, and losing.',
  'haunt.42.won.all-dead': 'It knows now how each of them tastes. It has a favourite.',
  'haunt.42.monster.beast':
    'Attacks with Might, and takes no harm. It moves up to 4 tiles, as explorers do, without a roll.',
  'haunt.42.counter.wounds': 'Wounds of the Beast',
  'haunt.42.counter.night': 'Night',
  'haunt.42.counter.marks': 'Claw marks',
  'haunt.42.counter.places': 'Places where the Beast can be',
  'name.token.flour': 'Flour',
  'name.side.flour': 'Tracks',
  'name.token.claw': 'Claw mark',
  'name.token.unseen': 'The Beast, unseen',
  'name.monster.beast': 'Beast',
} as const;
