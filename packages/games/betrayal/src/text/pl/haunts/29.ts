/** Bidding War. */
export const haunt29 = {
  'haunt.29.title': 'Wojna na Oferty',
  'haunt.29.intro.all':
    'Agent uśmiecha się z portretu, który przed chwilą był pusty. Oglądanie skończone, licytacja otwarta, a płaci się przysługami, których najwyraźniej macie trochę do oddania.',
  'haunt.29.goal.heroes':
    'Na koniec rundy {rounds} sprzedaż się zamyka: w pojedynkę wygrywa ten, kto trzyma najwięcej obszarów; przy równej liczbie ten, kto jest w sumie silniejszy, potem kto ma więcej pokoi, potem kto ma Pierścień, potem kto jest wcześniej w kolejności.',
  'haunt.29.goal.traitor': 'Każdy gra sam przeciw wszystkim.',
  'haunt.29.rule.rooms':
    'Każdy ma Przysługi, na początku {favours}, nigdy więcej niż 30, i może się nimi wymieniać. Pokój to płytka, która nie jest początkowa. Jego cecha to przy Omenie Poczytalność, przy Wydarzeniu Wiedza, przy Przedmiocie Siła, a bez symbolu Szybkość.',
  'haunt.29.rule.viewing':
    'Pierwsze oglądanie: gdy odkryty przez ciebie pokój jest rozpatrzony, możesz go jeszcze licytować, jeśli tam stoisz i nie było u ciebie licytacji w tej turze.',
  'haunt.29.rule.person':
    'Osobiście: gdy wygrasz własny atak o co najmniej 2, możesz zamiast zadać obrażenia zabrać przegranemu żeton Sprzedane z tej płytki albo do 2 Przysług.',
  'haunt.29.rule.rent': 'Czynsz: na koniec każdej rundy każdy dostaje Przysługę za każdy obszar, w którym ma pokój.',
  'haunt.29.rule.bankrupt':
    'Nikt nie ginie. Kto by zginął, regeneruje wszystkie cechy i trafia do Holu Wejściowego: wszystkie jego Przysługi dostaje ten, czyj był atak lub karta, i wybiera jego pokój, który znów jest niesprzedany; jeśli nie były niczyje, Przysługi przepadają, a wybiera los. Własna tura się kończy.',
  'haunt.29.rule.closing':
    'Zamknięcie: po ostatnim czynszu wszyscy w tajemnicy dzielą swoje Przysługi między obszary, w których mają pokoje. Pokój liczy się tam za 2, Przysługa za 1. Najsilniejszy trzyma obszar; z kilku ten, kto ma tam więcej pokoi, a inaczej nikt.',
  'haunt.29.action.bid': 'Licytuj',
  'haunt.29.text.bid':
    'W niesprzedanym pokoju: rzut jego cechy; możesz dopłacić, ile brakuje, po 1 Przysłudze. Od 4 pokój jest twój.',
  'haunt.29.action.overbid': 'Przebij ofertę',
  'haunt.29.text.overbid':
    'W pokoju kogoś, kogo tam nie ma: oboje rzucacie jego cechą, potem możesz dopłacić Przysługami, po 1 za każdą, a potem właściciel. Jeśli masz więcej, pokój jest twój.',
  'haunt.29.ask.pay': 'To za mało. Czy dopłacasz, ile brakuje?',
  'haunt.29.option.pay-bid':
    'Dopłać {n, plural, one {# Przysługę} few {# Przysługi} many {# Przysług} other {# Przysługi}}',
  'haunt.29.option.pay-nothing': 'Nie dopłacaj',
  'haunt.29.ask.viewing': 'Czy licytujesz właśnie odkryty pokój?',
  'haunt.29.option.view-bid': 'Licytuj',
  'haunt.29.option.view-only': 'Tylko oglądaj',
  'haunt.29.ask.raise': 'O ile Przysług podbijasz?',
  'haunt.29.ask.answer': 'Ktoś chce twojego pokoju. O ile Przysług podbijasz?',
  'haunt.29.option.raise': '{n}',
  'haunt.29.ask.in-person': 'Wygrana jest twoja. Co zabierasz?',
  'haunt.29.option.deal-damage': 'Niech zaboli',
  'haunt.29.option.take-room': 'Pokój',
  'haunt.29.option.take-favours':
    '{n, plural, one {# Przysługę} few {# Przysługi} many {# Przysług} other {# Przysługi}}',
  'haunt.29.ask.unsold': 'Który pokój znów jest niesprzedany?',
  'haunt.29.ask.divide': 'Jak dzielisz swoje Przysługi?',
  'haunt.29.option.divide': 'Piwnica {low}, Parter {middle}, Pierwsze Piętro {high}',
  'haunt.29.event.paid':
    '{who} płaci {n, plural, one {# Przysługę} few {# Przysługi} many {# Przysług} other {# Przysługi}}.',
  'haunt.29.event.sold': '{who} kupuje pokój „{at}”.',
  'haunt.29.event.kept': '{who} zachowuje pokój „{at}”.',
  'haunt.29.event.bankrupt': '{who} bankrutuje.',
  'haunt.29.event.holds':
    '{who} trzyma {n, plural, one {# obszar} few {# obszary} many {# obszarów} other {# obszaru}}.',
  'haunt.29.won.closed': 'Po raz pierwszy. Po raz drugi. Pozostali: po raz ostatni.',
  'haunt.29.won.last-alive': 'Został jeden licytujący. Cena nigdy nie była lepsza.',
  'haunt.29.won.all-dead': 'Brak ofert. Dom zatrzymuje siebie.',
  'haunt.29.counter.gavel': 'Młotek (runda)',
  'haunt.29.counter.unsold': 'Niesprzedane pokoje',
  'name.token.sold': 'Sprzedane',
  'name.token.sale-favour': 'Przysługa',
} as const;
