/** What all haunts have in common. */
export const common = {
  'haunt.won.progress': 'Trwało to zbyt długo. Wygrywa ten, kto był bliżej celu.',
  'haunt.common.option.enough': 'Wystarczy',
  'haunt.vote.option.vote-yes': 'Tak',
  'haunt.vote.option.vote-no': 'Nie',
  'haunt.common.option.hurt': 'Nic: niech zaboli',
  'haunt.common.option.snatch': '{card}',
} as const;
