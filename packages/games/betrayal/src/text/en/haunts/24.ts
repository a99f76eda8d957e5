/** One of Us Is Wearing Me. */
export const haunt24 = {
  'haunt.24.title': 'One of Us Is Wearing Me',
  'haunt.24.intro.all':
    'The mask is gone from the table, and every face in the room fits slightly too well. At midnight the host will thank you all for coming.',
  'haunt.24.goal.heroes': 'The Guests win when the Wearer is dead.',
  'haunt.24.goal.traitor':
    'The Wearer wins when midnight strikes ({midnight}) and nobody knows who it is, or when all Guests are dead.',
  'haunt.24.rule.pull':
    'At the end of each round the Wearer secretly pulls somebody at most 3 tiles away to an adjacent tile, or lets them stand; that explorer takes 1 General damage.',
  'haunt.24.rule.reveal':
    'Once revealed, the Wearer is an open traitor: heals all traits, takes the stored gains, {might} Might and 1 Speed, and attacks with Might or Sanity.',
  'haunt.24.rule.midnight': 'After each pull Midnight is one step closer.',
  'haunt.24.action.unmask': 'Unmask',
  'haunt.24.text.unmask':
    'Name an explorer on your tile. If it is the Wearer, the Wearer is revealed. If not, take 2 Mental damage, and the Wearer stores a gain.',
  'haunt.24.ask.pull': 'Whom would you pull, and where to? Only the Wearer’s answer counts.',
  'haunt.24.option.pull': '{seat}: to {tile}',
  'haunt.24.option.stay': '{seat}: stays',
  'haunt.24.event.pulled': 'Something pulls at {who}.',
  'haunt.24.event.wrong': '{who} is not the one. Somebody grew stronger.',
  'haunt.24.event.midnight': 'Midnight is closer: {n}.',
  'haunt.24.won.traitor-dead': 'Under the mask there is a face, and it is nobody’s.',
  'haunt.24.won.all-dead': 'The rooms are quiet. You try on one face after another.',
  'haunt.24.won.midnight': 'Twelve strokes, and everyone applauds. They cannot seem to stop.',
  'haunt.24.won.dawn': 'It grows light outside, and the guests are counted.',
  'haunt.24.counter.midnight': 'Midnight',
  'haunt.24.counter.stored': 'Gains in store',
  'name.role.wearer': 'the Wearer',
  'name.role.guest': 'a Guest',
} as const;
