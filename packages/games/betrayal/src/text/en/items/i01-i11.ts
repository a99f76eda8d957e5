/** Items I01 to I11. */
export const items01to11 = {
  'name.item.angels-feather': "Angel's Feather",
  'text.item.angels-feather':
    'Instead of a trait roll that you must make, you may bury it and take any result from 0 to 8.',
  'name.item.brooch': 'Brooch',
  'text.item.brooch': 'Physical or Mental damage that you take may be taken as General damage.',
  'name.item.chainsaw': 'Chainsaw',
  'text.item.chainsaw': 'Weapon. 1 die more for your attack.',
  'name.item.creepy-doll': 'Creepy Doll',
  'text.item.creepy-doll':
    'Special action: after a trait roll of yours in your own turn, roll all its dice again; then lose 1 Sanity.',
  'name.item.crossbow': 'Crossbow',
  'text.item.crossbow':
    'Weapon. A target on your tile or an adjacent one; both roll Speed, you with 1 die more. If you lose, you take no damage.',
  'name.item.dynamite': 'Dynamite',
  'text.item.dynamite':
    'Weapon. Instead of attacking, bury it and name your tile or an adjacent one. Everybody there rolls Speed: below 4 an explorer takes 4 Physical damage, and a monster is hurt.',
  'name.item.first-aid-kit': 'First Aid Kit',
  'text.item.first-aid-kit':
    'Special action: bury it and heal all critical traits, your own or those of one explorer on your tile.',
  'name.item.flashlight': 'Flashlight',
  'text.item.flashlight': 'You may use 2 dice more for trait rolls that Events ask of you.',
  'name.item.gun': 'Gun',
  'text.item.gun': 'Weapon. A target in your line of sight; both roll Speed. If you lose, you take no damage.',
  'name.item.headphones': 'Headphones',
  'text.item.headphones': 'Whenever you take Mental damage, take 1 less.',
  'name.item.leather-jacket': 'Leather Jacket',
  'text.item.leather-jacket': '1 die more when you defend.',
} as const;
