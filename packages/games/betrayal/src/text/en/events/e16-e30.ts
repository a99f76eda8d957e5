/** Events E16 to E30. */
export const events16to30 = {
  'name.event.meat-moss': 'Meat Moss',
  'text.event.meat-moss': 'The carpet is breathing, slowly and content.',
} as const;
