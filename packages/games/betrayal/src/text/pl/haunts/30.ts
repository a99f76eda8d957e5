/** Missing Persons. */
export const haunt30 = {
  'haunt.30.title': 'Zaginieni',
  'haunt.30.intro.heroes':
    'Trzy krótkie, trzy długie: tak zawsze pukała Odile. Pukanie dobiega z wnętrza ściany i jest coraz wolniejsze. Znaleziony pierścień należy do niej i jest jeszcze ciepły.',
  'haunt.30.intro.traitor':
    'Nigdy nie udaje ci się za nimi nadążyć. Trudno. Niech raz posiedzą spokojnie, jedno obok drugiego, za porządnym tynkiem.',
  'haunt.30.setup.traitor':
    'Zregeneruj wszystkie cechy{might, plural, =0 {} one { i zyskaj # punkt Siły} few { i zyskaj # punkty Siły} many { i zyskaj # punktów Siły} other { i zyskaj # punktu Siły}}. Obok ciebie {masons, plural, one {staje # Kamieniarz} few {stają # Kamieniarze} many {staje # Kamieniarzy} other {staje # Kamieniarza}}. Umieść Odile w ścianie pokoju oddalonego o co najmniej trzy kroki czołgania od Schodów na Parterze, Korytarza i Holu Wejściowego; jeśli takiego nie ma, w jednym z najdalszych.',
  'haunt.30.goal.heroes': 'Bohaterowie wygrywają, gdy Chwyt na dłoni Odile dojdzie do {grip}.',
  'haunt.30.goal.traitor':
    'Zdrajca wygrywa, gdy na początku jego tury wszyscy bohaterowie są w ścianach albo gdy Odile nie ma już Tchu.',
  'haunt.30.rule.walled':
    'Zamurowany bohater zostaje na płytce, ale nie można go atakować, ranić, przesuwać ani się z nim wymieniać, nie działa na niego tekst płytki i nikomu nie przeszkadza. Nie może się ruszać, odkrywać, atakować, rabować zwłok, wymieniać się ani używać kart.',
  'haunt.30.rule.crawl':
    'Zamurowany bohater czołga się w turze o trzy kroki, a o dwa, jeśli prowadzi w niej Odile: na każdą płytkę, która styka się z tą, z drzwiami czy bez, albo wzdłuż obu schodów. Gdy Odile zmienia płytkę, Chwyt przepada.',
  'haunt.30.rule.brick':
    'Nikt nie wczołguje się na płytkę z Cegłą. Bohater zamurowany na takiej płytce rozbija Cegłę. Wszystkich Cegieł jest {bricks}.',
  'haunt.30.rule.nobody':
    'Żaden bohater nie ginie: zamiast tego zostaje na swojej płytce zamurowany, każda jego cecha ma co najmniej najniższy stopień, a własna tura się kończy. Na koniec każdej rundy Odile traci 1 punkt Tchu.',
  'haunt.30.rule.wall-up':
    'Zamurowanie: ilekroć ty albo Kamieniarz wygrywa własny atak na bohatera co najmniej o {margin}, możesz zamiast zadać obrażenia zamurować bohatera.',
  'haunt.30.action.crawl': 'Czołgaj się',
  'haunt.30.text.crawl': 'W ścianie: na płytkę, która styka się z tą, albo wzdłuż schodów, jeśli nie ma tam Cegły.',
  'haunt.30.action.slip-in': 'Wślizgnij się',
  'haunt.30.text.slip-in':
    'Na płytce bez Cegły, gdy inny bohater jest poza ścianami: jesteś w ścianie. Twoja tura się kończy.',
  'haunt.30.action.take-her-hand': 'Weź ją za rękę',
  'haunt.30.text.take-her-hand':
    'W ścianie, na płytce Odile, także gdy prowadzi ją tam inny zamurowany bohater: prowadzisz ją. Jeśli wychodzisz ze ściany, ona w niej zostaje.',
  'haunt.30.action.knock': 'Zapukaj',
  'haunt.30.text.knock':
    'W ścianie: rzut Siły; od 5 możesz tu wyjść i twoja tura się kończy; jeśli zostajesz albo przy wyniku 3 lub 4, do początku twojej następnej tury leży tu żeton Pukania.',
  'haunt.30.action.listen': 'Nasłuchuj',
  'haunt.30.text.listen':
    'Poza ścianą, na płytce z zamurowanym bohaterem: rzut Wiedzy, o 2 więcej z żetonem Pukania (z Pierścieniem także Poczytalności), przeciw {house, plural, one {# kości} few {# kościom} many {# kościom} other {# kości}} domu, o jedną więcej za zdrajcę i za każdego przytomnego Kamieniarza na tej płytce. Jeśli twój wynik jest wyższy, zamurowany tu bohater wychodzi i zyskuje 1 punkt każdej krytycznej cechy; albo na Schodach na Parterze, w Korytarzu lub w Holu Wejściowym, gdzie zamurowany bohater prowadzi Odile, Chwyt rośnie o 1.',
  'haunt.30.action.smash': 'Rozbij cegłę',
  'haunt.30.text.smash': 'Na płytce z Cegłą albo obok niej: rzut Siły; od 4, a w ścianie od 5, Cegła znika.',
  'haunt.30.action.brick-up': 'Zamuruj przejście',
  'haunt.30.text.brick-up':
    'W pokoju bez Cegły, bez zamurowanego bohatera i bez Odile: połóż tu Cegłę; jeśli wszystkie leżą w domu, jedną z innego miejsca.',
  'haunt.30.monster.mason': 'Atakuje Siłą; obrażenia go ogłuszają.',
  'haunt.30.status.walled': 'W ścianie',
  'haunt.30.ask.hide-odile': 'Gdzie w ścianie jest Odile?',
  'haunt.30.ask.knocked': 'Tynk ustępuje. Wychodzisz?',
  'haunt.30.option.come-out': 'Wyjdź',
  'haunt.30.option.stay-walled': 'Zostań w ścianie',
  'haunt.30.ask.heard': 'Słyszysz pukanie. Co robisz?',
  'haunt.30.option.get-grip': 'Chwyć dłoń Odile',
  'haunt.30.option.pull-out': 'Wyciągnij {seatAcc}',
  'haunt.30.ask.walls': 'Czy zamiast zadać obrażenia zamurowujesz bohatera?',
  'haunt.30.option.wall-up': 'Zamuruj',
  'haunt.30.option.wall-not': 'Niech zaboli',
  'haunt.30.ask.which-brick': 'Którą Cegłę bierzesz?',
  'haunt.30.event.breath':
    'Odile ma jeszcze {n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} Tchu.',
  'haunt.30.event.grip': 'Chwyt na dłoni Odile wynosi {n}.',
  'haunt.30.event.nothing-heard': '{who} słyszy tylko dom.',
  'haunt.30.won.out': 'Tynk, pył, dłoń i wściekła Odile: „Mówiłam, że jestem w ŚCIANIE”.',
  'haunt.30.won.walled': 'Wreszcie cichy dom. Tylko w niektóre noce słychać lekkie, całkiem równe stukanie.',
  'haunt.30.won.breath': 'Trzy krótkie, trzy długie. Potem trzy krótkie. Potem nic.',
  'haunt.30.won.all-dead': 'Wreszcie cichy dom.',
  'haunt.30.counter.breath': 'Tchu Odile',
  'haunt.30.counter.grip': 'Chwyt',
  'haunt.30.counter.walled': 'Bohaterowie w ścianach',
  'name.token.odile-hand': 'Odile',
  'name.token.brick': 'Cegła',
  'name.token.knock': 'Pukanie',
} as const;
