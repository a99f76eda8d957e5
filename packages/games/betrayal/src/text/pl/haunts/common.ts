/** What all haunts have in common. */
export const common = {
  'haunt.won.progress': 'Trwało to zbyt długo. Wygrywa ten, kto był bliżej celu.',
  'haunt.common.option.enough': 'Wystarczy',
  'haunt.common.option.hurt': 'Nic: niech zaboli',
  'haunt.common.option.snatch': '{card}',
} as const;
