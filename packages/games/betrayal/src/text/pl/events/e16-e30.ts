/** Events E16 to E30. */
export const events16to30 = {
  'name.event.meat-moss': 'Mięsny Mech',
  'text.event.meat-moss': 'Dywan oddycha, powoli i z zadowoleniem.',
} as const;
