/** Items I12 to I22. */
export const items12to22 = {
  'name.item.lucky-coin': 'Lucky Coin',
  'text.item.lucky-coin':
    'Special action: after a trait roll of yours, roll all blank dice again; take 1 Mental damage for each that is still blank.',
  'name.item.machete': 'Machete',
  'text.item.machete': 'Weapon. +1 to the result of your attack.',
  'name.item.magic-camera': 'Magic Camera',
  'text.item.magic-camera': 'You may roll Sanity wherever you are to roll Knowledge.',
  'name.item.map': 'Map',
  'text.item.map': 'Special action: bury it and place your explorer on any tile.',
  'name.item.mirror': 'Mirror',
  'text.item.mirror': 'Special action: bury it and heal your Knowledge and Sanity.',
  'name.item.mystical-stopwatch': 'Mystical Stopwatch',
  'text.item.mystical-stopwatch':
    'Special action, only once the haunt has begun: bury it and take another turn after this one.',
  'name.item.necklace-of-teeth': 'Necklace of Teeth',
  'text.item.necklace-of-teeth': 'At the end of your turn you may gain 1 in one critical trait.',
  'name.item.rabbits-foot': "Rabbit's Foot",
  'text.item.rabbits-foot': 'Special action: roll one die again that you have just rolled.',
  'name.item.skeleton-key': 'Skeleton Key',
  'text.item.skeleton-key':
    'You may step through the wall to a tile that touches yours. Roll a die each time: on a blank, bury the key. It opens no undiscovered rooms.',
  'name.item.strange-amulet': 'Strange Amulet',
  'text.item.strange-amulet': 'Whenever you take Physical damage, gain 1 Sanity.',
  'name.item.strange-medicine': 'Strange Medicine',
  'text.item.strange-medicine': 'Special action: bury it and heal your Might and Speed.',
} as const;
