/** What all haunts have in common. */
export const common = {
  'haunt.won.progress': 'It has lasted too long. Whoever was closer to the goal has won.',
  'haunt.common.option.enough': 'That is enough',
  'haunt.vote.option.vote-yes': 'Yes',
  'haunt.vote.option.vote-no': 'No',
  'haunt.common.option.hurt': 'Nothing: let it hurt',
  'haunt.common.option.snatch': '{card}',
} as const;
