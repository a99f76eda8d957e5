/** Foundations. */
export const haunt36 = {
  'haunt.36.title': 'Fundamenty',
  'haunt.36.intro.all':
    'Raport rzeczoznawcy ma jedno słowo: TONIE. Symbol w twojej dłoni to pieczęć murarzy, którzy wznieśli ten dom i dobrze wiedzieli, na czym go stawiają.',
  'haunt.36.goal.heroes':
    'Wygrywacie wszyscy, gdy w domu {stones, plural, one {leży # Kamień Węgielny} few {leżą # Kamienie Węgielne} many {leży # Kamieni Węgielnych} other {leży # Kamienia Węgielnego}}, w każdym obszarze co najmniej jeden.',
  'haunt.36.goal.traitor': 'Dom wygrywa, gdy Zawał dojdzie do {collapse} albo gdy wszyscy poszukiwacze są martwi.',
  'haunt.36.rule.collapse':
    'Na koniec każdej rundy losowa płytka, ani początkowa, ani z Kamieniem Węgielnym, wypada z domu i zostaje zakopana; karty i żetony z niej przepadają. Poszukiwacze z niej lądują na Podeście w Piwnicy i otrzymują 2 kości Obrażeń Fizycznych, a jeśli płytka leżała w Piwnicy, Ogólnych; trafiają tam też ciała. Zawał rośnie o 1, nawet gdy nic nie mogło wypaść.',
  'haunt.36.rule.hole': 'Po płytce zostaje puste miejsce: drzwi, które na nie wychodzą, są znów otwarte.',
  'haunt.36.action.set-a-cornerstone': 'Osadź kamień węgielny',
  'haunt.36.text.set-a-cornerstone':
    'Na płytce Omenu lub Przedmiotu bez Kamienia Węgielnego: rzut Siły lub Poczytalności; od 5 połóż tu Kamień Węgielny.',
  'haunt.36.action.break-through': 'Przebij się',
  'haunt.36.text.break-through':
    'Raz na grę, na płytce Parteru lub Pierwszego Piętra: trafiasz na Podest w Piwnicy i otrzymujesz kość Obrażeń Fizycznych. Twoja tura trwa dalej.',
  'haunt.36.event.falls': 'Wali się pokój „{at}”.',
  'haunt.36.event.collapse': 'Dom się zapada: Zawał wynosi już {n}.',
  'haunt.36.won.level': 'Jęki milkną. Pierwszy raz tej nocy każda podłoga jest równa.',
  'haunt.36.won.sunk': 'Na końcu znika tablica przy bramie. NA SPRZEDAŻ, głosi, STAN JAK WIDAĆ.',
  'haunt.36.won.all-dead': 'Oględziny zakończone. Nikt nie zgłasza zastrzeżeń.',
  'haunt.36.counter.collapse': 'Zawał',
  'haunt.36.counter.cornerstone': 'Kamienie Węgielne w domu',
  'haunt.36.counter.regions': 'Obszary z Kamieniem Węgielnym',
  'name.token.cornerstone': 'Kamień Węgielny',
} as const;
