import type { Texts } from '@dreadhouse/text';

/** What speaks for an answer. */
export const hints: Texts = {
  'hint.kill': 'Mniej Zombie będzie mogło zaatakować.',
  'hint.unthreatened': 'W pobliżu nie ma żadnego Zombie: nic nie nagli.',
  'hint.objective': 'O to chodzi w Misji.',
  'hint.towards': 'To droga do tego, co trzeba zrobić.',
  'hint.towards.of':
    '{what, select, device {W Strefie {zone} trzeba coś uruchomić} vault {W Strefie {zone} trzeba otworzyć Skarbiec} personal {W Strefie {zone} czeka Cel Osobisty} loot {W Strefie {zone} jest coś do wyniesienia} token {W Strefie {zone} leży żeton Celu} companion {W Strefie {zone} czeka ktoś, kogo trzeba zabrać} hunt {W Strefie {zone} jest Abominacja, która musi paść} along {Ktoś idzie do Strefy {zone} i nie powinien być tam sam} other {Misja kończy się w Strefie {zone}}}{steps, plural, =0 {; ten krok tam prowadzi.} one {; potem jeszcze # krok.} few {; potem jeszcze # kroki.} many {; potem jeszcze # kroków.} other {; potem jeszcze # kroku.}}',
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
  'hint.wait': 'Niewiele można tu teraz zyskać.',
  'hint.other': 'Wydaje się najlepsze.',

  // What a bot says of its own answer to those on its side, where that is not what a hint says; and what it can be told to see to.
  'lean.kill': 'Walcz',
  'lean.objective': 'Zajmij się Misją',
  'lean.towards': 'Idź naprzód',
  'lean.escape': 'Unikaj zagrożenia',
  'lean.search': 'Przeszukuj',
  'lean.goal': 'Zajmij się Celem Osobistym',
  'lean.reload': 'Przeładuj',
  'lean.heal': 'Lecz',
  'lean.help': 'Dziel się Ekwipunkiem',
};
