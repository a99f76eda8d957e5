/** The Haunting of Creech Manor: The Poltergeist, Creech Manor. */
export const creechManor = {
  'name.film.creech-manor': 'Legenda nawiedzonego dworu',

  // --- the Poltergeist ---
  'name.killer.poltergeist': 'Poltergeist',
  'text.killer.poltergeist':
    'Nie ma zdrowia: nie można go atakować, ranić ani leczyć. Wygrywasz, gdy w fazie akcji bohaterka jest z Carolyn na polu wyjścia, choćby tylko przez nie przechodziła; jeśli odkryto „Coś zapomnianego”, musi mieć ze sobą także Pana Floppy’ego. Jego pomniejsze mroczne moce nie mają znaczników i działają, dopóki Carolyn się nie znajdzie. Manifestacja pojawia się na polu bohaterki: od razu możesz zagrywać przeciw niej karty zadające obrażenia, także z bronią; symbole końca fazy pomijasz. Jeśli stos przedmiotów przepada, Carolyn i Pan Floppy są wtasowywani do najbliższego stosu, który wciąż można przeszukać.',
  'text.initial.poltergeist': 'Co turę obiera za cel najbliższą postać, rusza się i atakuje raz.',
  'name.item.carolyn': 'Carolyn',
  'text.item.carolyn':
    'Zaginione dziecko. Nie jest ofiarą, nie zajmuje dłoni ani miejsca w plecaku i nie można jej odrzucić ani usunąć. Gdy ją znajdziesz, usuń z gry wszystkie pomniejsze mroczne moce. Zaprowadź ją do wyjścia.',
  'name.item.mr_floppy': 'Pan Floppy',
  'text.item.mr_floppy':
    'Gdy mroczna moc jest odkryta, możesz usunąć go z gry, aby anulować kartę „Gdzie jesteś?”. Żaden efekt nie może go odrzucić, zanim mroczna moc zostanie odkryta, ani gdy w grze jest „Coś zapomnianego”; odrzucony w innej chwili zostaje wtasowany do stosu pola przeszukania najbliższego bohaterce.',

  'name.finale.pg_f1': 'Nic nie przychodzi łatwo',
  'text.finale.pg_f1':
    'Co turę pojawia się na polu bohaterki i atakuje raz. Karty akcji o koszcie 0 kosztują teraz 1 punkt czasu.',
  'name.finale.pg_f2': 'Bez litości',
  'text.finale.pg_f2': 'Co turę pojawia się na polu bohaterki i atakuje dwa razy.',
  'name.finale.pg_f3': 'Coraz dalej stąd',
  'text.finale.pg_f3':
    'Po odkryciu: włóż do talii terroru 3 losowe nieużyte karty terroru. Co turę dobierz i rozpatrz kartę terroru; jeśli żadnej nie ma, bohaterka ginie.',

  'name.darkpower.pg_d1': 'Rozpacz',
  'text.darkpower.pg_d1': 'Po każdym rzucie horroru tracisz 1 punkt czasu za każdą kość z wynikiem 1.',
  'name.darkpower.pg_d2': 'Niewidzialna bariera',
  'text.darkpower.pg_d2': 'Bohaterka z Carolyn nie może wejść na pole wyjścia, jeśli nie ma pełnego zdrowia.',
  'name.darkpower.pg_d3': 'Wyjący wiatr',
  'text.darkpower.pg_d3': 'Każdy ruch bohaterki o 2 pola lub więcej jest o 1 pole krótszy.',
  'name.darkpower.pg_e': 'Coś zapomnianego',
  'text.darkpower.pg_e': 'Aby wygrać, bohaterka musi mieć ze sobą także Pana Floppy’ego.',

  'name.terror.pt01': 'Gdzie jesteś?',
  'text.terror.pt01':
    'Jeśli Carolyn nie jest z bohaterką, odrzuć tę kartę i dobierz następną. W przeciwnym razie wtasuj Carolyn do stosu przedmiotów pola przeszukania najbliższego bohaterce; wszystkie karty leżą zakryte.',
  'name.terror.pt02': 'Gęstniejące cienie',
  'text.terror.pt02':
    'Jeśli nie ma ofiar, odrzuć tę kartę i dobierz następną. Horror +2, potem obiera za cel najbliższą ofiarę, rusza się i atakuje.',
  'name.terror.pt03': 'Latające meble',
  'text.terror.pt03':
    'Pojawia się przy najbliższej ofierze (a jeśli nie ma ofiar, przy bohaterce) i atakuje najbliższą postać.',
  'name.terror.pt04': 'Podłoga drży',
  'text.terror.pt04':
    'Pojawia się na polu bohaterki i atakuje najbliższą postać. Jeśli bohaterka straciła przez to zdrowie, cały jej ruch w następnej fazie akcji jest spanikowany: rzucaj za każde pole.',
  'name.terror.pt05': 'Niepowstrzymana złośliwość',
  'text.terror.pt05':
    'Rzuć kością i wybierz: atak zadaje bohaterce tyle obrażeń albo ginie tyle wybranych przez ciebie ofiar (tylko jeśli jest ich dość na planszy).',
  'name.terror.pt06': 'Nagła burza',
  'text.terror.pt06':
    'Na polu bohaterki i na każdym polu sąsiednim ginie 1 ofiara. Bohaterka traci tyle zdrowia, ile wynosi wartość ataku mordercy.',
  'name.terror.pt07': 'Nic nie jest takie, jak się wydaje',
  'text.terror.pt07':
    'Jeśli Carolyn jest z bohaterką, odrzuć tę kartę i dobierz następną. Przetasuj każdy stos przedmiotów i odkryj jego wierzchnią kartę. Jeśli pokaże się Carolyn lub Pan Floppy, żądza krwi +2.',
  'name.terror.pt08': 'Głosy w ich głowach',
  'text.terror.pt08':
    'Jeśli nie ma ofiar, odrzuć tę kartę i dobierz następną. Wszystkie ofiary z pól sąsiednich przechodzą na pole bohaterki. Możesz zagrać jedną kartę zadającą obrażenia: każdy punkt zabija tam jedną ofiarę, nie podnosząc żądzy krwi. Potem za każdą ofiarę, która tam została, bohaterka otrzymuje osobny atak z 1 obrażeniem, a te ofiary panikują.',
  'name.terror.pt09': 'Górująca postać',
  'text.terror.pt09':
    'Manifestacja o 2 punktach zdrowia. Jeśli jej nie zniszczysz, atakuje bohaterkę i zadaje o 1 obrażenie więcej, niż wynosi wartość ataku mordercy; jeśli bohaterka straci przez to zdrowie, odrzuć jeden wybrany przedmiot.',
  'name.terror.pt10': 'Lalka się poruszyła',
  'text.terror.pt10':
    'Manifestacja o 1 punkcie zdrowia. Jeśli jej nie zniszczysz, atakuje bohaterkę i zadaje tyle obrażeń, ile wynosi wartość ataku mordercy; jeśli bohaterka straci przez to zdrowie, żądza krwi +1.',
  'name.terror.pt11': 'Niewidzialne dłonie',
  'text.terror.pt11':
    'Jeśli Carolyn jest z bohaterką, odrzuć tę kartę i dobierz następną. Pomniejsza mroczna moc: pierwsze pole, o które bohaterka rusza się w każdej fazie akcji, to spanikowany ruch.',
  'name.terror.pt12': 'Zmącony umysł',
  'text.terror.pt12':
    'Jeśli Carolyn jest z bohaterką, odrzuć tę kartę i dobierz następną. Pomniejsza mroczna moc: rozpatrując „Przeszukanie”, rzucasz 1 kością mniej, chyba że przed rzutem zapłacisz 3 punkty czasu.',

  // --- Creech Manor ---
  'name.location.creech': 'Nawiedzony dwór',
  'text.location.creech':
    'Zsyp na pranie (z Pokoju telewizyjnego do Zachodniej łazienki) i dwa okna (z Gabinetu i ze Wschodniej łazienki na Wschodnie podwórze) prowadzą tylko w jedną stronę. Pola z oknem: Zachodnia łazienka, Gabinet, Wschodnia łazienka. Oba podwórza i trawnik są na zewnątrz i są wyjściami; wszystkie inne pola są wewnątrz. Drabina łączy Zachodnie podwórze z Zachodnią łazienką.',
  'name.space.creech.attic': 'Strych',
  'name.space.creech.tv_room': 'Pokój telewizyjny',
  'name.space.creech.loft_stairs': 'Schody na poddasze',
  'name.space.creech.bedroom': 'Główna sypialnia',
  'name.space.creech.closet': 'Garderoba',
  'name.space.creech.west_bath': 'Zachodnia łazienka',
  'name.space.creech.trophy_room': 'Pokój trofeów',
  'name.space.creech.study': 'Pracownia',
  'name.space.creech.back_stairs': 'Tylne schody',
  'name.space.creech.office': 'Gabinet',
  'name.space.creech.dormitory': 'Sypialnia służby',
  'name.space.creech.landing': 'Wielki podest',
  'name.space.creech.parlor': 'Salonik',
  'name.space.creech.east_bath': 'Wschodnia łazienka',
  'name.space.creech.garage': 'Garaż',
  'name.space.creech.drawing_room': 'Bawialnia',
  'name.space.creech.foyer': 'Hol',
  'name.space.creech.ballroom': 'Sala balowa',
  'name.space.creech.west_yard': 'Zachodnie podwórze',
  'name.space.creech.front_lawn': 'Trawnik przed domem',
  'name.space.creech.east_yard': 'Wschodnie podwórze',

  'name.setup.creech_s1': 'Myśliwskie trofea',
  'name.setup.creech_s2': 'Po drabinie',
  'name.setup.creech_s3': 'Ostatni taniec',
  'name.setup.creech_s4': 'Cisza w eterze',
  'name.setup.creech_s5': 'Spóźniony gość',

  'name.terror.mt01': 'To nigdy nie było prawdziwe',
  'text.terror.mt01':
    'Jeśli bohaterka nie ma przedmiotu, który można odrzucić, odrzuć tę kartę i dobierz następną. Odrzuć jeden jej losowy przedmiot. Potem wróg obiera za cel najbliższą postać, rusza się i atakuje.',
  'name.terror.mt02': 'Przez ścianę',
  'text.terror.mt02':
    'Jeśli nie ma ofiar, odrzuć tę kartę i dobierz następną. Wszystkie ofiary panikują; ofiara, która wybiegnie z pola z oknem na zewnątrz, ginie. Dobierz wydarzenie.',
  'name.terror.mt03': 'Wszystko się zatrzaskuje',
  'text.terror.mt03':
    'W następnej fazie akcji bohaterka nie może się ruszać, gdy jest wewnątrz, a gdy jest na zewnątrz, nie może wchodzić na pola wewnątrz. Dobierz wydarzenie.',
  'name.terror.mt04': 'Złamana drabina',
  'text.terror.mt04': 'Połączenie między Zachodnim podwórzem a Zachodnią łazienką znika. Horror +1.',
  'name.terror.mt05': 'Przeklęta ziemia',
  'text.terror.mt05':
    'Rzuć kością: morderca pojawia się na Strychu (1–2), w Garderobie (3–4) albo w Sali balowej (5–6). Wróg atakuje, po czym obiera za cel najbliższą postać, rusza się i atakuje.',
  'name.terror.mt06': 'Głosy z góry',
  'text.terror.mt06':
    'Jeśli nie ma ofiar, odrzuć tę kartę i dobierz następną. Każda ofiara rusza się o 1 pole w stronę Strychu. Horror +1. Potem wróg obiera za cel najbliższą ofiarę, rusza się i atakuje.',
  'name.terror.mt07': 'Nadchodzi!',
  'text.terror.mt07':
    'Wróg obiera za cel najbliższą ofiarę i rusza się trzy razy. Na każdym polu, które morderca opuszcza lub na które wchodzi, łącznie z pierwszym i ostatnim, ginie jedna ofiara.',
  'name.terror.mt08': 'Gałęzie wybijają szyby',
  'text.terror.mt08':
    'Jeśli bohaterka jest na polu z oknem, traci 1 punkt zdrowia. Wszystkie ofiary na polach z oknem giną; jeśli jakaś zginęła, horror +1. Dobierz wydarzenie.',

  'name.event.me01': 'Helikopter',
  'text.event.me01':
    'Jeden raz: na Strychu bohaterka może wydać 1 pole ruchu, by dotrzeć do helikoptera razem z podążającymi za nią ofiarami i z Carolyn. Te ofiary są uratowane; z Carolyn liczy się to jak dotarcie do wyjścia. Potem bohaterka wraca na Strych, a karta zostaje odrzucona.',
  'name.event.me02': 'Nikt stamtąd nie wraca',
  'text.event.me02': 'Ofiary, które są na Strychu lub na niego wchodzą, giną.',
  'name.event.me03': 'Łowcy duchów',
  'text.event.me03':
    '3 ofiary najbliższe bohaterce stają się Łowcami duchów. Nie podążają za nią, dopóki jeden z nich nie zginie. Śmierć każdego z nich podnosi żądzę krwi o 1 więcej. Odrzuć tę kartę, gdy żadnego z nich już nie ma.',
  'name.event.me04': 'Sparaliżowani strachem',
  'text.event.me04': 'W fazie paniki ofiary nie panikują.',
  'name.event.me05': 'Kto się odważy?',
  'text.event.me05': 'Każda ofiara rusza się o 1 pole w stronę Strychu.',
  'name.event.me06': 'Za krawędź',
  'text.event.me06': 'Rzuć kością za każdą ofiarę na polu z oknem: przy wyniku 1–4 ginie.',
  'name.event.me07': 'Gasną światła',
  'text.event.me07':
    'Przy kartach akcji z ruchem w wyniku rzucasz 1 kością mniej (ale co najmniej 1). Chroni przed tym Latarka lub Świeca.',
  'name.event.me08': 'Nie zostawiaj mnie!',
  'text.event.me08':
    'Gdy bohaterka opuszcza pole z ofiarami, które mogłyby za nią podążyć, co najmniej 1 musi pójść z nią.',
  'name.event.me09': 'Odwaga z butelki',
  'text.event.me09': 'Ofiary podążają za bohaterką nawet na pole mordercy.',
  'name.event.me10': 'Poszukiwacze wrażeń',
  'text.event.me10': 'Umieść w Holu 3 nowe ofiary; potem te 3 panikują.',

  'name.item.padlock': 'Kłódka',
  'text.item.padlock':
    'Faza akcji: połóż żeton na połączeniu swojego pola i odrzuć tę kartę. Z tego połączenia mogą korzystać tylko bohaterka i podążające za nią ofiary. Jeśli wróg zaatakuje ją na jednym z jego końców, ten atak zostaje anulowany, a żeton usunięty. Wróg, który wcale nie może do niej dotrzeć, zamiast się ruszyć wyłamuje ją.',
  'name.item.list': 'Nabazgrana lista',
  'text.item.list':
    'Po zdobyciu rzuć kością: odkryj cały stos w Garażu (1–2), Garderobie (3–4) albo na Strychu (5–6), zachowując kolejność, i odrzuć tę kartę.',
  'name.item.ritual_dagger': 'Rytualny sztylet',
  'text.item.ritual_dagger':
    'Zasięg 0, +1 obrażenie. Faza akcji: odrzuć go, aby zabić ofiarę na swoim polu; potem usuń wszystkie pomniejsze mroczne moce albo zadaj mordercy 1 obrażenie.',
  'name.item.old_tome': 'Stara księga',
  'text.item.old_tome': 'Raz na fazę akcji: strać 1 punkt zdrowia, aby zyskać 2 punkty czasu.',
  'name.item.rope_ladder': 'Drabina sznurowa',
  'text.item.rope_ladder':
    'Odrzuć w fazie akcji, aby usunąć żeton Złamanej drabiny albo sprawić, że jedno jednokierunkowe połączenie twojego pola działa w obie strony.',
  'name.item.candle': 'Świeca',
  'text.item.candle': 'Raz na fazę akcji: przesuń jedną ofiarę z pola sąsiedniego na swoje.',
  'name.item.shotgun': 'Strzelba',
  'text.item.shotgun':
    'Raz na turę, w fazie akcji i bez karty: odrzuć 2 karty akcji i rzuć 6 kośćmi. Każde 5 lub 6 zadaje 1 obrażenie każdemu wrogowi na twoim polu. Jeśli na 3 lub więcej kościach wypadnie 1 lub 2, odrzuć ją.',
  'name.item.cross': 'Srebrny krzyż',
  'text.item.cross': 'Odrzuć, gdy dobierana jest karta terroru: zignoruj tę kartę.',

  'name.token.broken-ladder': 'Złamana drabina',
  'text.token.broken-ladder': 'To połączenie nie istnieje.',
  'name.token.padlock': 'Kłódka',
  'text.token.padlock':
    'Z tego połączenia mogą korzystać tylko bohaterka i podążające za nią ofiary. Następny atak wroga na nią na jednym z jego końców zostaje anulowany; potem usuń żeton. Wróg, który wcale nie może do niej dotrzeć, zamiast się ruszyć wyłamuje ją.',
  'name.token.rope-ladder': 'Drabina sznurowa',
  'text.token.rope-ladder': 'Tego połączenia można używać w obie strony.',
  'name.token.no-return': 'Nikt stamtąd nie wraca',
  'text.token.no-return': 'Ofiary, które tu są lub tu wchodzą, giną.',

  // --- questions, options, reasons, events ---
  'ask.give-up-floppy': 'Usunąć Pana Floppy’ego z gry, aby zatrzymać Carolyn?',
  'ask.malice':
    '„Niepowstrzymana złośliwość”: {n, plural, one {# obrażenie dla bohaterki czy # martwa ofiara} few {# obrażenia dla bohaterki czy # martwe ofiary} many {# obrażeń dla bohaterki czy # martwych ofiar} other {# obrażenia dla bohaterki czy # martwej ofiary}}?',
  'ask.sacrifice-victim': 'Która ofiara ginie?',
  'ask.face-manifestation':
    'Jest tu manifestacja ({n, plural, one {# punkt zdrowia} few {# punkty zdrowia} many {# punktów zdrowia} other {# punktu zdrowia}}). Zaatakować ją?',
  'ask.face-voices':
    '{n, plural, one {# ofiara zwraca} few {# ofiary zwracają} many {# ofiar zwraca} other {# ofiary zwracają}} się przeciw bohaterce. Uderzyć kartą zadającą obrażenia?',
  'ask.lose-item': 'Który przedmiot odrzucasz?',
  'ask.clear-mind': 'Zapłacić 3 punkty czasu, aby rzucić pełną liczbą kości?',
  'event.padlock-broken': '{enemy} wyłamuje kłódkę.',
  'ask.padlock': 'Które połączenie zamykasz?',
  'ask.ritual-victim': 'Którą ofiarę poświęcasz?',
  'ask.ritual': 'Co ma sprawić rytuał?',
  'ask.climb': 'Do czego posłuży drabina sznurowa?',
  'ask.candle': 'Która ofiara idzie do światła?',
  'ask.use-cross': 'Odrzucić Srebrny krzyż, aby zignorować kartę „{card}”?',

  'option.suffer': 'Obrażenia przyjmuje bohaterka',
  'option.sacrifice': 'Giną ofiary',
  'option.no-attack': 'Nie atakuj',
  'option.lose-item': 'Odrzuć {itemAcc}',
  'option.helicopter': 'Idź do helikoptera',
  'option.banish': 'Usuń wszystkie pomniejsze mroczne moce',
  'option.wound-killer': 'Zadaj mordercy 1 obrażenie',
  'option.mend-ladder': 'Napraw złamaną drabinę',
  'option.climb': 'Otwórz przejście {from} – {to} także w drugą stronę',

  'why.no-body': 'Poltergeist nie ma ciała, które można zranić.',
  'why.invisible-barrier': '„Niewidzialna bariera”: z Carolyn wyjdziesz tylko z pełnym zdrowiem.',
  'why.slammed-shut': '„Wszystko się zatrzaskuje”: w tej fazie akcji drzwi i okna są zamknięte.',
  'why.too-few-victims': 'Na planszy jest za mało ofiar.',
  'why.nothing-to-lock': 'Nie ma tu połączenia, które można zamknąć.',
  'why.no-victim-here': 'Na polu bohaterki nie ma ofiary.',
  'why.nothing-to-climb': 'Drabina nie jest złamana i nie ma tu jednokierunkowego połączenia.',
  'why.no-victim-near': 'Żadna ofiara z pola sąsiedniego nie może tu przyjść.',
  'why.no-enemy-here': 'Na polu bohaterki nie ma wroga.',
  'why.carolyn-saved': 'Bohaterka uciekła z Carolyn.',
  'why.slipped-away': 'Zabrakło kart terroru, a wraz z nimi znikła bohaterka.',

  'event.manifestation':
    '{spaceAt} pojawia się manifestacja ({health, plural, one {# punkt zdrowia} few {# punkty zdrowia} many {# punktów zdrowia} other {# punktu zdrowia}}).',
  'event.manifestation-damaged':
    'Manifestacja otrzymuje {amount, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}.',
  'event.manifestation-destroyed': 'Manifestacja zostaje zniszczona.',
  'event.moved-to-pile': 'W stosie {fromAt} leżała karta „{item}”; trafia gdzie indziej.',
  'event.pile-turned-up':
    'Cały stos {spaceAt} leży odkryty: {n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}.',
  'event.helicopter':
    'Bohaterka dociera do helikoptera{n, plural, =0 {} one { z # ofiarą} few { z # ofiarami} many { z # ofiarami} other { z # ofiary}}.',
  'event.terror-deck-refilled':
    'Wracają nieużyte karty terroru: w talii {left, plural, one {jest # karta} few {są # karty} many {jest # kart} other {jest # karty}}.',
} as const;
