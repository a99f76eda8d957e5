/** Events E31 to E43. */
export const events31to43 = {
  'name.event.tiny-robot': 'Mały Robot',
  'text.event.tiny-robot': 'Z terkotem podjeżdża do twojej kostki i się namyśla.',
  'line.event.tiny-robot.5': 'Dobierz Przedmiot.',
  'line.event.tiny-robot.0': 'Kość Obrażeń Fizycznych.',
  'name.event.the-deepest-closet': 'Najgłębsza Szafa',
  'text.event.the-deepest-closet': 'Sięgasz do tylnej ścianki i sięgasz wciąż dalej.',
  'line.event.the-deepest-closet.4': 'Dobierz Przedmiot.',
  'line.event.the-deepest-closet.1': '1 Obrażenie Psychiczne.',
  'line.event.the-deepest-closet.0': 'Kość Obrażeń Fizycznych i stoisz na Podeście w Piwnicy.',
} as const;
