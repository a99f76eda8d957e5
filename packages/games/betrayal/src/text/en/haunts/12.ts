/** Feeding Time. */
export const haunt12 = {
  'haunt.12.title': 'Feeding Time',
  'haunt.12.intro.all':
    'Something in the wall swallows. The house will let one of you go, the one it remembers as kind. You look at each other, and at what each of you is carrying.',
  'haunt.12.setup.all': 'Mouths on random tiles: {mouths}.',
  'haunt.12.goal.heroes':
    'You win if you have {enough} Fed tokens and leave by the Entrance Hall, or if you are the last one alive.',
  'haunt.12.goal.traitor': 'Everybody is after the same: only one gets out.',
  'haunt.12.rule.opponents': 'Everybody is everybody’s opponent: all may attack all, and all hinder all.',
  'haunt.12.rule.snatch':
    'If you win an attack of yours by 2 or more, you may take 1 Fed or one Item or Omen of the loser in place of the damage.',
  'haunt.12.rule.hunger': 'From round {hungry} on you take 1 General damage at the end of your turn.',
  'haunt.12.rule.last':
    'The last one alive wins. If the last two die together, it is who has fed the house more, then the later in turn order.',
  'haunt.12.action.feed': 'Feed',
  'haunt.12.action.leave': 'Leave',
  'haunt.12.text.feed':
    'On a tile with a Mouth: bury an Item (2 Fed) or an Omen (3 Fed), sing (Sanity roll; with 4 or more 1 Fed) or bleed (2 Physical damage, 1 Fed). If Fed rose, the Mouth moves to a random tile without one.',
  'haunt.12.text.leave': 'In the Entrance Hall with {enough} Fed tokens or more: Speed roll; with 4 or more you win.',
  'haunt.12.ask.feed': 'What do you feed it?',
  'haunt.12.ask.snatch': 'You have the better of them. What do you take?',
  'haunt.12.option.sing': 'Sing to it',
  'haunt.12.option.bleed': 'Bleed',
  'haunt.12.option.feed': 'Bury: {card}',
  'haunt.12.option.snatch-fed': '1 Fed',
  'haunt.12.event.fed': '{who} has fed the house: {n}.',
  'haunt.12.event.mouth': 'A Mouth opens somewhere else: {at}.',
  'haunt.12.won.left': 'The door shuts behind you and belches.',
  'haunt.12.won.last-alive': 'The house has eaten well. It holds the door for you.',
  'haunt.12.won.all-dead': 'It licks the plate.',
  'name.token.mouth': 'Mouth',
  'name.token.fed': 'Fed',
} as const;
