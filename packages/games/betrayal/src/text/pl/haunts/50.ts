/** Weight of Iron. */
export const haunt50 = {
  'haunt.50.title': 'Ciężar Żelaza',
  'haunt.50.intro.heroes':
    'A więc klątwę da się zważyć. Wszystko, co macie w kieszeniach, polubiło podłogę i tylko palenisko na dole jest dość gorące, by przemówić mu do rozsądku.',
  'haunt.50.intro.traitor': 'Zawsze podróżujesz z pustymi rękami. Aż dziw, że mało komu przychodzi to do głowy.',
  'haunt.50.goal.heroes': 'Bohaterowie wygrywają, gdy Żużel osiągnie {slag}.',
  'haunt.50.goal.traitor':
    'Zdrajca wygrywa, gdy naraz {statues, plural, one {martwy lub żelazny jest # bohater} few {martwych lub żelaznych jest # bohaterów} many {martwych lub żelaznych jest # bohaterów} other {martwych lub żelaznych jest # bohatera}}, gdy żaden żywy bohater nie jest już wolny, gdy Ogień osiągnie {fire} albo gdy wszyscy bohaterowie są martwi.',
  'haunt.50.rule.load':
    'Obciążenie bohatera to liczba jego Przedmiotów, Omenów i sztuk Żelaza. Na początku tury odejmuje się je od ruchów, z których zostają co najmniej trzy (albo wszystkie, jeśli jest ich mniej); kto niesie więcej, niż wynosi jego Szybkość, jest przygwożdżony i nie ma żadnego. Rzutom Szybkości to nie szkodzi. Zdrajca i Kowale nie mają Obciążenia.',
  'haunt.50.rule.iron': 'Żelazo wymienia się, podaje i zabiera zmarłym tak jak Przedmiot. Niczego nie można upuścić.',
  'haunt.50.rule.rust':
    'Bohater, którego Obciążenie jest na koniec jego tury większe od Szybkości, dostaje żeton Rdzy; każdy inny go traci. Zamiast drugiego żetonu bohater zamienia się w żelazny posąg: nie ma tur, nie można go zaatakować ani zranić, nikomu nie przeszkadza i z nikim się nie wymienia.',
  'haunt.50.rule.shackle':
    'Gdy ty albo Kowal wygrywacie walkę z bohaterem, bez względu na to, kto atakował, możesz zamiast obrażeń dać mu sztukę Żelaza; przy przewadze co najmniej 3 są to dwie sztuki.',
  'haunt.50.rule.fire': 'Na koniec każdej rundy Ogień rośnie o 1.',
  'haunt.50.action.pass-on': 'Podaj dalej',
  'haunt.50.text.pass-on':
    'Podaj dowolnie wiele swoich Przedmiotów, Omenów i sztuk Żelaza bohaterowi oddalonemu pieszo najwyżej o 2 płytki, jeśli się zgodzi.',
  'haunt.50.action.melt': 'Przetop',
  'haunt.50.text.melt':
    'W Kotłowni: zakop jeden ze swoich Przedmiotów lub Omenów albo usuń sztukę swojego Żelaza, a Żużel wzrośnie o 1. Za 1 Obrażenie Fizyczne możesz od razu przetopić drugą sztukę.',
  'haunt.50.action.lift': 'Dźwignij',
  'haunt.50.text.lift':
    'Na płytce z żelaznym bohaterem: rzut Siły; od 4 przejmij od niego tyle sztuk, ile chcesz. Jeśli jego Obciążenie nie jest już większe od Szybkości, jest wolny.',
  'haunt.50.action.forge': 'Wykuj',
  'haunt.50.text.forge':
    'Wskaż bohatera w polu widzenia, który nie jest z żelaza, i rzuć 3 kośćmi; od 4 dostaje sztukę Żelaza.',
  'haunt.50.ask.piece': 'Co przetapiasz?',
  'haunt.50.option.melt-iron': 'Sztukę Żelaza',
  'haunt.50.option.melt-card': 'Kartę',
  'haunt.50.ask.second': 'Czy przetapiasz drugą sztukę za 1 Obrażenie Fizyczne?',
  'haunt.50.option.second-yes': 'Przetop drugą',
  'haunt.50.option.second-no': 'Wystarczy jedna',
  'haunt.50.ask.shackle': 'Czy zamiast obrażeń bohater dostaje Żelazo?',
  'haunt.50.option.shackle-yes': 'Zakuj bohatera',
  'haunt.50.option.shackle-no': 'Niech zaboli',
  'haunt.50.event.iron': '{who} dostaje Żelazo. Obciążenie wynosi {n}.',
  'haunt.50.event.slag': '{who} przetapia sztukę. Żużel wynosi {n}.',
  'haunt.50.event.fire': 'Ogień rośnie do {n}.',
  'haunt.50.status.rust': 'Rdza',
  'haunt.50.status.taken': 'Z żelaza',
  'haunt.50.won.molten':
    'Ostatnia sprzączka spływa po ruszcie jak miód. Nie macie już niczego i aż do bramy biegniecie w podskokach.',
  'haunt.50.won.statues': 'Stoją teraz wzdłuż podjazdu jak żywi, z odrobiną troski na twarzach.',
  'haunt.50.won.fire': 'Palenisko najadło się do syta i gaśnie. Czego nie stopiło, zostaje dokładnie tam, gdzie stoi.',
  'haunt.50.won.all-dead': 'Nie ma już komu niczego nosić. Zamykasz drzwi jednym palcem.',
  'haunt.50.monster.smith': 'Atakuje Siłą. Obrażenia go ogłuszają.',
  'haunt.50.counter.slag': 'Żużel',
  'haunt.50.counter.fire': 'Ogień',
  'haunt.50.counter.statue': 'Bohaterowie martwi lub z żelaza',
  'why.nothing-to-melt': 'Nie ma tu Żelaza do przetopienia.',
  'name.token.iron': 'Żelazo',
  'name.monster.smith': 'Kowal',
} as const;
