/** Last Course. */
export const haunt06 = {
  'haunt.6.title': 'Last Course',
  'haunt.6.intro.heroes':
    'The invitations said supper. They did not say whose. The table is laid, the candles are lit, and at its head stands one empty glass.',
  'haunt.6.intro.traitor':
    'The host was your grandfather. He is thirsty, and the glass at the head of the table is empty. It would be rude to let him wait.',
  'haunt.6.setup.heroes': 'The Dining Room comes into the house.',
  'haunt.6.setup.traitor': 'Heal all traits. Waiters in the Dining Room: {waiters}.',
  'haunt.6.goal.heroes': 'The heroes win when there are {spoiled} or more Herbs in the goblet.',
  'haunt.6.goal.traitor':
    'The traitor wins when there is {goblet} or more Blood in the goblet, or when all heroes are dead.',
  'haunt.6.rule.herbs': 'Herbs are carried, traded and taken from the dead like Items.',
  'haunt.6.rule.blood':
    'Whenever you or a Waiter wins an attack against a hero, put 1 Blood on the winner. The damage is dealt as usual.',
  'haunt.6.rule.pour':
    'If you end your turn in the Dining Room, all Blood on you goes into the goblet; the same for a Waiter at the end of its own turn.',
  'haunt.6.rule.guest':
    'If you would die, lose all Blood on you instead, heal all traits, stand in the Dining Room again, and take 2 Blood out of the goblet. If it was your turn, it ends.',
  'haunt.6.action.gather': 'Gather herbs',
  'haunt.6.action.spoil': 'Spoil the goblet',
  'haunt.6.text.gather':
    'On an Event or Item tile that nobody has picked from, not the Dining Room, with fewer than 2 Herbs: Knowledge roll; with 4 or more take a Herb and mark the tile as picked.',
  'haunt.6.text.spoil':
    'In the Dining Room with a Herb: Speed roll; with 4 or more all your Herbs go into the goblet. If the traitor or an awake Waiter is there, you need 5.',
  'haunt.6.event.poured': '{who} pours. Blood in the goblet: {n}.',
  'haunt.6.event.spoiled': '{who} drops something green into the glass. Herbs in the goblet: {n}.',
  'haunt.6.event.returns': '{who} rises at the head of the table, unhurt. Blood in the goblet: {n}.',
  'haunt.6.won.spoiled': 'The old man drinks, pulls a face, and is dust before the glass reaches the table.',
  'haunt.6.won.goblet': 'To the family.',
  'haunt.6.won.all-dead': 'Every chair is taken. Nobody asks for seconds.',
  'haunt.6.monster.waiter': 'Attacks with Might. When it is stunned, the Blood on it is lost.',
  'haunt.6.counter.spoiled': 'Herbs in the goblet',
  'haunt.6.counter.goblet': 'Blood in the goblet',
  'name.token.herb': 'Herb',
  'name.token.blood': 'Blood',
  'name.token.picked': 'Picked',
  'name.monster.waiter': 'Waiter',
} as const;
