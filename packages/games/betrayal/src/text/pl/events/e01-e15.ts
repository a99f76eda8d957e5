/** Events E01 to E15. */
export const events01to15 = {
  'name.event.a-bite': 'Ugryzienie!',
  'text.event.a-bite': 'Zęby, bardzo blisko, a za nimi żadnej twarzy.',
  'line.event.a-bite.4': 'Nic się nie dzieje.',
  'line.event.a-bite.2': '1 Obrażenie Fizyczne.',
  'line.event.a-bite.0': '3 Obrażenia Fizyczne.',
  'name.event.burning-figure': 'Płonąca Postać',
  'text.event.burning-figure': 'Ktoś w płomieniach przechodzi przez pokój, wcale się nie spiesząc.',
  'line.event.burning-figure.4': 'Zyskujesz 1 Poczytalności.',
  'line.event.burning-figure.2': 'Stoisz w Holu Wejściowym.',
  'line.event.burning-figure.0': 'Kość Obrażeń Fizycznych, a potem kość Psychicznych.',
} as const;
