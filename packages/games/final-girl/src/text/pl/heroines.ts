/** The ten heroines and their ultimate abilities. */
export const heroines = {
  'name.heroine.laurie': 'Laurie',
  'text.heroine.laurie': 'Gdy rani wroga na swoim polu, zadaje 1 obrażenie więcej.',
  'name.heroine.reiko': 'Reiko',
  'text.heroine.reiko':
    'Raz na fazę akcji, jeśli wróg jest oddalony o 1 lub 2 pola, przechodzi za darmo na jego pole. Na pole mordercy nikt za nią nie podąża.',
  'name.heroine.alice': 'Alice',
  'text.heroine.alice':
    'Po odblokowaniu wybiera kartę akcji. Ilekroć ją zagrywa, rzuca dokładnie 5 kośćmi, nawet jeśli coś innego zmieniałoby ich liczbę.',
  'name.heroine.selena': 'Selena',
  'text.heroine.selena': 'Przy Przeszukaniu rzuca 2 dodatkowymi kośćmi.',
  'name.heroine.adelaide': 'Adelaide',
  'text.heroine.adelaide':
    'Raz, w chwili odblokowania, ustawia jeden gniew na 1 albo odzyskuje całe zdrowie, albo bierze z rynku karty o łącznym koszcie co najwyżej 6.',
  'name.heroine.barbara': 'Barbara',
  'text.heroine.barbara':
    'Ofiary podążają za nią na pole mordercy. Gdy rani wroga na swoim polu, może zabić dowolną liczbę ofiar na tym polu: za każdą zadaje 1 obrażenie więcej. Te śmierci nie zwiększają żądzy krwi.',
  'name.heroine.asami': 'Asami',
  'text.heroine.asami': 'Ilekroć dobiera przedmioty, dobiera o 1 więcej. Przedmioty-pułapki na nią nie działają.',
  'name.heroine.charlie': 'Charlie',
  'text.heroine.charlie': 'W fazie akcji może stracić 3 punkty zdrowia, aby wziąć z rynku Cios krytyczny.',
  'name.heroine.nancy': 'Nancy',
  'text.heroine.nancy':
    'Ilekroć traci znaczniki zdrowia, mając czarny żeton ostatniego tchnienia, może odkryć losowy nieużywany żeton: zamienia go ze swoim albo usuwa z gry.',
  'name.heroine.sheila': 'Sheila',
  'text.heroine.sheila': 'Każda karta, którą odrzuca, by zyskać czas, daje jej 2 punkty czasu.',
  'ask.charge': 'Dokąd szarżuje Reiko?',
  'ask.favourite-card': 'Na którą kartę akcji Alice będzie odtąd rzucać 5 kośćmi?',
  'ask.adelaide': 'O co prosi Adelaide?',
  'ask.sacrifice':
    'Atak zadaje {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}, a na polu {victims, plural, one {jest # ofiara} few {są # ofiary} many {jest # ofiar} other {jest # ofiary}}. Poświęcić ofiarę, aby zadać o 1 obrażenie więcej?',
  'ask.look-at-token': 'Obejrzeć losowy nieużywany żeton ostatniego tchnienia?',
  'ask.swap-token':
    'Na żetonie {symbols, plural, =0 {nie ma symboli zdrowia} one {jest # symbol zdrowia} few {są # symbole zdrowia} many {jest # symboli zdrowia} other {jest # symbolu zdrowia}}. Zamienić go ze swoim? W przeciwnym razie znika z gry.',
  'option.charge': 'Szarżuj na wroga',
  'option.rage': 'Strać 3 punkty zdrowia i weź Cios krytyczny',
  'option.heal': 'Odzyskaj {n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} zdrowia',
  'option.adelaide.heal': 'Odzyskaj całe zdrowie',
  'option.cards': 'Weź z rynku karty o łącznym koszcie co najwyżej 6',
  'option.adelaide.wrath': 'Ustaw gniew na 1: {space}',
};
