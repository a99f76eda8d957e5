/** Slaughter in the Groves: Inkanyamba, Sacred Groves. */
export const sacredGroves = {
  'name.film.sacred-groves': 'Rzeź w świętym gaju',

  // --- wrath ---
  'name.wrath.KW': 'Gniew mordercy',
  'name.wrath.DW': 'Gniew bogów',
  'text.wrath.KW':
    'Tor od 1 do 10; na początku gniew wynosi 2. Gdy gniew zostaje uwolniony, rozpatrz efekty jego obecnego poziomu; sam poziom się nie zmienia, chyba że efekt mówi inaczej.',
  'text.wrath.DW':
    'Tor od 1 do 10; na początku gniew wynosi 2. Gdy gniew zostaje uwolniony, rozpatrz efekty jego obecnego poziomu; sam poziom się nie zmienia, chyba że efekt mówi inaczej. Wiele kart podnosi go o liczbę ofiar na świętych polach.',
  'text.wrath.KW.1': 'Gniew mordercy +1.',
  'text.wrath.KW.2': 'Gniew mordercy +2.',
  'text.wrath.KW.3': 'Horror +1.',
  'text.wrath.KW.4': 'Horror +1. Morderca obiera za cel najbliższą postać i rusza się.',
  'text.wrath.KW.5': 'Horror +2.',
  'text.wrath.KW.6': 'Morderca obiera za cel najbliższą postać, rusza się i atakuje.',
  'text.wrath.KW.7':
    'Morderca odzyskuje 1 punkt zdrowia. Morderca obiera za cel najbliższą postać, rusza się i atakuje.',
  'text.wrath.KW.8':
    'Morderca odzyskuje 1 punkt zdrowia. Horror +1. Morderca obiera za cel najbliższą postać, rusza się i atakuje.',
  'text.wrath.KW.9':
    'Morderca odzyskuje 2 punkty zdrowia. Horror +1. Morderca obiera za cel najbliższą postać, rusza się i atakuje.',
  'text.wrath.KW.10':
    'Morderca odzyskuje 2 punkty zdrowia. Horror +1. Morderca obiera za cel najbliższą postać, rusza się i atakuje dwa razy.',
  'text.wrath.DW.1': 'Strać 1 punkt czasu. Gniew bogów +1.',
  'text.wrath.DW.2': 'Strać 2 punkty czasu.',
  'text.wrath.DW.3': 'Horror +1.',
  'text.wrath.DW.4': 'Odrzuć 1 losową kartę akcji.',
  'text.wrath.DW.5': 'Strać 4 punkty czasu.',
  'text.wrath.DW.6': 'Horror +2.',
  'text.wrath.DW.7': 'Odrzuć 1 losową kartę akcji. Horror +1. Strać 2 punkty czasu.',
  'text.wrath.DW.8': 'Odrzuć 2 losowe karty akcji. Strać 5 punktów czasu.',
  'text.wrath.DW.9': 'Horror +2. Strać 4 punkty czasu.',
  'text.wrath.DW.10': 'Odrzuć wszystkie karty akcji oprócz Pokuty. Gniew bogów spada o liczbę odrzuconych kart.',

  'name.action.atone': 'Pokuta',
  'text.action.atone':
    '3 lub więcej sukcesów: ustaw jeden gniew na 1. 2 sukcesy: zmniejsz jeden gniew o połowę, zaokrąglając w górę. 1 sukces: jeden gniew −1. Porażka: horror +1, tracisz 2 punkty czasu.',

  // --- Inkanyamba ---
  'name.killer.inkanyamba': 'Inkanyamba',
  'text.killer.inkanyamba':
    'Wprowadza Gniew mordercy: tor od 1 do 10, który zaczyna od 2. Gdy gniew zostaje uwolniony, rozpatrz efekty jego obecnego poziomu. Do rynku kart akcji trafiają 2 karty Pokuty; dzięki nim i niektórym przedmiotom możesz obniżać gniew.',
  'text.initial.inkanyamba':
    'Jeśli Gniew mordercy wynosi 1 lub 2, rośnie o 1. Potem morderca atakuje najbliższą postać, bez ruchu.',

  'name.finale.ik_f1': 'Szalejący cyklon',
  'text.finale.ik_f1':
    'Co turę uwolnij Gniew mordercy, a potem Gniew mordercy +1. Inkanyamba obiera za cel najbliższą postać, rusza się i atakuje dwa razy.',
  'name.finale.ik_f2': 'Niepohamowana furia',
  'text.finale.ik_f2':
    'Co turę uwolnij Gniew mordercy, a potem Gniew mordercy +3. Inkanyamba obiera za cel najbliższą postać, rusza się i atakuje.',
  'name.finale.ik_f3': 'Potrzebny nam cud',
  'text.finale.ik_f3':
    'Po odkryciu: ustaw Gniew mordercy na 10, a potem weź z rynku karty akcji o łącznym koszcie do 6. Co turę uwolnij Gniew mordercy; potem Inkanyamba obiera za cel najbliższą postać, rusza się i atakuje.',

  'name.darkpower.ik_d1': 'Uczta gniewu',
  'text.darkpower.ik_d1': 'Za każdym razem, gdy Gniew mordercy rośnie, Inkanyamba odzyskuje 1 punkt zdrowia.',
  'name.darkpower.ik_d2': 'Narastający strach',
  'text.darkpower.ik_d2': 'Za każdym razem, gdy Gniew mordercy rośnie: horror +1.',
  'name.darkpower.ik_d3': 'Wybuchowy temperament',
  'text.darkpower.ik_d3':
    'Na koniec każdej fazy porządkowej wykonaj rzut horroru; jeśli nie ma sukcesu, uwolnij Gniew mordercy.',
  'name.darkpower.ik_e': 'Czarna błyskawica',
  'text.darkpower.ik_e':
    'Za każdym razem, gdy Inkanyamba zabije ofiarę, ginie druga ofiara na tym polu lub na sąsiednim. Ta śmierć nie pociąga za sobą kolejnej.',

  'name.terror.it01': 'Nic nie poradzimy',
  'text.terror.it01':
    'Jeśli na planszy nie ma ofiar, odrzuć tę kartę i dobierz następną. Horror +1. Inkanyamba obiera za cel najbliższą ofiarę, rusza się i atakuje.',
  'name.terror.it02': 'Zmienny nastrój',
  'text.terror.it02':
    'Wykonaj rzut horroru. 2 lub więcej sukcesów: zmniejsz jeden gniew o połowę, zaokrąglając w górę. 1 sukces: jeden gniew −1. Porażka: uwolnij Gniew mordercy, a potem rzuć kością i podnieś go o wynik. Następnie Inkanyamba obiera za cel najbliższą ofiarę (a jeśli jej nie ma, bohaterkę), rusza się i atakuje.',
  'name.terror.it03': 'Gniew krwi',
  'text.terror.it03':
    'Uwolnij Gniew mordercy, a potem podnieś go o numer rzędu żądzy krwi. Inkanyamba obiera za cel najbliższą ofiarę (a jeśli jej nie ma, bohaterkę), rusza się i atakuje.',
  'name.terror.it04': 'Gniew losu',
  'text.terror.it04':
    'Uwolnij Gniew mordercy, a potem podnieś go o liczbę kart na ręce. Inkanyamba obiera za cel najbliższą ofiarę (a jeśli jej nie ma, bohaterkę), rusza się i atakuje.',
  'name.terror.it05': 'Gniew śmierci',
  'text.terror.it05':
    'Uwolnij Gniew mordercy, a potem podnieś go o obecne zdrowie bohaterki. Inkanyamba obiera za cel najbliższą ofiarę (a jeśli jej nie ma, bohaterkę), rusza się i atakuje.',
  'name.terror.it06': 'Gniew na bezczeszczących',
  'text.terror.it06':
    'Uwolnij Gniew mordercy, a potem podnieś go o liczbę uratowanych dotąd ofiar. Inkanyamba obiera za cel najbliższą ofiarę (a jeśli jej nie ma, bohaterkę), rusza się i atakuje.',
  'name.terror.it07': 'Gniew horroru',
  'text.terror.it07':
    'Uwolnij Gniew mordercy, a potem podnieś go o poziom horroru. Inkanyamba obiera za cel najbliższą ofiarę (a jeśli jej nie ma, bohaterkę), rusza się i atakuje.',
  'name.terror.it08': 'Kara albo łaska',
  'text.terror.it08':
    'Gniew mordercy 1–3: rośnie o 2 i zostaje uwolniony. 4–5: rośnie o 2. 6–9: zmniejsz go o połowę, zaokrąglając w górę. 10: ustaw go na 1.',
  'name.terror.it09': 'Znieważony',
  'text.terror.it09':
    'Jeśli na planszy nie ma ofiar, odrzuć tę kartę i dobierz następną. Inkanyamba obiera za cel najbliższą ofiarę, rusza się i atakuje dwa razy. Potem podnieś Gniew mordercy o liczbę ofiar zabitych w tej turze.',
  'name.terror.it10': 'Rozgniewaliśmy go',
  'text.terror.it10':
    'Inkanyamba obiera za cel bohaterkę, rusza się i atakuje dwa razy. Potem podnieś Gniew mordercy o zdrowie, które przez to straciła.',
  'name.terror.it11': 'Tłumiona złość',
  'text.terror.it11':
    'Pomniejsza mroczna moc (2 punkty zdrowia): w każdej fazie porządkowej wykonaj rzut horroru; jeśli nie ma sukcesu, Gniew mordercy +1.',
  'name.terror.it12': 'Uzależniony od wściekłości',
  'text.terror.it12':
    'Pomniejsza mroczna moc (3 punkty zdrowia): za każdym razem, gdy Gniew mordercy rośnie, rośnie o 1 więcej.',

  // --- Sacred Groves ---
  'name.location.groves': 'Święty gaj',
  'text.location.groves':
    'Cmentarz, Sanktuarium i Święte drzewa to święte pola. Ta lokacja wprowadza Gniew bogów: tor od 1 do 10, który zaczyna od 2; gdy gniew zostaje uwolniony, rozpatrz efekty jego obecnego poziomu. Do rynku kart akcji trafiają 2 karty Pokuty. Przez pierwszych 7 razy, gdy rośnie żądza krwi, dzieje się też to: za 1. i 4. razem Gniew bogów rośnie o liczbę ofiar na świętych polach; za 3. i 6. zostaje uwolniony; za 7. jedno i drugie. Po odkryciu zakończenia uwolnij Gniew bogów po akcji mordercy w każdej fazie mordercy; potem rośnie on o 1.',
  'name.space.groves.lookout': 'Chata widokowa',
  'name.space.groves.west_woods': 'Zachodni las',
  'name.space.groves.graveyard': 'Cmentarz',
  'name.space.groves.rocks': 'Stojące skały',
  'name.space.groves.north_exit': 'Brama północna',
  'name.space.groves.gardeners_shed': 'Szopa ogrodnika',
  'name.space.groves.lakeshore': 'Brzeg jeziora',
  'name.space.groves.village': 'Wioska',
  'name.space.groves.sacred_trees': 'Święte drzewa',
  'name.space.groves.east_woods': 'Wschodni las',
  'name.space.groves.se_exit': 'Brama południowo-wschodnia',
  'name.space.groves.bridge': 'Most',
  'name.space.groves.lost_found': 'Biuro rzeczy znalezionych',
  'name.space.groves.meadow': 'Łąka',
  'name.space.groves.shrine': 'Sanktuarium',
  'name.space.groves.welcome_center': 'Centrum turystyczne',
  'name.space.groves.west_exit': 'Brama zachodnia',
  'name.space.groves.sw_path': 'Ścieżka południowo-zachodnia',
  'name.space.groves.south_path': 'Ścieżka południowa',

  'name.setup.groves_s1': 'Dzień rodzinny',
  'name.setup.groves_s2': 'Coś w trzcinach',
  'name.setup.groves_s3': 'Konkurencyjne wycieczki',
  'name.setup.groves_s4': 'Szczyt sezonu',
  'name.setup.groves_s5': 'Nabożeństwo pod gołym niebem',

  'name.terror.gt01': 'Złość bogów',
  'text.terror.gt01':
    'Dobierz wydarzenie. Gniew bogów rośnie o liczbę ofiar na świętych polach. Morderca pojawia się na świętym polu z największą liczbą ofiar, a jeśli na żadnym ich nie ma – na polu bohaterki. Wróg obiera za cel najbliższą postać i atakuje dwa razy.',
  'name.terror.gt02': 'Furia bogów',
  'text.terror.gt02':
    'Dobierz wydarzenie. Gniew bogów rośnie o liczbę ofiar na świętych polach, zostaje uwolniony, po czym znów rośnie o tę liczbę.',
  'name.terror.gt03': 'Wyryte inicjały',
  'text.terror.gt03':
    'Gniew bogów rośnie o liczbę ofiar na świętych polach i zostaje uwolniony. Umieść 2 nowe ofiary w Sanktuarium; przechodzą tam wszystkie ofiary z pól sąsiednich.',
  'name.terror.gt04': 'Połamane gałęzie',
  'text.terror.gt04':
    'Gniew bogów rośnie o liczbę ofiar na świętych polach i zostaje uwolniony. Umieść 2 nowe ofiary przy Świętych drzewach; przechodzą tam wszystkie ofiary z pól sąsiednich.',
  'name.terror.gt05': 'Selfie z posągiem',
  'text.terror.gt05':
    'Gniew bogów rośnie o liczbę ofiar na świętych polach i zostaje uwolniony. Umieść 2 nowe ofiary na Cmentarzu; przechodzą tam wszystkie ofiary z pól sąsiednich.',
  'name.terror.gt06': 'Pułapka na turystów',
  'text.terror.gt06':
    'Każda ofiara, która sąsiaduje ze świętym polem, przechodzi na nie. Gniew bogów rośnie o liczbę ofiar na świętych polach. Wróg obiera za cel najbliższą postać, rusza się i atakuje.',
  'name.terror.gt07': 'Kara boska',
  'text.terror.gt07':
    'Dwukrotnie uwolnij Gniew bogów. Wróg obiera za cel najbliższą postać, rusza się i atakuje. Dobierz wydarzenie.',
  'name.terror.gt08': 'Kapryśni bogowie',
  'text.terror.gt08':
    'Zostaje w grze: na koniec każdej fazy porządkowej wykonaj rzut horroru. 2 lub więcej sukcesów: jeden gniew −1. Porażka: uwolnij Gniew bogów, po czym rośnie on o liczbę ofiar na świętych polach. W fazie akcji możesz stracić 3 punkty czasu, aby odrzucić tę kartę.',

  'name.event.ge01': 'Zamknięte z powodu remontu',
  'text.event.ge01':
    'Możesz teraz odrzucić wszystkie karty akcji oprócz Pokuty, aby zamknąć jedno święte pole: jego ofiary przechodzą na wybrane przez ciebie pola sąsiednie, rozłożone równomiernie. Od tej chwili ofiary nie mogą na nie wchodzić ani być na nim umieszczane. Jeśli tego nie zrobisz, odrzuć to wydarzenie.',
  'name.event.ge02': 'Ogień i siarka',
  'text.event.ge02':
    'Rzuć kością: 1–2 Cmentarz, 3–4 Sanktuarium, 5–6 Święte drzewa. Każda ofiara na tym polu liczy się podwójnie, gdy Gniew bogów rośnie o liczbę ofiar na świętych polach.',
  'name.event.ge03': 'Uświęcona ziemia',
  'text.event.ge03':
    'Rzuć kością: 1–2 Cmentarz, 3–4 Sanktuarium, 5–6 Święte drzewa. Za każdym razem, gdy bohaterka kończy tam fazę akcji, a czas nie jest na czerwonym polu, zyskujesz 2 punkty czasu.',
  'name.event.ge04': 'Superturysta',
  'text.event.ge04':
    'Ofiara najdalsza od mordercy staje się Superturystą. Morderca zawsze obiera go za cel. Uratowany: jeden gniew −4. Zabity: Gniew bogów +4. Odrzuć tę kartę, gdy opuści grę.',
  'name.event.ge05': 'Święty mąż',
  'text.event.ge05':
    'Ofiara najdalsza od mordercy staje się Świętym mężem. Nie podąża on za bohaterką; w każdej fazie porządkowej rusza się o 1 pole w stronę mordercy. Gdy znajdzie się na jego polu, usuń go z planszy: jeśli jest tam też bohaterka, ustaw na 4 jeden gniew wyższy niż 4; w przeciwnym razie podnieś gniewy w grze łącznie o 6, dzieląc to, jak chcesz. Odrzuć tę kartę, gdy opuści grę.',
  'name.event.ge06': 'Przewodniczka',
  'text.event.ge06':
    'Ofiara najbliższa bohaterce staje się Przewodniczką. Raz na turę, gdy jest ona z bohaterką, ruch o co najmniej 1 pole może być o 1 pole dłuższy. Zabita: Gniew bogów +6. Odrzuć tę kartę, gdy opuści grę.',
  'name.event.ge07': 'Głośni i nieznośni',
  'text.event.ge07': 'Za każdym razem, gdy Gniew bogów rośnie, rośnie o 1 więcej.',
  'name.event.ge08': 'Bogowie nie znoszą porażek',
  'text.event.ge08': 'Za każdym razem, gdy rzut horroru kończy się porażką: Gniew bogów +1.',
  'name.event.ge09': 'Bluźniercza rzeź',
  'text.event.ge09': 'Raz na turę, gdy ofiara zostaje zabita na świętym polu, uwolnij Gniew bogów.',
  'name.event.ge10': 'Zdjęcia z fleszem',
  'text.event.ge10':
    'Za każdym razem, gdy panikuje co najmniej jedna ofiara na polu bohaterki, odrzuć 1 losową kartę akcji.',

  'name.item.ceremonial_dagger': 'Sztylet ceremonialny',
  'text.item.ceremonial_dagger': 'Zasięg 0, +1 obrażenie. Gdy zrani mordercę: jeden gniew −1.',
  'name.item.shaman_bones': 'Kości szamana',
  'text.item.shaman_bones':
    '3 użycia, w fazie akcji: podejrzyj wierzchnią kartę terroru i zostaw ją albo połóż na spodzie talii.',
  'name.item.tribal_mask': 'Stara maska',
  'text.item.tribal_mask': 'Za każdym razem, gdy bohaterka traci zdrowie wskutek ataku, obniż jeden gniew o tyle samo.',
  'name.item.old_rifle': 'Stary karabin',
  'text.item.old_rifle':
    'Zasięg 1 lub 2, +0 obrażeń, tylko ze Słabym atakiem. Gdy bohaterka jest na świętym polu, zasięg wynosi od 1 do 4.',
  'name.item.war_club': 'Maczuga wojenna',
  'text.item.war_club': 'Zasięg 0, +1 obrażenie. Gdy zada obrażenia, obniż jeden gniew o ich liczbę.',
  'name.item.closed_signs': 'Tabliczki „Zamknięte”',
  'text.item.closed_signs':
    'Faza akcji: strać 1 punkt czasu, aby położyć jedną z 2 tabliczek na połączeniu swojego pola albo ją stamtąd zabrać. Ofiary jej nie mijają, chyba że podążają za bohaterką.',
  'name.item.air_horn': 'Trąbka sygnałowa',
  'text.item.air_horn':
    'Faza akcji: strać 1 punkt czasu; wszystkie ofiary na polu bohaterki i na polach sąsiednich panikują.',
  'name.item.incense': 'Kadzidło',
  'text.item.incense': 'Za każdym razem, gdy jakiś gniew rośnie, rośnie o 1 mniej (ale co najmniej o 1).',
  'name.item.prayer_book': 'Modlitewnik',
  'text.item.prayer_book': '2 użycia: dodaj 1 sukces do rzutu horroru Pokuty.',
  'name.item.walking_staff': 'Laska wędrowca',
  'text.item.walking_staff': 'Zasięg 0, +0 obrażeń. Raz na turę ruch kartą Chód może być o 1 pole dłuższy.',

  'name.token.closed_space': 'Zamknięte z powodu remontu',
  'text.token.closed_space': 'Ofiary nie mogą tu wchodzić ani być tu umieszczane.',
  'name.token.closed_sign': 'Tabliczka „Zamknięte”',
  'text.token.closed_sign': 'Ofiary nie przechodzą tym połączeniem, chyba że podążają za bohaterką.',

  'ask.choose-wrath':
    '{why, select, halve {Który gniew zmniejszyć o połowę?} calm {Który gniew uśmierzyć?} other {Który gniew obniżyć?}}',
  'ask.share-out-wrath': 'Jak rozdzielić wzrost między oba gniewy?',
  'ask.close-space': 'Odrzucić wszystkie karty akcji oprócz Pokuty, żeby zamknąć święte pole?',
  'ask.scatter': 'Dokąd idzie ta {victim, select, yellow {ofiara} other {ofiara specjalna}}?',
  'ask.guided': 'Skorzystać z pomocy Przewodniczki, żeby ruch był o 1 pole dłuższy?',
  'ask.lean-on-staff': 'Użyć Laski wędrowca, żeby przejść o 1 pole dalej?',

  'option.wrath': '{wrath, select, KW {Gniew mordercy} other {Gniew bogów}} (teraz {level})',
  'option.KW': 'Ustaw Gniew mordercy na 1',
  'option.DW': 'Ustaw Gniew bogów na 1',
  'option.share': 'Gniew mordercy +{kw}, Gniew bogów +{dw}',
  'option.close': 'Zamknij {space}',
  'option.decline': 'Nie zamykaj żadnego',
  'option.appease-gods': 'Przebłagaj bogów: strać 3 punkty czasu i odrzuć Kapryśnych bogów',
  'option.closed_signs':
    '{what, select, put {Postaw tabliczkę „Zamknięte” na przejściu {spaceTo}} other {Zabierz tabliczkę „Zamknięte” z przejścia {spaceTo}}}',

  'why.closed-space': 'To święte pole jest zamknięte dla ofiar.',
  'why.no-sign-left': 'Obie tabliczki są już w użyciu.',

  'event.wrath-raised': '{wrath, select, KW {Gniew mordercy} other {Gniew bogów}} rośnie do {level} (+{by}).',
  'event.wrath-lowered': '{wrath, select, KW {Gniew mordercy} other {Gniew bogów}} spada do {level} (−{by}).',
  'event.wrath-unleashed':
    '{wrath, select, KW {Gniew mordercy} other {Gniew bogów}} zostaje uwolniony na poziomie {level}.',
  'event.sacred-space': 'Karta „{card}” wskazuje pole „{space}”.',
  'event.victim-removed': 'Ofiara specjalna opuszcza planszę.',
} as const;
