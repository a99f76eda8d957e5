import type { Texts } from '@dreadhouse/text';

/** What speaks for an answer. */
export const hints: Texts = {
  'hint.kill': 'Mniej Zombie będzie mogło zaatakować.',
  'hint.objective': 'O to chodzi w misji.',
  'hint.towards': 'To droga do tego, co trzeba zrobić.',
  'hint.escape': 'Tam jest bezpieczniej.',
  'hint.search': 'Potrzebny jest lepszy Ekwipunek.',
  'hint.goal': 'To służy Celowi Osobistemu.',
  'hint.reload': 'Pusta broń na nic się nie zda.',
  'hint.heal': 'Ktoś jest ranny.',
  'hint.help': 'Ktoś inny lepiej to wykorzysta.',
  'hint.share': 'To najłatwiej znieść.',
  'hint.quiet': 'Nikt się nie obudzi.',
  'hint.keep': 'To przydatny Ekwipunek.',
  'hint.vault': 'To prowadzi do Strita.',
  'hint.wait': 'Nie ma nic lepszego do zrobienia.',
  'hint.other': 'Wydaje się najlepsze.',
};
