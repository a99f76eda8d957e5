/** Items I01 to I11. */
export const items01to11 = {
  'name.item.crossbow': 'Crossbow',
  'text.item.crossbow':
    'Weapon. A target on your tile or an adjacent one; both roll Speed, you with 1 die more. If you lose, you take no damage.',
  'name.item.leather-jacket': 'Leather Jacket',
  'text.item.leather-jacket': '1 die more when you defend.',
} as const;
