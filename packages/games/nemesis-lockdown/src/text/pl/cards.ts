/** Attacks, events, weaknesses, contingency plans and objectives. */
export const cards = {
  'name.attack.slash': 'Cięcie',
  'name.attack.maul': 'Rozszarpanie',
  'name.attack.drop-from-the-ceiling': 'Skok spod sufitu',
  'name.attack.blood-trail': 'Krwawy ślad',
  'name.attack.rampage': 'Szał',
  'name.attack.impale': 'Przebicie',
  'name.attack.spray': 'Bryzg',
  'name.attack.moult': 'Wylinka',
  'name.attack.swarm-call': 'Zew roju',
  'text.attack.slash':
    'Cel otrzymuje 1 powierzchowną ranę i dobiera 1 kartę skażenia. W ciemności otrzymuje jeszcze 1 powierzchowną ranę.',
  'text.attack.maul':
    'Cel otrzymuje 1 głęboką ranę. Jeśli ma już co najmniej 2, a atakuje reproduktor lub królowa, cel ginie.',
  'text.attack.drop-from-the-ceiling':
    'Cel otrzymuje 2 powierzchowne rany. W ciemności odrzuca też 1 losową kartę akcji.',
  'text.attack.blood-trail': 'Cel otrzymuje 2 powierzchowne rany. W ciemności dobiera też 1 kartę skażenia.',
  'text.attack.rampage': 'Każda postać w pomieszczeniu otrzymuje 1 głęboką ranę, a jeśli ma już co najmniej 2, ginie.',
  'text.attack.impale':
    'Cel otrzymuje 1 głęboką ranę, a jeśli ma już co najmniej 2, ginie. W ciemności ginie już wtedy, gdy ma 1.',
  'text.attack.spray':
    'Cel otrzymuje znacznik śluzu i dobiera 1 kartę skażenia. W ciemności otrzymuje też 1 powierzchowną ranę.',
  'text.attack.moult':
    'Pełzacz zmienia się w reproduktora, który od razu atakuje cel, jeśli ten nie ma kart na ręce. W ciemności atakuje zawsze.',
  'text.attack.swarm-call':
    'Pojawia się kolejny nocny łowca, ale nikogo nie zaskakuje. W ciemności pojawia się jeszcze jeden.',
  'name.event.coolant-leak': 'Wyciek chłodziwa',
  'name.event.grid-surge': 'Przepięcie',
  'name.event.brownout': 'Spadek napięcia',
  'name.event.crossed-lines': 'Skrzyżowane linie',
  'name.event.spreading-flames': 'Rozprzestrzenianie się ognia',
  'name.event.burn-out': 'Pogorzelisko',
  'name.event.short-circuit': 'Zwarcie',
  'name.event.system-fault': 'Błąd systemu',
  'name.event.medical-shutdown': 'Awaria sprzętu medycznego',
  'name.event.terminal-crash': 'Awaria komputerów',
  'name.event.prowlers': 'Podchody',
  'name.event.regrowth': 'Regeneracja',
  'name.event.hatching': 'Wyklucie',
  'name.event.brood-guard': 'Straż lęgu',
  'name.event.pack-hunt-1': 'Polowanie stada',
  'name.event.pack-hunt-2': 'Polowanie stada',
  'name.event.slime-trail': 'Ślad śluzu',
  'name.event.echo-in-the-ducts': 'Echo w kanałach',
  'name.event.bulkheads-release': 'Zwolnienie grodzi',
  'name.event.incubation': 'Inkubacja',
  'text.event.coolant-leak':
    'W Systemie chłodzenia pojawia się znacznik awarii. Jeśli już tam leży, zaczyna się odliczanie do autodestrukcji.',
  'text.event.grid-surge':
    'Żeton czasu staje się nieaktywny. Jeśli już taki jest, nieaktywny staje się aktywny żeton zasilania o najwyższym numerze.',
  'text.event.brownout': 'Aktywny żeton zasilania o najwyższym numerze staje się nieaktywny.',
  'text.event.crossed-lines': 'Żetony zasilania sektorów S-01 i S-03 zamieniają się miejscami.',
  'text.event.spreading-flames':
    'Z każdego pomieszczenia z pożarem ogień przenosi się do sąsiedniego o najniższym numerze, w którym się jeszcze nie pali.',
  'text.event.burn-out':
    'Z każdego odkrytego pomieszczenia z pożarem znikają przedmioty, a pojawia się tam znacznik awarii.',
  'text.event.short-circuit':
    'Wybucha pożar w pomieszczeniu o najniższym numerze spośród tych ze znacznikiem awarii. W ciemności wybucha we wszystkich takich pomieszczeniach w sektorach bez zasilania.',
  'text.event.system-fault':
    'Znacznik awarii pojawia się w odkrytym pomieszczeniu o najniższym numerze, w którym można go umieścić.',
  'text.event.medical-shutdown': 'Znacznik awarii pojawia się w każdym odkrytym zielonym pomieszczeniu.',
  'text.event.terminal-crash':
    'Znacznik awarii pojawia się w każdym odkrytym pomieszczeniu z komputerem w sektorze z działającym zasilaniem.',
  'text.event.prowlers':
    'W każdym korytarzu prowadzącym do pomieszczenia z dokładnie 1 postacią pojawia się znacznik szmerów. Nocni łowcy, którzy są w ciemności i poza walką, schodzą z planszy.',
  'text.event.regrowth': 'Każdy nocny łowca traci do 2 obrażeń, a w ciemności wszystkie.',
  'text.event.hatching':
    'Wykluwa się 1 jajo. Każda postać w Gnieździe, która nie ma na ręce kart akcji, otrzymuje larwę. Jeśli takiej postaci nie ma, larwa trafia do worka.',
  'text.event.brood-guard':
    'Każda postać poza walką, która jest w Gnieździe lub niesie jajo, ma spotkanie z nocnym łowcą.',
  'text.event.pack-hunt-1':
    'Dorosłe osobniki wchodzą do sąsiednich pomieszczeń, w których są postacie. W ciemności od razu atakują.',
  'text.event.pack-hunt-2': 'Dorosłe osobniki wchodzą do sąsiednich pomieszczeń, w których są postacie.',
  'text.event.slime-trail':
    'W każdym korytarzu prowadzącym do pomieszczenia z postacią, która ma znacznik śluzu, pojawia się znacznik szmerów. W ciemności taka postać otrzymuje też 1 powierzchowną ranę.',
  'text.event.echo-in-the-ducts':
    'W korytarzach technicznych pojawia się znacznik szmerów. Jeśli już tam leży, każda postać poza walką, która jest przy wejściu do nich, wykonuje rzut na szmery.',
  'text.event.bulkheads-release': 'Wszystkie zamknięte drzwi się otwierają.',
  'text.event.incubation':
    'Każda postać z larwą ginie. Każda inna skanuje karty skażenia spośród 4 wierzchnich kart swojego stosu kart akcji.',
  'name.weakness.exposed-joints': 'Odsłonięte stawy',
  'name.weakness.conductive-hide': 'Przewodząca skóra',
  'name.weakness.wary-of-shadows': 'Lęk przed cieniem',
  'name.weakness.slow-pounce': 'Powolny skok',
  'name.weakness.thin-blood': 'Rzadka krew',
  'name.weakness.shallow-bite': 'Płytki zgryz',
  'name.weakness.fear-of-fire': 'Strach przed ogniem',
  'name.weakness.dull-hearing': 'Słaby słuch',
  'text.weakness.exposed-joints':
    'Twoje pudło przeciw dorosłemu osobnikowi lub mniejszemu nocnemu łowcy liczy się jako 1 trafienie.',
  'text.weakness.conductive-hide': 'Gdy twoja broń energetyczna zadaje obrażenia, zadaje o 1 więcej.',
  'text.weakness.wary-of-shadows': 'Efekty „w ciemności” ataków dorosłych osobników na ciebie nie działają.',
  'text.weakness.slow-pounce':
    'Gdy sprawdzasz, czy dajesz się zaskoczyć, liczba na żetonie jest o 1 niższa (ale nie niższa niż 1).',
  'text.weakness.thin-blood': 'Gdy to ty zadajesz obrażenia, krew w ich sprawdzeniu jest o 1 niższa.',
  'text.weakness.shallow-bite': 'Zamiast głębokiej rany od ataku dorosłego osobnika otrzymujesz powierzchowną.',
  'text.weakness.fear-of-fire': 'Nocni łowcy nie atakują cię, gdy uciekasz z pomieszczenia z pożarem.',
  'text.weakness.dull-hearing': 'Raz na rundę możesz zamienić swoje Niebezpieczeństwo w Ciszę.',
  'name.plan.full-rescue': 'Pełna ewakuacja',
  'name.plan.loose-ends': 'Zacieranie śladów',
  'name.plan.file-a-report': 'Złożenie raportu',
  'name.plan.intercept': 'Przechwycenie',
  'name.plan.sterilise': 'Sterylizacja',
  'name.plan.collapse-the-ridge': 'Zawalenie grani',
  'name.plan.clearance-audit': 'Kontrola uprawnień',
  'text.plan.full-rescue': 'Wszyscy zostają uratowani.',
  'text.plan.loose-ends': 'Ginie każdy, kogo poziom wiedzy wynosi co najmniej 7.',
  'text.plan.file-a-report': 'Ginie każdy, kto nie wysłał sygnału.',
  'text.plan.intercept': 'Ginie każdy, kto opuścił bazę w kapsule SWC.',
  'text.plan.sterilise': 'Ginie każdy, kto zamknął się w Izolatce, a bazę uznaje się za zniszczoną.',
  'text.plan.collapse-the-ridge': 'Ginie każdy, kto dotarł do Bunkra.',
  'text.plan.clearance-audit': 'Ginie każdy, kto ma nieaktywny żeton wiedzy.',
  'name.objective.open-channel': 'Otwarty kanał',
  'name.objective.surveyor': 'Mierniczy',
  'name.objective.pest-control': 'Dezynsekcja',
  'name.objective.scorched-ground': 'Spalona ziemia',
  'name.objective.sole-witness': 'Jedyny świadek',
  'name.objective.magpie': 'Sroka',
  'name.objective.nobody-left-behind': 'Nikt nie zostaje',
  'name.objective.on-the-record': 'Do protokołu',
  'name.objective.last-rites': 'Ostatnia posługa',
  'name.objective.keep-the-lights-on': 'Niech się świeci',
  'name.objective.sit-it-out': 'Przeczekać',
  'name.objective.live-sample': 'Żywa próbka',
  'name.objective.full-profile': 'Pełny profil',
  'name.objective.post-mortem': 'Sekcja zwłok',
  'name.objective.head-office-wants-data': 'Centrala chce danych',
  'name.objective.no-loose-crew': 'Bez świadków ze statku',
  'name.objective.personal-matter-1': 'Sprawa osobista 1',
  'name.objective.personal-matter-2': 'Sprawa osobista 2',
  'name.objective.personal-matter-3': 'Sprawa osobista 3',
  'name.objective.personal-matter-4': 'Sprawa osobista 4',
  'name.objective.personal-matter-5': 'Sprawa osobista 5',
  'name.objective.clean-house': 'Czysty dom',
  'name.objective.cut-off-the-head': 'Odciąć głowę',
  'name.objective.complete-map': 'Pełna mapa',
  'name.objective.cargo-for-science': 'Ładunek dla nauki',
  'name.objective.know-your-enemy': 'Poznaj wroga',
  'name.objective.expert-witness': 'Biegły sądowy',
  'name.objective.restore-the-grid': 'Przywrócić sieć',
  'name.objective.dead-reckoning': 'Rachunek strat',
  'name.objective.by-the-book': 'Zgodnie z procedurą',
  'name.objective.orderly-retreat': 'Uporządkowany odwrót',
  'text.objective.open-channel':
    'Wyślij sygnał i dopilnuj, by odkryto wszystkie pomieszczenia sektora S-01 i jeszcze jednego sektora.',
  'text.objective.surveyor':
    'Dopilnuj, by odkryto wszystkie pomieszczenia sektora S-03 i jeszcze jednego sektora, i podnieś swój poziom wiedzy co najmniej do 4.',
  'text.objective.pest-control': 'Wyślij sygnał i dopilnuj, by zniszczono Gniazdo lub zabito królową.',
  'text.objective.scorched-ground': 'Doprowadź do zniszczenia bazy.',
  'text.objective.sole-witness':
    '{players, select, few {Bądź jedyną postacią, która przeżyje.} many {Przeżyj tak, by oprócz ciebie przeżyła najwyżej 1 postać.} other {Bądź jedyną postacią, która przeżyje. W grze trzech lub więcej osób może przeżyć jeszcze 1 postać.}}',
  'text.objective.magpie': 'Zbierz co najmniej 6 przedmiotów i nie zamykaj się w Izolatce.',
  'text.objective.nobody-left-behind': 'Wyślij sygnał i przeżyj razem z co najmniej 1 inną postacią.',
  'text.objective.on-the-record': 'Aktywuj swój żeton wiedzy i wyślij sygnał.',
  'text.objective.last-rites':
    'Zakończ grę ze zwłokami postaci w rękach albo dopilnuj, by w bazie nie leżały żadne zwłoki postaci.',
  'text.objective.keep-the-lights-on':
    'Dopilnuj, by na koniec gry żeton czasu i co najmniej 1 żeton zasilania były aktywne, a baza nie była zniszczona.',
  'text.objective.sit-it-out': 'Wyślij sygnał i zamknij się w Izolatce.',
  'text.objective.live-sample': 'Opuść bazę w kapsule SWC lub dotrzyj do Bunkra, niosąc jajo.',
  'text.objective.full-profile':
    'Dopilnuj, by odkryto co najmniej 2 słabości, albo podnieś swój poziom wiedzy co najmniej do 6.',
  'text.objective.post-mortem':
    'Dopilnuj, by dzięki truchłu lub zwłokom odkryto słabość, albo zakończ grę z truchłem lub zwłokami w rękach.',
  'text.objective.head-office-wants-data': 'Podnieś swój poziom wiedzy co najmniej do 7.',
  'text.objective.no-loose-crew':
    '{crew, select, others {Nie pozwól przeżyć nikomu ze statku ({list}).} none {Podnieś swój poziom wiedzy co najmniej do 5 i wyślij sygnał.} other {Nie pozwól przeżyć nikomu ze statku. Jeśli twoja postać jest ze statku, bądź jedyną postacią, która przeżyje{players, select, few {} many { (oprócz ciebie może przeżyć jeszcze 1)} other { (w grze trzech lub więcej osób może przeżyć jeszcze 1)}}. Jeśli nikt nie jest ze statku, podnieś swój poziom wiedzy co najmniej do 5 i wyślij sygnał.}}',
  'text.objective.personal-matter-1':
    '{players, select, few {{who} nie może przeżyć.} many {{who} nie może przeżyć, chyba że oprócz ciebie nie przeżyje już nikt inny.} other {Postać Gracza 1 nie może przeżyć. W grze trzech lub więcej osób może, jeśli oprócz ciebie nie przeżyje już nikt inny.}}',
  'text.objective.personal-matter-2':
    '{players, select, few {{who} nie może przeżyć.} many {{who} nie może przeżyć, chyba że oprócz ciebie nie przeżyje już nikt inny.} other {Postać Gracza 2 nie może przeżyć. W grze trzech lub więcej osób może, jeśli oprócz ciebie nie przeżyje już nikt inny.}}',
  'text.objective.personal-matter-3':
    '{players, select, few {{who} nie może przeżyć.} many {{who} nie może przeżyć, chyba że oprócz ciebie nie przeżyje już nikt inny.} other {Postać Gracza 3 nie może przeżyć. W grze trzech lub więcej osób może, jeśli oprócz ciebie nie przeżyje już nikt inny.}}',
  'text.objective.personal-matter-4':
    '{players, select, few {{who} nie może przeżyć.} many {{who} nie może przeżyć, chyba że oprócz ciebie nie przeżyje już nikt inny.} other {Postać Gracza 4 nie może przeżyć. W grze trzech lub więcej osób może, jeśli oprócz ciebie nie przeżyje już nikt inny.}}',
  'text.objective.personal-matter-5':
    '{players, select, few {{who} nie może przeżyć.} many {{who} nie może przeżyć, chyba że oprócz ciebie nie przeżyje już nikt inny.} other {Postać Gracza 5 nie może przeżyć. W grze trzech lub więcej osób może, jeśli oprócz ciebie nie przeżyje już nikt inny.}}',
  'text.objective.clean-house':
    '{players, select, one {Zniszcz Gniazdo i wyślij sygnał.} other {Zniszczcie Gniazdo. {senders, select, 2 {Dwie osoby, które przeżyją, muszą też wysłać sygnał: po jednej za każdy cel, który tego wymaga} other {Ktoś, kto przeżyje, musi też wysłać sygnał}}.}}',
  'text.objective.cut-off-the-head': 'Królowa musi zginąć albo baza musi zostać zniszczona.',
  'text.objective.complete-map':
    '{players, select, one {Odkryj wszystkie pomieszczenia w 2 sektorach.} few {Odkryjcie wszystkie pomieszczenia w 2 sektorach.} many {Odkryjcie wszystkie pomieszczenia we wszystkich 3 sektorach.} other {Odkryjcie wszystkie pomieszczenia we wszystkich 3 sektorach (w grze jednej lub dwóch osób w 2).}}',
  'text.objective.cargo-for-science':
    '{players, select, one {Opuść bazę w kapsule SWC lub dotrzyj do Bunkra, niosąc jajo.} other {Ktoś, kto przeżyje, musi opuścić bazę w kapsule SWC lub dotrzeć do Bunkra, niosąc jajo.}}',
  'text.objective.know-your-enemy':
    '{players, select, one {Odkryj 2 słabości.} few {Odkryjcie 2 słabości.} many {Odkryjcie 3 słabości.} other {Odkryjcie 3 słabości (w grze jednej lub dwóch osób 2).}}',
  'text.objective.expert-witness':
    '{players, select, one {Podnieś swój poziom wiedzy co najmniej do 6.} few {Ktoś, kto przeżyje, musi podnieść swój poziom wiedzy co najmniej do 6.} many {Ktoś, kto przeżyje, musi podnieść swój poziom wiedzy co najmniej do 7.} other {Ktoś, kto przeżyje, musi podnieść swój poziom wiedzy co najmniej do 7 (w grze jednej lub dwóch osób do 6).}}',
  'text.objective.restore-the-grid':
    '{players, select, one {Dopilnuj, by na koniec gry żeton czasu i co najmniej 2 żetony zasilania były aktywne.} few {Dopilnujcie, by na koniec gry żeton czasu i co najmniej 2 żetony zasilania były aktywne.} many {Dopilnujcie, by na koniec gry żeton czasu i co najmniej 3 żetony zasilania były aktywne.} other {Dopilnujcie, by na koniec gry żeton czasu i co najmniej 3 żetony zasilania (w grze jednej lub dwóch osób 2) były aktywne.}}',
  'text.objective.dead-reckoning':
    '{players, select, one {Zakończ grę z truchłem w rękach i wyślij sygnał.} other {Ktoś, kto przeżyje, musi zakończyć grę z truchłem w rękach. {senders, select, 2 {Dwie osoby, które przeżyją, muszą też wysłać sygnał: po jednej za każdy cel, który tego wymaga} other {Ktoś, kto przeżyje, musi też wysłać sygnał}}.}}',
  'text.objective.by-the-book':
    '{players, select, one {Aktywuj swój żeton wiedzy.} other {Każdy, kto przeżyje, musi mieć aktywny żeton wiedzy.}}',
  'text.objective.orderly-retreat':
    '{half, select, 1 {{players, select, one {Opuść bazę.} other {Co najmniej 1 postać musi opuścić bazę i przeżyć.}}} 2 {Co najmniej 2 postacie muszą opuścić bazę i przeżyć.} other {Bazę musi opuścić i przeżyć co najmniej połowa wszystkich postaci (zaokrąglając w dół), ale nie mniej niż 1.}}',
} as const;
