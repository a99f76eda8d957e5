import type { Chapter } from '@dreadhouse/engine';

/** Rulings for timing and corner cases that the core rules leave open. */
export const rulings: Chapter = {
  title: { en: 'Rulings for special cases', pl: 'Rozstrzygnięcia szczególnych przypadków' },
  rules: {
    'FG-R-01': {
      en: 'To attack, choose a card, a target (the killer or the minions on one space) and at most one held weapon that may be used with this card; the target must be on the heroine’s space or, if you use a weapon, at exactly a distance given by its range, and without such a target the card cannot be played (reaction cards follow their own rule). Damage is the damage of the row, plus the weapon modifier if the row deals at least 1, plus abilities; on the killer it removes the markers of minor dark powers first, then his own, then reaches his last breath token. A weapon with use markers loses 1 after the attack even if it dealt no damage.',
      pl: 'Aby zaatakować, wybierz kartę, cel (mordercę albo sługusów na jednym polu) i najwyżej jedną trzymaną broń, której wolno użyć z tą kartą; cel musi być na polu bohaterki albo, jeśli używasz broni, dokładnie w odległości podanej jako jej zasięg, a bez takiego celu karty nie można zagrać (karty reakcji mają własne zasady). Obrażenia to obrażenia z wiersza, modyfikator broni (jeśli wiersz zadaje co najmniej 1) i zdolności; u mordercy schodzą najpierw znaczniki z pomniejszych mrocznych mocy, potem jego własne, a na końcu przychodzi kolej na żeton ostatniego tchnienia. Broń ze znacznikami użycia traci po ataku 1 znacznik, nawet jeśli nie zadała obrażeń.',
    },
    'FG-R-02': {
      en: 'You can never have more than 12 time; anything gained above that is lost. A loss that would take you below 0 leaves the marker on the red space, and further losses have no effect.',
      pl: 'Nigdy nie możesz mieć więcej niż 12 punktów czasu; nadwyżka przepada. Strata, która zepchnęłaby znacznik poniżej 0, zostawia go na czerwonym polu, a dalsze straty nie mają skutku.',
    },
    'FG-R-03': {
      en: 'Time gained or lost after the planning phase stays on the time track and counts for the next action phase.',
      pl: 'Czas zyskany lub stracony po fazie planowania pozostaje na torze czasu i liczy się w następnej fazie akcji.',
    },
    'FG-R-04': {
      en: 'If the time marker is on the red space when an action phase starts, that whole action phase is skipped. In the planning phase that follows you can only take cards of cost 0.',
      pl: 'Jeśli na początku fazy akcji znacznik czasu stoi na czerwonym polu, cała ta faza akcji przepada. W następującej po niej fazie planowania możesz wziąć tylko karty o koszcie 0.',
    },
    'FG-R-05': {
      en: 'You may discard cards for time at any moment before the action phase ends, even between a roll and its effects or between two effects of a row. Once the time marker is on the red space, you no longer can.',
      pl: 'Karty możesz odrzucać dla czasu w dowolnej chwili przed końcem fazy akcji, nawet między rzutem a jego efektami lub między dwoma efektami wiersza. Gdy znacznik czasu stoi na czerwonym polu, nie jest to już możliwe.',
    },
    'FG-R-06': {
      en: 'If a time loss moves the marker to the red space, the rest of the card’s row is still resolved before the action phase ends. Time gains in the rest of that row are ignored.',
      pl: 'Jeśli strata czasu zepchnie znacznik na czerwone pole, przed końcem fazy akcji rozpatrujesz jeszcze resztę wiersza karty. Zyski czasu w tej reszcie wiersza pomijasz.',
    },
    'FG-R-07': {
      en: 'Time that you would gain because the horror level falls off the low end of its track is ignored too while the time marker is on the red space.',
      pl: 'Gdy znacznik czasu stoi na czerwonym polu, pomijasz również czas, który przyniosłoby obniżenie poziomu horroru poza dolny koniec toru.',
    },
    'FG-R-08': {
      en: 'The card you are resolving is no longer in your hand, so you cannot discard it to turn a partial success into a success or to gain time.',
      pl: 'Karty, którą właśnie rozpatrujesz, nie masz już na ręce, więc nie możesz jej odrzucić, by zamienić częściowy sukces w sukces albo zyskać czas.',
    },
    'FG-R-09': {
      en: 'A horror roll runs in this order: count the dice, roll them, apply re-rolls and item effects in any order as often as you have them, turn partial successes into successes for 2 cards per die, read the result. A die turned into a success in this way can no longer be re-rolled with Close Call.',
      pl: 'Rzut horroru przebiega w tej kolejności: ustal liczbę kości, rzuć, wykonaj ponowne rzuty i efekty przedmiotów (w dowolnym porządku i tyle razy, ile możesz), zamień częściowe sukcesy w sukcesy po 2 karty za kość, odczytaj wynik. Kością zamienioną w ten sposób w sukces nie można już rzucić ponownie dzięki karcie O mały włos.',
    },
    'FG-R-10': {
      en: 'The number of dice is the number given by the horror track plus adrenaline dice plus all other modifiers, but never less than 1. An effect that asks for exactly a certain number of dice replaces this whole sum.',
      pl: 'Liczba kości to liczba z toru horroru plus kości ze skoku adrenaliny plus wszystkie inne modyfikatory, ale nigdy mniej niż 1. Efekt, który każe rzucić dokładnie określoną liczbą kości, zastępuje całą tę sumę.',
    },
    'FG-R-11': {
      en: 'You may turn partial successes into successes, play Close Call and use re-roll items in reaction rolls too, and in horror rolls demanded by events or terror cards.',
      pl: 'Zamieniać częściowe sukcesy w sukcesy, zagrywać O mały włos i używać przedmiotów dających ponowny rzut możesz także przy rzutach za karty reakcji oraz przy rzutach horroru, których wymagają wydarzenia lub karty terroru.',
    },
    'FG-R-12': {
      en: 'During an attack on the heroine you may play only reaction cards and Close Call. Planning and Improvise cannot be played then.',
      pl: 'Podczas ataku na bohaterkę możesz zagrywać tylko karty reakcji oraz O mały włos. Nie wolno wtedy zagrać kart Planowanie i Improwizacja.',
    },
    'FG-R-13': {
      en: 'A bonus for the next horror roll applies to the very next horror roll of any kind, even one for a reaction card. If it is not used, it expires at the end of the following killer phase.',
      pl: 'Premia do następnego rzutu horroru dotyczy pierwszego kolejnego rzutu horroru, obojętnie jakiego, nawet za kartę reakcji. Niewykorzystana przepada z końcem najbliższej fazy mordercy.',
    },
    'FG-R-14': {
      en: 'The hand limit of 10 cards applies at all times: if a reward or another effect gives you an 11th card, immediately discard down to 10.',
      pl: 'Limit 10 kart na ręce obowiązuje zawsze: jeśli nagroda lub inny efekt daje ci 11. kartę, natychmiast odrzuć nadmiar, tak by zostało 10 kart.',
    },
    'FG-R-15': {
      en: 'If a reward names an action card that is not in the market because it is in your hand or in the discard pile, the reward is lost.',
      pl: 'Jeśli nagrodą jest karta akcji, której nie ma na rynku, bo masz ją na ręce albo leży na stosie kart odrzuconych, nagroda przepada.',
    },
    'FG-R-16': {
      en: 'Rewards earned while a card is being resolved wait: take them in any order and at any time before you play the next action card, and in any case before the action phase ends. A move gained as a reward is a normal move: victims may follow and you may save victims again.',
      pl: 'Nagrody zdobyte w trakcie rozpatrywania karty czekają: odbierz je w dowolnej kolejności i w dowolnej chwili przed zagraniem następnej karty akcji, a w każdym razie przed końcem fazy akcji. Ruch z nagrody to zwykły ruch: ofiary mogą pójść za bohaterką i znów można ratować ofiary.',
    },
    'FG-R-17': {
      en: 'You cannot use items in the middle of a movement. Saving victims in the middle of a movement is allowed.',
      pl: 'W trakcie ruchu nie wolno używać przedmiotów. Wolno natomiast w trakcie ruchu ratować ofiary.',
    },
    'FG-R-18': {
      en: 'Search can be played only on a search space. It may be played even if the item pile there is empty, but then the search itself finds nothing.',
      pl: 'Przeszukanie można zagrać tylko na polu przeszukania. Wolno to zrobić nawet przy pustym stosie przedmiotów, ale wtedy samo szukanie nic nie daje.',
    },
    'FG-R-19': {
      en: 'If your search draws only 1 card, you keep it, also when you should have drawn 2 but only 1 was left. Trap items of the carnival take effect as soon as they are drawn.',
      pl: 'Jeśli podczas przeszukania dobierasz tylko 1 kartę, zatrzymujesz ją, także wtedy, gdy należały się 2, a została 1. Przedmioty-pułapki z lunaparku działają od razu po dobraniu.',
    },
    'FG-R-20': {
      en: 'For abilities that refer to resolving Search, the failure row of Search counts as well.',
      pl: 'Dla zdolności, które odwołują się do rozpatrzenia Przeszukania, liczy się także jego wiersz porażki.',
    },
    'FG-R-21': {
      en: 'If there is nobody of the kind a killer action targets, for example no victims, the killer does not move, but his attack symbols are still used against anyone on his space. A terror card that is replaced when there are no victims is replaced before this matters.',
      pl: 'Jeśli nie ma nikogo takiego, kogo wskazuje akcja mordercy, na przykład żadnej ofiary, morderca się nie rusza, ale i tak wykorzystuje symbole ataku, jeśli ktokolwiek jest na jego polu. Karta terroru, którą przy braku ofiar zastępuje następna, zostaje zastąpiona, zanim dojdzie do tej sytuacji.',
    },
    'FG-R-22': {
      en: 'If the killer has a target but no route leads to it, he does not move. His attack symbols are still used against anyone on his space.',
      pl: 'Jeśli morderca ma cel, ale nie prowadzi do niego żadna droga, nie rusza się. Symbole ataku i tak wykorzystuje, jeśli ktokolwiek jest na jego polu.',
    },
    'FG-R-23': {
      en: 'The killer’s target is a space: when he enters it, everyone on it, victims and heroine alike, counts as reached. The target is chosen once per killer action, before its first symbol is resolved.',
      pl: 'Celem mordercy jest pole: gdy na nie wejdzie, uznaje się, że dotarł do wszystkich, którzy na nim są – do ofiar i do bohaterki. Cel wybiera się raz na akcję mordercy, przed jej pierwszym symbolem.',
    },
    'FG-R-24': {
      en: 'With the symbol for the nearest victim or heroine, the heroine does not count as explicitly targeted even if she was the nearest: the killer attacks victims on the space first. Only the heroine’s own symbol names her explicitly.',
      pl: 'Przy symbolu najbliższej postaci – ofiary albo bohaterki – bohaterka nie jest celem wskazanym wprost, nawet jeśli była najbliżej: morderca najpierw atakuje ofiary na polu. Wprost wskazuje ją tylko jej własny symbol.',
    },
    'FG-R-25': {
      en: 'If the action shows the heroine’s symbol and she is on the killer’s space, all attacks of that action hit her. If she is not there, the killer attacks whoever else is on his space, as usual.',
      pl: 'Jeśli akcja ma symbol bohaterki, a ona stoi na polu mordercy, trafiają ją wszystkie ataki tej akcji. Jeśli jej tam nie ma, morderca jak zwykle atakuje kogoś innego, kto jest na jego polu.',
    },
    'FG-R-26': {
      en: 'If special victims are among a group, the ambiguity principle chosen for this game decides which victim of the group dies. Otherwise it makes no difference.',
      pl: 'Jeśli w grupie są ofiary specjalne, o tym, która ofiara z grupy ginie, rozstrzyga zasada dotycząca niejasności wybrana na tę rozgrywkę. W innym wypadku nie ma to znaczenia.',
    },
    'FG-R-27': {
      en: 'An attack on the heroine runs like this: the damage is announced, you play reactions one at a time, you use protective items, and what is left is lost health. The damage can be reduced to 0 unless a row sets a minimum.',
      pl: 'Atak na bohaterkę przebiega tak: obrażenia zostają ogłoszone, potem zagrywasz po jednej karty reakcji i używasz przedmiotów ochronnych, a reszta obrażeń to utracone zdrowie. Obrażenia można zmniejszyć do 0, o ile wiersz nie wyznacza minimum.',
    },
    'FG-R-28': {
      en: 'You may play reaction cards against the attacks of minions just as against those of the killer.',
      pl: 'Przeciw atakom sługusów możesz zagrywać karty reakcji tak samo jak przeciw atakom mordercy.',
    },
    'FG-R-29': {
      en: 'On his own health track the killer can never have more health than he started with. Markers lost from minor dark powers are never put back.',
      pl: 'Na własnym torze zdrowia morderca nigdy nie może mieć więcej zdrowia niż na początku gry. Znaczników utraconych z pomniejszych mrocznych mocy nigdy się nie uzupełnia.',
    },
    'FG-R-30': {
      en: 'If the killer has several minor dark powers, you choose which one loses health markers first. Excess damage goes on to the next one and finally to the killer himself.',
      pl: 'Jeśli morderca ma kilka pomniejszych mrocznych mocy, to ty wybierasz, która pierwsza traci znaczniki zdrowia. Nadmiar obrażeń przechodzi na następną, a na końcu na samego mordercę.',
    },
    'FG-R-31': {
      en: 'Damage that traps, items and location effects deal to the killer counts as dealt by the heroine, so it removes the markers of minor dark powers first. Damage that one of the killer’s own cards makes him take goes to his own health track.',
      pl: 'Obrażenia zadane mordercy przez pułapki, przedmioty i efekty lokacji liczą się jak zadane przez bohaterkę, więc najpierw usuwają znaczniki z pomniejszych mrocznych mocy. Obrażenia, które morderca otrzymuje z własnej karty, schodzą z jego toru zdrowia.',
    },
    'FG-R-32': {
      en: 'The killer gives the heroine an adrenaline die only if he is down to his last breath token and no markers are left on his minor dark powers, because these markers are his health too.',
      pl: 'Morderca daje bohaterce kość ze skoku adrenaliny tylko wtedy, gdy został mu sam żeton ostatniego tchnienia, a na jego pomniejszych mrocznych mocach nie ma już znaczników, bo one też są jego zdrowiem.',
    },
    'FG-R-33': {
      en: 'When a phase ends immediately (a return to life, Pepper Spray, Bear Trap), the rest of the current card, action and phase is dropped, including terror cards not yet drawn and damage not yet dealt. Bloodlust effects already triggered are finished first.',
      pl: 'Gdy faza kończy się natychmiast (powrót do życia, Gaz pieprzowy, Pułapka na niedźwiedzie), reszta bieżącej karty, akcji i fazy przepada, łącznie z niedobranymi kartami terroru i niezadanymi obrażeniami. Najpierw dokończ jednak uruchomione już efekty żądzy krwi.',
    },
    'FG-R-34': {
      en: 'If the heroine returns to life during the action on the finale card, the killer phase ends at once and no terror card is drawn this turn.',
      pl: 'Jeśli bohaterka powraca do życia podczas akcji z karty zakończenia, faza mordercy od razu się kończy i w tej turze nie dobiera się karty terroru.',
    },
    'FG-R-35': {
      en: 'A return to life in the action phase leads straight to the planning phase; in the upkeep phase it leads to the next turn.',
      pl: 'Po powrocie do życia w fazie akcji gra przechodzi od razu do fazy planowania, a w fazie porządkowej – do następnej tury.',
    },
    'FG-R-36': {
      en: 'Deaths are checked after each single effect. Two deaths from the same effect, or from the same exchange of attack and reaction, are simultaneous, so you win; but a row is resolved in order, so killing the killer with its first effect wins before a later loss of health applies.',
      pl: 'Śmierć sprawdza się po każdym pojedynczym efekcie. Dwie śmierci z tego samego efektu albo z tej samej wymiany ataku i reakcji są równoczesne, więc wygrywasz; wiersz rozpatruje się jednak po kolei, więc zabicie mordercy pierwszym efektem daje zwycięstwo, zanim zadziała późniejsza utrata zdrowia.',
    },
    'FG-R-37': {
      en: 'When you play Retaliation, the damage to the killer and the remaining damage of his attack happen at the same time. If the killer returns to life through it, the killer phase ends at once and the remaining damage of his attack is not dealt.',
      pl: 'Gdy zagrywasz Zemstę, obrażenia dla mordercy i pozostałe obrażenia z jego ataku są zadawane równocześnie. Jeśli morderca wskutek tego powraca do życia, faza mordercy od razu się kończy, a pozostałych obrażeń z jego ataku się nie zadaje.',
    },
    'FG-R-38': {
      en: 'First determine everyone who panics. Each of them rolls exactly once, even if it runs onto the space of another enemy.',
      pl: 'Najpierw ustal, kto panikuje. Każda z tych postaci rzuca dokładnie raz, nawet jeśli wbiegnie na pole z innym wrogiem.',
    },
    'FG-R-39': {
      en: 'A panicking heroine takes no victims along and cannot save anyone during that move.',
      pl: 'Panikująca bohaterka nie zabiera ze sobą ofiar i podczas tego ruchu nie może nikogo uratować.',
    },
    'FG-R-40': {
      en: '“Killed this turn” covers all five phases of the turn and starts anew after the upkeep phase.',
      pl: '„Zginęła w tej turze” dotyczy wszystkich pięciu faz tury i liczy się od nowa po fazie porządkowej.',
    },
    'FG-R-41': {
      en: 'There are 21 ordinary victim pawns; if none is left, no more victims are placed. Pawns that leave the heroine’s card when it is flipped, and victims saved after that, return to the supply.',
      pl: 'Zwykłych pionków ofiar jest 21; gdy ich zabraknie, nowych ofiar się nie umieszcza. Pionki zdjęte z karty bohaterki przy jej odwróceniu oraz ofiary uratowane później wracają do zasobów.',
    },
    'FG-R-42': {
      en: 'If the event deck is empty, no event is drawn. Discarded events are not shuffled back.',
      pl: 'Jeśli talia wydarzeń jest pusta, nie dobiera się wydarzenia. Odrzuconych wydarzeń nie tasuje się ponownie.',
    },
    'FG-R-43': {
      en: 'If the terror deck is empty, effects that draw the next terror card or discard terror cards from the top of the deck do nothing.',
      pl: 'Jeśli talia terroru jest pusta, efekty każące dobrać następną kartę terroru albo odrzucić karty terroru z wierzchu talii nic nie robią.',
    },
    'FG-R-44': {
      en: 'Upkeep effects of a finale apply already in the upkeep phase in which it is revealed, unless the card says otherwise. Only Time to Die does: its effect starts in the following upkeep phase.',
      pl: 'Co karta zakończenia każe robić w fazie porządkowej, działa już w tej, w której ją odkryto, chyba że karta stanowi inaczej. Tak jest tylko z kartą Czas umierać: jej efekt zaczyna działać w następnej fazie porządkowej.',
    },
    'FG-R-45': {
      en: 'The new killer action of a revealed finale is used from the next killer phase on.',
      pl: 'Nowa akcja mordercy z odkrytego zakończenia obowiązuje od najbliższej fazy mordercy.',
    },
    'FG-R-46': {
      en: 'If bloodlust rises by more than 1, take it one step at a time and resolve each step fully. If one effect kills several victims, their deaths raise bloodlust one after another.',
      pl: 'Jeśli żądza krwi rośnie o więcej niż 1, podnoś ją po jednym kroku i każdy krok rozpatrz do końca. Jeśli jeden efekt zabija kilka ofiar, ich śmierci zwiększają żądzę krwi kolejno, jedna po drugiej.',
    },
    'FG-R-47': {
      en: 'A one-way connection can be used only in its direction for movement, distance and targeting. For effects that say “adjacent”, its two spaces are still adjacent.',
      pl: 'Z jednokierunkowego połączenia można korzystać tylko w podaną stronę przy ruchu, mierzeniu odległości i obieraniu celu. Dla efektów mówiących o sąsiednich polach oba jego pola nadal sąsiadują ze sobą.',
    },
    'FG-R-48': {
      en: 'An action card that cannot work where the heroine is (Search off a search space, a damage card without a target in range, Convince without an occupied house next to her) can only be discarded, not played. Any other ordinary action card may be played at any time in the action phase between two cards, reaction cards only against an attack, and Close Call only after a horror roll.',
      pl: 'Karty akcji, która w miejscu pobytu bohaterki nie może zadziałać (Przeszukanie poza polem przeszukania, karta zadająca obrażenia bez celu w zasięgu, Przekonywanie bez zajętego domu obok), nie można zagrać, a jedynie odrzucić. Każdą inną zwykłą kartę akcji możesz zagrać w dowolnej chwili fazy akcji między dwiema kartami, karty reakcji tylko przeciw atakowi, a O mały włos tylko po rzucie horroru.',
    },
    'FG-R-49': {
      en: 'An empty hand does not end the action phase by itself while you can still use items, save victims or take rewards. You confirm the end of the phase yourself.',
      pl: 'Pusta ręka sama nie kończy fazy akcji, dopóki możesz jeszcze używać przedmiotów, ratować ofiary lub odbierać nagrody. Koniec fazy potwierdzasz samodzielnie.',
    },
    'FG-R-50': {
      en: 'When a victim is replaced by a special victim, the card says which one; the chosen ambiguity principle breaks ties. If there is no victim, a permanent event stays in play without effect and any other event is discarded.',
      pl: 'Gdy ofiara specjalna zastępuje zwykłą, karta określa którą; remisy rozstrzyga wybrana zasada dotycząca niejasności. Jeśli nie ma żadnej ofiary, wydarzenie ze stałym efektem zostaje w grze bez skutku, a każde inne zostaje odrzucone.',
    },
    'FG-R-51': {
      en: 'There are only 3 special victim pawns. When all have been used, a card that needs another takes the first one, in the order white, orange, blue, that is no longer on the board; if all 3 are still there, the effect is ignored.',
      pl: 'Pionki ofiar specjalnych są tylko 3. Gdy wszystkie zostały już użyte, karta wymagająca kolejnego bierze pierwszy, w kolejności biały, pomarańczowy, niebieski, którego nie ma już na planszy; jeśli wciąż są na niej wszystkie 3, efekt zostaje pominięty.',
    },
    'FG-R-52': {
      en: 'Looking at the top terror card never counts as drawing it.',
      pl: 'Podgląd wierzchniej karty terroru nigdy nie liczy się jako jej dobranie.',
    },
    'FG-R-53': {
      en: 'Every loss of health, even an unpreventable one, uses up health markers and then the last breath token exactly like damage: a return to life, the end of the phase and the loss of the excess included. Only reactions, protective items and weapon modifiers do not apply.',
      pl: 'Każda utrata zdrowia, także ta nie do obrony, zabiera znaczniki zdrowia, a potem żeton ostatniego tchnienia tak samo jak obrażenia – łącznie z powrotem do życia, końcem fazy i przepadnięciem nadwyżki. Nie działają tylko reakcje, przedmioty ochronne i modyfikatory broni.',
    },
    'FG-R-54': {
      en: 'You may play a reaction against every attack on the heroine, whatever makes it, even if part of the card has no effect. Retaliation damages the attacker (the killer, or the attacking minion’s group), and a weapon must fit the attacker’s distance; if no enemy that can be damaged made the attack (victims, a manifestation, the Werewolf, the Poltergeist, Dr. Fright while the heroine is awake), that damage is lost.',
      pl: 'Reakcję możesz zagrać przeciw każdemu atakowi na bohaterkę, ktokolwiek lub cokolwiek go przeprowadza, nawet jeśli część karty nic nie da. Zemsta rani atakującego (mordercę albo grupę atakującego sługusa), a broń musi pasować do jego odległości; jeśli ataku nie przeprowadził wróg, którego można zranić (ofiary, manifestacja, Wilkołak, Poltergeist, Dr Dreszcz, gdy bohaterka nie śpi), te obrażenia przepadają.',
    },
    'FG-R-55': {
      en: 'Distance is the fewest steps along usable connections, counted from the figure or space it is measured from (for a killer’s or minion’s target, from that enemy); blocked connections do not count. Moving toward something means one step of a shortest route per space, and whoever is already there or has no route stays put.',
      pl: 'Odległość to najmniejsza liczba kroków po dostępnych połączeniach, liczona od postaci lub pola, od którego się ją mierzy (dla celu mordercy lub sługusa – od tego wroga); zablokowane połączenia się nie liczą. Ruch w stronę czegoś to za każde pole jeden krok najkrótszą drogą, a kto już tam jest albo nie ma drogi, zostaje na miejscu.',
    },
    'FG-R-56': {
      en: 'Health markers and use markers never run out here. Limits that do count: 21 victims, 3 special victims, the minion tokens, 9 black and 2 white last breath tokens, and the printed number of copies of each action card.',
      pl: 'Znaczniki zdrowia i użycia nigdy się tu nie kończą. Liczą się natomiast limity: 21 ofiar, 3 ofiary specjalne, żetony sługusów, 9 czarnych i 2 białe żetony ostatniego tchnienia oraz wydrukowana liczba egzemplarzy każdej karty akcji.',
    },
    'FG-R-57': {
      en: 'While the killer is off the map, nothing is on his space or at any distance from him: effects that measure from him, move toward him or need his space are skipped. Killer actions with move or attack symbols do nothing, and nobody panics because of him.',
      pl: 'Dopóki mordercy nie ma na planszy, nic nie jest na jego polu ani w żadnej odległości od niego: efekty, które mierzą od niego odległość, przesuwają coś w jego stronę albo wymagają jego pola, pomijasz. Akcje mordercy z symbolami ruchu lub ataku nic nie robią i nikt z jego powodu nie panikuje.',
    },
    'FG-R-58': {
      en: 'Finales, dark powers, terror cards, items and setup cards left over during setup come into play only if a card expressly fetches one of that kind.',
      pl: 'Niewykorzystane przy przygotowaniu zakończenia, mroczne moce, karty terroru, przedmioty i karty przygotowania wchodzą do gry tylko wtedy, gdy jakaś karta wprost sięga po kartę tego rodzaju.',
    },
    'FG-R-59': {
      en: 'If an item or event is discarded as the price of its effect, the effect still happens and the tokens it placed stay active. Effects are cut off only when a card orders its own discard while it is being resolved.',
      pl: 'Jeśli odrzucenie przedmiotu lub wydarzenia jest ceną za jego efekt, efekt i tak następuje, a położone przez niego żetony działają dalej. Dalsze efekty przepadają tylko wtedy, gdy karta każe się odrzucić w trakcie własnego rozpatrywania.',
    },
    'FG-R-60': {
      en: 'What an attack or an item costs is always paid, even if it brings somebody back to life and so ends the phase: the use marker goes, a thrown weapon is gone, and health that the weapon takes is lost. Everything else that would have followed is dropped.',
      pl: 'Koszt ataku lub użycia przedmiotu płacisz zawsze, nawet jeśli ktoś przez nie wraca do życia i faza się kończy: znika znacznik użycia, rzucona broń przepada, a zdrowie, które odbiera broń, jest stracone. Wszystko inne, co miało jeszcze nastąpić, przepada.',
    },
  },
};
