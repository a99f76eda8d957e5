/** The Omens. */
export const omens = {
  'name.omen.armor': 'Armor',
  'text.omen.armor': 'Whenever you take Physical damage, take 1 less.',
  'name.omen.dagger': 'Dagger',
  'text.omen.dagger': 'Weapon. When you attack with it, first lose 1 Speed, then roll 2 dice more.',
  'name.omen.mask': 'Mask',
  'text.omen.mask':
    '+1 to the results of your Speed rolls. Special action: move everybody else on your tile to adjacent tiles of your choice.',
} as const;
