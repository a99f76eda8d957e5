/** Unseen. */
export const haunt42 = {
  'haunt.42.title': 'Niewidziane',
  'haunt.42.intro.heroes':
    'Pies przestał szczekać i zaczął mierzyć. To, w co się wpatruje, przechodzi przez pokój, przez skalę termometru i przez uśmiech osoby obok. W spiżarni stoją worki mąki, a nikt nie zamierza piec.',
  'haunt.42.intro.traitor': 'Obiecany dowód istnieje. Stoi tuż za nimi; musi tylko wiedzieć, jak każde z nich smakuje.',
  'haunt.42.setup.heroes': 'Jeśli Psa ma zdrajca, dostaje go następny bohater w kolejności.',
  'haunt.42.setup.traitor':
    'Zregeneruj wszystkie cechy i połóż potajemnie Bestię na płytce co najmniej 3 płytki od każdego bohatera, a gdy takiej nie ma, jak najdalej.',
  'haunt.42.goal.heroes':
    'Bohaterowie wygrywają, gdy Bestia ma {wounds, plural, one {# Ranę} few {# Rany} many {# Ran} other {# Rany}} albo gdy Noc dojdzie do {night}.',
  'haunt.42.goal.traitor':
    'Zdrajca wygrywa, gdy każdy żywy bohater ma Ślad Pazurów, a jest ich razem co najmniej {marks}, przy czym martwy bohater liczy się za 2, albo gdy wszyscy bohaterowie są martwi.',
  'haunt.42.rule.beast':
    'Gdzie jest Bestia, wie tylko zdrajca, dopóki się nie ujawni; wtedy widać ją aż do jej następnego ruchu. Nikomu nie przeszkadza i nikt nie przeszkadza jej; nie można jej zaatakować, ogłuszyć ani przesunąć, można tylko ciąć na oślep. Dynamit na jej płytce ją ujawnia. Na koniec każdej rundy Noc rośnie o 1.',
  'haunt.42.rule.tracks':
    'Gdy Bestia wchodzi na Mąkę, ta zamienia się w Tropy i wszyscy dowiadują się, która to płytka, skąd Bestia przyszła i dokąd idzie dalej. Jeśli jej ruch się tam kończy, Bestia się ujawnia. Wszystkie Tropy wracają do zasobów na początku tury Potworów; Mąki jest razem {flour, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}.',
  'haunt.42.rule.prowl':
    'Bestia przesuwa się potajemnie o co najwyżej 4 płytki i w dowolnej chwili tego ruchu atakuje jednego bohatera na swojej płytce; atak ją ujawnia. Gdy wygra, bohater otrzymuje różnicę jako Obrażenia Fizyczne, najwyżej 2, i Ślad Pazurów, a Bestia może iść dalej, o ile zostały jej kroki, znów niewidziana. W przeciwnym razie zatrzymuje się tam i widać ją.',
  'haunt.42.rule.marks': 'Bohater ma najwyżej 2 Ślady Pazurów.',
  'haunt.42.action.scatter': 'Rozsyp mąkę',
  'haunt.42.text.scatter':
    'Na płytce bez Mąki i Tropów: połóż tu Mąkę. Jeśli Bestia jest tutaj, ujawnia się, a Mąka od razu zamienia się w Tropy.',
  'haunt.42.action.ask-the-dog': 'Zapytaj psa',
  'haunt.42.text.ask-the-dog':
    'Jeśli masz Psa: wszyscy dowiadują się, jak daleko pieszo jest z twojej płytki do Bestii.',
  'haunt.42.action.lash-out': 'Tnij na oślep',
  'haunt.42.text.lash-out':
    'W swoją albo sąsiednią płytkę. Jeśli Bestii tam nie ma, wszyscy się o tym dowiadują. Jeśli jest, ujawnia się; potem rzut Siły albo Szybkości, o 1 więcej (najwyżej o 2) za każdą płytkę spośród jej własnej i sąsiednich, na której jest Mąka, Tropy albo inny żywy bohater. Od 5 Bestia ma o Ranę więcej, a zdrajca od razu przesuwa ją potajemnie o co najwyżej 4 płytki.',
  'haunt.42.action.sweep-up': 'Zamieć',
  'haunt.42.text.sweep-up': 'Na płytce z Mąką: rzut Szybkości; od 3 Mąka wraca do zasobów.',
  'haunt.42.ask.lair': 'Gdzie czeka Bestia?',
  'haunt.42.ask.creep': 'Dokąd idzie Bestia?',
  'haunt.42.ask.pounce': 'Kogo atakuje Bestia?',
  'haunt.42.option.keep-still': 'Stój',
  'haunt.42.option.creep': '{tile}',
  'haunt.42.option.lurk': 'Nikogo',
  'haunt.42.option.pounce': '{seat}',
  'haunt.42.event.shown': 'Bestia ujawnia się {atAt}.',
  'haunt.42.event.vanished': 'Nikt już nie widzi Bestii.',
  'haunt.42.event.came': 'Tropy w mące {atAt} prowadzą {fromFrom}.',
  'haunt.42.event.left': 'Tropy w mące {atAt} idą dalej {toTo}.',
  'haunt.42.event.nothing': '{atAt} niczego nie ma.',
  'haunt.42.event.wounded':
    'Krwawi coś, czego nikt nie widzi. Bestia ma {n, plural, one {# Ranę} few {# Rany} many {# Ran} other {# Rany}}.',
  'haunt.42.event.scent':
    '{n, plural, =0 {Pies patrzy nieruchomo. Bestia jest {atAt}.} one {Pies patrzy nieruchomo. Bestia jest o # płytkę drogi {atFrom}.} few {Pies patrzy nieruchomo. Bestia jest o # płytki drogi {atFrom}.} many {Pies patrzy nieruchomo. Bestia jest o # płytek drogi {atFrom}.} other {Pies patrzy nieruchomo. Bestia jest o # płytki drogi {atFrom}.}}',
  'haunt.42.event.no-scent': 'Pies patrzy w pustkę, bo {atFrom} nie ma drogi do Bestii.',
  'haunt.42.won.wounds': 'W mące widać zarys czegoś bardzo wielkiego, co w końcu postanowiło zostać dywanem.',
  'haunt.42.won.night': 'Wschodzi słońce, a temu, co nie rzuca cienia, wcale się to nie podoba.',
  'haunt.42.won.marks': 'Na taśmie widać, jak twoi przyjaciele walczą z pustym pokojem i przegrywają.',
  'haunt.42.won.all-dead': 'Teraz wie, jak każde z nich smakuje. Ma już swój ulubiony smak.',
  'haunt.42.monster.beast':
    'Atakuje Siłą i nic jej nie rani. Przesuwa się o co najwyżej 4 płytki, tak jak poszukiwacze, bez rzutu.',
  'haunt.42.counter.wounds': 'Rany Bestii',
  'haunt.42.counter.night': 'Noc',
  'haunt.42.counter.marks': 'Ślady Pazurów',
  'haunt.42.counter.places': 'Miejsca, w których może być Bestia',
  'name.token.flour': 'Mąka',
  'name.side.flour': 'Tropy',
  'name.token.claw': 'Ślad Pazurów',
  'name.token.unseen': 'Bestia, niewidziana',
  'name.monster.beast': 'Bestia',
} as const;
