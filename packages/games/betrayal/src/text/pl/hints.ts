/** Why the rule of thumb likes an option. */
export const hints = {
  'hint.explore': 'Są nowe pokoje i nowe karty do odkrycia.',
  'hint.towards': 'To droga do tego, o co chodzi twojej stronie.',
  'hint.act': 'O tym mówi twoja księga.',
  'hint.attack': 'Szanse w tej walce są tego warte.',
  'hint.escape': 'Tam jest bezpieczniej.',
  'hint.spare': 'To najłatwiej znieść.',
  'hint.heal': 'Ktoś jest o krok od śmierci.',
  'hint.strengthen': 'Cecha rośnie tam, gdzie najbardziej się przyda.',
  'hint.cards': 'Ta karta dobrze się przyda.',
  'hint.share': 'Ktoś inny lepiej to wykorzysta.',
  'hint.dice': 'Tak najlepiej wykorzystasz kości.',
  'hint.house': 'Dom rośnie na twoją korzyść.',
  'hint.wait': 'Niewiele można tu teraz zyskać.',
  'hint.other': 'Wydaje się najlepsze.',
} as const;
