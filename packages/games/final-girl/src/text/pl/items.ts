/** Items that several locations share. */
export const items = {
  'name.item.knife': 'Nóż',
  'text.item.knife': 'Jedna dłoń. Zasięg 0, +1 obrażenie.',
  'name.item.old_revolver': 'Stary rewolwer',
  'text.item.old_revolver': 'Jedna dłoń. Zasięg 1, +1 obrażenie, tylko ze Słabym atakiem.',
  'name.item.axe': 'Siekiera',
  'text.item.axe': 'Dwie dłonie. Zasięg 0, +2 obrażenia.',
  'name.item.metal_bat': 'Metalowy kij',
  'text.item.metal_bat':
    'Dwie dłonie. Zasięg 0, +1 obrażenie. Gdy zrani mordercę, możesz odrzucić jedną pomniejszą mroczną moc ze wszystkimi jej znacznikami.',
  'name.item.whip': 'Bicz',
  'text.item.whip': 'Jedna dłoń. Zasięg 0, +1 obrażenie. Jeśli zrani wroga, możesz przesunąć go o 1 pole.',
  'name.item.trash_lid': 'Pokrywa od śmietnika',
  'text.item.trash_lid': 'Jedna dłoń, 3 użycia. Jedno użycie: obrażenia z jednego ataku maleją o 1.',
  'name.item.first_aid': 'Apteczka',
  'text.item.first_aid': 'Jedna dłoń. Ilekroć karta akcji pozwala odzyskać zdrowie, odzyskaj o 1 punkt więcej.',
  'name.item.pepper_spray': 'Gaz pieprzowy',
  'text.item.pepper_spray':
    'Jedna dłoń. W fazie mordercy, gdy morderca jest na polu bohaterki: odrzuć; faza mordercy natychmiast się kończy.',
  'name.item.pills': 'Tajemnicze pigułki',
  'text.item.pills': 'Odrzuć w fazie akcji: horror −1 albo odzyskaj 2 punkty zdrowia.',
  'name.item.lucky_dice': 'Szczęśliwe kości',
  'text.item.lucky_dice': 'Odrzuć po rzucie horroru: rzuć ponownie dowolnymi kośćmi tego rzutu.',
  'name.item.energy_drink': 'Energetyk',
  'text.item.energy_drink': 'Odrzuć w fazie akcji: zyskaj 3 punkty czasu albo rusz się o maksymalnie 1 pole.',
  'name.item.rabbit_foot': 'Królicza łapka',
  'text.item.rabbit_foot':
    'Odrzuć w fazie akcji: wykonaj rzut horroru. Za każdy sukces wybierz: zyskaj 2 punkty czasu, odzyskaj 1 punkt zdrowia, horror −1 albo ruch o maksymalnie 1 pole.',
  'name.item.flashlight': 'Latarka',
  'text.item.flashlight':
    'Raz na fazę akcji strać 1 punkt czasu: obejrzyj wierzchnią kartę terroru, zostaw ją lub odłóż na spód talii.',
  'name.item.map': 'Mapa',
  'text.item.map':
    'Odrzuć w fazie akcji. Na każdym stosie przedmiotów: odkryj zakrytą wierzchnią kartę albo możesz usunąć z gry odkrytą wierzchnią kartę i odkryć następną.',
  'name.item.fireworks': 'Fajerwerki',
  'text.item.fireworks':
    'W fazie akcji strać 2 punkty czasu i odrzuć: połóż fajerwerki na swoim lub sąsiednim polu. Morderca zawsze obiera je za cel, dopóki nie wejdzie na ich pole.',
  'name.item.crucifix': 'Krucyfiks',
  'text.item.crucifix':
    'Jedna dłoń. Odrzuć: zignoruj jeden wzrost poziomu horroru albo zakończ ruch wroga, który stoi na sąsiednim polu.',
  'name.token.fireworks': 'Fajerwerki',

  'ask.metal-bat': 'Którą pomniejszą mroczną moc odrzucasz?',
  'ask.whip': 'Dokąd ciągniesz wroga?',
  'ask.pills': 'Jak działają pigułki?',
  'ask.energy-drink': 'Co daje ci energetyk?',
  'ask.rabbit-foot': 'Czego sobie życzysz?',
  'ask.map': 'Usunąć z gry kartę „{item}” ze stosu {spaceAt} i odkryć następną?',
  'ask.fireworks': 'Gdzie odpalasz fajerwerki?',
  'ask.crucifix-horror': 'Odrzucić {itemAcc}, aby zignorować ten wzrost horroru (+{steps})?',
  'ask.crucifix-halt': 'Odrzucić {itemAcc}, aby zatrzymać {enemyAcc}?',
  'option.calm': 'Obniż horror o 1',
  'option.time': 'Zyskaj {n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} czasu',
  'option.move': 'Rusz się o {n, plural, one {# pole} few {# pola} many {# pól} other {# pola}}',
};
