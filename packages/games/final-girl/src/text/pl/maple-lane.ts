/** Frightmare on Maple Lane: Dr. Fright, Maple Lane. */
export const mapleLane = {
  'name.film.maple-lane': 'Koszmar z Alei Klonów',

  // --- Dr. Fright ---
  'name.killer.dr_fright': 'Dr Dreszcz',
  'text.killer.dr_fright':
    'Bohaterka czuwa (na początku) albo śpi. Gdy czuwa, nie może zranić Dr. Dreszcza, a jego ataki na nią przepadają. Gdy śpi, ranią się nawzajem jak zwykle, ale ofiary za nią nie podążają i nie można ich ratować. Po Krótkim lub Długim odpoczynku czuwająca bohaterka może zasnąć. Wtedy potasuj cztery karty snu; na koniec każdej fazy mordercy, w której bohaterka śpi, podaj kierunek (nie przeciwny do poprzedniego) i odkryj kartę snu: jeśli ten kierunek odsłania Dr. Dreszcza, atakuje on bohaterkę. Po czwartej karcie bohaterka się budzi. Koniec toru żądzy krwi: jeśli bohaterka śpi, potasuj od nowa całą talię snów, a jeśli czuwa, zasypia.',
  'text.initial.dr_fright': 'Co turę atakuje raz, bez ruchu.',

  'name.dream.d1': 'Palenisko',
  'text.dream.d1': 'Dr Dreszcz czai się na północnym wschodzie.',
  'name.dream.d2': 'Rury',
  'text.dream.d2': 'Dr Dreszcz czai się na północnym zachodzie.',
  'name.dream.d3': 'Pomost',
  'text.dream.d3': 'Dr Dreszcz czai się na południowym wschodzie.',
  'name.dream.d4': 'Skład węgla',
  'text.dream.d4': 'Dr Dreszcz czai się na południowym zachodzie.',

  'name.finale.df_f1': 'Wszyscy muszą zginąć',
  'text.finale.df_f1':
    'Po odkryciu: Dr Dreszcz znika z planszy. Od tej chwili śpiąca bohaterka może go atakować z dowolnego pola, jakby stał obok niej. Co turę giną 2 wybrane przez ciebie ofiary (albo ostatnia); jeśli nie było żadnej, bohaterka traci 4 punkty zdrowia.',
  'name.finale.df_f2': 'Spójrz strachowi w oczy',
  'text.finale.df_f2':
    'Po odkryciu: bohaterka zasypia. Nie może się już obudzić: po czwartej karcie snu talia snów jest tasowana od nowa. Co turę Dr Dreszcz obiera za cel najbliższą postać, rusza się i atakuje.',
  'name.finale.df_f3': 'Czas umierać',
  'text.finale.df_f3':
    'Co turę Dr Dreszcz obiera za cel bohaterkę, rusza się i atakuje 2 razy. Od następnej fazy porządkowej: jeśli bohaterka czuwa, traci 2 punkty zdrowia i zasypia.',

  'name.darkpower.df_d1': 'Napaść z widłami',
  'text.darkpower.df_d1': 'Ilekroć bohaterka traci zdrowie przez Dr. Dreszcza, horror +1.',
  'name.darkpower.df_d2': 'Nigdy do końca martwy',
  'text.darkpower.df_d2':
    'Po odkryciu: jeśli Dr Dreszcz ma czarny żeton ostatniego tchnienia, żeton wraca bez podglądania do nieużytych, a on dostaje biały. Gdy po raz pierwszy miałby zginąć, odkryj 3 losowe nieużyte czarne żetony: wraca do życia z taką ilością zdrowia, jaką pokazują, a faza się kończy. Jeśli nie pokazują żadnego zdrowia, ginie.',
  'name.darkpower.df_d3': 'Koszmar na jawie',
  'text.darkpower.df_d3': 'Dr Dreszcz może atakować bohaterkę także wtedy, gdy ona czuwa.',
  'name.darkpower.df_e': 'Śmiertelny strach',
  'text.darkpower.df_e': 'Ofiara, która miałaby spanikować, zamiast tego ginie (najwyżej 3 na turę).',

  'name.terror.dt01': 'Powalić ją',
  'text.terror.dt01':
    'Dr Dreszcz atakuje najbliższą postać. Potem obiera za cel najbliższą postać, rusza się i atakuje. Wszystkie ofiary poza budynkami panikują.',
  'name.terror.dt02': 'Przecież nie żyjesz',
  'text.terror.dt02':
    'Jeśli nie ma martwych ofiar, bohaterka zasypia; jeśli jest ich od 1 do 3, żądza krwi +1; jeśli 4 lub więcej, żądza krwi +2. Potem Dr Dreszcz obiera za cel najbliższą postać, rusza się i atakuje.',
  'name.terror.dt03': 'Wznieś krzyż',
  'text.terror.dt03':
    'Możesz odrzucić Krucyfiks lub Srebrny krzyż, żeby pominąć resztę karty. Dr Dreszcz obiera za cel najbliższą postać, rusza się i atakuje, a potem robi to jeszcze raz.',
  'name.terror.dt04': 'Własne palce',
  'text.terror.dt04':
    'Dr Dreszcz obiera za cel najbliższą postać i rusza się 2 razy. Potem traci 1 własny znacznik zdrowia, jeśli jakiś ma; jeśli go stracił, horror +3, a wszystkie ofiary na jego polu panikują, podobnie jak bohaterka, jeśli tam jest.',
  'name.terror.dt05': 'Zamknij drzwi',
  'text.terror.dt05':
    'Dr Dreszcz obiera za cel bohaterkę i rusza się, a potem atakuje najbliższą postać. W następnej fazie akcji bohaterka nie może wchodzić do wnętrz, w których są ofiary, nawet dzięki Przekonywaniu.',
  'name.terror.dt06': 'Oni już nie żyli',
  'text.terror.dt06':
    'Jeśli na karcie bohaterki nie ma żadnego pionka albo karta jest odwrócona, odrzuć tę kartę i dobierz następną. Jeden pionek uratowanej ofiary trafia na pole „Martwe ofiary”; jego pole na karcie znów jest wolne, a żądza krwi nie rośnie. Potem Dr Dreszcz obiera za cel najbliższą ofiarę, rusza się i atakuje.',
  'name.terror.dt07': 'Nie zasypiaj',
  'text.terror.dt07':
    'Bohaterka czuwa: 1 kość mniej w następnej fazie akcji. Bohaterka śpi: rozpatrz teraz wszystkie pozostałe karty snu. Potem Dr Dreszcz obiera za cel najbliższą postać, rusza się i atakuje.',
  'name.terror.dt08': 'Taka zmęczona',
  'text.terror.dt08':
    'Bohaterka czuwa: rzuć kością; jeśli wynik jest niższy niż poziom horroru, bohaterka zasypia. Bohaterka śpi: rozpatrz jedną kartę snu; jeśli straci przez nią zdrowie, horror +1. Potem Dr Dreszcz obiera za cel najbliższą ofiarę i rusza się.',
  'name.terror.dt09': 'Zatarta granica',
  'text.terror.dt09':
    'Do początku następnej fazy mordercy bohaterka i Dr Dreszcz mogą się ranić nawzajem, choć ona czuwa. Dr Dreszcz obiera za cel najbliższą postać, rusza się i atakuje.',
  'name.terror.dt10': 'Odrażające',
  'text.terror.dt10': 'Horror +2.',
  'name.terror.dt11': 'Naznaczona',
  'text.terror.dt11':
    'Wszystkie ofiary na polu bohaterki panikują. Dr Dreszcz obiera za cel bohaterkę i rusza się, a potem atakuje najbliższą postać. Jeśli nie zaatakował bohaterki, a ona czuwa, zasypia.',
  'name.terror.dt12': 'Świadomy sen',
  'text.terror.dt12':
    'Jeśli bohaterka czuwa, odrzuć tę kartę i dobierz następną. Możesz zwiększyć żądzę krwi o 1, żeby wybrać jedno: weź wierzchnią kartę dowolnego stosu przedmiotów; przestaw bohaterkę na dowolne pole; zyskaj 4 punkty czasu.',
  'name.terror.dt13': 'Idzie po ciebie',
  'text.terror.dt13':
    'Jeśli nie ma ofiar, odrzuć tę kartę i dobierz następną. Dr Dreszcz obiera za cel najbliższą ofiarę i rusza się. Jeśli stoi teraz na polu z ofiarą, horror +2, w przeciwnym razie horror +1.',
  'name.terror.dt14': 'Nigdy więcej snu',
  'text.terror.dt14':
    'Horror +1. Bohaterka czuwa: zasypia. Bohaterka śpi: wybierz, czy potasować od nowa całą talię snów, czy rozpatrzyć 1 dodatkową kartę snu na koniec tej fazy mordercy.',
  'name.terror.dt15': 'Sen bez końca',
  'text.terror.dt15':
    'Pomniejsza mroczna moc (1 punkt zdrowia): bohaterka zasypia. Dopóki ta karta jest w grze, bohaterka nie może się obudzić: po czwartej karcie snu talia snów jest tasowana od nowa.',
  'name.terror.dt16': 'Piekielny pościg',
  'text.terror.dt16':
    'Pomniejsza mroczna moc (2 punkty zdrowia): na koniec każdej fazy mordercy, w której bohaterka śpi, rozpatrz 1 dodatkową kartę snu.',

  'name.lasting.dt05': 'w następnej fazie akcji bohaterka nie wejdzie do wnętrz, w których są ofiary',
  'name.lasting.dt07': 'w następnej fazie akcji rzucasz 1 kością mniej',
  'name.lasting.dt09': 'bohaterka i Dr Dreszcz mogą się ranić nawzajem',
  'name.lasting.dt14': 'na koniec tej fazy mordercy rozpatrujesz 1 dodatkową kartę snu',

  // --- Maple Lane ---
  'name.location.maple': 'Aleja Klonów',
  'text.location.maple':
    'Cztery wyjazdy, cztery ulice i Skrzyżowanie to pola ulic; każdy z dwunastu domów ma jedne drzwi. Bohaterka nie może wejść do domu, w którym jest ofiara: potrzebuje karty akcji Przekonywanie. Nie dotyczy to wrogów, panikujących ofiar i ofiar podążających za bohaterką. Przeszukać można Dom chłopaka, Dom Smalleyów i Starą klinikę.',
  'name.space.maple.north_exit': 'Północny wyjazd',
  'name.space.maple.south_exit': 'Południowy wyjazd',
  'name.space.maple.west_exit': 'Zachodni wyjazd',
  'name.space.maple.east_exit': 'Wschodni wyjazd',
  'name.space.maple.north_street': 'Ulica Północna',
  'name.space.maple.south_street': 'Ulica Południowa',
  'name.space.maple.west_street': 'Ulica Zachodnia',
  'name.space.maple.east_street': 'Ulica Wschodnia',
  'name.space.maple.intersection': 'Skrzyżowanie',
  'name.space.maple.house_n1': 'Dom na wzgórzu',
  'name.space.maple.house_n2': 'Dom na rogu',
  'name.space.maple.house_w1': 'Dom z cegły',
  'name.space.maple.boyfriend_house': 'Dom chłopaka',
  'name.space.maple.house_e2': 'Niebieski dom',
  'name.space.maple.house_e1': 'Dom z gankiem',
  'name.space.maple.house_w2': 'Dom z ogrodem',
  'name.space.maple.smalley_house': 'Dom Smalleyów',
  'name.space.maple.house_s1': 'Dom pod wierzbą',
  'name.space.maple.house_s3': 'Dom z basenem',
  'name.space.maple.house_s2': 'Biały dom',
  'name.space.maple.old_clinic': 'Stara klinika',

  'name.setup.maple_s1': 'Cichy wieczór',
  'name.setup.maple_s2': 'Czas zabawy',
  'name.setup.maple_s3': 'Festyn uliczny',
  'name.setup.maple_s4': 'Odpłata',
  'name.setup.maple_s5': 'Gasną światła w alei',

  'name.action.convince': 'Przekonywanie',
  'text.action.convince':
    'Wejdź do sąsiedniego domu, w którym jest ofiara. 3 lub więcej sukcesów: w domu, który można przeszukać, weź też wierzchni przedmiot. 2: nic więcej. 1: tracisz 1 punkt czasu. Żadnego: bohaterka traci 1 punkt zdrowia, a faza akcji się kończy – albo, bez wchodzenia, tracisz 1 punkt czasu i odkładasz tę kartę prosto na rynek.',

  'name.token.barrier': 'Zapora',
  'text.token.barrier': 'Tu nie można ratować ofiar.',
  'name.token.patrol_car': 'Radiowóz',
  'text.token.patrol_car': 'Jedzie do przeciwległego wyjazdu i zabiera ze sobą wszystkie ofiary ze swojego pola.',
  'name.token.bicycle': 'Rower',
  'text.token.bicycle':
    'Raz na turę bohaterka, która trzyma tylko Rower, może pojechać nim stąd na dowolne pole ulicy.',
  'name.token.junk_trap': 'Pułapka',
  'text.token.junk_trap': 'Pierwszy wróg, który tu wejdzie, otrzyma 2 obrażenia; potem pułapka znika.',

  'name.terror.lt01': 'Nie oglądaj się',
  'text.terror.lt01':
    'Jeśli na żadnym wyjeździe nie ma ofiar, odrzuć tę kartę i dobierz następną. Morderca pojawia się na wyjeździe z ofiarami. Potem wróg atakuje najbliższą postać.',
  'name.terror.lt02': 'Droga zamknięta',
  'text.terror.lt02':
    'Połóż zaporę na wyjeździe najbliższym bohaterce: nie można tam już ratować ofiar. Dobierz wydarzenie.',
  'name.terror.lt03': 'Wszyscy zginiemy',
  'text.terror.lt03':
    'Wróg obiera za cel najbliższą ofiarę, rusza się i atakuje, a potem robi to jeszcze raz. Jeśli przez tę kartę nie zginęła żadna ofiara, żądza krwi +2.',
  'name.terror.lt04': 'Przez podwórko',
  'text.terror.lt04':
    'Wróg obiera za cel najbliższą postać, rusza się i atakuje. Jeśli morderca jest teraz w domu, pojawia się w innym domu z ofiarą, o ile taki jest. Wróg atakuje najbliższą postać. Dobierz wydarzenie.',
  'name.terror.lt05': 'Pod kołami',
  'text.terror.lt05':
    'Jeśli na żadnym polu ulicy nie ma ofiar, odrzuć tę kartę i dobierz następną. Ginie jedna wybrana przez ciebie ofiara z pola ulicy. Potem wróg obiera za cel najbliższą ofiarę, rusza się i atakuje.',
  'name.terror.lt06': 'Słyszeliście?',
  'text.terror.lt06': 'Dobierz po kolei dwa wydarzenia. Potem dobierz i rozpatrz następną kartę terroru.',
  'name.terror.lt07': 'Jak tu cicho',
  'text.terror.lt07':
    'Horror +1. Wróg obiera za cel bohaterkę i rusza się 2 razy. Jeśli morderca jest teraz na jej polu, jeszcze raz horror +1.',
  'name.terror.lt08': 'Kazali nam się schować',
  'text.terror.lt08':
    'Horror +1. Dodaj po 1 nowej ofierze w każdym domu, który nie sąsiaduje z wyjazdem: w Domu na rogu, Niebieskim domu, Domu Smalleyów i Domu z basenem. Dobierz wydarzenie.',

  'name.event.le01': 'Radiowóz',
  'text.event.le01':
    'Postaw radiowóz na wybranym wyjeździe. W każdej fazie porządkowej przejeżdża 1 pole ulicy w stronę przeciwległego wyjazdu i zabiera wszystkie ofiary ze swojego pola. Te, które tam z nim dojadą, są uratowane bez bohaterki i dają nagrody, chyba że nie można tam ratować. Odrzuć tę kartę, gdy radiowóz dojedzie.',
  'name.event.le02': 'Pożar domu',
  'text.event.le02':
    'Rzuć kością: przy 1–3 płonie Dom chłopaka, przy 4–6 Dom Smalleyów. Giną wszystkie ofiary w środku; bohaterka i każdy wróg w środku tracą po 1 punkcie zdrowia, a bohaterka wybiega na ulicę. Od tej chwili nie można tam wejść ani niczego przeszukać, a ofiary, które wbiegną tam w panice, giną.',
  'name.event.le03': 'Roboty drogowe',
  'text.event.le03':
    'Rzuć kością i połóż zaporę na wyjeździe: 1 zachodnim, 2 wschodnim, 3 północnym, 4 południowym, 5 wschodnim lub zachodnim, 6 północnym lub południowym (wybierasz). Nie można tam już ratować ofiar.',
  'name.event.le04': 'Chłopak',
  'text.event.le04':
    'Postaw Chłopaka w Domu chłopaka. Ilekroć morderca obrałby za cel bohaterkę, obiera za cel Chłopaka. W każdej fazie porządkowej Chłopak przesuwa się o 2 pola w stronę bohaterki; jeśli jest wtedy na jej polu, zyskujesz 2 punkty czasu. Odrzuć tę kartę, gdy Chłopak opuści planszę.',
  'name.event.le05': 'Smalleyowie',
  'text.event.le05':
    'Postaw oboje Smalleyów w Domu Smalleyów. Śmierć każdego z nich dodatkowo zwiększa żądzę krwi o 1. Odrzuć tę kartę, gdy na planszy nie ma już żadnego z nich.',
  'name.event.le06': 'Co tu się dzieje?',
  'text.event.le06': 'Dodaj po 1 nowej ofierze na każdym wyjeździe.',
  'name.event.le07': 'Życzliwi sąsiedzi',
  'text.event.le07': 'Przy Przekonywaniu rzucasz 1 kością więcej.',
  'name.event.le08': 'Sąsiedzka impreza',
  'text.event.le08':
    'Dodaj 4 nowe ofiary w wybranym domu, w którym jest już ofiara; jeśli takiego nie ma, na Skrzyżowaniu.',
  'name.event.le09': 'Nagły deszcz',
  'text.event.le09':
    'Wszystkie ofiary na Skrzyżowaniu panikują. Potem każda ofiara na polu ulicy sąsiadującym z domem chowa się w takim domu (wybierasz, w którym).',
  'name.event.le10': 'Pokaz fajerwerków',
  'text.event.le10': 'Wszystkie ofiary z domów wychodzą na sąsiednie pole ulicy.',

  'name.item.hunting_rifle': 'Strzelba myśliwska',
  'text.item.hunting_rifle':
    'Strać 1 punkt czasu i odrzuć 1 znacznik użycia: wykonaj rzut horroru. Przy sukcesie zadaj 2 obrażenia wrogowi w odległości od 1 do 3 pól, który nie jest we wnętrzu.',
  'name.item.pitchfork': 'Widły',
  'text.item.pitchfork':
    'Zasięg 0, obrażenia +1. Odrzuć przy ataku na bohaterkę: obrażenia z tego ataku zostają anulowane.',
  'name.item.sport_bow': 'Łuk sportowy',
  'text.item.sport_bow':
    'Strać 2 punkty czasu i odrzuć 1 znacznik użycia: zadaj 1 obrażenie wrogowi w odległości 1 lub 2 pól, który nie jest we wnętrzu. Bez rzutu.',
  'name.item.machete': 'Maczeta',
  'text.item.machete': 'Zasięg 0, obrażenia +2. Dopóki bohaterka ją trzyma, ofiary za nią nie podążają.',
  'name.item.bible': 'Biblia',
  'text.item.bible':
    'Przy Przekonywaniu rzucasz 2 kośćmi więcej. Odrzuć, gdy karta terroru podnosi poziom horroru: zignoruj ten wzrost.',
  'name.item.megaphone': 'Megafon',
  'text.item.megaphone':
    'Raz na fazę akcji przesuń dowolną ofiarę o 1 pole; potem każdy wróg obiera za cel bohaterkę i rusza się.',
  'name.item.bicycle': 'Rower',
  'text.item.bicycle':
    'Gdy go zdobędziesz, postaw rower na polu ulicy, na którym stoi bohaterka, albo na sąsiednim. Raz na turę, jeśli bohaterka jest przy rowerze i nie trzyma nic innego, jedzie nim na dowolne pole ulicy; ofiary z nią nie jadą.',
  'name.item.junk_traps': 'Domowe pułapki',
  'text.item.junk_traps':
    'We wnętrzu odrzuć 1 znacznik użycia: zastaw pułapkę na polu bohaterki (jedną na polu). Pierwszy wróg, który tam wejdzie, otrzyma 2 obrażenia; potem pułapka znika.',
  'name.item.tranquilizer': 'Kliniczny środek nasenny',
  'text.item.tranquilizer':
    'Odrzuć w fazie akcji: bohaterka odzyskuje 2 punkty zdrowia. Jeśli mordercą jest Dr Dreszcz, może też zasnąć albo, jeśli śpi, obudzić się.',

  // --- questions ---
  'ask.fall-asleep': 'Czy bohaterka zasypia?',
  'ask.wake-up': 'Obudzić bohaterkę?',
  'ask.dream-direction':
    'Koszmar trwa: {left, plural, one {została # karta snu} few {zostały # karty snu} many {zostało # kart snu} other {zostało # karty snu}}. W którą stronę biegnie bohaterka?',
  'ask.hold-up-cross': 'Odrzucić krzyż, żeby powstrzymać Dr. Dreszcza?',
  'ask.lucid': 'Zwiększyć żądzę krwi o 1, żeby przejąć władzę nad snem?',
  'ask.lucid-choice': 'Co robi bohaterka we śnie?',
  'ask.lucid-space': 'Gdzie pojawia się bohaterka?',
  'ask.never-sleep-again': 'Bohaterka już śpi. Co się dzieje?',
  'ask.who-dies': 'Która ofiara ginie?',
  'ask.enter-house': 'Do którego domu wchodzi bohaterka?',
  'ask.road-works': 'Który wyjazd jest zamknięty?',
  'ask.patrol-car': 'Z którego wyjazdu rusza radiowóz?',
  'ask.take-shelter': 'W którym domu chowa się ofiara?',
  'ask.block-party': 'W którym domu trwa impreza?',
  'ask.ignore-horror': 'Odrzucić {itemAcc}, aby zignorować ten wzrost horroru (+{steps})?',
  'ask.call-victim': 'Którą ofiarę wołasz?',
  'ask.call-where': 'Dokąd idzie ofiara?',
  'ask.park-bicycle': 'Gdzie stoi rower?',
  'ask.ride': 'Dokąd jedzie bohaterka?',

  'option.dream-north': 'Na północ',
  'option.dream-east': 'Na wschód',
  'option.dream-south': 'Na południe',
  'option.dream-west': 'Na zachód',
  'option.discard-item': 'Odrzuć {itemAcc}',
  'option.lucid-item': 'Weź wierzchnią kartę stosu przedmiotów',
  'option.lucid-space': 'Pojaw się na dowolnym polu',
  'option.lucid-time': 'Zyskaj 4 punkty czasu',
  'option.reset-dreams': 'Potasuj od nowa całą talię snów',
  'option.extra-dream': 'Rozpatrz 1 dodatkową kartę snu na koniec tej fazy mordercy',

  'why.awake': 'Bohaterka czuwa.',
  'why.asleep': 'Bohaterka śpi.',
  'why.opposite-direction': 'To kierunek przeciwny do poprzedniego.',
  'why.house-occupied': 'W tym domu jest ofiara: drzwi otworzy tylko Przekonywanie.',
  'why.no-occupied-house': 'Obok bohaterki nie ma domu z ofiarą.',
  'why.door-locked': '„Zamknij drzwi”: w tej fazie akcji bohaterka nie wejdzie do wnętrza, w którym są ofiary.',
  'why.house-burning': 'Ten dom płonie.',
  'why.barrier': 'Ten wyjazd zamyka zapora.',
  'why.no-enemy-in-sight': 'Na zewnątrz, w zasięgu, nie ma wroga, którego można zranić.',
  'why.not-indoors': 'Bohaterka nie jest we wnętrzu.',
  'why.trap-here-already': 'Tu już jest pułapka.',
  'why.not-with-bicycle': 'Bohaterka nie jest przy rowerze.',
  'why.no-victims': 'Na planszy nie ma ofiar.',

  'event.fell-asleep': 'Bohaterka zasypia.',
  'event.woke-up': 'Bohaterka się budzi.',
  'event.dreams-reset': 'Talia snów zostaje potasowana od nowa; teraz można podać dowolny kierunek.',
  'event.dream-card':
    'Karta snu „{card}”: bohaterka pobiegła na {direction, select, north {północ} east {wschód} south {południe} other {zachód}} {found, select, true {– prosto na Dr. Dreszcza} other {– Dr. Dreszcza tam nie było}}.',
  'event.attack-harmless': 'Bohaterka czuwa i nie może zranić Dr. Dreszcza.',
  'event.saved-pawn-died': 'Jedna z uratowanych ofiar już nie żyła.',
  'event.killer-token-swapped':
    'Żeton ostatniego tchnienia Dr. Dreszcza wraca niepodejrzany do nieużytych, a Dr Dreszcz dostaje biały.',
  'event.never-truly-dead':
    'Dr Dreszcz nigdy nie był do końca martwy: {symbols, plural, =0 {żetony są puste} one {żetony pokazują # symbol zdrowia} few {żetony pokazują # symbole zdrowia} many {żetony pokazują # symboli zdrowia} other {żetony pokazują # symbolu zdrowia}}.',
  'event.killer-left-map': 'Dr Dreszcz znika z planszy.',
  'event.jump-scare': '„Śmiertelny strach”: ofiara ginie, zamiast panikować.',
  'event.patrol-car':
    'Radiowóz jedzie dalej {toTo}{n, plural, =0 {} one {, z nim # ofiara} few {, z nim # ofiary} many {, z nim # ofiar} other {, z nim # ofiary}}.',
  'event.house-burns': 'Wybucha pożar {houseAt}.',
  'event.straight-back': 'Karta „{card}” wraca prosto na rynek.',
} as const;
