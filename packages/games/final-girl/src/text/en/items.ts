/** Items that several locations share. */
export const items = {
  'name.item.knife': 'Knife',
  'text.item.knife': 'One hand. Range 0, +1 damage.',
  'name.item.old_revolver': 'Old Revolver',
  'text.item.old_revolver': 'One hand. Range 1, +1 damage, only with Weak Attack.',
  'name.item.axe': 'Axe',
  'text.item.axe': 'Two hands. Range 0, +2 damage.',
  'name.item.metal_bat': 'Metal Bat',
  'text.item.metal_bat':
    'Two hands. Range 0, +1 damage. When it damages the killer you may discard a minor dark power with all its markers.',
  'name.item.whip': 'Whip',
  'text.item.whip': 'One hand. Range 0, +1 damage. If it damages an enemy you may move that enemy 1 space.',
  'name.item.trash_lid': 'Trash Can Lid',
  'text.item.trash_lid': 'One hand, 3 uses. One use: the damage of an attack drops by 1.',
  'name.item.first_aid': 'First Aid Kit',
  'text.item.first_aid': 'One hand. Whenever an action card makes you recover health, recover 1 more.',
  'name.item.pepper_spray': 'Pepper Spray',
  'text.item.pepper_spray':
    'One hand. In the Killer phase, while the killer is with you: discard; the Killer phase ends at once.',
  'name.item.pills': 'Mysterious Pills',
  'text.item.pills': 'Discard in the Action phase: horror −1, or recover 2 health.',
  'name.item.lucky_dice': 'Lucky Dice',
  'text.item.lucky_dice': 'Discard after a horror roll: roll any of its dice again.',
  'name.item.energy_drink': 'Energy Drink',
  'text.item.energy_drink': 'Discard in the Action phase: gain 3 time, or move up to 1.',
  'name.item.rabbit_foot': 'Rabbit’s Foot',
  'text.item.rabbit_foot':
    'Discard in the Action phase: make a horror roll. For each success choose: gain 2 time, recover 1 health, horror −1, or move up to 1.',
  'name.item.flashlight': 'Flashlight',
  'text.item.flashlight':
    'Once per Action phase, lose 1 time: look at the top terror card, leave it or put it at the bottom.',
  'name.item.map': 'Map',
  'text.item.map':
    'Discard in the Action phase. For each item pile: turn up a face-down top card, or you may remove a face-up top card from the game and turn up the next one.',
  'name.item.fireworks': 'Fireworks',
  'text.item.fireworks':
    'In the Action phase, lose 2 time and discard: put the fireworks on your space or an adjacent one. The killer always targets them, until he enters their space.',
  'name.item.crucifix': 'Crucifix',
  'text.item.crucifix':
    'One hand. Discard: ignore one horror increase, or end the movement of an enemy that stands adjacent to you.',
  'name.token.fireworks': 'Fireworks',

  'ask.metal-bat': 'Which minor dark power do you discard?',
  'ask.whip': 'Where do you pull the enemy?',
  'ask.pills': 'What do the pills do?',
  'ask.energy-drink': 'What does the drink give you?',
  'ask.rabbit-foot': 'What do you wish for?',
  'ask.map': 'Remove {item} at {space} from the game and turn up the next card?',
  'ask.fireworks': 'Where do you light the fireworks?',
  'ask.crucifix-horror': 'Discard {item} to ignore this rise of horror ({steps})?',
  'ask.crucifix-halt': 'Discard {item} to end the movement of this enemy: {enemy}?',
  'option.calm': 'Horror −1',
  'option.time': 'Gain {n} time',
  'option.move': 'Move {n, plural, one {# space} other {# spaces}}',
};
