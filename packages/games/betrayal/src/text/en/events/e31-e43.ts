/** Events E31 to E43. */
export const events31to43 = {
  'name.event.tiny-robot': 'Tiny Robot',
  'text.event.tiny-robot': 'It whirs up to your ankle and considers.',
  'line.event.tiny-robot.5': 'Draw an Item.',
  'line.event.tiny-robot.0': 'One die of Physical damage.',
  'name.event.the-deepest-closet': 'The Deepest Closet',
  'text.event.the-deepest-closet': 'You reach for the back wall and keep reaching.',
  'line.event.the-deepest-closet.4': 'Draw an Item.',
  'line.event.the-deepest-closet.1': '1 Mental damage.',
  'line.event.the-deepest-closet.0': 'One die of Physical damage, and you are on the Basement Landing.',
} as const;
