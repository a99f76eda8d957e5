/** Carnage at the Carnival: Geppetto, Carnival of Blood. */
export const carnival = {
  'name.film.carnival': 'Masakra w lunaparku',

  // --- Geppetto ---
  'name.killer.geppetto': 'Geppetto',
  'text.killer.geppetto':
    'Jego sługusami są 3 marionetki: każda ma 1 punkt zdrowia, atak 1 i wartość ruchu Geppetta. Do czasu odkrycia zakończenia każda faza mordercy zaczyna się tak: umieść na jego polu jedną gotową marionetkę, następnie wszystkie zniszczone znów stają się gotowe, a potem każda marionetka obiera za cel najbliższą ofiarę i się rusza. Działają kolejno, zaczynając od najbliższej bohaterki, a każda obiera własny cel. Marionetka może zakończyć ruch tylko w odległości najwyżej 2 pól od Geppetta: idzie na to z takich pól, które jest najbliżej jej celu. Jeśli zaczyna dalej od niego, zamiast tego rusza się w jego stronę.',

  'text.initial.geppetto':
    'Co turę dołącza do niego jedna gotowa marionetka, zniszczone stają się gotowe, a marionetki ruszają ku ofiarom. Potem on atakuje raz, bez ruchu.',
  'name.finale.gp_f1': 'Z twoich przyjaciół',
  'text.finale.gp_f1':
    'Co turę marionetki, a potem Geppetto obierają za cel bohaterkę, ruszają się i atakują. W fazie mordercy wszystkie ofiary działają także jak marionetki (atak 1, wartość ruchu Geppetta, bez sznurków); poza tym pozostają ofiarami. Bohaterka może zaatakować ofiary na jednym polu jako grupę, każda ma 1 punkt zdrowia; ich śmierć zwiększa żądzę krwi.',
  'name.finale.gp_f2': 'Bez sznurków',
  'text.finale.gp_f2':
    'Co turę marionetki obierają za cel najbliższą postać, ruszają się i atakują; potem Geppetto obiera za cel najbliższą postać, rusza się dwa razy i atakuje. Marionetki nie muszą już trzymać się blisko Geppetta, a z każdym ruchem pokonują o 1 pole więcej.',
  'name.finale.gp_f3': 'Pamiętasz je?',
  'text.finale.gp_f3':
    'Po odkryciu umieść na polu Geppetta wszystkie marionetki, których nie ma na planszy. Marionetki z każdym ruchem pokonują o 1 pole mniej. Co turę marionetki obierają za cel najbliższą postać, ruszają się i atakują; potem Geppetto obiera za cel bohaterkę, rusza się i atakuje dwa razy.',

  'name.darkpower.gp_d1': 'Wzmocnione kończyny',
  'text.darkpower.gp_d1': 'Każda marionetka ignoruje pierwszy punkt obrażeń, który otrzymuje w danej turze.',
  'name.darkpower.gp_d2': 'Wszczepione ostrza',
  'text.darkpower.gp_d2': 'Marionetki mają atak 2.',
  'name.darkpower.gp_d3': 'Nieśmiertelny mistrz',
  'text.darkpower.gp_d3':
    'Dopóki na planszy są wszystkie 3 marionetki, obrażenia, które odsłoniłyby lub usunęły żeton ostatniego tchnienia Geppetta, są ignorowane.',
  'name.darkpower.gp_e': 'Dołącz do rodziny',
  'text.darkpower.gp_e':
    'Gdy w fazie mordercy wszystkie 3 marionetki są z bohaterką, traci ona wszystkie znaczniki zdrowia i rozpatruje się jej żeton ostatniego tchnienia.',

  'name.terror.gp01': 'Niekończący się śmiech',
  'text.terror.gp01':
    'Ofiary na polu bohaterki i na polach sąsiednich panikują. Następnie giną wszystkie ofiary na polach z wrogiem. Jeśli bohaterka jest na polu Geppetta lub na sąsiednim, traci tyle zdrowia, ile wynosi jego wartość ataku. Jeśli nikt nie zginął, a ona nic nie straciła, dobierz następną kartę terroru.',
  'name.terror.gp02': 'Części zamienne',
  'text.terror.gp02':
    'Umieść 2 nowe ofiary na polu startowym mordercy. Geppetto pojawia się przy najbliższej ofierze i atakuje najbliższą postać. Za każdą zabitą w ten sposób ofiarę: żądza krwi +1, a Geppetto odzyskuje 1 punkt zdrowia.',
  'name.terror.gp03': 'Nowa zabawka',
  'text.terror.gp03':
    'Horror +2. Marionetki, a potem Geppetto obierają za cel najbliższą postać, ruszają się i atakują.',
  'name.terror.gp04': 'Osaczeni',
  'text.terror.gp04':
    'Jeśli na planszy nie ma ofiar, odrzuć tę kartę i dobierz następną. Horror +2. Ofiary na polach z marionetką i na polach sąsiednich panikują; te, które wbiegną na pole z marionetką, giną.',
  'name.terror.gp05': 'Wóz albo przewóz',
  'text.terror.gp05':
    'Rzuć kością i podziel wynik przez 2, zaokrąglając w górę. Wybierz: bohaterka traci tyle zdrowia albo ginie tyle wybranych przez ciebie ofiar (tylko jeśli jest ich dość na planszy).',
  'name.terror.gp06': 'Bez wyjścia',
  'text.terror.gp06':
    'Horror +1. Ustaw Geppetta i marionetki z planszy na polach wyjścia, rozkładając ich równomiernie. Marionetki, a potem Geppetto obierają za cel najbliższą postać, ruszają się i atakują.',
  'name.terror.gp07': 'Przyprowadźcie ją do mnie',
  'text.terror.gp07':
    'Marionetka najbliższa bohaterce obiera za cel bohaterkę, rusza się i atakuje. Jeśli bohaterka straciła przez to zdrowie, zostaje przesunięta o 1 pole w stronę Geppetta. Powtarzaj to, najwyżej 3 razy, dopóki jest przy niej marionetka, a ona nie jest na polu Geppetta.',
  'name.terror.gp08': 'Showman',
  'text.terror.gp08':
    'Geppetto pojawia się na polu bohaterki. Na każde pole sąsiadujące z bohaterką trafia jedna marionetka z planszy, o ile ich wystarczy. Marionetki, a potem Geppetto atakują najbliższą postać.',
  'name.terror.gp09': 'Otoczeni',
  'text.terror.gp09':
    'Jeśli na planszy nie ma ofiar, odrzuć tę kartę i dobierz następną. Horror +1. Marionetki, a potem Geppetto obierają za cel najbliższą ofiarę, ruszają się i atakują.',
  'name.terror.gp10': 'Tańcz!',
  'text.terror.gp10':
    'Wykonaj rzut horroru. Sukces: przesuń każdą marionetkę o 1 pole w stronę bohaterki albo najbliższej jej ofiary, jak wybierzesz. Porażka: ginie jedna ofiara na polu bohaterki; jeśli żadnej tam nie ma, horror +2.',
  'name.terror.gp11': 'Są wszędzie',
  'text.terror.gp11':
    'Rzuć kością. Jeśli wynik jest niższy niż poziom horroru, umieść na polu Geppetta wszystkie marionetki, których nie ma na planszy. Marionetki obierają za cel bohaterkę, ruszają się dwa razy i atakują.',
  'name.terror.gp12': 'Czy to nasi przyjaciele?',
  'text.terror.gp12':
    'Marionetki, a potem Geppetto obierają za cel najbliższą postać, ruszają się i atakują. Rzuć kością za każdą ofiarę na polu z marionetką lub na polu sąsiednim: przy wyniku 1–5 przechodzi ona na pole najbliższej marionetki, przy 6 przesuwasz ją o 1 pole w dowolną stronę. Marionetki, a potem Geppetto atakują najbliższą postać.',
  'name.terror.gp13': 'Sznurki jak brzytwy',
  'text.terror.gp13':
    'Giną wszystkie ofiary na polu Geppetta i na polach sąsiednich. Jeśli bohaterka jest na jego polu lub na sąsiednim, traci 2 punkty zdrowia, o 1 mniej za każdą odrzuconą kartę Chód lub Bieg. Jeśli nikt nie zginął, a ona nic nie straciła, dobierz następną kartę terroru.',
  'name.terror.gp14': 'Mieszają mi w głowie',
  'text.terror.gp14':
    'Rzuć kością. Jeśli wynik jest niższy niż poziom horroru, strać tyle czasu, ile wynosi poziom horroru. Marionetki obierają za cel bohaterkę i ruszają się.',
  'name.terror.gp15': 'Czy jestem kukiełką?',
  'text.terror.gp15':
    'Pomniejsza mroczna moc z 2 punktami zdrowia: jeśli na początku fazy akcji bohaterka jest dalej niż 2 pola od Geppetta, traci tyle zdrowia, ile wynosi jego wartość ataku.',
  'name.terror.gp16': 'Wszędzie lalki',
  'text.terror.gp16':
    'Pomniejsza mroczna moc z 2 punktami zdrowia: gdy na polu bohaterki lub na sąsiednim ginie ofiara, horror +1.',

  // --- Carnival of Blood ---
  'name.location.carnival': 'Krwawy lunapark',
  'text.location.carnival':
    'Każdy stos przedmiotów składa się z 3 przedmiotów i 1 pułapki; na początku żadna pułapka nie leży odkryta. Pułapka działa od razu po dobraniu, a jeśli dobrano kilka kart, trzeba zatrzymać właśnie ją. Żetony pułapek (kwas, sieć, piły) zostają na planszy: ofiary, które są na takim polu lub na nie wejdą, giną, bohaterka odczuwa skutki za każdym razem, gdy tam wchodzi, a wrogowie je ignorują. Osiem zewnętrznych pól tworzy pierścień; jego narożniki to Brama lunaparku, Las grozy, Diabelski młyn i Tylna brama.',
  'name.space.carnival.entrance': 'Brama lunaparku',
  'name.space.carnival.west_plaza': 'Plac zachodni',
  'name.space.carnival.shooting_gallery': 'Strzelnica',
  'name.space.carnival.mirror_house': 'Gabinet luster',
  'name.space.carnival.clown_car': 'Auto klaunów',
  'name.space.carnival.forest_of_horrors': 'Las grozy',
  'name.space.carnival.coaster': 'Kolejka górska',
  'name.space.carnival.ticket_booth': 'Kasa biletowa',
  'name.space.carnival.big_top': 'Wielki namiot',
  'name.space.carnival.fairground': 'Plac jarmarczny',
  'name.space.carnival.south_walk': 'Aleja południowa',
  'name.space.carnival.animal_cages': 'Klatki zwierząt',
  'name.space.carnival.ferris_wheel': 'Diabelski młyn',
  'name.space.carnival.east_plaza': 'Plac wschodni',
  'name.space.carnival.popcorn_stand': 'Budka z popcornem',
  'name.space.carnival.curiosity_tent': 'Namiot osobliwości',
  'name.space.carnival.exit_gate': 'Tylna brama',

  'name.setup.carnival_s1': 'Osaczeni',
  'name.setup.carnival_s2': 'To nie jest śmieszne',
  'name.setup.carnival_s3': 'Na środku areny',
  'name.setup.carnival_s4': 'W koło Macieju',
  'name.setup.carnival_s5': 'Spóźnieni na przedstawienie',

  'name.terror.bt01': 'Pułapka z siecią',
  'text.terror.bt01':
    'Wróg obiera za cel bohaterkę, rusza się i atakuje. Połóż żeton sieci na polu bohaterki; działa on na nią i na ofiary na tym polu. Jeśli straciła kartę Chód lub Bieg, horror +2.',
  'name.terror.bt02': 'Pułapka z kwasem',
  'text.terror.bt02': 'Połóż żeton kwasu na polu bohaterki; działa on na nią i na ofiary na tym polu. Horror +2.',
  'name.terror.bt03': 'Pułapka z piłami',
  'text.terror.bt03':
    'Połóż żeton pił na polu bohaterki; działa on na nią i na ofiary na tym polu. Horror +1 za każdą kość z wynikiem 1–4.',
  'name.terror.bt04': 'Zasadzka we mgle',
  'text.terror.bt04':
    'Ofiary w Lesie grozy i na polach sąsiednich panikują; każda, która wyrzuci 1, ginie. Jeśli któraś zginęła, horror +1; w przeciwnym razie dobierz następną kartę terroru.',
  'name.terror.bt05': 'Znowu ustawione',
  'text.terror.bt05':
    'Jeśli na stosie odrzuconych przedmiotów nie ma pułapki, odrzuć tę kartę i dobierz następną. Potasuj wszystkie zakryte karty ze stosów przedmiotów razem z odrzuconymi pułapkami, rozdaj je równo na stosy i odkryj wierzchnie karty. Wróg obiera za cel najbliższą ofiarę, rusza się i atakuje. Horror +1.',
  'name.terror.bt06': 'Tylko rekwizyt?',
  'text.terror.bt06':
    'Dobierz wydarzenie. Odrzuć losowo jeden ze swoich przedmiotów; jeśli żadnego nie masz, odrzuć wierzchnią kartę najbliższego stosu przedmiotów. Wróg obiera za cel najbliższą ofiarę, rusza się i atakuje.',
  'name.terror.bt07': 'Największe widowisko',
  'text.terror.bt07':
    'Dobierz wydarzenie. Każda ofiara przechodzi 1 pole w stronę Wielkiego namiotu. Morderca pojawia się w Wielkim namiocie. Wróg obiera za cel najbliższą postać, atakuje i się rusza.',
  'name.terror.bt08': 'Lew na wolności',
  'text.terror.bt08':
    'Jeśli na planszy nie ma ofiar, odrzuć tę kartę i dobierz następną. Wszystkie ofiary panikują. Wróg obiera za cel najbliższą ofiarę, rusza się i atakuje. Następnie przy Klatkach zwierząt i na polach sąsiednich giną wszystkie ofiary, każdy wróg otrzymuje 1 obrażenie, a bohaterka, jeśli tam jest, traci 1 punkt zdrowia.',

  'name.event.be01': 'Wózek golfowy',
  'text.event.be01':
    'Połóż wózek golfowy na wybranym narożniku pierścienia. Faza porządkowa: bohaterka i/lub do 2 ofiar z jego pola może przejechać nim do 2 pól wzdłuż pierścienia. Jeśli wózek dotrze do wroga, możesz go usunąć, aby zadać temu wrogowi 3 obrażenia; odrzuć wtedy tę kartę.',
  'name.event.be02': 'To nie dzieje się naprawdę',
  'text.event.be02':
    'Umieść 4 nowe ofiary w Gabinecie luster. Ofiary, które są w Lesie grozy lub do niego wejdą, giną.',
  'name.event.be03': 'Młodsza siostra',
  'text.event.be03':
    'Umieść 4 nowe ofiary w Wielkim namiocie; jedna z nich to młodsza siostra. Dopóki jest z bohaterką, możesz stracić 2 punkty czasu, aby ponownie rzucić jedną kością rzutu horroru. Jeśli zginie, żądza krwi rośnie o 2 zamiast o 1. Odrzuć tę kartę, gdy siostra opuści grę.',
  'name.event.be04': 'Narzeczony',
  'text.event.be04':
    'Ofiara najbliższa bohaterce to jej narzeczony. Jeśli wróg miałby wejść na jej pole, gdy jest tam narzeczony, narzeczony ginie, a wróg zostaje na swoim miejscu. Jeśli zabije go pułapka, horror +5. Odrzuć tę kartę, gdy narzeczony opuści grę.',
  'name.event.be05': 'Wilkołak',
  'text.event.be05':
    'Ofiara najdalsza od bohaterki to wilkołak. Nie liczy się już jako ofiara: nie podąża za bohaterką, nie może być celem, nie można go uratować ani zabić. Faza porządkowa: wilkołak panikuje, a potem zadaje 2 obrażenia jednej postaci na swoim polu: ofierze, a jeśli jej nie ma – bohaterce (jako atak), potem sługusowi, na końcu mordercy.',
  'name.event.be06': 'Wszędzie lustra',
  'text.event.be06': 'Gdy bohaterka atakuje, a na jej polu są ofiary, za każdą kość z wynikiem 1 jedna z nich ginie.',
  'name.event.be07': 'Za dużo rupieci',
  'text.event.be07':
    'Poszukaj małpki Zappo we wszystkich stosach przedmiotów i wśród nieużytych przedmiotów i weź ją; przetasuj stos, z którego pochodzi. Jeśli później ją stracisz, do końca gry przy Przeszukaniu rzucasz 1 kością mniej.',
  'name.event.be08': 'Co złego może się stać?',
  'text.event.be08': 'Faza porządkowa: każda ofiara przechodzi 1 pole w stronę najbliższego żetonu pułapki.',
  'name.event.be09': 'Wszędzie klauni',
  'text.event.be09':
    'Faza porządkowa: ofiary w Wielkim namiocie i na polach sąsiednich panikują; te, które wbiegną na pole z wrogiem, giną.',
  'name.event.be10': 'Panika zwierząt',
  'text.event.be10':
    'Za każdym razem, gdy poziom horroru rośnie, rzuć tyloma kośćmi, ile wynosi jego nowa wartość. Za każdy sukces (5–6) możesz przesunąć jedną ofiarę o 1 pole; za każde dwie pozostałe kości ginie jedna wybrana przez ciebie ofiara.',

  'name.item.strongman_hammer': 'Młot siłacza',
  'text.item.strongman_hammer':
    'Zasięg 0, +3 obrażenia. Nie można go włożyć do plecaka, a atakować nim można tylko wtedy, gdy bohaterka ma 4 lub więcej punktów zdrowia. Po ataku strać 1 punkt zdrowia, a faza akcji się kończy.',
  'name.item.zappo': 'Małpka Zappo',
  'text.item.zappo':
    'Możesz zagrać Przeszukanie w odległości do 2 pól od pola przeszukania. Jeśli dobierzesz w ten sposób pułapkę, zignoruj ją i odrzuć małpkę Zappo.',
  'name.item.super_dice': 'Fałszywe kości',
  'text.item.super_dice':
    'Po rzucie horroru: rzuć ponownie dowolnymi jego kośćmi. Następnie rzuć kością; przy wyniku 1–4 odrzuć ten przedmiot.',
  'name.item.pole': 'Długa tyczka',
  'text.item.pole':
    'Raz na fazę akcji przeskocz w trakcie ruchu jedno pole: nie wchodzisz na nie, a ofiary nie mogą pójść za tobą na drugą stronę.',
  'name.item.found_tape': 'Znaleziona taśma',
  'text.item.found_tape':
    'Odrzuć ją, aby anulować dobraną pułapkę albo jedną z kart terroru: Pułapka z siecią, Pułapka z kwasem lub Pułapka z piłami. Nic z tej karty się nie dzieje.',
  'name.item.throwing_axe': 'Topór do rzucania',
  'text.item.throwing_axe': 'Zasięg 0 lub 1, +1 obrażenie. Jeśli użyjesz go w odległości 1, odrzuć go po ataku.',
  'name.item.crystal_ball': 'Kryształowa kula',
  'text.item.crystal_ball':
    'Raz na fazę akcji rzuć kością: przy wyniku 5–6 obejrzyj wierzchnią kartę terroru i zostaw ją na miejscu albo włóż na spód talii.',
  'name.item.makeup_kit': 'Zestaw do charakteryzacji',
  'text.item.makeup_kit':
    'Gdy wróg wprost obiera za cel bohaterkę, możesz sprawić, że obierze zamiast niej najbliższą sobie ofiarę. Następnie rzuć kością; przy wyniku 1–2 odrzuć ten przedmiot.',
  'name.item.knife_belt': 'Pas z nożami',
  'text.item.knife_belt':
    'Zasięg 0 lub 1, +1 obrażenie, 4 użycia. Zadawane nim obrażenia możesz rozdzielić między wrogów w zasięgu.',
  'name.item.trap_bear': 'Stalowe szczęki',
  'text.item.trap_bear':
    'Pułapka. Strać 1 punkt zdrowia. Bohaterka nie może się ruszyć, dopóki nie zapłacisz 2 punktów czasu w fazie akcji; wtedy odrzuć tę kartę.',
  'name.item.trap_gas': 'Gaz usypiający',
  'text.item.trap_gas':
    'Pułapka. Czas spada do 0, odzyskaj 1 punkt zdrowia, a jeśli trwa faza akcji, kończy się ona. Odrzuć tę kartę.',
  'name.item.trap_cobra': 'Kobra',
  'text.item.trap_cobra':
    'Pułapka. Zostaje przy tobie: w każdej fazie porządkowej strać 1 punkt zdrowia. Gdy następnym razem bohaterka miałaby odzyskać zdrowie, zamiast tego odrzuć tę kartę.',

  'name.token.acid': 'Kwas',
  'text.token.acid': 'Ofiary na tym polu giną. Bohaterka traci 1 punkt zdrowia za każdym razem, gdy tu wchodzi.',
  'name.token.net': 'Sieć',
  'text.token.net': 'Ofiary na tym polu giną. Bohaterka odrzuca losową kartę akcji za każdym razem, gdy tu wchodzi.',
  'name.token.saws': 'Piły',
  'text.token.saws':
    'Ofiary na tym polu giną. Za każdym razem, gdy bohaterka tu wchodzi, rzuć 2 kośćmi: traci 1 punkt zdrowia za każdą z wynikiem 1–4; jeśli choć jedna pokaże 5–6, może ruszyć się o 1 pole.',
  'name.token.golf-cart': 'Wózek golfowy',
  'text.token.golf-cart': 'W fazie porządkowej można nim przejechać do 2 pól wzdłuż pierścienia.',
  'name.token.not-real': 'To nie dzieje się naprawdę',
  'text.token.not-real': 'Ofiary, które tu są lub tu wejdą, giną.',

  // --- questions, answers, events ---
  'ask.make-or-break': '„Wóz albo przewóz”: co wybierasz?',
  'ask.kill-victim': 'Która ofiara ginie?',
  'ask.dance': 'W którą stronę tańczy marionetka {fromFrom}?',
  'ask.move-victim': 'Którą ofiarę przesuwasz?',
  'ask.move-victim-to': 'Dokąd idzie ofiara?',
  'ask.razor-strings':
    'Bohaterka zaraz straci {n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} zdrowia. Odrzucić kartę Chód lub Bieg, by stracić o 1 mniej?',
  'ask.golf-cart-corner': 'Na którym narożniku stoi wózek golfowy?',
  'ask.golf-cart': 'Kto jedzie wózkiem golfowym?',
  'ask.golf-cart-way': 'Dokąd jedzie wózek golfowy?',
  'ask.golf-cart-ram': 'Wózek golfowy dotarł do wroga. Poświęcić go, aby zadać 3 obrażenia?',
  'ask.found-tape': 'Odrzucić Znalezioną taśmę, aby anulować kartę „{card}”?',
  'ask.makeup-kit':
    '{enemy} obiera za cel bohaterkę. Użyć Zestawu do charakteryzacji, aby celem została najbliższa ofiara?',

  'option.lose-health': 'Strać {n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} zdrowia',
  'option.kill-victims':
    '{n, plural, one {Ginie # ofiara} few {Giną # ofiary} many {Ginie # ofiar} other {Ginie # ofiary}}',
  'option.toward-heroine': 'W stronę bohaterki',
  'option.toward-victim': 'W stronę najbliższej ofiary',
  'option.nobody': 'Żadną',
  'option.razor-strings.discard': 'Odrzuć kartę „{card}”',
  'option.razor-strings.take-it':
    'Strać {n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} zdrowia',
  'option.no-ride': 'Nikt',
  'option.golf-cart.ride':
    '{heroine, select, true {Bohaterka{victims, plural, =0 { sama} one { i # ofiara} few { i # ofiary} many { i # ofiar} other { i # ofiary}}} other {{victims, plural, one {# ofiara} few {# ofiary} many {# ofiar} other {# ofiary}} bez bohaterki}}',
  'option.golf-cart-way.go': 'Jedź {spaceTo}',
  'option.golf-cart-way.stop': 'Zatrzymaj się tutaj',
  'option.no-ram': 'Zachowaj wózek',
  'option.ram': 'Przejedź {figureAcc}',
  'option.vault': 'Przeskocz {spaceTo}',
  'option.open-jaws': 'Otwórz stalowe szczęki za 2 punkty czasu',
  'option.little-sister': 'Młodsza siostra: strać 2 punkty czasu i rzuć ponownie jedną kością',

  'why.steel-jaws': 'Bohaterkę trzymają stalowe szczęki.',
  'why.too-weak': 'Młot wymaga co najmniej 4 punktów zdrowia.',

  'event.join-the-family': 'Wszystkie trzy marionetki dopadły bohaterkę: pozostaje jej tylko ostatnie tchnienie.',
  'event.damage-ignored':
    '„{card}”: {figure} ignoruje {amount, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}.',
  'event.trap-token': 'Bohaterka wpada {spaceAt} w pułapkę: {token}.',
  'event.trap-clings': 'Karta „{item}” zostaje przy bohaterce.',
  'event.sleeping-gas':
    'Bohaterka odpływa w sen; {time, plural, =0 {cały czas przepada} one {zostaje # punkt czasu} few {zostają # punkty czasu} many {zostaje # punktów czasu} other {zostaje # punktu czasu}}.',
  'event.piles-rigged': 'Zakryte przedmioty i odrzucone pułapki zostają potasowane i rozdane na stosy.',
  'event.not-found': 'Nigdzie nie ma {itemGen}.',
  'event.golf-cart-driven':
    'Wózek golfowy jedzie {fromFrom} {toTo}{heroine, select, true {, za kierownicą bohaterka} other {}}. {riders, plural, =0 {Nie wiezie żadnej ofiary} one {Wiezie # ofiarę} few {Wiezie # ofiary} many {Wiezie # ofiar} other {Wiezie # ofiary}}.',
} as const;
