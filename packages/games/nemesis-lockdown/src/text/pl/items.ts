/** Items of all decks. */
export const items = {
  'name.item.weapon-battery': 'Bateria do broni',
  'name.item.frag-grenade': 'Granat odłamkowy',
  'name.item.thermite-charge': 'Ładunek termitowy',
  'name.item.smoke-canister': 'Granat dymny',
  'name.item.glowstick': 'Świetlik',
  'name.item.recon-puck': 'Krążek zwiadowczy',
  'name.item.sonic-lure': 'Wabik dźwiękowy',
  'name.item.gate-key': 'Klucz do bramy',
  'name.item.extended-magazine': 'Powiększony magazynek',
  'name.item.carbine': 'Karabinek',
  'name.item.scattergun': 'Strzelba',
  'name.item.repair-belt': 'Pas z narzędziami',
  'name.item.duct-tape': 'Taśma naprawcza',
  'name.item.solvent': 'Rozpuszczalnik',
  'name.item.spare-battery': 'Zapasowa bateria',
  'name.item.fire-blanket': 'Koc gaśniczy',
  'name.item.overalls': 'Kombinezon',
  'name.item.flashlight': 'Latarka',
  'name.item.cave-plans': 'Plany jaskini',
  'name.item.blueprints': 'Plany bazy',
  'name.item.power-coupler': 'Sprzęg zasilania',
  'name.item.rover-remote': 'Pilot Łazika',
  'name.item.medkit': 'Apteczka',
  'name.item.wound-stapler': 'Zszywacz do ran',
  'name.item.work-clothes': 'Ubranie robocze',
  'name.item.antiseptic': 'Środek odkażający',
  'name.item.ration-pack': 'Racja żywnościowa',
  'name.item.scalpel': 'Skalpel',
  'name.item.stimulant': 'Stymulant',
  'name.item.field-test-kit': 'Polowy zestaw badawczy',
  'name.item.neutralizer': 'Neutralizator',
  'name.item.taser': 'Paralizator',
  'name.item.flamethrower': 'Miotacz ognia',
  'name.item.space-suit': 'Skafander kosmiczny',
  'name.item.pistol': 'Pistolet',
  'name.item.submachine-gun': 'Pistolet maszynowy',
  'name.item.probe-arm': 'Ramię sondy',
  'name.item.wrist-terminal': 'Terminal naręczny',
  'name.item.nail-driver': 'Gwoździarka',
  'name.item.old-assault-rifle': 'Stary karabin szturmowy',
  'name.item.wail': 'Zawodzenie',
  'name.item.battle-suit': 'Pancerz bojowy',
  'name.item.specimen-case': 'Pojemnik na okazy',
  'name.item.override-key': 'Klucz nadrzędny',
  'name.item.utility-cart': 'Wózek gospodarczy',
  'text.item.weapon-battery':
    'Naładuj broń energetyczną albo otwórz lub zamknij jedne drzwi prowadzące do twojego pomieszczenia.',
  'text.item.frag-grenade':
    'W twoim lub sąsiednim pomieszczeniu 1 nocny łowca albo jaja otrzymują 2 obrażenia, każdy inny nocny łowca 1, a każda postać 1 powierzchowną ranę.',
  'text.item.thermite-charge':
    'Umieść w swoim lub sąsiednim pomieszczeniu znacznik pożaru i znacznik awarii. Każdy nocny łowca otrzymuje tam 1 obrażenie, a każda postać 1 powierzchowną ranę.',
  'text.item.smoke-canister':
    'W walce ucieknij tak, by nocni łowcy cię nie zaatakowali. Każda inna postać w opuszczanym pomieszczeniu odrzuca 1 kartę akcji.',
  'text.item.glowstick': 'Do końca rundy nie jesteś w ciemności. Nic nie płacisz.',
  'text.item.recon-puck': 'Podejrzyj kafelek nieodkrytego pomieszczenia i jego żeton eksploracji.',
  'text.item.sonic-lure':
    'W walce każdy nocny łowca w pomieszczeniu cię atakuje, a potem wszyscy przechodzą do wybranego sąsiedniego pomieszczenia.',
  'text.item.gate-key': 'Otwórz bramę główną z pomieszczenia z wyjściem.',
  'text.item.extended-magazine':
    'Broń energetyczna w twojej ręce mieści na stałe o 2 znaczniki amunicji więcej i od razu je otrzymuje.',
  'text.item.carbine':
    'Broń energetyczna. Przy 2 trafieniach możesz odrzucić dodatkowy znacznik amunicji, aby zadać o 1 obrażenie więcej.',
  'text.item.scattergun':
    'Broń klasyczna. Każdy wynik oprócz pudła zadaje co najmniej 1 obrażenie, a 1 lub 2 trafienia zadają o 1 więcej.',
  'text.item.repair-belt':
    'Usuń znacznik awarii ze swojego pomieszczenia albo otwórz lub zamknij jedne prowadzące do niego drzwi.',
  'text.item.duct-tape':
    'Usuń znacznik awarii ze swojego pomieszczenia albo połącz 2 ciężkie przedmioty tak, by zajmowały jedną rękę.',
  'text.item.solvent':
    'Naładuj Miotacz ognia. Jeśli twój poziom wiedzy wynosi co najmniej 5, możesz zamiast tego sprawić, by nocny łowca w pomieszczeniu się wycofał.',
  'text.item.spare-battery':
    'Naładuj broń energetyczną albo otwórz lub zamknij jedne drzwi prowadzące do twojego pomieszczenia.',
  'text.item.fire-blanket': 'Usuń znacznik pożaru ze swojego pomieszczenia albo odrzuć swój znacznik śluzu.',
  'text.item.overalls': 'Odrzuć swój znacznik śluzu albo opatrz 1 swoją głęboką ranę.',
  'text.item.flashlight':
    'Reakcja, raz na rundę. Zignoruj efekt „w ciemności” albo użyj przy zaskoczeniu liczby dla jasnych pomieszczeń.',
  'text.item.cave-plans':
    'Z pomieszczenia z wejściem do korytarzy technicznych przenieś się do innego odkrytego z takim wejściem. Jeśli nikogo tam nie ma, wykonaj rzut na szmery.',
  'text.item.blueprints': 'Podejrzyj kafelki 2 nieodkrytych pomieszczeń. Nic nie płacisz.',
  'text.item.power-coupler':
    'Włącz lub wyłącz zasilanie w swoim sektorze, a w szybie windy możesz zamiast tego zrobić to w windzie.',
  'text.item.rover-remote': 'Sprowadź Łazik do pomieszczenia z wyjściem albo go odeślij.',
  'text.item.medkit': 'Opatrz 1 swoją głęboką ranę albo ulecz 1 opatrzoną.',
  'text.item.wound-stapler': 'Opatrz 1 swoją głęboką ranę albo ulecz wszystkie swoje powierzchowne rany.',
  'text.item.work-clothes': 'Odrzuć swój znacznik śluzu albo opatrz 1 swoją głęboką ranę.',
  'text.item.antiseptic':
    'Przeskanuj 1 kartę skażenia z ręki i usuń ją. Jeśli była zarażona, dobierz nową kartę skażenia.',
  'text.item.ration-pack': 'Dobierz 2 karty.',
  'text.item.scalpel':
    'Wytnij larwę postaci w swoim pomieszczeniu, która otrzymuje za to 1 głęboką ranę, albo zadaj nocnemu łowcy 1 obrażenie i dobierz 1 kartę skażenia.',
  'text.item.stimulant':
    'Dobierz 1 kartę. W tej turze możesz wykonać dowolną liczbę akcji, a potem pasujesz. Nic nie płacisz.',
  'text.item.field-test-kit':
    'Przebadaj niesiony obiekt jak w Laboratorium albo przeskanuj karty skażenia z ręki bez skutków zarażenia.',
  'text.item.neutralizer':
    'Przeskanuj wszystkie swoje karty skażenia i usuń zarażone, a także larwę. Następnie potasuj wszystkie swoje karty i spasuj.',
  'text.item.taser':
    'Nocny łowca w pomieszczeniu otrzymuje 1 obrażenie i się wycofuje albo inna postać w pomieszczeniu odrzuca wszystkie karty z ręki.',
  'text.item.flamethrower':
    'Broń klasyczna. Każdy wynik oprócz pudła zadaje co najmniej 1 obrażenie. Po 2 trafieniach w pomieszczeniu wybucha pożar.',
  'text.item.space-suit': 'Możesz opuścić bazę pieszo przez otwartą bramę główną.',
  'text.item.pistol': 'Broń energetyczna. 2 trafienia liczą się jako 1.',
  'text.item.submachine-gun':
    'Broń energetyczna. Po rzucie możesz odrzucić dodatkowy znacznik amunicji, aby rzucić ponownie.',
  'text.item.probe-arm':
    'W walce, mając wolną rękę, pobierz truchło z żywego nocnego łowcy, który nie jest larwą. Aby przygotować Ramię ponownie, odrzuć przedmiot mechaniczny.',
  'text.item.wrist-terminal': 'Twoje pomieszczenie liczy się jako pomieszczenie z komputerem.',
  'text.item.nail-driver':
    'Broń klasyczna. Wynik „trafienie dorosłego osobnika lub mniejszego” nie zadaje obrażeń. Aby ją naładować, odrzuć przedmiot mechaniczny.',
  'text.item.old-assault-rifle':
    'Aktywujesz go w Magazynie lub w czerwonym pomieszczeniu, odrzucając przedmiot elektroniczny. Broń energetyczna. Gdy zadaje obrażenia, zadaje o 1 więcej.',
  'text.item.wail':
    'Aktywujesz je w ciemnym pomieszczeniu, do którego prowadzą co najmniej 2 korytarze ze znacznikami szmerów. Usuwaj lub umieszczaj znaczniki szmerów w swoim sektorze.',
  'text.item.battle-suit':
    'Aktywujesz go w Centrum szybkiego reagowania. Nie otrzymujesz ran od ognia ani znaczników śluzu, a przez otwartą bramę główną możesz wyjść pieszo.',
  'text.item.specimen-case':
    'Aktywujesz go w Laboratorium. Mieści 1 jajo, które nie zajmuje ręki i na które nocni łowcy nie zwracają uwagi.',
  'text.item.override-key':
    'Aktywujesz go przy komputerze z zasilaniem, gdy twój poziom wiedzy wynosi co najmniej 3. Otwórz bramę główną z pomieszczenia z wyjściem albo rozmieść na nowo żetony zasilania.',
  'text.item.utility-cart': 'Aktywujesz go, odrzucając przedmiot mechaniczny. Masz jedną rękę więcej.',
} as const;
