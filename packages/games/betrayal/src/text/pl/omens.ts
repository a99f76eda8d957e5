/** The Omens. */
export const omens = {
  'name.omen.armor': 'Zbroja',
  'text.omen.armor': 'Ilekroć otrzymujesz Obrażenia Fizyczne, otrzymujesz o 1 mniej.',
  'name.omen.dagger': 'Sztylet',
  'text.omen.dagger': 'Broń. Gdy nim atakujesz, najpierw tracisz 1 Szybkości, a potem rzucasz 2 kośćmi więcej.',
  'name.omen.mask': 'Maska',
  'text.omen.mask':
    '+1 do wyników twoich rzutów Szybkości. Specjalne działanie: przesuń wszystkich innych ze swojej płytki na wybrane sąsiednie płytki.',
} as const;
