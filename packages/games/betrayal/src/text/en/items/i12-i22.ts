/** Items I12 to I22. */
export const items12to22 = {
  'name.item.machete': 'Machete',
  'text.item.machete': 'Weapon. +1 to the result of your attack.',
  'name.item.strange-medicine': 'Strange Medicine',
  'text.item.strange-medicine': 'Special action: bury it and heal your Might and Speed.',
} as const;
