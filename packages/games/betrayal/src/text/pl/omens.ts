/** The Omens. */
export const omens = {
  'name.omen.armor': 'Zbroja',
  'text.omen.armor': 'Ilekroć otrzymujesz Obrażenia Fizyczne, otrzymujesz o 1 mniej.',
  'name.omen.book': 'Księga',
  'text.omen.book':
    '+1 do wyników twoich rzutów Wiedzy. Specjalne działanie: tracisz 1 punkt Poczytalności; w najbliższym rzucie cechy w tej turze, który nie jest atakiem, możesz rzucić Wiedzą zamiast wskazaną cechą.',
  'name.omen.dagger': 'Sztylet',
  'text.omen.dagger': 'Broń. Gdy nim atakujesz, najpierw tracisz 1 punkt Szybkości, a potem rzucasz 2 kośćmi więcej.',
  'name.omen.dog': 'Pies',
  'text.omen.dog':
    '+1 do wyników twoich rzutów Szybkości. Specjalne działanie: przeprowadź dodatkową wymianę z poszukiwaczem oddalonym najwyżej o 4 płytki.',
  'name.omen.holy-symbol': 'Święty Symbol',
  'text.omen.holy-symbol':
    '+1 do wyników twoich rzutów Poczytalności. Gdy odkrywasz płytkę, możesz ją zakopać i odkryć zamiast niej następną.',
  'name.omen.idol': 'Idol',
  'text.omen.idol':
    '+1 do wyników twoich rzutów Siły. Gdy odkrywasz płytkę z symbolem Wydarzenia, możesz nie dobierać Wydarzenia.',
  'name.omen.mask': 'Maska',
  'text.omen.mask':
    '+1 do wyników twoich rzutów Szybkości. Specjalne działanie: przesuń wszystkich innych ze swojej płytki na wybrane sąsiednie płytki.',
  'name.omen.ring': 'Pierścień',
  'text.omen.ring':
    '+1 do wyników twoich rzutów Poczytalności. Broń: gdy nim atakujesz, obie strony rzucają Poczytalnością, a przegrany otrzymuje Obrażenia Psychiczne.',
  'name.omen.skull': 'Czaszka',
  'text.omen.skull':
    '+1 do wyników twoich rzutów Wiedzy. Gdy masz zginąć, rzuć najpierw 3 kośćmi: przy wyniku 4 lub więcej przeżywasz, a wszystkie twoje cechy są na poziomie krytycznym.',
} as const;
