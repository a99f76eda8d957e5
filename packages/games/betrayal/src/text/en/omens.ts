/** The Omens. */
export const omens = {
  'name.omen.armor': 'Armor',
  'text.omen.armor': 'Whenever you take Physical damage, take 1 less.',
  'name.omen.book': 'Book',
  'text.omen.book':
    '+1 to the results of your Knowledge rolls. Special action: lose 1 Sanity; for your next trait roll this turn, unless it is an attack, you may roll Knowledge instead of the trait that is named.',
  'name.omen.dagger': 'Dagger',
  'text.omen.dagger': 'Weapon. When you attack with it, first lose 1 Speed, then roll 2 dice more.',
  'name.omen.dog': 'Dog',
  'text.omen.dog':
    '+1 to the results of your Speed rolls. Special action: trade once more, with an explorer up to 4 tiles away.',
  'name.omen.holy-symbol': 'Holy Symbol',
  'text.omen.holy-symbol':
    '+1 to the results of your Sanity rolls. When you discover a tile, you may bury it and discover the next one instead.',
  'name.omen.idol': 'Idol',
  'text.omen.idol':
    '+1 to the results of your Might rolls. When you discover a tile with an Event symbol, you need not draw the Event.',
  'name.omen.mask': 'Mask',
  'text.omen.mask':
    '+1 to the results of your Speed rolls. Special action: move everybody else on your tile to adjacent tiles of your choice.',
  'name.omen.ring': 'Ring',
  'text.omen.ring':
    '+1 to the results of your Sanity rolls. Weapon: when you attack with it, both roll Sanity, and the loser takes Mental damage.',
  'name.omen.skull': 'Skull',
  'text.omen.skull':
    '+1 to the results of your Knowledge rolls. If you would die, first roll 3 dice: with 4 or more you live, and all your traits are critical.',
} as const;
