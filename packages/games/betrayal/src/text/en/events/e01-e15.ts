/** Events E01 to E15. */
export const events01to15 = {
  'name.event.a-bite': 'A Bite!',
  'text.event.a-bite': 'Teeth, very close, and no face behind them.',
  'line.event.a-bite.4': 'Nothing happens.',
  'line.event.a-bite.2': '1 Physical damage.',
  'line.event.a-bite.0': '3 Physical damage.',
  'name.event.burning-figure': 'Burning Figure',
  'text.event.burning-figure': 'Someone alight crosses the room without hurrying.',
  'line.event.burning-figure.4': 'Gain 1 Sanity.',
  'line.event.burning-figure.2': 'You are in the Entrance Hall.',
  'line.event.burning-figure.0': 'One die of Physical damage, then one of Mental damage.',
} as const;
