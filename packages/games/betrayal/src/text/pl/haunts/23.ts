/** Stone by Stone. */
export const haunt23 = {
  'haunt.23.title': 'Kamień po Kamieniu',
  'haunt.23.intro.heroes':
    'Idol jest ciepły, a wasze palce nie. Woda, krew i sól, głosi napis na cokole, tym przyjaznym, drobnym pismem, którym podaje się terminy.',
  'haunt.23.intro.traitor': 'Nie znosisz, gdy ludzie się wiercą. W ogrodzie za domem stoi tyle pustych postumentów.',
  'haunt.23.setup.heroes':
    'Podziemne Jezioro, Spiżarnia i Zakrwawiony Pokój są już w domu. Jeśli żaden bohater nie ma Idola, trzyma go teraz bohater najbliższy zdrajcy. Kto ma więcej niż dwie cechy krytyczne, zyskuje po 1 punkcie każdej z tych ponad dwie.',
  'haunt.23.setup.traitor':
    'Zregeneruj wszystkie cechy{might, plural, =0 {} one { i zyskaj # punkt Siły} few { i zyskaj # punkty Siły} many { i zyskaj # punktów Siły} other { i zyskaj # punktu Siły}}. Obok ciebie {masons, plural, one {staje # Kamieniarz} few {stają # Kamieniarze} many {staje # Kamieniarzy} other {staje # Kamieniarza}}.',
  'haunt.23.goal.heroes':
    'Bohaterowie wygrywają, gdy Idol jest obmyty we wszystkich trzech miejscach ({washes}) albo gdy 12. runda kończy się z dwoma obmyciami.',
  'haunt.23.goal.traitor':
    'Zdrajca wygrywa, gdy {statues, plural, one {Posągiem jest # bohater} few {Posągami jest # bohaterów} many {Posągami jest # bohaterów} other {Posągami jest # bohatera}} albo gdy 12. runda kończy się z mniej niż dwoma obmyciami.',
  'haunt.23.rule.stone':
    'Krytyczna cecha bohatera od razu kamienieje: nie rośnie, nie regeneruje się i nie spada. Stopień, który miałaby stracić, przechodzi na inną cechę, która może go przyjąć, a jeśli takiej nie ma, na dowolną inną cechę tego bohatera. Dlatego żaden bohater nie ginie.',
  'haunt.23.rule.slow':
    'Ruch bohatera to jego Szybkość pomniejszona o liczbę własnych skamieniałych cech, ale co najmniej 1.',
  'haunt.23.rule.statue':
    'Bohater z czterema skamieniałymi cechami jest Posągiem: nie jest żywym poszukiwaczem, nie przeszkadza, nie można go atakować ani przesuwać, a jego cechy się nie regenerują. Jego karty leżą przy nim jak przy ciele. We własnej turze Posąg może tylko szeptać.',
  'haunt.23.rule.idol':
    'Idol jest kartą jak inne, ale zdrajca nigdy nie może go mieć. Tam, gdzie leży, bohater może go podnieść raz na turę. Obmywa się go w Podziemnym Jeziorze (Siła), w Spiżarni (Wiedza) i w Zakrwawionym Pokoju (Poczytalność); gdy którejś z tych płytek brakuje, zamiast niej na Podeście w Piwnicy, w Holu Wejściowym albo na Podeście na Pierwszym Piętrze.',
  'haunt.23.rule.touch':
    'Dotyk: ilekroć bohater bierze Idola, w wymianie albo stamtąd, gdzie Idol leży, traci 1 punkt wybranej przez siebie cechy.',
  'haunt.23.rule.warmth':
    'Po każdym obmyciu każdy bohater, który nie jest Posągiem, może zyskać 1 punkt jednej cechy. Także skamieniała cecha może wzrosnąć i wtedy przestaje być kamieniem.',
  'haunt.23.rule.knock':
    'Wytrącenie: gdy wygrasz własny atak na właściciela Idola, możesz zamiast zadać obrażenia położyć Idola na płytce najwyżej 2 płytki od ciebie, ale nie na żadnej z tych trzech.',
  'haunt.23.rule.dusk': 'Gdy kończy się 12. runda, bohaterom wystarczą dwa obmycia, a mniej nie wystarczy.',
  'haunt.23.action.wash': 'Obmyj Idola',
  'haunt.23.text.wash':
    'Mając Idola, na jednej z trzech płytek bez żetonu Obmycia: rzut jej cechy; od 5 połóż tu żeton Obmycia. W Zakrwawionym Pokoju kosztuje to też 1 Obrażenie Fizyczne.',
  'haunt.23.action.take-the-idol': 'Podnieś Idola',
  'haunt.23.text.take-the-idol': 'Na płytce, na której leży Idol: jest twój. Czujesz jego dotyk.',
  'haunt.23.action.whisper': 'Szepcz',
  'haunt.23.text.whisper':
    'Jako Posąg, w swojej turze: bohater w polu widzenia ma jedną kość więcej w następnym rzucie cechy, do końca swojej następnej tury.',
  'haunt.23.action.gaze': 'Spójrz',
  'haunt.23.text.gaze':
    'Wybierz bohatera w polu widzenia: oboje wykonujecie rzut Poczytalności. Jeśli twój wynik jest wyższy, bohater traci 1 punkt wybranej przez siebie cechy.',
  'haunt.23.monster.mason': 'Atakuje Siłą; obrażenia go ogłuszają. Nigdy nie nosi Idola.',
  'haunt.23.status.statue': 'Posąg',
  'haunt.23.status.whispered': 'Ktoś szepcze',
  'haunt.23.ask.warmth': 'Idol jest trochę czystszy. Która z twoich cech rośnie?',
  'haunt.23.option.warm': '{trait}',
  'haunt.23.option.stay-cold': 'Żadna',
  'haunt.23.ask.knock': 'Czy zamiast zadać obrażenia wytrącasz Idola?',
  'haunt.23.option.knock-away': 'Wytrąć',
  'haunt.23.option.knock-not': 'Niech zaboli',
  'haunt.23.ask.knock-to': 'Dokąd toczy się Idol?',
  'haunt.23.won.washed': 'Idol rozpływa się wam w dłoniach jak cukierek. Trzeszczą wam kolana. To piękny dźwięk.',
  'haunt.23.won.garden': 'Ogród jest gotowy. Przyda się wyższy żywopłot.',
  'haunt.23.won.dusk': 'To, co zostało z idola, jest nie większe od kciuka i nie ma już nic do powiedzenia.',
  'haunt.23.won.night': 'Światło gaśnie. W ciemności nikt się już nie rusza i wkrótce nikt nie ma na to ochoty.',
  'haunt.23.won.all-dead': 'Ogród jest gotowy. Przyda się wyższy żywopłot.',
  'haunt.23.counter.wash': 'Obmycia',
  'haunt.23.counter.statue': 'Posągi',
  'haunt.23.counter.dusk': 'Zmierzch (runda)',
  'name.token.wash': 'Obmycie',
  'name.monster.mason': 'Kamieniarz',
} as const;
